"""What is printed on the cards, in tables by kind for the rules to read quickly.

Tables fill on first use: a game whose content does not load can still be imported. Effects of abilities and events are
added up once per face into `Powers` and `Weather`, so that the rules ask for a number instead of searching effects.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from engine.games.quests_of_shadowgate.content import AdventureCard, box
from engine.games.quests_of_shadowgate.vocabulary import (
    STATS,
    AbilityEffect,
    Character,
    DrawMore,
    EventCard,
    EventEffect,
    FewerActions,
    FreeCycles,
    FreePayments,
    HandLimit,
    HandSize,
    Item,
    ItemsCostLess,
    MoreActions,
    PoolClosed,
    PoolFirst,
    PoolRefills,
    Quest,
    QuestsScoreMore,
    StatBonus,
    TypeByClass,
    Wild,
)

T = TypeVar("T")
Three = tuple[int, int, int]
Face = tuple[str, str]  # a card with two sides, and the side that is up
NOTHING: Three = (0, 0, 0)
LEAST_HAND, MOST_HAND = 3, 6


class Powers(msgspec.Struct, frozen=True):
    """All that an ability changes for its seat."""

    draw_more: int = 0
    free_payments: int = 0
    free_cycles: int = 0
    more_actions: tuple[tuple[int, int], ...] = ()  # (torch at most, actions)
    pool_refills: bool = False
    least_hand: int = LEAST_HAND
    most_hand: int = MOST_HAND
    type_by_class: bool = False
    for_items: Three = NOTHING
    for_quests: Three = NOTHING


class Weather(msgspec.Struct, frozen=True):
    """All that the event in force changes for the seat in turn."""

    fewer_actions: int = 0
    items_less: Three = NOTHING
    more_points: dict[str, int] = {}  # by the class of the type a quest asks for
    pool_closed: bool = False
    most_hand: int | None = None
    pool_first: bool = False


NO_POWERS = Powers()
CALM = Weather()


class Table(dict[str, T]):
    """One entry per kind of adventure card."""

    def __init__(self, derive: Callable[[AdventureCard], T]) -> None:
        super().__init__()
        self.derive = derive

    def __missing__(self, kind: str) -> T:
        self[kind] = found = self.derive(box().adventure[kind])
        return found


class Faces(dict[Face, T]):
    """One entry per side of a card with two."""

    def __init__(self, derive: Callable[[str, str], T]) -> None:
        super().__init__()
        self.derive = derive

    def __missing__(self, face: Face) -> T:
        self[face] = found = self.derive(*face)
        return found


def at_stat(stat: str, points: int) -> Three:
    """So many points of one stat."""
    first, second, third = (points if name == stat else 0 for name in STATS)
    return first, second, third


def powers_of(effects: Sequence[AbilityEffect]) -> Powers:
    """What these effects make together; a later hand size replaces an earlier one."""
    powers = Powers()
    for effect in effects:
        powers = msgspec.structs.replace(powers, **changed_powers(powers, effect))
    return powers


def changed_powers(powers: Powers, effect: AbilityEffect) -> dict[str, object]:
    match effect:
        case DrawMore(cards=cards):
            return {"draw_more": powers.draw_more + cards}
        case FreePayments(times=times):
            return {"free_payments": powers.free_payments + times}
        case FreeCycles(times=times):
            return {"free_cycles": powers.free_cycles + times}
        case MoreActions(torch_at_most=torch, actions=actions):
            return {"more_actions": (*powers.more_actions, (torch, actions))}
        case PoolRefills():
            return {"pool_refills": True}
        case HandSize(least=least, most=most):
            return {"least_hand": least, "most_hand": most}
        case TypeByClass():
            return {"type_by_class": True}
        case StatBonus(stat=stat, points=points, on="items"):
            return {"for_items": plus(powers.for_items, at_stat(stat, points))}
        case StatBonus(stat=stat, points=points):
            return {"for_quests": plus(powers.for_quests, at_stat(stat, points))}


def weather_of(effects: Sequence[EventEffect]) -> Weather:
    """What these effects make together."""
    weather = Weather()
    for effect in effects:
        weather = msgspec.structs.replace(weather, **changed_weather(weather, effect))
    return weather


def changed_weather(weather: Weather, effect: EventEffect) -> dict[str, object]:
    match effect:
        case FewerActions(actions=actions):
            return {"fewer_actions": weather.fewer_actions + actions}
        case ItemsCostLess(stat=stat, points=points):
            return {"items_less": plus(weather.items_less, at_stat(stat, points))}
        case QuestsScoreMore(class_=class_, points=points):
            return {"more_points": {**weather.more_points, class_: weather.more_points.get(class_, 0) + points}}
        case PoolClosed():
            return {"pool_closed": True}
        case HandLimit(most=most):
            return {"most_hand": most}
        case PoolFirst():
            return {"pool_first": True}


def plus(one: Three, other: Three) -> Three:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def less(need: Three, have: Three) -> Three:
    """What is left of a need, never below nothing."""
    top, middle, bottom = need[0] - have[0], need[1] - have[1], need[2] - have[2]
    return top if top > 0 else 0, middle if middle > 0 else 0, bottom if bottom > 0 else 0


RESOURCES: Table[Three] = Table(lambda card: card.resources)
TORCH_OF: Table[int] = Table(lambda card: card.torch)
NO_ACTION: Table[bool] = Table(lambda card: card.no_action)
TYPE: Table[str | None] = Table(lambda card: card.type if isinstance(card, Item | Wild) else None)
CLASS: Table[str | None] = Table(lambda card: card.class_ if isinstance(card, Item) else None)
COST: Table[Three] = Table(lambda card: card.cost if isinstance(card, Item | Wild) else NOTHING)
WORTH: Table[int] = Table(lambda card: card.worth)
WEATHER: Table[Weather] = Table(lambda card: weather_of(card.effects) if isinstance(card, EventCard) else CALM)
POWERS: Faces[Powers] = Faces(lambda id, side: powers_of(box().ability(id, side).effects))
CHARACTERS_OF: Faces[Character] = Faces(lambda id, side: box().character(id, side))
QUEST_OF: Faces[Quest] = Faces(lambda id, side: box().quest(id, side))
