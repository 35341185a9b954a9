"""At what a card can be aimed: monsters, a space of the track, a hero, a card of the Power Area; and what that costs.

A `Moment` is what all offers of one hero at one time share, worked out once.
"""

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from engine.core.world import World
from engine.games.shadowrift.content.effects import Draw, Heal, Hit, MakeRanged, Seal
from engine.games.shadowrift.content.printed import BOOST, FEE, SORT, SPELL, by_kind, has
from engine.games.shadowrift.force import NOTHING, OF_FACTION, Cost, in_force, plus, town_of
from engine.games.shadowrift.hands import hand_of
from engine.games.shadowrift.rules.heroes.paying import Means, means_of
from engine.games.shadowrift.table import can_be_hit, discounts, hittable, kept, minus, shunning, total
from engine.games.shadowrift.zones import AREA, PLAY, SHUNS, SPACE, TRACK
from engine.kit.printed import Printed

Aim = tuple[tuple[int, ...], int | None, int | None]  # targets, hero, space of the track
SHUNNED = SHUNS.name
SEALED_AS = {"rift": "rift", "totem": "totem", "power": "power", "monster": "fled"}


class Moment:
    """What a hero sees and has when choosing what to do."""

    __slots__ = ("can_throw", "force", "hand", "means", "melee", "ranged", "says", "seat", "tolls", "town", "world")

    def __init__(self, world: World, seat: int) -> None:
        self.world = world
        self.seat = seat
        foes, force = in_force(world)
        self.hand = hand_of(world, seat)
        self.means: Means = means_of(world, seat, self.hand, force)
        self.force, self.tolls = force, force.tolls
        self.town = town = town_of(world)
        self.says = town.says[force.walls_sleep]
        if force.totems:
            foes = foes[: -force.totems]
        if town.freezes:
            foes = foes + [world.pieces(SPACE[space])[0] for space in town.freezes]
        self.melee = self.ranged = foes
        if force.immune or is_shunned(world, foes):
            self.melee = [foe for foe in foes if can_be_hit(world, foe, False)]
            self.ranged = [foe for foe in foes if can_be_hit(world, foe, True)]
        self.can_throw = bool(world.zones[PLAY[seat]]) and any(True for _ in kept(world, seat, MakeRanged))

    def foes(self, ranged: bool) -> list[int]:
        return self.ranged if ranged else self.melee

    def aims(self, effects: Iterable[Any], ranged: bool | None = None, needs_target: bool = True) -> list[Aim]:
        """All ways to aim these effects; none where one of them has to have a target and there is none."""
        targets: list[tuple[tuple[int, ...], int | None]] = [((), None)]
        heroes: list[int | None] = [None]
        for effect in effects:
            kind = type(effect)
            if kind is Hit:
                found = self.targets_of(effect, effect.ranged if ranged is None else ranged)
                targets = found or ([] if needs_target else [((), None)])
            elif kind is Seal:
                targets = [((card,), None) for card in self.sealable(effect)]
            elif kind is Heal and effect.whose != "self":
                heroes = list(range(self.world.seats))
            elif kind is Draw and effect.who == "another" and self.world.seats > 1:
                heroes = [other for other in range(self.world.seats) if other != self.seat]
        return [(target, hero, place) for target, place in targets for hero in heroes]

    def targets_of(self, hit: Hit, ranged: bool) -> list[tuple[tuple[int, ...], int | None]]:
        foes = self.foes(ranged)
        match hit.targets:
            case "one":
                return [((foe,), None) for foe in foes]
            case "two":  # ruling 70
                return [(pair, None) for pair in combinations(foes, 2)] or [((foe,), None) for foe in foes]
            case "space":
                spaces = [
                    space for space, zone in enumerate(TRACK) if any(foe in foes for foe in self.world.zones[zone])
                ]
                return [((), space) for space in spaces]
        return [((), None)] if foes else []

    def sealable(self, seal: Seal) -> list[int]:
        """The cards of the Power Area that a Seal may name; equal ones once."""
        found: dict[str, int] = {}
        for card in self.world.pieces(AREA):
            kind = self.world.kinds[card]
            if SEALED_AS.get(SORT[kind]) in seal.what:
                found.setdefault(kind, card)
        return list(found.values())

    def cost_of_play(self, kind: str, boost: int, seals: Seal | None = None, target: int | None = None) -> Cost:
        """What playing a card costs: its fee, its boost, what Spells are taxed with, and the Magic of a rift."""
        cost = cost_to_play(self.tolls, kind, boost)
        if seals is not None and target is not None and SORT[self.world.kinds[target]] == "rift":
            cost = total(cost, rift_cost(self.world, self.seat, seals, self.tolls))
        return cost

    def most_boost(self, kind: str, base: Cost, strike: bool) -> int:
        """How many points of boost can be paid beside the rest."""
        boost = BOOST[kind]
        paid = 0
        if boost is not None:
            if base is NOTHING and boost.what == "prowess":
                return min(boost.most, self.means.prowess + (self.means.strikes if strike else 0))
            while paid < boost.most and self.means.can_pay(plus(base, boost.what, paid + 1), strike):
                paid += 1
        return paid


def is_shunned(world: World, foes: Iterable[int]) -> bool:
    """Whether one of these evades some attacks for the round."""
    counts = world.counts
    return counts.get(OF_FACTION) in shunning() and not counts.keys().isdisjoint([(SHUNNED, foe) for foe in foes])


# Cards that cost nothing to play; a Seal's rift does
PLAIN: Printed[str, bool] = by_kind(lambda card: FEE[card.id] is None and not SPELL[card.id] and not has(card.id, Seal))


def needs_aim(effect: Any) -> bool:
    """Whether there can be more than one way to aim this effect."""
    return isinstance(effect, Hit | Seal | Heal | Draw)


def can_be_aimed(effect: Any) -> bool:
    """Whether there is more than one way to aim this effect at some table."""
    match effect:
        case Heal():
            return effect.whose != "self"
        case Draw():
            return effect.who == "another"
    return needs_aim(effect)


def cost_to_play(tolls_now: dict[str, Cost], kind: str, boost: int) -> Cost:
    cost = NOTHING
    if PLAIN[kind] and not boost:
        return cost
    fee = FEE[kind]
    if fee is not None:
        cost = plus(cost, fee.what, fee.n)
    if SPELL[kind] and "cast_spell" in tolls_now:
        cost = total(cost, tolls_now["cast_spell"])  # ruling 86
    if boost:
        printed = BOOST[kind]
        assert printed is not None
        cost = plus(cost, printed.what, boost)
    return cost


def rift_cost(world: World, seat: int, seals: Seal, tolls_now: dict[str, Cost]) -> Cost:
    """The Magic of sealing a rift: Totems make it dearer, a Lantern cheaper."""  # rulings 59, 76
    return minus(total((0, seals.magic, 0), tolls_now.get("seal_rift", NOTHING)), discounts(world, seat, "rift"))


def foes_in(world: World, space: int, ranged: bool) -> list[int]:
    """The monsters in one space of the track that can be hit."""
    return [foe for foe in world.pieces(TRACK[space]) if can_be_hit(world, foe, ranged)]


def all_foes(world: World, ranged: bool) -> list[int]:
    return [foe for foe in hittable(world) if can_be_hit(world, foe, ranged)]
