"""A hall in which nothing happens by itself: one table, others who do what the script says, a clock that stands still.

For the tests of non-interference: what a terminal is sent follows from what its owner may see and from the keys they
press. `otherwise` makes the log of the same table with other cards in places that somebody cannot see.
"""

import asyncio
import contextvars
from datetime import UTC
from functools import partial

import msgspec

from engine.bots.thinking.thinker import Inline
from engine.core import Event, Moved, Shuffled
from engine.journal import Journal
from engine.journal.chain import header_for
from engine.store import MemoryStore
from engine.tables import Person, Table
from engine.tables.hall.people import id_of
from tests.ssh.emulator import Emulator
from tests.ssh.terminals import FakeTerminal
from tests.tables.halls import Standing
from tests.tui.rest import AGES, rest
from tui.config.locations import locate
from tui.config.settings import Settings
from tui.lobby import Meeting
from tui.server.connection.identity import Visitor
from tui.server.process.textual_patches import run_tamed, tame
from tui.server.remote_app import MeetingHall
from tui.server.terminal.driver import RESTORED, TerminalDriver

ID, SIZE = "amber-fox-17", (120, 40)
ADA, BO, CLEO, DAN = "Ada", "Bo", "Cleo", "Dan"
RIGHT, ENTER = b"\x1b[C", b"\r"


def dealt(slug, *names, options=None):
    """A table of these people, just dealt."""
    return Journal.start(slug, len(names), options or {}, 7, names, Standing())


def turned_about(pieces):
    """Each of these pieces in the place of another one."""
    return dict(zip(pieces, pieces[::-1], strict=True))


def otherwise(journal, exchanged):
    """The same log with some pieces in the places of others, and another seed."""

    def placed(pieces):
        return tuple(exchanged.get(piece, piece) for piece in pieces)

    def told(fact):
        if isinstance(fact, Shuffled):
            return msgspec.structs.replace(fact, order=placed(fact.order))
        return msgspec.structs.replace(fact, pieces=placed(fact.pieces)) if isinstance(fact, Moved) else fact

    header = journal.header
    other = Journal(header_for(journal.game, header.seats, header.options, header.seed + 1), Standing())
    for event in journal.events:
        other.accept(Event(event.seq, event.seat, event.at, event.group, event.action, tuple(map(told, event.facts))))
    return other


class QuickHall(MeetingHall):
    """Shows at once what others do."""

    LULL = 0.001


class Scripted:
    """See the module."""

    def __init__(self, journal):
        tame()
        clock = Standing()
        store = MemoryStore(clock)
        self.clock, self.names = clock, journal.header.seats
        self.meeting = Meeting(store, thinker=Inline(), clock=clock, pause=0, node="one", beat=AGES)
        self.hall = self.meeting.hall
        self.people = {name: self.hall.people.call(id_of(name), name) for name in (*self.names, DAN)}
        Table.begin(store, journal, [Person(name, id_of(name)) for name in self.names], id=ID)
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

    async def acts(self, seat, action):
        """One of the others acts."""
        self.table.act(seat, action)
        await self.rest()

    async def chooses(self, seat, choice=0):
        """One of the others chooses, by the place of the choice among all."""
        await self.acts(seat, self.table.legal(seat)[choice])

    async def keeps(self, seat, choice):
        """Somebody chooses: by a key where they are here, else by the script."""
        before = len(self.table.journal.events)
        if self.names[seat] in self.apps:
            await self.types(self.names[seat], ENTER)
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
        """Everybody leaves; what each was sent till then, and the World in the end."""
        sent, world = {name: terminal.output for name, terminal in self.terminals.items()}, self.table.world
        for app in self.apps.values():
            app.exit()
        await asyncio.gather(*self.tasks)
        self.meeting.close()
        assert all(terminal.output.endswith(RESTORED.encode()) for terminal in self.terminals.values())
        return sent, world


def shown(sent):
    """What stands on a screen in the end."""
    screen = Emulator(*SIZE)
    screen.feed(sent.decode())
    return screen.text()
