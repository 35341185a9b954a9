"""The board of a running table: the dungeon, the hero beside it, and a cursor over everything.

Made by the game's face for the table screen. One key on a distant room goes there step by step; before a Move the room
is picked first, and then the card that is flipped for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.binding import BindingType
from textual.geometry import Region

from engine.core import World
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToAct, ToPoint, ToRouse, ToStand, ToTarget
from engine.games.shadowscape.zones import ROUND
from tui.board.contract import Inspection, Scene
from tui.board.half_made import Picks
from tui.board.landing import question_of
from tui.board.spot_board import ACROSS, DOWNWARD, UPRIGHT, SpotBoard
from tui.board.spots import Slot, Spot, first_legal, in_area, is_legal
from tui.draw.canvas import Canvas
from tui.draw.glyphs import DOWN, UP
from tui.draw.navigation import nearest
from tui.draw.panel_layout import tells_itself
from tui.games.shadowscape import view as v
from tui.games.shadowscape.board_keys import CARD_LETTERS, COMMANDS, FIVE_LETTERS, FOUR_LETTERS, MOVE_KEY
from tui.games.shadowscape.inspecting import inspection_of
from tui.games.shadowscape.landing import begin, first_useful, landing, own_room
from tui.games.shadowscape.layout import SIZE, plan
from tui.games.shadowscape.look import LOOK
from tui.games.shadowscape.paint.board import paint_board, shown_panel
from tui.games.shadowscape.scene import table_of
from tui.keys.bindings import bindings_of

CARD_AREAS = {v.CARDS: "right", v.MOVES: "left"}
"""Which way leads from using a card to moving with it, and back."""

VERBS: dict[type, str] = {
    a.Use: "use", a.Move: "move", a.Claim: "claim", a.Alter: "play", a.EndActions: "end", a.Discard: "discard",
    a.Go: "go", a.Halt: "stay", a.Take: "take", a.Wish: "ask",
}  # fmt: skip
"""What Enter does with a thing that the question alone does not name."""

MOST_IN_FULL = 4
"""Fate cards that are read in full below a map of 120 columns."""

STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class ScapeBoard(SpotBoard[v.Table]):
    """See the module. `other_side` shows the other side of every action card."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of(COMMANDS)
    look = LOOK

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.other_side = False
        self._back: Spot | None = None
        self._calm: World | None = None

    # What it shows

    def read(self, scene: Scene, made: Picks) -> v.Table:
        table = table_of(scene, made, self.panel)
        table.calm = self._calm if is_same_turn(self._calm, scene.world) else None
        return table

    def question(self, scene: Scene) -> tuple[object, ...]:
        return question_of(scene, dict(scene.world.counts))

    def land(self, table: v.Table, *, is_new: bool) -> Spot | None:
        return landing(table, self.table, self.spot, asked=is_new and self.ask is not None)

    def show(self, scene: Scene) -> None:
        """A new question closes what lies over the map."""
        if self.panel and self.scene is not None and self.question(scene) != self.question(self.scene):
            self.panel = ""
        if scene.world.phase != "enemies":
            self._calm = scene.world
        super().show(scene)

    def inspection(self) -> Inspection | None:
        assert self.table is not None
        return inspection_of(self.table, self.spot)

    def paint(self, canvas: Canvas) -> None:
        if self.table is not None:
            paint_board(canvas, self.palette, self.table, self.spot, other_side=self.other_side)

    # Moving the cursor

    def begin(self, table: v.Table) -> Spot | None:
        """After a room is picked the card to flip is asked for."""
        return first_legal(table, v.MOVES) if table.aim is not None else begin(table)

    def entry(self, area: str) -> Spot:
        """On the map a hero who could walk is where the cursor begins."""
        if area == v.MAP and self.table is not None and self.table.ways:
            return own_room(self.table) or super().entry(area)
        return super().entry(area)

    def walks(self, area: str) -> str:
        if area == v.OPTIONS:
            return DOWNWARD
        if area == v.HAND:
            across = plan(self.size.width, self.size.height).has_cards or self.panel == v.FATE_PANEL
            return ACROSS if across else DOWNWARD
        return ""

    def led_to(self, spot: Spot, way: str) -> Spot | None:
        """On the map an arrow goes to the room next door; among cards sideways from using one to moving with it."""
        if spot.area in CARD_AREAS:
            return self._led_among_cards(spot, way)
        if spot.area == v.FOES or (isinstance(self.ask, ToRouse | ToTarget) and spot.area in (v.MAP, v.BUTTONS)):
            return self._led_among_foes(spot, way)
        if spot.area != v.MAP:
            return super().led_to(spot, way)
        if isinstance(self.ask, ToStand | ToPoint):
            return self._led_among_rooms(spot, way)
        row, column = divmod(spot.index, SIZE)
        down, right = STEPS[way]
        if not (0 <= row + down < SIZE and 0 <= column + right < SIZE):
            return None
        there = Spot(v.MAP, (row + down) * SIZE + column + right)
        return there if there in self.places() else None

    def _led_among_rooms(self, spot: Spot, way: str) -> Spot | None:
        """From one room that can be chosen to the next that way: free corners, rooms to search."""
        table, places = self.table, self.places()
        assert table is not None
        free = [other for other in in_area(table, v.MAP) if is_legal(table, other) and other in places]
        others = [(places[other], other) for other in free if other != spot]
        return nearest(others, places[spot], way) if spot in places else first_legal(table, v.MAP)

    def _led_among_cards(self, spot: Spot, way: str) -> Spot | None:
        places = self.places()
        if way in UPRIGHT:
            cards = [other for other in places if other.area == spot.area]  # what rests has no Move in sight
            ahead = [other for other in cards if (other.index - spot.index) * UPRIGHT[way] > 0]
            return min(ahead, key=lambda other: abs(other.index - spot.index), default=None)
        there = Spot(v.MOVES if spot.area == v.CARDS else v.CARDS, spot.index)
        return there if CARD_AREAS.get(spot.area) == way and there in places else None

    def _led_among_foes(self, spot: Spot, way: str) -> Spot | None:
        """From one enemy that can be chosen to the next that way; where none is, to the next there is."""
        table, places = self.table, self.places()
        assert table is not None
        found = [other for other in in_area(table, v.FOES) if is_legal(table, other) and other in places]
        if not found or spot not in places:
            return first_legal(table, v.FOES)
        others = [(places[other], other) for other in found if other != spot]
        there = nearest(others, places[spot], way)
        if there is not None or spot not in found:
            return there or found[0]
        return found[(found.index(spot) + (1 if way in ("right", "down") else -1)) % len(found)]

    def beside(self, spot: Spot, places: dict[Spot, Region], way: str) -> dict[Spot, Region]:
        """Rooms are for those who walk, enemies are gone through among themselves."""
        return {other: at for other, at in places.items() if other.area != v.FOES}

    # Keys

    def action_letter(self, letter: str) -> None:
        """Moving is meant with the card the cursor is on."""
        if letter == MOVE_KEY and self.spot is not None and self.spot.area == v.CARDS:
            self.select(Spot(v.MOVES, self.spot.index))
        else:
            super().action_letter(letter)

    def action_offers(self) -> None:
        self._toggle(v.OFFER_PANEL)

    def action_fates(self) -> None:
        self._toggle(v.FATE_PANEL)

    def action_rivals(self) -> None:
        self._toggle(v.HERO_PANEL)

    def action_other_side(self) -> None:
        self.other_side = not self.other_side
        self.repaint()

    def step_back(self) -> bool:
        """Esc also brings back a map that is covered because the cursor is on what is drawn nowhere else."""
        stepped = super().step_back()
        if self.table is None or not self._covers_the_map():
            return stepped
        self.lay(self.table, own_room(self.table) or Spot(v.MAP, 0))
        self.tell()
        return True

    def _covers_the_map(self) -> bool:
        form = plan(self.size.width, self.size.height).form
        return self.table is not None and bool(shown_panel(self.table, self.spot, form))

    def _toggle(self, panel: str) -> None:
        self.open("" if self.panel == panel else panel)

    def open(self, panel: str) -> None:
        """Lay something over the map; the cursor goes to what can be chosen there, and back at the end."""
        if self.scene is None or self.table is None:
            return
        areas = [area for area in v.PANELS.get(panel, ()) if self.table.slots(area)]
        if panel and not areas:
            return
        if panel and not self.panel:
            self._back = self.spot
        self.panel = panel
        self.build(self.made)
        assert self.table is not None
        claims_first = sorted(areas, key=lambda area: area == v.WISHES)
        legal = (first_useful(self.table, area) for area in claims_first)
        spots = [spot for spot in legal if (slot := self.table.slot(spot)) is not None and slot.legal]
        back = self._back if self.table.slot(self._back) is not None else begin(self.table)
        spot = (spots[0] if spots else Spot(areas[0], 0)) if areas else back
        self.lay(self.table, spot)
        self.tell()

    def arrows(self) -> str:
        return f"{UP}{DOWN}" if self.spot is not None and self.spot.area == v.OPTIONS else super().arrows()

    def own_keys(self) -> tuple[tuple[str, str], ...]:
        if self.made or self.panel or self._covers_the_map():
            return (("Esc", "back"),)
        acts = isinstance(self.ask, ToAct)
        held = len(self.table.slots(v.CARDS)) if self.table is not None else 0
        letters = FIVE_LETTERS if held == len(CARD_LETTERS) else FOUR_LETTERS
        cards = ((letters, "card"),) if acts and self._can_choose(v.CARDS) else ()
        moves = (("m", "move"),) if acts and self._can_choose(v.MOVES) else ()
        done = (("s", "done"),) if self.table is not None and self.table.slots(v.BUTTONS) else ()
        in_full = self.is_attached and tells_itself(*self.app.size) and len(self._hand()) <= MOST_IN_FULL
        fate = () if in_full else (("f", "fate"),)
        return (*cards, *moves, ("w", "offers"), *done, *fate, ("v", "heroes"), ("x", "sides"))

    def _hand(self) -> Sequence[Slot]:
        return self.table.slots(v.HAND) if self.table is not None else ()

    def _can_choose(self, area: str) -> bool:
        return self.table is not None and any(slot.legal for slot in self.table.slots(area))

    def verb(self) -> str:
        if self.slot is not None and self.slot.pick is not None:
            return "go there"
        action = self.slot.action if self.slot is not None else None
        return VERBS.get(type(action)) or super().verb()

    def picks_for(self, action: Any) -> Picks:
        return ()


def is_same_turn(one: World | None, other: World) -> bool:
    """Whether two moments belong to the same hero's turn."""
    return one is not None and one.turn == other.turn and ROUND(one) == ROUND(other)


BOARD = ScapeBoard
