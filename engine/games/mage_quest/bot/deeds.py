"""What a quest can do at a place: ways to gain and mark, to trade, to create, each as units and the quest after them.

Pure numbers for the bot's looking ahead. A way is a handful of sensible choices, not every choice the rules allow.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from engine.games.mage_quest.bot.quest import Page, Quest, needs_of, ways_on
from engine.games.mage_quest.content.forms import CIRCLE, ELEMENTS, Market
from engine.games.mage_quest.zones import MOST_ALLIES, MOST_MANA, MOST_STORED, SPEED_COST

Unit = tuple[str, int, int]  # what, which book (by its place among the pages), which element
Gained = tuple[tuple[Unit, ...], int, tuple[int, ...], tuple[Page, ...]]  # units, Allies, stores and pages after them


class Way(msgspec.Struct, frozen=True, gc=False):
    """Units in the order they are done, and the quest after them; `spent` counts the actions of all of them."""

    units: tuple[Unit, ...]
    after: Quest


# Gaining


class Bench:
    """One Gain action being worked out on an element space."""

    def __init__(self, element: int, allies: int, stores: tuple[int, ...], pages: tuple[Page, ...]) -> None:
        self.element = element
        self.allies = allies
        self.stores = list(stores)
        self.pages = list(pages)
        self.units: list[Unit] = []

    def mark_all(self, begin: bool) -> None:
        """Mark the longest run on any book, again and again. `begin`: also start a book with this element alone."""
        while True:
            best = max(self.runs(begin), default=None)
            if best is None:
                return
            length, _, slot, start, way, order = best
            self.mark(slot, start, way, order[:length])

    def runs(self, begin: bool) -> Iterator[tuple[int, int, int, int, int, tuple[int, ...]]]:
        for slot, page in enumerate(self.pages):
            for start, way, order in ways_on(page):
                if self.stores[order[0]] or (order[0] == self.element and self.allies):
                    length = self.run(order)
                    if length > 1 or page[3] or (begin and order[0] == self.element):
                        yield length, page[3], slot, start, way, order

    def run(self, order: Sequence[int]) -> int:
        """How many of these can be marked one after the other; each element comes once in a circle."""
        length = 0
        for element in order:
            if not self.stores[element] and not (element == self.element and self.allies):
                break
            length += 1
        return length

    def mark(self, slot: int, start: int, way: int, elements: Sequence[int]) -> None:
        for element in elements:
            if not self.stores[element]:
                self.buy()
            self.stores[element] -= 1
            self.units.append(("mark", slot, element))
        kind, _, direction, marks = self.pages[slot]
        marks += len(elements)
        self.pages[slot] = (kind, start, way if marks > 1 else direction, marks)

    def buy(self) -> None:
        self.allies -= 1
        self.stores[self.element] += 1
        self.units.append(("gain", 0, self.element))

    def fill(self, most: int) -> None:
        """Buy for the stores."""
        while self.allies and self.stores[self.element] < most:
            self.buy()

    def done(self) -> Gained:
        return tuple(self.units), self.allies, tuple(self.stores), tuple(self.pages)


@lru_cache(maxsize=8192)
def gained(element: int, allies: int, stores: tuple[int, ...], pages: tuple[Page, ...]) -> tuple[Gained, ...]:
    """With or without new books begun, with stores filled as needed or to be traded."""
    found: dict[Gained, None] = {}
    for begin in (True, False) if any(not page[3] for page in pages) else (False,):
        bench = Bench(element, allies, stores, pages)
        bench.mark_all(begin)
        bench.fill(min(MOST_STORED, needs_of(tuple(bench.pages))[element]))
        found[bench.done()] = None
        bench.fill(MOST_STORED)
        found[bench.done()] = None
    return tuple(found)


def gainings(quest: Quest, element: int, under_way: bool = False) -> Iterator[Way]:
    """Ways to gain and mark; where the action is under way already, also to leave it at that."""
    spent = quest.spent + (not under_way)
    for units, allies, stores, pages in gained(element, quest.allies, quest.stores, quest.pages):
        if units or under_way:
            yield Way(units, Quest(spent, False, quest.at, quest.speed, allies, quest.mana, stores, pages))


# Trading


def tradings(quest: Quest, market: Market, under_way: str = "") -> Iterator[Way]:
    """Elements for elements, then for Mana, then speed, then Allies; what is under way costs no further action."""
    for swapped in swappings(quest, market, under_way):
        for sold in sellings(swapped, market, under_way):
            for quick in invokings(sold, under_way):
                yield from hirings(quick, market, under_way)


def swappings(quest: Quest, market: Market, under_way: str) -> Iterator[Way]:
    """None, or as many as are needed of what is traded for."""
    yield Way((), quest)
    if under_way not in ("", "swap"):
        return
    give, take = ELEMENTS.index(market.trade.give), ELEMENTS.index(market.trade.take)
    needs, stores = needs_of(quest.pages), list(quest.stores)
    units = 0
    while stores[give] and stores[take] < min(MOST_STORED, needs[take]):
        stores[give] -= 1
        stores[take] += 1
        units += 1
    if units:
        spent = quest.spent + (not under_way)
        after = msgspec.structs.replace(quest, spent=spent, stores=tuple(stores))
        yield Way((("swap", 0, give),) * units, after)


def sellings(way: Way, market: Market, under_way: str) -> Iterator[Way]:
    """Nothing, what is not needed, or a few more than that."""
    yield way
    if under_way == "hire":
        return
    quest = way.after
    needs, stores = needs_of(quest.pages), quest.stores
    surplus = [e for e in range(CIRCLE) for _ in range(max(0, stores[e] - needs[e]))]
    others = [e for e in range(CIRCLE) for _ in range(min(stores[e], needs[e]))]
    others.sort(key=lambda element: needs[element] - stores[element])
    room = -(-(MOST_MANA - quest.mana) // market.mana)
    most = min(room, len(surplus) + len(others))
    few = (len(surplus), len(surplus) + 2, len(surplus) + 4)
    for count in range(1, most + 1) if under_way == "sell" else sorted({min(most, number) for number in few}):
        chosen = (*surplus, *others)[:count]
        if chosen:
            left = list(stores)
            for element in chosen:
                left[element] -= 1
            mana = min(MOST_MANA, quest.mana + market.mana * len(chosen))
            spent = quest.spent + (under_way != "sell")
            after = msgspec.structs.replace(quest, spent=spent, stores=tuple(left), mana=mana)
            yield Way((*way.units, *(("sell", 0, element) for element in chosen)), after)


def invokings(way: Way, under_way: str) -> Iterator[Way]:
    yield way
    quest = way.after
    price = SPEED_COST.get(quest.speed + 1)
    if under_way != "hire" and price is not None and quest.mana >= price:
        after = msgspec.structs.replace(quest, spent=quest.spent + 1, speed=quest.speed + 1, mana=quest.mana - price)
        yield Way((*way.units, ("invoke", 0, 0)), after)


def hirings(way: Way, market: Market, under_way: str) -> Iterator[Way]:
    """No Allies, as many as the track holds, or those that leave Mana for the books."""
    if way.units or under_way:
        yield way
    quest = way.after
    most = min(quest.mana, -(-(MOST_ALLIES - quest.allies) // market.allies))
    few = {most, min(most, quest.mana - len(quest.pages))}
    for count in range(1, most + 1) if under_way == "hire" else sorted(few):
        if count > 0:
            allies = min(MOST_ALLIES, quest.allies + market.allies * count)
            spent = quest.spent + (under_way != "hire")
            after = msgspec.structs.replace(quest, spent=spent, allies=allies, mana=quest.mana - count)
            yield Way((*way.units, *(("hire", 0, 0),) * count), after)


# Creating


def creatings(quest: Quest, cost: int = 1) -> Iterator[Way]:
    """All full books that Mana can pay for."""
    full = [slot for slot, page in enumerate(quest.pages) if page[3] == CIRCLE][: quest.mana]
    if full:
        pages: tuple[Page, ...] = tuple(page for slot, page in enumerate(quest.pages) if slot not in full)
        after = msgspec.structs.replace(quest, spent=quest.spent + cost, mana=quest.mana - len(full), pages=pages)
        yield Way(tuple(("create", slot, 0) for slot in full), after)
