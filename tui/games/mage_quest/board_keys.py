"""The keys only this board has. The board binds them; rulebook, help and palette take them from the game's face."""

from __future__ import annotations

from tui.board.letters import command, letters

ROWS = "ABCDEMS"
"""The letters before the actions of a turn, but for F; E has four rows."""

COMMANDS = (
    letters(
        "action_row",
        ROWS,
        "A-F M S",
        "action",
        "Go to an action by its letter, again takes it; E 2 goes to E2.",
    ),
    command("next_vehicle", "v", "next vehicle", "Pick your next ship or caravan and go to the spaces it can reach."),
    letters("finish_action", "f", "f", "finish", "Go to Finish while an action is under way, again finishes it."),
)
_, NEXT_VEHICLE, FINISH = ((command.shown, command.word) for command in COMMANDS)
"""As the key row shows them."""
