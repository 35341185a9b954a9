"""Carrying out lists of effects: what is to be chosen is asked, what is not asked is done, one effect after the other.

For the side of an action card the target of a first attack or search is chosen, then all boosts are named, and only
then does anything happen (ruling 13).
"""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import DOWN, OTHER, UP, Answered, Asked, Done, Fact, Moved, Noted, Planned, Turned
from engine.core.world import World
from engine.games.shadowscape.actions import (
    Accept,
    Cycle,
    Enough,
    Give,
    Lay,
    Name,
    Opt,
    Pick,
    Point,
    Target,
    Turn,
)
from engine.games.shadowscape.asks import (
    ToAccept,
    ToBoost,
    ToCycle,
    ToGive,
    ToName,
    ToOpt,
    ToOrder,
    ToPick,
    ToPoint,
    ToTarget,
    ToTurn,
)
from engine.games.shadowscape.content.effect_forms import Attack, Search
from engine.games.shadowscape.content.words import TYPES
from engine.games.shadowscape.dungeon import DISTANCE
from engine.games.shadowscape.effects.row import Want, advance, chosen, row_of
from engine.games.shadowscape.lists import boost_of, effects_of
from engine.games.shadowscape.names import enemy_name
from engine.games.shadowscape.rules.boosting import begin, is_asked
from engine.games.shadowscape.rules.spawning import point_for_rising, rising_places
from engine.games.shadowscape.table import hand_count, hand_of, is_in_dungeon, place_of
from engine.games.shadowscape.tasks import (
    UNNAMED,
    ActionDue,
    EffectsDue,
    RisingDue,
)
from engine.games.shadowscape.zones import FATE_DECK, HAND, PLACE, PLEDGED
from engine.kit.rules import Choice, Deed, Duty, is_piece

ACTIONS_RULE, FATE_RULE = "Actions", "Altering fate"
CHOSEN_FIRST = (Attack, Search)


def flip_after(world: World, task: ActionDue) -> Iterator[Fact]:
    """The card in use is flipped when all it does is done."""  # ruling 8
    yield Done()
    card: int = task.card
    yield Turned(card, UP if world.sides[card] == OTHER else OTHER)


def carry_out(world: World, task: EffectsDue) -> Iterator[Fact]:
    effect = effects_of(task.source)[task.at]
    row = row_of(effect)
    unnamed = task.boost == UNNAMED
    want = row.wants(world, task, effect) if not unnamed or isinstance(effect, CHOSEN_FIRST) else None
    if want is not None:
        ask, options = want
        if len(options) > 1:
            yield Asked(task.seat, ask)
        elif options:
            yield Done()
            yield Planned((filled(task, options[0]),))
        elif unnamed:
            yield from boost(world, task)
        else:
            yield from advance(world, task)
    elif unnamed:
        yield from boost(world, task)
    else:
        yield from row.does(world, task, effect)


def boost(world: World, task: EffectsDue) -> Iterator[Fact]:
    symbol = boost_of(task.source)
    if symbol is not None and is_asked(world, task.seat, symbol):
        yield Asked(task.seat, ToBoost(symbol))
    else:
        yield from begin(world, task.seat, task)


def wanted(world: World) -> Want:
    """What the list under way still wants."""
    task: EffectsDue = world.agenda[-1]
    effect = effects_of(task.source)[task.at]
    want = row_of(effect).wants(world, task, effect)
    assert want is not None, "asked for nothing"
    return want


def options(world: World, seat: int, ask: Any) -> Sequence[Any]:
    return wanted(world)[1]


def filled(task: EffectsDue, action: Any) -> EffectsDue:
    """The list with what was chosen."""
    match action:
        case Target(enemy=enemy):
            is_attack = isinstance(effects_of(task.source)[task.at], Attack)
            return chosen(task, targets=(*task.targets, enemy)) if is_attack else chosen(task, enemy=enemy)
        case Pick(hero=hero):
            return chosen(task, hero=hero) if task.hero == UNNAMED else chosen(task, left=hero)
        case Point(place=place):
            return chosen(task, place=place)
        case Name(type=type):
            return chosen(task, left=TYPES.index(type))
        case Opt(number=number):
            return chosen(task, left=number)
        case Turn(card=card) | Cycle(card=card) | Give(piece=card):
            return chosen(task, card=card)
    return chosen(task, left=int(isinstance(action, Accept)))


def fill(world: World, seat: int, action: Any) -> Iterator[Fact]:
    task: EffectsDue = world.agenda[-1]
    yield Answered(seat)
    yield Done()
    yield Planned((filled(task, action),))


