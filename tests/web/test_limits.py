"""How much and how fast: messages, sockets, requests and connections that are too long, too many or too often."""

import asyncio
import json

import aiohttp
import pytest

from tests.ssh.halls import HALL, until
from tests.web.pages import browser, come, knock, status, web_hall
from tui.server.web.entrance import KEEPALIVE
from tui.server.web.http_guard import REMEMBERED, Guard
from tui.server.web.messages import LONGEST, TURNED_AWAY
from tui.server.web.web_door import BURST, RATE, MessageRate


async def test_a_message_that_is_too_long_ends_the_connection():
    async with web_hall() as hall, browser() as session, come(hall, session) as page:
        await page.sees(HALL)
        await page.type(b"x" * (LONGEST + 1))
        await page.is_sent_away()
        await until(lambda: not hall.house.stays)


@pytest.mark.parametrize(
    "said",
    ["", "[]", "{", '{"size": 3}', '{"size": [1]}', '{"open": "/etc"}', '{"room": "' + "x" * 99 + '"}', "\ud800"],
)
async def test_a_message_that_makes_no_sense_ends_the_connection(said):
    async with web_hall() as hall, browser() as session, come(hall, session) as page:
        await page.sees(HALL)
        await page.socket.send_frame(said.encode("utf-8", "surrogatepass"), aiohttp.WSMsgType.TEXT)
        await page.is_sent_away()
        await until(lambda: not hall.house.stays)


@pytest.mark.parametrize("first", [b"keys", '{"painted": 3}', "{}"])
async def test_a_socket_that_does_not_begin_with_its_size_is_cut(first):
    async with web_hall() as hall, browser() as session:
        await status(session, hall)
        async with session.ws_connect(f"{hall.origin}/socket", origin=hall.origin) as socket:
            await (socket.send_str(first) if isinstance(first, str) else socket.send_bytes(first))
            assert (await socket.receive()).type in (
                aiohttp.WSMsgType.CLOSED,
                aiohttp.WSMsgType.ERROR,
                aiohttp.WSMsgType.CLOSE,
            )
        assert hall.visitors == []


async def test_a_socket_that_says_nothing_is_cut():
    async with web_hall(login_time=0.1) as hall, browser() as session:
        await status(session, hall)
        async with session.ws_connect(f"{hall.origin}/socket", origin=hall.origin) as socket:
            await socket.receive()
        assert hall.said("says nothing")


async def test_a_request_that_never_ends_is_not_waited_for():
    async with web_hall(login_time=0.1) as hall:
        reader, writer = await asyncio.open_connection("127.0.0.1", hall.web.port)
        writer.write(b"GET / HTTP/1.1\r\nHost: ")
        async with asyncio.timeout(KEEPALIVE / 2):  # long before the library itself would end it
            assert await reader.read() == b""
        writer.close()


async def test_an_address_with_too_many_sockets_is_refused():
    async with web_hall(max_per_address=1) as hall, browser() as session, come(hall, session) as page:
        await page.sees(HALL)
        assert await knock(session, hall, Origin=hall.origin) == 429
        assert hall.said("too many connections from one address")
        await page.type(b"?")
        await page.sees("On every page")


async def test_sockets_that_come_too_often_are_refused():
    async with web_hall(max_per_minute=2) as hall, browser() as session:
        for _ in range(2):
            async with come(hall, session) as page:
                await page.sees(HALL)
        assert await knock(session, hall, Origin=hall.origin) == 429


async def test_requests_that_come_too_often_are_refused(monkeypatch):
    monkeypatch.setattr("tui.server.web.http_guard.BURST", 5.0)
    monkeypatch.setattr("tui.server.web.http_guard.ASKED", 0.0)
    async with web_hall() as hall, browser() as session:
        assert [await status(session, hall) for _ in range(7)] == [200] * 5 + [429] * 2


async def test_requests_are_counted_by_address_and_forgiven_by_and_by(monkeypatch):
    monkeypatch.setattr("tui.server.web.http_guard.BURST", 2.0)
    async with web_hall() as hall:
        guard = Guard(hall.house, ())
        assert [guard.may_ask("192.0.2.1", 0.0) for _ in range(3)] == [True, True, False]
        assert guard.may_ask("192.0.2.2", 0.0)
        assert guard.may_ask("192.0.2.1", 0.25), "four a second"
        assert not guard.may_ask("192.0.2.1", 0.25)
        assert [guard.may_ask(f"2001:db8::{number:x}", 0.0) for number in range(3)] == [True, True, False], "a /64"
        for number in range(2 * REMEMBERED):
            guard.may_ask(f"2001:db8:{number:x}::1", 1.0)
        assert len(guard._asked) == REMEMBERED


