"""Buying: cards of the stacks, Travellers for Town, Walls; and sending Infiltrators off. Payment is part of it."""

from collections.abc import Iterator
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import Fact, Moved, Noted
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowrift.actions import Build, Buy, Expel, Invite
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.forms import Infiltrator
from engine.games.shadowrift.content.printed import EXPEL, INFILTRATOR, VILLAGER
from engine.games.shadowrift.force import MOST_REMEMBERED, NOTHING, Cost
from engine.games.shadowrift.names import kind_name, name_of, the
from engine.games.shadowrift.ownership import gained, in_town_now
from engine.games.shadowrift.rules.ending import see_whether_walled
from engine.games.shadowrift.rules.heroes.aiming import Moment
from engine.games.shadowrift.rules.heroes.paying import (
    COSTS,
    WALL_COSTS,
    Means,
    coin_stack,
    cost_of_price,
    pay,
    too_dear,
)
from engine.games.shadowrift.rules.heroes.waking import waking
from engine.games.shadowrift.rules.monsters.killing import leave_town
from engine.games.shadowrift.setup import base_kinds
from engine.games.shadowrift.table import discounts, in_town, minus, space_of, stack_kind, tolls, total
from engine.games.shadowrift.tasks import ToAct
from engine.games.shadowrift.zones import (
    BASE,
    BASE_STACKS,
    DISCARD,
    DISCOUNTED,
    DONE_WALLS,
    HERO_STACKS,
    LESS,
    LESS_TIMES,
    PLACES,
    PURSE,
    RESOURCE_NAMES,
    SPACE,
    STACK,
    TOWN_DISCARD,
    TRAVELLER,
    WALLS,
)
from engine.kit.printed import Printed, Remembered
from engine.kit.rules import Deed

BUYING, WALLS_HEADING = "Buying", "Walls"
TRAVELLERS_HEADING = "Travellers and Infiltrators"
ALL_STACKS = (*BASE, *STACK)
FOR_SALE = tuple((Buy(number), zone) for number, zone in enumerate(ALL_STACKS))
BASE_CARDS, HERO_CARDS = FOR_SALE[:BASE_STACKS], FOR_SALE[BASE_STACKS:]
TRAVELLERS = tuple(enumerate(TRAVELLER))
INVITE = tuple(Invite(place) for place in range(PLACES))


# What things cost


def buy_cost(kind: str, tolls_now: dict[str, Cost]) -> Cost:
    cost = COSTS[kind]
    return total(cost, tolls_now["buy_coin"]) if kind == "coin" and "buy_coin" in tolls_now else cost


def invite_cost(world: World, seat: int, card: int) -> Cost:
    return minus(COSTS[world.kinds[card]], discounts(world, seat, "villager"))


def build_cost(world: World, seat: int, wall: int) -> Cost:
    """The printed price, and more Coin the more heroes there are."""
    return minus(WALL_COSTS[world.kinds[wall], world.seats], discounts(world, seat, "wall"))


def expel_cost(world: World, seat: int, card: int) -> Cost:
    """What sends an Infiltrator off; a Cultist costs Coin and Magic whatever you know."""  # rulings 61, 62, 77
    kind = world.kinds[card]
    cost, printed = cost_of_price(EXPEL[kind]), box().cards[kind]
    own = isinstance(printed, Infiltrator) and printed.faction is not None
    return cost if own else minus(cost, discounts(world, seat, "infiltrator"))


def kind_in_stack(world: World, number: int) -> str | None:
    """What a stack holds, base stacks first."""
    if number < BASE_STACKS:
        return base_kinds()[number]
    return stack_kind(world, number - BASE_STACKS)


# What can be bought


