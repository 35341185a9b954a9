"""Keys and mouse mean the same on every board: arrows, Tab, digits, letters, Enter, clicks and the wheel."""

import random
from contextlib import asynccontextmanager
from functools import lru_cache

import pytest
from textual.events import MouseScrollDown, MouseScrollUp

from engine.core import World, blank, lay_table, observe, perform
from engine.games import GAMES
from tests.tui.themed import Themed
from tui.board.contract import Scene, SceneBoard
from tui.board.letters import TAKEN
from tui.board.spots import Spot
from tui.draw.glyphs import seat_glyph
from tui.games import FACES

SMALL, MIDDLE, LARGE = (80, 18), (91, 31), (158, 50)
MOMENTS = (0, 30)
"""Random moves made before the boards are looked at: at the start, and in the middle of things."""

NAMES = ("Ada", "Ben", "Cy", "Dee", "Eve", "Fay")
every_board = pytest.mark.parametrize("slug", FACES)
every_size = pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)
every_moment = pytest.mark.parametrize("moves", MOMENTS)


@lru_cache(maxsize=16)
def table_after(slug: str, moves: int, *, to_the_end: bool = False) -> World:
    """A table after random moves. Shared: look, do not act."""
    game, rng = GAMES[slug], random.Random(moves)
    seats = max(2, min(game.seats))
    world = blank(game, seats, game.complete({}), 5)
    lay_table(game, world)
    while world.outcome is None and (moves > 0 or to_the_end):
        seat = rng.choice(sorted(world.waiting()))
        perform(game, world, seat, rng.choice(list(game.legal(world, seat))))
        moves -= 1
    return world


def scene_of(world: World, seat: int | None) -> Scene:
    over = world.outcome is not None
    seen = observe(world, *(range(world.seats) if over else () if seat is None else (seat,)))
    return Scene(
        world=seen,
        seat=seat,
        names=NAMES[: world.seats],
        kinds=("",) * world.seats,
        legal=tuple(world.game.legal(seen, seat)) if seat is not None and seat in world.waiting() else (),
        thinking=frozenset(world.waiting()),
        you=frozenset(() if seat is None else (seat,)),
        over=over,
    )


class Stage(Themed):
    """A board or a sheet alone, with ears; nothing that is chosen happens."""

    def __init__(self, board: SceneBoard, scene: Scene) -> None:
        super().__init__()
        self.board, self.scene, self.chosen = board, scene, list[object]()

    def compose(self):
        yield self.board

    def on_mount(self) -> None:
        self.board.focus()
        self.board.show(self.scene)

    def on_scene_board_chose(self, message: SceneBoard.Chose) -> None:
        self.chosen.append(message.action)


@asynccontextmanager
async def board_of(slug: str, moves: int = 0, size: tuple[int, int] = MIDDLE):
    """A board with the cursor where it lands, for a seat that is asked."""
    world = table_after(slug, moves)
    app = Stage(FACES[slug].board(), scene_of(world, min(world.waiting())))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, app.board, pilot


