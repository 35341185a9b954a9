"""The base of every board: a cursor over the things of a view, and the keys and the mouse that move it.

A game's board reads a scene into its view, paints it and says where the cursor lands; it asks nobody whether something
is legal. The first press of a digit, a letter or the mouse selects a thing, the second on the same thing chooses it.
What Enter means is in the slot: an action of the game, or one more pick of a choice that is put together here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from msgspec.structs import replace
from textual.events import Click, MouseScrollDown, MouseScrollUp
from textual.geometry import Region

from engine.core import FREE, manner_of
from tui.board.contract import Inspection, Scene, SceneBoard
from tui.board.half_made import NOTHING, Picks, still_offered, with_pick
from tui.board.landing import question_of
from tui.board.look import PLAIN, Look
from tui.board.reading import asked_of
from tui.board.spots import Pick, Slot, Spot, View, first_legal, first_spot, is_legal, spot_of, spot_picking
from tui.draw.glyphs import LEFT, RIGHT, GlyphSet
from tui.draw.navigation import nearest

V = TypeVar("V", bound=View)
ACROSS, DOWNWARD = "across", "downward"
"""How arrows walk through an area by number: sideways and never out of it, or up and down and out at its ends."""

SIDEWAYS, UPRIGHT = {"left": -1, "right": 1}, {"up": -1, "down": 1}


class Left(NamedTuple):
    """A seat's question, cursor and half-made choice, while the viewer looks from another seat of theirs."""

    question: tuple[object, ...]
    spot: Spot | None
    made: Picks


