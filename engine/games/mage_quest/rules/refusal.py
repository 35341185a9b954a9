"""Why an action is not legal: one answer for `decide`, which raises it, and for `why_not`, which tells it.

Everything on this table is open, so it says the same of an observed World; it refuses all that is not legal.
"""

from collections.abc import Callable
from typing import Any

from engine.core.errors import Rejected
from engine.core.world import World
from engine.games.mage_quest import actions
from engine.games.mage_quest.rules import refusing_deeds, refusing_moves
from engine.games.mage_quest.tasks import ToAct, ToCreate, ToDraft, ToGain, ToHire, ToMove, ToSell, ToSwap
from engine.games.mage_quest.zones import ALLIES, OFFER

# What each kind of action answers, besides the choice of a whole action.
UNITS: dict[type, type] = {
    actions.Travel: ToMove,
    actions.Gain: ToGain,
    actions.Mark: ToGain,
    actions.Swap: ToSwap,
    actions.Sell: ToSell,
    actions.Hire: ToHire,
    actions.Create: ToCreate,
}
UNDER_WAY: dict[type, tuple[str, str]] = {
    ToMove: ("moving", "Moving"),
    ToGain: ("gaining elements", "Gaining elements"),
    ToSwap: ("trading elements for an element", "Trading in a city"),
    ToSell: ("trading elements for Mana", "Trading in a city"),
    ToHire: ("trading Mana for Allies", "Trading in a city"),
    ToCreate: ("creating books", "Creating books"),
}


def refusal(world: World, seat: int, action: Any) -> Rejected | None:
    """Why this seat may not do this now; None if it may."""
    ask = world.ask_of(seat)
    if ask is None:
        return not_asked(world)
    kind, asked = type(action), type(ask)
    if asked is not ToAct and asked is not UNITS.get(kind):
        wrong = wrong_now(asked, kind)
        if wrong is not None:
            return wrong
    return CHECKS[kind](world, seat, ask, action)


def not_asked(world: World) -> Rejected:
    if world.outcome is not None:
        return Rejected("GameOver", "The game is over.", "Winning")
    return Rejected("NotYourTurn", "It is the other player's turn; you act when it comes back to you.", "Your turn")


def wrong_now(asked: type, kind: type) -> Rejected | None:
    """The action does not belong to what is asked."""
    if asked is ToDraft:
        if kind is actions.Take:
            return None
        return Rejected("WrongAction", "First take a card of spell books; play begins when both have two.", "The books")
    if kind is actions.Finish:
        return None
    doing, heading = UNDER_WAY[asked]
    return Rejected("WrongAction", f"You are still {doing}: go on with it, or finish it first.", heading)


def cannot_take(world: World, seat: int, ask: Any, action: actions.Take) -> Rejected | None:
    if type(ask) is not ToDraft:
        return Rejected("WrongAction", "Books are taken before play; you have yours.", "The books")
    if type(action.card) is int and action.card in world.zones[OFFER]:
        return None
    return Rejected("NotOnOffer", "That is not one of the book cards on offer.", "The books")


def cannot_muster(world: World, seat: int, ask: Any, action: actions.Muster) -> Rejected | None:
    if not ALLIES(world, seat):
        return None
    return Rejected("HasAllies", "Muster is only for a player without any Ally.", "Muster and skipping")


def cannot_skip(world: World, seat: int, ask: Any, action: actions.Skip) -> Rejected | None:
    return None


def cannot_finish(world: World, seat: int, ask: Any, action: actions.Finish) -> Rejected | None:
    if type(ask) is ToAct:
        return Rejected("NothingUnderWay", "No action is under way: choose one, or skip it.", "Your turn")
    return None


CHECKS: dict[type, Callable[[World, int, Any, Any], Rejected | None]] = {
    actions.Take: cannot_take,
    actions.Build: refusing_moves.cannot_build,
    actions.Convert: refusing_moves.cannot_convert,
    actions.Travel: refusing_moves.cannot_travel,
    actions.Gain: refusing_deeds.cannot_gain,
    actions.Mark: refusing_deeds.cannot_mark,
    actions.Swap: refusing_deeds.cannot_swap,
    actions.Sell: refusing_deeds.cannot_sell,
    actions.Hire: refusing_deeds.cannot_hire,
    actions.Invoke: refusing_deeds.cannot_invoke,
    actions.Create: refusing_deeds.cannot_create,
    actions.Muster: cannot_muster,
    actions.Skip: cannot_skip,
    actions.Finish: cannot_finish,
}
