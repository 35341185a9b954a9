"""Two Worlds that look equal to somebody are drawn alike, cell by cell and colour by colour, and inspected alike."""

import random
from functools import partial

import pytest
from textual.app import App, ComposeResult

from engine.core import guess, observe
from engine.games import GAMES
from tests.conformance.tables import TABLES, moments, played
from tui.board.contract import Scene
from tui.draw.theme import DARK, THEMES, variable_defaults
from tui.games import FACES

NAMES = ("Ada", "Ben", "Cy", "Dee", "Eve", "Fay")
SIZE = (100, 64)
MOMENTS = 2
WAYS = ("right", "down", "left", "up")


class Wall(App[None]):
    """Two boards of a game, one below the other: whatever is done with one is done with the other too."""

    def __init__(self, slug: str) -> None:
        super().__init__()
        self.boards = [FACES[slug].board() for _ in range(2)]
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = DARK

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variable_defaults(self.current_theme)

    def compose(self) -> ComposeResult:
        yield from self.boards


def seen_on(board, scene, pointed):
    """Every cell of a board with its colours, what is told of the things its cursor comes upon, and its keys."""
    pointed.clear()
    board.show(scene)
    pictures = [picture_of(board)]
    for way in WAYS:
        board.action_move(way)
        pictures.append(picture_of(board))
    return pictures, list(pointed), board.keys()


def picture_of(board):
    canvas = board._painted()
    return canvas.cells, canvas.inks


def scene_of(world, seat):
    seen = observe(world, *(() if seat is None else (seat,)))
    return Scene(
        world=seen,
        seat=seat,
        names=NAMES[: world.seats],
        kinds=("person",) * world.seats,
        legal=() if seat is None else tuple(world.game.legal(seen, seat)),
        thinking=frozenset(world.waiting()),
        you=frozenset(() if seat is None else (seat,)),
    )


@pytest.mark.parametrize("slug", GAMES)
async def test_worlds_that_look_equal_are_drawn_and_inspected_alike(slug, monkeypatch):
    wall, rng, pointed, told, hidden = Wall(slug), random.Random(41), [], 0, 0
    monkeypatch.setattr(type(wall.boards[0]), "post_message", keeping(pointed, type(wall.boards[0]).post_message))
    async with wall.run_test(size=SIZE):
        for table in (one for one in TABLES if one.slug == slug):
            for world, _ in moments(table, max(1, len(played(table).events) // MOMENTS)):
                for seat in (None, rng.randrange(table.seats)):
                    twin = guess(observe(world, *(() if seat is None else (seat,))), rng)
                    hidden += twin.zones != world.zones
                    scenes = [scene_of(one, seat) for one in (world, twin)]
                    here, there = map(partial(seen_on, pointed=pointed), wall.boards, scenes)
                    assert here == there
                    told += len(here[1])
    assert told
    assert hidden


def keeping(pointed, post):
    """Posting a message as ever, and keeping it where it tells what the cursor is on."""

    def post_and_keep(board, message):
        if isinstance(message, board.Pointed):
            pointed.append((message.action, message.inspection))
        return post(board, message)

    return post_and_keep
