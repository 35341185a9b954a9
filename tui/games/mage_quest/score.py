"""The score sheet as one widget: who won, what counted, and everybody's books to look at.

Made by the game's face for the end of a table. There is nothing to do with a book any more but to read about it.
"""

from __future__ import annotations

from typing import Any

from textual.events import Click, MouseScrollDown, MouseScrollUp

from tui.games.contract import Inspection, Scene, SceneBoard
from tui.games.mage_quest.inspecting import book_inspection
from tui.games.mage_quest.look import glyphs_for
from tui.games.mage_quest.pen import Pen
from tui.games.mage_quest.score_painting import BOOK, paint_sheet, results_of
from tui.games.mage_quest.view import Focus, Sight, Spot
from tui.glyphs import DOWN, UP, GlyphSet
from tui.paint import Canvas

EACH = 4


class ScoreSheet(SceneBoard):
    """See the module. The cursor counts books, those of the best player first."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.sight: Sight | None = None
        self.at = 0

    @property
    def glyphs(self) -> GlyphSet:
        return glyphs_for(super().glyphs)

    # What the screen calls

    def show(self, scene: Scene) -> None:
        self.sight = Sight(scene)
        self.repaint()
        self._tell()

    def point_at(self, action: Any) -> None:
        """Nothing can be done any more, so there is nothing to point at."""

    def keys(self) -> tuple[tuple[str, str], ...]:
        return ((f"{UP}{DOWN}", "book"), ("Tab", "player"))

    def paint(self, canvas: Canvas) -> None:
        if self.sight is not None:
            paint_sheet(Pen(canvas, self.palette, self.sight, Focus(Spot(BOOK, self.at))), self.sight.scene)

    # Keys and mouse

    def action_move(self, way: str) -> None:
        self._go(self.at + (-1 if way in ("up", "left") else 1))

    def action_end(self, way: int) -> None:
        self._go(self.at // EACH * EACH + (0 if way < 0 else EACH - 1))

    def action_area(self, way: int) -> None:
        self._go((self.at + EACH * way) % (2 * EACH))

    def action_pick(self, digit: int) -> None:
        self._go(digit - 1)

    def action_choose(self) -> None:
        """Nothing can be done with a book any more."""

    def on_click(self, event: Click) -> None:
        thing = self.thing_at(event.x, event.y)
        if isinstance(thing, Spot):
            self._go(thing.index)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        event.stop()
        self._go(self.at + 1)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        event.stop()
        self._go(self.at - 1)

    def _go(self, at: int) -> None:
        if at != self.at and 0 <= at < 2 * EACH:
            self.at = at
            self.repaint()
            self._tell()

    def _tell(self) -> None:
        self.post_message(self.Pointed(None, self._inspection()))

    def _inspection(self) -> Inspection | None:
        if self.sight is None:
            return None
        player, number = divmod(self.at, EACH)
        books = self.sight.books(results_of(self.sight.scene)[player].seat)
        return book_inspection(self.sight, books[number]) if number < len(books) else None
