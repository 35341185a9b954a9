"""Chance that is the same on every Python and platform: a function of the seed, a label and how often chance was asked.

The seed lives in the World, so undo and redo meet the same dice, and observers never hold it.
"""

import hashlib
import struct
from collections.abc import Sequence

from engine.core.facts import Rolled, Shuffled
from engine.core.pieces import Entry
from engine.core.world import World


def numbers(world: World, label: str, count: int) -> tuple[int, ...]:
    """`count` 64-bit numbers that belong to this moment of this World."""
    source = hashlib.shake_128(f"{world.seed}|{label}|{world.draws}".encode())
    return struct.unpack(f">{count}Q", source.digest(8 * count))


def mixed(items: Sequence[Entry], drawn: Sequence[int]) -> tuple[Entry, ...]:
    """Fisher and Yates, with the numbers given."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = drawn[last] % (last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def shuffle(world: World, zone: str) -> Shuffled:
    """The fact that a zone is shuffled now."""
    lying = world.zones[zone]
    return Shuffled(zone, mixed(lying, numbers(world, zone, len(lying))))


def roll(world: World, label: str, sides: int, count: int = 1) -> Rolled:
    """The fact that dice with faces 1 to `sides` are rolled now."""
    return Rolled(label, tuple(1 + number % sides for number in numbers(world, label, count)))
