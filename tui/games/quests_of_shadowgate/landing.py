"""Where the cursor goes when the scene changes: it stays on its thing, unless a new question is about others.

Called by the board. For every question there is a place to begin: the best quest within reach, the suggested payment,
the highest level, the deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.quests_of_shadowgate.actions import DiscardCard
from engine.games.quests_of_shadowgate.content import box
from engine.games.quests_of_shadowgate.printed import NOTHING
from engine.games.quests_of_shadowgate.vocabulary import LEVELS
from engine.games.quests_of_shadowgate.zones import TURN as TURNS
from tui.games.contract import Scene
from tui.games.quests_of_shadowgate.buttons import PAY_ALL, PLAY_EVENT
from tui.games.quests_of_shadowgate.view import (
    CHOICE,
    DRAFT,
    HAND,
    ITEMS,
    POOL,
    QUESTS,
    STAFF,
    TURN,
    Button,
    QuestView,
    Slot,
    Spot,
    Table,
    seat_area,
)


def question_of(scene: Scene) -> tuple[object, ...]:
    """What tells one question from the next, also where the same is asked again."""
    world = scene.world
    ask = world.ask_of(scene.seat) if scene.seat is not None and scene.legal else None
    return (scene.seat, ask, tuple(world.agenda), TURNS(world), scene.legal)


def landing(table: Table, before: Table | None, spot: Spot | None, *, is_new: bool, asked: bool) -> Spot | None:
    """The place of the cursor on a new table."""
    same = found_again(table, before, spot)
    slot = table.slot(same)
    if same is not None and slot is not None and (not (asked and is_new) or is_worth_staying(table, same, slot)):
        return same
    return first_spot(table) or same


def is_worth_staying(table: Table, spot: Spot, slot: Slot) -> bool:
    """Whether what the cursor is on is a fair place to begin with a new question, too."""
    if any(map(pays_all, table.buttons)):
        return False
    return bool(slot.legal) and spot.area not in (TURN, CHOICE)


def found_again(table: Table, before: Table | None, spot: Spot | None) -> Spot | None:
    """The thing the cursor was on, wherever it is now; a thing without a piece by its place."""
    old = before.slot(spot) if before is not None else None
    if old is None or spot is None:
        return None
    if old.ref is None:
        return spot if table.slot(spot) is not None else None
    if table.slot(spot) is not None and table.slots(spot.area)[spot.index].ref == old.ref:
        return spot
    places = (
        Spot(area, index)
        for area in table.areas()
        for index, slot in enumerate(table.slots(area))
        if slot.ref == old.ref
    )
    return next(places, None)


def everything(table: Table) -> Iterator[tuple[Spot, Slot]]:
    """All things on the board with their places, in the order of Tab."""
    for area in table.areas():
        for index, slot in enumerate(table.slots(area)):
            yield Spot(area, index), slot


def first_spot(table: Table) -> Spot | None:
    """Where to begin: what is lit, in the order of what is chosen most often."""
    for spot in beginnings(table):
        slot = table.slot(spot)
        if spot is not None and slot is not None and slot.legal:
            return spot
    areas = table.areas()
    return Spot(areas[0], 0) if areas else None


def beginnings(table: Table) -> list[Spot | None]:
    """Places to begin with, the best first; most of them are not lit at any one moment."""
    pays = [Spot(TURN, index) for index, button in enumerate(table.buttons) if button.name == PAY_ALL]
    plain = [Spot(TURN, index) for index, button in enumerate(table.buttons) if button.name != PLAY_EVENT]
    areas = (DRAFT, HAND, ITEMS, POOL, *(seat_area(other.seat) for other in table.others))
    rest = [*discards(table)] + [Spot(area, index) for area in areas for index in range(len(table.slots(area)))]
    return [Spot(STAFF, 0), *pays, *levels(table), *options(table), best_quest(table), *rest, *plain]


def discards(table: Table) -> list[Spot]:
    """Where a card has to go: the one that pays and burns least first."""
    cards = [(index, card) for index, card in enumerate(table.hand) if isinstance(card.action, DiscardCard)]
    faces = box().adventure
    cards.sort(key=lambda entry: sum(faces[entry[1].kind].resources) + faces[entry[1].kind].torch)
    return [Spot(HAND, index) for index, _ in cards]


def levels(table: Table) -> list[Spot]:
    """The levels of a paid quest from the top."""
    names = [option.name for option in table.options]
    return [Spot(CHOICE, names.index(level)) for level in reversed(LEVELS) if level in names]


def options(table: Table) -> list[Spot]:
    return [Spot(CHOICE, index) for index in range(len(table.options))]


def best_quest(table: Table) -> Spot | None:
    """The open quest that brings most now."""
    payable = [index for index, quest in enumerate(table.quests) if quest.legal and quest.short == NOTHING]
    return Spot(QUESTS, max(payable, key=lambda index: points_within_reach(table.quests[index]))) if payable else None


def points_within_reach(quest: QuestView) -> int:
    return quest.points[LEVELS.index(quest.levels[-1])]


def spot_of(table: Table, action: Any) -> Spot | None:
    """Where an action is on the board."""
    return next((spot for spot, slot in everything(table) if slot.action == action and not pays_all(slot)), None)


def pays_all(slot: Slot) -> bool:
    """Whether this is the suggested payment, which stands for its first card."""
    return isinstance(slot, Button) and slot.name == PAY_ALL
