"""What a companion sees when it is to choose: the foes and what they are worth, its own arms, and what others told.

It reads its own hand, what lies open, and what the others told of theirs this round; never another hand.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

from engine.core.world import World
from engine.games.shadowrift.bot import planning
from engine.games.shadowrift.bot.foes import harm_of, is_boss, reward_of
from engine.games.shadowrift.bot.holdings import gained_by
from engine.games.shadowrift.bot.taste import Taste
from engine.games.shadowrift.bot.weights import ADEPT, Weights
from engine.games.shadowrift.content.printed import ATTACK, BOOST, FEE, HIT, QUICK
from engine.games.shadowrift.rules.heroes.fighting import bonus_of_attack
from engine.games.shadowrift.rules.heroes.giving import Told
from engine.games.shadowrift.rules.heroes.paying import Means, means_of
from engine.games.shadowrift.scoring import people_of_town
from engine.games.shadowrift.table import actions_allowed, can_be_hit, hittable, left_of
from engine.games.shadowrift.zones import ACTED, HAND, MELEES, PURSE, ROUND, TOLD, WOUNDED

T = TypeVar("T")
UNTOLD = 2.0  # hits expected of a hand that nobody told of
PER_MELEE = 2  # hits that a melee attack used up


def told_by(world: World, seat: int) -> Told | None:
    """What a hero told of the hand this round."""
    mark = TOLD(world, seat)
    if not mark:
        return None
    numbers = []
    for _ in range(5):
        mark, number = divmod(mark, 64)
        numbers.append(number)
    return Told(*reversed(numbers))


class Lazily(Generic[T]):
    """A value worked out when it is first asked for; `functools.cached_property` without its lock, which is dear."""

    def __init__(self, find: Callable[[Any], T]) -> None:
        self.find, self.name, self.__doc__ = find, find.__name__, find.__doc__

    @overload
    def __get__(self, one: None, kind: type) -> "Lazily[T]": ...

    @overload
    def __get__(self, one: object, kind: type) -> T: ...

    def __get__(self, one: object, kind: type) -> "Lazily[T] | T":
        if one is None:
            return self
        found = vars(one)[self.name] = self.find(one)
        return found


class Outlook:
    """One hero's view of the table at one moment; everything is worked out when it is first asked for."""

    def __init__(self, world: World, seat: int, taste: Taste, weights: Weights = ADEPT) -> None:
        self.world, self.seat, self.taste, self.weights = world, seat, taste, weights
        self.round = ROUND(world)
        self.wounded = bool(WOUNDED(world, seat))
        self.targets: dict[int, Target] = {}

    @Lazily
    def means(self) -> Means:
        return means_of(self.world, self.seat)

    @Lazily
    def coin(self) -> int:
        """What lies in all purses."""
        return sum(len(self.world.zones[PURSE[seat]]) for seat in range(self.world.seats))

    @Lazily
    def plan(self) -> planning.Plan:
        return planning.plan_of(self.world, self.taste, self.weights)

    @Lazily
    def deck(self) -> dict[str, int]:
        """The cards of this hero beyond the starters, by kind."""
        return gained_by(self.world, self.seat)

    @Lazily
    def town(self) -> tuple[int, int]:
        """Villagers and Walls anywhere in Town, and everything else there."""
        return people_of_town(self.world)

    @Lazily
    def town_in_danger(self) -> bool:
        living, others = self.town
        return living < self.weights.living or living < self.weights.share * (living + others)

    # Fighting

    @Lazily
    def harms(self) -> dict[int, float]:
        """Everything that can take hits, with what its death is worth."""
        world, weights = self.world, self.weights
        return {foe: harm_of(world, foe, 0, weights) + reward_of(world, foe, weights) for foe in hittable(world)}

    @Lazily
    def arms(self) -> tuple[int, int]:
        """The hits this hand can still deal: in melee and from afar."""
        world, seat, kinds = self.world, self.seat, self.world.kinds
        prowess, magic = self.means.prowess + self.means.strikes, self.means.magic_in_all
        melee = ranged = best = 0
        best_ranged = False
        for card in world.pieces(HAND[seat]):
            kind = kinds[card]
            hit, boost = HIT[kind], BOOST[kind]
            if not ATTACK[kind] or hit is None or (FEE[kind] is not None and magic < 1):
                continue
            dealt = hit.n + bonus_of_attack(world, seat, kind, hit.ranged)
            if boost is not None:
                paid = min(boost.most, prowess if boost.what == "prowess" else magic)
                dealt += paid * boost.each
                prowess -= paid if boost.what == "prowess" else 0
            if not QUICK[kind]:
                if dealt > best:
                    best, best_ranged = dealt, hit.ranged
            elif hit.ranged:
                ranged += dealt
            else:
                melee += dealt
        if ACTED(world, seat) < actions_allowed(world, seat):
            ranged, melee = (ranged + best, melee) if best_ranged else (ranged, melee + best)
        return melee, ranged

    @Lazily
    def helpers(self) -> list[tuple[float, float, bool]]:
        """(melee hits, ranged hits, had its Wound) of every other hero who is not done."""
        world, found = self.world, []
        for seat in world.waiting():
            if seat == self.seat:
                continue
            told, cards = told_by(world, seat), len(world.zones[HAND[seat]])
            if told is None:
                found.append((min(UNTOLD, cards), 0.0, bool(WOUNDED(world, seat))))
                continue
            melee = max(0, told.hits - PER_MELEE * MELEES(world, seat))
            ranged = 0 if ACTED(world, seat) else told.ranged
            most = 2 * cards
            found.append((min(melee, most), min(ranged, most), bool(WOUNDED(world, seat))))
        return found

    def target(self, foe: int) -> "Target":
        """What is known of something that can take hits, worked out once."""
        found = self.targets.get(foe)
        if found is None:
            found = self.targets[foe] = Target(self, foe)
        return found

    def in_reach(self, foe: int) -> bool:
        """Whether the heroes can kill it this round, as far as is known."""
        return self.target(foe).in_reach

    def others_manage(self, foe: int) -> bool:
        """Whether others can kill it without another Wound."""
        return self.target(foe).is_managed

    def worth_of_hits(self, foe: int, hits: int) -> float:
        """A kill is worth the harm it saves; a part of it, that part of the harm if the rest is likely to come."""
        target = self.target(foe)
        if hits >= target.left:
            return target.worth - 0.15 * (hits - target.left)
        return target.worth_of_a_hit * hits


class Target:
    """A monster or a Freeze as a companion looks at it."""

    __slots__ = ("in_reach", "is_managed", "left", "worth", "worth_of_a_hit")

    def __init__(self, outlook: Outlook, foe: int) -> None:
        world, weights = outlook.world, outlook.weights
        melee, ranged = can_be_hit(world, foe, False), can_be_hit(world, foe, True)
        self.left, self.worth = left_of(world, foe), outlook.harms[foe]
        ready = float(outlook.arms[0] * melee + outlook.arms[1] * ranged)
        unhurt = 0.0  # what others can deal without another Wound
        for near, far, hurt in outlook.helpers:
            ready += near * melee + far * ranged
            unhurt += near * melee * hurt + far * ranged
        self.in_reach = ready >= self.left
        self.is_managed = bool(outlook.helpers) and unhurt >= self.left
        if self.in_reach:
            part = weights.in_reach * self.worth
        elif is_boss(world, foe):
            part = weights.boss_hurt * self.worth
        else:
            part = weights.hurt * harm_of(world, foe, 1, weights)
        self.worth_of_a_hit = part / self.left
