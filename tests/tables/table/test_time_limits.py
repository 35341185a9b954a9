"""A table's time limit: a line of no seat, written before the first move that comes too late."""

import pytest

from engine.core import Noted, Rejected
from engine.core.places import Layout, counter
from engine.games import GAMES
from engine.journal import Journal
from engine.store import MemoryStore
from engine.tables import Table
from engine.tables.table.time_limits import LONGEST_PAUSE, MINUTE, played_for
from tests.tables.building import ADA, AWAY_BO, ROBIN, pick
from tests.toy import Lanterns
from tests.toy import words as w
from tests.toy.builders import Clock

LATE = counter("late", 0, 1)


class Timed(Lanterns):
    """Lanterns for ten minutes, after which it is late."""

    layout = Layout((w.DECK, w.BAG, w.OFFER, w.HAND, w.PICK, w.ROW, w.FAN), (w.ROUND, w.POINTS, w.OIL, w.GLOW, LATE))

    def time_limit(self, options):
        return 10, w.Throw()

    def legal(self, world, seat):
        return ([] if LATE(world) else [w.Throw()]) if seat is None else super().legal(world, seat)

    def decide(self, world, seat, action):
        return self.strike(world) if seat is None else super().decide(world, seat, action)

    def strike(self, world):
        if LATE(world):
            raise Rejected("TimeIsUp", "The time is up already.")
        yield LATE.to(1)
        yield Noted("late")


@pytest.fixture
def clock(monkeypatch):
    monkeypatch.setitem(GAMES, "lanterns", Timed())
    return Clock()


@pytest.fixture
def table(clock):
    return Table.create(MemoryStore(clock), "lanterns", {}, [ADA, AWAY_BO, ROBIN], 7, clock)


def strikes(table):
    return [event for event in table.journal.events if event.seat is None and event.action == w.Throw()]


def test_nothing_strikes_while_there_is_time(table, clock):
    clock.passes(4 * MINUTE)
    pick(table, 0)
    clock.passes(4 * MINUTE)
    assert strikes(pick(table, 1)) == []


def test_the_first_move_after_the_time_finds_that_it_is_up(table, clock):
    for seat in (0, 1):
        clock.passes(5 * MINUTE)
        pick(table, seat)
    assert [event.seq for event in strikes(table)] == [table.journal.events[-1].seq - 1]
    assert table.journal.events[-1].seat == 1
    assert LATE(table.world) == 1
    assert Journal.load(table.journal.dump()).verify() == []


def test_the_clock_strikes_once(table, clock):
    for seat in (0, 1, 2):
        clock.passes(5 * MINUTE)
        pick(table, seat)
    assert len(strikes(table)) == 1


def test_a_bot_finds_that_the_time_is_up_as_well(table, clock):
    for seat in (0, 1):
        clock.passes(4 * MINUTE)
        pick(table, seat)
    clock.passes(4 * MINUTE)
    assert table.bot_turn(2).seat == 2
    assert len(strikes(table)) == 1


def test_a_table_that_was_left_alone_has_not_run_out_of_time(table, clock):
    clock.passes(600 * MINUTE)
    pick(table, 0)
    assert strikes(table) == []
    assert played_for(table.journal, clock.time) < LONGEST_PAUSE + 100


def test_a_clock_that_was_set_back_takes_nothing_away(table, clock):
    clock.passes(3 * MINUTE)
    pick(table, 0)
    assert played_for(table.journal, 0) >= 3 * MINUTE


def test_of_two_programs_one_clock_strikes(table, clock):
    elsewhere = Table.open(table.store, table.id, clock)
    clock.passes(5 * MINUTE)
    pick(table, 0)
    elsewhere.reload()
    clock.passes(5 * MINUTE)
    pick(table, 1)
    pick(elsewhere, 2)
    table.reload()
    assert len(strikes(table)) == 1
    assert table.world == elsewhere.world


def test_an_undo_past_the_strike_wins_no_time(clock):
    table = Table.create(MemoryStore(clock), "lanterns", {}, [ADA, ROBIN], 7, clock)
    for seat in (0, 1):
        clock.passes(5 * MINUTE)
        pick(table, seat)
    table.undo()
    assert LATE(table.world) == 0
    assert LATE(pick(table, 0).world) == 1


def test_a_game_without_a_limit_has_no_clock():
    clock = Clock()
    table = Table.create(MemoryStore(clock), "lanterns", {}, [ADA, AWAY_BO], 7, clock)
    for seat in (0, 1):
        clock.passes(60 * MINUTE)
        pick(table, seat)
    assert strikes(table) == []


def test_how_long_a_table_may_still_be_played_is_told_in_minutes_begun(table, clock):
    assert table.minutes_left == 10
    clock.passes(3 * MINUTE)
    pick(table, 0)
    clock.passes(MINUTE // 2)
    assert table.minutes_left == 7
    clock.passes(4 * MINUTE)
    pick(table, 1)
    clock.passes(4 * MINUTE)
    assert table.minutes_left == 0


def test_a_table_without_a_limit_has_no_minutes_to_tell():
    assert Table.create(MemoryStore(), "fairy_tale", {}, [ADA, ROBIN], 7).minutes_left is None


def test_a_game_that_counts_without_a_clock_is_told_before_the_first_move_that_one_runs():
    table = Table.create(MemoryStore(), "quests_of_shadowgate", {"match": "time_limit"}, [ADA, ROBIN], 7)
    seat = table.waiting()[0]
    table.act(seat, table.legal(seat)[0])
    lines = [event.action for event in table.journal.events if event.seat is None]
    assert lines.count(table.game.clock_starts) == 1
    assert table.game.clock_starts is not None
