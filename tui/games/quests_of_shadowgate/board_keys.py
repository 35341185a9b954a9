"""The keys only this board has. The board binds them; rulebook, help and palette take them from the game's face."""

from __future__ import annotations

from tui.board.letters import letters

EVENT_KEYS = "vwx"
"""For the events of the hand, in their order; a fourth is reached by arrows."""

COMMANDS = (
    letters("stop_acting", "s", "s", "stop", "Select Stop; again to stop. Each unused action draws a card."),
    letters("cycle_quests", "c", "c", "cycle", "Select Cycle; again for new quests and a new pool."),
    letters("play_event", EVENT_KEYS, "v w x", "event", "Select an event in your hand; again to play it."),
)
STOP_KEY, CYCLE_KEY = (command.shown for command in COMMANDS[:2])
