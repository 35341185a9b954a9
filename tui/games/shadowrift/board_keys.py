"""The keys only this board has. The board binds them; rulebook, help and palette take them from the game's face."""

from __future__ import annotations

from tui.board.letters import command, letters

SPACE_KEYS = "vwxyz"
"""The letters of the five spaces of Town, from left to right."""
GIVE_KEY = "t"


COMMANDS = (
    letters("aid", SPACE_KEYS, "v-z", "aid", "Select a space of Town by its letter; again to seek aid."),
    letters("give", GIVE_KEY, GIVE_KEY, "give ¢", "Select Give Coin; again to choose a hero."),
    command("market", "m", "market", "Open the market, or close it."),
    command("heroes", "a", "heroes", "See all heroes, what they hold and what they have in play."),
    command("keep", "s", "keep", "Select a Skill in play; again to keep it for the next round."),
    command("done", "d", "done", "Select Done for this hero; again to confirm.", has_twin=True),
    command("all_done", "D", "all done", "Say that all of your heroes are done.", has_twin=True),
)
AID, GIVE, MARKET, HEROES, KEEP, DONE, ALL_DONE = ((command.shown, command.word) for command in COMMANDS)
"""As the key row shows them."""
