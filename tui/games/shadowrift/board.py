"""The board of a running table: gauges, track, power, town, market and hand, with one cursor.

Made by the game's face for the table screen. An action of several parts is put together here, in any order, before it
is sent; market and heroes open over the board and close again.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace
from textual.binding import BindingType
from textual.geometry import Region

from engine.games.shadowrift.actions import Build, Buy, Expel, Invite, Keep, Play, SayDone, SeekAid
from engine.games.shadowrift.content.printed import ATTACK
from engine.games.shadowrift.zones import ROUND, SPACES
from tui.board.contract import Inspection, Scene
from tui.board.half_made import NOTHING, Picks, still_offered
from tui.board.spot_board import ACROSS, DOWNWARD, SIDEWAYS, UPRIGHT, SpotBoard
from tui.board.spots import Slot, Spot, first_legal, in_area, spot_of
from tui.draw.canvas import Canvas
from tui.draw.glyphs import LEFT, RIGHT
from tui.games.shadowrift.board_keys import AID, ALL_DONE, COMMANDS, DONE, GIVE, KEEP
from tui.games.shadowrift.board_keys import MARKET as MARKET_KEY
from tui.games.shadowrift.inspecting import inspection_of
from tui.games.shadowrift.landing import beginning, landing
from tui.games.shadowrift.layout import Plan, plan
from tui.games.shadowrift.look import LOOK
from tui.games.shadowrift.paint.board import Frame, paint_board, seen_tiles
from tui.games.shadowrift.scene import Table
from tui.games.shadowrift.view import DEEDS, GUESTS, HEROES, IN_PLAY, MARKET, RAMPART, TILES, TOWN, WAYS, Sight
from tui.keys.bindings import bindings_of

MARKET_PANEL, HEROES_PANEL = "market", "heroes"
NEXT_HERO, NEXT_HERO_ACTION = "] [", "next_hero(1)"
"""The keys that change whose hand is shown, as the row of keys names them, and what they call."""

COLUMN = 20
"""What is narrower than the app by this has a column beside it that tells how near the ends are."""

BUYS, BOUGHT = "Buy, build or invite.", "You cannot pay for anything now: close the market."
"""What the prompt asks while the market is open."""

IN_MARKET = (MARKET, RAMPART, GUESTS)
VERBS = {"card": "aim", "foe": "attack", "space": "aim", "hero": "choose", "deed": "choose hero", "add": "add"}
"""What the key row calls Enter where it picks something."""


class RiftBoard(SpotBoard[Table]):
    """See the module."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of(COMMANDS)
    look = LOOK

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._ends_all, self._ending = False, 0
        self._ended: set[int] = set()
        self._aside = NOTHING
        self._shelf: Spot | None = None  # where this hero left the market in this round

    # What the screen calls

    def show(self, scene: Scene) -> None:
        is_other = self.scene is not None and scene.seat != self.scene.seat
        if self.panel == MARKET_PANEL and (is_other or not scene.legal):
            self.panel = ""
        if is_other or (self.scene is not None and ROUND(scene.world) != ROUND(self.scene.world)):
            self._shelf = None
        if self.scene is not None and self._aside and (not scene.legal or scene.seat != self.scene.seat):
            self.made, self._aside = self._aside, NOTHING
        super().show(scene)
        self._end_next()

    def read(self, scene: Scene, made: Picks) -> Table:
        return Table(Sight(scene), made)

    def is_same_turn(self, before: Scene, scene: Scene) -> bool:
        return ROUND(before.world) == ROUND(scene.world) and super().is_same_turn(before, scene)

    def land(self, table: Table, *, is_new: bool) -> Spot | None:
        """In the market the cursor stays where it is: what Enter buys is never another card than the one looked at."""
        spot = landing(table, self.table, self.spot, is_new=is_new)
        if self.panel == MARKET_PANEL:
            return self._shelf_of(table, self.spot)
        is_hidden = spot is not None and spot.area == MARKET and not self.has_market
        return beginning(table) if is_hidden else spot

    def _shelf_of(self, table: Table, place: Spot | None) -> Spot:
        """A place in the market: this one, else the next of its list that is still offered, else the first to pay."""
        if place is not None and place.area in IN_MARKET:
            beside = sorted(
                in_area(table, place.area), key=lambda other: (abs(other.index - place.index), -other.index)
            )
            found = next((other for other in beside if self._is_offered(table, other)), None)
            if found is not None:
                return found
        return first_legal(table, MARKET)

    def _is_offered(self, table: Table, place: Spot) -> bool:
        """Whether the market shows something at a place: no Wall that is built, no Traveller who came in."""
        slot = table.slot(place)
        return place.area in IN_MARKET and slot is not None and slot.action is not None and slot.ref is not None

    def begin(self, table: Table) -> Spot | None:
        return beginning(table)

    def inspection(self) -> Inspection | None:
        told = inspection_of(self.table, self.spot) if self.table is not None else None
        if told is None or self.scene is None or self.panel != MARKET_PANEL or self.ask is None:
            return told
        can_buy = any(isinstance(action, Buy | Build | Invite) for action in self.scene.legal)
        return replace(told, call=BUYS if can_buy else BOUGHT)

    def is_dear(self, action: Any) -> bool:
        """The one aid of a round, a Seal, and what is paid for in the market."""
        if isinstance(action, Play) and self.scene is not None:
            return bool(action.targets) and not ATTACK[self.scene.world.kinds[action.card]]
        return isinstance(action, SeekAid | Buy | Build | Invite | Expel)

    def picks_for(self, action: Any) -> Picks:
        return self.table.picks_for(action) if self.table is not None else NOTHING

    def point_at(self, action: Any) -> None:
        """What is bought is in the market: it opens where it does not lie open anyway."""
        if self.scene is None or self.table is None:
            return
        buys = isinstance(action, Buy)
        if buys or self.panel != MARKET_PANEL or not isinstance(action, Build | Invite):
            self.panel = MARKET_PANEL if buys and not self.has_market else ""
        self.build(self.picks_for(action))
        self.lay(self.table, spot_of(self.table, action) or self.spot)
        self.tell()

    def step_back(self) -> bool:
        self._ends_all = False
        if self.panel and self.scene is not None:
            self.open("")
            return True
        if self._aside and self.spot is not None and self.spot.area == MARKET:
            self.action_market()
            return True
        return super().step_back()

    @property
    def has_market(self) -> bool:
        """Whether there is room for the market beside everything else."""
        return self.plan.has_market

    @property
    def plan(self) -> Plan:
        """Where everything lies; the gauges are not told twice."""
        beside = self.is_mounted and self.app.size.width - self.size.width > COLUMN
        return plan(self.size.width, self.size.height, gauges=not beside)

    def open(self, panel: str) -> None:
        """Open a panel over the board or close it; the cursor goes there and back.

        What is half made waits while the market is open.
        """
        if self.scene is None or self.table is None:
            return
        self.panel, here = panel, self.spot
        if here is not None and here.area in IN_MARKET:
            self._shelf = here
        if panel == MARKET_PANEL:
            self._lay_aside()
            self.lay(self.table, self._shelf_of(self.table, self._shelf))
        elif panel == HEROES_PANEL:
            self.build(self.made)
            self.lay(self.table, Spot(HEROES, self.table.sight.me))
        else:
            self._take_up()
            away = here is None or here.area in (MARKET, HEROES) or bool(self.made)
            self.lay(self.table, beginning(self.table) if away and not self.has_market else here)
        self.tell()

    def _lay_aside(self) -> None:
        """Let a half-made choice wait."""
        self._aside = self.made or self._aside
        self.build(NOTHING)

    def _take_up(self) -> None:
        """Go on with what waited, as far as it can still be done."""
        assert self.scene is not None
        scene, wanted, self._aside = self.scene, self.made or self._aside, NOTHING
        self.build(still_offered(wanted, lambda made: self.read(scene, made)))
        if len(self.made) < len(wanted):
            self.post_message(self.Overtaken())

    # Keys

    def keys(self) -> tuple[tuple[str, str], ...]:
        table = self.table
        if table is None:
            return ()
        move = (f"{LEFT}{RIGHT}", "move")
        enter = (("Enter", self.verb()),) if self.ask is not None else ()
        back = (("Esc", "back"),) if self.made or self.panel else ()
        if not table.sight.acts or table.ways:
            return (*self.digit_keys(), *enter, *back, move)
        if self.panel == MARKET_PANEL:
            return (("1-9", "stack"), *enter, ("Tab", "Walls, Travellers"), (MARKET_KEY[0], "close"), *back, move)
        if self.panel:
            return (*enter, (MARKET_KEY[0], "close"), *back, move)
        give = (GIVE,) if table.sight.world.seats > 1 else ()
        keep = (KEEP,) if self._skills() else ()
        several = len(table.sight.scene.you) > 1
        every, hero = ((ALL_DONE,), ((NEXT_HERO, "hero"),)) if several else ((), ())
        return (*self.digit_keys(), *enter, *back, *hero, MARKET_KEY, *keep, AID, *give, DONE, *every, move)

    def digit_keys(self) -> tuple[tuple[str, str], ...]:
        things = len(self.table.keyed()) if self.table is not None else 0
        word = "stack" if self.table is not None and self.table.sight.picks_stacks else "card"
        return ((f"1-{things}", "way" if self.table is not None and self.table.ways else word),) if things > 1 else ()

    def verb(self) -> str:
        slot, spot = self.slot, self.spot
        if slot is None or spot is None:
            return "choose"
        if slot.pick is not None:
            return "aim" if self.made and slot.pick.what[0] == "foe" else VERBS.get(slot.pick.what[0], "choose")
        if self._is_market_button(spot):
            return "open"
        return WORDS.get(type(slot.action).__name__, "choose") if slot.action is not None else "choose"

    def action_choose(self) -> None:
        if self.spot is not None and self._is_market_button(self.spot) and self.scene is not None:
            self.action_market()
            return
        super().action_choose()

    def _is_market_button(self, spot: Spot) -> bool:
        assert self.table is not None
        buttons = self.table.buttons
        return spot.area == DEEDS and spot.index < len(buttons) and buttons[spot.index].name == "market"

    def action_pick(self, digit: int) -> None:
        """In the market digits are for its stacks."""
        if self.panel == MARKET_PANEL and self.table is not None and not self.has_market:
            stacks = in_area(self.table, MARKET)
            if digit <= len(stacks):
                self.select(stacks[digit - 1])
            return
        super().action_pick(digit)

    def action_market(self) -> None:
        """Open the market, or close it; where it lies open anyway, go there and back."""
        if self.table is None or self.table.sight.picks_stacks or self.ask is None or not self.table.sight.acts:
            return
        if not self.has_market:
            self.open("" if self.panel == MARKET_PANEL else MARKET_PANEL)
        elif self.spot is not None and self.spot.area == MARKET:
            self._take_up()
            self.go(beginning(self.table) or self.spot)
        else:
            self._lay_aside()
            self.go(first_legal(self.table, MARKET))

    def action_heroes(self) -> None:
        if self.table is not None and not self.table.sight.picks_stacks:
            self.open("" if self.panel == HEROES_PANEL else HEROES_PANEL)

    def _skills(self) -> list[Spot]:
        """The Skills in play that can be kept now."""
        table = self.table
        lying = in_area(table, IN_PLAY) if table is not None and not self.made else ()
        return [spot for spot in lying if table is not None and is_to_keep(table.slot(spot))]

    def action_keep(self) -> None:
        """The first press goes to a Skill, the second keeps it."""
        skills = self._skills()
        if skills and not self.panel:
            self.select(self.spot if self.spot in skills else skills[0])

    def action_done(self) -> None:
        """The first press goes to the button, the second presses it."""
        spot = self._done_button()
        if spot is not None:
            if self.panel:
                self.open("")
            self.select(spot)

    def action_all_done(self) -> None:
        """All of the viewer's heroes, one after the other."""
        if self.table is None or self.scene is None or not self.table.sight.acts:
            return
        spot = self._done_button()
        self._ends_all, self._ending = True, ROUND(self.scene.world)
        self._ended = set()
        if spot is not None:
            self.go(spot)
        self._end_next()

    def _done_button(self) -> Spot | None:
        if self.table is None or not self.table.sight.acts:
            return None
        return next((spot for spot in in_area(self.table, DEEDS) if self._is_done(spot)), None)

    def _is_done(self, spot: Spot) -> bool:
        slot = self.table.slot(spot) if self.table is not None else None
        return slot is not None and isinstance(slot.action, SayDone)

    def _end_next(self) -> None:
        """Where all of the viewer's heroes are to be done: the next one, unless there is none."""
        scene = self.scene
        if not self._ends_all or scene is None or scene.seat is None or scene.seat not in scene.you:
            return
        if scene.over or ROUND(scene.world) != self._ending:
            self._ends_all = False
        elif scene.seat not in self._ended:
            self._ended.add(scene.seat)
            if SayDone() in scene.legal:
                self._say_done()
            else:  # this one is done; where another is not, the screen goes there
                self.call_later(self.run_action, f"screen.{NEXT_HERO_ACTION}")

    def _say_done(self) -> None:
        """With the cursor on the button: where it is asked twice, Enter means that question."""
        spot = self._done_button()
        if spot is not None:
            self.go(spot)
        self._has_sent = True
        self.post_message(self.Chose(SayDone()))

    def go(self, spot: Spot) -> None:
        if spot != self.spot and not (self._ends_all and self._is_done(spot)):
            self._ends_all = False
        super().go(spot)

    def entry(self, area: str) -> Spot:
        assert self.table is not None
        if area == HEROES:
            return Spot(HEROES, self.table.sight.me)
        there = first_legal(self.table, area)
        if self.panel == MARKET_PANEL and area in IN_MARKET:
            return self._shelf_of(self.table, there)
        full = (spot for spot in in_area(self.table, area) if not self.is_passed_over(spot))
        return next(full, there) if self.is_passed_over(there) else there

    def led_to(self, spot: Spot, way: str) -> Spot | None:
        """From one target to the next while one is chosen; along Town to the next space that holds something."""
        targets = self._targets()
        if spot in targets and way in SIDEWAYS:
            return targets[(targets.index(spot) + SIDEWAYS[way]) % len(targets)]
        if self.panel == MARKET_PANEL and spot.area in IN_MARKET and not self.has_market:
            return self._along_the_market(spot, way)
        if spot.area == TOWN and way in SIDEWAYS:
            step = SIDEWAYS[way]
            ahead = (Spot(TOWN, index) for index in range(spot.index + step, SPACES if step > 0 else -1, step))
            return next((there for there in ahead if not self.is_passed_over(there)), None)
        return super().led_to(spot, way)

    def _along_the_market(self, spot: Spot, way: str) -> Spot | None:
        """Tiles sideways in reading order and on through the lists; lists side by side up and down, never across."""
        assert self.table is not None
        table, drawn = self.table, self.places()
        is_list = len({region.x for other, region in drawn.items() if other.area == MARKET}) == 1
        if way not in (UPRIGHT if is_list else SIDEWAYS):
            return None
        areas = IN_MARKET if not is_list else (MARKET,) if spot.area == MARKET else (RAMPART, GUESTS)
        offers = [other for area in areas for other in in_area(table, area) if self._is_offered(table, other)]
        step = (UPRIGHT if is_list else SIDEWAYS)[way]
        return offers[(offers.index(spot) + step) % len(offers)] if spot in offers else None

    def beside(self, spot: Spot, places: dict[Spot, Region], way: str) -> dict[Spot, Region]:
        """From a target up and down to targets only; in the market to what it offers."""
        targets = {target: places[target] for target in self._targets() if target in places}
        return targets if spot in targets else places

    def _targets(self) -> tuple[Spot, ...]:
        """What a half-made choice can go on with."""
        if self.table is None or not self.made or not self.table.sight.acts or self.table.ways:
            return ()
        return tuple(spot for spot, slot in self.table.everything() if slot.legal)

    def is_passed_over(self, spot: Spot) -> bool:
        """A space of Town or of the Travellers that is empty; its letter still says why nothing can be done there."""
        slot = self.table.slot(spot) if self.table is not None else None
        return spot.area in (TOWN, GUESTS) and slot is not None and slot.ref is None and not slot.legal

    def walks(self, area: str) -> str:
        return ACROSS if area == TILES else DOWNWARD if area == WAYS else ""

    # Painting

    def paint(self, canvas: Canvas) -> None:
        if self.table is None:
            return
        layout = self.plan
        count = len(self.table.slots(TILES))
        frame = Frame(layout, self.panel, self.in_sight(seen_tiles(layout, count), count, self.index_in(TILES)))
        paint_board(canvas, self.palette, self.table, self.spot, frame)


def is_to_keep(slot: Slot | None) -> bool:
    return slot is not None and bool(slot.legal) and isinstance(slot.action, Keep)


WORDS = {
    "SayDone": "done",
    "SeekAid": "seek aid",
    "Play": "play",
    "PlaySkill": "play",
    "PlayLoot": "play",
    "Use": "use",
    "Keep": "keep",
    "Bind": "bind",
    "Buy": "buy",
    "Invite": "invite",
    "Build": "build",
    "Expel": "send off",
    "Give": "give",
    "OpenPurse": "turn",
    "Tell": "tell",
    "Discard": "discard",
    "Offer": "offer",
    "Sink": "put",
}
"""What the key row calls Enter, by the action it means."""

BOARD = RiftBoard
