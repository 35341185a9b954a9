"""An attack from its card to its end: hits on each target, rewards for a kill, and what it costs the attacker.

Hits of aid and of Walls are ranged hits but no attack: no bonus, no Wound, no thorns (ruling 69).
"""

from collections.abc import Iterator
from typing import Any

from engine.core.facts import Fact, Noted
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowrift.content.effects import BetterAid, BonusHit, Boost, Hit, OnKill, Recoil
from engine.games.shadowrift.content.printed import BOOST, HIT, PLAYED, SORT, VILLAGER, all_of, by_kind
from engine.games.shadowrift.effects.doing import By, carry_out
from engine.games.shadowrift.rules.afflicting import afflict
from engine.games.shadowrift.rules.heroes.aiming import all_foes, foes_in
from engine.games.shadowrift.rules.heroes.fighting import deal, hits_on, mark_attack, pay_in_blood, remembers, thorns_of
from engine.games.shadowrift.table import hittable, standing
from engine.games.shadowrift.zones import LED, MELEES, STRIKE_MORE, STRIKE_TIMES
from engine.kit.printed import Printed

PARTS = (Hit, Boost, BonusHit)  # of the attack itself, not beside it
BESIDE: Printed[str, tuple[Any, ...]] = by_kind(
    lambda card: tuple(e for e in PLAYED[card.id] if not isinstance(e, PARTS))
)
LEADS: Printed[str, int] = by_kind(lambda card: sum(e.n for e in all_of(card.id, BonusHit) if e.on == "target"))


def attack(world: World, by: By) -> Iterator[Fact]:
    """All hits of one attack, then what it brings and costs."""
    seat, action = by.seat, by.action
    assert seat is not None
    assert by.card is not None
    kind = world.kinds[by.card]
    hit, boost = HIT[kind], BOOST[kind]
    assert hit is not None
    ranged = hit.ranged or action.ranged
    foes = aimed_at(world, by, hit, ranged)
    hits = hit.n + (action.boost * boost.each if boost is not None else 0)
    dealt = [hits_on(world, seat, kind, foe, hits, ranged) for foe in foes]
    wound = not ranged and any(SORT[world.kinds[foe]] != "freeze" for foe in foes)  # ruling 41
    thorns = [pain for foe in foes for pain in thorns_of(world, seat, foe, ranged)]
    yield Noted("attacks", (seat, The(by.card), *map(The, foes)))
    if not ranged:
        yield MELEES.to(MELEES(world, seat) + 1, seat)
    if kind == "strike":
        yield from use_up_strike(world, seat)
    for foe, count in zip(foes, dealt, strict=True):
        if len(foes) == 1 or foe in hittable(world):  # the first hit may have cost the second target its life
            yield from deal(world, seat, foe, count)
    killed = bool(BESIDE[kind]) and not set(foes) <= set(hittable(world))
    for foe in foes:
        if remembers(world, foe):
            yield from mark_attack(world, seat, foe, ranged)
        if LEADS[kind]:
            yield from lead(world, seat, kind, foe)
    if wound or thorns:
        yield from pay_in_blood(world, seat, wound, thorns)
    if BESIDE[kind]:
        yield from beside(world, by, killed)


def aimed_at(world: World, by: By, hit: Hit, ranged: bool) -> list[int]:
    """The monsters that are hit."""
    match hit.targets:
        case "space":
            return [] if by.action.place is None else foes_in(world, by.action.place, ranged)
        case "all":
            return all_foes(world, ranged)
    return list(by.action.targets)


def use_up_strike(world: World, seat: int) -> Iterator[Fact]:
    """A Strike uses up what made the next one better."""
    times = STRIKE_TIMES(world, seat)
    if times:
        yield STRIKE_TIMES.to(times - 1, seat)
        if times == 1:
            yield STRIKE_MORE.to(0, seat)


def lead(world: World, seat: int, kind: str, foe: int) -> Iterator[Fact]:
    """Others deal more to this target for the rest of the round."""  # ruling 68
    if foe in hittable(world):
        yield LED.to(LED(world, foe) + LEADS[kind] * 10**seat, foe)


def beside(world: World, by: By, killed: bool) -> Iterator[Fact]:
    """Recoil, rewards for a kill, and effects that are no part of the attack."""
    assert by.seat is not None
    assert by.card is not None
    for effect in BESIDE[world.kinds[by.card]]:
        if isinstance(effect, Recoil):
            yield Noted("recoil", (by.seat,))
            yield from afflict(world, (by.seat,), "wound", effect.wounds)
        elif isinstance(effect, OnKill):
            if killed:
                yield from carry_out(world, by, effect.then)
        else:
            yield from carry_out(world, by, effect)


def shoot(world: World, by: By, hit: Hit, more: int) -> Iterator[Fact]:
    """Ranged hits that are no attack."""  # ruling 69
    assert by.seat is not None
    for foe in aimed_at(world, by, hit, True):
        if foe in hittable(world):
            yield from deal(world, by.seat, foe, hit.n + more)


def more_from_aid(world: World, card: int) -> int:
    """The hits that Walls add to the aid of this Villager."""
    kind = world.kinds[card]
    return sum(effect.n for _, effect in standing(world, BetterAid) if effect.of == kind) if VILLAGER[kind] else 0
