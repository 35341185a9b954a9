"""Lines of the log: what several seats do is one line, what one seat does twice stays two; it keeps still if it can."""

from itertools import pairwise

import pytest

from engine.kit.telling import Told
from tests.tui.tables import at_table, laid, play, stage_of
from tui.table.panels.log import LogLine, entries_of, followed
from tui.table.session.session import Session


def test_the_same_said_of_several_seats_is_one_line():
    told = [Told("keeps a card", seat=seat) for seat in (0, 1, 2)]
    assert [entry.seats for entry in entries_of(told)] == [(0, 1, 2)]


def test_what_one_seat_does_twice_stays_two_lines():
    told = [Told("gains 1 Wood", seat=1), Told("gains 1 Wood", seat=1), Told("gains 1 Wood", seat=0)]
    assert [entry.seats for entry in entries_of(told)] == [(1,), (1, 0)]


def test_two_seats_that_do_the_same_one_after_the_other_have_a_line_each():
    told = [Told("trades 1 Mana for 2 Allies, now 4", seat=seat, moment=7 + seat) for seat in (0, 1)]
    assert [entry.seats for entry in entries_of(told)] == [(0,), (1,)]


def test_what_one_event_says_of_several_seats_is_one_line():
    told = [Told("shows Heroism: draws 1 card", seat=seat, moment=7) for seat in (0, 1)]
    assert [entry.seats for entry in entries_of(told)] == [(0, 1)]


def test_who_has_chosen_is_one_line_whenever_each_of_them_did():
    told = [Told("has chosen", "dim", seat, moment=7 + seat) for seat in (0, 1, 2)]
    assert [entry.seats for entry in entries_of(told)] == [(0, 1, 2)]


def test_the_log_of_a_table_knows_the_event_of_every_line():
    session = Session(play(laid(), 30), (0,), pace="instant")
    moments = [told.moment for told in session.told()]
    assert moments == sorted(moments, key=int)
    assert len(set(moments)) > 1


@pytest.mark.parametrize("height", [4, 9, 20])
def test_a_log_that_grows_shows_its_newest_row_and_moves_now_and_then(height):
    spare, first, seen = height // 4, None, []
    for rows in range(1, 200):
        last = max(0, rows - height)
        first = followed(first, last, spare)
        assert last <= first <= last + spare
        seen.append(first)
    moves = sum(one != other for one, other in pairwise(seen))
    assert moves <= 200 / (spare + 1)


def test_a_log_that_is_opened_or_taken_back_fills_its_height():
    assert followed(None, 30, 5) == 30
    assert followed(50, 30, 5) == 30
    assert followed(3, 0, 5) == 0


async def test_where_a_turn_has_just_begun_the_strip_still_says_what_happened_before_it():
    table = play(laid(slug="quests_of_shadowgate", setup="starred"), 30)
    while table.waiting() != [0] or Session(table, (0,), pace="instant").picture().told[-1].tone != "title":
        play(table, 1)
    async with at_table(table, size=(80, 24), name="") as pilot:
        *_, before, turn = stage_of(pilot).picture.told
        strip = "".join(stage_of(pilot).query_one(LogLine).lines())
        assert 0 <= strip.find(before.text) < strip.find(turn.text)
