"""The table in words for front ends without a picture: what lies where, as far as an observed World knows it.

The default of `Words.describe`; a game with better words of its own replaces it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.pieces import Hidden
from engine.core.world import World


def laid_out(world: World, names: Sequence[str]) -> list[str]:
    """One line for each place where something lies, then one for each number that is not at its default."""
    return [*places_in_words(world, names), *numbers_in_words(world, names)]


def places_in_words(world: World, names: Sequence[str]) -> Iterator[str]:
    for name, lying in world.zones.items():
        if lying:
            spec = world.game.layout.specs[name]
            place = name.partition(":")[0] if spec.owner is not None else name.replace(":", " ")
            owner = f"{names[spec.owner]}, " if spec.owner is not None else ""
            yield f"{owner}{place.replace('_', ' ')}: {pieces_in_words(world, name)}."


def pieces_in_words(world: World, zone: str) -> str:
    """Known pieces by kind with their number, unknown ones as how many there are."""
    known = Counter(world.kinds[piece].replace("_", " ") for piece in world.lying(zone))
    told = [kind if count == 1 else f"{count} {kind}" for kind, count in known.items()]
    unknown = sum(isinstance(entry, Hidden) for entry in world.zones[zone])
    return ", ".join([*told, *([f"{unknown} unknown"] if unknown else [])])


def numbers_in_words(world: World, names: Sequence[str]) -> Iterator[str]:
    for (name, key), value in world.counts.items():
        of = world.game.layout.counters[name].of
        if of != "piece":
            yield f"{f'{names[key]}, ' if key is not None else ''}{name.replace('_', ' ')}: {value}."
