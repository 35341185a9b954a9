"""Paying: what a hero has, whether a price can be paid, and the facts of paying it.

Points of the round pay first, then Prowess, Might, Heroism; Heroism pays Magic where it is needed (ruling 43). A card
pays 1, nothing is paid beyond the price (ruling 44). Prowess and Magic are a hero's own (ruling 45); Coin may come from
open purses.
"""

from collections.abc import Iterator
from functools import cache

import msgspec

from engine.core.errors import Rejected
from engine.core.facts import UP, Fact, Moved, Noted
from engine.core.world import World
from engine.games.shadowrift.content.forms import Price
from engine.games.shadowrift.content.printed import PRICE, WALL_PRICE, by_kind
from engine.games.shadowrift.force import Cost, Force, in_force
from engine.games.shadowrift.hands import PAYER, Hand, hand_of
from engine.games.shadowrift.names import coins, cost_in_words
from engine.games.shadowrift.setup import base_kinds
from engine.games.shadowrift.table import lenders
from engine.games.shadowrift.zones import (
    BASE,
    CLOSED,
    DISCARD,
    DONE_GIVEN,
    GIVEN,
    HAND,
    MAGIC,
    MOST_SEATS,
    PROWESS,
    PURSE,
    STRIKES,
)
from engine.kit.printed import Printed
from engine.kit.words import listed

GIFTS = ("gifts", None)
# The counters of each seat that say what it can pay with, as Worlds count them
POINTS = tuple((PROWESS.name, seat) for seat in range(MOST_SEATS))
STRIKE_POINTS = tuple((STRIKES.name, seat) for seat in range(MOST_SEATS))
MAGIC_POINTS = tuple((MAGIC.name, seat) for seat in range(MOST_SEATS))
# By how many heroes there are, and whose eyes: every other hero's purse, and the counter that closes it
OTHER_PURSES = tuple(
    tuple(
        tuple((PURSE[other], (CLOSED.name, other)) for other in range(heroes) if other != seat)
        for seat in range(heroes)
    )
    for heroes in range(MOST_SEATS + 1)
)


class Means(msgspec.Struct, frozen=True, gc=False):
    """What a hero can pay with now."""

    prowess: int  # in all: points and cards, those among them that could pay Magic instead
    strikes: int  # points for Strikes only
    magic: int  # points
    either: int  # cards that pay Prowess or Magic
    coin: int  # own
    lent: int  # in purses that others opened

    @property
    def magic_in_all(self) -> int:
        return self.magic + self.either

    def can_pay(self, cost: Cost, strike: bool = False) -> bool:
        """Whether a price can be paid all at once; a Strike's also with points for Strikes."""
        prowess, magic, coin = cost
        if coin > self.coin + self.lent:
            return False
        if magic > self.magic:
            instead = magic - self.magic
            if instead > self.either:
                return False
            prowess += instead
        return prowess <= self.prowess or (strike and prowess <= self.prowess + self.strikes)


def means_of(world: World, seat: int, hand: Hand | None = None, force: Force | None = None) -> Means:
    """What a hero has; `hand` and `force`, the texts in force, if they were looked up already."""
    counts, zones = world.counts, world.zones
    hand = hand or hand_of(world, seat)
    lent = 0
    for zone, closed in OTHER_PURSES[world.seats][seat]:
        if zones[zone] and closed not in counts:
            lent += len(zones[zone])
    if lent and GIFTS in (force or in_force(world)[1]).forbidden:  # ruling 98
        lent = 0
    return Means(
        counts.get(POINTS[seat], 0) + hand.payers,
        counts.get(STRIKE_POINTS[seat], 0),
        counts.get(MAGIC_POINTS[seat], 0),
        hand.either,
        len(zones[PURSE[seat]]),
        lent,
    )


def cost_of_price(price: Price) -> Cost:
    return price.prowess, price.magic, price.coin


COSTS: Printed[str, Cost] = by_kind(lambda card: cost_of_price(PRICE[card.id]))
WALL_COSTS: Printed[tuple[str, int], Cost] = Printed(lambda asked: cost_of_price(WALL_PRICE[asked]))


