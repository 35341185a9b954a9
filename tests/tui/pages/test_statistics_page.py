"""The figures: drawn from stored games, assisted ones apart, in glyphs and in their ASCII twins."""

import re

import msgspec
import pytest

from engine.tables import Figures, GameFigures, statistics_of
from tests.tui.halls import Shelf, in_hall, press, top
from tests.tui.screen_snapshot import ScreenFile, text_of
from tests.tui.tables import SIZES, SLUG, play
from tui.draw.glyphs import CONDITIONAL, NOT_POSSIBLE
from tui.pages.records.statistics import Best, labelled
from tui.words.records import streaks


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
    assert any("with help" in row and "of 1" in row for row in rows)


async def test_where_every_game_was_assisted_the_plots_show_those():
    shelf = Shelf()
    assisted = shelf.put("rose-doe-50", 50, seed=9)
    while not assisted.summary.assisted:
        assisted.undo(0)
    play(assisted)
    async with in_hall(shelf) as pilot:
        await press(pilot, "s")
        text = text_of(pilot.app)
    assert "Scores of games with help" in text
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
        text = text_of(pilot.app)
    assert "Nothing here yet" in text
    assert "best games" not in text


async def test_enter_on_a_best_game_opens_its_replay(shelf):
    figures = statistics_of(shelf.store.tables())[SLUG].fair
    best = max(zip(figures.scores, figures.tables, strict=True))[1]
    async with in_hall(shelf) as pilot:
        await press(pilot, "s", "down")
        assert pilot.app.screen.query_one("StatisticsPage").cursor == Best(best)
        await press(pilot, "enter")
        assert top(pilot) == "ReplayScreen"
        await press(pilot, "escape")
        assert top(pilot) == "StatisticsScreen"


async def test_streaks_stand_above_the_best_games(shelf):
    async with in_hall(shelf, (120, 40)) as pilot:
        await press(pilot, "s")
        page = pilot.app.screen.query_one("StatisticsPage")
        fair = page.figures[SLUG].fair
        won = msgspec.structs.replace(fair, results=(True,) * fair.played)
        page.figures = {SLUG: msgspec.structs.replace(page.figures[SLUG], fair=won)}
        page.repaint()
        await pilot.pause()
        assert f"Best games won the last {fair.played}; longest streak {fair.played}" in text_of(pilot.app)


async def test_plots_have_a_scale_and_say_what_they_count(shelf):
    figures = statistics_of(shelf.store.tables())[SLUG].fair
    async with in_hall(shelf, (120, 40)) as pilot:
        await press(pilot, "s")
        text = text_of(pilot.app)
    assert re.search(rf"{max(figures.scores):g} +█", text)
    assert " points " in text
    assert text.count(" games ") >= 2
    assert "2 Nov." in text


async def test_games_of_one_day_are_dated_once():
    shelf = Shelf()
    for number in range(2):
        shelf.put(f"old-owl-{number + 10}", 30 - number, seed=number)
    async with in_hall(shelf) as pilot:
        await press(pilot, "s")
        rows = text_of(pilot.app).splitlines()
    dates = next(row for row in rows[rows.index(next(row for row in rows if "Game by game" in row)) :] if "." in row)
    assert len(re.findall(r"\d+ \w{3}", dates)) == 1


async def test_friends_and_opponents_have_figures_of_their_own(shelf):
    async with in_hall(shelf) as pilot:
        await press(pilot, "s")
        assert any("against Jan" in row and "of 1" in row for row in text_of(pilot.app).splitlines())


async def test_the_page_says_what_is_counted_apart_and_why(shelf):
    async with in_hall(shelf, (80, 24)) as pilot:
        await press(pilot, "s")
        assert "Games with help (a hint, or undo after a reveal) are counted separately." in text_of(pilot.app)


@pytest.mark.parametrize(
    ("results", "now", "longest", "words"),
    [
        ((), 0, 0, ""),
        ((True,), 1, 1, "won the last one"),
        ((True, True, True, False, True, True), 2, 3, "won the last 2; longest streak 3"),
        ((True, False, False), -2, 1, "2 games since the last win"),
    ],
)
def test_streaks_are_counted_from_the_end_and_at_their_longest(results, now, longest, words):
    figures = Figures(len(results), sum(results), results=results)
    assert (figures.streak, figures.longest_streak) == (now, longest)
    assert streaks(figures) == words


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
async def test_where_points_do_not_count_wins_and_defeats_stand_in_their_order(shelf, size):
    async with in_hall(shelf, size) as pilot:
        await press(pilot, "s")
        page = pilot.app.screen.query_one("StatisticsPage")
        fair = page.figures[SLUG].fair
        results = tuple(number % 3 != 1 for number in range(fair.played))
        without = msgspec.structs.replace(fair, scores=(), results=results)
        page.figures = {SLUG: GameFigures(fair=without, against={}, assisted=Figures())}
        page.repaint()
        await pilot.pause()
        rows = text_of(pilot.app).splitlines()
    history = rows[next(y for y, row in enumerate(rows) if "Game by game" in row) :]
    assert any(
        row.split()[: fair.played] == [CONDITIONAL if won else NOT_POSSIBLE for won in results] for row in history
    )
    assert not any(word in row for word in ("Scores", "none yet", "average  best", " points ") for row in rows)
