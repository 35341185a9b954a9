"""What answers to the monsters' demands are worth: cards to discard or to offer, a monster to mend, cards to sink."""

from typing import Any

from engine.core.world import World
from engine.games.shadowrift.bot.foes import harm_of
from engine.games.shadowrift.bot.planning import GROUP
from engine.games.shadowrift.bot.taste import Taste
from engine.games.shadowrift.content.printed import BOSS, COST, SORT, SYMBOLS
from engine.games.shadowrift.zones import HITS
from engine.kit.judging import Judge

WORTH_OF_CARD = {
    "wound": -2.0,
    "burn": -3.0,
    "explore": 1.8,
    "prowess": 1.0,
    "heroism": 1.6,
    "might": 1.2,
    "strike": 1.1,
}
CARD = 2.0  # anything else in a hand
SPARED = 3.0
GROUP_WORTH = {"arms": 2.0, "draws": 1.9, "magic": 1.6, "mends": 1.5, "stone": 1.2, "other": 1.0}


def card_worth(kind: str) -> float:
    return WORTH_OF_CARD.get(kind, CARD)


def discard_judge(world: World, seat: int, taste: Taste) -> Judge:
    return lambda action: -sum(card_worth(world.kinds[card]) for card in action.cards)


def offer_judge(world: World, seat: int, taste: Taste) -> Judge:
    """One card each is enough; afflictions go gladly."""

    def judge(action: Any) -> float:
        given = [card_worth(world.kinds[card]) for card in action.cards]
        return min(len(given), 1) * SPARED - sum(given)

    return judge


def choose_judge(world: World, seat: int, taste: Taste) -> Judge:
    """Somebody who has a scratch to lose, so that no more Magic comes; of those the least harmful."""
    return lambda action: (5.0 if HITS(world, action.monster) else 0.0) - 0.1 * harm_of(world, action.monster)


def sink_judge(world: World, seat: int, taste: Taste) -> Judge:
    """The boss goes under, then whatever is dear; a rift is wanted."""
    return lambda action: sum(sink_worth(world.kinds[card]) for card in action.cards)


def sink_worth(kind: str) -> float:
    if SORT[kind] == "rift":
        return -2.0
    return 6.0 if BOSS[kind] else 0.3 * COST[kind] + 0.4 * SYMBOLS[kind]


def pick_judge(world: World, seat: int, taste: Taste) -> Judge:
    """Stacks to play with: arms and draws first."""
    likes = {"arms": taste.kills, "magic": taste.seals, "mends": taste.healing, "stone": taste.walls}
    return lambda action: GROUP_WORTH[GROUP[action.stack]] * likes.get(GROUP[action.stack], 1.0)
