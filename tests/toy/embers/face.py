"""The looks of Embers: what may be done as a list, and a sheet that says how it ended. The least a game can draw."""

from typing import Any

from tests.toy.embers import things as t
from tui.board.contract import Inspection, Scene, SceneBoard
from tui.board.face import BaseFace
from tui.board.look import About, Poster
from tui.draw.canvas import Canvas, Ink, Word


class ListBoard(SceneBoard):
    """The fire, the pack, and a line for each choice."""

    scene: Scene | None = None
    index = 0

    def show(self, scene: Scene) -> None:
        self.scene = scene
        self.go(self.index)

    def go(self, index: int) -> None:
        """Put the cursor on a line."""
        assert self.scene is not None
        self.index = max(0, min(index, len(self.scene.legal) - 1))
        told = Inspection(title=(Word(self.label(self.action)),)) if self.action is not None else None
        self.post_message(self.Pointed(self.action, told))
        self.repaint()

    @property
    def action(self) -> Any | None:
        return self.scene.legal[self.index] if self.scene is not None and self.scene.legal else None

    def label(self, action: Any) -> str:
        assert self.scene is not None
        return str(self.scene.world.game.label(self.scene.world, action, self.scene.seat or 0))

    def point_at(self, action: Any) -> None:
        assert self.scene is not None
        self.go(self.scene.legal.index(action))

    def keys(self) -> tuple[tuple[str, str], ...]:
        return (("Enter", "choose"),)

    def action_move(self, way: str) -> None:
        self.go(self.index + {"up": -1, "down": 1}.get(way, 0))

    def action_end(self, way: int) -> None:
        self.go(0 if way < 0 else 999)

    def action_area(self, way: int) -> None:
        """There is but one area."""

    def action_pick(self, digit: int) -> None:
        self.go(digit - 1)

    def action_choose(self) -> None:
        if self.action is not None:
            self.post_message(self.Chose(self.action))

    def paint(self, canvas: Canvas) -> None:
        if self.scene is None:
            return
        world, ink = self.scene.world, Ink(self.palette.text)
        canvas.text(1, 0, f"Fire {t.FIRE(world)}, wolves {len(world.zones[t.PACK])}", ink)
        for y, action in enumerate(self.scene.legal, 1):
            canvas.text(1, y, f"{'>' if y - 1 == self.index else ' '} {self.label(action)}", ink)


POSTER = Poster("embers", "gold", ("^", "^"), {}, {})
POSTER.about = About("Keep the fire.", 5)


class EmbersFace(BaseFace):
    """See the module."""

    poster = POSTER
    cards = ()

    def board(self) -> SceneBoard:
        return ListBoard()

    def sheet(self) -> SceneBoard:
        return ListBoard()


FACE = EmbersFace()
