"""What a visit leaves behind: nothing that has to wait for a collection of everybody's screens."""

import gc
import weakref
from contextlib import contextmanager

import pytest

from tests.ssh.halls import HALL, open_hall, until, visit
from tui.bench import ssh_visits
from tui.bench.hall_speed import Load
from tui.server.process import idle_collection, takedown
from tui.server.process.idle_collection import ENOUGH, MOST, QUIET, Collector


@contextmanager
def no_collector():
    """What goes now goes by its reference count."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def held_by(app):
    return [sorted(one)[:9] if isinstance(one, dict) else type(one).__name__ for one in gc.get_referrers(app)]


@pytest.mark.parametrize("keys", [b"", b"n", b"?", b"r"])
async def test_an_ended_app_its_screens_and_its_widgets_go_without_the_collector(keys, monkeypatch):
    monkeypatch.setattr(takedown, "LINGERING", 0.01)
    async with open_hall() as hall:
        with no_collector():
            async with visit(hall) as client:
                await client.sees(HALL)
                client.type(keys)
                [stay] = hall.house.stays
                screens = [weakref.ref(screen) for screen in stay.app.screen_stack]
                styles = [weakref.ref(widget._styles_cache) for widget in stay.app.screen.walk_children()]
                app = weakref.ref(stay.app)
                del stay
            await until(lambda: app() is None, lambda: f"the end of an app held by {held_by(app())}, which")
            await until(lambda: not any(one() for one in (*screens, *styles)), "the end of every screen")


async def test_an_app_that_is_cut_off_while_it_starts_is_taken_apart_as_well(monkeypatch):
    monkeypatch.setattr(takedown, "LINGERING", 0.01)
    async with open_hall() as hall:
        with no_collector():
            async with visit(hall):
                await until(lambda: hall.house.stays and next(iter(hall.house.stays)).app)
                app = weakref.ref(next(iter(hall.house.stays)).app)
            await until(lambda: app() is None, lambda: f"the end of an app held by {held_by(app())}, which")
        assert not hall.meeting.hall.listeners
        assert not hall.meeting.hall.presence.everybody()


async def test_who_plays_on_is_not_touched_by_the_end_of_others(monkeypatch):
    monkeypatch.setattr(takedown, "LINGERING", 0.01)
    async with open_hall() as hall, visit(hall, username="stays") as one:
        await one.sees(HALL)
        for _ in range(2):
            async with visit(hall, username="goes") as other:
                await other.sees(HALL)
            await until(lambda: len(hall.house.stays) == 1)
        await one.answers()


class Watch:
    """A clock, and a collector that takes as long as it is told."""

    def __init__(self, monkeypatch, takes=0.0):
        self.now, self.heard, self.takes = 100.0, [], takes
        self.collected = []
        self.collector = Collector(lambda: self.heard, lambda: self.now)
        monkeypatch.setattr(idle_collection.gc, "collect", self.collect)

    def collect(self, generation=2):
        self.collected.append(generation)
        self.now += self.takes if generation == 2 else 0.0

    def look(self, visits=0):
        for _ in range(visits):
            self.collector.ended()
        return self.collector.look()


def test_while_keys_are_pressed_nothing_is_collected(monkeypatch):
    watch = Watch(monkeypatch)
    watch.heard = [99.0, 100.0 - QUIET / 2]
    assert watch.look(visits=ENOUGH) is None
    watch.now += QUIET
    assert watch.look() == 2


def test_young_garbage_is_collected_in_every_quiet_moment(monkeypatch):
    watch = Watch(monkeypatch)
    watch.heard = [90.0]
    assert [watch.look(), watch.look()] == [1, 1]


def test_a_collection_that_would_take_long_waits_until_people_have_left(monkeypatch):
    watch = Watch(monkeypatch, takes=0.16)
    watch.heard = [90.0] * 4
    assert watch.look(visits=ENOUGH) == 2
    assert watch.look(visits=ENOUGH) == 1
    watch.heard = [90.0]
    assert watch.look() == 2
    watch.heard = [90.0] * 4
    assert watch.look(visits=ENOUGH) == 1
    watch.heard = []
    assert watch.look() == 2


def test_after_very_many_visits_it_is_made_all_the_same(monkeypatch):
    watch = Watch(monkeypatch, takes=1.0)
    watch.heard = [90.0] * 9
    assert watch.look(visits=ENOUGH) == 2
    watch.heard = [watch.now] * 9
    assert watch.look(visits=MOST) == 2


def test_visits_are_measured_and_held_against_the_bar(monkeypatch):
    monkeypatch.setattr(ssh_visits, "FIRST", 2)
    monkeypatch.setattr(ssh_visits, "SETTLING", 0.5)
    figures = {figure.what.rpartition(": ")[2]: figure for figure in ssh_visits.visit_figures(Load(1), 4)}
    assert figures["memory that a visit leaves"].most == 40
    assert figures["longest collection"].most == 100
    assert figures["sessions that ended"].value == 0
