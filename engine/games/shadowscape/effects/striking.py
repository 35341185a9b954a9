"""Attacks: who can be struck, how hard, and what follows when an enemy falls or stays."""

from collections.abc import Generator, Iterator
from typing import Any

from engine.core.facts import Fact, Moved, Noted
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowscape.actions import Target
from engine.games.shadowscape.asks import (
    ToTarget,
)
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import Attack
from engine.games.shadowscape.content.standing_forms import Rises
from engine.games.shadowscape.content.words import EnemyType
from engine.games.shadowscape.dungeon import HERE_OR_NEAR, chart_of
from engine.games.shadowscape.effects.row import Row, Want, advance, events_of
from engine.games.shadowscape.holding import asks_for_deeds
from engine.games.shadowscape.lists import boost_of
from engine.games.shadowscape.names import enemy_name, sign
from engine.games.shadowscape.rules.ending import win_together
from engine.games.shadowscape.standing import Ready, standing_of
from engine.games.shadowscape.sums import abilities_of, damage_of, withstands
from engine.games.shadowscape.table import enemies_at, has_enemy, is_cooperative, is_lord, place_of, within
from engine.games.shadowscape.tasks import (
    DeedDue,
    EffectsDue,
    KeepingDue,
    RisingDue,
)
from engine.games.shadowscape.zones import AWAKE, CALMED, CHARGE, KILLS, NEXT, ONCE, PLACE, ROOM, SLAIN, SLAYER, TOKENS

REACHES = {"here": "here", "next": "next door", "either": "here or next door"}


def longer_reach(world: World, seat: int) -> Ready | None:
    """What lets one attack of this turn reach next door, if it is not used up."""  # ruling 83
    used = ONCE(world)
    return next((ready for ready in standing_of(world, seat).once if ready.is_reach and not used & ready.bit), None)


def rooms_struck(world: World, seat: int, effect: Attack) -> tuple[int, ...]:
    """The rooms an attack can reach."""
    place = PLACE(world, seat)
    if effect.reach == "here" and longer_reach(world, seat) is not None:
        return HERE_OR_NEAR[place]
    return within(place, effect.reach)


def targets_of(world: World, seat: int, effect: Attack) -> list[int]:
    """Whom an attack can strike, never heroes; of an attack on a whole room, one for each room."""  # ruling 38
    rooms = [enemies_at(world, place) for place in rooms_struck(world, seat, effect)]
    if effect.targets == "each":
        return [enemies[0] for enemies in rooms if enemies]
    return [enemy for enemies in rooms for enemy in enemies]


def wants_targets(world: World, run: EffectsDue, effect: Attack) -> Want | None:
    """One target, or two different ones; with one enemy in reach that one is enough."""  # rulings 45 and 71
    if run.targets and effect.targets != "two":
        return None
    found = targets_of(world, run.seat, effect)
    if effect.targets == "two" and len(run.targets) >= min(2, max(1, len(found))):
        return None
    return ToTarget(), [Target(enemy) for enemy in found if enemy not in run.targets]


def attack(world: World, run: EffectsDue, effect: Attack) -> Iterator[Fact]:
    """The number is counted once and dealt to each target."""  # ruling 71
    seat, here = run.seat, PLACE(world, run.seat)
    struck: list[int] = list(run.targets)
    if effect.targets == "each":
        struck = enemies_at(world, place_of(world, struck[0]))
    places = {enemy: place_of(world, enemy) for enemy in struck}
    if effect.reach == "here" and any(place != here for place in places.values()):
        ready = longer_reach(world, seat)
        assert ready is not None, "a target out of reach"
        yield ONCE.to(ONCE(world) | ready.bit)
    boost = run.boost if boost_of(run.source) == effect.symbol else 0
    damages = {enemy: damage_of(world, seat, effect, place, boost) for enemy, place in places.items()}
    yield from use_up(world, seat, "attack")
    after: list[Any] = []
    for enemy in struck:
        after += yield from strike(world, seat, enemy, damages[enemy], effect.symbol, places[enemy])
        if world.outcome is not None:
            return
    yield from advance(world, run, *after, targets=tuple(struck))


