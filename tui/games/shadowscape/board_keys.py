"""The keys only this board has. The board binds them; rulebook, help and palette take them from the game's face."""

from __future__ import annotations

from tui.board.letters import command, letters

CARD_LETTERS, FOUR_LETTERS, FIVE_LETTERS = "abcdt", "a-d", "a-d t"
COMMANDS = (
    letters("cards", CARD_LETTERS, FIVE_LETTERS, "card", "Select an action card by its letter; again to use it."),
    letters("flip_to_move", "m", "m", "move", "Select the move of the card under the cursor; again to flip it."),
    letters("done", "s", "s", "done", "Select the button below (go, stay, take it, end); again to press it."),
    command("offers", "w", "offers", "Read all whispers, equipment and general actions, and claim one."),
    command("fates", "f", "fate", "Read the Fate cards in your hand in full, and play one."),
    command("rivals", "v", "heroes", "Look at the other heroes: cards, tokens, gear, and what they are after."),
    command("other_side", "x", "other side", "Show the other side of every action card, and back."),
)
MOVE_KEY, DONE_KEY = "m", "s"