async def press(pilot, *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


# Arrows and Tab


@every_board
@every_moment
@every_size
async def test_tab_goes_round_all_areas_in_sight_and_back_to_the_first(slug, moves, size):
    async with board_of(slug, moves, size) as (_, board, pilot):
        seen = {spot.area for spot in board.places()}
        areas = [area for area in board.table.areas() if area in seen]
        begun, walked = board.spot.area, []
        for _ in areas:
            await press(pilot, "tab")
            walked.append(board.spot.area)
        assert sorted(walked) == sorted(areas)
        assert walked[-1] == begun
        await press(pilot, "shift+tab")
        assert board.spot.area == ([*walked, *walked])[len(walked) - 2]


@every_board
@pytest.mark.parametrize("size", [SMALL, MIDDLE], ids=str)
async def test_arrows_and_tab_lead_to_everything_in_sight(slug, size):
    async with board_of(slug, 30, size) as (_, board, _):
        places = {spot for spot in board.places() if not board.is_passed_over(spot)}
        found, left = {board.spot}, [board.spot]
        while left:
            here = left.pop()
            for way in ("left", "right", "up", "down", "tab"):
                board.go(here)
                if way == "tab":
                    board.action_area(1)
                else:
                    board.action_move(way)
                if board.spot not in found:
                    found.add(board.spot)
                    left.append(board.spot)
        assert places <= found


@every_board
@every_moment
async def test_h_j_k_l_are_the_arrows(slug, moves):
    async with board_of(slug, moves) as (_, board, pilot):
        begun = board.spot
        for letter, arrow in zip("hjkl", ("left", "down", "up", "right"), strict=True):
            ends = []
            for key in (letter, arrow):
                board.go(begun)
                await press(pilot, key)
                ends.append(board.spot)
            assert ends[0] == ends[1]


@every_board
async def test_home_and_end_go_to_the_first_and_last_thing_of_an_area(slug):
    async with board_of(slug) as (_, board, pilot):
        area, last = board.spot.area, len(board.table.slots(board.spot.area)) - 1
        await press(pilot, "end")
        assert board.spot == Spot(area, last)
        await press(pilot, "home")
        assert board.spot == Spot(area, 0)


# Choosing


@every_board
@every_moment
async def test_enter_chooses_what_the_cursor_lands_on_and_that_is_legal(slug, moves):
    async with board_of(slug, moves) as (app, board, pilot):
        action, pick = board.slot.action, board.slot.pick
        assert board.slot.legal
        await press(pilot, "enter")
        assert app.chosen == ([action] if pick is None else [])
        assert board.made == (() if pick is None else (pick,))
        assert pick is not None or action in app.scene.legal


@every_board
async def test_a_digit_selects_and_the_same_digit_again_chooses(slug):
    async with board_of(slug) as (app, board, pilot):
        keyed = board.table.keyed()
        await press(pilot, "2")
        assert board.spot == keyed[1]
        assert app.chosen == []
        chosen = board.slot.action
        await press(pilot, "2")
        assert app.chosen == ([chosen] if chosen is not None else [])


@every_board
async def test_a_digit_on_what_the_cursor_is_on_already_does_not_choose_at_once(slug):
    async with board_of(slug) as (app, board, pilot):
        board.go(board.table.keyed()[0])
        await press(pilot, "1")
        assert app.chosen == []


@every_board
async def test_a_digit_without_a_thing_does_nothing(slug):
    async with board_of(slug) as (app, board, pilot):
        begun, beyond = board.spot, len(board.table.keyed()) + 1
        if beyond <= 9:
            await press(pilot, str(beyond), str(beyond))
        assert (board.spot, app.chosen) == (begun, [])


LETTERS = sorted(
    (slug, letter)
    for slug, face in FACES.items()
    for command in face.commands
    for call in command.keys.values()
    if call.startswith("letter(")
    for letter in call.removeprefix("letter('").removesuffix("')")
)


@pytest.mark.parametrize(("slug", "letter"), LETTERS, ids=str)
async def test_a_letter_in_either_case_selects_its_thing_and_again_chooses_it(slug, letter):
    ends = []
    for key in (letter, letter.upper()):
        if key in TAKEN:
            continue
        async with board_of(slug, 30) as (app, board, pilot):
            things = board.table.lettered(letter)
            await press(pilot, key)
            if things:
                assert board.spot in things
                assert app.chosen == []
                slot = board.slot
                await press(pilot, key)
                assert app.chosen == ([slot.action] if slot.action is not None and slot.pick is None else [])
            ends.append((board.spot, app.chosen))
    assert len({str(end) for end in ends}) == 1


@every_board
@every_moment
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
async def test_a_click_selects_and_a_second_click_chooses(slug, moves, size):
    async with board_of(slug, moves, size) as (app, board, pilot):
        lit = [spot for spot in board.places() if board.table.slot(spot).legal]
        assert lit
        for spot in lit[:: max(1, len(lit) // 4)]:
            slot = board.table.slot(spot)
            if slot.pick is not None or slot.action is None:
                continue
            before = len(app.chosen)
            for clicks in (0, 1):
                assert len(app.chosen) == before, "one click only looks"
                place = visible(board, spot)
                await pilot.click(type(board), offset=place)
                await pilot.pause()
                assert board.spot == spot, clicks
            assert app.chosen[-1] == slot.action


def visible(board, spot):
    """A cell where a thing lies on top."""
    cells = (
        (x, y) for region, key in board.hots() if key == spot for y in region.line_range for x in region.column_range
    )
    return next(cell for cell in cells if board.thing_at(*cell) == spot)


@every_board
async def test_the_wheel_walks_along_the_area_and_back(slug):
    async with board_of(slug) as (_, board, _):
        board.go(board.table.keyed()[0])
        begun = board.spot
        board.on_mouse_scroll_down(wheel(MouseScrollDown, board))
        board.on_mouse_scroll_up(wheel(MouseScrollUp, board))
        assert board.spot == begun


def wheel(kind, board):
    return kind(board, 0, 0, 0, 0, 0, False, False, False)


@every_board
@every_moment
async def test_whatever_is_chosen_is_legal_or_refused_with_a_sentence(slug, moves):
    async with board_of(slug, moves) as (app, board, _):
        for spot in board.table.spots():
            board.go(spot)
            slot = board.slot
            if (
                slot is not None
                and slot.action is not None
                and slot.pick is None
                and slot.action not in app.scene.legal
            ):
                assert GAMES[slug].why_not(app.scene.world, app.scene.seat, slot.action)


@every_board
@every_moment
async def test_a_spectator_looks_at_everything_and_chooses_nothing(slug, moves):
    app = Stage(FACES[slug].board(), scene_of(table_after(slug, moves), None))
    async with app.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        for spot in app.board.table.spots():
            app.board.go(spot)
            app.board.action_choose()
        await pilot.pause()
        assert app.chosen == []
        assert not app.board.step_back()


@every_board
@every_moment
async def test_pointing_at_a_legal_action_and_enter_choose_it(slug, moves):
    async with board_of(slug, moves) as (app, board, pilot):
        for action in app.scene.legal[:12]:
            board.point_at(action)
            board.action_choose()
            await pilot.pause()
            assert app.chosen[-1] == action


# Score sheets


@asynccontextmanager
async def sheet_of(slug: str, size: tuple[int, int] = (100, 30)):
    world = table_after(slug, 0, to_the_end=True)
    app = Stage(FACES[slug].sheet(), scene_of(world, 0))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, app.board, pilot


@every_board
async def test_a_sheet_shows_the_place_and_the_digit_of_every_player(slug):
    async with sheet_of(slug) as (_, sheet, _):
        rows = sheet.lines()
        assert sheet.sheet.place
        assert rows[0].startswith(f"  {sheet.sheet.place}  ")
        for digit, score in enumerate(sheet.sheet.scores, 1):
            wanted = f"{digit}  {seat_glyph(score.seat)} {score.name}"
            assert any(wanted in row for row in rows), wanted
        assert sorted(sheet.seats) == list(range(len(sheet.scene.names)))


@every_board
async def test_on_a_sheet_digits_and_tab_choose_the_player_and_down_walks_the_rows(slug):
    async with sheet_of(slug) as (app, sheet, pilot):
        assert sheet.seats[sheet.spot.player] == 0
        await press(pilot, "1")
        assert sheet.spot == (0, 0)
        await press(pilot, "tab")
        assert sheet.spot == (1, 0)
        await press(pilot, "1", "down")
        assert sheet.spot == (0, 1)
        await press(pilot, "up", "enter")
        assert (sheet.spot, app.chosen) == ((0, 0), [])


@every_board
async def test_on_a_sheet_a_click_goes_to_the_row(slug):
    async with sheet_of(slug) as (_, sheet, pilot):
        rows = [(region, spot) for region, spot in sheet.hots() if spot != sheet.spot]
        assert rows
        region, spot = rows[-1]
        await pilot.click(type(sheet), offset=region.offset)
        await pilot.pause()
        assert sheet.spot == spot
