"""What stands in the rule above the hand: whose it is, and what it is asked for."""

from __future__ import annotations

from engine.games.quests_of_shadowgate import tasks
from engine.games.quests_of_shadowgate.rules.drawing import hand_limit
from tui.games.quests_of_shadowgate.look import whose
from tui.games.quests_of_shadowgate.reading import Reading
from tui.paint import Word, Words


def hand_title(reading: Reading) -> str:
    """`Your hand`; in a replay that of the seat looked from."""
    seat = reading.scene.seat
    return "Your hand" if reading.mine or seat is None else f"{whose(reading.scene.names[seat])} hand"


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
            return (Word(f"discard {cards}, down to {hand_limit(reading.world, reading.place)}", "warn"),)
    return ()
