"""Scenes of Shadowrift for the tests of its screen: tables seen from a seat, drawn, or at a desk that plays on."""

import random

from engine.core import World, blank, lay_table, observe, perform
from tests.games.shadowrift.builders import GAME
from tests.tui.themed import Themed
from tui.board.contract import Scene, SceneBoard
from tui.board.spots import Spot
from tui.draw.canvas import Canvas, Ink
from tui.draw.glyphs import UNICODE, GlyphSet
from tui.draw.theme import HOUSE
from tui.games.shadowrift.board import RiftBoard
from tui.games.shadowrift.landing import beginning
from tui.games.shadowrift.layout import plan
from tui.games.shadowrift.look import LOOK
from tui.games.shadowrift.paint.board import Frame, paint_board
from tui.games.shadowrift.scene import Table
from tui.games.shadowrift.view import Sight

NAMES = ("Mira", "Aldo", "Brann", "Cyra", "Dov", "Esk")
SMALL, MIDDLE, LARGE = (80, 18), (91, 31), (155, 48)
SIZES = (SMALL, (100, 22), (80, 33), MIDDLE, (121, 36), LARGE)
DARK = HOUSE["duskhall-dark"]


def scene_of(world: World, seat: int | None, mine: tuple[int, ...] | None = None) -> Scene:
    """The table as a person with some seats sees it, one of them in focus; or a spectator."""
    own = mine if mine is not None else () if seat is None else (seat,)
    seen = observe(world, *own)
    may_act = seat is not None and world.outcome is None and world.may_act(seat)
    return Scene(
        world=seen,
        seat=seat,
        names=NAMES[: world.seats],
        kinds=("",) * world.seats,
        legal=tuple(GAME.legal(seen, seat)) if may_act else (),
        thinking=frozenset(world.waiting()),
        you=frozenset(own),
        over=world.outcome is not None,
    )


def played(moves: int, seats: int = 3, seed: int = 5, **options: str) -> World:
    """A table after random moves."""
    world, rng = blank(GAME, seats, GAME.complete(options), seed), random.Random(seed)
    lay_table(GAME, world)
    while moves and world.outcome is None:
        seat = rng.choice(sorted(world.waiting()))
        perform(GAME, world, seat, rng.choice(list(GAME.legal(world, seat))))
        moves -= 1
    return world


def table_of(world: World, seat: int | None = 0) -> Table:
    return Table(Sight(scene_of(world, seat)))


def drawn(
    table: Table, size: tuple[int, int], here: Spot | None = None, glyphs: GlyphSet = UNICODE, panel: str = ""
) -> Canvas:
    """The whole board."""
    canvas = Canvas(*size, Ink(DARK.text, DARK.page), LOOK.glyphs(glyphs))
    paint_board(canvas, DARK, table, here or beginning(table), Frame(plan(*size), panel))
    return canvas


def text_of(canvas: Canvas) -> str:
    return "\n".join(canvas.lines())


class Desk(Themed):
    """A board that plays on a table of the engine: what is chosen happens, and the board shows what came of it."""

    def __init__(self, world: World, seat: int | None = 0, mine: tuple[int, ...] | None = None) -> None:
        super().__init__()
        self.board, self.world, self.seat, self.mine = RiftBoard(), world, seat, mine
        self.chosen: list[object] = []
        self.refused: list[str] = []
        self.overtaken = 0
        self.text = ""

    def compose(self):
        yield self.board

    def on_mount(self) -> None:
        self.board.focus()
        self.board.show(scene_of(self.world, self.seat, self.mine))

    def on_scene_board_overtaken(self, _: SceneBoard.Overtaken) -> None:
        self.overtaken += 1

    def on_scene_board_chose(self, message: SceneBoard.Chose) -> None:
        self.chosen.append(message.action)
        assert self.seat is not None
        refused = GAME.why_not(self.world, self.seat, message.action)
        if refused is not None:
            self.refused.append(refused)
            return
        perform(GAME, self.world, self.seat, message.action)
        waiting = [seat for seat in self.world.waiting() if seat in (self.mine or ())]
        if self.seat not in self.world.waiting() and waiting:
            self.seat = waiting[0]
        self.board.show(scene_of(self.world, self.seat, self.mine))


async def desk_after(world: World, *keys: str, size=MIDDLE, seat: int = 0, mine=None) -> Desk:
    """The desk after some keys."""
    desk = Desk(world, seat, mine)
    async with desk.run_test(size=size) as pilot:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
        desk.text = "\n".join(desk.board.lines())
    return desk


async def clicked(world: World, *spots: Spot, size=MIDDLE) -> Desk:
    """The desk after each of these things was clicked twice."""
    desk = Desk(world)
    async with desk.run_test(size=size) as pilot:
        await pilot.pause()
        for spot in spots:
            for _ in range(2):
                if spot in desk.board.places():
                    await pilot.click(RiftBoard, offset=visible(desk.board, spot))
                    await pilot.pause()
    return desk


def visible(board: RiftBoard, spot: Spot) -> tuple[int, int]:
    """A cell where a thing lies on top."""
    cells = (
        (x, y) for region, key in board.hots() if key == spot for y in region.line_range for x in region.column_range
    )
    return next(cell for cell in cells if board.thing_at(*cell) == spot)
