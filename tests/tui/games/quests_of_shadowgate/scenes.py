"""Scenes of Quests of Shadowgate for the tests of its screen: real games seen from a seat, drawn or at a desk."""

import random
from collections.abc import Iterator

from engine.core import World, blank, lay_table, observe, perform
from tests.games.quests_of_shadowgate.builders import GAME, Gate
from tests.tui.themed import Themed
from tui.board.contract import Scene, SceneBoard
from tui.board.spots import Spot
from tui.draw.canvas import Canvas, Ink
from tui.draw.glyphs import UNICODE, GlyphSet
from tui.draw.theme import HOUSE
from tui.games.quests_of_shadowgate.board import need_of
from tui.games.quests_of_shadowgate.layout import plan
from tui.games.quests_of_shadowgate.look import LOOK
from tui.games.quests_of_shadowgate.paint.board import cursor_in, paint_part
from tui.games.quests_of_shadowgate.paint.pen import Pen
from tui.games.quests_of_shadowgate.scene import table_of
from tui.games.quests_of_shadowgate.view import Table

NAMES = ("Mira", "Aldo", "Brann", "Cyra")
SMALL, MIDDLE, LARGE = (80, 18), (91, 31), (155, 48)
SIZES = (SMALL, (87, 21), (100, 22), MIDDLE, (115, 36), (125, 22), LARGE, (80, 37))
DARK = HOUSE["duskhall-dark"]


def scene_of(world: World, seat: int | None, *, legal: bool = True, changed: frozenset[int] = frozenset()) -> Scene:
    """The table as a seat sees it, or a spectator."""
    seen = observe(world, *(() if seat is None else (seat,)))
    asked = legal and seat is not None and seat in world.waiting()
    return Scene(
        world=seen,
        seat=seat,
        names=NAMES[: world.seats],
        kinds=("",) * world.seats,
        legal=tuple(GAME.legal(seen, seat)) if asked and seat is not None else (),
        thinking=frozenset(world.waiting()),
        changed=changed,
        you=frozenset() if seat is None else frozenset((seat,)),
        over=world.outcome is not None,
    )


def random_game(seed: int, seats: int = 3, moves: int = 260, **options: str) -> Iterator[World]:
    """Every moment of a game in which everybody plays by chance."""
    world = blank(GAME, seats, GAME.complete(options), seed)
    lay_table(GAME, world)
    rng = random.Random(seed)
    for _ in range(moves):
        if world.outcome is not None:
            return
        yield world
        seat = rng.choice(sorted(world.waiting()))
        perform(GAME, world, seat, rng.choice(list(GAME.legal(world, seat))))


def two(**options: str) -> Gate:
    """Seat 0 plays Ilsabet (1,2,1; Ranged), seat 1 Corvin (0,2,2; Artifact)."""
    gate = Gate(2, **options).plays(0, "Ilsabet Swift", "Seize")  # type: ignore[arg-type]
    return gate.plays(1, "Corvin of the Seal", "Haggler")


def payer(*, ability: str = "Seize", count: int = 5) -> Gate:
    """Seat 0, Ilsabet (1,2,1; Ranged), has begun The Silent Guard (4,3,2) and can pay for it as in the rulebook."""
    gate = Gate(2).plays(0, "Ilsabet Swift", ability).plays(1, "Corvin of the Seal", "Haggler")
    gate.items(0, "elven_longbow1", "flame_of_gorrung1").quests("The Silent Guard", "Bridge of Bones")
    gate.hand(0, "golden_thorn", "scattered_coins", "iron_spear", "bone_axe").acting(0, count)
    return gate.start_quest(0, "The Silent Guard")


# Drawing without a screen


def drawn(table: Table, size: tuple[int, int], cursor: Spot | None = None, glyphs: GlyphSet = UNICODE) -> Canvas:
    """The whole board."""
    layout = plan(*size, need_of(table))
    canvas = Canvas(*size, Ink(DARK.text, DARK.page), LOOK.glyphs(glyphs))
    for part in layout.parts:
        pen = Pen.sized(part.region.width, part.region.height, DARK, LOOK.glyphs(glyphs), cursor_in(part, cursor))
        paint_part(pen, part, table, layout, 0)
        canvas.lay(part.region.x, part.region.y, pen.canvas.block())
        for region, spot in pen.canvas.hots:
            canvas.hot(region.translate(part.region.offset), spot)
    return canvas


def text_of(world: World, seat: int | None, size: tuple[int, int] = MIDDLE, cursor: Spot | None = None) -> str:
    """What a seat reads on the board."""
    return "\n".join(drawn(table_of(scene_of(world, seat)), size, cursor).lines())


# On a stage


class Desk(Themed):
    """A board that plays on a table of the engine: what is chosen happens, and the board shows what came of it."""

    def __init__(
        self, board: SceneBoard, gate: Gate, seat: int | None = 0, glyphs: GlyphSet = UNICODE, *, acts: bool = True
    ) -> None:
        super().__init__()
        self.keys, self.acts = 0, acts
        self.board, self.gate, self.seat, self.glyphs = board, gate, seat, glyphs
        self.pointed: list[object] = []
        self.chosen: list[object] = []
        self.refused: list[str] = []

    def compose(self):
        yield self.board

    def on_mount(self) -> None:
        self.board.focus()
        self.board.show(scene_of(self.gate.world, self.seat))

    def on_scene_board_pointed(self, message: SceneBoard.Pointed) -> None:
        self.pointed.append(message.action)
        self.inspection = message.inspection

    def on_scene_board_chose(self, message: SceneBoard.Chose) -> None:
        self.keys += 1
        world = self.gate.world
        for action in (message.action, *message.then):
            self.chosen.append(action)
            if not self.acts:
                return
            refused = GAME.why_not(world, self.seat, action)
            if refused is not None:
                self.refused.append(refused)
                return
            perform(GAME, world, self.seat, action)
        self.board.show(scene_of(world, self.seat))
