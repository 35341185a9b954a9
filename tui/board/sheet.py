"""The base of every game's score sheet: players in the order of the sheet, rows of each, and a cursor over them.

A game's sheet says how a scene is read into scores, how many rows a player has, and paints them. Digits, Tab and left
and right choose the player, up and down the row; there is nothing to do with a row any more but to read about it.
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from msgspec.structs import replace
from textual.events import Click, MouseScrollDown, MouseScrollUp

from tui.board.contract import Inspection, Scene, SceneBoard
from tui.board.look import PLAIN, Look
from tui.board.scores import Sheet
from tui.draw.glyphs import DOWN, UP, GlyphSet


class SheetSpot(NamedTuple):
    """A row of a player, as it is painted and clicked; both are counted as the sheet lists them."""

    player: int
    row: int = 0


class SheetBoard(SceneBoard):
    """See the module. It opens on the viewer's own rows."""

    look: ClassVar[Look] = PLAIN
    row_word: ClassVar[str] = "line"

    def __init__(self, sheet: Sheet | None = None, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.scene: Scene | None = None
        self.sheet: Any = sheet or Sheet()
        self.spot = SheetSpot(0)

    # What a game's sheet adds

    @staticmethod
    def sheet_of(scene: Scene) -> Sheet:
        """What is to be painted of a scene."""
        raise NotImplementedError

    @property
    def length(self) -> int:
        """How many rows the chosen player has."""
        raise NotImplementedError

    def inspection(self) -> Inspection | None:
        """What there is to tell about the row under the cursor."""
        raise NotImplementedError

    # What every sheet knows

    @property
    def seats(self) -> tuple[int, ...]:
        """The players by seat, best first."""
        return tuple(score.seat for score in self.sheet.scores)

    @property
    def score(self) -> Any:
        """The chosen player's."""
        return self.sheet.scores[self.spot.player]

    # What the screen calls

    @property
    def glyphs(self) -> GlyphSet:
        return self.look.glyphs(super().glyphs)

    def show(self, scene: Scene) -> None:
        first = self.scene is None
        self.scene, self.sheet = scene, self.sheet_of(scene)
        if first and scene.seat in scene.you and scene.seat in self.seats:
            self.spot = SheetSpot(self.seats.index(scene.seat))
        self.repaint()
        self._tell()

    def rows_wanted(self, width: int, most: int) -> int:
        """The fewest rows that tell all that the most would, with a free row wherever rows were free."""
        told = self._told(width, most)
        return next((rows for rows in range(len(told), most) if self._told(width, rows) == told), most)

    def _told(self, width: int, height: int) -> list[str]:
        """What stands on a sheet of this size, free rows counted once."""
        canvas = self.canvas_of(width, height)
        self.paint(canvas)
        lines = "\n".join(line.rstrip() for line in canvas.lines()).rstrip().split("\n")
        return [line for line, above in zip(lines, ["", *lines], strict=False) if line or above]

    def point_at(self, action: Any) -> None:
        """Nothing can be done any more, so there is nothing to point at."""

    def keys(self) -> tuple[tuple[str, str], ...]:
        return ((f"1-{len(self.seats)}", "player"), (f"{UP}{DOWN}", self.row_word))

    # Keys and mouse

    def action_move(self, way: str) -> None:
        if way in ("up", "down"):
            self._step(-1 if way == "up" else 1)
        else:
            self.action_area(-1 if way == "left" else 1)

    def action_end(self, way: int) -> None:
        self._step(way * self.length)

    def action_area(self, way: int) -> None:
        if self.seats:
            self.go(SheetSpot((self.spot.player + way) % len(self.seats)))

    def action_pick(self, digit: int) -> None:
        if digit <= len(self.seats):
            self.go(SheetSpot(digit - 1))

    def action_choose(self) -> None:
        """Nothing can be done with a row any more."""

    def on_click(self, event: Click) -> None:
        thing = self.thing_at(event.x, event.y)
        if isinstance(thing, SheetSpot):
            self.go(thing)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        event.stop()
        self.action_move("down")

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        event.stop()
        self.action_move("up")

    def go(self, spot: SheetSpot) -> None:
        """Put the cursor on a row and tell about it."""
        if spot != self.spot:
            self.spot = spot
            self.repaint()
            self._tell()

    def _step(self, rows: int) -> None:
        self.go(SheetSpot(self.spot.player, min(max(self.spot.row + rows, 0), max(self.length - 1, 0))))

    def _tell(self) -> None:
        told = self.inspection()
        if told is not None:
            title, *lines = (self.look.spelled(words, self.glyphs) for words in (told.title, *told.lines))
            told = replace(told, title=title, lines=tuple(lines))
        self.post_message(self.Pointed(None, told))