def use_up(world: World, seat: int, kind: str) -> Iterator[Fact]:
    """A bonus for the next such action is used up by it."""  # ruling 76
    for counter in (NEXT[kind], CHARGE[kind]):
        if counter(world, seat):
            yield counter.to(0, seat)


def strike(
    world: World, seat: int, enemy: int, damage: int, symbol: str, place: int
) -> Generator[Fact, None, list[Any]]:
    """One enemy is dealt damage, which does not stay; returns what follows."""  # rulings 12, 50, 99, 100
    needed = withstands(world, enemy, symbol, seat)
    rising = damage == needed and is_rising(world, enemy)
    came = "stands" if damage < needed else "rises" if rising else "slain" if is_lord(world, enemy) else "trophy"
    yield Noted("strikes", (seat, The(enemy), damage, needed, came))
    if damage < needed:
        return [] if is_lord(world, enemy) else list(events_of(world, seat, "vain", (enemy,)))  # ruling 78
    if rising:
        return [RisingDue(seat, enemy)]
    if is_lord(world, enemy):
        yield AWAKE.to(SLAIN)
        yield SLAYER.to(seat)  # ruling 19
        if is_cooperative(world):
            yield from win_together(world, enemy_name(world, enemy))
            return []
    else:
        yield from take_trophy(world, seat, enemy, place)
    return [*after_deed(world, DeedDue(seat, "kill", place, needed)), *events_of(world, seat, "kill")]


def after_deed(world: World, deed: DeedDue) -> list[Any]:
    """A whisper that may be claimed for it, and before that a token too many."""
    found: list[Any] = [deed] if asks_for_deeds(world) else []
    over = len(world.zones[TOKENS[deed.seat]]) > box().game.numbers.tokens
    return [*found, KeepingDue(deed.seat)] if over else found


def take_trophy(world: World, seat: int, enemy: int, place: int) -> Iterator[Fact]:
    if CALMED(world, enemy):
        yield CALMED.to(0, enemy)
    yield Moved((enemy,), ROOM[place], TOKENS[seat])
    kills = KILLS[type_of(world, enemy)]
    yield kills.to(kills(world, seat) + 1, seat)


def type_of(world: World, enemy: int) -> EnemyType:
    """The type of an enemy that is no lord: it is on its back."""
    return world.backs[enemy]  # type: ignore[return-value]


def is_rising(world: World, enemy: int) -> bool:
    """Whether an enemy hit for exactly its defence rises again elsewhere."""  # ruling 81
    return any(isinstance(one, Rises) for one in abilities_of(world, enemy)) and bool(free_lairs(world, enemy))


def free_lairs(world: World, enemy: int) -> list[int]:
    """The lairs of an enemy's type without an enemy."""
    return [place for place in chart_of(world).lairs[type_of(world, enemy)] if not has_enemy(world, place)]


def words(effect: Attack) -> str:
    whom = {"one": "", "two": " to two targets", "each": " to each enemy in the room"}[effect.targets]
    plus = "".join(f" + {per.per.replace('_', ' ')}" for per in effect.plus)
    return f"{sign(effect.symbol)} {effect.base}{plus}{whom}, {REACHES[effect.reach]}"


def worth(effect: Attack) -> float:
    reach = 0.3 if effect.reach != "here" else 0.0
    return effect.base + 1.5 * len(effect.plus) + reach + (0.7 if effect.targets != "one" else 0.0)


def can_attack(world: World, seat: int, effect: Attack) -> bool:
    return bool(targets_of(world, seat, effect))


ROWS = (Row(form=Attack, words=words, does=attack, worth=worth, sign="attack", wants=wants_targets, can=can_attack),)
