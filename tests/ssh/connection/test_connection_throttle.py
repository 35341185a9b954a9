"""What comes in faster than anybody types waits outside."""

import asyncio

import pytest

from tests.ssh.halls import HALL, knock, open_hall, until, visit
from tui.server.connection.connection_throttle import AHEAD, RATE, SIP, Tap


class Pipe:
    def __init__(self):
        self.told, self.closing = [], False

    def pause_reading(self):
        self.told.append("pause")

    def resume_reading(self):
        self.told.append("go on")

    def is_closing(self):
        return self.closing


class Loop:
    """A loop whose time is told."""

    def __init__(self):
        self.now, self.later = 0.0, []

    def time(self):
        return self.now

    def call_later(self, seconds, act):
        self.later.append((self.now + seconds, act))


@pytest.fixture
async def tap():
    loop, taken = Loop(), []
    made = Tap(Pipe(), taken.append, loop.time)
    made.loop, made.taken = loop, taken
    return made


async def test_ordinary_keys_are_never_held(tap):
    for second in range(100):
        tap.loop.now = float(second)
        tap(b"\x1b[C" * 30)
    assert tap.line.told == []
    assert len(tap.taken) == 100


async def test_a_flood_is_held_until_its_time_has_come(tap):
    tap(b"x" * (AHEAD + RATE))
    assert tap.line.told == ["pause"]
    [(when, go_on)] = tap.loop.later
    assert when == pytest.approx(1.0)
    go_on()
    assert tap.line.told == ["pause", "go on"]


async def test_a_line_that_closes_is_let_be(tap):
    tap(b"x" * (AHEAD + RATE))
    tap.line.closing = True
    tap.loop.later[0][1]()
    assert tap.line.told == ["pause"]


async def test_every_connection_has_one_and_a_flood_before_the_log_in_stops_nobody():
    async with open_hall() as hall, visit(hall) as client:
        await client.sees(HALL)
        _, writer = await asyncio.open_connection("127.0.0.1", hall.port)
        writer.write(b"SSH-2.0-x\r\n" + b"\0" * 1_000_000)
        await client.answers()
        writer.close()
        await until(lambda: len(hall.house.doors) == 1)
        [door] = hall.house.doors
        assert isinstance(door.connection.data_received, Tap)
        assert door.connection._transport.max_size == SIP


async def test_requests_without_end_stop_nobody():
    async with open_hall() as hall, visit(hall) as client, knock(hall) as connection:
        await client.sees(HALL)
        for _ in range(20_000):
            connection.send_packet(2, b"\0\0\0\0")  # to be ignored
        await client.answers()
