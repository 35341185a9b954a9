"""The score sheet as one widget: the standing by sorts of points, and one player's lines with reasons, and items.

Made by the game's face for the end of a table. Painting is in `score_painting`.
"""

from __future__ import annotations

from msgspec.structs import replace

from tui.games.contract import Inspection, Scene
from tui.games.quests_of_shadowgate.inspecting import about_card
from tui.games.quests_of_shadowgate.look import gain, glyphs_for, spelled
from tui.games.quests_of_shadowgate.pen import Pen
from tui.games.quests_of_shadowgate.score_painting import paint_score
from tui.games.quests_of_shadowgate.score_scene import NAMES, Score, ScoreView, score_view
from tui.games.quests_of_shadowgate.view import Spot, seat_area
from tui.games.sheet import SheetBoard
from tui.glyphs import GlyphSet
from tui.paint import Canvas, Word


class ScoreSheet(SheetBoard):
    """See the module. The rows of a player are lines, then items."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.view = ScoreView(scores=())

    @property
    def glyphs(self) -> GlyphSet:
        return glyphs_for(super().glyphs)

    @property
    def score(self) -> Score:
        """The player whose lines are listed first."""
        return self.view.scores[self.spot.player]

    def read(self, scene: Scene) -> None:
        self.view = score_view(scene)

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(score.person.seat for score in self.view.scores)

    @property
    def length(self) -> int:
        return len(self.score.lines) + len(self.score.person.items) if self.view.scores else 0

    def paint(self, canvas: Canvas) -> None:
        if self.view.scores:
            pen = Pen(canvas.width, canvas.height, self.palette, canvas.glyphs)
            paint_score(pen, self.view, self.spot, self.about())
            canvas.lay(0, 0, pen.canvas.block())
            for region, key in pen.canvas.hots:
                canvas.hot(region, key)

    def inspection(self) -> Inspection | None:
        told = self.about()
        if told is None:
            return None
        lines = tuple(spelled(line, self.glyphs) for line in told.lines)
        return replace(told, title=spelled(told.title, self.glyphs), lines=lines)

    def about(self) -> Inspection | None:
        """What there is to tell, in the signs of the sheet itself."""
        if self.scene is None or not self.length:
            return None
        lines, items, row = self.score.lines, self.score.person.items, self.spot.row
        if row < len(lines):
            line = lines[row]
            title = (Word(NAMES.get(line.what, "The Staff"), "gold", bold=True), Word(f"  {gain(line.halves)}"))
            return Inspection(title=title, lines=((Word(line.reason),),), heading="Winning")
        item = items[row - len(lines)]
        assert isinstance(item.ref, int)
        return about_card(self.scene, Spot(seat_area(self.score.person.seat), 0), item.ref)
