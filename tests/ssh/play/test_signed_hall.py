"""A hall that is served signs what ends in it: over SSH, for browsers alone, with two workers, and after a kill."""

import asyncio
import base64

import msgspec
import pytest
from click.testing import CliRunner

from engine.bots.thinking.thinker import Inline
from engine.journal import Journal, Signed
from engine.journal.commitment import spelled
from engine.store import MemoryStore, SqliteStore
from engine.tables.hall.hall import Hall
from engine.tables.hall.people import People, Who, id_of
from tests.signatories import HALL
from tests.ssh.halls import new_key, open_hall, until, visit
from tests.tables.building import finish
from tests.web.pages import Page, browser
from tui.bench.hall_speed import free_port
from tui.bench.terminal import Terminal, duskhall, surroundings
from tui.cli import main
from tui.config.hall_key import NAME, HallKey
from tui.config.locations import locate
from tui.config.settings import Settings
from tui.server.remote_app import Meetings

PATIENCE = 60.0
SIZE = (120, 40)


def meetings(store):
    return Meetings(store, locate().create(), thinker=Inline(), pause=0, signer=HALL)


def verified(tmp_path, data: bytes) -> str:
    path = tmp_path / "game.jsonl"
    path.write_bytes(data)
    result = CliRunner().invoke(main, ["verify", str(path)])
    assert result.exit_code == 0, result.output
    return result.stdout


async def test_who_plays_is_told_the_commitment_and_takes_the_signature_along(tmp_path):
    store = MemoryStore()
    async with open_hall(meetings(store)) as hall, visit(hall, new_key(), "mira", size=SIZE) as client:
        await client.sees("Play Fairy Tale?")
        for keys, words in ((b"n", "Enter opens the table"), (b"\r", "Your table is waiting")):
            client.type(keys)
            await client.sees(words)
        await client.sees("commits to the shuffles")
        client.type(b"b")
        await client.sees("Choose a card to keep")
        [row] = store.tables()
        rooms = hall.meeting.hall
        table = rooms.table(row.id)
        assert spelled(table.journal.header.commitment) in rooms.said(row.id)[0].text
        finish(table)
        await until(lambda: isinstance(table.journal.events[-1].action, Signed), "the signature at the table")
        await client.sees("The game is over and saved.")
        client.type(b"e")
        await client.sees("Save what?")
        since = len(client.output)
        client.type(b"l")
        await client.sees("clipboard")
        sent = client.output[since:].partition(b"\x1b]52;c;")[2].partition(b"\x07")[0]
    assert base64.b64decode(sent) == table.export()
    assert f"signed by hall {HALL.fingerprint}" in verified(tmp_path, table.export())


@pytest.fixture
def ada(own_home):
    """Somebody with a key who has been here before, and whose game ended at the moment at which the hall was killed."""
    own_home.mkdir(mode=0o700)
    key = new_key()
    who = Who(id_of(key.get_fingerprint()), "Ada")
    with SqliteStore(own_home / "duskhall.sqlite") as store:
        People(store).remember(who.id, msgspec.to_builtins(Settings(pace="instant")))
        People(store).call(who.id, who.name)
        hall = Hall(store, node="killed", signer=HallKey(own_home, "before"))
        finish(hall.table(hall.lay(who, "fairy_tale", {}, 2, own=2)))
        [row] = store.tables()
        assert row.summary.finished
        assert row.summary.unsigned
    return key


class Server:
    """A server in a process of its own, which is stopped at the end."""

    def __init__(self, home, *words: str) -> None:
        self.port = free_port()
        ways = [word.format(port=self.port) for word in words]
        command = duskhall("serve", "--allow-root", "--name", "Hall.Example", *ways)
        self.terminal = Terminal(command, surroundings(home))

    async def __aenter__(self):
        await asyncio.to_thread(self.terminal.wait_for, "It signs results as hall.example, with the key", 0, PATIENCE)
        return self

    async def __aexit__(self, *_):
        self.terminal.close()


def is_signed(home) -> bool:
    with SqliteStore(home / "duskhall.sqlite") as store:
        return not store.tables()[0].summary.unsigned


async def signed_export(home, tmp_path) -> Journal:
    """The game once it is signed, which a verifying stranger believes."""
    await until(lambda: is_signed(home), "the signature")
    data = CliRunner().invoke(main, ["--home", str(home), "export", "last"]).stdout_bytes
    fingerprint = HallKey(home, "").fingerprint
    said = verified(tmp_path, data)
    assert f"signed by hall {fingerprint}, which calls itself hall.example and is not known here." in said
    return Journal.load(data)


@pytest.mark.parametrize("workers", ["1", "2"])
async def test_what_a_killed_server_could_not_sign_is_signed_when_somebody_comes(ada, own_home, tmp_path, workers):
    words = ("--host", "127.0.0.1", "--port", "{port}", "--workers", workers)
    async with Server(own_home, *words) as server, visit(server, ada, "ada", size=SIZE) as client:
        await client.sees("Fairy Tale")
        journal = await signed_export(own_home, tmp_path)
    assert sum(isinstance(event.action, Signed) for event in journal.events) == 1


async def test_a_hall_for_browsers_alone_signs_as_well(ada, own_home, tmp_path):
    (own_home / NAME).unlink()  # it makes its own
    async with Server(own_home, "--no-ssh", "--web", "{port}") as server, browser() as session:
        origin = f"http://localhost:{server.port}"
        async with session.get(origin) as answer:
            assert answer.status == 200
        page = Page(await session.ws_connect(f"{origin}/socket", origin=origin), SIZE)
        await page.say(size=SIZE)
        await signed_export(own_home, tmp_path)
        await page.socket.close()
