"""What a visit leaves behind: nothing that has to wait for a collection of everybody's screens."""

import asyncio
import gc
import weakref
from contextlib import contextmanager
from types import SimpleNamespace

import pytest
from textual.cache import LRUCache
from textual.widgets import Static

from tests.ssh.halls import HALL, open_hall, until, visit
from tui.bench import ssh_visits
from tui.bench.hall_speed import Load
from tui.lobby.table import SharedTableScreen
from tui.pages.reading.rulebook import RulebookScreen
from tui.server.connection import visit as connected_visit
from tui.server.connection.loop_accounting import CountingLoop
from tui.server.process import idle_collection, takedown
from tui.server.process.idle_collection import LARGE, MANY, MOST, PORTION, QUIET, Collector, set_aside
from tui.server.process.textual_patches import tame


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
            await until(
                lambda: not any(one() for one in (*screens, *styles)),
                lambda: f"the end of screens held by {[held_by(one()) for one in (*screens, *styles) if one()]}, which",
            )


def left_for_the_collector():
    """What only a collection finds now: the parts of apps, and everything."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        found = gc.garbage[:]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
    ours = [one for one in found if type(one).__module__.partition(".")[0] in ("textual", "tui", "engine")]
    parts = [one for one in ours if not isinstance(one, asyncio.Handle)]  # steps of the client's own tasks
    return parts, found


async def look_round(hall, slug):
    """Sit down at a table, read the rules, change the window, and be cut off; everything that was shown."""
    async with visit(hall, size=(120, 40)) as client:
        await client.sees(HALL)
        [stay] = hall.house.stays
        app = stay.app
        id = app.halls.lay(app.who, slug, {}, 2)
        app.halls.fill(app.who, id)
        app.call_later(app.go_into, id)
        await until(lambda: isinstance(app.screen, SharedTableScreen), "the table")
        client.type(b"\x1b[C?")
        await until(lambda: isinstance(app.screen, RulebookScreen), "the rulebook")
        client.resize(80, 24)
        await until(lambda: app.size.width == 80, "another size")
        return [weakref.ref(part) for part in (app, *app.screen_stack, *app.screen.walk_children())]


@pytest.mark.parametrize("slug", ["fairy_tale", "shadowscape"])
def test_a_visit_at_a_table_leaves_nothing_of_it_to_the_collector(slug, monkeypatch):
    """What a collection finds is the client's end of the connection, which is in this process as well."""
    monkeypatch.setattr(takedown, "LINGERING", 0.01)
    monkeypatch.setattr(idle_collection, "GLANCE", 3600)

    async def visited():
        async with open_hall() as hall:
            for _ in range(2):
                gc.collect()
                parts = await look_round(hall, slug)
                await until(lambda parts=parts: not any(part() for part in parts), "the end of all that was shown")
            return left_for_the_collector()

    with no_collector(), asyncio.Runner(loop_factory=CountingLoop) as runner:
        parts, found = runner.run(visited())
    assert parts == []
    assert len(found) < 250, "some 50 of a connection, some 50 of what reads the rulebook"


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


def test_a_cache_that_is_cleared_holds_on_to_nothing():
    tame()
    cache, held = LRUCache(8), [Circle() for _ in range(3)]
    for number, one in enumerate(held):
        one.itself = None
        cache.set(number, one)
    gone = [weakref.ref(one) for one in held]
    with no_collector():
        del held, one
        cache.clear()
        assert [one() for one in gone] == [None] * 3


class Unending(Static):
    """Something that is being mounted for ever, as an app may be cut off in the middle of it."""

    async def on_mount(self):
        await asyncio.Event().wait()


async def test_an_app_that_does_not_come_to_its_end_is_taken_apart_as_well(monkeypatch):
    monkeypatch.setattr(takedown, "LINGERING", 0.01)
    monkeypatch.setattr(takedown, "PATIENCE", 0.1)
    monkeypatch.setattr(connected_visit, "GRACE", 0.1)
    async with open_hall() as hall:
        async with visit(hall) as client:
            await client.sees(HALL)
            [stay] = hall.house.stays
            page, part = weakref.ref(stay.app.screen), Unending()
            stay.app.call_later(stay.app.screen.mount, part)
            await until(lambda: part.is_attached, "what never ends")
            part = weakref.ref(part)
            del stay
        with no_collector():
            await until(lambda: page() is None, lambda: f"the end of a page held by {held_by(page())}, which")
        assert part() is None
    assert hall.said("did not end by itself")


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
    """A clock, and a collector of which only is noted what it is told."""

    def __init__(self, monkeypatch):
        self.now, self.heard, self.made, self.told = 100.0, [], 0, []
        self.collector = Collector(lambda: self.heard, lambda: self.now)
        noted = SimpleNamespace(
            collect=lambda generation=2: self.told.append(f"collect {generation}"),
            freeze=lambda: self.told.append("freeze"),
            unfreeze=lambda: self.told.append("unfreeze"),
            get_objects=lambda generation: range(self.made),
        )
        monkeypatch.setattr(idle_collection, "gc", noted)

    def look(self, visits=0):
        """What the interpreter is told in one look, after so many visits."""
        self.told.clear()
        for _ in range(visits):
            self.collector.ended()
        self.collector.look()
        return list(self.told)


def test_young_garbage_is_collected_in_every_quiet_moment_and_in_no_other(monkeypatch):
    watch = Watch(monkeypatch)
    watch.heard = [90.0, 100.0 - QUIET / 2]
    assert watch.look() == []
    watch.now += QUIET
    assert [watch.look(), watch.look()] == [["collect 1"]] * 2


def test_what_was_made_is_looked_through_once_and_set_aside(monkeypatch):
    watch = Watch(monkeypatch)
    watch.heard, watch.made = [100.0], PORTION + 1
    assert watch.look(visits=MANY) == ["collect 2", "freeze"]


def test_what_came_by_the_thousand_is_set_aside_unseen_while_somebody_is_inside(monkeypatch):
    watch = Watch(monkeypatch)
    watch.heard, watch.made = [90.0], LARGE + 1
    assert watch.look() == ["freeze"]
    watch.heard = []
    assert watch.look() == ["collect 2", "freeze"]


def test_everything_is_looked_through_when_nobody_is_inside_or_after_very_many_visits(monkeypatch):
    watch = Watch(monkeypatch)
    assert watch.look(visits=MANY - 1) == ["collect 1"]
    assert watch.look(visits=1) == ["unfreeze", "collect 2", "freeze"]
    assert watch.look() == ["collect 1"]
    watch.heard = [watch.now]
    assert watch.look(visits=MOST - 1) == []
    assert watch.look(visits=1) == ["unfreeze", "collect 2", "freeze"]


class Circle:
    """Something that only a collection finds."""

    def __init__(self):
        self.itself = self


def test_a_portion_is_what_was_made_since_the_one_before():
    with no_collector():
        try:
            set_aside()
            before, circle = gc.get_freeze_count(), weakref.ref(Circle())
            assert before > 10_000
            assert len(gc.get_objects(generation=2)) == 0
            assert circle() is not None
            set_aside()
            assert circle() is None
        finally:
            gc.unfreeze()


def test_visits_are_measured_and_held_against_the_bar(monkeypatch):
    monkeypatch.setattr(ssh_visits, "FIRST", 2)
    monkeypatch.setattr(ssh_visits, "SETTLING", 0.5)
    figures = {figure.what.rpartition(": ")[2]: figure for figure in ssh_visits.visit_figures(Load(1), 4)}
    assert figures["memory that a visit leaves"].most == 40
    assert figures["longest collection"].most == 100
    assert figures["sessions that ended"].value == 0
