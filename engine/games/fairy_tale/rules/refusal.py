"""Why an action is not legal: one answer for `decide`, which raises it, and for `why_not`, which tells it.

Reads only what the acting seat may know, so that it says the same of an observed World; refuses all that is not legal.
"""

from collections.abc import Callable
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import DOWN
from engine.core.pieces import Spot
from engine.core.world import World
from engine.games.fairy_tale.actions import Exchange, Keep, Play, Turn
from engine.games.fairy_tale.content import load
from engine.games.fairy_tale.marks import MASK, TARGET
from engine.games.fairy_tale.rules.exchange import theirs_of
from engine.games.fairy_tale.rules.turning import turnable
from engine.games.fairy_tale.tasks import ToExchange, ToKeep, ToPlay, ToTurn
from engine.games.fairy_tale.zones import HAND, KEPT, ROW

WANTED: dict[type, type] = {ToKeep: Keep, ToPlay: Play, ToTurn: Turn, ToExchange: Exchange}
CALLS: dict[type, str] = {
    ToKeep: "keep a card of your packet",
    ToPlay: "choose a card for the reveal",
    ToTurn: "turn one of your cards",
    ToExchange: "exchange a card with your partner",
}
HEADINGS: dict[type, str] = {
    ToKeep: "The draft",
    ToPlay: "Playing cards",
    ToTurn: "Effects",
    ToExchange: "Garfield's partners",
}


def refusal(world: World, seat: int, action: Any) -> Rejected | None:
    """Why this seat may not do this now; None if it may."""
    ask = world.ask_of(seat)
    if ask is None:
        return not_asked(world)
    kind = type(ask)
    if type(action) is not WANTED[kind]:
        return Rejected("WrongAction", f"Now is the time to {CALLS[kind]}.", HEADINGS[kind])
    return CHECKS[kind](world, seat, ask, action)


def not_asked(world: World) -> Rejected:
    if world.outcome is not None:
        return Rejected("GameOver", "The game is over.", "Winning")
    return Rejected(
        "NotAsked", "You have nothing to choose now; the others are still thinking.", "The game in one minute"
    )


def cannot_keep(world: World, seat: int, ask: ToKeep, action: Keep) -> Rejected | None:
    if lies_in(world, HAND[seat], action.card):
        return None
    return Rejected("NotInPacket", f"{name_of(world, action.card)} is not in the packet you hold.", "The draft")


def cannot_play(world: World, seat: int, ask: ToPlay, action: Play) -> Rejected | None:
    if lies_in(world, KEPT[seat], action.card):
        return None
    return Rejected("NotInHand", f"{name_of(world, action.card)} is not among the cards you kept.", "Playing cards")


def cannot_turn(world: World, seat: int, ask: ToTurn, action: Turn) -> Rejected | None:
    card = action.card
    if type(card) is int and card in turnable(world, seat, ask):
        return None
    return why_not_turned(world, seat, ask, card)


def why_not_turned(world: World, seat: int, ask: ToTurn, card: Any) -> Rejected:
    name = name_of(world, card)
    if not lies_in(world, ROW[seat], card):
        return Rejected("NotInYourRow", f"{name} does not lie in your row.", "Effects")
    if (world.sides[card] == DOWN) is not ask.up:
        side = "face up" if ask.up else "face down"
        return Rejected("AlreadyTurned", f"{name} lies {side} already.", "Effects")
    mask = MASK[world.kinds[card]]
    if not any(mask & TARGET[what] for what in ask.owed):
        names: dict[Any, str] = load().game.names
        wanted = list(dict.fromkeys(names[what] for what in ask.owed))
        named = f"the effect names {wanted[0]}" if len(wanted) == 1 else f"the effects name {' or '.join(wanted)}"
        return Rejected("WrongCard", f"{name} is not meant: {named}.", "Effects")
    sentence = f"If {name} turned, fewer cards would turn in all; as many as possible must."
    return Rejected("TooFewTurns", sentence, "Effects")


def cannot_exchange(world: World, seat: int, ask: ToExchange, action: Exchange) -> Rejected | None:
    if not lies_in(world, ROW[seat], action.mine):
        return Rejected(
            "NotInYourRow", f"{name_of(world, action.mine)} does not lie in your row.", "Garfield's partners"
        )
    if is_named(action.theirs) and action.theirs in theirs_of(world, seat):
        return None
    return Rejected(
        "NotInPartnersRow", "Name one of your partner's cards: a face-down one by its place.", "Garfield's partners"
    )


def lies_in(world: World, zone: str, card: Any) -> bool:
    """Whether this is the number of a card there; places and other things are not."""
    return type(card) is int and card in world.zones[zone]


def is_named(ref: Any) -> bool:
    """Whether this can be the name of a card at all: True is not 1 and 3.0 is not 3."""
    return type(ref) is int or (type(ref) is Spot and type(ref.index) is int)


def name_of(world: World, card: Any) -> str:
    """A card's name, which its number tells everybody; anything else is just something."""
    if type(card) is int and 0 <= card < len(world.kinds):
        return load()[world.kinds[card]].bound_name
    return "That"


CHECKS: dict[type, Callable[[World, int, Any, Any], Rejected | None]] = {
    ToKeep: cannot_keep,
    ToPlay: cannot_play,
    ToTurn: cannot_turn,
    ToExchange: cannot_exchange,
}
