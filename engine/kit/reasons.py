"""Why a choice is good, as data: what it gains, what it denies others, what it risks. Hints say it before figures.

A game's bot supplies reasons from its own valuation, a row for every kind of action; front ends say the weightiest.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal

import msgspec

from engine.core.world import World

Kind = Literal["gains", "denies", "risks"]


class Reason(msgspec.Struct, frozen=True):
    """One reason for or against a choice: a clause a learner can use, and what it counts for in the game's points."""

    kind: Kind
    clause: str
    worth: float = 0.0


ReasonsOf = Callable[[World, int, Any], Iterable[Reason]]


def gains(clause: str, worth: float = 0.0) -> Reason:
    return Reason("gains", clause, worth)


def denies(clause: str, worth: float = 0.0) -> Reason:
    return Reason("denies", clause, worth)


def risks(clause: str, worth: float = 0.0) -> Reason:
    return Reason("risks", clause, worth)


def always(*reasons: Reason) -> ReasonsOf:
    """What is said of a choice whatever the table looks like."""
    return lambda world, seat, action: reasons


def by_action(rows: Mapping[type, ReasonsOf]) -> Callable[[World, int, Any], list[Reason]]:
    """The reasons of a game from its rows: one for every kind of action."""
    return lambda world, seat, action: list(rows[type(action)](world, seat, action))


def weightiest(reasons: Iterable[Reason]) -> Reason | None:
    """The reason that counts for most; the first of equals."""
    return max(reasons, key=lambda reason: abs(reason.worth), default=None)


def in_words(reasons: Iterable[Reason]) -> str:
    """The two weightiest reasons for a choice, then what it risks: `a third Child makes each worth 3, but …`."""
    found = list(reasons)
    speaking = sorted((one for one in found if one.kind != "risks"), key=lambda one: -abs(one.worth))
    clauses = [one.clause for one in speaking[:2]]
    risk = weightiest(one for one in found if one.kind == "risks")
    text = "; ".join(clauses)
    if risk is not None:
        text = f"{text}, but {risk.clause}" if text else risk.clause
    return text
