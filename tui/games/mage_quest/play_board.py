"""The board of a running table as one widget: the landscape, books, stores, tracks and actions, with one cursor.

Made by the game's face for the table screen. It asks nobody whether something is legal: it says what the thing under
the cursor stands for, and the screen tells why not. Picking a vehicle or opening an action's units is its own business.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace
from textual.binding import BindingType
from textual.events import Click, MouseScrollDown, MouseScrollUp
from textual.geometry import Region

from engine.core import World
from engine.games.mage_quest.actions import Finish, Hire, Swap, Travel
from engine.games.mage_quest.zones import FLEETS, ROUND
from tui.commands import bindings_of
from tui.games.contract import Inspection, Scene, SceneBoard
from tui.games.mage_quest.board_keys import COMMANDS, FINISH, NEXT_VEHICLE
from tui.games.mage_quest.choices import BY_KEY, LETTERS, letter_of, opens_list, options_of, under_way
from tui.games.mage_quest.inspecting import inspection_of
from tui.games.mage_quest.landing import MAP, landing, map_spot, question_of
from tui.games.mage_quest.layout import Plan, plan
from tui.games.mage_quest.look import glyphs_for, spelled
from tui.games.mage_quest.painting import paint_board
from tui.games.mage_quest.things import action_of, focus_on, is_lit
from tui.games.mage_quest.view import ACTIONS, DRAFT, FLEET, LAND, OPTIONS, WATER, Focus, Sight, Spot
from tui.glyphs import LEFT, RIGHT, GlyphSet
from tui.paint import Canvas
from tui.screens.moving import nearest

VERBS: dict[type, str] = {Travel: "move", Swap: "trade", Hire: "trade"}
"""What the key row calls Enter, where it is not the name of the action itself."""


class QuestBoard(SceneBoard):
    """See the module."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of(COMMANDS)

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.sight: Sight | None = None
        self.focused = Focus()
        self._pointed: Spot | None = None
        self._landed = Focus()
        self._turn: tuple[int | None, int] | None = None
        self._left: World | None = None
        self._first = 0

    @property
    def glyphs(self) -> GlyphSet:
        return glyphs_for(super().glyphs)

    @property
    def spot(self) -> Spot | None:
        return self.focused.spot

    # What the screen calls

    def show(self, scene: Scene) -> None:
        before = self.sight
        is_new = before is None or question_of(scene) != question_of(before.scene)
        self.sight = Sight(scene, self._left_by(scene))
        moved = self.focused.spot != self._landed.spot
        focus = landing(self.sight, self.focused, is_new=is_new, moved=moved)
        if is_new and not (moved and focus.spot == self.spot):
            self._landed = focus
        self._settle(focus)

    def _left_by(self, scene: Scene) -> World | None:
        """The table as the viewer's last turn left it, remembered while this turn lasts."""
        turn = (scene.seat, ROUND(scene.world)) if scene.legal else None
        if turn is None or turn != self._turn:
            self._turn, self._left = turn, scene.before
        return self._left

    def point_at(self, action: Any) -> None:
        if self.sight is not None:
            self._settle(focus_on(self.sight, self.focused, action))

    def step_back(self) -> bool:
        """Esc closes a list of units, or goes back to the actions from anywhere else."""
        sight, focus = self.sight, self.focused
        if sight is None or sight.is_drafting or not sight.is_asked:
            return False
        if focus.opened:
            self._settle(Focus(Spot(ACTIONS, BY_KEY[focus.opened]), focus.vehicle, ""))
            return True
        if focus.spot is None or focus.spot.area == ACTIONS:
            return False
        letter = letter_of(action_of(sight, focus, focus.spot)) or "C"
        self._settle(replace(focus, spot=Spot(ACTIONS, BY_KEY[letter])))
        return True

    def keys(self) -> tuple[tuple[str, str], ...]:
        sight, spot = self.sight, self.spot
        if sight is None:
            return ()
        move = (f"{LEFT}{RIGHT}", "space" if spot is not None and spot.area in MAP else "move")
        if not sight.is_asked:
            return (move, ("Tab", "area"))
        enter = (("Enter", self._verb()),)
        if sight.is_drafting:
            return (*enter, move)
        vehicle = (NEXT_VEHICLE,) if len(sight.fleet) > 1 else ()
        finish = (FINISH,) if under_way(sight) and enter[0][1] != FINISH[1] else ()
        return (*enter, *finish, move, *vehicle, ("Tab", "area"))

    def _verb(self) -> str:
        sight, spot = self.sight, self.spot
        assert sight is not None
        if spot is None:
            return "choose"
        if spot.area == ACTIONS and opens_list(sight, LETTERS[spot.index].key):
            return "list"
        if spot.area == FLEET:
            return "pick"
        action = action_of(sight, self.focused, spot)
        if action is None:
            return "go to the map" if spot.area == ACTIONS else "choose"
        return VERBS.get(type(action), type(action).__name__.lower())

    # Painting

    def paint(self, canvas: Canvas) -> None:
        if self.sight is None:
            return
        layout = plan(self.size.width, self.size.height, self.sight.is_drafting)
        self._first = self._scrolled(layout)
        paint_board(canvas, self.palette, self.sight, self.focused, layout, self._first)

    def _scrolled(self, layout: Plan) -> int:
        """The first card in sight: the cursor pulls the strip along, else the picked vehicle does."""
        assert self.sight is not None
        seen, last = layout.strip.seen, len(self.sight.chart.cards)
        spot, vehicle = self.focused.spot, self.focused.vehicle
        if spot is None or spot.area not in MAP:
            spot = self.sight.spot_of(vehicle) if vehicle is not None else None
        first = self._first
        if spot is not None:
            card = self.sight.card_of(spot)
            margin = 1 if seen > 3 else 0
            first = min(max(first, card - seen + 1 + margin), card - margin)
        return max(0, min(first, last - seen))

    # What the cursor does

    def go(self, spot: Spot) -> None:
        """Put the cursor on something and say so."""
        if self.sight is not None and self.sight.has(spot, self.focused) and spot != self.spot:
            self._settle(replace(self.focused, spot=spot))

    def _settle(self, focus: Focus) -> None:
        """Take this focus, draw it, and tell the screen."""
        if focus != self.focused:
            self._pointed = None
        self.focused = focus
        self.repaint()
        self._tell()

    def _tell(self) -> None:
        if self.sight is None:
            return
        action = action_of(self.sight, self.focused, self.spot)
        self.post_message(self.Pointed(action if self.sight.is_asked else None, self._inspection()))

    def _inspection(self) -> Inspection | None:
        assert self.sight is not None
        told = inspection_of(self.sight, self.focused, self.spot)
        if told is None:
            return None
        lines = tuple(spelled(line, self.glyphs) for line in told.lines)
        return replace(told, title=spelled(told.title, self.glyphs), lines=lines)

    def action_choose(self) -> None:
        sight, focus, spot = self.sight, self.focused, self.spot
        if sight is None or spot is None or sight.scene.seat is None or sight.scene.over:
            return
        self._pointed = None  # what comes to lie here next is not chosen by one click
        if spot.area == ACTIONS and self._opened(sight, focus, LETTERS[spot.index].key):
            return
        if spot.area == FLEET and self._picked(FLEETS[sight.me][spot.index]):
            return
        if spot.area in MAP and not is_lit(sight, focus, spot):
            own = [vehicle for vehicle in sight.standing.get(spot, ()) if vehicle in sight.fleet]
            if own and focus.vehicle not in own:
                self._settle(replace(focus, vehicle=own[0]))
                return
        action = action_of(sight, focus, spot)
        if action is not None:
            self.post_message(self.Chose(action))

    def _opened(self, sight: Sight, focus: Focus, key: str) -> bool:
        """Whether a row was opened: Move goes to the map, several units become a list."""
        if key == "C" and options_of(sight, key):
            vehicle = focus.vehicle if sight.reach(focus.vehicle) else options_of(sight, key)[0].vehicle
            self._settle(Focus(map_spot(sight, vehicle), vehicle, ""))
            return True
        if opens_list(sight, key):
            self._settle(Focus(Spot(OPTIONS, 0), focus.vehicle, key))
            return True
        return False

    def _picked(self, vehicle: int) -> bool:
        sight = self.sight
        assert sight is not None
        if not sight.is_built(vehicle):
            return True
        self._settle(Focus(map_spot(sight, vehicle), vehicle, ""))
        return True

    # Keys and mouse

    def action_next_vehicle(self) -> None:
        sight = self.sight
        if sight is None or sight.is_drafting or not sight.fleet:
            return
        fleet = sight.fleet
        at = fleet.index(self.focused.vehicle) if self.focused.vehicle in fleet else -1
        self._picked(fleet[(at + 1) % len(fleet)])

    def action_row(self, letter: str) -> None:
        """Go to the row of a letter: of several to the next that can be taken, else to the next."""
        sight, spot = self.sight, self.spot
        if sight is None or sight.is_drafting:
            return
        here = spot.index if spot is not None and spot.area == ACTIONS else -1
        rows = [index for index, each in enumerate(LETTERS) if each.key.startswith(letter)]
        rows.sort(key=lambda index: index <= here)
        row = next((index for index in rows if options_of(sight, LETTERS[index].key)), rows[0])
        self._settle(Focus(Spot(ACTIONS, row), self.focused.vehicle, ""))

    def action_finish_action(self) -> None:
        if self.sight is not None and self.sight.is_asked and not self.sight.is_drafting:
            self.post_message(self.Chose(Finish()))

    def places(self) -> dict[Spot, Region]:
        """Where everything in sight is drawn: of what is drawn twice, the last place."""
        hots = self._canvas.hots if self._canvas else []
        return {key: region for region, key in hots if isinstance(key, Spot)}

    def action_move(self, way: str) -> None:
        spot, sight = self.spot, self.sight
        if spot is None or sight is None:
            return
        if spot.area in MAP and way in ("left", "right"):
            self.go(Spot(spot.area, spot.index + (1 if way == "right" else -1)))
            return
        if spot.area in (ACTIONS, OPTIONS) and way in ("up", "down"):
            there = Spot(spot.area, spot.index + (1 if way == "down" else -1))
            if sight.has(there, self.focused):
                self.go(there)
                return
        places = self.places()
        here = places.get(spot)
        if here is None:
            self.action_area(1)
            return
        others = [(region, other) for other, region in places.items() if other != spot]
        found = nearest(others, here, way)
        if found is not None:
            self.go(found)

    def action_end(self, way: int) -> None:
        if self.spot is not None and self.sight is not None:
            last = self.sight.size(self.spot.area, self.focused) - 1
            self.go(Spot(self.spot.area, 0 if way < 0 else last))

    def action_area(self, way: int) -> None:
        sight = self.sight
        if sight is None:
            return
        areas = [area for area in sight.areas(self.focused) if sight.size(area, self.focused)]
        here = areas.index(self.spot.area) if self.spot is not None and self.spot.area in areas else -way
        self.go(self._entry(areas[(here + way) % len(areas)]))

    def _entry(self, area: str) -> Spot:
        """Where the cursor enters an area: on the map at the picked vehicle, else at the first thing that is lit."""
        sight, focus = self.sight, self.focused
        assert sight is not None
        if area in MAP and focus.vehicle is not None:
            spot = sight.spot_of(focus.vehicle)
            if spot.area == area:
                return map_spot(sight, focus.vehicle) or spot
            card = sight.card_of(spot)
            return Spot(WATER, card) if area == WATER else Spot(LAND, sight.chart.docks.get(card, 0))
        spots = [Spot(area, index) for index in range(sight.size(area, focus))]
        return next((spot for spot in spots if is_lit(sight, focus, spot)), spots[0])

    def action_pick(self, digit: int) -> None:
        sight = self.sight
        if sight is None:
            return
        if sight.is_drafting:
            self._point(Spot(DRAFT, digit - 1))
        elif self.focused.opened:
            self._point(Spot(OPTIONS, digit - 1))
        else:
            self._point(Spot(FLEET, digit - 1))

    def on_click(self, event: Click) -> None:
        thing = self.thing_at(event.x, event.y)
        if isinstance(thing, Spot):
            self._point(thing)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        event.stop()
        self.action_move("down" if self.focused.opened else "right")

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        event.stop()
        self.action_move("up" if self.focused.opened else "left")

    def _point(self, spot: Spot) -> None:
        """The first digit or click selects a thing, the second on the same thing chooses it."""
        if self.sight is None or not self.sight.has(spot, self.focused):
            return
        if spot == self._pointed and spot == self.spot:
            self.action_choose()
        else:
            self.go(spot)
            self._pointed = spot