def purchases(moment: Moment) -> list[Any]:
    """Everything that can be paid for now, at the printed price or at a better one."""
    world, seat, means = moment.world, moment.seat, moment.means
    kinds = world.kinds
    zones: Any = world.zones  # open to all, so nothing hidden lies there
    paid = AFFORDABLE[means.prowess, means.either, means.magic, means.coin + means.lent, world.seats]
    base, goods, folk, walls = paid
    found: list[Any] = [buy for buy, zone in base if zones[zone]]
    if goods:
        found += [buy for buy, zone in HERO_CARDS if (lying := zones[zone]) and kinds[lying[-1]] in goods]
    if "buy_coin" in moment.tolls and found and not means.can_pay(buy_cost("coin", moment.tolls)):
        found = [buy for buy in found if ALL_STACKS[buy.stack] != coin_stack()]
    less = discounts(world, seat, "villager")
    cheaper = less is not NOTHING
    if folk or cheaper:
        for place, zone in TRAVELLERS:
            for card in zones[zone]:
                if kinds[card] in folk or (cheaper and means.can_pay(minus(COSTS[kinds[card]], less))):
                    found.append(INVITE[place])
    less = discounts(world, seat, "wall")
    cheaper = less is not NOTHING
    if walls or cheaper:
        for wall in zones[WALLS]:
            if kinds[wall] in walls or (cheaper and means.can_pay(minus(WALL_COSTS[kinds[wall], world.seats], less))):
                found.append(BUILD[wall])
    for space in moment.town.infiltrators:
        card = zones[SPACE[space]][0]
        if means.can_pay(expel_cost(world, seat, card)):
            found.append(Expel(card))
    return found


BUILD: Printed[int, Build] = Printed(Build)  # one action for each Wall, by the number of its card


Paid = tuple[tuple[tuple[Buy, str], ...], frozenset[str], frozenset[str], frozenset[str]]


def affordable(asked: tuple[int, int, int, int, int]) -> Paid:
    """What so much pays for at the printed price: base stacks, and kinds of hero cards, Travellers and Walls.

    By Prowess, cards for either, Magic, Coin, heroes.
    """
    prowess, either, magic, coin, heroes = asked
    means = Means(prowess, 0, magic, either, coin, 0)
    content = box()
    return (
        tuple(one for one, kind in zip(BASE_CARDS, base_kinds(), strict=True) if means.can_pay(COSTS[kind])),
        frozenset(kind for kind in content.stacks if means.can_pay(COSTS[kind])),
        frozenset(kind for kind in content.town if VILLAGER[kind] and means.can_pay(COSTS[kind])),
        frozenset(kind for kind in content.walls() if means.can_pay(WALL_COSTS[kind, heroes])),
    )


AFFORDABLE = Remembered(affordable, MOST_REMEMBERED)


def buy(world: World, seat: int, action: Buy) -> Iterator[Fact]:
    """To the discard; Coin is laid open."""  # ruling 50
    zone = ALL_STACKS[action.stack]
    card = world.pieces(zone)[-1]
    yield Noted("buys", (seat, The(card)))
    yield from pay(world, seat, buy_cost(world.kinds[card], tolls(world)))
    if zone == coin_stack():
        yield Moved((card,), zone, PURSE[seat])
    else:
        yield Moved((card,), zone, DISCARD[seat])
        yield gained(card, seat)


def invite(world: World, seat: int, action: Invite) -> Iterator[Fact]:
    """To the Town discard; the place stays empty."""  # rulings 16, 50, 51
    card = world.pieces(TRAVELLER[action.place])[0]
    yield Noted("invites", (seat, The(card)))
    yield from pay(world, seat, invite_cost(world, seat, card))
    yield from use_up(world, seat, "villager")
    yield Moved((card,), TRAVELLER[action.place], TOWN_DISCARD)
    yield in_town_now(world, card, True)


