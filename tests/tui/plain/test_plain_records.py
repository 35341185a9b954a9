"""Line mode tells what was played: statistics, and finished games step by step."""

import io

import pytest

from engine.store import MemoryStore
from engine.tables.statistics import Figures, GameFigures
from tests.tui.halls import Shelf
from tui.config.settings import Settings
from tui.plain import Voice, open_hall
from tui.words.records import statistics_in_lines


def heard(store, *lines):
    """What the hall says to somebody who types these lines and leaves."""
    mouth = io.StringIO()
    open_hall(store, Settings(name="Mira"), Voice(ear=io.StringIO("\n".join([*lines, "quit", ""])), mouth=mouth))
    return mouth.getvalue()


def door(store, words):
    """The number of a door of the hall."""
    return next(line.partition(".")[0] for line in heard(store).splitlines() if line.endswith(f". {words}"))


@pytest.fixture
def shelf():
    shelf = Shelf()
    for hours, id in ((30, "amber-fox-17"), (20, "grey-owl-20")):
        shelf.put(id, hours, seed=hours)
    return shelf


def test_statistics_are_told_by_game_and_opponent(shelf):
    shelf.put("blue-elk-33", 10, people=("Mira", "Jan"), bots=("Odo",), seed=3)
    told = heard(shelf.store, door(shelf.store, "Statistics"))
    assert "  against adept: " in told
    assert "  against Jan: " in told
    shelf.store.delete("blue-elk-33")
    said = heard(shelf.store, door(shelf.store, "Statistics"))
    figures = [row.summary.scores[0] for row in shelf.store.tables()]
    best = max(figures)
    assert "all games: " in said
    assert "of 2 won, " in said
    assert f"average {sum(figures) / 2:.1f}, best {best:g}" in said
    assert "Games with help (a hint, or undo after a reveal) are counted separately." in said


def test_streaks_and_games_with_help_have_lines_of_their_own():
    won = Figures(3, 2, lengths=(9, 9, 9), results=(False, True, True))
    helped = Figures(1, 0, lengths=(5,), results=(False,))
    lines = list(statistics_in_lines({"fairy_tale": GameFigures(won, {"adept": won}, helped)}))
    assert "  won the last 2; longest streak 2." in lines
    assert "  with help: 0 of 1 won, 0%, 5 moves a game." in lines


def test_who_has_finished_nothing_is_told_so():
    store = MemoryStore()
    assert "No statistics yet: finish a game first." in heard(store, door(store, "Statistics"))
    assert "You have not finished a game yet." in heard(store, door(store, "Replays"))


def test_a_finished_game_is_told_again_from_its_first_step(shelf):
    said = heard(shelf.store, door(shelf.store, "Replays"), "2", "all")
    assert "1. Fairy Tale (expert): " in said
    assert "won. grey-owl-20" in said
    replay = said[said.index("Fairy Tale. At the table: Mira, Aldo, Brann.") :]
    assert "Round 4, draft" in replay
    assert " won: " in replay


def test_only_finished_games_are_offered_to_watch_again(shelf):
    shelf.put("half-hen-40", 5, moves=6)
    said = heard(shelf.store, door(shelf.store, "Replays"))
    offered = said.partition("Statistics")[2].partition("a number to watch")[0]
    assert "won. grey-owl-20" in offered
    assert "half-hen-40" not in offered


def test_the_table_is_described_on_the_way(shelf):
    said = heard(shelf.store, door(shelf.store, "Replays"), "1", "30", "look", "quit")
    after = said[said.index("step 31 of") :]
    assert "Round 2 of 4, Draft, pick " in after
    assert "row of 3:" in after


def test_enter_goes_back_to_the_hall_without_a_replay(shelf):
    said = heard(shelf.store, door(shelf.store, "Replays"), "")
    assert "Fairy Tale. At the table" not in said
