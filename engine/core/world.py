"""The state of one table as a value: pieces in zones, the side each shows, counters, agenda, asks, chance, outcome.

Only `fold` changes a World; everybody else reads. An observed World knows whose `eyes` it was made for:
it holds `Hidden` for every piece those eyes may not know, and no seed.

Copies share the lists of their zones until one of them is written to; `writable` gives `fold` a list that is this
World's alone. So a rule must read a zone anew after every `yield`: the list it read before may be an old one.
"""

from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import msgspec

from engine.core.facts import DOWN, Outcome
from engine.core.pieces import Entry, Hidden, Ref, Spot

if TYPE_CHECKING:
    from engine.core.agenda import Playable

NO_ASKS: dict[int, Any] = {}


class World(msgspec.Struct, eq=False):
    """See the module. `kinds` and `backs` are what is in the box: public, by piece number, shared between copies.

    `asks` and `rested` lie beside the agenda, one of each for every task: the open asks by seat, and the free ones that
    were answered and may be taken up again. `where` is the zone of each piece by number, made when first asked for and
    kept up from then on. `own` are the lists of zones that no other World holds. `offered` is what a seat was last told
    to be legal, until anything happens. These follow from the rest and do not count when Worlds are compared.
    """

    game: Any
    seats: int
    options: dict[str, str]
    seed: int | None
    eyes: tuple[int, ...] | None
    kinds: list[str]
    backs: list[str]
    zones: dict[str, list[Entry]]
    sides: dict[int, str]
    counts: dict[tuple[str, int | None], int]
    agenda: list[Any]
    asks: list[dict[int, Any]]
    rested: list[dict[int, Any]]
    draws: int
    phase: str
    turn: int | None
    outcome: Outcome | None
    where: list[str | None] | None = None
    own: dict[str, list[Entry]] = msgspec.field(default_factory=dict)
    offered: tuple[Any, Sequence[Any]] | None = None

    def __eq__(self, other: object) -> bool:
        return value_of(self) == value_of(other) if type(other) is World else NotImplemented

    def __ne__(self, other: object) -> bool:
        return not self == other  # msgspec would tell apart all that is not the very same

    def copy(self) -> "World":
        """An independent World of the same value; from now on neither may write to a list that both hold."""
        self.own.clear()
        return World(
            self.game,
            self.seats,
            self.options,
            self.seed,
            self.eyes,
            self.kinds,
            self.backs,
            self.zones.copy(),
            self.sides.copy(),
            self.counts.copy(),
            self.agenda[:],
            [asked.copy() for asked in self.asks],
            self.rested[:],  # fold replaces what lies in there, it never changes it
            self.draws,
            self.phase,
            self.turn,
            self.outcome,
            self.where and self.where[:],
        )

    def __copy__(self) -> "World":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "World":
        return self.copy()

    def waiting(self) -> dict[int, Any]:
        """The open asks by seat: those of the top task, unless the game is over."""
        return self.asks[-1] if self.asks and self.outcome is None else NO_ASKS

    def ask_of(self, seat: int) -> Any:
        """What this seat may answer now, or None: its open ask, or one it is done with while others are not."""
        if not self.asks or self.outcome is not None:
            return None
        waiting = self.asks[-1]
        if seat in waiting:
            return waiting[seat]
        return self.rested[-1].get(seat) if waiting else None

    def may_act(self, seat: int) -> bool:
        """Whether this seat is asked, or is done with a free ask that others are not done with."""
        return self.ask_of(seat) is not None

    def is_up(self, piece: int) -> bool:
        """Whether a piece shows a face; an unknown one does not."""
        return self.sides.get(piece, DOWN) != DOWN

    def pieces(self, zone: str) -> list[int]:
        """The pieces in a zone of a whole World, in order: to be read, and not to be held across a `yield`."""
        return self.zones[zone]  # type: ignore[return-value]

    def lying(self, zone: str) -> list[int]:
        """The known pieces in a zone, in order."""
        return [piece for piece in self.zones[zone] if not isinstance(piece, Hidden)]

    def zone_of(self, piece: int) -> str | None:
        """Where a piece lies, as far as it is known here."""
        if self.where is None:
            self.where = located(self.zones, len(self.kinds))
        return self.where[piece] if 0 <= piece < len(self.where) else None

    def sees(self, seat: int, zone: str, piece: Entry) -> bool:
        """Whether a seat knows this piece of that zone."""
        if isinstance(piece, Hidden):
            return False
        spec = self.game.layout.specs[zone]
        return bool(spec.shows(self.sides[piece] == DOWN, (seat,)))

    def name_of(self, seat: int, zone: str, index: int) -> Ref:
        """How a seat names what lies there: by number if it may know the piece, else by its spot."""
        piece = self.zones[zone][index]
        return piece if not isinstance(piece, Hidden) and self.sees(seat, zone, piece) else Spot(zone, index)


value_of = attrgetter(*(name for name in World.__struct_fields__ if name not in ("where", "own", "offered")))


def writable(world: World, zone: str) -> list[Entry]:
    """The list of a zone to be changed: this World's alone, copied the first time it is asked for."""
    lying = world.own.get(zone)
    if lying is None:
        lying = world.own[zone] = world.zones[zone] = world.zones[zone][:]
    return lying


def located(zones: dict[str, list[Entry]], count: int) -> list[str | None]:
    """The zone of each of so many pieces, as far as it is known."""
    found = {piece: zone for zone, lying in zones.items() for piece in lying if not isinstance(piece, Hidden)}
    return [found.get(piece) for piece in range(count)]


def blank(
    game: "Playable", seats: int, options: dict[str, str], seed: int | None, eyes: tuple[int, ...] | None = None
) -> World:
    """An empty table."""
    zones: dict[str, list[Entry]] = {name: [] for name in game.layout.names(seats)}
    world = World(game, seats, options, seed, eyes, [], [], zones, {}, {}, [], [], [], 0, "", None, None)
    world.own.update(zones)
    return world
