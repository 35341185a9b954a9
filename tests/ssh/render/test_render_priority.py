"""Who pressed a key is shown what came of it first; whoever is shown it as well comes after."""

import asyncio

import textual.screen
from textual.message import Message
from textual.widgets import Static

from tests.ssh.halls import until
from tests.ssh.process.test_textual_patches import started
from tests.ssh.terminals import FakeTerminal
from tests.tui.rest import AGES, rest
from tui.server.process.textual_patches import Tamed, tame


class Told(Message):
    """Somebody pressed a key."""


class Room(Tamed):
    """Shows how often anybody here pressed a key, and keeps a diary for all."""

    def __init__(self, diary, name):
        super().__init__()
        self.diary, self.called, self.others, self.count = diary, name, [], 0

    def compose(self):
        yield Static("none", markup=False)

    def on_key(self):
        for other in self.others:
            other.post_message(Told())
        self.show_one_more()

    def on_told(self):
        self.diary.append(f"{self.called} hears")
        self.show_one_more()

    def show_one_more(self):
        self.count += 1
        self.query_one(Static).update(f"{self.count} times", layout=False)


class Diarist(FakeTerminal):
    """Writes down when it was painted."""

    def __init__(self, diary, name):
        super().__init__()
        self.diary, self.called = diary, name

    def write(self, data):
        super().write(data)
        if b"times" in data:
            self.diary.append(f"{self.called} sees")


async def a_crowd(*names):
    """People in one room, and what is written about them."""
    tame()
    diary, rooms, tasks = [], [], []
    for name in names:
        rooms.append(Room(diary, name))
        task, ready = started(rooms[-1], Diarist(diary, name))
        tasks.append(task)
        await ready.wait()
    for room in rooms:
        room.others = [other for other in rooms if other is not room]
        await rest(room)
    return diary, rooms, tasks


async def leave(rooms, tasks):
    for room in rooms:
        room.exit()
    await asyncio.gather(*tasks)


async def test_a_key_is_painted_before_others_hear_of_it(monkeypatch):
    diary, rooms, tasks = await a_crowd("Ada", "Bo", "Cleo")
    monkeypatch.setattr(textual.screen, "UPDATE_PERIOD", 0.0)
    rooms[0]._driver.received(b"x")
    await until(lambda: len(diary) == 5)
    assert diary == ["Ada sees", "Bo hears", "Bo sees", "Cleo hears", "Cleo sees"]
    await leave(rooms, tasks)


async def test_whoever_was_painted_just_now_waits_for_the_clock(monkeypatch):
    diary, rooms, tasks = await a_crowd("Ada")
    [room] = rooms
    room.show_one_more()
    monkeypatch.setattr(textual.screen, "UPDATE_PERIOD", AGES)
    with room._context():
        room.promptness.paint(room)
        assert diary == []
        monkeypatch.setattr(textual.screen, "UPDATE_PERIOD", 0.0)
        room.promptness.paint(room)
    assert diary == ["Ada sees"]
    await leave(rooms, tasks)


async def test_what_has_to_be_arranged_is_painted_arranged(monkeypatch):
    diary, rooms, tasks = await a_crowd("Ada")
    monkeypatch.setattr(textual.screen, "UPDATE_PERIOD", 0.0)
    [room] = rooms
    room.query_one(Static).update("two\ntimes over")
    await until(lambda: diary == ["Ada sees"])
    assert room.query_one(Static).size.height == 2
    await leave(rooms, tasks)
