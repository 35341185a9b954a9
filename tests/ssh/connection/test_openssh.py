"""The real OpenSSH client in a pseudo-terminal, against the real server in a process of its own."""

import os
import shutil
import signal
import socket
import stat
import subprocess

import asyncssh
import pytest

from engine.store import SqliteStore
from tests.ssh.emulator import Emulator
from tui.bench.terminal import Terminal, duskhall, surroundings

pytest.importorskip("pty", reason="there are no pseudo-terminals here")
SSH = shutil.which("ssh")
pytestmark = pytest.mark.skipif(SSH is None, reason="there is no OpenSSH client (ssh) on this machine")

TRIES = 6000
OPTIONS = ("-F", "none", "-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null", "-o", "LogLevel=ERROR")
TO_THE_SECOND_CHOICE = (
    (b"\r", "Play Fairy Tale?"),
    (b"1", "Enter opens the table"),
    (b"\r", "Your table is waiting"),
    (b"b", "Choose a card to keep"),
    (b"\r", "pick 2 of 5"),
)


def free_port():
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return trial.getsockname()[1]


@pytest.fixture
def started(own_home):
    """Programs on terminals; what still runs at the end is ended."""
    programs = []

    def start(command, **more):
        programs.append(Terminal(command, surroundings(own_home, **more)))
        return programs[-1]

    yield start
    for program in programs:
        program.close()


@pytest.fixture
def hall(started):
    """A hall that is open; people knock at its port."""

    def open_up(*words):
        port = free_port()
        server = started(duskhall("serve", "--allow-root", "--host", "127.0.0.1", "--port", str(port), *words))
        server.wait_for("The hall is open")
        server.port = port
        return server

    return open_up


@pytest.fixture
def key(tmp_path):
    """A key in a file, as people have it, and its fingerprint."""
    made = asyncssh.generate_private_key("ssh-ed25519")
    made.write_private_key(tmp_path / "id")
    made.write_public_key(tmp_path / "id.pub")
    (tmp_path / "id").chmod(0o600)
    return tmp_path / "id", made.get_fingerprint()


def client(hall, *words, identity="none"):
    """The command that knocks, with one key or none."""
    known = ("-o", "IdentitiesOnly=yes", "-o", "IdentityAgent=none", "-i", str(identity))
    return [SSH, *OPTIONS, *known, "-p", str(hall.port), *words, "mira@127.0.0.1"]


def shows(terminal, words):
    """Read until these words stand on the screen."""
    for _ in range(TRIES):
        screen = Emulator(120, 40)
        screen.feed(terminal.output.decode("utf-8", "replace"))
        if words in screen.text():
            return
        terminal.read(0.05)
    raise AssertionError(f"{words!r} did not appear; instead: {screen.text()}")


def come_in(terminal):
    """Take the name that is suggested."""
    shows(terminal, "What should the others call you?")
    terminal.type(b"\r")
    shows(terminal, "Play Fairy Tale?")


def test_a_game_is_begun_left_by_a_lost_line_and_found_again_after_a_restart(started, hall, key, own_home):
    identity, fingerprint = key
    server = hall()
    screen = started(client(server, identity=identity))
    shows(screen, "What should the others call you?")
    for keys, words in TO_THE_SECOND_CHOICE:
        screen.type(keys)
        shows(screen, words)
    server.wait_for(fingerprint)
    os.kill(server.program.pid, signal.SIGKILL)
    screen.wait_for_end()

    screen = started(client(hall(), identity=identity))
    shows(screen, "It is your turn at Fairy Tale.")
    screen.type(b"\r")
    shows(screen, "pick 2 of 5")
    screen.type(b"q")
    assert screen.wait_for_end() == 0
    assert screen.is_restored()
    with SqliteStore(own_home / "duskhall.sqlite") as store:
        assert len(store.tables()) == 1


def test_a_public_key_alone_makes_nobody_its_owner(started, hall, key):
    identity, fingerprint = key
    identity.unlink()
    server = hall()
    screen = started(client(server, identity=identity.with_suffix(".pub")))
    come_in(screen)
    server.wait_for("'mira' (guest)")
    assert fingerprint.encode() not in server.text()


def test_no_command_no_files_no_forwarding(hall):
    server = hall()
    for command in (
        [*client(server), "id"],
        [*client(server, "-s"), "sftp"],
        client(server, "-N", "-o", "ExitOnForwardFailure=yes", "-R", "0:127.0.0.1:1"),
    ):
        done = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, timeout=60)
        assert done.returncode != 0
        assert done.stdout == b""
    for what in ("command id", "subsystem sftp", "forwarding from"):
        server.wait_for(f"refused 127.0.0.1: {what}")


def test_a_stop_tells_who_is_there_and_gives_the_terminal_back(started, hall):
    server = hall()
    screen = started(client(server))
    come_in(screen)
    os.kill(server.program.pid, signal.SIGTERM)
    screen.wait_for("The hall is closing")
    screen.wait_for_end()
    assert screen.is_restored()
    assert server.wait_for_end() == 0


def test_several_workers_share_the_port_and_who_dies_is_replaced(started, hall):
    server = hall("--workers", "2")
    server.wait_for("worker 2 is process")
    first = int(server.text().partition(b"worker 1 is process ")[2].split()[0])
    mark = server.mark()
    os.kill(first, signal.SIGKILL)
    server.wait_for("worker 1 is process", mark)
    server.wait_for("open on port", mark)
    for _ in range(3):
        screen = started(client(server))
        come_in(screen)
        screen.type(b"q")
        assert screen.wait_for_end() == 0
    os.kill(server.program.pid, signal.SIGTERM)
    assert server.wait_for_end() == 0
    assert server.text().count(b"The hall is open") == 1


def test_the_host_key_is_made_once_and_for_its_owner_alone(hall, own_home):
    path = own_home / "ssh_host_ed25519_key"
    first = hall()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    made = path.read_bytes()
    os.kill(first.program.pid, signal.SIGTERM)
    first.wait_for_end()
    second = hall()
    assert path.read_bytes() == made
    second.wait_for(asyncssh.read_private_key(path).get_fingerprint())
