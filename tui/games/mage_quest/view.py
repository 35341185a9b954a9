"""What the board knows of a scene, where the cursor can be, and what is half chosen.

Everything on this table is open, so a `Sight` reads the scene's World through the engine's own questions. A `Spot` is
one thing to point at; a `Focus` is the cursor, the vehicle picked for moving and the action whose units are listed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import msgspec

from engine.core import World
from engine.core.facts import DOWN
from engine.games.mage_quest.content.forms import CIRCLE
from engine.games.mage_quest.land import Chart, chart_of
from engine.games.mage_quest.table import books_of, fleet_of, is_ship, left_of, owner_of, place_of
from engine.games.mage_quest.tasks import DraftDue, ToAct, ToMove
from engine.games.mage_quest.zones import ACTIONS as ACTIONS_LEFT
from engine.games.mage_quest.zones import CARDS, OFFER
from tui.board.contract import Scene
from tui.board.reading import Reading, asked_of
from tui.board.spots import Spot
from tui.games.mage_quest.news import TRACKS as TRACK_COUNTERS
from tui.games.mage_quest.news import News

LAND, WATER, ACTIONS, OPTIONS, DRAFT = "land", "water", "actions", "options", "draft"
BOOKS, STORES, TRACKS, FLEET, RIVAL = "books", "stores", "tracks", "fleet", "rival"
PAGE = 1 + CIRCLE
"""Spots of one own book: the book itself, then its six elements clockwise."""

ALLIES_TRACK, MANA_TRACK, SPEED_TRACK = range(3)
RIVAL_TRACKS, RIVAL_STORES, RIVAL_FLEET = 4, 5, 6
"""Spots of the rival after the four books."""


class Focus(msgspec.Struct, frozen=True):
    """The cursor, the own vehicle picked for moving, and the letter of the action whose units are listed."""

    spot: Spot | None = None
    vehicle: int | None = None
    opened: str = ""


class Sight(Reading):
    """A scene and what follows from it; `before` is the table as the viewer's last turn left it.

    `came` is where own vehicles stood before they went or were converted, as far as a board saw it.
    """

    def __init__(self, scene: Scene, before: World | None = None) -> None:
        super().__init__(scene)
        self.ask = asked_of(scene)
        self.rival = 1 - self.me
        self.came: Mapping[int, Spot] = {}
        self.news = News(scene.world, before, self.rival)
        self.chart: Chart = chart_of(scene.world)

    @property
    def is_drafting(self) -> bool:
        return bool(self.world.agenda) and isinstance(self.world.agenda[-1], DraftDue)

    @cached_property
    def turn(self) -> int | None:
        """The seat that is to choose."""
        return next(iter(self.world.waiting()), None)

    @property
    def actions_left(self) -> int:
        return ACTIONS_LEFT(self.world)

    def books(self, seat: int) -> list[int]:
        return books_of(self.world, seat)

    @cached_property
    def fleet(self) -> list[int]:
        """The viewer's built vehicles."""
        return fleet_of(self.world, self.me)

    def tracks(self, seat: int) -> list[tuple[str, int]]:
        """Where the tracks of a seat stand, by name in their order."""
        return [(name, counter(self.world, seat)) for name, counter in TRACK_COUNTERS.items()]

    def is_built(self, vehicle: int) -> bool:
        return self.world.sides[vehicle] != DOWN

    def afloat(self, vehicle: int) -> bool:
        return is_ship(self.world, vehicle)

    def place(self, vehicle: int) -> int:
        return place_of(self.world, vehicle)

    def spot_of(self, vehicle: int) -> Spot:
        """Where a vehicle stands."""
        return Spot(WATER if self.afloat(vehicle) else LAND, self.place(vehicle))

    def card_of(self, spot: Spot) -> int:
        """The card of the row that a space lies on."""
        return spot.index if spot.area == WATER else self.chart.sites[spot.index].card

    @cached_property
    def standing(self) -> dict[Spot, tuple[int, ...]]:
        """The vehicles of both seats by their space, the viewer's first."""
        found: dict[Spot, tuple[int, ...]] = {}
        for seat in (self.me, self.rival):
            for vehicle in fleet_of(self.world, seat):
                spot = self.spot_of(vehicle)
                found[spot] = (*found.get(spot, ()), vehicle)
        return found

    def reach(self, vehicle: int | None) -> dict[Spot, int]:
        """The spaces a vehicle can go to now, each with its cost; none while nobody may move."""
        if vehicle is None or not self.can_move:
            return {}
        afloat = self.afloat(vehicle)
        reach = self.chart.reach(afloat, self.place(vehicle), self.left(vehicle))
        return {Spot(WATER if afloat else LAND, space): cost for space, cost in reach}

    @property
    def can_move(self) -> bool:
        """Whether a Move is under way or could begin."""
        return isinstance(self.ask, ToAct | ToMove)

    def left(self, vehicle: int) -> int:
        return left_of(self.world, owner_of(vehicle), vehicle)

    @cached_property
    def offer(self) -> list[int]:
        """The cards of the draft; one that is taken keeps its place, so that the others keep their numbers."""
        return sorted(card for zone in (OFFER, *CARDS[: self.world.seats]) for card in self.world.lying(zone))

    def taker_of(self, card: int) -> int | None:
        """Who has taken a card of the draft."""
        return next((seat for seat in range(self.world.seats) if card in self.world.lying(CARDS[seat])), None)
