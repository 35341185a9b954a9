"""Resting: a pilot waits for everything a key has set going, whatever it is, and for nothing that goes on for ever."""

import asyncio
import threading

import pytest
from textual.app import App
from textual.widgets import Static

from tests.tui import rest
from tests.tui.rest import resized, until
from tests.tui.screen_snapshot import text_of


class Busy(App[None]):
    """Every key sets something going that ends in another way."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = threading.Event()
        self.is_restless = True

    def compose(self):
        yield Static("before")

    def tell(self, *_) -> None:
        self.query_one(Static).update("after")

    def key_t(self) -> None:
        self.set_timer(1 / 120, self.tell)

    def key_r(self) -> None:
        self.call_after_refresh(self.call_after_refresh, self.tell)
        self.refresh()

    def key_w(self) -> None:
        asyncio.get_running_loop().call_later(0.05, self.gate.set)
        self.run_worker(self.wait_elsewhere, thread=True)

    def wait_elsewhere(self) -> None:
        self.gate.wait()
        self.call_from_thread(self.tell)

    def key_l(self) -> None:
        self.set_timer(0.1, self.tell)

    def key_e(self) -> None:
        self.set_interval(0.1, self.refresh)
        self.tell()

    def key_n(self) -> None:
        if self.is_restless:
            asyncio.get_running_loop().call_soon(self.key_n)


@pytest.mark.parametrize("key", ["t", "r", "w", "e"])
async def test_a_key_is_over_when_what_it_set_going_is_painted(key):
    async with Busy().run_test() as pilot:
        assert "before" in text_of(pilot.app)
        await pilot.press(key)
        assert "after" in text_of(pilot.app)


async def test_what_comes_in_its_own_time_is_waited_for_when_asked_for():
    async with Busy().run_test() as pilot:
        await pilot.press("l")
        await until(pilot, lambda: "after" in text_of(pilot.app))


async def test_what_never_comes_is_not_waited_for_without_end(monkeypatch):
    monkeypatch.setattr(rest, "MOMENTS", 3)
    async with Busy().run_test() as pilot:
        with pytest.raises(AssertionError, match="did not come"):
            await until(pilot, lambda: "after" in text_of(pilot.app))


async def test_who_is_never_idle_is_found_out(monkeypatch):
    monkeypatch.setattr(rest, "STEPS", 100)
    async with Busy().run_test() as pilot:
        with pytest.raises(AssertionError, match="never idle"):
            await pilot.press("n")
        pilot.app.is_restless = False


@pytest.mark.parametrize("size", [(30, 6), (80, 24), (100, 50)], ids=str)
async def test_a_terminal_of_another_size_is_painted_in_that_size(size):
    async with Busy().run_test(size=(80, 24)) as pilot:
        await resized(pilot, *size)
        assert pilot.app.query_one(Static).size.width == size[0]
        assert pilot.app.screen.size == size


async def test_several_apps_rest_each_for_themselves():
    async with Busy().run_test() as one, Busy().run_test() as other:
        await one.press("r")
        assert "after" in text_of(one.app)
        assert "before" in text_of(other.app)
        await other.press("r")
        assert "after" in text_of(other.app)
