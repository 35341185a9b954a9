"""Where the cursor goes when the scene changes: it stays on its card, unless a new question is about others."""

from __future__ import annotations

from engine.games.fairy_tale.actions import Turn
from engine.games.fairy_tale.bot.outlook import Outlook
from engine.games.fairy_tale.bot.reasons import change_of_turn
from engine.games.fairy_tale.tasks import ToTurn
from engine.games.fairy_tale.zones import ROUND
from tui.board import landing as shared
from tui.board.contract import Scene
from tui.board.reading import asked_of
from tui.board.spots import Slot, Spot, first_spot, spot_of
from tui.games.fairy_tale.view import HAND, Table


def question_of(scene: Scene) -> tuple[object, ...]:
    """What tells one question from the next, also where the same is asked again."""
    return shared.question_of(scene, ROUND(scene.world))


def landing(
    table: Table, before: Table | None, spot: Spot | None, *, asked: bool, scene: Scene | None = None
) -> Spot | None:
    """The place of the cursor on a new table; `asked`: there is a new question to answer."""
    cheapest = least_loss(scene) if asked and scene is not None else None

    def begins(view: Table) -> Spot | None:
        return (spot_of(view, cheapest) if cheapest is not None else None) or first_spot(view)

    return shared.landing(table, before, spot, asked=asked, stays=stays, begins=begins)


def least_loss(scene: Scene) -> Turn | None:
    """Where a card has to be turned down, the one that is missed least: Enter pressed too soon costs little."""
    ask = asked_of(scene)
    if not isinstance(ask, ToTurn) or ask.up or scene.seat is None or not scene.legal:
        return None
    outlook, kinds = Outlook(scene.world, scene.seat), scene.world.kinds
    cheapest: Turn = max(scene.legal, key=lambda action: change_of_turn(outlook, kinds[action.card], up=False))
    return cheapest


def stays(table: Table, spot: Spot, slot: Slot) -> bool:
    """A card of the hand may be meant again; the card just played, which lies in the row now, is not."""
    return bool(slot.legal) and spot.area == HAND
