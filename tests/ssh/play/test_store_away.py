"""The store goes away under people: one calm line, the last picture, keys refused in words, and play goes on."""

import asyncio
import string
from contextlib import contextmanager
from threading import Event
from weakref import ref

import pytest

from engine.store import ImpatientStore, MemoryStore, StoreProblem
from tests.ssh.halls import HALL, open_hall, until, visit
from tui.config.locations import locate
from tui.lobby import meeting
from tui.lobby.meeting import BACK, WAITING, Meeting
from tui.server.connection.admission import Crowd
from tui.server.connection.visit import AWAY
from tui.server.process import startup
from tui.server.process.policy import HouseRules

ADDRESS = "dusk at /run/secret/place"


class Fickle(MemoryStore):
    """A database that can be out of reach."""

    is_gone = False

    def __getattribute__(self, name):
        if not name.startswith("_") and name not in ("is_gone", "time", "close", "watch") and self.is_gone:
            raise StoreProblem(f"The database {ADDRESS} is out of reach: connection refused.")
        return super().__getattribute__(name)


@contextmanager
def gone(store):
    store.is_gone = True
    try:
        yield
    finally:
        store.is_gone = False


def reports():
    return list(locate().crashes.glob("*")) if locate().crashes.exists() else []


async def test_people_keep_their_picture_are_told_once_and_play_on_when_it_is_back(monkeypatch):
    monkeypatch.setattr(meeting, "HUSH", 0.1)
    monkeypatch.setattr(meeting, "TROUBLED", 0.1)
    store, told, noted = Fickle(), [], []
    tell, note = meeting.tell, Meeting._note_trouble
    monkeypatch.setattr(meeting, "tell", lambda app, sentence: (told.append(sentence), tell(app, sentence)))
    monkeypatch.setattr(Meeting, "_note_trouble", lambda *found: (noted.append(found), note(*found)))
    async with open_hall(store=ImpatientStore(store, patience=60, rest=0.05)) as hall, visit(hall) as client:
        await client.sees(HALL)
        with gone(store):
            await client.sees(WAITING[:40])
            seen = len(noted)
            await until(lambda: len(noted) >= seen + 3, "that it is missed again and again")
            since = len(client.output)
            client.type(b"n")
            await client.sees("Fairy Tale")
            client.type(b"\r\r\r\x1b")
            await until(lambda: "cannot reach its database" in client.text(since), "a refusal in words")
        await client.sees(BACK[:20])
        assert told == [WAITING, BACK]
        text = client.text()
        assert "Something broke" not in text
        assert "/run/secret" not in text
        assert reports() == []
        assert sum("cannot reach its database" in record.getMessage() for record in hall.records) <= 1
        assert not client.is_over


async def test_a_choice_at_a_table_is_refused_once_in_words_and_made_when_the_store_is_back(monkeypatch):
    monkeypatch.setattr(meeting, "TROUBLED", 0.05)
    store = Fickle()
    async with open_hall(store=ImpatientStore(store, patience=60, rest=0.05)) as hall, visit(hall) as client:
        await client.sees(HALL)
        [stay] = hall.house.stays
        app = stay.app
        id = app.halls.lay(app.who, "fairy_tale", {}, 2)
        app.halls.fill(app.who, id)
        app.call_later(app.go_into, id)
        await client.sees("Choose a card to keep")
        lines = len(store.read(id))
        with gone(store):
            client.type(b"\r" * 3)
            await client.sees("cannot reach its database")
            await client.sees("Choose a card to keep")
            await until(lambda: not stay.app._driver.intake.queue and stay.app._driver.order.is_free, "every key")
            assert len(app._notifications) <= 2, "one for what was refused, one for a guest who sits down"
        assert len(store.read(id)) == lines
        await until(lambda: hall.meeting.troubled_since is None and not hall.meeting.hall.store.is_away, "the store")
        client.type(b"\r")
        await until(lambda: len(store.read(id)) > lines, "the choice")
        assert "Something broke" not in client.text()
        assert reports() == []


async def test_whatever_asks_a_store_that_is_away_is_refused_once_in_words_and_ends_no_screen(monkeypatch):
    """Not everything that needs the store expects that it may be gone."""
    monkeypatch.setattr(meeting, "HUSH", 3600)
    store = Fickle()
    async with open_hall(store=ImpatientStore(store, patience=60, rest=0.05)) as hall, visit(hall) as client:
        await client.sees(HALL)
        [stay] = hall.house.stays
        app, asked = stay.app, []

        def look():
            asked.append("asked")
            asked.append(hall.meeting.hall.store.tables())

        with gone(store):
            for pump in (app, app.screen, app.screen.focused or app.screen) * 3:
                pump.call_later(look)
            await client.sees("cannot reach its database")
            await until(lambda: asked == ["asked"] * 9, "nine questions without an answer")
            assert len(app._notifications) == 1
        await client.answers()
        app.call_later(look)
        await until(lambda: asked[-1] == [], "an answer")
        assert "Something broke" not in client.text()
        assert reports() == []
        assert not client.is_over


