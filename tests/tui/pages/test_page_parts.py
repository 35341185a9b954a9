"""The small parts that pages are made of: moving, plots, dates, plain text, the room of the hall."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.geometry import Region

from engine.tables.plain_text import plain, plain_name
from tui.draw.navigation import nearest
from tui.draw.plots import EIGHTHS, bar, bins_of, columns, tall_columns
from tui.pages.hall.banner import height_of
from tui.pages.hall.dates import day, when
from tui.pages.hall.plan import DIGITS, numbered, plan_of
from tui.pages.hall.view import HallView, Playable, Unfinished
from tui.pages.laying.form import window
from tui.table.stored_tables import ordinal

PLACES = [
    (Region(0, 0, 10, 1), "a"),
    (Region(0, 1, 10, 1), "b"),
    (Region(20, 0, 5, 1), "c"),
    (Region(20, 9, 5, 1), "d"),
]


@pytest.mark.parametrize(
    ("here", "way", "there"),
    [
        ("a", "down", "b"),
        ("b", "up", "a"),
        ("a", "right", "c"),
        ("c", "down", "d"),
        ("c", "left", "a"),
        ("a", "up", None),
    ],
)
def test_an_arrow_leads_to_the_nearest_thing_that_way(here, way, there):
    region = next(region for region, name in PLACES if name == here)
    assert nearest(PLACES, region, way) == there


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


NOW = at("2023-11-14T22:13")


@pytest.mark.parametrize(
    ("then", "words"),
    [
        ("2023-11-14T09:05", "today, 09:05"),
        ("2023-11-13T23:59", "yesterday, 23:59"),
        ("2023-11-09T12:00", "Thursday"),
        ("2023-11-07T12:00", "7 Nov."),
        ("2022-12-31T12:00", "31 Dec. 2022"),
        ("2023-11-15T01:00", "today, 01:00"),
    ],
)
def test_moments_are_said_as_people_say_them(then, words):
    assert when(at(then), NOW, UTC) == words


def test_a_date_of_this_year_needs_no_year():
    assert day(at("2023-05-01T00:00"), NOW, UTC) == "1 May"


def test_the_highest_value_has_the_highest_column():
    assert columns([1, 5, 3]) == EIGHTHS[0] + EIGHTHS[-1] + EIGHTHS[3]


def test_equal_values_draw_equal_columns():
    assert len(set(columns([4, 4, 4]))) == 1


@given(st.lists(st.integers(-5, 90), min_size=1, max_size=12), st.integers(1, 9), st.integers(1, 4))
def test_tall_columns_fill_their_room_and_no_more(values, height, width):
    rows = tall_columns(values, height, width)
    assert len(rows) == height
    assert {len(row) for row in rows} == {len(values) * (width + 1) - 1}
    best = values.index(max(values))
    assert (rows[0][best * (width + 1)] != " ") == (max(values) > 0)


@given(st.lists(st.floats(-50, 500), min_size=1, max_size=40), st.integers(2, 30))
def test_every_value_is_in_exactly_one_bin(values, most):
    bins = bins_of(values, most)
    assert 1 <= len(bins) <= most
    assert sorted(value for _, group in bins for value in group) == sorted(values)


@given(st.floats(0, 100), st.integers(1, 60))
def test_a_bar_stays_in_its_room_and_shows_what_is_not_nothing(value, width):
    drawn = bar(value, 100, width)
    assert len(drawn) <= width
    assert bool(drawn) == (value > 0)


@given(st.lists(st.integers(1, 20), min_size=1, max_size=30), st.data())
def test_the_chosen_one_is_always_in_the_window(widths, data):
    chosen = data.draw(st.integers(0, len(widths) - 1))
    first, last = window(widths, chosen, 60)
    assert first <= chosen < last
    assert sum(widths[first:last]) <= 60


@given(st.text())
def test_plain_text_is_one_line_of_visible_signs(text):
    assert plain(text) == plain(plain(text))
    assert plain(text).isprintable()


def test_a_name_of_nothing_visible_is_no_name():
    assert plain_name(" \x00\u200b\n", "You") == "You"


@pytest.mark.parametrize(
    ("number", "words"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (22, "22nd")]
)
def test_places_are_counted_in_words(number, words):
    assert ordinal(number) == words


def hall_of(tables: int, games: int) -> HallView:
    unfinished = Unfinished(
        id="", title="A game", options="", stage="", step="", done=0, of=4, yours=True, turns=(), scores=(),
        standing="", names=(), me=0, moves=9, when="",
    )  # fmt: skip
    playable = Playable(
        slug="", title="A game", tagline="", players="2", minutes=5, lesson="", played=3, won=1,
        best=9, untried=not tables, last_scores=(3, 9), choices=(),
    )  # fmt: skip
    return HallView((unfinished,) * tables, (playable,) * games, (), tables)


@given(st.integers(80, 240), st.integers(24, 80), st.integers(0, 30), st.integers(1, 5))
def test_everything_in_the_hall_has_room_and_every_game_has_a_digit(width, height, tables, games):
    view = hall_of(tables, games)
    plan = plan_of(width, height, view)
    section = 1 if tables or plan.card else 0
    used = section + plan.card + max(plan.tables - 1, 0) + 1 + plan.game * games
    assert used <= plan.bottom - plan.banner
    assert plan.banner == height_of(width, height)
    assert plan.game >= 2
    assert plan.tables >= min(tables, 1)
    assert len(numbered(view, plan)) == plan.tables + games <= DIGITS
