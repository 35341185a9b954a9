"""The score sheet as one widget: the standing by faction, and one player's cards with their points and why.

Made by the game's face for the end of a table. The digits and left and right choose the player, up and down the card;
there is nothing to do with a card but to read about it. Painting is in `score_painting`.
"""

from __future__ import annotations

from typing import Any

from textual.events import Click, MouseScrollDown, MouseScrollUp

from engine.games.fairy_tale.zones import ROW
from tui.games.contract import Inspection, Scene, SceneBoard
from tui.games.fairy_tale.inspecting import inspection_of
from tui.games.fairy_tale.score_painting import CardKey, PlayerKey, paint_sheet
from tui.games.fairy_tale.score_scene import sheet_of
from tui.games.fairy_tale.view import Score, ScoreLine, Sheet, Spot, row_area
from tui.glyphs import DOWN, UP
from tui.paint import Canvas


class ScoreSheet(SceneBoard):
    """See the module."""

    def __init__(self, sheet: Sheet | None = None, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.sheet = sheet or Sheet(scores=())
        self.scene: Scene | None = None
        self.player = 0
        self.card = 0
        self._first = 0

    @property
    def score(self) -> Score:
        """The player whose cards are listed."""
        return self.sheet.scores[self.player]

    @property
    def line(self) -> ScoreLine | None:
        """The card under the cursor."""
        return self.score.lines[self.card] if self.sheet.scores and self.score.lines else None

    # What the screen calls

    def show(self, scene: Scene) -> None:
        first = self.scene is None
        self.scene, self.sheet = scene, sheet_of(scene)
        if first:
            seats = [score.seat for score in self.sheet.scores]
            self.player = seats.index(scene.seat) if scene.seat in scene.you and scene.seat in seats else 0
        self.repaint()
        self._point()

    def point_at(self, action: Any) -> None:
        """Nothing can be done any more, so there is nothing to point at."""

    def keys(self) -> tuple[tuple[str, str], ...]:
        return ((f"1-{len(self.sheet.scores)}", "player"), (f"{UP}{DOWN}", "card"))

    def paint(self, canvas: Canvas) -> None:
        if self.sheet.scores:
            self._first = paint_sheet(canvas, self.sheet, self.player, self.card, self._first, self.palette)

    # Keys and mouse

    def action_move(self, way: str) -> None:
        if way in ("up", "down"):
            self._step(-1 if way == "up" else 1)
        else:
            self.action_area(-1 if way == "left" else 1)

    def action_end(self, way: int) -> None:
        self._step(way * len(self.score.lines))

    def action_area(self, way: int) -> None:
        self._go((self.player + way) % len(self.sheet.scores), 0)

    def action_pick(self, digit: int) -> None:
        if digit <= len(self.sheet.scores):
            self._go(digit - 1, 0)

    def action_choose(self) -> None:
        """Nothing can be done with a card any more."""

    def on_click(self, event: Click) -> None:
        thing = self.thing_at(event.x, event.y)
        if isinstance(thing, PlayerKey):
            self._go(thing.player, 0)
        elif isinstance(thing, CardKey):
            self._go(thing.player, thing.card)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        event.stop()
        self._step(1)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        event.stop()
        self._step(-1)

    def _step(self, way: int) -> None:
        self._go(self.player, min(max(self.card + way, 0), max(len(self.score.lines) - 1, 0)))

    def _go(self, player: int, card: int) -> None:
        if (player, card) != (self.player, self.card):
            self.player, self.card = player, card
            self.repaint()
            self._point()

    def _point(self) -> None:
        self.post_message(self.Pointed(None, self._inspection()))

    def _inspection(self) -> Inspection | None:
        if self.scene is None or self.line is None:
            return None
        spot = Spot(row_area(self.score.seat), self.line.place)
        return inspection_of(
            self.scene, spot, self.scene.world.name_of(self.score.seat, ROW[self.score.seat], spot.index)
        )
