"""The keys only this board has. The board binds them; rulebook, help and palette take them from the game's face."""

from __future__ import annotations

from tui.commands import BOARD, Command

ROWS = "ABCDEFMS"
"""The letters before the actions of a turn; E has four rows."""

COMMANDS = (
    Command(
        name="action_row",
        keys={letter: f"row('{letter}')" for letter in ROWS},
        shown="A-F M S",
        word="action",
        tells="Go to an action by its letter, E again to the next trade; Enter takes it.",
        places=(BOARD,),
    ),
    Command(
        name="next_vehicle",
        keys={"v": "next_vehicle"},
        shown="v",
        word="next vehicle",
        tells="Pick your next ship or caravan and go to the spaces it can reach.",
        places=(BOARD,),
    ),
    Command(
        name="finish_action",
        keys={"f": "finish_action"},
        shown="f",
        word="finish",
        tells="Finish the action under way: a Move, a Gain, a trade, creating books.",
        places=(BOARD,),
    ),
)
_, NEXT_VEHICLE, FINISH = ((command.shown, command.word) for command in COMMANDS)
"""As the key row shows them."""
