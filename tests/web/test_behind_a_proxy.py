"""What a named proxy says of who is behind it decides limits and cookie; nothing that a page says of itself does."""

import json
import socket as sockets

import aiohttp
import pytest

from tests.ssh.halls import until
from tests.web.pages import browser, come, status, web_hall
from tui.server.web.cookie import cookie_name, new_key
from tui.server.web.entrance import SEND_BUFFER

NAMED = {"names": ("hall.example",), "proxies": ("127.0.0.1",)}


async def connected(session, hall, address):
    """A socket of somebody at an address behind the proxy."""
    headers = {"Host": "hall.example", "X-Forwarded-For": address, "Cookie": f"{cookie_name(True)}={new_key()}"}
    socket = await session.ws_connect(f"{hall.origin}/socket", headers=headers, origin="https://hall.example")
    await socket.send_str(json.dumps({"size": [80, 24]}))
    return socket


async def test_sockets_are_counted_by_the_address_behind_a_named_proxy_and_so_is_who_came():
    async with web_hall(max_per_address=1, **NAMED) as hall, browser() as session:
        people = [await connected(session, hall, address) for address in ("203.0.113.9", "203.0.113.10")]
        await until(lambda: len(hall.visitors) == 2, "both of them")
        assert {visitor.address for visitor in hall.visitors} == {"203.0.113.9", "203.0.113.10"}
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await connected(session, hall, "203.0.113.9")
        assert refused.value.status == 429
        assert hall.said("refused 203.0.113.9")
        for socket in people:
            await socket.close()


async def test_a_proxy_alone_makes_no_cookie_secure_that_would_then_never_be_sent():
    async with web_hall(names=("http://hall.example",), proxies=("127.0.0.1",)) as hall, browser() as session:
        async with session.get(hall.origin, headers={"Host": "hall.example"}) as answer:
            cookie = answer.headers["Set-Cookie"]
        assert cookie.startswith("duskhall=")
        assert cookie.endswith("; SameSite=Strict")


async def test_a_page_that_a_foreign_page_asks_for_is_refused_and_gives_no_key():
    async with web_hall() as hall, browser() as session:
        for path in ("/", "/plain", "/static/page.js"):
            assert await status(session, hall, path, Origin="http://evil.example") == 403
        assert not list(session.cookie_jar)


async def test_the_system_keeps_few_old_pictures_for_a_slow_page():
    async with web_hall() as hall, browser() as session, come(hall, session):
        [stay] = await until(lambda: list(hall.house.stays))
        kept = stay.terminal.transport.get_extra_info("socket").getsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF)
        assert kept <= 2 * SEND_BUFFER, "Linux doubles what it is told"


async def test_the_store_holds_who_somebody_is_and_nowhere_the_key_in_their_cookie():
    async with web_hall() as hall, browser() as session, come(hall, session) as page:
        await page.sees("Fairy Tale")
        await page.type(b"n\r")
        await page.sees("Your table is waiting")
        [cookie], [visitor] = session.cookie_jar, hall.visitors
        kept = repr(vars(hall.meeting.hall.store))
        assert visitor.id in kept
        assert cookie.value not in kept
