"""What screens, line mode, stories and lists say of a table in the same words: its options, whom it awaits, its end."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from engine.content.entry import Option, plain
from engine.core import Outcome
from engine.games import GAMES
from engine.kit.sides import Sides
from engine.kit.telling import Prompt, Status
from engine.kit.words import uncapitalized
from tui.words.agreement import all_of

NAMED = re.compile(r"[^.:?!]{1,24}: ")
"""A call that says by itself whom it is for: `Venda: choose an action.`"""

HERO = re.compile(r"\bhero (\d)\b")
"""How games name another hero."""

NOTHING_SAID = ("none", "no", "off", "choose")
"""Values of options that are not worth a word in the header."""


def with_names(text: str, names: Sequence[str]) -> str:
    """Heroes by their names: games know none, and number them (`hero 2`)."""
    return HERO.sub(lambda found: names[int(found[1]) - 1] if 0 < int(found[1]) <= len(names) else found[0], text)


def options_in_words(slug: str, options: Mapping[str, str]) -> str:
    """What was chosen for a table: the first option of its game always, others where they are not as usual.

    A switch is named, a number is not worth a word in a header, and what another option settles does not count.
    """
    known = {option.name: option for option in GAMES.entry(slug).options} if slug in GAMES else {}
    unusual = [name for name, value in options.items() if name not in known or value != known[name].default]
    settled = {other for name in unusual if name in known for other in known[name].instead_of}
    told = [name for name in options if (name in unusual or name == next(iter(known), "")) and name not in settled]
    said = {name: options[name] for name in told if options[name] not in NOTHING_SAID and not options[name].isdigit()}
    return ", ".join(option_in_words(known.get(name), name, value) for name, value in said.items())


def option_in_words(option: Option | None, name: str, value: str) -> str:
    """What was chosen of one option; a switch by its name."""
    if value == "on" or option is None:
        return plain(name if value == "on" else value)
    return option.phrase.format(option.name_of(value))


def awaited(prompt: Prompt, names: Sequence[str], done: str = "", *, may_act: bool = False) -> Prompt:
    """A prompt that waits for others says what they have just done, else for whom; who may act meanwhile is told so."""
    if not prompt.awaits:
        return prompt
    whom = all_of([names[seat] for seat in prompt.awaits], "is choosing …")
    if done and not may_act:
        return msgspec.structs.replace(prompt, call=done, remark=f"{whom} {prompt.remark}".rstrip())
    return msgspec.structs.replace(prompt, call=f"{prompt.call} {whom}".lstrip(), remark=done or prompt.remark)


def addressed(prompt: Prompt, name: str) -> Prompt:
    """A prompt for one of several seats of the same person names the one that is to choose, if it does not yet."""
    if NAMED.match(prompt.call):
        return prompt
    return msgspec.structs.replace(prompt, call=f"{name}: {uncapitalized(prompt.call)}")


def timed(status: Status, minutes: int | None) -> Status:
    """The status of a table that is played for a time says how much of it is left."""
    if minutes is None:
        return status
    left = f"{minutes} min left" if minutes else "time is up"
    return msgspec.structs.replace(status, note=", ".join(filter(None, (status.note, left))))


def ending(outcome: Outcome, names: Sequence[str], sides: Sides = ()) -> str:
    """Who won, and why; where all play against the game, whether they did."""
    return f"{verdict(outcome.places, names, sides)}: {why_ended(outcome.reason)}."


def verdict(places: Sequence[int], names: Sequence[str], sides: Sides = ()) -> str:
    """Who won: `Mira and Aldo won`, `Everyone lost`."""
    winners = [name for name, place in zip(names, places, strict=False) if place == 1]
    if is_against_the_game(places, sides):
        return f"{'Everyone' if len(names) > 1 else names[0]} {'won' if winners else 'lost'}"
    return all_of(winners or ["Nobody"], "won")


def is_against_the_game(places: Sequence[int], sides: Sides) -> bool:
    """Whether there is but one side, which wins or loses."""
    return len(sides or places) == 1


def why_ended(reason: str) -> str:
    """Why a game ended, in the middle of a sentence: a clause begins as it does, be it with a name."""
    return clause(reason) if reason.endswith(".") else reason


def clause(sentence: str) -> str:
    """A sentence, or a label, in the middle of another."""
    return uncapitalized(sentence).removesuffix(".")