def build(world: World, seat: int, action: Build) -> Iterator[Fact]:
    """To the Town discard; the eighth wins."""  # rulings 50, 53
    wall: Any = action.wall
    yield Noted("builds", (seat, The(wall), *build_cost(world, seat, wall)))
    yield from pay(world, seat, build_cost(world, seat, wall))
    yield from use_up(world, seat, "wall")
    yield Moved((wall,), WALLS, TOWN_DISCARD)
    yield DONE_WALLS.to(DONE_WALLS(world, seat) + 1, seat)
    yield from see_whether_walled(world)


def expel(world: World, seat: int, action: Expel) -> Iterator[Fact]:
    card: Any = action.card
    yield Noted("expels", (seat, The(card)))
    yield from pay(world, seat, expel_cost(world, seat, card))
    yield from use_up(world, seat, "infiltrator")
    yield from leave_town(world, card, SPACE[space_of(world, card) or 0])


def use_up(world: World, seat: int, on: str) -> Iterator[Fact]:
    """Discounts on the next ones only are used."""  # ruling 76
    times = LESS_TIMES[on](world, seat)
    if times:
        yield LESS_TIMES[on].to(times - 1, seat)
        for what in RESOURCE_NAMES if times == 1 else ():
            if LESS[on, what](world, seat):
                yield LESS[on, what].to(0, seat)


def promise(world: World, seat: int, on: str, what: str, count: int, times: int) -> Iterator[Fact]:
    """The next ones cost this hero less this round."""
    assert on in DISCOUNTED
    yield LESS[on, what].to(LESS[on, what](world, seat) + count, seat)
    yield LESS_TIMES[on].to(max(times, LESS_TIMES[on](world, seat)), seat)


# Why not


def cannot_buy(world: World, seat: int, ask: Any, action: Buy) -> Rejected | None:
    if type(action.stack) is not int or not 0 <= action.stack < BASE_STACKS + HERO_STACKS:
        return Rejected("NoSuchStack", "There is no such stack.", BUYING)
    kind = kind_in_stack(world, action.stack)
    if kind is None or not world.zones[ALL_STACKS[action.stack]]:
        return Rejected("StackEmpty", "The stack is empty.", BUYING)
    return too_dear(world, seat, buy_cost(kind, tolls(world)), kind_name(kind), BUYING)


def cannot_invite(world: World, seat: int, ask: Any, action: Invite) -> Rejected | None:
    place = action.place
    if type(place) is not int or not 0 <= place < PLACES or not world.zones[TRAVELLER[place]]:
        return Rejected("PlaceEmpty", "The Traveller's space is empty until the next round.", TRAVELLERS_HEADING)
    card = world.pieces(TRAVELLER[place])[0]
    return too_dear(world, seat, invite_cost(world, seat, card), name_of(world, card), TRAVELLERS_HEADING)


def cannot_build(world: World, seat: int, ask: Any, action: Build) -> Rejected | None:
    if action.wall not in world.zones[WALLS]:
        return Rejected("NotInStack", "That Wall is already built.", WALLS_HEADING)
    cost = build_cost(world, seat, action.wall)
    return too_dear(world, seat, cost, f"The {name_of(world, action.wall)}", WALLS_HEADING)


def cannot_expel(world: World, seat: int, ask: Any, action: Expel) -> Rejected | None:
    in_play = [card for _, card in in_town(world) if INFILTRATOR[world.kinds[card]]]
    if action.card not in in_play:
        return Rejected(
            "NotInTown", "Only an Infiltrator in one of the five spaces can be sent off.", TRAVELLERS_HEADING
        )
    card: Any = action.card
    what = f"Sending off {the(world, card)}"
    return too_dear(world, seat, expel_cost(world, seat, card), what, TRAVELLERS_HEADING)


DEEDS = (
    Deed(Buy, (ToAct,), waking(buy), cannot_buy),
    Deed(Invite, (ToAct,), waking(invite), cannot_invite),
    Deed(Build, (ToAct,), waking(build), cannot_build),
    Deed(Expel, (ToAct,), waking(expel), cannot_expel),
)
