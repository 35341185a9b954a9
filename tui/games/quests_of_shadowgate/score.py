"""The score sheet as one widget: the standing by sorts of points, and one player's lines with reasons, and items.

Made by the game's face for the end of a table. The digits and left and right choose the player, up and down the line;
there is nothing to do with a line but to read about it. Painting is in `score_painting`.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from textual.events import Click, MouseScrollDown, MouseScrollUp

from tui.games.contract import Inspection, Scene, SceneBoard
from tui.games.quests_of_shadowgate.inspecting import about_card
from tui.games.quests_of_shadowgate.look import gain, glyphs_for, spelled
from tui.games.quests_of_shadowgate.pen import Pen
from tui.games.quests_of_shadowgate.score_painting import LineKey, PlayerKey, paint_score
from tui.games.quests_of_shadowgate.score_scene import NAMES, Score, ScoreView, score_view
from tui.games.quests_of_shadowgate.view import Spot, seat_area
from tui.glyphs import DOWN, UP, GlyphSet
from tui.paint import Canvas, Word


class ScoreSheet(SceneBoard):
    """See the module."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.view = ScoreView(scores=())
        self.scene: Scene | None = None
        self.player = 0
        self.line = 0

    @property
    def glyphs(self) -> GlyphSet:
        return glyphs_for(super().glyphs)

    @property
    def score(self) -> Score:
        """The player whose lines are listed first."""
        return self.view.scores[self.player]

    @property
    def length(self) -> int:
        """How many lines and items the cursor can be on."""
        return len(self.score.lines) + len(self.score.person.items) if self.view.scores else 0

    # What the screen calls

    def show(self, scene: Scene) -> None:
        first = self.scene is None
        self.scene, self.view = scene, score_view(scene)
        if first:
            seats = [score.person.seat for score in self.view.scores]
            self.player = seats.index(scene.seat) if scene.seat in scene.you and scene.seat in seats else 0
        self.repaint()
        self._point()

    def point_at(self, action: Any) -> None:
        """Nothing can be done any more, so there is nothing to point at."""

    def keys(self) -> tuple[tuple[str, str], ...]:
        return ((f"1-{len(self.view.scores)}", "player"), (f"{UP}{DOWN}", "line"))

    def paint(self, canvas: Canvas) -> None:
        if self.view.scores:
            pen = Pen(canvas.width, canvas.height, self.palette, canvas.glyphs)
            paint_score(pen, self.view, self.player, self.line, self._inspection())
            canvas.lay(0, 0, pen.canvas.block())
            for region, key in pen.canvas.hots:
                canvas.hot(region, key)

    # Keys and mouse

    def action_move(self, way: str) -> None:
        if way in ("up", "down"):
            self._step(-1 if way == "up" else 1)
        else:
            self.action_area(-1 if way == "left" else 1)

    def action_end(self, way: int) -> None:
        self._step(way * self.length)

    def action_area(self, way: int) -> None:
        if self.view.scores:
            self._go((self.player + way) % len(self.view.scores), 0)

    def action_pick(self, digit: int) -> None:
        if digit <= len(self.view.scores):
            self._go(digit - 1, 0)

    def action_choose(self) -> None:
        """Nothing can be done with a line any more."""

    def on_click(self, event: Click) -> None:
        thing = self.thing_at(event.x, event.y)
        if isinstance(thing, PlayerKey):
            self._go(thing.player, 0)
        elif isinstance(thing, LineKey):
            self._go(thing.player, thing.line)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        event.stop()
        self._step(1)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        event.stop()
        self._step(-1)

    def _step(self, way: int) -> None:
        self._go(self.player, min(max(self.line + way, 0), max(self.length - 1, 0)))

    def _go(self, player: int, line: int) -> None:
        if (player, line) != (self.player, self.line):
            self.player, self.line = player, line
            self.repaint()
            self._point()

    def _point(self) -> None:
        told = self._inspection()
        if told is not None:
            lines = tuple(spelled(line, self.glyphs) for line in told.lines)
            told = replace(told, title=spelled(told.title, self.glyphs), lines=lines)
        self.post_message(self.Pointed(None, told))

    def _inspection(self) -> Inspection | None:
        if self.scene is None or not self.length:
            return None
        lines, items = self.score.lines, self.score.person.items
        if self.line < len(lines):
            line = lines[self.line]
            title = (Word(NAMES.get(line.what, "The Staff"), "gold", bold=True), Word(f"  {gain(line.halves)}"))
            return Inspection(title=title, lines=((Word(line.reason),),), heading="Winning")
        item = items[self.line - len(lines)]
        assert isinstance(item.ref, int)
        return about_card(self.scene, Spot(seat_area(self.score.person.seat), 0), item.ref)
