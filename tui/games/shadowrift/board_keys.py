"""The keys only this board has. The board binds them; rulebook, help and palette take them from the game's face."""

from __future__ import annotations

from tui.board.letters import command, letters
from tui.keys.registry import BOARD, Command

SPACE_KEYS = "vwxyz"
"""The letters of the five spaces of Town, from left to right."""
GIVE_KEY = "t"


def _own(name: str, key: str, word: str, tells: str) -> Command:
    return Command(name=name, keys={key: name}, shown=key, word=word, tells=tells, places=(BOARD,))


COMMANDS = (
    letters("aid", SPACE_KEYS, "v-z", "aid", "Select a space of Town by its letter; again to seek aid."),
    letters("give", GIVE_KEY, GIVE_KEY, "give ¢", "Select Give Coin; again to choose a hero."),
    _own("market", "m", "market", "Open the market, or close it."),
    command("heroes", "a", "heroes", "See all heroes, what they hold and what they have in play."),
    command("keep", "s", "keep", "Select a Skill in play; again to keep it for the next round."),
    _own("done", "d", "done", "Select Done for this hero; again to confirm."),
    _own("all_done", "D", "all done", "Say that all of your heroes are done."),
)
AID, GIVE, MARKET, HEROES, KEEP, DONE, ALL_DONE = ((command.shown, command.word) for command in COMMANDS)
"""As the key row shows them."""
