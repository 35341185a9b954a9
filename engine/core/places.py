"""Places and numbers: how a game declares its zones and counters, and who may see what lies where.

Names of zones and counters are part of the log format: once used they stay.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import TYPE_CHECKING

import msgspec

from engine.core.facts import Counted

if TYPE_CHECKING:
    from engine.core.world import World

MOST_SEATS = 6


class Sight(Enum):
    """Who knows a piece that lies in a zone."""

    ALL = "all"
    OWNER = "owner"
    NOBODY = "nobody"


ALL, OWNER, NOBODY = Sight.ALL, Sight.OWNER, Sight.NOBODY


class ZoneSpec(msgspec.Struct, frozen=True):
    """One place: its name in the log, whose it is, who sees pieces lying up and down, and whether order matters."""

    name: str
    owner: int | None
    up: Sight
    down: Sight
    loose: bool

    def shows(self, down: bool, eyes: Sequence[int]) -> bool:
        """Whether these eyes know a piece that lies here."""
        sight = self.down if down else self.up
        return sight is ALL or (sight is OWNER and self.owner in eyes)

    def is_open(self, down: bool) -> bool:
        """Whether everybody knows a piece that lies here."""
        return (self.down if down else self.up) is ALL


class Zones(tuple[str, ...]):
    """A family of places, indexed by seat or by number: `HAND[seat]` is a zone's name."""

    specs: tuple[ZoneSpec, ...]

    def __new__(cls, specs: tuple[ZoneSpec, ...]) -> "Zones":
        names = super().__new__(cls, (spec.name for spec in specs))
        names.specs = specs
        return names


def zone(name: str, up: Sight = ALL, down: Sight = NOBODY, loose: bool = False) -> str:
    """Declare one common place. Returns its name; `Layout` collects what was declared."""
    return Place(ZoneSpec(name, None, up, down, loose))


class Place(str):
    """The name of a single zone, carrying its declaration."""

    __slots__ = ("spec",)
    spec: ZoneSpec

    def __new__(cls, spec: ZoneSpec) -> "Place":
        place = super().__new__(cls, spec.name)
        place.spec = spec
        return place

    def __reduce__(self) -> tuple[type["Place"], tuple[ZoneSpec]]:
        return Place, (self.spec,)  # so that facts, which name zones, can be copied and sent


def seat_zone(name: str, up: Sight = ALL, down: Sight = OWNER, loose: bool = False) -> Zones:
    """Declare a place that every seat has."""
    return Zones(tuple(ZoneSpec(f"{name}:{seat}", seat, up, down, loose) for seat in range(MOST_SEATS)))


def zones(name: str, count: int, up: Sight = ALL, down: Sight = NOBODY, loose: bool = False) -> Zones:
    """Declare `count` common places of one sort."""
    return Zones(tuple(ZoneSpec(f"{name}:{number}", None, up, down, loose) for number in range(count)))


class Counter(msgspec.Struct, frozen=True):
    """A declared number of the table, of each seat or of each piece. Call it to read; `to` is the fact that sets it."""

    name: str
    of: str
    least: int | None = None
    most: int | None = None
    default: int = 0

    def __call__(self, world: "World", key: int | None = None) -> int:
        return world.counts.get((self.name, key), self.default)

    def to(self, value: int, key: int | None = None) -> Counted:
        """The fact that the counter takes this value."""
        return Counted(self.name, key, value)


def counter(name: str, least: int | None = None, most: int | None = None, default: int = 0) -> Counter:
    """Declare a number of the whole table."""
    return Counter(name, "table", least, most, default)


def seat_counter(name: str, least: int | None = None, most: int | None = None, default: int = 0) -> Counter:
    """Declare a number that every seat has."""
    return Counter(name, "seat", least, most, default)


def piece_counter(name: str, least: int | None = None, most: int | None = None, default: int = 0) -> Counter:
    """Declare a number that a piece carries while everybody can see it."""
    return Counter(name, "piece", least, most, default)


class Layout:
    """All places and numbers of one game."""

    def __init__(self, places: Sequence[str | Zones], counters: Sequence[Counter] = ()) -> None:
        self.specs: dict[str, ZoneSpec] = {spec.name: spec for place in places for spec in specs_of(place)}
        self.counters: dict[str, Counter] = {number.name: number for number in counters}
        # What folding asks of a counter: its least, its most, its default, whether pieces carry it.
        self.bounds = {
            number.name: (number.least, number.most, number.default, number.of == "piece") for number in counters
        }
        self.piece_counters = frozenset(number.name for number in counters if number.of == "piece")
        # Places where a piece may carry something: those where everybody can know it.
        self.marking = frozenset(
            s.name for s in self.specs.values() if self.piece_counters and (s.up is ALL or s.down is ALL)
        )
        self.open_up = frozenset(s.name for s in self.specs.values() if s.is_open(False))
        self.open_down = frozenset(s.name for s in self.specs.values() if s.is_open(True))
        # Places where it may lose what it carries: those where somebody may not know it.
        self.veiling = frozenset(s.name for s in self.specs.values() if not (s.up is s.down is ALL))
        self._veiled: dict[tuple[int, ...], tuple[tuple[ZoneSpec, bool, bool], ...]] = {}
        # Loose zones where turning a piece changes who knows it.
        self.mixed = frozenset(s.name for s in self.specs.values() if s.loose and s.up is not s.down)

    def veiled_from(self, eyes: tuple[int, ...]) -> tuple[tuple[ZoneSpec, bool, bool], ...]:
        """The places where these eyes may not know all, or not in what order; and whether what lies up, or down."""
        if eyes not in self._veiled:
            known = [(spec, spec.shows(False, eyes), spec.shows(True, eyes)) for spec in self.specs.values()]
            self._veiled[eyes] = tuple((spec, up, down) for spec, up, down in known if spec.loose or not (up and down))
        return self._veiled[eyes]

    def names(self, seats: int) -> Iterator[str]:
        """The zones that exist at a table of this many seats."""
        return (spec.name for spec in self.specs.values() if spec.owner is None or spec.owner < seats)


def specs_of(place: str | Zones) -> tuple[ZoneSpec, ...]:
    """The declarations behind a zone constant."""
    if isinstance(place, Zones):
        return place.specs
    assert isinstance(place, Place), f"{place!r} was not declared with zone()"
    return (place.spec,)
