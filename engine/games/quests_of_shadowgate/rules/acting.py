"""The action phase: what can be started, what starting does, and cycling quests and pool.

Nothing is offered that cannot be paid this turn with the hand and the actions left.
"""

from collections.abc import Iterator
from typing import Any

from engine.core.facts import UP, Answered, Asked, Done, Fact, Moved, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.quests_of_shadowgate.actions import (
    Cycle,
    Double,
    EndActions,
    StartItem,
    StartQuest,
    StartStaff,
    StartTheft,
)
from engine.games.quests_of_shadowgate.content import box
from engine.games.quests_of_shadowgate.holdings import (
    face_of,
    has_type,
    holder_of,
    items_of,
    open_quests,
    powers_of,
    staff_pieces_of,
    stats_of,
    type_of,
    types_found,
    types_of,
    weather_of,
)
from engine.games.quests_of_shadowgate.printed import NO_ACTION, TYPE, Three, less, plus
from engine.games.quests_of_shadowgate.rules.decks import fill_column, fill_pool
from engine.games.quests_of_shadowgate.rules.drawing import ways_to_draw
from engine.games.quests_of_shadowgate.rules.paying import (
    free_payments_left,
    free_with,
    kinds_in_hand,
    means_of,
)
from engine.games.quests_of_shadowgate.rules.sums import (
    Kinds,
    Sums,
    can_cover,
    covers,
    covers_one,
    covers_without,
    hand_sums,
    needs_with,
    theft_needs,
)
from engine.games.quests_of_shadowgate.setup import has_stealing
from engine.games.quests_of_shadowgate.tasks import ActionsDue, DoublingDue, PurchaseDue, ToAct, ToDouble
from engine.games.quests_of_shadowgate.vocabulary import STAFF_TYPES, STATS, TYPES
from engine.games.quests_of_shadowgate.zones import (
    ACTIONS,
    DISCARD,
    FREE_CYCLES,
    HAND,
    OPEN_QUESTS,
    POOL,
    QUEST_DISCARD,
    USED,
    WANTED,
)

STOP, CYCLE, DONE = EndActions(), Cycle(), Done()
Held = set[str | None] | frozenset[str | None]  # the types of a seat's items


def ask_to_act(world: World, task: ActionsDue) -> Iterator[Fact]:
    """Ask if there is anything to do but to stop. The question stays open below whatever is started."""
    yield Asked(task.seat, ToAct()) if is_asked_on(world, task.seat) else DONE


def is_asked_on(world: World, seat: int) -> bool:
    """Whether the question of the action phase is put, or stays open.

    Without an action only cards that need none can be played. Whether a hand holds one is nobody's business, so the
    first card is drawn by the same question; only where drawing is no choice, being asked tells it.
    """  # ruling 43
    return bool(ACTIONS(world)) or len(ways_to_draw(world, seat)) > 1 or bool(starts(world, seat))


def is_drawing_next(world: World, seat: int) -> bool:
    """Whether the question of the action phase is also the one for the first card to draw."""  # ruling 43
    return not ACTIONS(world) and len(ways_to_draw(world, seat)) > 1


def go_on_acting(world: World, seat: int) -> Iterator[Fact]:
    """After something is done: the question of the action phase closes if nothing is left to do."""
    if not is_asked_on(world, seat):
        yield Answered(seat)
        yield DONE


def deeds(world: World, seat: int, ask: ToAct) -> list[Any]:
    if ACTIONS(world) or len(draws := ways_to_draw(world, seat)) < 2:
        return [*starts(world, seat), STOP]
    return [*starts(world, seat), *draws]  # ruling 43


def starts(world: World, seat: int) -> list[Any]:
    """Everything a seat may begin now."""
    actions, stats, powers = ACTIONS(world), stats_of(world, seat), powers_of(world, seat)
    plays, hand = actions - 1 + free_with(world, powers), kinds_in_hand(world, seat)
    held, means = types_of(world, seat), plus(stats, powers.for_items)
    sums = hand_sums(hand, plays) if actions else ()
    found = startable_items(world, seat, hand, plays, sums, means, held, bool(actions))
    if actions:
        found += startable_quests(world, sums, plus(stats, powers.for_quests))
        if held.issuperset(STAFF_TYPES) and can_start_staff(world, seat):
            found.append(StartStaff())
        if has_stealing(world):
            found += thefts(world, seat, sums, means, held)
    if actions or FREE_CYCLES(world) < powers.free_cycles:
        found.append(CYCLE)
    return found


# Items of the hand


def can_be_item(world: World, seat: int, card: int) -> bool:
    """Whether a card is an item of a type this seat does not hold yet."""  # ruling 13
    type = TYPE[world.kinds[card]]
    return type is not None and not has_type(world, seat, type)


def startable_items(
    world: World, seat: int, kinds: Kinds, plays: int, sums: Sums, means: Three, held: Held, can_act: bool
) -> list[Any]:
    """The items of a hand of these kinds, but of none of the types held, that can be paid with the other cards.

    `plays` are the cards that can pay after an action for the start, `sums` what they add up to; an item that needs
    no action leaves one more, and is all that can be started by who cannot act any more.
    """
    hand: list[int] = world.zones[HAND[seat]]  # type: ignore[assignment]
    needs = needs_with(plus(means, weather_of(world).items_less))
    found: list[Any] = []
    for place, kind in enumerate(kinds):
        type = TYPE[kind]
        if type is not None and type not in held and (can_act or NO_ACTION[kind]):
            reach = hand_sums(kinds, plays + 1) if NO_ACTION[kind] else sums
            if covers_without(reach, needs[kind, ""], kind, place):
                found.append(StartItem(hand[place]))
    return found


