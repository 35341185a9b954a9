"""Scenes of Mage Quest for the tests of its screen: real games seen from a seat, drawn or at a desk."""

import random
from collections.abc import Iterator

from engine.core import World, blank, lay_table, observe, perform
from tests.games.mage_quest.builders import GAME
from tests.tui.off_screen import OffScreen
from tests.tui.themed import Themed
from tui.board.contract import Scene, SceneBoard
from tui.draw.canvas import Canvas, Ink
from tui.draw.glyphs import UNICODE, GlyphSet
from tui.draw.theme import HOUSE
from tui.games.mage_quest.board import QuestBoard
from tui.games.mage_quest.landing import landing
from tui.games.mage_quest.layout import plan
from tui.games.mage_quest.look import LOOK
from tui.games.mage_quest.paint.board import paint_board
from tui.games.mage_quest.scene import Table
from tui.games.mage_quest.view import Focus, Sight

NAMES = ("Mira", "Aldo")
SMALL, MIDDLE, LARGE, HUGE = (80, 18), (91, 31), (125, 36), (155, 48)
SIZES = (SMALL, (115, 18), (80, 33), MIDDLE, (121, 21), LARGE, HUGE)
DARK = HOUSE["duskhall-dark"]


def scene_of(world: World, seat: int | None, *, kinds: tuple[str, str] = ("", "bot, greedy")) -> Scene:
    """The table as a seat sees it, or a spectator."""
    seen = observe(world, *(() if seat is None else (seat,)))
    asked = seat is not None and seat in world.waiting()
    return Scene(
        world=seen,
        seat=seat,
        names=NAMES,
        kinds=kinds,
        legal=tuple(GAME.legal(seen, seat)) if asked and seat is not None else (),
        thinking=frozenset(world.waiting()),
        you=frozenset() if seat is None else frozenset((seat,)),
        over=world.outcome is not None,
    )


def opened(seed: int, **options: str) -> World:
    world = blank(GAME, 2, GAME.complete(options), seed)
    lay_table(GAME, world)
    return world


def game(seed: int, moves: int = 5000, *, chance: float = 0.5, **options: str) -> Iterator[World]:
    """Every moment of a game played partly by the bot and partly by chance, its end included."""
    world, rng = opened(seed, **options), random.Random(seed)
    for _ in range(moves):
        yield world
        if world.outcome is not None:
            return
        seat = next(iter(world.waiting()))
        by_chance = rng.random() < chance
        action = (
            rng.choice(list(GAME.legal(world, seat))) if by_chance else GAME.bot.pick(observe(world, seat), seat, rng)
        )
        perform(GAME, world, seat, action)


def ended(seed: int, **options: str) -> World:
    """A game the bot has played to its end."""
    *_, world = game(seed, 5000, chance=0.0, **options)
    assert world.outcome is not None
    return world


def drawn(sight: Sight, size: tuple[int, int], focus: Focus, glyphs: GlyphSet = UNICODE, first: int = 0) -> Canvas:
    """The whole board."""
    canvas = Canvas(*size, Ink(DARK.text, DARK.page), LOOK.glyphs(glyphs))
    paint_board(canvas, DARK, Table(sight, focus), focus.spot, plan(*size, sight.is_drafting), first)
    return canvas


def focus_of(sight: Sight, before: Focus = Focus()) -> Focus:  # noqa: B008
    """Where the cursor begins."""
    return landing(sight, before, is_new=True)


class Heard(OffScreen, QuestBoard):
    """A board off the screen that keeps what it says."""


class Desk(Themed):
    """A board that plays on a table of the engine: what is chosen happens, and the board shows what came of it."""

    def __init__(self, board: SceneBoard, world: World, seat: int | None = 0, glyphs: GlyphSet = UNICODE) -> None:
        super().__init__()
        self.board, self.world, self.seat, self.glyphs = board, world, seat, glyphs
        self.chosen: list[object] = []
        self.refused: list[str] = []

    def compose(self):
        yield self.board

    def on_mount(self) -> None:
        self.board.focus()
        self.board.show(scene_of(self.world, self.seat))

    def on_scene_board_chose(self, message: SceneBoard.Chose) -> None:
        self.chosen.append(message.action)
        assert self.seat is not None
        refused = GAME.why_not(self.world, self.seat, message.action)
        if refused is not None:
            self.refused.append(refused)
            return
        perform(GAME, self.world, self.seat, message.action)
        self.board.show(scene_of(self.world, self.seat))
