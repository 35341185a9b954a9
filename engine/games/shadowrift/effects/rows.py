"""All effects of Shadowrift by their forms. Loading this file tells `doing` what each of them does."""

from engine.games.shadowrift.effects import attack, faction, lasting, mending, plan, resources, standing, town
from engine.games.shadowrift.effects.doing import DOES
from engine.kit.effects import Effects

EFFECTS = Effects(
    (
        *attack.ROWS, *resources.ROWS, *mending.ROWS, *town.ROWS, *standing.ROWS, *lasting.ROWS, *plan.ROWS,
        *faction.ROWS,
    )
)  # fmt: skip
DOES.update({form: row.does for form, row in EFFECTS.rows.items()})
