"""What stands in the rule above the hand: what it is asked for."""

from __future__ import annotations

from engine.games.quests_of_shadowgate import tasks
from engine.games.quests_of_shadowgate.rules.drawing import hand_limit
from tui.draw.canvas import Word, Words
from tui.games.quests_of_shadowgate.scenes.reading import Reading


def hand_note(reading: Reading) -> Words:
    """What to do with the hand now, in a few words."""
    if not reading.is_asked:
        return ()
    match reading.ask:
        case tasks.ToLight():
            return (Word("light one as your torch"),)
        case tasks.ToAct():
            return () if reading.is_drawing else (Word("acquire an item"),)
        case tasks.ToPay():
            return (Word("pay with the marked cards, or others"),)
        case tasks.ToDiscard(cards=cards):
            return (Word(f"discard {cards}, down to {hand_limit(reading.world, reading.me)}", "warn"),)
    return ()
