"""What a hero's ability and equipment change, gathered once for each hero with these pieces.

Gear that a class cannot use is worn for nothing (ruling 51). What can be used once a turn is known by a bit.
"""

from collections import defaultdict
from functools import lru_cache
from typing import Any

from engine.core.world import World
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import PassEnemies
from engine.games.shadowscape.content.printed import ABILITY, CLASS, gear_effects
from engine.games.shadowscape.content.standing_forms import (
    AnySymbol,
    Boost,
    Cheaper,
    CountAs,
    Defence,
    FarShrines,
    Hand,
    LongReach,
    Once,
    Skill,
    Slots,
    When,
)
from engine.games.shadowscape.zones import HERO, WORN

NOBODYS = ""  # the kind of a hero that is not chosen yet


class Ready:
    """What a card allows once a turn: the bit that marks it used, the kind of the card, its list."""

    def __init__(self, bit: int, kind: str, source: str, effects: tuple[Any, ...]) -> None:
        self.bit = bit
        self.kind = kind
        self.source = source
        self.is_reach = any(isinstance(effect, LongReach) for effect in effects)


class Standing:
    """Everything that is true of a hero as long as the cards lie there."""

    def __init__(self, hero: str, worn: tuple[str, ...]) -> None:
        self.boosts: list[Boost] = []
        self.defences: list[Defence] = []
        self.count_as: list[CountAs] = []
        self.any_symbol: dict[str, int] = defaultdict(int)
        self.hand = self.slots = self.skill = self.cheaper = 0
        self.passes = self.far_shrines = False
        self.whens: dict[str, list[tuple[str, When]]] = defaultdict(list)
        self.once: list[Ready] = []
        if hero != NOBODYS:
            self._add(1, hero, f"{hero}.ability", ABILITY[hero])
            order = list(box().equipment)
            for kind in (kind for kind in worn if kind in order):  # gear that is not in the box does nothing
                self._add(2 << order.index(kind), kind, f"{kind}.gear", gear_effects(kind, CLASS[hero]))

    def _add(self, bit: int, kind: str, source: str, effects: tuple[Any, ...]) -> None:
        for at, effect in enumerate(effects):
            match effect:
                case Boost():
                    self.boosts.append(effect)
                case Defence():
                    self.defences.append(effect)
                case CountAs():
                    self.count_as.append(effect)
                case AnySymbol(symbol=symbol, cards=cards):
                    self.any_symbol[symbol] += cards
                case Hand(cards=cards):
                    self.hand += cards
                case Slots(slots=slots):
                    self.slots += slots
                case Skill(skill=skill):
                    self.skill += skill
                case Cheaper(by=by):
                    self.cheaper += by
                case PassEnemies():
                    self.passes = True
                case FarShrines():
                    self.far_shrines = True
                case When(event=event):
                    self.whens[event].append((f"{source}.{at}", effect))
                case Once(effects=inner):
                    self.once.append(Ready(bit, kind, f"{source}.{at}", inner))


@lru_cache(maxsize=4096)
def standing_with(hero: str, worn: tuple[str, ...]) -> Standing:
    return Standing(hero, worn)


def standing_of(world: World, seat: int) -> Standing:
    """What is true of the hero of a seat."""
    kinds, heroes = world.kinds, world.zones[HERO[seat]]
    hero = kinds[heroes[0]] if heroes else NOBODYS  # type: ignore[index]
    worn = world.zones[WORN[seat]]
    return standing_with(hero, tuple([kinds[piece] for piece in worn]) if worn else ())  # type: ignore[index]
