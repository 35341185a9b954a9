"""Input is measured out: nobody can flood an app, and nothing that matters is lost."""

import asyncio

import pytest
from textual import events
from textual.geometry import Size

from tests.ssh.halls import until
from tui.server.terminal.input_throttle import BURST, FLOOD, RATE, WAITING, Allowance, Intake


class Desk:
    """An app that looks at everything at once, unless it is busy."""

    def __init__(self):
        self.seen, self.busy, self.held = [], 0, []
        self.intake = Intake(self.seen.append, lambda: self.busy, self.held.append)

    @property
    def keys(self):
        return [event.key for event in self.seen if isinstance(event, events.Key)]


@pytest.fixture
async def desk():
    made = Desk()
    yield made
    made.intake.close()


def test_after_a_first_burst_events_come_by_and_by():
    allowance = Allowance(0.0)
    assert [allowance.take(0.0) for _ in range(int(BURST))] == [0.0] * int(BURST)
    wait = allowance.take(0.0)
    assert wait == pytest.approx(1 / RATE)
    assert allowance.take(wait + 0.001) == 0.0


def test_a_pause_fills_the_allowance_and_no_more():
    allowance = Allowance(0.0)
    assert sum(allowance.take(1000.0) == 0.0 for _ in range(500)) == BURST


async def test_keys_arrive_in_their_order(desk):
    desk.intake.received(b"abc\x1b[Ad")
    await until(lambda: len(desk.seen) == 5)
    assert desk.keys == ["a", "b", "c", "up", "d"]


async def test_a_letter_may_come_in_two_packets(desk):
    desk.intake.received("é".encode()[:1])
    desk.intake.received("é".encode()[1:])
    await until(lambda: desk.seen)
    assert desk.seen[0].character == "é"


async def test_bytes_that_are_no_text_do_no_harm(desk):
    desk.intake.received(b"\xff\xfe\xc3q")
    await until(lambda: "q" in desk.keys)


async def test_of_several_mouse_moves_the_last_counts(desk):
    desk.busy = 100
    desk.intake.received(b"".join(b"\x1b[<32;%d;5M" % column for column in range(1, 60)))
    await until(lambda: not desk.intake.raw)
    desk.busy = 0
    await until(lambda: desk.seen)
    assert [event.x for event in desk.seen] == [58]


async def test_of_several_sizes_the_last_counts(desk):
    desk.busy = 100
    for width in range(50, 90):
        desk.intake.put(events.Resize(Size(width, 24), Size(width, 24)))
    desk.busy = 0
    await until(lambda: desk.seen)
    assert [event.size.width for event in desk.seen] == [89]


async def test_what_piles_up_holds_the_connection_until_it_is_worked_off(desk):
    desk.busy = 100
    desk.intake.received(b"x" * (WAITING + 400))
    await until(lambda: desk.held == [True])
    assert len(desk.intake.queue) < WAITING + 300


async def test_what_keeps_piling_up_is_thrown_away(desk):
    desk.busy = 100
    desk.intake.received(b"x" * 5000)
    await until(lambda: desk.held == [True])
    desk.intake.clock = lambda: desk.intake.loop.time() + FLOOD + 1
    await until(lambda: desk.held == [True, False])
    assert desk.intake.raw == ""
    assert not desk.intake.queue


async def test_an_escape_comes_without_another_key(desk):
    desk.intake.received(b"\x1b")
    await until(lambda: desk.keys == ["escape"])


async def test_a_closed_intake_takes_nothing(desk):
    desk.intake.close()
    desk.intake.received(b"abc")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert desk.seen == []


async def test_of_hundreds_of_sizes_a_few_are_laid_out_and_the_last_one_wins(desk):
    """A window that is dragged about costs the others no more than a few layouts a second."""
    start = desk.intake.clock()
    now = [start]
    desk.intake.clock = lambda: now[0]
    for step in range(250):
        now[0] = start + step / 250
        desk.intake.put(events.Resize(Size(80 + step, 24), Size(80 + step, 24)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    now[0] = start + 9
    await until(lambda: any(event.size.width == 329 for event in desk.seen))
    assert len(desk.seen) <= 6


async def test_keys_do_not_wait_for_sizes(desk):
    for step in range(5):
        desk.intake.put(events.Resize(Size(80 + step, 24), Size(80 + step, 24)))
    desk.intake.received(b"x")
    await until(lambda: desk.keys == ["x"])
