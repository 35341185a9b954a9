"""A turn put together: which purchases, paid with which cards, are worth most with a torch's actions.

The hand is a row of places, a set of its cards a number with a bit for each place. Made by the bot for one decision.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.bot.outlook import Outlook
from engine.games.quests_of_shadowgate.content.printed import NO_ACTION, TYPE
from engine.games.quests_of_shadowgate.content.vocabulary import Three, less
from engine.games.quests_of_shadowgate.rules.paying import (
    free_payments_now,
    item_cost,
    means_of,
    theft_costs,
)
from engine.games.quests_of_shadowgate.rules.stealing import thefts
from engine.games.quests_of_shadowgate.rules.sums import GUARD, PACKED, Kinds, hand_sums, packed
from engine.games.quests_of_shadowgate.setup import has_stealing
from engine.games.quests_of_shadowgate.table import firsts_of, holder_of, open_quests, quest_of

MOST_WAYS = 4  # ways to pay for one thing that are looked at
MOST_STARTS = 3  # purchases a turn that are looked ahead
THEFT_HURTS = 0.5  # how much of what a victim loses is worth something to the thief


class Target(msgspec.Struct, frozen=True):
    """Something to buy: what starting it takes from hand and actions, and the ways to pay, cheapest first."""

    action: Any
    gain: float  # of an item; a quest is judged with the items at hand
    card: int  # as a bit, 0 if it is no card of the hand
    price: int
    type: str
    ways: tuple[tuple[int, int], ...]  # (cards, how many of them cost an action)


@lru_cache(maxsize=1 << 15)
def ways_to_cover(kinds: Kinds, need: int) -> tuple[tuple[int, int], ...]:
    """All sets of cards that are enough and of which none can be left out, with how many of them cost an action.

    Subsets come before what they are part of, so whatever holds a set found before has a card too many.
    """
    if not need:
        return ((0, 0),)
    found: list[int] = []
    sums = [GUARD]
    for place, kind in enumerate(kinds):
        bit, value = 1 << place, PACKED[kind]
        sums += [one + value for one in sums]
        for cards in range(bit, 2 * bit):
            if (sums[cards] - need) & GUARD == GUARD and not any(known & cards == known for known in found):
                found.append(cards)
    free = sum(1 << place for place, kind in enumerate(kinds) if NO_ACTION[kind])
    return tuple((cards, (cards & ~free).bit_count()) for cards in found)


class Planner:
    """The best turns of a hand; `outlook` says what things are worth."""

    def __init__(self, outlook: Outlook, hand: Sequence[int]) -> None:
        self.outlook, self.world, self.seat = outlook, outlook.world, outlook.seat
        self.hand = hand
        self.kinds: Kinds = tuple([self.world.kinds[card] for card in hand])
        self.worths = [outlook.card_worth(card) for card in hand]
        self.free = free_payments_now(self.world, self.seat)
        self.kept = [0.0]
        for worth in self.worths:
            self.kept += [one + worth for one in self.kept]
        self.whole = (1 << len(hand)) - 1
        self.quest_gains: dict[tuple[int, tuple[str, ...]], float] = {}
        self.stops: dict[tuple[int, int], float] = {}

    def targets(self, left: int) -> list[Target]:
        """Everything that may be bought, items first: they can serve the quests after them."""
        found = [*self.items(), *self.thefts(left), *self.quests()]
        return [target for target in found if target.ways]

    def ways(self, need: Three, without: int = 0) -> tuple[tuple[int, int], ...]:
        """The cheapest ways to pay, in actions first and then in cards that will be missed."""
        ways = [way for way in ways_to_cover(self.kinds, packed(need)) if not way[0] & without]
        if len(ways) > MOST_WAYS:
            ways.sort(key=lambda way: 0.6 * way[1] + self.kept[way[0]])
            del ways[MOST_WAYS:]
        return tuple(ways)

    def items(self) -> list[Target]:
        world, outlook = self.world, self.outlook
        means = means_of(world, self.seat, "item")
        found: list[Target] = []
        for place, card in enumerate(self.hand):
            type = TYPE[self.kinds[place]]
            if type is not None and type not in outlook.held:
                price = 0 if NO_ACTION[self.kinds[place]] else 1
                ways = self.ways(less(item_cost(world, card), means), 1 << place)
                found.append(Target(actions.StartItem(card), outlook.gain_of(type), 1 << place, price, type, ways))
        return found

    def quests(self) -> list[Target]:
        world = self.world
        means = means_of(world, self.seat, "quest")
        return [
            Target(actions.StartQuest(quest), 0.0, 0, 1, "", self.ways(less(quest_of(world, quest).cost, means)))
            for quest in open_quests(world)
        ]

    def thefts(self, left: int) -> list[Target]:
        """Thefts that can be paid whatever the victim doubles."""
        world, seat = self.world, self.seat
        if not has_stealing(world) or not left:
            return []
        means = means_of(world, seat, "theft")
        found: list[Target] = []
        for theft in thefts(world, seat, hand_sums(self.kinds, left - 1 + self.free), means, self.outlook.held):
            owner = holder_of(world, theft.item)
            assert owner is not None, "somebody has the item"
            type, is_first = TYPE[world.kinds[theft.item]] or "", theft.item in firsts_of(world, owner)
            worst = max((less(cost, means) for cost in theft_costs(world, theft.item, owner)), key=sum)
            gain = self.outlook.gain_of(type, is_first) + THEFT_HURTS * (2.0 + 3.0 * is_first)
            found.append(Target(theft, self.outlook.taste.thefts * gain, 0, 1, type, self.ways(worst)))
        return found

    # Search

    def best_turn(self, targets: Sequence[Target], used: int, left: int) -> float:
        """What the best turn brings with the cards not used and so many actions."""
        return self.best_from(targets, 0, used, left, self.free, (), MOST_STARTS)

    def best_from(
        self, targets: Sequence[Target], first: int, used: int, left: int, free: int, new: tuple[str, ...], depth: int
    ) -> float:
        rest = self.whole & ~used
        best = self.kept[rest] + self.stop_worth(rest.bit_count(), left)
        if not depth:
            return best
        for place in range(first, len(targets)):
            target = targets[place]
            price, card, type = target.price, target.card, target.type
            if card & used or type in new:
                continue
            taken = used | card
            for cards, priced in target.ways:
                if cards & taken:
                    continue
                charged = priced - free if priced > free else 0
                after = left - price - charged
                if after < 0:
                    continue
                then = self.gain(target, new) + self.best_from(
                    targets, place + 1, taken | cards, after, free - (priced - charged),
                    (*new, type) if type else new, depth - 1,
                )  # fmt: skip
                if then > best:
                    best = then
        return best

    def stop_worth(self, cards: int, left: int) -> float:
        """What ending the turn with so many cards and actions adds to the worth of the cards."""
        if (cards, left) not in self.stops:
            self.stops[cards, left] = self.outlook.stop_worth(0.0, cards, left)
        return self.stops[cards, left]

    def gain(self, target: Target, new: tuple[str, ...]) -> float:
        """What a purchase brings after these types were acquired in the same turn."""
        if target.type:
            return target.gain
        key = target.action.quest, new
        if key not in self.quest_gains:
            self.quest_gains[key] = self.outlook.best_level(target.action.quest, new)[0]
        return self.quest_gains[key]

    def payments(self, missing: Three, left: int, new: tuple[str, ...]) -> dict[int, float]:
        """Ways to pay what is missing of an open purchase of this type, with what the turn brings after it."""
        targets = [target for target in self.targets(left) if target.type not in new]
        found: dict[int, float] = {}
        for cards, priced in ways_to_cover(self.kinds, packed(missing)):
            charged = max(0, priced - self.free)
            if charged <= left:
                after, free = left - charged, self.free - (priced - charged)
                found[cards] = self.best_from(targets, 0, cards, after, free, new, MOST_STARTS - 1)
        return found

    def starts(self, targets: Sequence[Target], left: int) -> dict[Any, float]:
        """What the best turn brings that begins with each purchase; quests are not bought before items."""
        found: dict[Any, float] = {}
        for place, target in enumerate(targets):
            worths = [self.paid_worth(targets, place, way, left) for way in target.ways]
            if possible := [worth for worth in worths if worth is not None]:
                found[target.action] = max(possible)
        return found

    def paid_worth(self, targets: Sequence[Target], place: int, way: tuple[int, int], left: int) -> float | None:
        """What the best turn brings that begins with this purchase, paid this way; None if actions do not reach."""
        target, (cards, priced) = targets[place], way
        charged = max(0, priced - self.free)
        after = left - target.price - charged
        if after < 0:
            return None
        new = (target.type,) if target.type else ()
        later = self.best_from(
            targets, place + 1, cards | target.card, after, self.free - (priced - charged), new, MOST_STARTS - 1
        )
        return self.gain(target, ()) + later
