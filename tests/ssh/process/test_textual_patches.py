"""Many apps in one process: none of them takes it for its own."""

import asyncio
import contextvars
import gc
import signal
import sys
import threading
import weakref

from rich.segment import Segment
from textual._context import active_app
from textual.app import App
from textual.color import Color
from textual.screen import Screen
from textual.strip import Strip
from textual.widgets import Static

from tests.ssh.halls import HALL, open_hall, until, visit
from tests.ssh.terminals import FakeTerminal
from tests.tui.rest import rest
from tui.server.process.textual_patches import SharedStylesheet, Tamed, run_tamed, settle_memory, tame
from tui.server.render.partial_render import whole_of
from tui.server.terminal.driver import TerminalDriver
from tui.server.terminal.terminal import Extent


class Plain(Tamed):
    CSS = "Static { background: $primary; }"

    def compose(self):
        yield Static("hello", markup=False)


def started(app, terminal=None):
    """The app on a terminal of its own, in a context of its own; its task."""
    terminal = terminal or FakeTerminal()
    app.driver_class = lambda app, **more: TerminalDriver(app, terminal=terminal, **more)
    ready = asyncio.Event()
    task = asyncio.get_running_loop().create_task(
        run_tamed(app, terminal.extent, ready.set), context=contextvars.Context()
    )
    return task, ready


async def test_streams_signals_threads_and_the_collector_are_left_alone():
    tame()
    before = (sys.stdout, sys.stderr, gc.isenabled())
    handlers = [signal.getsignal(number) for number in (signal.SIGTSTP, signal.SIGCONT, signal.SIGWINCH, signal.SIGINT)]
    async with open_hall() as hall, visit(hall) as client:
        await client.sees(HALL)
        [stay] = hall.house.stays
        stay.app._realtime_animation_begin()
        assert (sys.stdout, sys.stderr, gc.isenabled()) == before
        assert not any(thread.name.startswith("textual") for thread in threading.enumerate())
        stay.app._realtime_animation_complete()
    after = [signal.getsignal(number) for number in (signal.SIGTSTP, signal.SIGCONT, signal.SIGWINCH, signal.SIGINT)]
    assert after == handlers


def test_the_interpreter_makes_no_full_collection_by_itself():
    before = gc.get_threshold()
    try:
        settle_memory()
        assert gc.get_threshold()[2] >= 1_000_000
        assert gc.get_freeze_count() > 10_000
        assert gc.isenabled()
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


class Roomy(Screen):
    """Says how large it is, and has another part where there is room for it, as a table does."""

    CSS = "#beside { display: none; }"

    def compose(self):
        yield Static("", id="size", markup=False)
        yield Static("beside", id="beside", markup=False)

    def on_resize(self):
        width, height = self.app.size
        self.query_one("#size", Static).update(f"{width} x {height}")
        self.query_one("#beside").display = width > 100


class Room(Tamed):
    def get_default_screen(self):
        return Roomy()


async def test_a_window_of_another_size_is_painted_whole_once(monkeypatch):
    """Textual paints it before its parts know their size, and again for each layout that they ask for."""
    tame()
    painted = []
    app, terminal = Room(), FakeTerminal((80, 24))
    task, ready = started(app, terminal)
    await ready.wait()
    await rest(app)
    assert b"80 x 24" in terminal.output
    monkeypatch.setattr(
        "tui.server.process.textual_patches.whole_of",
        lambda compositor: painted.append(compositor.size) or whole_of(compositor),
    )
    for width in (120, 80):
        terminal.extent = Extent(width, 30)
        terminal.listener.resized(terminal.extent)
        await until(lambda width=width: f"{width} x 30".encode() in terminal.output)
        await rest(app)
        assert [size.width for size in painted] == [width]
        painted.clear()
    app.exit()
    await task


