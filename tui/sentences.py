"""What screens, line mode, stories and lists say of a table in the same words: its options, whom it awaits, its end."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core import Outcome, Prompt, Status
from tui.agreeing import all_of

NOTHING_SAID = ("none", "no", "off")
"""Values of options that are not worth a word in the header."""


def options_in_words(options: dict[str, str]) -> str:
    """The options of a table as the header names them: a switch by its name, a number not at all."""
    said = [name if value == "on" else value for name, value in options.items() if value not in NOTHING_SAID]
    return ", ".join(word.replace("_", " ") for word in said if not word.isdigit())


def awaited(prompt: Prompt, names: Sequence[str]) -> Prompt:
    """A prompt that waits for others says for whom."""
    if not prompt.awaits:
        return prompt
    whom = all_of([names[seat] for seat in prompt.awaits], "is still thinking.")
    return msgspec.structs.replace(prompt, call=f"{prompt.call} {whom}".lstrip())


def timed(status: Status, minutes: int | None) -> Status:
    """The status of a table that is played for a time says how much of it is left."""
    if minutes is None:
        return status
    left = f"{minutes} min left" if minutes else "time is up"
    return msgspec.structs.replace(status, note=", ".join(filter(None, (status.note, left))))


def ending(outcome: Outcome, names: Sequence[str]) -> str:
    """Who won, and why."""
    winners = [names[seat] for seat in outcome.winners()] or ["Nobody"]
    return f"{all_of(winners, 'won')}: {clause(outcome.reason)}."


def clause(sentence: str) -> str:
    """A sentence, or a label, in the middle of another."""
    return sentence[:1].lower() + sentence[1:].removesuffix(".")
