"""The form of a `tutorial.toml`: a scripted first game on the real engine, the same form for every game.

Read by a game's `content.py` and played by the lesson screen. A step waits for one deed of the player; asides are
told once, the first time the engine asks for their deed. Which deeds and cards exist is known to the game.
"""

from collections.abc import Collection, Iterator
from typing import Annotated

import msgspec
from msgspec import Meta

from engine.core.problems import ARROW, ContentProblem, unknown

Text = Annotated[str, Meta(min_length=1)]
Positive = Annotated[int, Meta(ge=1)]


class Step(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    kw_only=True,
    rename={"awaits": "await", "otherwise": "else"},
):
    """What to say, and what the player must do (`times` times) before the next step is said."""

    title: Text
    text: Text
    awaits: Text
    times: Positive = 1
    choose: Text | None = None
    otherwise: Text | None = None
    rule: Text | None = None


class Aside(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Said once, when the engine first asks the player for this deed, whatever step is open."""

    on: Text
    title: Text
    text: Text
    rule: Text | None = None


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table of the lesson and its steps; `you` is the learner's seat, the other seats are bots."""

    title: Text
    minutes: Positive
    seats: Positive
    seed: Annotated[int, Meta(ge=0)]
    steps: Annotated[tuple[Step, ...], Meta(min_length=1)]
    you: Annotated[int, Meta(ge=0)] = 0
    bot: Text = "adept"
    options: dict[str, str] = {}
    asides: tuple[Aside, ...] = ()


def lesson_problems(
    file: str, lesson: Lesson, deeds: Collection[str], things: Collection[str], thing: str = "card"
) -> Iterator[ContentProblem]:
    """Deeds nobody can do, things that do not exist, a seat that is not there. `thing` is what can be chosen."""
    for number, step in enumerate(lesson.steps, 1):
        if step.awaits not in deeds:
            yield unknown(file, f"steps #{number}{ARROW}await", "deed", step.awaits, deeds)
        if step.choose is not None and step.choose not in things:
            yield unknown(file, f"steps #{number}{ARROW}choose", thing, step.choose, things)
    for number, aside in enumerate(lesson.asides, 1):
        if aside.on not in deeds:
            yield unknown(file, f"asides #{number}{ARROW}on", "deed", aside.on, deeds)
    if lesson.you >= lesson.seats:
        yield ContentProblem(file, "you", f"seats are counted from 0; valid: 0 to {lesson.seats - 1}")
