"""Closed by default: a page of this hall, under its own name, is all there is; the rest is refused and logged."""

import asyncio

import pytest

from tests.web.pages import browser, knock, status, web_hall
from tui.server.web.entrance import SOCKETS

# Names and origins


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:80", ""]
)
async def test_a_name_that_is_not_the_halls_is_refused_with_or_without_its_port(host):
    async with web_hall() as hall, browser() as session:
        assert await status(session, hall, Host=host) == 403
        assert await knock(session, hall, Host=host, Origin=f"http://{host}") == 403
        assert hall.visitors == []


async def test_with_a_name_of_its_own_the_hall_does_not_answer_to_others():
    async with web_hall(names=("hall.example",)) as hall, browser() as session:
        assert await status(session, hall) == 403
        assert await status(session, hall, Host="hall.example:80") == 403
        assert await status(session, hall, Host=f"hall.example:{hall.web.port}") == 200
        assert await status(session, hall, Host=f"HALL.example:{hall.web.port}") == 200


async def test_behind_a_proxy_a_name_means_tls():
    async with web_hall(names=("hall.example",), proxies=("127.0.0.1",)) as hall, browser() as session:
        assert hall.web.origins == {"hall.example": "https://hall.example"}
        assert await status(session, hall, Host=f"hall.example:{hall.web.port}") == 403
        async with session.get(hall.origin, headers={"Host": "hall.example"}) as answer:
            cookie = answer.headers["Set-Cookie"]
        assert cookie.startswith("__Host-duskhall="), "behind TLS no other host of the domain can set it"
        assert cookie.endswith("; HttpOnly; SameSite=Strict; Secure")


ORIGINS = [
    "http://evil.example",
    "null",
    "https://{address}",
    "http://{host}",
    "http://{host}:1",
    "http://{address}.evil",
]


@pytest.mark.parametrize("origin", ORIGINS)
async def test_a_socket_of_a_foreign_page_is_refused_even_with_the_cookie(origin):
    async with web_hall() as hall, browser() as session:
        assert await status(session, hall) == 200
        said = origin.format(address=hall.address, host="127.0.0.1")
        assert await knock(session, hall, Origin=said) == 403
        assert hall.said("origin")
        assert hall.visitors == []


@pytest.mark.parametrize("path", SOCKETS)
async def test_no_socket_opens_without_an_origin_or_to_a_foreign_one_even_with_the_cookie(path):
    async with web_hall() as hall, browser() as session:
        assert await status(session, hall) == 200
        assert await knock(session, hall, path) == 403
        assert hall.said("no origin")
        assert await knock(session, hall, path, Origin="http://evil.example") == 403
        assert hall.said("origin http://evil.example")
        assert not hall.house.doors


async def test_the_origin_of_another_of_the_halls_names_is_foreign():
    async with web_hall() as hall, browser() as session:
        assert await status(session, hall) == 200
        assert await knock(session, hall, Origin=f"http://localhost:{hall.web.port}") == 403


async def test_a_socket_without_the_cookie_or_with_nonsense_in_its_place_is_refused():
    async with web_hall() as hall, browser() as session:
        assert await knock(session, hall, Origin=hall.origin) == 403
        for nonsense in ("", "short", "Z" * 64, "../" * 20, "0" * 65):
            assert await knock(session, hall, Origin=hall.origin, Cookie=f"duskhall={nonsense}") == 403
        assert hall.visitors == []


async def test_to_be_forgotten_takes_the_right_origin():
    async with web_hall() as hall, browser() as session:
        assert await status(session, hall, "/forget", "POST") == 403
        assert await status(session, hall, "/forget", "POST", Origin="http://evil.example") == 403
        assert await status(session, hall, "/forget", "GET", Origin=hall.origin) == 404
        assert await status(session, hall, "/forget", "POST", Origin=hall.origin) == 204


# What is there at all


@pytest.mark.parametrize(
    "path",
    [
        "/static/../entrance.py",
        "/static/%2e%2e/entrance.py",
        "/static/..%2fentrance.py",
        "//etc/passwd",
        "/static",
        "/static/vendor/",
        "/static/index.html",
        "/.git/config",
        "/socket/",
        "/plain/../../x",
    ],
)
async def test_nothing_is_served_but_the_files_of_the_pages(path):
    async with web_hall() as hall:
        reader, writer = await asyncio.open_connection("127.0.0.1", hall.web.port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {hall.address}\r\nOrigin: {hall.origin}\r\n\r\n".encode())
        first = await reader.readline()
        assert first.split()[1] == b"404"
        writer.close()


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])
async def test_other_methods_are_refused(method):
    async with web_hall() as hall, browser() as session:
        assert await status(session, hall, "/", method, Origin=hall.origin) == 405


