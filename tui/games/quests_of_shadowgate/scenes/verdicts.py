"""What each card of the hand is good for now, in a few words: for `scene`, which puts them on the cards.

Whether a card can be chosen is read from the legal actions; why not, from the engine's refusal, shortened to fit.
"""

from __future__ import annotations

from typing import Any

from engine.games.quests_of_shadowgate import actions, tasks
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import CLASSES, STAFF_TYPES, EventCard
from engine.games.quests_of_shadowgate.content.printed import NO_ACTION, RESOURCES
from engine.games.quests_of_shadowgate.content.vocabulary import STATS, Three, less
from engine.games.quests_of_shadowgate.effects.rows import EFFECTS
from engine.games.quests_of_shadowgate.rules.paying import (
    free_payments_left,
    item_cost,
    kinds_in_hand,
    means_of,
    missing_of,
)
from engine.games.quests_of_shadowgate.rules.rows import RULES
from engine.games.quests_of_shadowgate.rules.sums import shortfall
from engine.games.quests_of_shadowgate.rules.turn import torch_actions
from engine.games.quests_of_shadowgate.table import base_of, has_type, types_found
from engine.games.quests_of_shadowgate.zones import ACTIONS, HAND
from engine.kit.words import numbered
from tui.draw.glyphs import DONE, FIRST, MINUS, NOT_POSSIBLE
from tui.games.quests_of_shadowgate.look import EVENT, TORCH, WILD, amount_signs, kind_of, sign_of, word_of
from tui.games.quests_of_shadowgate.scenes.reading import Reading
from tui.games.quests_of_shadowgate.view import Verdict

SHOWN = {"torch": TORCH, "minus": MINUS} | {stat: sign_of(stat) for stat in STATS}
"""What stands in braces in the words of an effect; classes by their names."""


def deed_of(reading: Reading, card: int) -> Any:
    """What choosing a card of the hand means: what the question is about, else to acquire it."""
    match reading.ask:
        case tasks.ToLight():
            return actions.LightTorch(card)
        case tasks.ToPay():
            return actions.Pay(card)
        case tasks.ToDiscard():
            return actions.DiscardCard(card)
    return actions.StartItem(card)


def verdict_of(reading: Reading, card: int) -> Verdict | None:
    """What to say on a card of the viewer's own hand."""
    if not reading.is_asked:
        return idle(reading, card)
    match reading.ask:
        case tasks.ToLight(event=event):
            return as_torch(reading, card, event)
        case tasks.ToAct():
            return as_item(reading, card)
        case tasks.ToPay():
            return as_payment(reading, card)
        case tasks.ToDiscard():
            return Verdict("discard this", "discard", "warn")
    return idle(reading, card)


def as_torch(reading: Reading, card: int, event: bool) -> Verdict:
    count = torch_actions(reading.world, reading.me, card)
    if event and kind_at(reading, card) == EVENT:
        return Verdict(f"{TORCH} {count} or {sign_of(EVENT)} event", f"{TORCH}{count} or {sign_of(EVENT)}", "gold")
    return Verdict(f"{TORCH} {numbered(count, 'action')}", f"{TORCH} {count}", "gold")


def as_item(reading: Reading, card: int) -> Verdict:
    world, kind = reading.world, kind_at(reading, card)
    if actions.StartItem(card) in reading.legal:
        mark = "" if kind in (WILD, *types_found(world)) else f" {FIRST}"
        return Verdict(f"{DONE} acquire{mark}", f"{DONE} get{mark}", "lit")
    refused = RULES.refusal(world, reading.me, actions.StartItem(card))
    slug = refused.slug if refused is not None else ""
    if kind == EVENT:
        return event_brief(reading, card)
    if slug == "TypeAlreadyHeld":
        return Verdict(f"{NOT_POSSIBLE} have {word_of(kind)}", f"{NOT_POSSIBLE} have {sign_of(kind)}")
    if slug == "NotEnoughActions":
        return no_action_left()
    short = amount_signs(item_shortfall(reading, card))
    return Verdict(f"{NOT_POSSIBLE} {short} short", f"{NOT_POSSIBLE} {short}")


def no_action_left() -> Verdict:
    return Verdict(f"{NOT_POSSIBLE} no action", f"{NOT_POSSIBLE} 0 left")


def item_shortfall(reading: Reading, card: int) -> Three:
    """What would be missing at best if the card were played as an item now."""
    world, seat = reading.world, reading.me
    missing = less(item_cost(world, card), means_of(world, seat, "item"))
    plays = ACTIONS(world) - (0 if NO_ACTION[world.kinds[card]] else 1) + free_payments_left(world, seat)
    return shortfall(kinds_in_hand(world, seat), plays, missing, world.zones[HAND[seat]].index(card))


def as_payment(reading: Reading, card: int) -> Verdict:
    world, task = reading.world, reading.own_purchase
    assert task is not None, "only who buys is asked to pay"
    if actions.Pay(card) in reading.legal:
        missing = missing_of(world, task)
        left = less(missing, RESOURCES[world.kinds[card]])
        if not any(left):
            return Verdict(f"{DONE} pays it all", f"{DONE} all", "lit")
        part: Three = (missing[0] - left[0], missing[1] - left[1], missing[2] - left[2])
        return Verdict(f"{DONE} pays {amount_signs(part)}", f"{DONE} {amount_signs(part)}", "lit")
    refused = RULES.refusal(world, reading.me, actions.Pay(card))
    slug = refused.slug if refused is not None else ""
    if slug == "NotEnoughActions":
        return no_action_left()
    if slug == "NothingMissing":
        return Verdict(f"{NOT_POSSIBLE} adds nothing", f"{NOT_POSSIBLE} no use")
    return Verdict(f"{NOT_POSSIBLE} too little", f"{NOT_POSSIBLE} weak")


def idle(reading: Reading, card: int) -> Verdict | None:
    """Where nothing is asked about the hand: what kind of card it is for the viewer."""
    world, kind = reading.world, kind_at(reading, card)
    if kind == EVENT:
        return event_brief(reading, card)
    if has_type(world, reading.me, kind):
        return Verdict(f"have {word_of(kind)}", f"have {sign_of(kind)}")
    first = "" if kind in (WILD, *types_found(world)) else f" {FIRST}"
    if kind in base_of(world, reading.me):
        return Verdict(f"base type{first}", f"base{first}", "text")
    if first:
        return Verdict(f"new type{first}", f"first{first}", "text")
    return Verdict("staff piece", "staff", "text") if kind in STAFF_TYPES else None


def event_brief(reading: Reading, card: int) -> Verdict:
    face = box().adventure[reading.world.kinds[card]]
    assert isinstance(face, EventCard)
    words = brief_of(face.effects[0])
    return Verdict(words, f"{sign_of(EVENT)} event", EVENT)


def brief_of(effect: Any) -> str:
    """What an event changes, in eleven cells."""
    return EFFECTS.of(effect).words(effect).format_map(SHOWN | {name: word_of(name) for name in CLASSES})


def kind_at(reading: Reading, card: int) -> str:
    """The type of a card in hand, or `wild` or `event`."""
    return kind_of(box().adventure[reading.world.kinds[card]])
