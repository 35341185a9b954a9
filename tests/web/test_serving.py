"""`duskhall serve --web` says what cannot work before anybody comes; workers share the port of browsers, too."""

import os
import re
import signal
import socket
import subprocess
import sys

import pytest
from click.testing import CliRunner

from tests.ssh.halls import until
from tests.web.pages import Page, browser
from tui.bench.hall_speed import free_port
from tui.bench.terminal import surroundings
from tui.cli import main

CAME_IN = re.compile(r" (\d+) INFO .* came in")


@pytest.fixture(autouse=True)
def ordinary(monkeypatch):
    """Somebody who is not root."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)


def checked(*words):
    return CliRunner().invoke(main, ["serve", "--dry-run", "--no-ssh", *words])


def test_a_check_says_where_browsers_come_in_and_makes_nothing(own_home):
    result = checked("--web", "0", "--web-name", "hall.example", "--web-proxy", "127.0.0.1")
    assert result.exit_code == 0, result.output
    assert "for browsers on 127.0.0.1, port 0" in result.output
    assert "keys" not in result.output  # those are for SSH
    assert not own_home.exists()


def test_a_port_that_is_taken_is_named():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen(1)
        port = taken.getsockname()[1]
        result = checked("--web", f"127.0.0.1:{port}")
    assert result.exit_code == 1
    assert str(port) in result.output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--web", "0", "--web-name", "*.example"), "is not a valid name"),
        (("--web", "0", "--web-proxy", "proxy.example"), "--web-proxy needs an address"),
        (("--web", "0", "--workers", "2"), "set it with --web"),
        ((), "Nobody could come in"),
    ],
)
def test_what_cannot_work_is_told(words, told):
    result = checked(*words)
    assert result.exit_code == 1
    assert told in result.output


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ssh_clients_and_browsers_cannot_have_one_port(workers):
    """Workers share a port so readily that the system itself would not mind."""
    words = ["serve", "--dry-run", "--port", str(free_port()), "--workers", workers]
    told = CliRunner().invoke(main, [*words, "--web", words[3]])
    assert told.exit_code == 1
    assert "need a port each" in told.output
    assert CliRunner().invoke(main, [*words, "--web", str(free_port())]).exit_code == 0


@pytest.mark.parametrize("words", [("--web", "here"), ("--web", "70000"), ("--web-name", "hall.example")])
def test_what_makes_no_sense_is_refused(words):
    assert checked(*words).exit_code == 2


@pytest.mark.parametrize("library", ["aiohttp", "cryptography"])
def test_without_the_extra_one_sentence_says_how_to_get_it(monkeypatch, library):
    monkeypatch.setitem(sys.modules, library, None)
    result = checked("--web", "0")
    assert result.exit_code == 1
    assert "duskhall[web]" in result.output


def test_without_the_library_of_ssh_browsers_come_in_alone(monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncssh", None)
    result = CliRunner().invoke(main, ["serve", "--dry-run", "--web", "0"])
    assert result.exit_code == 0, result.output
    assert "Browsers only" in result.output


@pytest.mark.skipif(not hasattr(socket, "SO_REUSEPORT"), reason="this system cannot share a port")
async def test_two_workers_share_the_port_of_browsers_and_the_hall(own_home, tmp_path):
    port, log = free_port(), tmp_path / "log"
    words = [
        "--no-ssh",
        "--web",
        str(port),
        "--workers",
        "2",
        "--allow-root",
        "--log",
        str(log),
        "--max-per-minute",
        "999",
    ]
    command = [sys.executable, "-m", "tui", "serve", *words, "--max-per-address", "99"]
    with subprocess.Popen(command, env=surroundings(own_home), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert f"http://localhost:{port}/" in server.stdout.readline()
            await until(lambda: log.read_text().count("open for browsers") == 2, "both workers")
            origin, pages = f"http://localhost:{port}", []
            async with browser() as session:
                async with session.get(origin) as answer:
                    assert answer.status == 200
                while len(set(CAME_IN.findall(log.read_text()))) < 2 and len(pages) < 60:
                    page = await session.ws_connect(f"{origin}/socket", origin=origin)
                    pages.append(Page(page, (80, 24)))
                    await pages[-1].say(size=(80, 24))
                    await until(lambda: len(CAME_IN.findall(log.read_text())) == len(pages), "a visit")
                assert len(set(CAME_IN.findall(log.read_text()))) == 2
                for page in pages:
                    await page.socket.close()
        finally:
            server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 0
