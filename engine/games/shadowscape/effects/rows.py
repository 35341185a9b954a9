"""All effects of Shadowscape by their forms: one row for everything a card can say, each in the room of its family."""

from engine.games.shadowscape.effects import foes, heroes, kinds, places, standing, striking, tables, turns
from engine.games.shadowscape.effects.row import KNOWN
from engine.kit.effects import Effects

EFFECTS = Effects(
    (
        *striking.ROWS, *kinds.ROWS, *places.ROWS, *heroes.ROWS, *foes.ROWS, *tables.ROWS, *turns.ROWS, *standing.ROWS,
    )
)  # fmt: skip
KNOWN.update(EFFECTS.rows)  # type: ignore[arg-type]
