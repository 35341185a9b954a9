"""The server is killed in the middle of a game and started again: what was shown is kept, and the players go on."""

import asyncio
import os
import signal
from types import SimpleNamespace

import msgspec
import pytest

from engine.store import SqliteStore
from engine.tables import Table
from engine.tables.hall.people import People, id_of
from tests.ssh.halls import new_key, until, visit
from tui.bench.hall_speed import free_port
from tui.bench.terminal import Terminal, duskhall, surroundings
from tui.config.settings import Settings

pytest.importorskip("pty", reason="there are no pseudo-terminals here")

PATIENCE = 60.0
CHOICE = "Choose a card to keep"
CHOSEN = "You have chosen."


@pytest.fixture
def serve(own_home):
    """Starts servers in processes of their own, over one store; what still runs at the end is ended."""
    programs = []

    async def start():
        port = free_port()
        command = duskhall("serve", "--allow-root", "--host", "127.0.0.1", "--port", str(port))
        server = Terminal(command, surroundings(own_home))
        programs.append(server)
        await asyncio.to_thread(server.wait_for, "The hall is open", 0, PATIENCE)
        return SimpleNamespace(port=port, process=server.program, terminal=server)

    yield start
    for program in programs:
        program.close()


@pytest.fixture
def keys(own_home):
    """The keys of two people who have been here before."""
    own_home.mkdir()
    made = {name: new_key() for name in ("ada", "bo")}
    with SqliteStore(own_home / "duskhall.sqlite") as store:
        people = People(store)
        for name, key in made.items():
            people.remember(
                id_of(key.get_fingerprint()), msgspec.to_builtins(Settings(pace="instant", confirm="never"))
            )
            people.call(id_of(key.get_fingerprint()), name)
    return made


async def sits_down_to(client, *words):
    """Go to the first table of the lobby, and see this there."""
    client.type(b"1")
    for each in words:
        await client.sees(each)


async def test_players_go_on_where_they_were_when_the_server_was_killed(serve, keys, own_home):
    server = await serve()
    sizes = {"size": (120, 40)}
    async with visit(server, keys["ada"], "ada", **sizes) as ada, visit(server, keys["bo"], "bo", **sizes) as bo:
        await ada.sees("Play Fairy Tale?")
        for pressed, words in ((b"n", "Enter opens the table"), (b"-", "Seats"), (b"\r", "one seat is free")):
            ada.type(pressed)
            await ada.sees(words)
        await bo.sees("join, 1 free")
        await sits_down_to(bo, CHOICE)
        await ada.sees(CHOICE)
        ada.type(b"\r")
        await ada.sees(CHOSEN)
        bo.type(b"\r")
        for client in (ada, bo):
            await client.sees("pick 2 of 5")
            await client.sees(CHOICE)
        ada.type(b"\r")
        await ada.sees(CHOSEN)
        os.kill(server.process.pid, signal.SIGKILL)
        await until(lambda: ada.is_over and bo.is_over, "the end of both lines")

    server = await serve()
    async with visit(server, keys["ada"], "ada", **sizes) as ada, visit(server, keys["bo"], "bo", **sizes) as bo:
        await ada.sees("Your tables")
        await sits_down_to(ada, "pick 2 of 5", CHOSEN)
        await bo.sees("It is your turn at Fairy Tale.")
        await sits_down_to(bo, "pick 2 of 5", CHOICE)
        bo.type(b"\r")
        for client in (ada, bo):
            await client.sees("pick 3 of 5")
            client.type(b"q")
            await client.is_sent_away()
            assert client.status == 0
    with SqliteStore(own_home / "duskhall.sqlite") as store:
        [row] = store.tables()
        assert Table.open(store, row.id).journal.verify() == []
