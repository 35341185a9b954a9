"""The state of one table as a value: pieces in zones, the side each shows, counters, agenda, asks, chance, outcome.

Only `fold` changes a World; everybody else reads. An observed World knows whose `eyes` it was made for:
it holds `Hidden` for every piece those eyes may not know, and no seed.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from engine.core.facts import DOWN, Outcome
from engine.core.pieces import Entry, Hidden, Ref, Spot

if TYPE_CHECKING:
    from engine.core.game import Game

NO_ASKS: dict[int, Any] = {}


class World(msgspec.Struct):
    """See the module. `kinds` and `backs` are what is in the box: public, by piece number, shared between copies."""

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
    draws: int
    phase: str
    turn: int | None
    outcome: Outcome | None

    def copy(self) -> "World":
        """An independent World of the same value."""
        return World(
            self.game,
            self.seats,
            self.options,
            self.seed,
            self.eyes,
            self.kinds,
            self.backs,
            {name: lying[:] for name, lying in self.zones.items()},
            self.sides.copy(),
            self.counts.copy(),
            self.agenda[:],
            [asked.copy() for asked in self.asks],
            self.draws,
            self.phase,
            self.turn,
            self.outcome,
        )

    def __copy__(self) -> "World":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "World":
        return self.copy()

    def waiting(self) -> dict[int, Any]:
        """The open asks by seat: those of the top task, unless the game is over."""
        return self.asks[-1] if self.asks and self.outcome is None else NO_ASKS

    def ask_of(self, seat: int) -> Any:
        """What this seat is asked now, or None."""
        return self.asks[-1].get(seat) if self.asks and self.outcome is None else None

    def is_up(self, piece: int) -> bool:
        """Whether a piece shows a face; an unknown one does not."""
        return self.sides.get(piece, DOWN) != DOWN

    def lying(self, zone: str) -> list[int]:
        """The known pieces in a zone, in order."""
        return [piece for piece in self.zones[zone] if not isinstance(piece, Hidden)]

    def zone_of(self, piece: int) -> str | None:
        """Where a piece lies, as far as it is known here."""
        return next((name for name, lying in self.zones.items() if piece in lying), None)

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


def blank(
    game: "Game", seats: int, options: dict[str, str], seed: int | None, eyes: tuple[int, ...] | None = None
) -> World:
    """An empty table."""
    zones: dict[str, list[Entry]] = {name: [] for name in game.layout.names(seats)}
    return World(game, seats, options, seed, eyes, [], [], zones, {}, {}, [], [], 0, "", None, None)