class SpotBoard(SceneBoard, Generic[V]):
    """See the module. `made` are the picks of a half-made choice, `panel` the name of what lies over the board."""

    look: ClassVar[Look] = PLAIN

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.scene: Scene | None = None
        self.table: V | None = None
        self.spot: Spot | None = None
        self.made: Picks = NOTHING
        self.panel = ""
        self._first = 0
        self._pointed: Spot | None = None
        self._has_sent = self._is_refused = self._is_overtaken = self._is_told = False
        self._is_entered = self._is_by_hand = False  # the last choice was Enter; it is one by digit, letter or mouse
        self._led: Spot | None = None  # where the cursor went by itself: with the scene, or on from Enter
        self._left: dict[int, Left] = {}

    # What a game's board adds

    def read(self, scene: Scene, made: Picks) -> V:
        """The view of a scene, with a choice half made."""
        raise NotImplementedError

    def question(self, scene: Scene) -> tuple[object, ...]:
        """What tells one question from the next; a game adds what it knows besides, where the same is asked again."""
        return question_of(scene)

    def land(self, table: V, *, is_new: bool) -> Spot | None:
        """Where the cursor goes on another view; `is_new`: there is another question."""
        raise NotImplementedError

    def inspection(self) -> Inspection | None:
        """What there is to tell about the thing under the cursor."""
        raise NotImplementedError

    def begin(self, table: V) -> Spot | None:
        """Where the cursor goes when one more thing is picked."""
        return first_spot(table)

    def entry(self, area: str) -> Spot:
        """Where Tab enters an area."""
        assert self.table is not None
        return first_legal(self.table, area)

    def walks(self, area: str) -> str:
        """How arrows walk through an area by number, also out of sight; by default they go where things are drawn."""
        return ""

    def led_to(self, spot: Spot, way: str) -> Spot | None:
        """Where an arrow leads by the order of things; None: to what is drawn nearest."""
        walk = self.walks(spot.area)
        if walk == ACROSS and way in SIDEWAYS:
            return Spot(spot.area, spot.index + SIDEWAYS[way])
        if walk == DOWNWARD and way in UPRIGHT:
            there = Spot(spot.area, spot.index + UPRIGHT[way])
            return there if self.table is not None and self.table.slot(there) is not None else None
        return None

    def beside(self, spot: Spot, places: dict[Spot, Region], way: str) -> dict[Spot, Region]:
        """The places that an arrow can lead to from a thing."""
        return places

    def is_passed_over(self, spot: Spot) -> bool:
        """Whether arrows and Tab do not stop at a place, because nothing is there."""
        return False

    def index_in(self, area: str) -> int | None:
        """Where in an area the cursor is."""
        return self.spot.index if self.spot is not None and self.spot.area == area else None

    def in_sight(self, seen: int, count: int, at: int | None, margin: int = 0) -> int:
        """The first in sight of the one row that is longer than its room; it stays until the cursor pulls it along."""
        self._first = in_sight(self._first, seen, count, at, margin)
        return self._first

    def picks_for(self, action: Any) -> Picks:
        """The picks after which an action of several parts is on the board."""
        return NOTHING

    def is_dear(self, action: Any) -> bool:
        """Whether an action is asked twice where the cursor went by itself: one key too many must not do it."""
        return False

    def verb(self) -> str:
        """What the key row calls Enter."""
        assert self.scene is not None
        world = self.scene.world
        return str(world.game.words.prompt(world, self.scene.seat).verb)

    # What the screen calls

    @property
    def glyphs(self) -> GlyphSet:
        return self.look.glyphs(super().glyphs)

    @property
    def slot(self) -> Slot | None:
        """What the cursor is on."""
        return self.table.slot(self.spot) if self.table is not None else None

    @property
    def ask(self) -> Any | None:
        """What the seat in focus is asked and may answer now."""
        return asked_of(self.scene) if self.scene is not None else None

    def show(self, scene: Scene) -> None:
        before, self.scene = self.scene, scene
        was = self.slot
        is_new = before is None or self.question(scene) != self.question(before)
        if before is not None and before.seat != scene.seat:
            is_new = self._change_seat(before, scene)
        elif is_new and before is not None:
            kept = still_offered(self.made, lambda made: self.read(scene, made))
            lost = len(kept) < len(self.made) or (was is not None and has_lost(was, scene))
            if lost and not self._has_sent and scene.legal and self.is_same_turn(before, scene):
                self._is_overtaken = not self._is_refused
                self._tell_overtaken(self._pointed is not None or len(kept) < len(self.made))
            self.made = kept
        self._has_sent = self._is_refused = False
        table = self.read(scene, self.made)
        spot, overtaken = self.land(table, is_new=is_new), self._is_overtaken
        is_led = spot != self.spot or spot == self._led
        self.lay(table, spot)
        self._led = spot if is_led else None
        self._is_overtaken = overtaken
        self.tell()

    def _tell_overtaken(self, is_begun: bool) -> None:
        """Say that a choice is off which was begun; where the cursor only rested, say it to who presses the key."""
        self._is_told = is_begun
        if is_begun:
            self.post_message(self.Overtaken())

    def is_same_turn(self, before: Scene, scene: Scene) -> bool:
        """Whether the same seat still acts while others do, so that only they can have taken something away."""
        ask = asked_of(scene)
        return bool(before.legal) and ask is not None and ask == asked_of(before) and manner_of(ask) == FREE

    def refused(self) -> None:
        """Nothing came of it, or it is asked twice: the same key or click once more means the same thing."""
        self._has_sent, self._is_refused, self._pointed = False, True, self.spot

    def point_at(self, action: Any) -> None:
        if self.scene is not None:
            self.build(self.picks_for(action))
            assert self.table is not None
            self.lay(self.table, spot_of(self.table, action) or self.spot)
            self.tell()

    def step_back(self) -> bool:
        """Esc closes what lies over the board, then takes the last pick back; False where there is none."""
        if self.panel:
            self.open("")
        elif self.made:
            *rest, last = self.made
            self.build(tuple(rest))
            assert self.table is not None
            self.lay(self.table, spot_picking(self.table, last) or self.begin(self.table))
            self.tell()
        else:
            return False
        return True

    def keys(self) -> tuple[tuple[str, str], ...]:
        enter = (("Enter", self.verb()),) if self.ask is not None else ()
        tab = (("Tab", "area"),) if self.table is not None and len(self.table.areas()) > 1 else ()
        return (*self.digit_keys(), (self.arrows(), "move"), *enter, *self.own_keys(), *tab)

    def arrows(self) -> str:
        """The arrows worth naming."""
        return f"{LEFT}{RIGHT}"

    def digit_keys(self) -> tuple[tuple[str, str], ...]:
        """The digits, where there are several."""
        things = len(self.table.keyed()) if self.table is not None else 0
        return ((f"1-{things}", "look"),) if things > 1 else ()

    def own_keys(self) -> tuple[tuple[str, str], ...]:
        """Keys worth showing besides: of a half-made choice how to step back."""
        return (("Esc", "back"),) if self.made or self.panel else ()

    def places(self) -> dict[Spot, Region]:
        """Where everything in sight is drawn: of what is drawn twice the largest place, of what is covered none."""
        found: dict[Spot, Region] = {}
        hots = self.hots()
        for number, (region, thing) in enumerate(hots):
            covers = (over for over, key in hots[number + 1 :] if key is None)
            if not isinstance(thing, Spot) or any(over.contains_region(region) for over in covers):
                continue
            if thing not in found or region.area > found[thing].area:
                found[thing] = region
        return found

    # What the cursor does

    def lay(self, table: V, spot: Spot | None) -> None:
        """Show another view, with the cursor on this spot."""
        self.table = table
        if spot != self.spot:
            self.spot, self._pointed = spot, None
            self._led = spot if self._is_entered else None
        self.repaint()

    def go(self, spot: Spot) -> None:
        """Put the cursor on something and say so."""
        self._led = None
        self._has_sent = self._is_overtaken = self._is_entered = False
        if self.table is not None and spot != self.spot and self.table.slot(spot) is not None:
            self.lay(self.table, spot)
            self.tell()

    def tell(self) -> None:
        """Say what the cursor is on: its action where the question is about it, and what there is to tell."""
        if self.scene is None or self.table is None:
            return
        slot, told = self.slot, self.inspection()
        action = slot.action if slot is not None and slot.legal is not None and slot.pick is None else None
        if told is not None:
            title, *lines = (self.look.spelled(words, self.glyphs) for words in (told.title, *told.lines))
            told = replace(told, title=title, lines=tuple(lines))
        self.post_message(self.Pointed(action, told))

    def build(self, made: Picks) -> None:
        """Read the scene anew with these picks; the cursor stays."""
        assert self.scene is not None
        self.made, self.table = made, self.read(self.scene, made)

    def pick(self, pick: Pick) -> None:
        """Make one more part of a choice; the cursor goes to the next."""
        self.build(with_pick(self.made, pick))
        assert self.table is not None
        self.lay(self.table, self.begin(self.table))
        self.tell()

    def open(self, panel: str) -> None:
        """Open something over the board, or close it; the cursor goes there and back."""
        if self.scene is None:
            return
        is_there, self.panel = self.spot, panel
        self.build(self.made)
        assert self.table is not None
        stays = self.table.slot(is_there) is not None and is_there is not None and is_there.area in self.table.areas()
        self.lay(self.table, is_there if stays else first_spot(self.table))
        self.tell()

    def _change_seat(self, before: Scene, scene: Scene) -> bool:
        """Look from another seat; a seat of the viewer's finds its cursor and picks again, unless it is asked anew."""
        if before.seat is not None and before.seat in scene.you:
            self._left[before.seat] = Left(self.question(before), self.spot, self.made)
        left = self._left.pop(scene.seat, None) if scene.seat is not None and scene.seat in scene.you else None
        self.made = NOTHING
        if left is None or left.question != self.question(scene):
            return True
        self.made = left.made
        self.table, self.spot = self.read(scene, left.made), left.spot
        return False

    # Keys and mouse

    def action_move(self, way: str) -> None:
        spot = self.spot
        if spot is None or self.table is None:
            return
        there = self.led_to(spot, way)
        if there is not None:
            self.go(there)
            return
        places = self.places()
        here = places.get(spot)
        if here is None:
            self.action_area(1)
            return
        others = [(region, other) for other, region in self.beside(spot, places, way).items() if other != spot]
        found = nearest([(region, other) for region, other in others if not self.is_passed_over(other)], here, way)
        if found is None and way in ("left", "right"):
            found = self.listed(spot, places, -1 if way == "left" else 1)
        if found is not None:
            self.go(found)

    def listed(self, spot: Spot, places: Mapping[Spot, Region], step: int) -> Spot | None:
        """In a list, one entry above the other, left and right go up and down as well."""
        column = {other: region.x for other, region in places.items() if other.area == spot.area}
        there = Spot(spot.area, spot.index + step)
        return there if there in column and len(set(column.values())) == 1 else None

    def action_end(self, way: int) -> None:
        if self.spot is not None and self.table is not None:
            last = len(self.table.slots(self.spot.area)) - 1
            self.go(Spot(self.spot.area, 0 if way < 0 else last))

    def action_area(self, way: int) -> None:
        if self.table is None:
            return
        seen = {spot.area for spot in self.places()}
        areas = [area for area in self.table.areas() if not seen or area in seen]
        if areas:
            here = areas.index(self.spot.area) if self.spot is not None and self.spot.area in areas else -way
            self.go(self.entry(areas[(here + way) % len(areas)]))

    def action_choose(self) -> None:
        slot, self._is_entered = self.slot, not self._is_by_hand
        self._pointed = None  # what comes to lie here next is not chosen by one click
        if slot is None or self.scene is None or self.scene.seat is None:
            return
        if self._is_overtaken:  # the key was meant for what is gone
            self._is_overtaken = False
            if not self._is_told:
                self._tell_overtaken(True)
        elif slot.pick is not None:
            self.pick(slot.pick)
        elif slot.action is not None:
            self._has_sent = True
            asks = self.spot == self._led and self.is_dear(slot.action)
            self.post_message(self.Chose(slot.action, slot.then, asks))

    def action_pick(self, digit: int) -> None:
        keyed = self.table.keyed() if self.table is not None else ()
        if digit <= len(keyed):
            self.select(keyed[digit - 1])

    def action_letter(self, letter: str) -> None:
        found = self.table.lettered(letter) if self.table is not None else ()
        if found:
            self.select(self.spot if self.spot in found and self.spot == self._pointed else self._meant(found))

    def _meant(self, spots: Any) -> Spot:
        """Of several things with one letter the first that can be chosen."""
        assert self.table is not None
        meant: Spot = next((spot for spot in spots if is_legal(self.table, spot)), spots[0])
        return meant

    def select(self, spot: Spot | None) -> None:
        """The first digit, letter or click selects a thing, the second on the same thing chooses it."""
        if self.table is None or spot is None or self.table.slot(spot) is None:
            return
        if spot == self._pointed and spot == self.spot:
            self._is_by_hand = True
            self.action_choose()
            self._is_by_hand = False
        else:
            self.go(spot)
            self._pointed = spot

    def on_click(self, event: Click) -> None:
        thing = self.thing_at(event.x, event.y)
        if isinstance(thing, Spot):
            self.select(thing)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        event.stop()
        self._scroll("down", "right")

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        event.stop()
        self._scroll("up", "left")

    def _scroll(self, upright: str, sideways: str) -> None:
        """The wheel walks along the area."""
        walk = self.walks(self.spot.area) if self.spot is not None else ""
        self.action_move(upright if walk == DOWNWARD else sideways)


def has_lost(slot: Slot, scene: Scene) -> bool:
    """Whether what Enter would have done cannot be done any more."""
    return bool(slot.legal) and slot.pick is None and slot.action is not None and slot.action not in scene.legal


def in_sight(first: int, seen: int, count: int, at: int | None, margin: int = 0) -> int:
    """The first of a row in sight, where so many are `seen`; the cursor pulls the row along."""
    if at is not None:
        first = min(max(first, at - seen + 1 + margin), at - margin)
    return max(0, min(first, count - seen))
