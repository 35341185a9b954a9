"""The door counts: people in all, connections from one address and a minute, over all workers."""

import pytest

from tui.server.crowd import ROW, Crowd, strike
from tui.server.rules import HouseRules

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


def test_addresses_are_not_remembered_for_ever(clock):
    crowd = Crowd(HouseRules(), clock=clock)
    for number in range(5000):
        crowd.why_not_connect(f"192.0.{number // 250}.{number % 250}")
    assert len(crowd.lately) <= 4096


@pytest.mark.parametrize(
    "wrong",
    [
        {"port": 70000},
        {"max_sessions": 0},
        {"max_per_address": 0},
        {"max_per_minute": 0},
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
