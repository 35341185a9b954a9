"""The effects of Shadowscape: one row for everything a card can say, each in the room of its family."""

from engine.games.shadowscape.effects import foes, heroes, kinds, places, standing, striking, tables, turns
from engine.games.shadowscape.effects.row import KNOWN, row_of
from engine.kit.effects import Effects

__all__ = ["EFFECTS", "row_of"]

EFFECTS = Effects(
    (
        *striking.ROWS, *kinds.ROWS, *places.ROWS, *heroes.ROWS, *foes.ROWS, *tables.ROWS, *turns.ROWS, *standing.ROWS,
    )
)  # fmt: skip
KNOWN.update(EFFECTS.rows)  # type: ignore[arg-type]
