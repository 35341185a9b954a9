"""How urgent every end is: the losses while something can still be done against them, the wins when they are near.

Read by the status and by the screen's gauges. Everything asked here lies open to all: how many cards of the Town deck
still stand is what is in Town altogether, less what is in sight; their order is never looked at.
"""

from collections.abc import Iterator
from math import comb

import msgspec

from engine.core.world import World
from engine.games.shadowrift.content.effects import Break, Hunt, Kill
from engine.games.shadowrift.content.printed import BOSS, PLANS, SORT, STANDS
from engine.games.shadowrift.scoring import gauges_of, is_town_thin, people_of_town
from engine.games.shadowrift.zones import CORPSES, LAST, MONSTER_TOP, SPACE, TOWN_DECK, TOWN_DISCARD, TRACK
from engine.kit.words import counted, numbered

NEAR = 0.5
"""An end that is less urgent than this is not told."""

RISK = 0.05
"""A risk for Town that is worth a word."""

FEW_CORPSES = 4
"""So few left in the stack are told before anything else points to the plague."""

BOSS_ON_TRACK = {0: 1.0, 1: 0.97, 2: 0.85, 3: 0.7}
"""How urgent a boss is, by the steps it still has."""


class End(msgspec.Struct, frozen=True):
    """One end that is near: which of the five, how urgent from 0 to 1, and what to say of it."""

    name: str
    urgency: float
    words: str


def ends_near(world: World) -> list[End]:
    """The ends worth a word, the most urgent first."""
    found = (*boss_end(world), *town_end(world), *plague_end(world), *wins(world))
    return sorted((end for end in found if end.urgency >= NEAR), key=lambda end: -end.urgency)


def boss_end(world: World) -> Iterator[End]:
    gauge = gauges_of(world).world
    if gauge.value:
        left = gauge.of - gauge.value
        words = f"the boss wins in {numbered(left, 'step')}" if left else "the boss ends the world"
        yield End("world", BOSS_ON_TRACK[min(left, 3)], words)
    elif any(BOSS[world.kinds[card]] for card in world.pieces(MONSTER_TOP)):
        yield End("world", 0.6, "the boss is next to come")


def town_end(world: World) -> Iterator[End]:
    """The risk of the next laying, then that of the one after it, then that few live at all."""
    if world.phase != "act":
        if is_town_thin(world):
            yield End("town", 0.65, "few stand in Town")
        return
    falls = risk_next(world)
    if falls >= RISK:
        yield End("town", 0.8 + falls / 5, f"{percent(falls)} risk: Town falls")
    elif risk_later(world) >= RISK:
        yield End("town", 0.75, "Town may fall in 2 rounds")
    elif is_town_thin(world):
        living, others = people_of_town(world)
        yield End("town", 0.65, f"only {living} of {living + others} alive in Town")


def plague_end(world: World) -> Iterator[End]:
    gauge, left = gauges_of(world).plague, len(world.zones[CORPSES])
    if left <= deaths_due(world):
        yield End("plague", 0.9, "the plague may come next")
    elif left <= FEW_CORPSES:
        yield End("plague", 0.8, f"{counted(left, 'Corpse')} from the plague")
    else:
        yield End("plague", gauge.share, f"{counted(left, 'Corpse')} from the plague")


def wins(world: World) -> Iterator[End]:
    gauges = gauges_of(world)
    for gauge, what in ((gauges.walls, "Wall"), (gauges.seals, "rift")):
        verb = "build" if gauge.name == "walls" else "seal"
        yield End(gauge.name, gauge.share, f"{counted(gauge.of - gauge.value, what)} to {verb}")


# Town


def percent(share: float) -> str:
    return f"{max(1, min(99, round(share * 100))) if share < 1 else 100}%"


def none_of(drawn: int, living: int, total: int) -> float:
    """The chance that none of the living is among so many cards."""
    return comb(total - living, drawn) / comb(total, drawn) if total >= drawn else float(not living)


def risk_next(world: World) -> float:
    """The chance that nobody stands when Town is laid in the next round."""
    kinds = world.kinds
    laid = [card for zone in SPACE for card in world.pieces(zone)]
    frozen = sum(SORT[kinds[card]] == "freeze" for card in laid)
    seen = [card for card in laid if SORT[kinds[card]] != "freeze"] + list(world.pieces(TOWN_DISCARD))
    alive_seen = sum(STANDS[kinds[card]] for card in seen)
    alive = max(0, people_of_town(world)[0] - alive_seen)
    deck, spaces = len(world.zones[TOWN_DECK]), len(SPACE) - frozen
    if deck >= spaces:
        return none_of(spaces, min(alive, deck), deck)
    return 0.0 if alive else none_of(spaces - deck, alive_seen, len(seen))


def risk_later(world: World) -> float:
    """The chance for the laying after that, if whoever is to die in the next step does."""
    living, others = people_of_town(world)
    return none_of(len(SPACE), max(0, living - deaths_due(world)), living + others)


def deaths_due(world: World) -> int:
    """How many plans of the next step kill, hunt or break."""
    due = 0
    for space, zone in enumerate(TRACK[:LAST]):
        for monster in world.pieces(zone):
            plans = PLANS[world.kinds[monster]]
            due += space < len(plans) and any(isinstance(does, Kill | Hunt | Break) for does in plans[space].does)
    return due
