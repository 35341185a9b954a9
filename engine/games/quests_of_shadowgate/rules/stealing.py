"""Theft, where a table allows it: another seat's item is chosen, its owner doubles a stat, then the cost is paid."""

from collections.abc import Iterator
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import Asked, Fact, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.quests_of_shadowgate.actions import Double, StartTheft
from engine.games.quests_of_shadowgate.content.printed import TYPE
from engine.games.quests_of_shadowgate.content.vocabulary import STATS, Three, less
from engine.games.quests_of_shadowgate.names import name_of, time_to, word
from engine.games.quests_of_shadowgate.rules.belonging import cannot_afford, no_actions, type_held
from engine.games.quests_of_shadowgate.rules.paying import means_of, theft_costs
from engine.games.quests_of_shadowgate.rules.starting import Held
from engine.games.quests_of_shadowgate.rules.sums import Sums, covers_one, theft_needs
from engine.games.quests_of_shadowgate.setup import has_stealing
from engine.games.quests_of_shadowgate.table import face_of, holder_of, is_base, items_of, type_of, weather_of
from engine.games.quests_of_shadowgate.tasks import DoublingDue, PurchaseDue, ToAct, ToDouble
from engine.games.quests_of_shadowgate.zones import ACTIONS
from engine.kit.rules import Choice, Deed, Duty, answer
from engine.kit.words import listed

RULE = "Stealing"


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
    yield Noted("begins", (seat, "theft", The(action.item)))
    yield Planned((DoublingDue(seat, action.item),))


def cannot_start_theft(world: World, seat: int, ask: ToAct, action: StartTheft) -> Rejected | None:
    item = action.item
    if not has_stealing(world):
        return Rejected("NoStealing", "Items cannot be stolen at this table.", RULE)
    owner = holder_of(world, item) if type(item) is int else None
    if owner is None or type(item) is not int:
        return Rejected("NotAnItem", "Choose an item that another player has acquired.", RULE)
    if owner == seat:
        return Rejected("YourOwn", f"{name_of(world, item)} is already yours.", RULE)
    if is_base(world, owner, item):
        sentence = f"{name_of(world, item)} is one of its owner's base types and cannot be stolen."
        return Rejected("BaseType", sentence, RULE)
    if refused := type_held(world, seat, type_of(world, item), RULE):
        return refused
    if not ACTIONS(world):
        return no_actions(RULE)
    missing = less(theft_costs(world, item, owner)[0], means_of(world, seat, "theft"))  # ruling 30
    return cannot_afford(world, seat, name_of(world, item), missing, ACTIONS(world) - 1, RULE)


def ask_to_double(world: World, task: DoublingDue) -> Iterator[Fact]:
    owner = holder_of(world, task.item)
    assert owner is not None, "somebody has the item"
    yield Asked(owner, ToDouble(task.seat, task.item))


def doublings(world: World, seat: int, ask: ToDouble) -> list[Double]:
    return [Double(stat) for stat in STATS]


def double(world: World, seat: int, action: Double) -> Iterator[Fact]:
    ask = world.asks[-1][seat]
    yield from answer(world, seat)
    yield Noted("doubles", (seat, action.stat))
    yield Planned((PurchaseDue(ask.thief, "theft", ask.item, action.stat),))


def cannot_double(world: World, seat: int, ask: ToDouble, action: Double) -> Rejected:
    return Rejected("NoSuchStat", f"Double {listed([word(stat) for stat in STATS], 'or')}.", RULE)


CHOICES = (Choice(ToDouble, doublings, time_to(ToDouble), RULE),)
DEEDS = (
    Deed(StartTheft, (ToAct,), start_theft, cannot_start_theft),
    Deed(Double, (ToDouble,), double, cannot_double),
)
DUTIES = (Duty(DoublingDue, ask_to_double),)
