"""The enemy phase as the board shows it: who acts, who has acted and who is to come, the walk, and the attack."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core import World
from engine.games.shadowscape import tasks as t
from engine.games.shadowscape import zones as z
from engine.games.shadowscape.content.printed import FATE_TYPE
from engine.games.shadowscape.content.words import EnemyType
from engine.games.shadowscape.sums import deals, defence_of, is_ranged, struck_from
from engine.games.shadowscape.table import is_calm, is_in_dungeon, is_lord, of_type, place_of
from tui.board.contract import Scene
from tui.games.shadowscape.scenes.ways import Walk, acting_enemy, walk_since

DONE, ACTING, TO_COME = "done", "acting", "to come"


class Attack(msgspec.Struct, frozen=True):
    """An attack on a hero: what it deals, what is held off without a card, and what was discarded for it."""

    enemy: int
    seat: int
    damage: int
    held: int
    discards: int
    ranged: bool

    @property
    def left(self) -> int:
        return max(0, self.damage - self.held - self.discards)


class Phase(msgspec.Struct, frozen=True):
    """What the enemies do now; `enemy` is None while none of them acts."""

    is_on: bool = False
    type: EnemyType | None = None
    enemy: int | None = None
    walk: Walk | None = None
    attack: Attack | None = None
    order: tuple[tuple[int, str], ...] = ()


def phase_of(scene: Scene, calm: World | None = None) -> Phase:
    """The enemy phase of a scene, if it is one; `calm` is the dungeon before it, where that was seen."""
    world = scene.world
    if world.phase != "enemies" or world.turn is None or world.outcome is not None:
        return Phase()
    enemy = acting_enemy(world)
    if enemy is not None and not is_in_dungeon(world, enemy):
        enemy = None
    kind = type_of(world, enemy)
    return Phase(
        True,
        kind,
        enemy,
        walk_since(world, (calm, scene.before), enemy) if enemy is not None else None,
        attack_of(world, enemy) if enemy is not None else None,
        order_of(world, kind, enemy),
    )


def type_of(world: World, enemy: int | None) -> EnemyType | None:
    """The type that acts: that of the enemy, else that of the card shown."""
    task = next((task for task in reversed(world.agenda) if isinstance(task, t.TypeDue)), None)
    if task is not None:
        return task.type
    if enemy is not None and not is_lord(world, enemy):
        return world.backs[enemy]  # type: ignore[return-value]
    shown = world.lying(z.SHOWN)
    return FATE_TYPE[world.kinds[shown[-1]]] if shown else None


def order_of(world: World, kind: EnemyType | None, enemy: int | None) -> tuple[tuple[int, str], ...]:
    """Every enemy of the type with what has become of it."""
    if kind is None:
        return ()
    due = next((task for task in reversed(world.agenda) if isinstance(task, t.TypeDue)), None)
    left: tuple[Any, ...] = () if due is None else tuple(of_type(world, kind)) if due.left is None else due.left
    found = []
    for one in of_type(world, kind):
        state = ACTING if one == enemy else "calm" if is_calm(world, one) else TO_COME
        if one != enemy and one not in left and state != "calm":
            state = DONE
        found.append((one, state))
    return tuple(sorted(found, key=lambda each: (DONE, ACTING, TO_COME, "calm").index(each[1])))


def attack_of(world: World, enemy: int) -> Attack | None:
    """The attack that is on, or would be from where the enemy stands on the only hero in reach."""
    due = next((task for task in reversed(world.agenda) if isinstance(task, t.DefendingDue)), None)
    seats = [due.seat] if due is not None else struck_from(world, enemy, place_of(world, enemy))
    if len(seats) != 1:
        return None
    seat = seats[0]
    ranged = is_ranged(world, enemy)
    pledged = len(world.zones[z.PLEDGED[seat]]) if due is not None else 0
    return Attack(enemy, seat, deals(world, enemy, seat), defence_of(world, seat, ranged), pledged, ranged)