async def test_connections_of_a_named_proxy_are_everybodys_and_so_not_counted(monkeypatch):
    monkeypatch.setattr("tui.server.web.http_guard.MORE", 1)
    async with web_hall(names=("hall.example",), proxies=("127.0.0.1",), max_per_address=1) as hall:
        connections = [await asyncio.open_connection("127.0.0.1", hall.web.port) for _ in range(10)]
        await until(lambda: hall.web.guard.open["127.0.0.1"] == 10)
        assert not hall.said("too many connections")
        for _, writer in connections:
            writer.close()


async def test_behind_a_named_proxy_limits_are_those_of_the_address_behind(monkeypatch):
    monkeypatch.setattr("tui.server.web.http_guard.BURST", 3.0)
    monkeypatch.setattr("tui.server.web.http_guard.ASKED", 0.0)
    async with web_hall(names=("hall.example",), proxies=("127.0.0.1",)) as hall, browser() as session:
        for address, last in (("203.0.113.9", 429), ("203.0.113.10", 200)):
            spoken = {"Host": "hall.example", "X-Forwarded-For": address}
            codes = [await status(session, hall, **spoken) for _ in range(3 + (last == 429))]
            assert codes == [200] * 3 + [429] * (last == 429)


def test_messages_wait_that_come_faster_than_anybody_types():
    rate = MessageRate(0.0)
    assert [rate.wait(0.0) for _ in range(int(BURST))] == [0.0] * int(BURST)
    assert rate.wait(0.0) == pytest.approx(1 / RATE)
    assert rate.wait(0.0) == pytest.approx(2 / RATE)
    assert rate.wait(10.0) == 0.0, "after a while of less"


async def test_a_door_waits_as_long_as_its_rate_says_before_it_reads_on(monkeypatch):
    slept, sleep = [], asyncio.sleep

    async def noted(seconds):
        slept.append(seconds)
        await sleep(0)

    monkeypatch.setattr("tui.server.web.web_door.MessageRate.wait", lambda self, now: 12345.0)
    monkeypatch.setattr(asyncio, "sleep", noted)
    async with web_hall() as hall, browser() as session, come(hall, session) as page:
        await page.sees(HALL)
        await until(lambda: 12345.0 in slept, "a pause after a message")


async def test_an_address_with_too_many_connections_is_cut_off_and_others_are_not(monkeypatch):
    monkeypatch.setattr("tui.server.web.http_guard.MORE", 3)
    async with web_hall(max_per_address=1) as hall, browser() as session:
        silent = [await asyncio.open_connection("127.0.0.1", hall.web.port) for _ in range(30)]
        await until(lambda: hall.said("too many connections from one address"))
        for _, writer in silent:
            writer.close()
        await until(lambda: not hall.web.guard.open)
        async with come(hall, session) as page:
            await page.sees(HALL)


async def test_a_full_hall_says_so():
    async with web_hall(max_sessions=1) as hall, browser() as session, come(hall, session) as first:
        await first.sees(HALL)
        async with come(hall, session) as second:
            await second.is_sent_away()
            assert second.code == TURNED_AWAY
            assert second.last_told("sentence") == "The hall is full; come back in a while."


async def test_an_address_behind_a_proxy_counts_only_where_the_proxy_is_named():
    spoken = {"X-Forwarded-For": "203.0.113.9"}
    async with web_hall() as hall, browser() as session:
        await status(session, hall, Host="evil.example", **spoken)
        assert hall.said("refused 127.0.0.1")
    async with web_hall(names=("hall.example",), proxies=("127.0.0.0/8",)) as hall, browser() as session:
        await status(session, hall, Host="evil.example", **spoken)
        assert hall.said("refused 203.0.113.9")


async def test_what_a_page_says_cannot_paint_the_log():
    async with web_hall() as hall:
        reader, writer = await asyncio.open_connection("127.0.0.1", hall.web.port)
        writer.write(
            f"GET /%1b]0;owned%07{'x' * 500} HTTP/1.1\r\nHost: {hall.address}\r\nOrigin: {hall.origin}\r\n\r\n".encode()
        )
        await reader.readline()
        writer.close()
        said = [record.getMessage() for record in hall.records]
        assert any("refused" in line for line in said)
        assert not any("\x1b" in line or "\n" in line or len(line) > 300 for line in said)


async def test_a_page_that_floods_does_not_keep_others_waiting():
    async with web_hall() as hall, browser() as session, browser() as other, come(hall, session) as page:
        await page.sees(HALL)
        flood = asyncio.create_task(flooded(page))
        async with come(hall, other) as calm:
            await calm.sees(HALL)
            await calm.type(b"?")
            await calm.sees("On every page")
        flood.cancel()
        await asyncio.gather(flood, return_exceptions=True)
        page.socket._conn.transport.abort()  # else it would wait for a goodbye behind everything it sent


async def flooded(page):
    said = json.dumps({"painted": 1})
    while True:
        await page.type(b"\x1b[C" * 500)
        await page.socket.send_str(said)