async def test_tasks_of_the_loop_start_as_they_did():
    async with open_hall() as hall, visit(hall) as client:
        await client.sees(HALL)
        assert asyncio.get_running_loop().get_task_factory() is None


async def test_every_app_is_the_active_one_in_its_own_context_only():
    tame()
    apps = [Plain(), Plain()]
    tasks = [started(app) for app in apps]
    for _, ready in tasks:
        await ready.wait()
    assert active_app.get(None) is None
    seen = []
    for app in apps:
        app.call_later(lambda: seen.append(active_app.get()))
    await until(lambda: len(seen) == 2)
    assert seen == apps
    for app in apps:
        app.exit()
    for task, _ in tasks:
        await task


async def test_rules_are_parsed_once_for_apps_of_one_theme():
    tame()
    first, second, other = Plain(), Plain(), Plain()
    other.theme = "textual-light"
    for app in (first, second, other):
        task, ready = started(app)
        await ready.wait()
        app.exit()
        await task
    assert isinstance(first.stylesheet, SharedStylesheet)
    shared = {id(rule) for rule in first.stylesheet.rules} & {id(rule) for rule in second.stylesheet.rules}
    assert len(shared) == len(first.stylesheet.rules)
    assert not {id(rule) for rule in first.stylesheet.rules} & {id(rule) for rule in other.stylesheet.rules}


async def test_a_theme_changed_by_one_is_not_worn_by_another():
    tame()
    one, other = Plain(), Plain()
    tasks = [started(app) for app in (one, other)]
    for _, ready in tasks:
        await ready.wait()
    before = other.query_one(Static).styles.background
    one.theme = "textual-light"
    one.refresh_css(animate=False)
    other.refresh_css(animate=False)
    assert other.query_one(Static).styles.background == before
    assert one.query_one(Static).styles.background != before
    assert isinstance(before, Color)
    for app, (task, _) in zip((one, other), tasks, strict=True):
        app.exit()
        await task


def test_a_strip_keeps_no_reference_to_itself():
    tame()
    wide = Strip([Segment(" " * 10)], 10)
    assert wide.divide([10])[0] is wide
    assert wide.crop_extend(0, 10, None) is wide
    assert not wide._divide_cache
    assert not wide._crop_extend_cache


def test_a_strip_is_still_cut_and_filled():
    tame()
    strip = Strip.blank(10)
    assert [part.cell_length for part in strip.divide([4, 10])] == [4, 6]
    assert strip.crop_extend(2, 14, None).cell_length == 12


async def test_other_apps_in_the_process_still_catch_what_is_printed():
    tame()

    class Local(App):
        pass

    before = sys.stdout
    async with Local().run_test():
        assert sys.stdout is not before


async def test_colours_come_from_the_terminal_and_not_from_the_server(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "dumb")
    async with open_hall() as hall:
        for env, marks in (({"COLORTERM": "truecolor"}, b";2;"), ({}, b"8;5;")):
            async with visit(hall, env=env) as client:
                await client.sees(HALL)
                assert marks in client.output
        async with visit(hall, env={"NO_COLOR": "1"}) as client:
            await client.sees(HALL)
            assert b"38;" not in client.output
            assert b"48;" not in client.output


async def test_a_language_without_unicode_is_drawn_in_ascii():
    async with open_hall() as hall, visit(hall, env={"LANG": "C"}) as client:
        await client.sees(HALL)
        assert client.text().isascii()


async def test_nothing_holds_on_to_an_app_whose_player_has_left():
    async with open_hall() as hall:
        seen = []
        for _ in range(3):
            async with visit(hall) as client:
                await client.sees(HALL)
                [stay] = hall.house.stays
                seen.append(weakref.ref(stay.app))
                del stay
                client.type(b"\x1b[97;5uq")
                await client.is_sent_away()
            await until(lambda: not hall.house.stays)

        def are_gone():
            gc.collect()
            return [ref() for ref in seen[:-1]] == [None, None]

        await until(are_gone)
