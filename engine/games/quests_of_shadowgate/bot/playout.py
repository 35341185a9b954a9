"""How a search of this game looks ahead: what it takes everybody to do, and how far it looks.

The looks of one search meet the same decisions again and again until chance parts them, so what the game's own bot
judges best is remembered by all that its judgement reads. Ties go to the first, not to chance: what is remembered
changes time, never a choice.
"""

from typing import Any

from engine.core.world import World
from engine.games.quests_of_shadowgate.bot import policy
from engine.games.quests_of_shadowgate.rules.rows import RULES
from engine.games.quests_of_shadowgate.setup import has_stealing
from engine.games.quests_of_shadowgate.table import open_quests
from engine.games.quests_of_shadowgate.tasks import ToDraft, ToDraw
from engine.games.quests_of_shadowgate.zones import (
    ABILITY,
    CHARACTER,
    DECK,
    DISCARD,
    ENOUGH_VP,
    EVENT,
    FINISHER,
    GAME,
    HAND,
    ITEMS,
    PAYMENT,
    POOL,
    TURN,
    VP,
)

MOST_REMEMBERED = 1 << 12
remembered: dict[Any, Any] = {}


def is_far(start: World, world: World) -> bool:
    """Whether the actions of this turn are over, or the turn, if it began to draw.

    The last turns are played to the end, and a draft is judged as it is.
    """
    if start.phase == "draft" or GAME(world) != GAME(start):
        return True
    if TURN(world) != TURN(start):
        return not FINISHER(world)
    is_drawing = world.phase == "draw" and start.phase != "draw"
    return is_drawing and not FINISHER(world) and VP(world, world.turn) < ENOUGH_VP


def playout(world: World, seat: int, rng: Any) -> Any:
    """What the game's own bot would do; characters and abilities are all the same to it."""
    ask = world.asks[-1][seat]
    if type(ask) is ToDraft:
        return rng.choice(RULES.legal(world, seat))
    key = read_by_bot(world, seat, ask)
    action = remembered.get(key)
    if action is None:
        if len(remembered) >= MOST_REMEMBERED:
            remembered.clear()
        remembered[key] = action = policy.best(world, seat)
    return action


def read_by_bot(world: World, seat: int, ask: Any) -> Any:
    """All that a judgement reads; what is drawn is judged without a look at the hand."""
    zones, sides, seats = world.zones, world.sides, range(world.seats)
    quests = open_quests(world)
    drafted = [card for one in seats for zone in (CHARACTER, ABILITY) for card in world.pieces(zone[one])]
    own = None if type(ask) is ToDraw else (world.agenda[-1], tuple(zones[HAND[seat]]), tuple(zones[PAYMENT[seat]]))
    return (
        seat,
        ask,
        own,
        has_stealing(world),
        tuple([(world.kinds[card], sides[card]) for card in drafted]),
        tuple(quests),
        tuple([sides[quest] for quest in quests]),
        tuple([tuple(zones[ITEMS[one]]) for one in seats]),
        tuple(zones[EVENT]),
        tuple(zones[POOL]),
        not zones[DECK],
        not zones[DISCARD],
        tuple(world.counts.items()),
    )
