"""The bases of what a game declares: its actions, asks and tasks, and the forms of its content files.

All immutable, tagged and strict, so that one decoder per game reads logs and content exactly. An ask's class says its
`manner`: who may answer, and what an answer closes (`engine.core.asks`).
"""

from typing import Annotated, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Meta

from engine.core.asks import SINGLE, Manner

Text = Annotated[str, Meta(min_length=1)]
Positive = Annotated[int, Meta(ge=1)]
Natural = Annotated[int, Meta(ge=0)]
Card = TypeVar("Card")


class ActionBase(
    msgspec.Struct,
    frozen=True,
    gc=False,
    tag=str.lower,
    tag_field="action",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """What a player chose, named by an imperative."""


class TaskBase(msgspec.Struct, frozen=True, gc=False, tag_field="task", forbid_unknown_fields=True, omit_defaults=True):
    """What is due on the agenda, named by a noun."""


class AskBase(msgspec.Struct, frozen=True, gc=False, tag_field="ask", forbid_unknown_fields=True, omit_defaults=True):
    """What a seat is asked, named `To` and a verb.

    With one answer left nobody is asked, unless silence would tell what a hidden hand holds: `even_if_forced`.
    """

    manner: ClassVar[Manner] = SINGLE
    even_if_forced: ClassVar[bool] = False


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a content file: unknown keys are refused."""


class CardFile(Strict, Generic[Card], frozen=True):
    """A content file of cards of one form, at least one of them."""

    cards: Annotated[tuple[Card, ...], Meta(min_length=1)]
