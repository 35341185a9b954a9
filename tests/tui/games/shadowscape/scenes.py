"""Scenes of Shadowscape for the tests of its screen: real games seen from a seat, drawn or heard off the screen."""

import random
from collections.abc import Iterator
from typing import Any

from engine.core import World, blank, lay_table, next_to_act, observe, perform
from engine.games.shadowscape.asks import ToAim
from engine.games.shadowscape.content.box import box
from tests.games.shadowscape.builders import GAME, Dungeon
from tests.tui.off_screen import OffScreen
from tests.tui.themed import Themed
from tui.board.contract import Scene, SceneBoard
from tui.board.spots import Spot
from tui.draw.canvas import Canvas, Ink
from tui.draw.glyphs import UNICODE, GlyphSet
from tui.draw.theme import HOUSE
from tui.games.shadowscape.board import ScapeBoard
from tui.games.shadowscape.look import LOOK
from tui.games.shadowscape.paint.board import paint_board
from tui.games.shadowscape.view import Table

NAMES = ("Mira", "Aldo", "Brann", "Cyra")
LOWEST, LOW, BETWEEN, LESSON, MIDDLE, LARGE = (80, 18), (80, 20), (91, 31), (120, 32), (120, 35), (155, 55)
SIZES = (LOWEST, LOW, BETWEEN, LESSON, MIDDLE, LARGE)
"""The board as it lies at 80 x 24 and a little larger, in a lesson and at a table of 120 x 40, and at 200 x 60."""
DARK = HOUSE["duskhall-dark"]


def scene_of(world: World, seat: int | None, before: World | None = None) -> Scene:
    """The table as a seat sees it, or a spectator."""
    eyes = () if seat is None else (seat,)
    seen = observe(world, *eyes)
    asked = seat is not None and seat in world.waiting()
    return Scene(
        world=seen,
        seat=seat,
        names=NAMES[: world.seats],
        kinds=("",) * world.seats,
        legal=tuple(GAME.legal(seen, seat)) if asked and seat is not None else (),
        thinking=frozenset(world.waiting()),
        before=None if before is None else observe(before, *eyes),
        you=frozenset(eyes),
        over=world.outcome is not None,
    )


def game(seed: int, seats: int = 2, moves: int = 100_000, chance: float = 0.5, **options: str) -> Iterator[World]:
    """Every moment of a game played partly by the bot and partly by chance, its end included."""
    world, rng = blank(GAME, seats, GAME.complete(options), seed), random.Random(seed)
    lay_table(GAME, world)
    for _ in range(moves):
        yield world
        if world.outcome is not None:
            return
        seat = next_to_act(world)
        by_chance = rng.random() < chance
        action = (
            rng.choice(list(GAME.legal(world, seat))) if by_chance else GAME.bot.pick(observe(world, seat), seat, rng)
        )
        perform(GAME, world, seat, action)


def drawn(table: Table, size: tuple[int, int], here: Spot | None = None, glyphs: GlyphSet = UNICODE) -> Canvas:
    """The whole board."""
    canvas = Canvas(*size, Ink(DARK.text, DARK.page), LOOK.glyphs(glyphs))
    paint_board(canvas, DARK, table, here)
    return canvas


def in_reach_of_both(mode: str) -> Dungeon:
    """Seat 0 is to say whether an enemy strikes its own hero or that of seat 1, who has no defence."""
    dungeon = Dungeon("elatha", "crow", rooms={6: "camp"}, mode=mode).at("camp", 0).at("camp", 1)
    dungeon.enemy("gloom_hound", "camp")
    dungeon.top(next(id for id, card in box().fate.items() if card.type == "beast"))
    dungeon.ready().end()
    assert isinstance(dungeon.ask(), ToAim)
    return dungeon


class Heard(OffScreen, ScapeBoard):
    """A board off the screen that keeps what it says."""


class Desk(Themed):
    """A board that plays on a table of the engine: what is chosen happens, as far as it can."""

    def __init__(self, world: World, seat: int = 0) -> None:
        super().__init__()
        self.board, self.world, self.seat = ScapeBoard(), world, seat
        self.chosen: list[object] = []
        self.refused: list[str] = []
        self.places: dict[Any, Any] = {}
        self.lines: list[str] = []

    def compose(self):
        yield self.board

    def on_mount(self) -> None:
        self.board.focus()
        self.show_again()

    def show_again(self) -> None:
        """Show the table as it is now."""
        self.board.show(scene_of(self.world, self.seat))

    def on_scene_board_chose(self, message: SceneBoard.Chose) -> None:
        for action in (message.action, *message.then):
            self.chosen.append(action)
            refused = GAME.why_not(self.world, self.seat, action)
            if refused is not None:
                self.refused += [] if action in message.then else [refused]  # a group ends where it cannot go on
                break
            perform(GAME, self.world, self.seat, action)
        self.show_again()


async def at_desk(dungeon, *keys: str, size=MIDDLE, seat: int = 0) -> Desk:
    """The desk after some keys."""
    desk = Desk(dungeon.world, seat)
    async with desk.run_test(size=size) as pilot:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
        desk.places = desk.board.places()
        desk.lines = desk.board._painted().lines()
    return desk
