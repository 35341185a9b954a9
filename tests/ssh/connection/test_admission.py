"""The door counts: people in all, connections from one address and a minute, over all workers."""

import multiprocessing

import pytest

from tui.server.connection.admission import AGES, ROW, SLOT, Crowd, strike
from tui.server.process.policy import MOST_A_MINUTE, HouseRules

HERE, THERE = "192.0.2.1", "2001:db8::7"


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


def test_an_address_may_have_so_many_connections(clock):
    crowd = Crowd(HouseRules(max_per_address=2), clock=clock)
    for _ in range(2):
        assert crowd.why_not_connect(HERE) is None
        crowd.connected(HERE)
    assert crowd.why_not_connect(HERE) == "too many connections from one address"
    assert crowd.why_not_connect(THERE) is None


def test_a_connection_that_ended_makes_room(clock):
    crowd = Crowd(HouseRules(max_per_address=1), clock=clock)
    crowd.connected(HERE)
    crowd.connected(HERE, -1)
    assert crowd.why_not_connect(HERE) is None


def test_an_address_may_knock_so_often_a_minute(clock):
    crowd = Crowd(HouseRules(max_per_minute=3), clock=clock)
    assert [crowd.why_not_connect(HERE) for _ in range(3)] == [None] * 3
    assert crowd.why_not_connect(HERE) == "too many connections a minute"
    assert crowd.why_not_connect(THERE) is None
    clock.now = 60.0
    assert crowd.why_not_connect(HERE) is None


def test_the_hall_is_full_over_all_workers():
    rules, counts = HouseRules(max_sessions=2, workers=2), [0] * (ROW * 2)
    first, second = Crowd(rules, counts, 0), Crowd(rules, counts, 1)
    first.entered()
    assert second.why_not_enter() is None
    second.entered()
    assert first.why_not_enter() == "the hall is full"
    second.entered(-1)
    assert first.why_not_enter() is None


def test_who_was_with_a_worker_that_died_is_forgotten():
    rules, counts = HouseRules(max_sessions=1, workers=2), [0] * (ROW * 2)
    first, second = Crowd(rules, counts, 0), Crowd(rules, counts, 1)
    second.entered()
    second.connected(HERE)
    strike(counts, 1)
    assert first.inside() == 0
    assert not any(counts)


def test_a_minute_is_counted_over_all_workers(clock):
    rules, counts = HouseRules(max_per_minute=3, workers=2), [0] * (ROW * 2)
    first, second = Crowd(rules, counts, 0, clock), Crowd(rules, counts, 1, clock)
    assert [first.why_not_connect(HERE), second.why_not_connect(HERE), first.why_not_connect(HERE)] == [None] * 3
    for crowd in (first, second):
        assert crowd.why_not_connect(HERE) == "too many connections a minute"
        assert crowd.why_not_connect(THERE) is None


def test_a_worker_that_died_does_not_make_the_minute_begin_anew(clock):
    rules, counts = HouseRules(max_per_minute=2, workers=2), [0] * (ROW * 2)
    first, second = Crowd(rules, counts, 0, clock), Crowd(rules, counts, 1, clock)
    for _ in range(2):
        second.why_not_connect(HERE)
    strike(counts, 1)
    assert first.why_not_connect(HERE) == "too many connections a minute"


def test_a_minute_passes_by_and_by(clock):
    crowd = Crowd(HouseRules(max_per_minute=2), clock=clock)
    for clock.now in (5.0, 35.0):
        assert crowd.why_not_connect(HERE) is None
    for clock.now, may in ((59.0, False), (61.0, True), (62.0, False), (91.0, True), (1e6, True), (1e7, True)):
        assert (crowd.why_not_connect(HERE) is None) == may


def test_counts_are_shared_memory_of_a_size_that_does_not_grow(clock):
    counts = multiprocessing.RawArray("i", ROW)
    crowd = Crowd(HouseRules(max_per_minute=300), counts, clock=clock)
    clock.now = SLOT * AGES * 7 - 1  # the last slot before their numbers begin anew
    assert [crowd.why_not_connect(HERE) is None for _ in range(305)] == [True] * 300 + [False] * 5
    clock.now += SLOT
    assert crowd.why_not_connect(HERE) == "too many connections a minute"
    strike(counts, 0)
    assert len(counts) == ROW


@pytest.mark.parametrize(
    "wrong",
    [
        {"port": 70000},
        {"max_sessions": 0},
        {"max_per_address": 0},
        {"max_per_minute": 0},
        {"max_per_minute": MOST_A_MINUTE + 1},
        {"login_time": 0},
        {"idle_time": -1},
        {"workers": 0},
        {"workers": 2, "port": 0},
    ],
)
def test_rules_that_cannot_work_are_named(wrong):
    assert len(HouseRules(**wrong).complaints()) == 1


def test_the_usual_rules_work():
    assert HouseRules().complaints() == []
