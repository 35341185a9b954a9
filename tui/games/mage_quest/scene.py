"""What every spot of the board stands for as an action of the game, legal or not, and where an action is on the board.

Called by the board for every scene and whatever is half chosen. It decides nothing: where a thing belongs to a caravan,
the one of the action under way is meant, else the picked one, else the nearest that would do.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from engine.games.mage_quest import tasks
from engine.games.mage_quest.actions import Convert, Create, Finish, Gain, Invoke, Mark, Sell, Take, Travel
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import CIRCLE, ELEMENTS
from engine.games.mage_quest.zones import FLEETS, MARKS
from tui.board.spots import DIGITS, Pick, Slot, Spot, View, in_area
from tui.games.mage_quest.scenes import choices
from tui.games.mage_quest.view import (
    ACTIONS,
    BOOKS,
    DRAFT,
    FLEET,
    LAND,
    OPTIONS,
    PAGE,
    RIVAL,
    RIVAL_FLEET,
    SPEED_TRACK,
    STORES,
    TRACKS,
    WATER,
    Focus,
    Sight,
)


class Table(View):
    """Everything on the board, each thing with what it stands for while something is half chosen."""

    def __init__(self, sight: Sight, focus: Focus) -> None:
        self.sight, self.focus = sight, focus
        self._slots: dict[str, tuple[Slot, ...]] = {}

    def areas(self) -> tuple[str, ...]:
        if self.sight.is_drafting:
            return (DRAFT, LAND, WATER)
        return (OPTIONS if self.focus.opened else ACTIONS, LAND, WATER, FLEET, BOOKS, STORES, TRACKS, RIVAL)

    def slots(self, area: str) -> tuple[Slot, ...]:
        if area not in self._slots:
            size = size_of(self.sight, self.focus, area) if area in self.areas() else 0
            self._slots[area] = tuple(slot_at(self.sight, self.focus, Spot(area, index)) for index in range(size))
        return self._slots[area]

    def keyed(self) -> tuple[Spot, ...]:
        """Cards of a draft, the units of an open action, else the own vehicles."""
        return in_area(self, DRAFT if self.sight.is_drafting else OPTIONS if self.focus.opened else FLEET)[:DIGITS]

    def lettered(self, letter: str) -> tuple[Spot, ...]:
        """The rows of a letter; while an action is under way F finishes it, and an open list has no other letter."""
        if self.sight.is_drafting:
            return ()
        if letter == "f" and choices.under_way(self.sight):
            finish = [spot for spot in in_area(self, OPTIONS) if slots_action(self, spot) == Finish()]
            return tuple(finish) if self.focus.opened else (Spot(ACTIONS, choices.LAST),)
        rows = in_area(self, ACTIONS)
        return tuple(spot for spot in rows if choices.LETTERS[spot.index].key.startswith(letter.upper()))


def slots_action(table: Table, spot: Spot) -> Any | None:
    slot = table.slot(spot)
    return slot.action if slot is not None else None


def size_of(sight: Sight, focus: Focus, area: str) -> int:
    """How many spots an area has."""
    sizes = {
        LAND: len(sight.chart.sites),
        WATER: len(sight.chart.cards),
        ACTIONS: len(choices.LETTERS),
        OPTIONS: len(choices.listed_options(sight, focus.opened)),
        BOOKS: PAGE * len(sight.books(sight.me)),
        STORES: len(ELEMENTS),
        TRACKS: SPEED_TRACK + 1,
        FLEET: len(FLEETS[sight.me]),
        RIVAL: RIVAL_FLEET + 1,
        DRAFT: len(sight.offer),
    }
    return sizes[area]


def slot_at(sight: Sight, focus: Focus, spot: Spot) -> Slot:
    """A thing with what it stands for; a row with several units is the first half of a choice."""
    action = action_of(sight, focus, spot)
    if not sight.is_asked:
        return Slot(action=action)
    if spot.area == ACTIONS:
        key = choices.LETTERS[spot.index].key
        pick = Pick(key) if choices.opens_list(sight, key) else None
        return Slot(action=action, pick=pick, legal=bool(choices.options_of(sight, key)))
    return Slot(action=action, legal=None if action is None else action in sight.legal)


def action_of(sight: Sight, focus: Focus, spot: Spot | None) -> Any | None:
    """What choosing a spot means; None where nothing can be done with it."""
    if spot is None or sight.scene.seat is None or sight.scene.over:
        return None
    match spot.area:
        case "land" | "water":
            return deed_on(sight, focus, spot) or travel_to(sight, focus, spot)
        case "actions":
            key = choices.LETTERS[spot.index].key
            goes_to_map = key == "C" and choices.options_of(sight, key)
            return None if goes_to_map or choices.opens_list(sight, key) else choices.nearest_of(sight, key)
        case "options":
            options = choices.listed_options(sight, focus.opened)
            return options[spot.index] if spot.index < len(options) else None
        case "books":
            return on_book(sight, focus, spot.index)
        case "stores":
            return Sell(caravan_on(sight, focus, sight.chart.markets), ELEMENTS[spot.index])
        case "tracks":
            return Invoke() if spot.index == SPEED_TRACK else None
        case "draft":
            return Take(sight.offer[spot.index])
    return None


def deed_on(sight: Sight, focus: Focus, spot: Spot) -> Any | None:
    """The space under the picked vehicle stands for what is done there: end its Move, gain, create, convert."""
    picked, chart = focus.vehicle, sight.chart
    if picked is None or not sight.is_asked or sight.is_drafting or sight.spot_of(picked) != spot:
        return None
    if isinstance(sight.ask, tasks.ToMove):
        return Finish()
    if spot.area == WATER:
        return Convert(picked) if spot.index in chart.docks else None
    if spot.index in chart.elements:
        return Gain(picked)
    if spot.index in chart.sacred:
        return Create(choices.ripest(sight)[0])
    return Convert(picked) if spot.index in chart.harbours and spot.index not in chart.markets else None


def travel_to(sight: Sight, focus: Focus, spot: Spot) -> Travel | None:
    """The picked vehicle goes there; where it cannot by its nature, another that could."""
    if sight.is_drafting:
        return None
    afloat = spot.area == WATER
    picked = focus.vehicle
    if picked is not None and sight.afloat(picked) == afloat:
        return Travel(picked, spot.index)
    other = next((vehicle for vehicle in sight.fleet if sight.afloat(vehicle) == afloat), None)
    return None if other is None else Travel(other, spot.index)


def on_book(sight: Sight, focus: Focus, index: int) -> Any | None:
    """The book itself is created, its elements are marked."""
    books = sight.books(sight.me)
    place, part = divmod(index, PAGE)
    if place >= len(books):
        return None
    book = books[place]
    if part == 0 or MARKS(sight.world, book) == CIRCLE:
        return Create(book)
    element = box().books[sight.world.kinds[book]].circle[part - 1]
    return Mark(caravan_on(sight, focus, sight.chart.elements), book, element)


def caravan_on(sight: Sight, focus: Focus, spaces: Container[int]) -> int:
    """The caravan that is meant where something is done on spaces of a kind."""
    asked = getattr(sight.ask, "caravan", None)
    if asked is not None:
        return int(asked)
    caravans = [vehicle for vehicle in sight.fleet if not sight.afloat(vehicle)]
    fitting = [caravan for caravan in caravans if sight.place(caravan) in spaces]
    if focus.vehicle in fitting and focus.vehicle is not None:
        return focus.vehicle
    return (*fitting, *caravans, FLEETS[sight.me][0])[0]


def focus_on(sight: Sight, focus: Focus, action: Any) -> Focus:
    """The focus under which the cursor is on this action."""
    if isinstance(action, Travel):
        vehicle = int(action.vehicle)
        return Focus(Spot(WATER if sight.afloat(vehicle) else LAND, action.space), vehicle, "")
    if isinstance(action, Take):
        return Focus(Spot(DRAFT, sight.offer.index(action.card)), focus.vehicle, "")
    key = focus.opened if isinstance(action, Finish) and focus.opened else choices.letter_of(action)
    listed = choices.listed_options(sight, key)
    if key and action in listed and (choices.opens_list(sight, key) or focus.opened == key):
        return Focus(Spot(OPTIONS, listed.index(action)), picked_by(action, focus), key)
    return Focus(Spot(ACTIONS, choices.BY_KEY[choices.letter_of(action)]), focus.vehicle, "")


def picked_by(action: Any, focus: Focus) -> int | None:
    """The vehicle an action names, else the picked one."""
    named = getattr(action, "caravan", getattr(action, "vehicle", None))
    return int(named) if named is not None else focus.vehicle
