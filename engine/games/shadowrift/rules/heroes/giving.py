"""Giving Coin, opening a purse, and telling the others what a hand can do."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from engine.core.errors import Rejected
from engine.core.facts import Fact, Moved, Noted
from engine.core.world import World
from engine.games.shadowrift.actions import Give, OpenPurse, Tell
from engine.games.shadowrift.content.effects import Heal
from engine.games.shadowrift.content.printed import ATTACK, BOOST, HIT, PLAYED, by_kind
from engine.games.shadowrift.force import MOST_REMEMBERED
from engine.games.shadowrift.hands import Hand, hand_of
from engine.games.shadowrift.names import name_of
from engine.games.shadowrift.rules.heroes.aiming import Moment
from engine.games.shadowrift.rules.heroes.paying import GIFTS, Means, means_of
from engine.games.shadowrift.rules.heroes.waking import wake, waking
from engine.games.shadowrift.table import forbids
from engine.games.shadowrift.tasks import ToAct
from engine.games.shadowrift.zones import CLOSED, DONE_GIVEN, GIVEN, MOST_SEATS, PURSE, PURSE_TURNS, TOLD
from engine.kit.printed import Printed, Remembered
from engine.kit.rules import Deed

GIVING = "Buying"
MOST_TURNS = 2  # of a purse in a round, so that a round comes to an end
MOST_COIN = 30
# The counters of each seat, as Worlds count them
TURNS = tuple((PURSE_TURNS.name, seat) for seat in range(MOST_SEATS))
SHUT = tuple((CLOSED.name, seat) for seat in range(MOST_SEATS))
TOLD_MARK = tuple((TOLD.name, seat) for seat in range(MOST_SEATS))
OPEN, CLOSE, TELL = OpenPurse(True), OpenPurse(False), Tell()
# Every gift of a seat, by how many heroes there are, whose it is, and how much it can give
GIFTS_OF = tuple(
    tuple(
        tuple(
            [Give(other, count) for other in range(heroes) if other != seat for count in range(1, most + 1)]
            for most in range(MOST_COIN + 1)
        )
        for seat in range(heroes)
    )
    for heroes in range(MOST_SEATS + 1)
)


Telling = tuple[tuple[str, ...], int, int, int]  # kinds that can be played; Prowess, points for Strikes, Magic
MENDS: Printed[str, int] = by_kind(
    lambda card: sum(int(e.n) for e in PLAYED[card.id] if isinstance(e, Heal) and e.n != "all")
)


class Told(msgspec.Struct, frozen=True):
    """What a hand can do: hits in melee, hits from afar, Prowess, Magic, afflictions healed."""

    hits: int
    ranged: int
    prowess: int
    magic: int
    heals: int

    @property
    def numbers(self) -> tuple[int, ...]:
        return self.hits, self.ranged, self.prowess, self.magic, self.heals

    @property
    def mark(self) -> int:
        """All of it as one number; never 0."""
        mark = 1
        for number in (self.hits, self.ranged, self.prowess, self.magic, self.heals):
            mark = 64 * mark + (number if number < 64 else 63)
        return mark


def gifts(moment: Moment) -> list[Any]:
    """To whom this hero may give how much; each coin once a round."""  # ruling 46
    world, seat = moment.world, moment.seat
    found: list[Any] = []
    if world.seats == 1:
        return found
    if world.zones[PURSE[seat]] and GIFTS not in moment.force.forbidden:
        found += GIFTS_OF[world.seats][seat][len(givable(world, seat))]
    counts = world.counts
    if counts.get(TURNS[seat], 0) < MOST_TURNS:
        found.append(OPEN if SHUT[seat] in counts else CLOSE)
    told = counts.get(TOLD_MARK[seat])
    if not told or told != TOLD_BY[means_to_tell(moment.hand, moment.means)][1]:
        found.append(TELL)
    return found


def givable(world: World, seat: int) -> list[int]:
    counts, given = world.counts, GIVEN.name
    return [coin for coin in world.pieces(PURSE[seat]) if (given, coin) not in counts]


def give(world: World, seat: int, action: Give) -> Iterator[Fact]:
    coins = tuple(givable(world, seat)[: action.count])
    yield Noted("gives", (seat, action.seat, action.count))
    yield Moved(coins, PURSE[seat], PURSE[action.seat])
    for coin in coins:
        yield GIVEN.to(1, coin)
    yield DONE_GIVEN.to(DONE_GIVEN(world, seat) + action.count, seat)
    yield from wake(world, action.seat)


def turn_purse(world: World, seat: int, action: OpenPurse) -> Iterator[Fact]:
    """An open purse is a standing gift."""  # ruling 47
    yield CLOSED.to(int(not action.yes), seat)
    yield PURSE_TURNS.to(PURSE_TURNS(world, seat) + 1, seat)
    yield Noted("opens_purse" if action.yes else "closes_purse", (seat,))


def tell(world: World, seat: int, action: Tell) -> Iterator[Fact]:
    told = told_of(world, seat)
    yield TOLD.to(told.mark, seat)
    yield Noted("tells", (seat, *told.numbers))


def told_of(world: World, seat: int) -> Told:
    """What a hand can do, in five numbers, each as if all Prowess or Magic went into it."""
    hand = hand_of(world, seat)
    return TOLD_BY[means_to_tell(hand, means_of(world, seat, hand))][0]


def means_to_tell(hand: Hand, means: Means) -> Telling:
    return hand.actions, means.prowess, means.strikes, means.magic + means.either


def told_by_hand(kinds: Iterable[str], own: int, strikes: int, magic: int) -> Told:
    """The same of the cards in a hand that can be played, with so many points."""
    hits = ranged = heals = 0
    prowess = own + strikes
    for kind in kinds:
        if ATTACK[kind]:
            hit, boost = HIT[kind], BOOST[kind]
            assert hit is not None
            paid = min(boost.most, prowess if boost.what == "prowess" else magic) if boost is not None else 0
            prowess -= paid if boost is not None and boost.what == "prowess" else 0
            dealt = hit.n + (paid * boost.each if boost is not None else 0)
            ranged += dealt if hit.ranged else 0
            hits += 0 if hit.ranged else dealt
        else:
            heals += MENDS[kind]
    return Told(hits, ranged, own, magic, heals)


def told_and_mark(hand: Telling) -> tuple[Told, int]:
    told = told_by_hand(*hand)
    return told, told.mark


TOLD_BY = Remembered(told_and_mark, MOST_REMEMBERED)


def cannot_give(world: World, seat: int, ask: Any, action: Give) -> Rejected | None:
    monster = forbids(world, "gifts")
    if monster is not None:
        return Rejected("Forbidden", f"{name_of(world, monster)} is in play: nobody can give Coin.", GIVING)
    if type(action.seat) is not int or action.seat == seat or not 0 <= action.seat < world.seats:
        return Rejected("NoSuchHero", "Give Coin to another hero.", GIVING)
    held = len(world.zones[PURSE[seat]])
    if type(action.count) is not int or not 1 <= action.count <= held:
        return Rejected("NotEnoughCoin", f"You have {held}¢ to give." if held else "You have no Coin to give.", GIVING)
    return Rejected("AlreadyGiven", "Each coin can be given only once a round.", GIVING)


def cannot_turn(world: World, seat: int, ask: Any, action: OpenPurse) -> Rejected | None:
    if world.seats == 1:
        return Rejected("Alone", "You are alone; nobody else pays from your purse.", GIVING)
    if PURSE_TURNS(world, seat) >= MOST_TURNS:
        return Rejected("TurnedTwice", "You have already opened and closed your purse this round.", GIVING)
    return Rejected("AlreadySo", f"Your purse is already {'open' if action.yes else 'closed'}.", GIVING)


def cannot_tell(world: World, seat: int, ask: Any, action: Tell) -> Rejected | None:
    if world.seats == 1:
        return Rejected("Alone", "You are alone; there is nobody to tell.", GIVING)
    return Rejected("AlreadyTold", "You have already told the others, and your hand has not changed.", GIVING)


DEEDS = (
    Deed(Give, (ToAct,), waking(give), cannot_give),
    Deed(OpenPurse, (ToAct,), waking(turn_purse), cannot_turn),
    Deed(Tell, (ToAct,), waking(tell), cannot_tell),
)
