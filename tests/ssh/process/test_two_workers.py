"""Two people at one table in two processes of one server; one process is killed: the other person goes on.

Over SQLite as `duskhall serve --workers 2` has it, and over a real PostgreSQL: whoever was cut off comes back to what
they had seen, bots are played by a process that lives, and the server starts another in place of the one that died. In
the end it is told to stop, and both are told so.
"""

import asyncio
import os
import re
import signal
import time
from contextlib import AsyncExitStack, suppress

import asyncssh
import msgspec
import pytest

from engine.store import SqliteStore, open_store
from engine.tables import Bot, Table
from engine.tables.hall.people import People, id_of
from engine.tables.hall.presence import Present
from tests.ssh.halls import knock, new_key, until, visit
from tests.store.postgres_server import postgres as postgres
from tests.store.postgres_server import postgres_server as postgres_server
from tui.bench.hall_speed import free_port
from tui.bench.terminal import Terminal, duskhall, surroundings
from tui.config.settings import Settings
from tui.server.process.service import CLOSED
from tui.server.process.workers import can_share_port
from tui.server.terminal.driver import RESTORED

pytest.importorskip("pty", reason="there are no pseudo-terminals here")
pytestmark = pytest.mark.skipif(not can_share_port(), reason="processes cannot share a port here")

PATIENCE = 120.0
TRIES = 60
"""Visits until two people are with different workers: each has an even chance."""

CHOICE, CHOSEN = "Choose a card to keep", "You have chosen."
RULES = ("--max-per-minute", "1000", "--max-per-address", "100", "--workers", "2")
REFUSED = re.compile(r" (\d+) WARNING refused \S+: too many connections a minute")
CAME_IN = re.compile(r" (\d+) INFO '[^']*' \((\S+)\) from \S+ came in")


@pytest.fixture(params=["sqlite", "postgres"])
def where(request, own_home):
    """Where the server keeps its tables."""
    own_home.mkdir()
    return request.getfixturevalue("postgres") if request.param == "postgres" else own_home / "duskhall.sqlite"


class Person:
    """Somebody with a key who has been here before."""

    def __init__(self, store, name):
        self.name, self.key = name, new_key()
        self.fingerprint = self.key.get_fingerprint()
        self.id = id_of(self.fingerprint)
        People(store).remember(self.id, msgspec.to_builtins(Settings(pace="instant", confirm="never")))
        People(store).call(self.id, name)


class Server:
    """A server with two workers, and what it logs."""

    def __init__(self, home, where, *rules):
        self.port, self.log = free_port(), home / "server.log"
        words = ("--allow-root", "--host", "127.0.0.1", "--port", str(self.port), *RULES, *rules)
        command = duskhall("serve", *words, "--store", str(where), "--log", str(self.log))
        self.terminal = Terminal(command, surroundings(home))

    async def opens(self):
        await asyncio.to_thread(self.terminal.wait_for, "The hall is open", 0, PATIENCE)
        await until(lambda: self.told().count("open on port") == 2, "both workers")

    def told(self):
        return self.log.read_text()

    def worker_of(self, person):
        """The process that somebody is with."""
        found = [process for process, key in CAME_IN.findall(self.told()) if key == person.fingerprint]
        return int(found[-1])

    async def enter(self, stack, person):
        """Somebody comes to the lobby."""
        client = await stack.enter_async_context(visit(self, person.key, person.name, size=(120, 40)))
        await client.sees("Here now")
        return client

    async def enter_elsewhere(self, stack, person, other):
        """Somebody comes to the lobby by another worker than somebody else did."""
        for _ in range(TRIES):
            async with AsyncExitStack() as trial:
                client = await self.enter(trial, person)
                if self.worker_of(person) != self.worker_of(other):
                    stack.push_async_exit(trial.pop_all())
                    return client
                client.type(b"q")
                await client.is_sent_away()
        raise AssertionError("everybody came to the same worker")