POLICY = (
    "default-src 'none'; script-src 'self'; style-src {styles}; img-src 'self'; connect-src 'self' ws://{address}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
FORBIDDEN = {
    "Server": "Duskhall",
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


async def test_every_answer_forbids_frames_guesses_and_third_parties_and_names_no_versions():
    async with web_hall() as hall, browser() as session:
        for path in (*hall.web.files, "/nowhere", "/socket"):
            async with session.get(f"{hall.origin}{path}", headers={"Origin": hall.origin}) as answer:
                styles = "'self' 'unsafe-inline'" if path == "/" else "'self'"
                policy = POLICY.format(styles=styles, address=hall.address)
                assert answer.headers["Content-Security-Policy"] == policy, path
                assert {name: answer.headers.get(name) for name in FORBIDDEN} == FORBIDDEN
                assert "Access-Control-Allow-Origin" not in answer.headers
                kept = {"/": "no-store", "/plain": "no-store"}.get(path, "no-cache")
                assert answer.headers.get("Cache-Control", "no-cache") == kept


@pytest.mark.parametrize(
    "request_",
    [
        "\x16\x03\x01 hello",
        "GET / HTTP/1.1\r\nHost: {address}\r\nHost: evil.example",
        "GET / HTTP/1.1\r\nHost: {address}\r\nX-Long: " + "a" * 20_000,
        "POST /forget HTTP/1.1\r\nHost: {address}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked",
    ],
)
async def test_what_is_no_request_is_refused_like_any_other_and_fills_no_log(request_, caplog):
    async with web_hall() as hall:
        reader, writer = await asyncio.open_connection("127.0.0.1", hall.web.port)
        writer.write(request_.format(address=hall.address).encode() + b"\r\n\r\n")
        answer = (await reader.read()).decode()
        writer.close()
        assert answer.split()[1] == "400"
        assert answer.endswith("\r\n\r\nNot here.\n")
        assert all(f"{name}: {value}\r\n" in answer for name, value in FORBIDDEN.items())
        assert hall.said("refused 127.0.0.1: what is no request")
        assert not [record for record in caplog.records if record.name.startswith("aiohttp")]


async def test_an_answer_that_fails_names_no_versions_and_tells_the_keeper_where_without_what(monkeypatch, caplog):
    def broken(self, request, origin):
        raise LookupError("a card of Bo's")

    monkeypatch.setattr("tui.server.web.entrance.WebEntrance.file", broken)
    async with web_hall() as hall, browser() as session, session.get(hall.origin) as answer:
        assert answer.status == 500
        assert answer.headers["Server"] == "Duskhall"
        assert await answer.text() == "Not here.\n"
        assert hall.said("LookupError")
        assert hall.said(".broken")
        assert not hall.said("Bo")
        assert not [record for record in caplog.records if record.name.startswith("aiohttp")]


async def test_behind_a_proxy_pages_speak_to_their_socket_by_tls():
    async with (
        web_hall(names=("hall.example",), proxies=("127.0.0.1",)) as hall,
        browser() as session,
        session.get(hall.origin, headers={"Host": "hall.example"}) as answer,
    ):
        assert "connect-src 'self' wss://hall.example;" in answer.headers["Content-Security-Policy"]


async def test_pages_name_nothing_that_lies_elsewhere():
    async with web_hall() as hall:
        for path, file in hall.web.files.items():
            if "vendor" not in path:
                text = file.body.decode().replace("http://www.w3.org/2000/svg", "")
                assert "://" not in text.replace("${scheme}//", ""), path
                assert "eval(" not in text


async def test_scripts_cannot_read_the_cookie_and_other_sites_cannot_send_it():
    async with web_hall() as hall, browser() as session, session.get(hall.origin) as answer:
        cookie = answer.headers["Set-Cookie"]
        assert "; HttpOnly; SameSite=Strict" in cookie
        assert "; Path=/;" in cookie
        assert "; Max-Age=34560000;" in cookie, "it lasts for as long as browsers keep any"
        assert "Domain" not in cookie


async def test_every_visit_gives_the_same_cookie_a_new_life_and_being_forgotten_ends_it():
    async with web_hall() as hall, browser() as session:
        given = []
        for _ in range(2):
            async with session.get(hall.origin) as answer:
                given.append(answer.headers["Set-Cookie"])
        assert given[0] == given[1]
        async with session.post(f"{hall.origin}/forget", headers={"Origin": hall.origin}) as answer:
            assert answer.headers["Set-Cookie"].startswith("duskhall=; Path=/; Max-Age=0;")


def test_without_the_library_of_ssh_browsers_still_come_in():
    import subprocess
    import sys

    code = "import sys; sys.modules['asyncssh'] = None; import tui.server.web.entrance, tui.server.process.startup"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stderr == ""
