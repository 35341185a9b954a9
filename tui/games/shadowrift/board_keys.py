"""The keys only this board has. The board binds them; rulebook, help and palette take them from the game's face."""

from __future__ import annotations

from tui.board.letters import letters
from tui.keys.registry import BOARD, Command

SPACE_KEYS = "vwxyz"
"""The letters of the five spaces of Town, from left to right."""


def _own(name: str, key: str, word: str, tells: str) -> Command:
    return Command(name=name, keys={key: name}, shown=key, word=word, tells=tells, places=(BOARD,))


COMMANDS = (
    letters("aid", SPACE_KEYS, "v-z", "aid", "Go to a space of Town by its letter; the same letter again seeks aid."),
    letters("give", "g", "g", "give ¢", "Go to giving Coin; the same letter again asks to whom."),
    _own("market", "m", "market", "Open the market, or close it."),
    _own("heroes", "O", "heroes", "See all heroes with what they hold and have in play."),
    _own("done", "d", "done", "Go to saying that this hero is done; the same key again says it."),
    _own("all_done", "D", "all done", "Say that all of your heroes are done."),
)
AID, GIVE, MARKET, HEROES, DONE, ALL_DONE = ((command.shown, command.word) for command in COMMANDS)
"""As the key row shows them."""
