"""What can be done beside choosing cards and quests: stop, cycle, pay the cheapest way, take back, play an event."""

from __future__ import annotations

from engine.games.quests_of_shadowgate import actions, tasks
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.rules.acting import has_free_cycle
from engine.games.quests_of_shadowgate.rules.turn import is_event
from engine.games.quests_of_shadowgate.words.prompts import all_drawn
from engine.games.quests_of_shadowgate.zones import HAND
from tui.games.quests_of_shadowgate.board_keys import CYCLE_KEY, EVENT_KEYS, STOP_KEY
from tui.games.quests_of_shadowgate.scenes.buying import suggestion_of
from tui.games.quests_of_shadowgate.scenes.reading import Reading
from tui.games.quests_of_shadowgate.view import Button

PAY_ALL, TAKE_BACK, STOP, CYCLE, PLAY_EVENT = "pay", "back", "stop", "cycle", "event"


def buttons_of(reading: Reading) -> tuple[Button, ...]:
    """What can be done beside choosing cards and quests."""
    if not reading.is_asked:
        return ()
    match reading.ask:
        case tasks.ToAct():
            cycle = cycle_button(reading)
            return ((cycle,) if cycle.legal else ()) if reading.is_drawing else (stop_button(reading), cycle)
        case tasks.ToPay():
            return pay_buttons(reading)
        case tasks.ToLight(event=True):
            return event_buttons(reading)
    return ()


def stop_button(reading: Reading) -> Button:
    cards = all_drawn(reading.world, reading.me)
    button = Button(label=f"Stop, draw {cards}", brief="Stop", key=STOP_KEY, name=STOP)
    return reading.stand_for(button, actions.EndActions(), tasks.ToAct)


def cycle_button(reading: Reading) -> Button:
    price = "free" if has_free_cycle(reading.world, reading.me) else "1 action"
    button = Button(label=f"Cycle, {price}", brief="Cycle", key=CYCLE_KEY, name=CYCLE)
    return reading.stand_for(button, actions.Cycle(), tasks.ToAct)


def pay_buttons(reading: Reading) -> tuple[Button, ...]:
    """Pay the cheapest way at once, or take it all back."""
    task = reading.own_purchase
    is_theft = task is not None and task.what == "theft"
    back = Button(
        label="Give up the theft" if is_theft else "Take it all back",
        brief="Give up" if is_theft else "Take back",
        key="Esc",
        name=TAKE_BACK,
    )
    back = reading.stand_for(back, actions.TakeBack(), tasks.ToPay)
    cards = suggestion_of(reading)
    if not cards:
        return (back,)
    cards = in_order(reading, cards)
    label = {1: "Pay as marked", 2: "Pay both as marked"}.get(len(cards), f"Pay all {len(cards)} as marked")
    pay = Button(
        label=label,
        brief=label.removesuffix(" as marked"),
        name=PAY_ALL,
        pieces=cards,
        then=tuple(map(actions.Pay, cards[1:])),
    )
    return (reading.stand_for(pay, actions.Pay(cards[0]), tasks.ToPay), back)


def in_order(reading: Reading, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The suggested cards, one that may be played now first: one that adds nothing later would be refused."""
    return tuple(sorted(cards, key=lambda card: actions.Pay(card) not in reading.legal))


def event_buttons(reading: Reading) -> tuple[Button, ...]:
    """Each event of the hand can be played before the torch is lit."""
    events = [card for card in reading.world.lying(HAND[reading.me]) if is_event(reading.world, card)]
    keys = (*EVENT_KEYS, *[""] * len(events))
    return tuple(event_button(reading, card, key) for card, key in zip(events, keys, strict=False))


def event_button(reading: Reading, card: int, key: str) -> Button:
    face = box().adventure[reading.world.kinds[card]]
    button = Button(
        label=f"Play {face.name}", brief=f"Play {face.brief}", key=key, name=PLAY_EVENT, pieces=(card,), ref=card
    )
    return reading.stand_for(button, actions.PlayEvent(card), tasks.ToLight)
