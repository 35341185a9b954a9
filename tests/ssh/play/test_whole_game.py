"""A whole game over SSH: two people play, a third looks on, one is cut off on the way and returns to their seat."""

from types import SimpleNamespace

import msgspec
import pytest

from engine.store import SqliteStore
from engine.tables.hall.people import id_of
from tests.ssh.halls import new_key, open_hall, until, visit
from tui.config.settings import Settings

SIZE = (120, 40)
BEFORE_THE_CUT = 9
"""Choices after which somebody is cut off: in the middle of a draft."""

QUICK = msgspec.to_builtins(Settings(pace="instant", confirm="never"))


@pytest.fixture(autouse=True)
def known_deal(monkeypatch):
    """Every run deals the same cards."""
    monkeypatch.setattr("engine.tables.table.table.secrets", SimpleNamespace(randbits=lambda bits: 7))


@pytest.fixture
def store(tmp_path):
    with SqliteStore(tmp_path / "hall.sqlite") as store:
        yield store


class Player:
    """Somebody with a key, who comes in as often as need be."""

    def __init__(self, hall, name):
        self.hall, self.name, self.key = hall, name, new_key()
        self.id = id_of(self.key.get_fingerprint())
        self.client = None
        hall.meeting.hall.people.remember(self.id, QUICK)

    def visit(self):
        return visit(self.hall, self.key, self.name, size=SIZE)

    @property
    def screen(self):
        """The table as this player's app has it; None while they are not at it."""
        apps = [stay.app for stay in self.hall.house.stays if stay.visitor.id == self.id and stay.app is not None]
        return next((screen for app in apps for screen in app.screen_stack if hasattr(screen, "session")), None)

    def may_choose(self):
        """Whether Enter would choose something: the cursor is on it, and what happened before was shown."""
        screen = self.screen
        if screen is None or screen.session.known != len(screen.table.journal.events):
            return False
        session = screen.session
        return session.is_asked and not session.beats and screen.pointed in session.legal()

    async def chooses(self, table):
        """Press Enter, and wait until that has become a line of the log."""
        await until(self.may_choose, f"a question to {self.name}")
        before = len(table.journal.events)
        self.client.type(b"\r")
        await until(lambda: len(table.journal.events) > before, f"a choice of {self.name}")


async def lay_table(ada, bo, cleo):
    """Ada lays a table for two, Bo sits down, Cleo looks on."""
    await ada.sees("Play Fairy Tale?")
    for keys, words in (
        (b"n", "Enter opens the table"),
        (b"-", "Seats"),
        (b"\r", "Your table is waiting: one seat is free"),
    ):
        ada.type(keys)
        await ada.sees(words)
    await bo.sees("join, 1 free")
    bo.type(b"1")
    for client in (ada, bo):
        await client.sees("Choose a card to keep")
    await cleo.sees("Being played")
    cleo.type(b"1")
    await cleo.sees("Round 1 of 4")


async def play(table, players, until_then):
    """Whoever is asked chooses, one after the other, until something is so."""
    while not until_then():
        await players[table.waiting()[0]].chooses(table)


async def test_two_people_and_a_spectator_see_a_whole_game_though_one_is_cut_off_in_the_middle(store):
    async with open_hall(store=store) as hall:
        ada, bo, cleo = (Player(hall, name) for name in ("ada", "bo", "cleo"))
        async with ada.visit() as ada.client, cleo.visit() as cleo.client:
            async with bo.visit() as bo.client:
                await lay_table(ada.client, bo.client, cleo.client)
                [row] = store.tables()
                table = hall.meeting.hall.table(row.id)
                chosen = len(table.journal.events) + BEFORE_THE_CUT
                await play(table, (ada, bo), lambda: len(table.journal.events) >= chosen)
                bo.client.connection.abort()
                await ada.client.sees("bo is away; the seat is held")
            world, known = table.world, len(table.journal.events)
            async with bo.visit() as bo.client:
                await bo.client.sees("Your tables")
                bo.client.type(b"1")
                await until(lambda: bo.screen is not None, "the seat of bo")
                assert bo.screen.session.mine == (1,)
                assert (table.world, len(table.journal.events)) == (world, known)
                await play(table, (ada, bo), lambda: table.is_over)
                for person in (ada, bo, cleo):
                    await person.client.sees("Score sheet")
                assert cleo.screen.session.mine == ()
                assert table.journal.verify() == []
