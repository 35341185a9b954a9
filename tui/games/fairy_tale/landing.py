"""Where the cursor goes when the scene changes: it stays on its card, unless a new question is about others."""

from __future__ import annotations

from engine.core import Ref
from engine.games.fairy_tale.actions import Exchange, Turn
from engine.games.fairy_tale.bot.outlook import Outlook
from engine.games.fairy_tale.bot.policy import exchange_judge
from engine.games.fairy_tale.bot.reasons import change_of_turn
from engine.games.fairy_tale.bot.taste import PLAIN
from engine.games.fairy_tale.tasks import ToExchange, ToTurn
from tui.board import landing as shared
from tui.board.contract import Scene
from tui.board.reading import asked_of
from tui.board.spots import Pick, Slot, Spot, first_spot, in_area, is_legal, spot_of, spot_picking
from tui.games.fairy_tale.view import HAND, Table


def landing(
    table: Table, before: Table | None, spot: Spot | None, *, asked: bool, scene: Scene | None = None
) -> Spot | None:
    """The place of the cursor on a new table; `asked`: there is a new question to answer."""
    turn = best_turn(scene) if asked and scene is not None else None
    swap = safest_swap(scene) if asked and scene is not None else None

    def begins(view: Table) -> Spot | None:
        if swap is not None:
            return spot_picking(view, Pick(swap.mine)) or first_spot(view)
        return (spot_of(view, turn) if turn is not None else None) or best_card(view) or first_spot(view)

    def stays(view: Table, place: Spot, slot: Slot) -> bool:
        """A card of the hand may be meant again; not the one just played or, when playing begins, the last pick."""
        return bool(slot.legal) and place.area == HAND and (before is None or before.picks == view.picks)

    return shared.landing(table, before, spot, asked=asked, stays=stays, begins=begins)


def best_card(view: Table) -> Spot | None:
    """Of the cards in hand that can be chosen, the one that adds most beside the picks; the first of equals."""
    cards = [spot for spot in in_area(view, HAND) if is_legal(view, spot)]
    return max(cards, key=lambda spot: view.hand[spot.index].promise, default=None)


def best_turn(scene: Scene) -> Turn | None:
    """Of cards to turn down the one that is missed least, of cards to turn up the one that adds most."""
    ask = asked_of(scene)
    if not isinstance(ask, ToTurn) or scene.seat is None or not scene.legal:
        return None
    outlook, kinds = Outlook(scene.world, scene.seat), scene.world.kinds
    best: Turn = max(scene.legal, key=lambda action: change_of_turn(outlook, kinds[action.card], ask.up))
    return best


def safest_swap(scene: Scene, giving: Ref | None = None) -> Exchange | None:
    """Where a card has to be swapped, the swap that costs both partners least; of one own card where it is chosen."""
    if not isinstance(asked_of(scene), ToExchange) or scene.seat is None:
        return None
    swaps = [action for action in scene.legal if giving is None or action.mine == giving]
    return max(swaps, key=exchange_judge(scene.world, scene.seat, PLAIN), default=None)
