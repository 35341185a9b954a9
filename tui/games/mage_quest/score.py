"""The score sheet as one widget: who won, what counted, and everybody's books to look at.

Made by the game's face for the end of a table. Painting is in `score_painting`.
"""

from __future__ import annotations

from tui.games.contract import Inspection, Scene
from tui.games.mage_quest.inspecting import book_inspection
from tui.games.mage_quest.look import glyphs_for
from tui.games.mage_quest.pen import Pen
from tui.games.mage_quest.score_painting import Result, paint_sheet, results_of
from tui.games.mage_quest.view import Focus, Sight
from tui.games.sheet import SheetBoard, SheetSpot
from tui.glyphs import DOWN, UP, GlyphSet
from tui.paint import Canvas

EACH = 4
"""Books of a player."""


class ScoreSheet(SheetBoard):
    """See the module. The rows of a player are books."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.sight: Sight | None = None
        self.results: tuple[Result, ...] = ()

    @property
    def glyphs(self) -> GlyphSet:
        return glyphs_for(super().glyphs)

    def read(self, scene: Scene) -> None:
        self.sight, self.results = Sight(scene), results_of(scene)

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(result.seat for result in self.results)

    @property
    def length(self) -> int:
        return EACH

    def keys(self) -> tuple[tuple[str, str], ...]:
        return ((f"{UP}{DOWN}", "book"), ("Tab", "player"))

    def action_move(self, way: str) -> None:
        """Books lie side by side or one below the other: every arrow walks them, from one player's to the other's."""
        at = self.spot.player * EACH + self.spot.row + (-1 if way in ("up", "left") else 1)
        if 0 <= at < EACH * len(self.seats):
            self.go(SheetSpot(*divmod(at, EACH)))

    def paint(self, canvas: Canvas) -> None:
        if self.sight is not None:
            paint_sheet(Pen(canvas, self.palette, self.sight, Focus()), self.results, self.spot)

    def inspection(self) -> Inspection | None:
        if self.sight is None:
            return None
        books = self.sight.books(self.seats[self.spot.player])
        return book_inspection(self.sight, books[self.spot.row]) if self.spot.row < len(books) else None
