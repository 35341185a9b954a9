"""The game's own bot: drafts for sets and friends, denies, and plays its cards in the order that turns down least.

`pick` gets an observed World and reads only what its seat may know. Everything is counted in points: what a card adds
to the row, what its effects cost or bring, what sets may still grow into, and what a card passed on gives away.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.core.pieces import Spot
from engine.core.world import World
from engine.games.fairy_tale import rules
from engine.games.fairy_tale.actions import Exchange, Keep, Play, Turn
from engine.games.fairy_tale.forecast import without
from engine.games.fairy_tale.outlook import Outlook
from engine.games.fairy_tale.rules.draft import receivers_of
from engine.games.fairy_tale.rules.points import points_by_seat
from engine.games.fairy_tale.setup import allies_of, partner_of
from engine.games.fairy_tale.tasks import ToExchange, ToKeep, ToPlay, ToTurn
from engine.games.fairy_tale.zones import CHOSEN, HAND, KEPT, PLAYS, ROUND, ROW

DENIAL = 0.5  # what a point kept from the next player is worth, in a game of two
CLOSE = 0.05  # choices this near to the best are as good


def value(world: World, seat: int) -> float:
    """The lead over the best rival in face-up points, and what the seat's own hidden cards promise."""
    points = points_by_seat(world)
    allies = allies_of(world, seat)
    rivals = [
        sum(points[ally] for ally in allies_of(world, other)) for other in range(world.seats) if other not in allies
    ]
    return sum(points[ally] for ally in allies) - max(rivals) + promise_of(world, seat)


def promise_of(world: World, seat: int) -> float:
    """What the best of the cards held would add, each by itself."""
    held = [world.kinds[card] for zone in (KEPT[seat], CHOSEN[seat]) for card in world.lying(zone)]
    if not held:
        return 0.0
    outlook = Outlook(world, seat)
    gains = sorted((outlook.gain(kind) for kind in held), reverse=True)
    return float(sum(gains[: plays_left(world)]))


def plays_left(world: World) -> int:
    return PLAYS * ROUND(world) - len(world.zones[ROW[0]])


def pick(world: World, seat: int, rng: Random) -> Any:
    """A sensible legal action for a seat that is asked."""
    actions = rules.legal(world, seat)
    judge = JUDGES[type(world.ask_of(seat))](world, seat)
    worths = [judge(action) for action in actions]
    best = max(worths)
    return rng.choice([action for action, worth in zip(actions, worths, strict=True) if worth >= best - CLOSE])


Judge = Callable[[Any], float]


def keep_judge(world: World, seat: int) -> Judge:
    """A card is worth what it adds to the best three of those kept, and what the next player does not get."""
    outlook = Outlook(world, seat)
    packet = [world.kinds[card] for card in world.lying(HAND[seat])]
    kept = [world.kinds[card] for card in world.lying(KEPT[seat])]
    receiver = receivers_of(world)[seat]
    denial = 0.0 if receiver in allies_of(world, seat) else DENIAL / (world.seats - 1)
    wished = [outlook.gain_for(receiver, kind) for kind in packet]
    known: dict[str, float] = {}

    def judge(action: Keep) -> float:
        kind = world.kinds[action.card]  # type: ignore[index]
        if kind not in known:
            left = wished.copy()
            left.remove(outlook.gain_for(receiver, kind))
            known[kind] = outlook.hand_worth([*kept, kind]) - denial * max(left)
        return known[kind]

    return judge


def play_judge(world: World, seat: int) -> Judge:
    """A card is worth what the best plan for the rest of the round brings that begins with it."""
    outlook = Outlook(world, seat)
    kept = [world.kinds[card] for card in world.lying(KEPT[seat])]
    left = plays_left(world)
    known: dict[str, float] = {}

    def judge(action: Play) -> float:
        kind = world.kinds[action.card]  # type: ignore[index]
        if kind not in known:
            known[kind] = outlook.plan_worth(kind, kept, left)
        return known[kind]

    return judge


def turn_judge(world: World, seat: int) -> Judge:
    """A card is worth what the row is worth without it, or with it."""
    outlook = Outlook(world, seat)
    up = world.ask_of(seat).up

    def judge(action: Turn) -> float:
        kind = world.kinds[action.card]  # type: ignore[index]
        return outlook.row_worth([*outlook.up, kind] if up else without(outlook.up, kind))

    return judge


def exchange_judge(world: World, seat: int) -> Judge:
    """A swap is worth what both partners show after it; an unseen card is worth nothing but is not lost."""
    mine, theirs = Outlook(world, seat), Outlook(world, partner_of(seat))

    def judge(action: Exchange) -> float:
        given, taken = action.mine, action.theirs
        my_up, their_up = list(mine.up), list(theirs.up)
        if world.is_up(given):  # type: ignore[arg-type]
            kind = world.kinds[given]  # type: ignore[index]
            my_up.remove(kind)
            their_up.append(kind)
        if not isinstance(taken, Spot):
            kind = world.kinds[taken]
            their_up.remove(kind)
            my_up.append(kind)
        return mine.row_worth(my_up) + theirs.row_worth(their_up)

    return judge


JUDGES: dict[type, Callable[[World, int], Judge]] = {
    ToKeep: keep_judge,
    ToPlay: play_judge,
    ToTurn: turn_judge,
    ToExchange: exchange_judge,
}
