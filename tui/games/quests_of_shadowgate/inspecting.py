"""Which words of the inspector go with which thing on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.quests_of_shadowgate.content.box import box
from tui.board.contract import Inspection, Scene
from tui.board.spots import Slot, Spot
from tui.games.quests_of_shadowgate import view
from tui.games.quests_of_shadowgate.inspecting_people import about_button, about_face, about_option, about_person
from tui.games.quests_of_shadowgate.inspecting_things import (
    about_card,
    about_pile,
    about_quest,
    about_staff,
    about_type,
)


def inspection_of(scene: Scene, table: view.Table, spot: Spot | None) -> Inspection | None:
    """Everything worth telling about what is at a spot."""
    slot = table.slot(spot)
    if spot is None or slot is None:
        return None
    if type(slot) in TELLERS:
        return TELLERS[type(slot)](scene, slot)
    if isinstance(slot, view.Card | view.ItemView) and isinstance(slot.ref, int):
        return about_card(scene, spot, slot.ref)
    if isinstance(slot, view.Button):
        return about_button(scene, slot, table.purchase)
    return about_place(scene, table, spot, slot)


def about_place(scene: Scene, table: view.Table, spot: Spot, slot: Slot) -> Inspection | None:
    """A player's character or ability."""
    person = table.person(spot.area)
    if person is None:
        return None
    is_character = isinstance(slot.ref, int) and scene.world.kinds[slot.ref] in box().characters
    return about_person(scene, person, is_character=is_character)


TELLERS: dict[type, Callable[[Scene, Any], Inspection]] = {
    view.QuestView: about_quest,
    view.StaffView: about_staff,
    view.TypeMark: about_type,
    view.Pile: about_pile,
    view.DraftFace: about_face,
    view.Option: about_option,
}
