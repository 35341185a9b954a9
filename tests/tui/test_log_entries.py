"""Lines of the log: what several seats do is one line, what one seat does twice stays two."""

from engine.core import Told
from tui.table.log import entries_of


def test_the_same_said_of_several_seats_is_one_line():
    told = [Told("keeps a card", seat=seat) for seat in (0, 1, 2)]
    assert [entry.seats for entry in entries_of(told)] == [(0, 1, 2)]


def test_what_one_seat_does_twice_stays_two_lines():
    told = [Told("gains 1 Wood", seat=1), Told("gains 1 Wood", seat=1), Told("gains 1 Wood", seat=0)]
    assert [entry.seats for entry in entries_of(told)] == [(1,), (1, 0)]
