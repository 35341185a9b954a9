"""Non-interference over the wire: two Worlds that look equal to somebody send them the same bytes, one by one.

Others are scripted, the clock stands still, and whatever goes by time is done when told to; so what a terminal is sent
follows from what its owner may see and from the keys they press, and from nothing else.
"""

import asyncio
import contextvars
from datetime import UTC
from functools import partial

import msgspec
import pytest
import textual.screen

from engine.bots.thinking import Inline
from engine.core import Event, Moved, Shuffled, observe
from engine.journal import Journal
from engine.journal.chain import header_for
from engine.store import MemoryStore
from engine.tables import Person, Table
from engine.tables.people import id_of
from tests.ssh.emulator import Emulator
from tests.ssh.terminals import FakeTerminal
from tests.tables.halls import Standing
from tests.tui.rest import AGES, rest
from tui.lobby import Meeting
from tui.locations import locate
from tui.server.driver import RESTORED, TerminalDriver
from tui.server.meeting_hall import MeetingHall
from tui.server.taming import run_tamed, tame
from tui.server.visitor import Visitor
from tui.settings import Settings

SLUG, ID, SIZE = "fairy_tale", "amber-fox-17", (120, 40)
ADA, BO, CLEO, DAN = "Ada", "Bo", "Cleo", "Dan"
NAMES = (ADA, BO, CLEO)
NEIGHBOUR, FAR = 2, 1
"""Seat 0 is handed what the neighbour leaves; what lies before the other one comes two choices later."""

RIGHT, ENTER = b"\x1b[C", b"\r"


@pytest.fixture(autouse=True)
def no_clocks(monkeypatch):
    """Pictures are made when an app rests."""
    monkeypatch.setattr(textual.screen, "UPDATE_PERIOD", AGES)


def dealt():
    """A table of three, just dealt."""
    return Journal.start(SLUG, len(NAMES), {}, 7, NAMES, Standing())


def dealt_otherwise():
    """The same for seat 0 and its neighbour; another hand for the third, another deck, another seed."""
    journal = dealt()
    world = journal.world
    known = {*world.zones["hand:0"], *world.zones[f"hand:{NEIGHBOUR}"]}
    others = [piece for piece in range(len(world.sides)) if piece not in known]
    exchanged = dict(zip(others, others[::-1], strict=True))

    def otherwise(pieces):
        return tuple(exchanged.get(piece, piece) for piece in pieces)

    def told(fact):
        if isinstance(fact, Shuffled):
            return msgspec.structs.replace(fact, order=otherwise(fact.order))
        return msgspec.structs.replace(fact, pieces=otherwise(fact.pieces)) if isinstance(fact, Moved) else fact

    [start] = journal.events
    other = Journal(header_for(journal.game, NAMES, journal.header.options, 8), Standing())
    other.accept(Event(0, None, start.at, 0, start.action, tuple(map(told, start.facts))))
    return other


class QuickHall(MeetingHall):
    """Shows at once what others do."""

    LULL = 0.001


class Scripted:
    """A hall with one table, in which nothing happens by itself."""

    def __init__(self, journal):
        clock = Standing()
        store = MemoryStore(clock)
        self.clock = clock
        self.meeting = Meeting(store, thinker=Inline(), clock=clock, pause=0, node="one", beat=AGES)
        self.hall = self.meeting.hall
        self.people = {name: self.hall.people.call(id_of(name), name) for name in (*NAMES, DAN)}
        Table.begin(store, journal, [Person(name, id_of(name)) for name in NAMES], id=ID)
        self.hall.take_in(self.people[ADA], ID)
        self.table = self.hall.table(ID)
        self.apps, self.terminals, self.tasks = {}, {}, []

    async def enters(self, name):
        """Somebody comes in and goes to the table: to their seat, or to look on."""
        terminal = self.terminals[name] = FakeTerminal(SIZE)
        app = QuickHall(
            Visitor(name, name), terminal, self.meeting, locate().create(), clock=self.clock, zone=UTC, thinker=Inline()
        )
        app.settings = Settings(pace="instant", confirm="never", name=name)
        app.driver_class = partial(TerminalDriver, terminal=terminal)
        self.apps[name] = app
        ready = asyncio.Event()
        running = run_tamed(app, terminal.extent, ready.set)
        self.tasks.append(asyncio.create_task(running, context=contextvars.Context()))
        await ready.wait()
        await self.rest()
        await self.types(name, b"1")

    async def types(self, name, *keys):
        for key in keys:
            self.terminals[name].listener.received(key)
            await self.rest()

    async def chooses(self, seat, choice=0):
        """One of the others chooses."""
        self.table.act(seat, self.table.legal(seat)[choice])
        await self.rest()

    async def keeps(self, seat, choice):
        """Seat 0 chooses: by a key where its owner is here, else by the script."""
        before = len(self.table.journal.events)
        if NAMES[seat] in self.apps:
            await self.types(NAMES[seat], ENTER)
        else:
            await self.chooses(seat, choice)
        assert len(self.table.journal.events) == before + 1

    async def says(self, name, words):
        self.hall.say(self.people[name], ID, words)
        await self.rest()

    async def rest(self):
        for _ in range(2):
            self.meeting.go_on()
            for app in self.apps.values():
                await rest(app)

    async def ends(self):
        for app in self.apps.values():
            app.exit()
        await asyncio.gather(*self.tasks)
        self.meeting.close()


async def played(journal, *viewers):
    """What each of these is sent while the script is played, and the World in the end."""
    tame()
    hall = Scripted(journal)
    for name in viewers:
        await hall.enters(name)
    first = viewers[0]
    await hall.types(first, RIGHT, RIGHT, b"i", RIGHT, b"i")
    await hall.chooses(FAR)
    await hall.says(BO, "Take your time.")
    await hall.keeps(0, 3)
    await hall.chooses(NEIGHBOUR, 1)
    await hall.types(first, RIGHT, b"L", b"L")
    await hall.chooses(NEIGHBOUR)
    await hall.keeps(0, 1)
    sent = {name: terminal.output for name, terminal in hall.terminals.items()}
    world = hall.table.world
    await hall.ends()
    assert all(terminal.output.endswith(RESTORED.encode()) for terminal in hall.terminals.values())
    return sent, world


def shown(sent):
    screen = Emulator(*SIZE)
    screen.feed(sent.decode())
    return screen.text()


async def test_worlds_that_look_equal_to_a_seat_and_to_who_looks_on_send_them_the_same_bytes():
    one, world = await played(dealt(), ADA, DAN)
    other, elsewhere = await played(dealt_otherwise(), ADA, DAN)
    assert observe(world, 0) == observe(elsewhere, 0)
    assert observe(world) == observe(elsewhere)
    assert observe(world, FAR) != observe(elsewhere, FAR)
    assert world.zones["deck"] != elsewhere.zones["deck"]
    for name, words in ((ADA, "pick 2 of 5"), (DAN, "pick 2 of 5")):
        assert words in shown(one[name])
        assert one[name] == other[name]


async def test_who_sees_the_difference_is_sent_it():
    one, _ = await played(dealt(), BO)
    other, _ = await played(dealt_otherwise(), BO)
    assert one[BO] != other[BO]
