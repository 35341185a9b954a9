"""The figures: drawn from stored games, assisted ones apart, in glyphs and in their ASCII twins."""

import pytest

from engine.tables import statistics_of
from tests.tui.halls import Shelf, in_hall, press
from tests.tui.screen_snapshot import ScreenFile, text_of
from tests.tui.tables import SIZES, SLUG, play
from tui.pages.records.statistics import labelled


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    """Six games against bots, one with a friend, and one in which something seen was taken back."""
    shelf = Shelf()
    for number in range(6):
        shelf.put(f"old-owl-{number + 10}", 300 - 20 * number, seed=number)
    shelf.put("blue-elk-33", 100, people=("Mira", "Jan"), bots=("Odo",), seed=3)
    assisted = shelf.put("rose-doe-50", 50, seed=9)
    while not assisted.summary.assisted:
        assisted.undo(0)
    play(assisted)
    return shelf


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
async def test_the_page_looks_as_drawn(shelf, size, snapshot):
    async with in_hall(shelf, size) as pilot:
        await press(pilot, "s")
        assert text_of(pilot.app) == snapshot(extension_class=ScreenFile)


async def test_wins_and_scores_are_those_of_the_stored_games(shelf):
    figures = statistics_of(shelf.store.tables())[SLUG]
    async with in_hall(shelf) as pilot:
        await press(pilot, "s")
        rows = text_of(pilot.app).splitlines()
    everything = next(row for row in rows if "all games" in row)
    assert f"{figures.fair.won} of {figures.fair.played}" in everything
    assert f"{max(figures.fair.scores):g}" in everything
    assert any("against friends" in row and "of 1" in row for row in rows)


async def test_assisted_games_stand_apart(shelf):
    async with in_hall(shelf) as pilot:
        await press(pilot, "s")
        rows = text_of(pilot.app).splitlines()
    assert any("all games" in row and "of 7" in row for row in rows)
    assert any("with undo" in row and "of 1" in row for row in rows)


async def test_where_every_game_was_assisted_the_plots_show_those():
    shelf = Shelf()
    assisted = shelf.put("rose-doe-50", 50, seed=9)
    while not assisted.summary.assisted:
        assisted.undo(0)
    play(assisted)
    async with in_hall(shelf) as pilot:
        await press(pilot, "s")
        text = text_of(pilot.app)
    assert "Scores of games with undo" in text
    assert "all games" not in text
    assert "none yet" not in text


@pytest.mark.parametrize("values", [[30, 57], [115, 120, 133], [980, 1410], [7]], ids=str)
def test_what_stands_below_a_column_has_room_and_all_columns_fit(values):
    bins, step = labelled(values, 57)
    assert all(len(label) <= step - 2 for label, _ in bins)
    assert len(bins) * step <= 57


async def test_the_plots_have_ascii_twins(shelf):
    async with in_hall(shelf, (120, 40), ascii=True) as pilot:
        await press(pilot, "s")
        text = text_of(pilot.app)
    assert text.isascii()
    assert "#####" in text


async def test_without_finished_games_there_is_nothing_to_tell():
    async with in_hall() as pilot:
        await press(pilot, "s", "right", "enter")
        assert "Nothing here yet" in text_of(pilot.app)
