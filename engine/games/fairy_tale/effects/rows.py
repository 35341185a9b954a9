"""All effects of Fairy Tale by their forms, and what rules and bots ask about the effects of a kind of card."""

from collections.abc import Sequence
from typing import Any

from engine.games.fairy_tale.content.printed import by_kind
from engine.games.fairy_tale.effects import drawing, hunting, turning
from engine.games.fairy_tale.effects.room import CardEffect, Points, Row
from engine.kit.effects import Effects

ROWS = Effects((*hunting.ROWS, *turning.ROWS, *drawing.ROWS))


def row_of(effect: Any) -> CardEffect:
    row = ROWS.of(effect)
    assert isinstance(row, CardEffect)
    return row


def steps_of(card: Any) -> tuple[tuple[int, int], ...]:
    """(step, which effect) for every effect that comes after the hunt."""
    found = ((row_of(effect).step(effect), index) for index, effect in enumerate(card.effects))
    return tuple((step, index) for step, index in found if step is not None)


STEPS = by_kind(steps_of)
EFFECTS = by_kind(lambda card: card.effects)


def after(effect: Any, up: Sequence[str], down: Sequence[str], points: Points) -> Row:
    """The row of a player who is hit by an effect and chooses what is best at once."""
    return row_of(effect).after(effect, up, down, points)
