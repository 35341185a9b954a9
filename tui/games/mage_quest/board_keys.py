"""The keys only this board has. The board binds them; rulebook, help and palette take them from the game's face."""

from __future__ import annotations

from tui.board.letters import command, letters

ROWS = "ABCDTMS"
"""The letters before the actions of a turn, but for F; T has four rows."""

COMMANDS = (
    letters(
        "action_row",
        ROWS,
        "A-D F T M S",
        "action",
        "Select an action by its letter; again to take it. T 2 selects T2.",
    ),
    command("next_vehicle", "v", "next vehicle", "Select your next ship or caravan and the spaces it can reach."),
    letters("finish_action", "f", "f", "finish", "Select Finish during an action; again to finish it."),
)
_, NEXT_VEHICLE, FINISH = ((command.shown, command.word) for command in COMMANDS)
"""As the key row shows them."""