# Rooms: for an effect, or for an enemy that rises again


def points(world: World, seat: int, ask: ToPoint) -> Sequence[Any]:
    task = world.agenda[-1]
    if isinstance(task, RisingDue):
        return [Point(place) for place in rising_places(world, task)]
    return wanted(world)[1]


def point(world: World, seat: int, action: Point) -> Iterator[Fact]:
    rising = isinstance(world.agenda[-1], RisingDue)
    return (point_for_rising if rising else fill)(world, seat, action)


# Cards put back in order, and cards given away


def lays(world: World, seat: int, ask: ToOrder) -> list[Lay]:
    return [Lay(fate) for fate in world.lying(PLEDGED[seat])]


def lay(world: World, seat: int, action: Lay) -> Iterator[Fact]:
    """The card laid last is on top."""
    task: EffectsDue = world.agenda[-1]
    yield Moved((action.fate,), PLEDGED[seat], FATE_DECK, None, DOWN)
    if len(world.zones[PLEDGED[seat]]) == 1:
        yield Answered(seat)
        yield from advance(world, task)


def gives(world: World, seat: int, ask: ToGive) -> Sequence[Any]:
    if ask.token:
        return wanted(world)[1]
    return [*(Give(fate) for fate in hand_of(world, seat)), Enough()]


def give(world: World, seat: int, action: Give) -> Iterator[Fact]:
    """A token, or one more card; with none left it is enough."""
    task: EffectsDue = world.agenda[-1]
    if world.asks[-1][seat].token:
        yield from fill(world, seat, action)
        return
    yield Moved((action.piece,), HAND[seat], HAND[task.hero])
    if not hand_count(world, seat):
        yield from enough(world, seat, Enough())


def enough(world: World, seat: int, action: Enough) -> Iterator[Fact]:
    task: EffectsDue = world.agenda[-1]
    yield Answered(seat)
    yield Noted("gives", (seat, task.hero))
    yield from advance(world, task)


# Refusals


def cannot_target(world: World, seat: int, ask: Any, action: Target) -> Rejected | None:
    enemy = action.enemy
    if not is_piece(world, enemy) or not is_in_dungeon(world, enemy):
        return Rejected("NoEnemy", "That enemy is not in the dungeon.", "Attacking")
    doors = DISTANCE[PLACE(world, seat)][place_of(world, enemy)]
    far = {0: "in your room", 1: "next door"}.get(doors, f"{doors} rooms away")
    return Rejected("OutOfReach", f"{enemy_name(world, enemy)} is {far}; choose an enemy in reach.", "Attacking")


def not_one_of_them(what: str) -> Any:
    return lambda world, seat, ask, action: Rejected("NotOffered", f"Choose {what} that is offered.", FATE_RULE)


CHOICES = (
    Choice(ToTarget, options, "First choose an enemy.", "Attacking"),
    Choice(ToPick, options, "First choose a hero.", FATE_RULE),
    Choice(ToPoint, points, "First choose a room.", ACTIONS_RULE),
    Choice(ToName, options, "First choose a type of enemy.", FATE_RULE),
    Choice(ToTurn, options, "First choose an action card.", ACTIONS_RULE),
    Choice(ToOpt, options, "First choose one of the effects.", FATE_RULE),
    Choice(ToAccept, options, "First decide whether to pay.", "Your hero"),
    Choice(ToOrder, lays, "First put the cards back.", FATE_RULE),
    Choice(ToGive, gives, "First give something away.", FATE_RULE),
    Choice(ToCycle, options, "First choose an open card.", FATE_RULE),
)
DEEDS = (
    Deed(Target, (ToTarget,), fill, cannot_target),
    Deed(Pick, (ToPick,), fill, not_one_of_them("a hero")),
    Deed(Point, (ToPoint,), point, not_one_of_them("a room")),
    Deed(Name, (ToName,), fill, not_one_of_them("a type")),
    Deed(Turn, (ToTurn,), fill, not_one_of_them("a card")),
    Deed(Opt, (ToOpt,), fill, not_one_of_them("an effect")),
    Deed(Accept, (ToAccept,), fill),
    Deed(Lay, (ToOrder,), lay, not_one_of_them("a card")),
    Deed(Give, (ToGive,), give, not_one_of_them("something")),
    Deed(Enough, (ToGive,), enough),
    Deed(Cycle, (ToCycle,), fill, not_one_of_them("a card")),
)
DUTIES = (Duty(ActionDue, flip_after), Duty(EffectsDue, carry_out))
