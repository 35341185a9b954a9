"""Which words of the inspector go with which thing on the board."""

from __future__ import annotations

from engine.games.quests_of_shadowgate.content.box import box
from tui.board.contract import Inspection, Scene
from tui.board.spots import Slot, Spot
from tui.games.quests_of_shadowgate.inspecting_people import about_button, about_face, about_option, about_person
from tui.games.quests_of_shadowgate.inspecting_things import (
    about_card,
    about_pile,
    about_quest,
    about_staff,
    about_type,
)
from tui.games.quests_of_shadowgate.view import (
    YOU,
    Button,
    Card,
    DraftFace,
    ItemView,
    Option,
    Person,
    Pile,
    QuestView,
    StaffView,
    Table,
    TypeMark,
    seat_of,
)


def inspection_of(scene: Scene, table: Table, spot: Spot | None) -> Inspection | None:
    """Everything worth telling about what is at a spot."""
    slot = table.slot(spot)
    if spot is None or slot is None:
        return None
    match slot:
        case QuestView():
            return about_quest(scene, slot)
        case StaffView():
            return about_staff(scene, slot)
        case TypeMark():
            return about_type(scene, slot)
        case Card(ref=int(piece)) | ItemView(ref=int(piece)):
            return about_card(scene, spot, piece)
        case Pile():
            return about_pile(scene, slot)
        case DraftFace():
            return about_face(scene, slot)
        case Button():
            return about_button(scene, slot, table.purchase)
        case Option():
            return about_option(slot)
    return about_place(scene, table, spot, slot)


def about_place(scene: Scene, table: Table, spot: Spot, slot: Slot) -> Inspection | None:
    """A player's character or ability."""
    person = table.you if spot.area == YOU else person_at(table, seat_of(spot.area))
    if person is None:
        return None
    is_character = isinstance(slot.ref, int) and scene.world.kinds[slot.ref] in box().characters
    return about_person(scene, person, is_character=is_character)


def person_at(table: Table, seat: int | None) -> Person | None:
    return next((other for other in table.others if other.seat == seat), None)
