"""What others did, in a sentence for the prompt: the newest deed, and bad news since the reader's last turn.

Screens and line mode say the same words; colours are the panels' business.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from engine.kit.telling import Told
from engine.kit.words import uncapitalized
from tui.words.agreement import is_verb, said_of
from tui.words.seating import YOU

SINCE = "Since your last turn: "


def sentence_of(told: Told, names: Sequence[str]) -> str:
    """One line of narration with the name of whom it is about: `Aldo keeps it`, `Aldo: Castle`."""
    return told.text if told.seat is None else said_of(names[told.seat], told.text)


def bad_news(lines: Sequence[Told], names: Sequence[str], own: Collection[int]) -> str:
    """What harmed the reader, each thing once with how often; nothing where nothing did."""
    said = Counter(harm_in_words(told, names, own) for told in lines if is_harmed(told, own))
    return f"{SINCE}{'; '.join(f'{words}{how_often(count)}' for words, count in said.items())}." if said else ""


def how_often(count: int) -> str:
    """` (twice)`, nothing for what happened once."""
    return "" if count == 1 else " (twice)" if count == 2 else f" ({count} times)"


def is_harmed(told: Told, own: Collection[int]) -> bool:
    """Whether a line is bad news for any of these seats."""
    return any(seat in own for seat in told.harmed)


def harm_in_words(told: Told, names: Sequence[str], own: Collection[int]) -> str:
    """A line about the reader's own things needs no name; what they do or lose themselves is said of `you`."""
    if told.seat is None or told.seat not in own:
        return sentence_of(told, names)
    if not is_verb(told.text):
        return told.text
    said = said_of(YOU, told.text)
    return f"{uncapitalized(said)}" if len(own) == 1 else sentence_of(told, names)


def just_happened(told: Sequence[Told], names: Sequence[str], own: Collection[int]) -> str:
    """The newest line where the game itself did something, else the newest thing that somebody else did."""
    newest = told[-1] if told else None
    if newest is not None and newest.seat is None and newest.tone != "title":
        return f"{newest.text}."
    return just_done(told, names, own)


def just_done(told: Sequence[Told], names: Sequence[str], own: Collection[int]) -> str:
    """The newest thing that somebody else did, after the reader's own last deed, or that anybody's card asks for.

    Nothing where nobody has.
    """
    for line in reversed(told):
        if line.seat is None:
            if line.tone == "title":
                return ""
        elif line.tone == "title" and ": " in line.text:
            return f"{sentence_of(line, names)}."  # `Aldo's Castle: turn one Home card down`
        elif line.seat in own:
            return ""
        elif line.tone != "dim" and is_verb(line.text):
            return f"{sentence_of(line, names)}."
    return ""
