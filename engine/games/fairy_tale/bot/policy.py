"""The game's own bot: drafts for sets and friends, denies, and plays its cards in the order that turns down least.

`pick` gets an observed World and reads only what its seat may know. Everything is counted in points: what a card adds
to the row, what its effects cost or bring, what sets may still grow into, and what a card passed on gives away.
"""

from random import Random
from typing import Any

from engine.core.pieces import Spot
from engine.core.world import World
from engine.games.fairy_tale.actions import Exchange, Keep, Play, Turn
from engine.games.fairy_tale.bot.outlook import Outlook
from engine.games.fairy_tale.bot.taste import PLAIN, Taste
from engine.games.fairy_tale.bot.value import plays_left
from engine.games.fairy_tale.effects.turning import without
from engine.games.fairy_tale.rules.opening import receivers_of
from engine.games.fairy_tale.rules.rows import RULES
from engine.games.fairy_tale.setup import allies_of, partner_of
from engine.games.fairy_tale.tasks import ToExchange, ToKeep, ToPlay, ToTurn
from engine.games.fairy_tale.zones import HAND, KEPT
from engine.kit.judging import Judge, Judged, JudgeOf, best_first, judged, one_of_the_best

DENIAL = 0.5  # what a point kept from the next player is worth, in a game of two
CLOSE = 0.05  # choices this near to the best are as good


def pick(world: World, seat: int, rng: Random, taste: Taste | None = None) -> Any:
    """A sensible legal action for a seat that is asked."""
    return one_of_the_best(judged(JUDGES, world, seat, RULES.legal(world, seat), taste or PLAIN), rng, CLOSE)


def ranked(world: World, seat: int, rng: Random, taste: Taste | None = None) -> list[Judged]:
    """One action for every kind of card, best first."""
    unlike = {likeness(world, action): action for action in RULES.legal(world, seat)}
    return best_first(judged(JUDGES, world, seat, list(unlike.values()), taste or PLAIN))


def likeness(world: World, action: Any) -> Any:
    """What is the same for actions that come to the same."""
    return action if isinstance(action, Exchange) else world.kinds[action.card]


def keep_judge(world: World, seat: int, taste: Taste) -> Judge:
    """A card is worth what it adds to the best three of those kept, and what the next player does not get."""
    outlook = Outlook(world, seat, taste)
    packet = [world.kinds[card] for card in world.lying(HAND[seat])]
    kept = [world.kinds[card] for card in world.lying(KEPT[seat])]
    receiver = receivers_of(world)[seat]
    denial = 0.0 if receiver in allies_of(world, seat) else taste.denial * DENIAL / (world.seats - 1)
    wished = [outlook.gain_for(receiver, kind) for kind in packet]
    known: dict[str, float] = {}

    def judge(action: Keep) -> float:
        kind = world.kinds[action.card]
        if kind not in known:
            left = wished.copy()
            left.remove(outlook.gain_for(receiver, kind))
            known[kind] = outlook.hand_worth([*kept, kind]) - denial * max(left)
        return known[kind]

    return judge


def play_judge(world: World, seat: int, taste: Taste) -> Judge:
    """A card is worth what the best plan for the rest of the round brings that begins with it."""
    outlook = Outlook(world, seat, taste)
    kept = [world.kinds[card] for card in world.lying(KEPT[seat])]
    left = plays_left(world)
    known: dict[str, float] = {}

    def judge(action: Play) -> float:
        kind = world.kinds[action.card]
        if kind not in known:
            known[kind] = outlook.plan_worth(kind, kept, left)
        return known[kind]

    return judge


def turn_judge(world: World, seat: int, taste: Taste) -> Judge:
    """A card is worth what the row is worth without it, or with it."""
    outlook = Outlook(world, seat, taste)
    up = world.ask_of(seat).up

    def judge(action: Turn) -> float:
        kind = world.kinds[action.card]
        return outlook.row_worth([*outlook.up, kind] if up else without(outlook.up, kind))

    return judge


def exchange_judge(world: World, seat: int, taste: Taste) -> Judge:
    """A swap is worth what both partners show after it; an unseen card is worth nothing but is not lost."""
    mine, theirs = Outlook(world, seat, taste), Outlook(world, partner_of(seat), taste)

    def judge(action: Exchange) -> float:
        given, taken = action.mine, action.theirs
        my_up, their_up = list(mine.up), list(theirs.up)
        if world.is_up(given):
            kind = world.kinds[given]
            my_up.remove(kind)
            their_up.append(kind)
        if not isinstance(taken, Spot):
            kind = world.kinds[taken]
            their_up.remove(kind)
            my_up.append(kind)
        return mine.row_worth(my_up) + theirs.row_worth(their_up)

    return judge


JUDGES: dict[type, JudgeOf] = {
    ToKeep: keep_judge,
    ToPlay: play_judge,
    ToTurn: turn_judge,
    ToExchange: exchange_judge,
}