async def test_every_key_of_the_lobby_is_refused_in_words_or_does_no_harm(monkeypatch):
    monkeypatch.setattr(meeting, "HUSH", 3600)
    store = Fickle()
    async with open_hall(store=ImpatientStore(store, patience=60, rest=0.05)) as hall, visit(hall) as client:
        await client.sees(HALL)
        [stay] = hall.house.stays
        driver, heard = stay.app._driver, []
        received = driver.received
        driver.received = lambda data: (heard.append(data), received(data))

        def is_done(typed):
            intake = driver.intake
            waits = intake.raw or intake.queue or intake.keyboard.is_waiting or not driver.order.is_free
            return len(heard) == typed and not waits

        with gone(store):
            for typed, key in enumerate(string.ascii_letters.replace("q", "") + string.digits + "\r\t", 1):
                client.type(key.encode())
                await until(lambda typed=typed: is_done(typed), repr(key))
                stay.app.call_later(stay.app.go_to_hall)
                await until(lambda: len(stay.app.screen_stack) == 2, "the lobby")
        assert "Something broke" not in client.text()
        assert "/run/secret" not in client.text()
        assert reports() == []
        assert not client.is_over


async def test_a_store_that_is_away_for_a_moment_is_told_to_nobody_who_does_not_need_it(monkeypatch):
    """Everybody's page would be laid out anew, twice, for every backup."""
    monkeypatch.setattr(meeting, "HUSH", 3600)
    monkeypatch.setattr(meeting, "TROUBLED", 0.05)
    store = Fickle()
    async with open_hall(store=ImpatientStore(store, patience=60, rest=0.05)) as hall, visit(hall) as client:
        await client.sees(HALL)
        with gone(store):
            await until(lambda: hall.meeting.troubled_since is not None, "the trouble")
        await until(lambda: hall.meeting.troubled_since is None, "the end of it")
        await client.answers()
        assert "database" not in client.text()


async def test_people_are_told_by_and_by_and_only_who_was_told_hears_that_it_is_over(monkeypatch):
    """A notice to all twenty of a worker in a row took all of its time for a second."""

    class Somebody:
        """Stands for an app."""

    people, told = [Somebody() for _ in range(3)], []
    monkeypatch.setattr(meeting, "HUSH", 0)
    monkeypatch.setattr(meeting, "ONE_BY_ONE", 3600)
    monkeypatch.setattr(meeting, "tell", lambda found, sentence: told.append((people.index(found()), sentence)))
    shared = Meeting(MemoryStore())
    shared._apps = {str(number): ref(one) for number, one in enumerate(people)}
    shared._note_trouble(StoreProblem("gone"))
    await until(lambda: told, "the first to be told")
    shared._tell_one(shared._apps["1"], WAITING)
    shared.go_on()
    shared._tell_one(shared._apps["2"], WAITING)
    await until(lambda: len(told) > 2, "the first to hear that it is over")
    assert told == [(0, WAITING), (1, WAITING), (0, BACK)]
    shared.close()


ASKED = ("read", "append", "tables", "row", "entries", "entry", "enter", "strike")


class Frozen(MemoryStore):
    """A database that does not answer, for as long as it is told not to, but gives up where everybody waits for it."""

    def __init__(self):
        super().__init__()
        self.loop = asyncio.get_running_loop()
        self.answers, self.kept_waiting = Event(), False
        self.answers.set()

    def __getattribute__(self, name):
        if name in ASKED and not self.answers.is_set():
            self.hang()
        return super().__getattribute__(name)

    def hang(self):
        went_on = Event()
        self.loop.call_soon_threadsafe(went_on.set)
        if went_on.wait(5):
            self.answers.wait()
        else:
            self.kept_waiting = True
            self.answers.set()


async def test_a_frozen_store_stops_nobody_who_does_not_need_it(monkeypatch):
    monkeypatch.setattr(meeting, "HUSH", 3600)
    monkeypatch.setattr(meeting, "TROUBLED", 0.01)
    store = Frozen()
    away = ImpatientStore(store, patience=0.05, rest=0.05)
    async with open_hall(store=away) as hall, visit(hall, username="one") as one, visit(hall, username="two") as two:
        await one.sees(HALL)
        await two.sees(HALL)
        store.answers.clear()
        await until(lambda: hall.meeting.troubled_since or store.kept_waiting, "that the store is missed")
        for client in (one, two):
            await client.answers()
        assert not store.kept_waiting, "everybody waited until the store gave up"
        store.answers.set()
        await until(lambda: hall.meeting.troubled_since is None, "the store")
        await one.answers()
        assert not one.is_over


async def test_who_comes_while_it_is_away_is_told_so_and_not_that_something_broke():
    store = Fickle()
    async with open_hall(store=ImpatientStore(store, patience=60, rest=0.05), strangers=True) as hall:
        with gone(store):
            async with visit(hall) as client:
                await client.is_sent_away()
        assert AWAY in client.text()
        assert "fault" not in client.text()
        assert "/run/secret" not in client.text()


def test_crash_reports_are_bounded_in_number():
    from tui.config.crash_report import KEPT, write_report

    written = [write_report(ValueError("x")) for _ in range(KEPT + 5)]
    assert len(set(written)) == KEPT + 5
    assert len(reports()) == KEPT
    assert written[-1] in reports()


def test_the_server_waits_for_its_store_and_for_locks_on_it_well_under_a_second(monkeypatch):
    opened, seen = [], []

    class Enough(Exception):
        """The rest of serving is tested elsewhere."""

    def halls(store, places):
        seen.append(store)
        raise Enough

    def made(where, patience=5.0):
        opened.append(patience)
        return MemoryStore()

    monkeypatch.setattr(startup, "open_store", made)
    rules = HouseRules()
    with pytest.raises(Enough):
        startup.counted(startup.serve(rules, locate(), "anywhere", halls, Crowd(rules), print))
    assert 0 < opened[0] <= 0.2
    assert isinstance(seen[0], ImpatientStore)
    assert 0 < seen[0].patience <= 0.2
