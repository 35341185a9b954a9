"""Altering fate, and what a card allows once a turn: texts that are played in the action phase."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import UP, Answered, Done, Fact, Moved, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowscape.actions import Alter, Employ
from engine.games.shadowscape.asks import (
    ToAct,
)
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import OnHeroes
from engine.games.shadowscape.effects.row import events_of, row_of
from engine.games.shadowscape.lists import effects_of
from engine.games.shadowscape.names import any_name, fate_name
from engine.games.shadowscape.rules.fate import FATE
from engine.games.shadowscape.standing import Ready, standing_of
from engine.games.shadowscape.table import hand_of, hero_of, is_cooperative, worn_by
from engine.games.shadowscape.tasks import (
    AlterDue,
    EffectsDue,
)
from engine.games.shadowscape.zones import ALTERED, ALTERS, FATE_DISCARD, HAND, ONCE, SHOWN
from engine.kit.rules import Deed, Duty, not_in_hand

ALTERING = "Altering fate"
OF_RIVALS = ("rival", "each_rival")


def text_of(world: World, fate: int) -> str:
    """The list of a Fate card's text for this game."""  # ruling 24
    title = box().fate[world.kinds[fate]].title.id
    return f"{title}.{'green' if is_cooperative(world) else 'red'}"


def can_do(world: World, seat: int, effects: Sequence[Any]) -> bool:
    """Whether a text does something: where it is about rivals, it must touch one."""  # rulings 58, 70 and 98
    found = False
    for effect in effects:
        if row_of(effect).can(world, seat, effect):
            found = True
        elif isinstance(effect, OnHeroes) and effect.who in OF_RIVALS:
            return False
    return found


def alters(world: World, seat: int) -> list[Alter]:
    """The Fate cards in hand whose text can be played now."""
    if ALTERED(world):
        return []
    seen: dict[str, bool] = {}
    found = []
    for fate in hand_of(world, seat):
        source = text_of(world, fate)
        if source not in seen:
            seen[source] = can_do(world, seat, effects_of(source))
        if seen[source]:
            found.append(Alter(fate))
    return found


def alter(world: World, seat: int, action: Alter) -> Iterator[Fact]:
    fate: int = action.fate
    yield Answered(seat)
    yield ALTERED.to(1)
    yield ALTERS.to(ALTERS(world, seat) + 1, seat)
    yield Moved((fate,), HAND[seat], SHOWN, None, UP)
    yield Noted("alters", (seat, The(fate)))
    yield Planned((AlterDue(seat), EffectsDue(seat, text_of(world, fate))))


def discard_text(world: World, task: AlterDue) -> Iterator[Fact]:
    """The card is discarded when its text is done; then come abilities."""  # rulings 66 and 94
    yield Moved(tuple(world.pieces(SHOWN)), SHOWN, FATE_DISCARD)
    yield Done()
    events = events_of(world, task.seat, "alter")
    if events:
        yield Planned(tuple(events))


# Once a turn


def ready_on(world: World, seat: int, card: int) -> Ready | None:
    """What a card allows once a turn, if it is not used up."""  # ruling 92
    kind, used = world.kinds[card], ONCE(world)
    found = standing_of(world, seat).once
    return next((one for one in found if one.kind == kind and not one.is_reach and not used & one.bit), None)


def employs(world: World, seat: int) -> list[Employ]:
    if not standing_of(world, seat).once:
        return []
    cards = (hero_of(world, seat), *worn_by(world, seat))
    ready = [(card, ready_on(world, seat, card)) for card in cards]
    return [Employ(card) for card, one in ready if one is not None and can_do(world, seat, effects_of(one.source))]


def employ(world: World, seat: int, action: Employ) -> Iterator[Fact]:
    ready = ready_on(world, seat, action.card)
    assert ready is not None
    yield Answered(seat)
    yield ONCE.to(ONCE(world) | ready.bit)
    yield Noted("employs", (seat, The(action.card)))
    yield Planned((EffectsDue(seat, ready.source),))


def cannot_alter(world: World, seat: int, ask: Any, action: Alter) -> Rejected | None:
    refused = not_in_hand(world, HAND[seat], action.fate, FATE)
    if refused is not None:
        return refused
    if ALTERED(world):
        return Rejected("AlreadyAltered", "You have already altered fate this turn.", ALTERING)
    name = fate_name(world, action.fate)
    return Rejected("NothingToAlter", f"{name} would do nothing now.", ALTERING)


def cannot_employ(world: World, seat: int, ask: Any, action: Employ) -> Rejected | None:
    card = action.card
    if type(card) is not int or card not in (hero_of(world, seat), *worn_by(world, seat)):
        return Rejected("NotYourCard", "That card has nothing to use this way.", "Equipment")
    if ready_on(world, seat, card) is None:
        return Rejected("UsedUp", f"{any_name(world, card)} has nothing more to use this turn.", "Equipment")
    return Rejected("NothingToUse", f"{any_name(world, card)} would do nothing now.", "Equipment")


DEEDS = (Deed(Alter, (ToAct,), alter, cannot_alter), Deed(Employ, (ToAct,), employ, cannot_employ))
DUTIES = (Duty(AlterDue, discard_text),)
