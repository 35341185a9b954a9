"""A replay by turn, by itself at a pace, with a bar over its steps; and the winner in the list of games."""

import pytest

from engine.games import GAMES
from tests.tui.halls import Shelf, in_hall, press
from tests.tui.replay.test_replay_screen import screen_of, watching
from tests.tui.rest import AGES
from tests.tui.tables import laid, play, shown
from tui.draw.glyphs import BLOCK, CONDITIONAL, FACE_DOWN, seat_glyph
from tui.table import replay
from tui.table.replay import PACES, bar_of
from tui.table.session.replay_frames import Film


@pytest.mark.parametrize("slug", GAMES)
def test_a_turn_begins_where_another_player_is_on_turn_or_another_round_begins(slug):
    film = Film(play(laid(slug=slug), 60).journal)
    starts = film.turn_starts()
    assert len(starts) > 2
    eyes = film.perspectives[0]
    turns = [(film.world(frame, eyes).turn, film.status(frame, eyes).stage) for frame in film.frames]
    for place in range(1, len(turns)):
        assert (turns[place] != turns[place - 1]) == (place in starts)


async def test_brackets_jump_by_turn():
    async with watching(play(laid(slug="quests_of_shadowgate", setup="starred"), 80)) as pilot:
        screen = screen_of(pilot)
        starts = screen.film.turn_starts()
        assert starts[2] - starts[1] > 1 < starts[1] - starts[0]  # no single steps
        await pilot.press("right_square_bracket", "right_square_bracket")
        assert screen.now == screen.film.turn_starts()[2]
        await pilot.press("left_square_bracket")
        assert screen.now == screen.film.turn_starts()[1]


@pytest.fixture
def no_hurry(monkeypatch):
    """The next picture comes when a test says so."""
    monkeypatch.setattr(replay, "PACES", (AGES,) * len(PACES))


@pytest.mark.usefixtures("no_hurry")
async def test_space_plays_by_itself_to_the_end_and_a_step_pauses_it():
    async with watching(play(laid()), size=(160, 48)) as pilot:
        screen = screen_of(pilot)
        await pilot.press("space")
        assert screen.is_playing
        assert " space  pause" in shown(pilot)
        await screen.show_next()
        assert screen.now == 1
        assert screen.is_playing
        await pilot.press("left")
        assert not screen.is_playing
        await screen.go(screen.last - 1)
        await pilot.press("space")
        await screen.show_next()
        assert screen.now == screen.last
        assert not screen.is_playing


@pytest.mark.usefixtures("no_hurry")
async def test_at_the_end_space_plays_from_the_start():
    async with watching(play(laid())) as pilot:
        await pilot.press("end", "space")
        assert screen_of(pilot).now == 0
        assert screen_of(pilot).is_playing


async def test_plus_and_minus_change_the_pace_within_its_ends():
    async with watching(play(laid(), 20)) as pilot:
        screen = screen_of(pilot)
        await pilot.press(*["minus"] * 10)
        assert PACES[screen.pace] == max(PACES)
        assert "3 s a step." in shown(pilot)
        await pilot.press(*["plus"] * 10)
        assert PACES[screen.pace] == min(PACES)


async def test_the_next_picture_comes_at_the_pace_that_is_set(monkeypatch):
    paces = tuple(AGES + step for step in range(len(PACES)))
    monkeypatch.setattr(replay, "PACES", paces)
    async with watching(play(laid(), 20)) as pilot:
        screen = screen_of(pilot)
        for key in ("plus", "minus", "minus"):
            await pilot.press(key, "space")
            assert screen.timer._interval == paces[screen.pace]
            await pilot.press("space")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_while_it_plays_the_pace_is_told_with_every_picture(monkeypatch, size):
    monkeypatch.setattr(replay, "PACES", tuple(AGES + step for step in range(len(PACES))))
    async with watching(play(laid(), 20), size=size) as pilot:
        screen = screen_of(pilot)
        assert "s a step" not in shown(pilot)
        await pilot.press("space", "plus")
        assert f"{replay.PACES[screen.pace]:g} s a step." in shown(pilot)
        await screen.show_next()
        assert f"{replay.PACES[screen.pace]:g} s a step." in shown(pilot)


def test_the_bar_is_empty_at_the_start_and_full_at_the_end_only():
    assert bar_of(0, 90, 10) == FACE_DOWN * 10
    assert bar_of(45, 90, 10) == BLOCK * 5 + FACE_DOWN * 5
    assert bar_of(89, 90, 10) == BLOCK * 9 + FACE_DOWN
    assert bar_of(90, 90, 10) == BLOCK * 10


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_bar_stands_beside_the_step(size):
    async with watching(play(laid()), size=size) as pilot:
        await pilot.press("right")
        screen = screen_of(pilot)
        bar = bar_of(1, screen.last, size[0] // 6)
        assert f"{bar} Replay, step 1 of {screen.last}." in shown(pilot)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_winner_of_a_stored_game_has_a_star_in_the_list(size):
    shelf = Shelf()
    table = shelf.put("old-owl-10")
    async with in_hall(shelf, size) as pilot:
        await press(pilot, "v")
        best = table.summary.places.index(1)
        row = next(row for row in shown(pilot).splitlines() if seat_glyph(0) in row and "Mira" in row)
        assert f"{CONDITIONAL}{seat_glyph(best)} {table.names[best]}" in row
        assert row.count(CONDITIONAL) == list(table.summary.places).count(1)
