"""Lines of the log: what several seats do is one line, what one seat does twice stays two; it keeps still if it can."""

from itertools import pairwise

import pytest

from engine.kit.telling import Told
from tui.table.panels.log import entries_of, followed


def test_the_same_said_of_several_seats_is_one_line():
    told = [Told("keeps a card", seat=seat) for seat in (0, 1, 2)]
    assert [entry.seats for entry in entries_of(told)] == [(0, 1, 2)]


def test_what_one_seat_does_twice_stays_two_lines():
    told = [Told("gains 1 Wood", seat=1), Told("gains 1 Wood", seat=1), Told("gains 1 Wood", seat=0)]
    assert [entry.seats for entry in entries_of(told)] == [(1,), (1, 0)]


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
