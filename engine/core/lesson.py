"""The form of a `tutorial.toml`: a scripted first game on the real engine, the same form for every game.

Read by a game's `content.py` and played by the lesson screen. A step waits for one deed of the player; asides are
told once, the first time the engine asks for their deed. Which deeds and cards exist is checked by the game.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

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
