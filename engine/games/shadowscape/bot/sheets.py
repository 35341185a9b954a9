"""The sides of action cards, sorted by what the bot asks of them; made once for each."""

from functools import cache
from typing import Any, NamedTuple

from engine.core.world import World
from engine.games.shadowscape.content.effect_forms import Attack, Go, Guard, Heal, Prepare, Search, Step
from engine.games.shadowscape.content.printed import EFFECTS, FACE, KIND, SKILL


class Sheet(NamedTuple):
    """A side of an action card, sorted."""

    kind: str
    attack: Attack | None
    search: Search | None
    draws: int
    heal: int
    guard: int
    go: Go | None
    steps: int  # rooms one may go before anything else
    boost: str | None
    skill: int


@cache
def sheet_of(kind: str, side: str) -> Sheet:
    effects: tuple[Any, ...] = EFFECTS[kind, side]
    found: dict[type, Any] = {}
    for effect in effects:
        found.setdefault(type(effect), effect)
    prepare, heal, guard = found.get(Prepare), found.get(Heal), found.get(Guard)
    return Sheet(
        kind=KIND[kind, side],
        attack=found.get(Attack),
        search=found.get(Search),
        draws=prepare.draw if prepare else 0,
        heal=heal.base if heal else 0,
        guard=guard.points if guard else 0,
        go=found.get(Go),
        steps=effects[0].rooms if isinstance(effects[0], Step) else 0,
        boost=FACE[kind, side].boost,
        skill=SKILL[kind, side],
    )


def turned_side(side: str) -> str:
    return "a" if side == "b" else "b"


def other_sheet(world: World, card: int, sheet: Sheet) -> Sheet:
    front, back = sheet_of(world.kinds[card], "a"), sheet_of(world.kinds[card], "b")
    return back if sheet is front else front
