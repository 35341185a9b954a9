"""What a page has not painted is the backlog: pictures are dropped for it and painted anew, as for slow SSH clients."""

import asyncio

import pytest
from textual.app import ComposeResult
from textual.widgets import Static

from tests.ssh.halls import HALL, until
from tests.web.pages import browser, come, web_hall
from tui.server.process.textual_patches import Tamed
from tui.server.web.web_terminal import WebTerminal


class Busy(Tamed):
    """Paints something else with every beat."""

    beats = 0

    def compose(self) -> ComposeResult:
        yield Static(id="page")

    def on_mount(self) -> None:
        self.set_interval(0.005, self.beat)

    def beat(self) -> None:
        self.beats += 1
        sign = chr(ord("a") + self.beats % 26)
        self.query_one("#page", Static).update(f"beat {self.beats}\n" + (sign * 97 + "\n") * 28)


@pytest.fixture(autouse=True)
def soon_full(monkeypatch):
    monkeypatch.setattr("tui.server.terminal.output_buffer.FULL", 20_000)
    monkeypatch.setattr("tui.server.terminal.output_buffer.DRAINED", 2_000)


async def test_a_page_that_does_not_paint_is_sent_no_more_than_it_can_hold_and_then_the_newest():
    async with web_hall(lambda *_: Busy()) as hall, browser() as session, come(hall, session) as page:
        await page.sees("beat")
        page.paints = False
        [stay] = hall.house.stays
        outlet = stay.app._driver.outlet
        await until(lambda: outlet.is_choked and outlet.dropped > 20)
        sent, beats = outlet.sent, stay.app.beats
        await until(lambda: stay.app.beats > beats + 20)
        assert outlet.sent == sent
        assert stay.terminal.backlog() <= 20_000 + 20_000
        stay.app.beats += 100_000
        page.paints = True
        await page.say(painted=len(page.output))
        await page.sees("beat 10")


async def test_a_page_that_never_paints_is_hung_up(monkeypatch):
    monkeypatch.setattr("tui.server.terminal.output_buffer.PATIENCE", 0.2)
    async with web_hall(lambda *_: Busy()) as hall, browser() as session, come(hall, session) as page:
        page.paints = False
        await page.is_sent_away()
        assert hall.said("takes no output")


async def test_a_page_is_believed_no_further_than_it_was_sent():
    async with web_hall() as hall, browser() as session, come(hall, session) as page:
        await page.sees(HALL)
        page.paints = False
        [stay] = hall.house.stays
        await page.say(painted=10**15)
        await until(lambda: stay.terminal.backlog() == 0)
        await page.say(painted=-(10**15))
        await page.type(b"?")
        await page.sees("On every page")
        assert 0 < stay.terminal.backlog() == stay.terminal.sent - stay.terminal.painted


async def test_what_a_page_types_is_left_in_the_line_while_the_hall_holds_it_back(monkeypatch):
    heard = []
    async with web_hall() as hall, browser() as session, come(hall, session) as page:
        await page.sees(HALL)
        page.paints = False
        [stay] = hall.house.stays
        monkeypatch.setattr(stay.terminal, "typed", heard.append)
        stay.terminal.hold(True)
        for key in (b"a", b"b", b"c"):
            await page.type(key)
        async with browser() as other, come(hall, other) as page_of_other:
            await page_of_other.sees(HALL)  # meanwhile all three have come
        assert heard in ([], [b"a"])  # the first was taken out of the line before, or was not
        stay.terminal.hold(False)
        await until(lambda: heard == [b"a", b"b", b"c"])


async def test_nobody_who_paints_waits_for_the_socket():
    class Stuck:
        closed = False

        async def send_bytes(self, data):
            await asyncio.Event().wait()

    terminal = WebTerminal(Stuck(), None, lambda why: None)
    for _ in range(1000):
        terminal.write(b"x" * 100)
    assert terminal.backlog() == 100_000
    terminal.cut()
