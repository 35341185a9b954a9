"""The keys only this board has. The board binds them; rulebook, help and palette take them from the game's face."""

from __future__ import annotations

from tui.commands import BOARD, Command

COMMANDS = (
    Command(
        name="stop_acting",
        keys={"s": "stop_acting"},
        shown="s",
        word="stop",
        tells="Take no more actions this turn; every one not used draws a card.",
        places=(BOARD,),
    ),
    Command(
        name="cycle_quests",
        keys={"c": "cycle_quests"},
        shown="c",
        word="cycle",
        tells="Discard the open quests and the pool and lay out new ones.",
        places=(BOARD,),
    ),
)
STOP_KEY, CYCLE_KEY = (command.shown for command in COMMANDS)