def start_item(world: World, seat: int, action: StartItem) -> Iterator[Fact]:
    yield Moved((action.card,), HAND[seat], WANTED[seat])
    yield Planned((PurchaseDue(seat, "item", action.card),))


# Quests and the Staff


def startable_quests(world: World, sums: Sums, means: Three) -> list[Any]:
    """The open quests that these sums can pay for, with means to begin with."""
    kinds, sides, needs = world.kinds, world.sides, needs_with(means)
    return [StartQuest(quest) for quest in open_quests(world) if covers(sums, needs[kinds[quest], sides[quest]])]


def can_pay_quest(world: World, seat: int, cost: Three) -> bool:
    """Whether a quest of this cost can be chosen and paid now."""
    actions = ACTIONS(world)
    if not actions:
        return False
    plays = actions - 1 + free_payments_left(world, seat)
    return can_cover(kinds_in_hand(world, seat), plays, less(cost, means_of(world, seat, "quest")))


def start_quest(world: World, seat: int, action: StartQuest) -> Iterator[Fact]:
    yield Noted("begins", (seat, "quest", The(action.quest)))  # type: ignore[arg-type]
    yield Planned((PurchaseDue(seat, "quest", action.quest),))


def types_lacking(world: World) -> list[str]:
    """The types nobody has acquired, which the Staff still waits for."""
    found = types_found(world)
    return [type for type in TYPES if type not in found]


def staff_pieces_lacking(world: World, seat: int) -> list[str]:
    """The staff pieces this seat lacks, or has used on a quest this turn."""  # ruling 27
    ready = {type_of(world, item) for item in staff_pieces_of(world, seat) if not USED(world, item)}
    return [type for type in STAFF_TYPES if type not in ready]


def can_start_staff(world: World, seat: int) -> bool:
    return (
        not staff_pieces_lacking(world, seat)
        and not types_lacking(world)
        and can_pay_quest(world, seat, box().staff.cost)
    )


def start_staff(world: World, seat: int, action: StartStaff) -> Iterator[Fact]:
    yield Noted("begins", (seat, "staff"))
    yield Planned((PurchaseDue(seat, "staff"),))


# Theft


def thefts(world: World, seat: int, sums: Sums, means: Three, held: Held) -> list[Any]:
    """Other seats' items that are not of their base types nor of a type held, if these sums and means pay for them."""
    kinds, lower = world.kinds, weather_of(world).items_less
    found: list[Any] = []
    for owner in range(world.seats):
        if owner != seat and (items := items_of(world, owner)):
            needs = theft_needs(face_of(world, owner), lower, means)
            for item in items:
                kind = kinds[item]
                if TYPE[kind] not in held and covers_one(sums, needs[kind]):
                    found.append(StartTheft(item))
    return found


def start_theft(world: World, seat: int, action: StartTheft) -> Iterator[Fact]:
    """The action is spent when the theft is announced: its victim answers before anything is paid."""
    yield ACTIONS.to(ACTIONS(world) - 1)
    yield Noted("begins", (seat, "theft", The(action.item)))  # type: ignore[arg-type]
    yield Planned((DoublingDue(seat, action.item),))


def ask_to_double(world: World, task: DoublingDue) -> Iterator[Fact]:
    owner = holder_of(world, task.item)
    assert owner is not None, "somebody has the item"
    yield Asked(owner, ToDouble(task.seat, task.item))


def doublings(world: World, seat: int, ask: ToDouble) -> list[Double]:
    return [Double(stat) for stat in STATS]


def double(world: World, seat: int, action: Double) -> Iterator[Fact]:
    ask = world.asks[-1][seat]
    yield Answered(seat)
    yield Done()
    yield Noted("doubles", (seat, action.stat))
    yield Planned((PurchaseDue(ask.thief, "theft", ask.item, action.stat),))


# Cycling and stopping


def has_free_cycle(world: World, seat: int) -> bool:
    return FREE_CYCLES(world) < powers_of(world, seat).free_cycles


def can_cycle(world: World, seat: int) -> bool:
    return bool(ACTIONS(world)) or has_free_cycle(world, seat)


def cycle(world: World, seat: int, action: Cycle) -> Iterator[Fact]:
    """All four open quests and the pool are discarded, and new ones laid out."""  # ruling 20
    if has_free_cycle(world, seat):
        yield FREE_CYCLES.to(FREE_CYCLES(world) + 1)
    else:
        yield ACTIONS.to(ACTIONS(world) - 1)
    yield Noted("cycles", (seat,))
    for zone in OPEN_QUESTS:
        if lying := world.zones[zone]:
            yield Moved(tuple(lying), zone, QUEST_DISCARD)  # type: ignore[arg-type]
    if pool := world.zones[POOL]:
        yield Moved(tuple(pool), POOL, DISCARD, side=UP)  # type: ignore[arg-type]
    yield from fill_column(world)
    yield from fill_pool(world)
    yield from go_on_acting(world, seat)


def stop(world: World, seat: int, action: EndActions) -> Iterator[Fact]:
    yield Answered(seat)
    yield Done()