def pay(world: World, seat: int, cost: Cost, strike: bool = False) -> Iterator[Fact]:
    """The facts of paying; that it can be paid is known."""
    prowess, magic, coin = cost
    if prowess or magic:
        yield from pay_from_hand(world, seat, prowess, magic, strike)
    if coin:
        yield from pay_coin(world, seat, coin)


def pay_from_hand(world: World, seat: int, prowess: int, magic: int, strike: bool) -> Iterator[Fact]:
    """Points first, then cards to the discard."""
    for counter in (STRIKES, PROWESS) if strike else (PROWESS,):
        used = min(prowess, counter(world, seat))
        if used:
            prowess -= used
            yield counter.to(counter(world, seat) - used, seat)
    used = min(magic, MAGIC(world, seat))
    if used:
        magic -= used
        yield MAGIC.to(MAGIC(world, seat) - used, seat)
    if prowess or magic:
        kinds = world.kinds
        cards = sorted((card for card in world.pieces(HAND[seat]) if PAYER[kinds[card]]), key=lambda c: PAYER[kinds[c]])
        paying = cards[:prowess] + cards[len(cards) - magic :]
        yield Moved(tuple(paying), HAND[seat], DISCARD[seat], None, UP)


def pay_coin(world: World, seat: int, count: int) -> Iterator[Fact]:
    """The hero's own Coin first, then open purses clockwise; all of it goes to the stack."""  # rulings 43, 47
    own = min(count, len(world.zones[PURSE[seat]]))
    yield from spend_coin(world, seat, own)
    count -= own
    for other in lenders(world, seat) if count else ():
        lent = min(count, len(world.zones[PURSE[other]]))
        if lent:
            count -= lent
            yield from spend_coin(world, other, lent)
            yield DONE_GIVEN.to(DONE_GIVEN(world, other) + lent, other)
            yield Noted("lent", (other, seat, lent))


def spend_coin(world: World, seat: int, count: int) -> Iterator[Fact]:
    """Coin that was given goes first: what was not can still be given."""
    if not count:
        return
    coins_held = sorted(world.pieces(PURSE[seat]), key=lambda card: not GIVEN(world, card))[:count]
    for coin in coins_held:
        if GIVEN(world, coin):
            yield GIVEN.to(0, coin)
    yield Moved(tuple(coins_held), PURSE[seat], coin_stack())


@cache
def coin_stack() -> str:
    """Where Coin comes from and goes to."""
    return BASE[base_kinds().index("coin")]


def gain_coin(world: World, seat: int, count: int) -> Iterator[Fact]:
    """Coin from its stack; if that is short, so is the gain."""  # ruling 97
    stack = world.pieces(coin_stack())
    taken = tuple(stack[-count:])
    if taken:
        yield Moved(taken, coin_stack(), PURSE[seat])
    yield Noted("gains", (seat, "coin", len(taken)))


def too_dear(world: World, seat: int, cost: Cost, what: str, heading: str, strike: bool = False) -> Rejected | None:
    """Why a price cannot be paid, in words; None if it can."""
    means = means_of(world, seat)
    if means.can_pay(cost, strike):
        return None
    prowess, magic, coin = cost
    if coin > means.coin + means.lent:
        short = coin - means.coin - means.lent
        return Rejected("NotEnoughCoin", f"You are {coins(short)} short{closed_words(world, seat)}.", heading)
    if magic > means.magic_in_all:
        made = means.magic_in_all
        return Rejected("NotEnoughMagic", f"{what} costs {magic}*, you can make {made}*.", heading)
    have = cost_in_words((means.prowess + (means.strikes if strike else 0), means.magic, 0))
    price = cost_in_words((prowess, magic, 0))
    return Rejected("NotEnoughProwess", f"{what} costs {price}; you have {have or 'none'}.", heading)


def closed_words(world: World, seat: int) -> str:
    """Whose closed purses would help."""
    held = [
        f"hero {other + 1}"
        for other in range(world.seats)
        if other != seat and world.zones[PURSE[other]] and CLOSED(world, other)
    ]
    if not held:
        return ""
    return f"; the purses of {listed(held)} are closed" if len(held) > 1 else f"; {held[0]}'s purse is closed"