@pytest.fixture
def server(own_home, where):
    made = Server(own_home, where)
    yield made
    made.terminal.close()


@pytest.fixture
def store(where):
    with open_store(where) as store:
        yield store


async def begin(ada, bo):
    """A table of Ada, Bo and a bot."""
    for pressed, words in ((b"n", "Enter opens the table"), (b"\r", "Your table is waiting")):
        ada.type(pressed)
        await ada.sees(words)
    await bo.sees("join, 2 free")
    bo.type(b"1")
    await bo.sees("You have a seat")
    ada.type(b"b")
    for client in (ada, bo):
        await client.sees(CHOICE)


async def chooses(client):
    """Take the card that the cursor is on."""
    await client.sees(CHOICE)
    client.type(b"\r")


async def stand_at(words, *clients):
    for client in clients:
        await client.sees(words)
        await client.sees(CHOICE)


def program_of(store, person, room):
    """The name by which the process that serves somebody is known to the others."""
    visits = [msgspec.json.decode(entry.value, type=Present) for entry in store.entries("present")]
    [node] = {one.node for one in visits if one.who.id == person.id and one.room == room}
    return node


def leave_bots_with(store, id, node):
    """The process that died was playing the bots. (PostgreSQL knows by itself that it has let go.)"""
    if isinstance(store, SqliteStore):
        store.claim(f"bots/{id}", node)


async def test_when_a_worker_is_killed_the_other_person_goes_on_and_the_one_cut_off_returns(store, server):
    ada, bo = Person(store, "ada"), Person(store, "bo")
    await server.opens()
    async with AsyncExitStack() as stack:
        one = await server.enter(stack, ada)
        other = await server.enter_elsewhere(stack, bo, ada)
        await begin(one, other)
        [id] = [row.id for row in store.tables()]
        for client in (one, other):
            await chooses(client)
        await stand_at("pick 2 of 5", one, other)
        await chooses(other)
        await other.sees(CHOSEN)
        shown, killed, node = store.read(id), server.worker_of(bo), program_of(store, bo, id)
        os.kill(killed, signal.SIGKILL)
        await until(lambda: other.is_over, "the end of bo's line")
        leave_bots_with(store, id, node)

        await chooses(one)
        await stand_at("pick 3 of 5", one)
        await one.sees("bo is away")
        again = await server.enter(stack, bo)
        assert server.worker_of(bo) != killed
        assert not one.is_over
        again.type(b"1")
        await stand_at("pick 3 of 5", again)
        for client in (again, one):
            await chooses(client)
        await stand_at("pick 4 of 5", one, again)
        await until(lambda: server.told().count("open on port") == 3, "another worker")
        assert "died with -9" in server.told()
        os.kill(server.terminal.program.pid, signal.SIGTERM)
        for client in (one, again):
            await client.is_sent_away()
            assert client.output.partition(RESTORED.encode())[2].decode().strip() == CLOSED
    assert await asyncio.to_thread(server.terminal.wait_for_end, PATIENCE) == 0
    assert store.read(id)[: len(shown)] == shown
    table = Table.open(store, id)
    assert table.journal.verify() == []
    assert sum(isinstance(sitter, Bot) for sitter in table.sitters) == 1


async def test_a_minute_is_counted_over_both_workers(own_home):
    own_home.mkdir()
    server = Server(own_home, own_home / "duskhall.sqlite", "--max-per-minute", "1")
    try:
        await server.opens()
        begun, let_in = time.monotonic(), 0
        for _ in range(TRIES):
            with suppress(asyncssh.Error, OSError):
                (await knock(server, new_key())).close()
                let_in += 1
            if len(set(REFUSED.findall(server.told()))) == 2:
                break
        passed = time.monotonic() - begun
        assert len(set(REFUSED.findall(server.told()))) == 2
        assert let_in <= 1 + passed // 50  # a minute is counted in slots of ten seconds
    finally:
        server.terminal.close()
