"""Which action of the game a card under the cursor stands for.

Called by the board. Pointing at a card means an action only where the question is about such cards, so that looking
around is not answered with refusals; choosing always means one, legal or not: the screen tells why not.
"""

from __future__ import annotations

from typing import Any

from engine.core import Ref
from engine.games.fairy_tale.actions import Exchange, Keep, Play, Turn
from engine.games.fairy_tale.setup import partner_of
from engine.games.fairy_tale.tasks import Ask, ToExchange, ToKeep, ToPlay, ToTurn
from engine.games.fairy_tale.zones import ROUND
from tui.games.contract import Scene
from tui.games.fairy_tale.holding import DRAFT
from tui.games.fairy_tale.view import HAND, row_area


def ask_of(scene: Scene) -> Ask | None:
    """What the viewer is asked and may answer now."""
    if scene.seat is None or not scene.legal:
        return None
    ask: Ask | None = scene.world.ask_of(scene.seat)
    return ask


def question_of(scene: Scene) -> tuple[object, ...]:
    """What tells one question from the next, also where the same is asked again."""
    return (scene.seat, ask_of(scene), tuple(scene.world.agenda), ROUND(scene.world))


def area_asked_for(scene: Scene, giving: Ref | None) -> str | None:
    """Where the cards lie that the question is about."""
    match ask_of(scene), scene.seat:
        case None, _:
            return None
        case ((ToKeep() | ToPlay()), _):
            return HAND
        case ToExchange(), int(seat):
            return row_area(seat if giving is None else partner_of(seat))
        case _, int(seat):
            return row_area(seat)
    return None


def begins_exchange(scene: Scene, area: str) -> bool:
    """Whether choosing here names the own card of an exchange, the first half of it."""
    return scene.seat is not None and isinstance(ask_of(scene), ToExchange) and area == row_area(scene.seat)


def pointed_action(scene: Scene, area: str, ref: Ref, giving: Ref | None) -> Any | None:
    """What choosing the card would do, where the question is about it; half an exchange is not an action yet."""
    if area != area_asked_for(scene, giving) or begins_exchange(scene, area):
        return None
    return chosen_action(scene, ref, giving)


def chosen_action(scene: Scene, ref: Ref, giving: Ref | None) -> Any | None:
    """What choosing the card means; None for a spectator."""
    if scene.seat is None:
        return None
    match ask_of(scene):
        case ToKeep():
            return Keep(ref)
        case ToPlay():
            return Play(ref)
        case ToTurn():
            return Turn(ref)
        case ToExchange():
            return Exchange(ref if giving is None else giving, ref)
    return Keep(ref) if scene.world.phase == DRAFT else Play(ref)
