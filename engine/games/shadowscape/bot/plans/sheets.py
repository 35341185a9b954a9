"""The sides of action cards, and what abilities and gear add to deeds, sorted by what the bot asks; each made once."""

from functools import cache, lru_cache
from typing import Any, NamedTuple

from engine.core.world import World
from engine.games.shadowscape.content.effect_forms import (
    Attack,
    Calm,
    Draw,
    Go,
    Guard,
    Heal,
    Mend,
    Next,
    Prepare,
    Search,
    Step,
)
from engine.games.shadowscape.content.printed import EFFECTS, FACE, KIND, SKILL
from engine.games.shadowscape.content.standing_forms import Boost
from engine.games.shadowscape.standing import Standing


class Sheet(NamedTuple):
    """A side of an action card, sorted."""

    kind: str
    attack: Attack | None
    search: Search | None
    draws: int
    heal: int
    guard: int
    go: Go | None
    calms: bool
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
        calms=Calm in found,
        steps=effects[0].rooms if isinstance(effects[0], Step) else 0,
        boost=FACE[kind, side].boost,
        skill=SKILL[kind, side],
    )


def turned_side(side: str) -> str:
    return "a" if side == "b" else "b"


def other_sheet(world: World, card: int, sheet: Sheet) -> Sheet:
    front, back = sheet_of(world.kinds[card], "a"), sheet_of(world.kinds[card], "b")
    return back if sheet is front else front


class Traits(NamedTuple):
    """Points on attacks here and next door, by symbol; what a long walk, a kill, a heal and a text bring besides."""

    here: dict[str, int]
    far: dict[str, int]
    counted: tuple[Boost, ...]  # those that depend on what is on the table
    reach_bits: int  # what lets one attack a turn reach next door
    charge: int  # on the next attack after a walk
    charge_rooms: int
    draws: dict[str, int]  # Fate cards, by event
    mends: dict[str, int]  # wounds, by event


@lru_cache(maxsize=1 << 12)
def traits_of(standing: Standing) -> Traits:
    here: dict[str, int] = {}
    far: dict[str, int] = {}
    for one in standing.boosts:
        if one.reach != "next":
            here[one.symbol] = here.get(one.symbol, 0) + one.plus
        if one.reach != "here":
            far[one.symbol] = far.get(one.symbol, 0) + one.plus
    draws: dict[str, int] = {}
    mends: dict[str, int] = {}
    charge = rooms = 0
    for event, whens in standing.whens.items():
        for _, when in whens:
            for effect in when.effects:
                match effect:
                    case Draw(cards=cards):
                        draws[event] = draws.get(event, 0) + cards
                    case Mend(wounds=wounds):
                        mends[event] = mends.get(event, 0) + wounds
                    case Next(action="attack", plus=plus) if event == "move":
                        charge, rooms = charge + plus, max(rooms, when.rooms)
    counted = tuple([one for one in standing.boosts if one.per is not None])
    bits: Any = sum({ready.bit for ready in standing.once if ready.is_reach})
    return Traits(here, far, counted, bits, charge, rooms, draws, mends)
