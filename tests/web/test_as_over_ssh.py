"""What is refused or survived over SSH is so in a browser: silence, noise, sleep, a closing hall, a log of refusals."""

import asyncio
from random import Random

import pytest

from tests.ssh.halls import HALL, until
from tests.web.pages import browser, come, knock, status, web_hall
from tui.server.web.http_guard import Guard
from tui.server.web.messages import TURNED_AWAY


async def test_who_is_refused_again_and_again_does_not_fill_the_log(monkeypatch):
    monkeypatch.setattr("tui.server.connection.visits.TOLD_A_MINUTE", 3)
    async with web_hall() as hall, browser() as session:
        for _ in range(60):
            assert await status(session, hall, "/etc/passwd") in (403, 404, 429)
        told = [record for record in hall.records if "refused" in record.getMessage()]
        assert 0 < len(told) < 30
        assert hall.said("not logged for a minute")


async def test_of_many_connections_that_ask_nothing_the_oldest_is_cut_and_others_come_in(monkeypatch):
    monkeypatch.setattr("tui.server.web.http_guard.STRANGERS", 3)
    async with web_hall() as hall, browser() as session:
        silent = [await asyncio.open_connection("127.0.0.1", hall.web.port) for _ in range(6)]
        await until(lambda: hall.said("too many connections at once that ask nothing"))
        assert await silent[0][0].read() == b"", "the oldest"
        assert len(hall.web.guard.silent) == 3
        async with come(hall, session) as page:
            await page.sees(HALL)
            for _, writer in silent:
                writer.close()
            await until(lambda: not hall.web.guard.silent)
            await page.type(b"?")
            await page.sees("On every page")


async def test_of_many_sockets_that_do_not_say_what_they_want_the_oldest_is_cut_and_others_come_in(monkeypatch):
    monkeypatch.setattr("tui.server.connection.visits.STRANGERS", 3)
    async with web_hall() as hall, browser() as session, come(hall, session) as page:
        await page.sees(HALL)
        silent = [await session.ws_connect(f"{hall.origin}/socket", origin=hall.origin) for _ in range(4)]
        assert hall.said("too many logins at once")
        assert (await silent[0].receive()).data in (None, 1006), "the oldest"
        async with come(hall, session) as another:
            await another.sees(HALL)
        for socket in silent:
            await socket.close()
        await page.type(b"?")
        await page.sees("On every page")


async def test_a_page_that_vanished_without_a_word_is_missed(monkeypatch):
    monkeypatch.setattr("tui.server.web.entrance.HEARTBEAT", 1.5)
    async with web_hall() as hall, browser() as session, come(hall, session) as page:
        await page.sees(HALL)
        line = page.socket._conn.transport
        line.pause_reading()
        await until(lambda: not hall.house.stays and not hall.house.doors, "that somebody is missed")
        assert hall.house.crowd.inside() == 0
        line.resume_reading()


async def test_a_connection_that_a_browser_merely_keeps_open_does_not_hold_up_the_end(monkeypatch):
    for name in ("CLOSING", "KEEPALIVE"):
        monkeypatch.setattr(f"tui.server.web.entrance.{name}", 3600.0)
    async with web_hall(login_time=3600.0) as hall:
        reader, writer = await asyncio.open_connection("127.0.0.1", hall.web.port)
        writer.write(f"GET / HTTP/1.1\r\nHost: {hall.address}\r\n\r\n".encode())
        assert (await reader.readuntil(b"</html>")).startswith(b"HTTP/1.1 200")
        async with asyncio.timeout(60):
            await hall.service.stop()
        writer.close()


async def test_who_comes_while_the_hall_closes_is_not_let_in():
    async with web_hall() as hall, browser() as session:
        assert await status(session, hall) == 200
        hall.house.is_closing = True
        assert await knock(session, hall, Origin=hall.origin) == 429
        assert hall.said("the hall is closing")


async def test_who_was_at_the_door_when_the_hall_began_to_close_is_told_so():
    async with web_hall() as hall, browser() as session:
        assert await status(session, hall) == 200
        socket = await session.ws_connect(f"{hall.origin}/socket", origin=hall.origin)
        hall.house.is_closing = True
        await socket.send_str('{"size": [80, 24]}')
        assert "The hall is closing" in (await socket.receive()).data
        assert (await socket.receive()).data in (1001, TURNED_AWAY)
        assert not hall.house.stays


@pytest.mark.parametrize("path", ["/socket", "/plain/socket"])
async def test_who_falls_asleep_is_let_go(monkeypatch, path):
    monkeypatch.setattr("tui.server.connection.visits.ROUND", 0.05)
    async with web_hall() as hall, browser() as session, come(hall, session, path=path) as page:
        await until(lambda: hall.house.stays, "somebody inside")
        [stay] = hall.house.stays
        stay.heard_at -= hall.house.rules.idle_time
        await page.is_sent_away()
        assert "You were away" in page.screen.text() + str(page.told)


async def test_a_page_says_once_who_it_is_and_a_second_beginning_begins_nothing():
    async with web_hall() as hall, browser() as session, come(hall, session) as page:
        await page.sees(HALL)
        [stay] = hall.house.stays
        await page.say(size=(100, 30), room="another")
        await page.type(b"?")
        await page.sees("On every page")
        assert list(hall.house.stays) == [stay]
        assert stay.terminal.room == ""


async def test_a_hundred_sizes_in_a_row_end_with_the_last():
    async with web_hall() as hall, browser() as session, come(hall, session) as page:
        await page.sees(HALL)
        [stay] = hall.house.stays
        for width in range(80, 180):
            await page.say(size=(width, 30))
        await until(lambda: stay.app.size == (179, 30), "the last size")


async def test_noise_ends_nobodys_session_but_perhaps_its_own():
    chance = Random(5)
    async with web_hall() as hall, browser() as session, browser() as other, come(hall, other) as calm:
        await calm.sees(HALL)
        async with come(hall, session) as page:
            await page.sees(HALL)
            for _ in range(40):
                await page.type(chance.randbytes(200))
        await calm.type(b"?")
        await calm.sees("On every page")


async def test_a_request_that_is_no_socket_is_refused_at_the_door():
    async with web_hall() as hall, browser() as session:
        assert await status(session, hall) == 200
        assert await status(session, hall, "/socket", Origin=hall.origin) == 400
        assert hall.said("a request that is no socket")
        await until(lambda: not hall.house.doors)


async def test_connections_are_counted_by_the_neighbourhood_of_an_address():
    async with web_hall(max_per_address=1) as hall:
        guard = Guard(hall.house, ())
        most = sum(guard.came(f"2001:db8:1:2::{number:x}") for number in range(40))
        assert 1 <= most < 40
        assert guard.came("2001:db8:1:3::1")
        for _ in range(most):
            guard.went("2001:db8:1:2:ffff::9")
        assert guard.came("2001:db8:1:2::1")
