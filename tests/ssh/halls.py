"""A hall that is open for a test, and people who come to it: clients on the loopback, with keys or without."""

import asyncio
import logging
import socket
from codecs import getincrementaldecoder
from contextlib import asynccontextmanager, suppress
from itertools import count

import asyncssh

from engine.bots.thinking.thinker import Inline
from engine.core import Rejected
from engine.store import MemoryStore
from tests.ssh.emulator import Emulator
from tui.bench.terminal import ESCAPES
from tui.config.locations import locate
from tui.server.process.policy import HouseRules
from tui.server.process.service import Service
from tui.server.remote_app import Meetings
from tui.server.terminal.terminal import HIGHEST, WIDEST, first_extent

TRIES, GLANCE, BEAT = 24_000, 0.005, 0.005
HALL = "Fairy Tale"
MANY = {"max_per_minute": 1000, "max_per_address": 1000, "max_sessions": 1000}


async def until(question, what="what was waited for"):
    """Wait for an answer that is true; it is the answer."""
    for _ in range(TRIES):
        answer = question()
        if answer:
            return answer
        await asyncio.sleep(GLANCE)
    raise AssertionError(f"{what() if callable(what) else what} did not come")


class OpenHall:
    """A running server, everybody who came to it, and what it logged."""

    def __init__(self, service, app_for, records, strangers):
        self.service, self.records = service, records
        self.app_for, self.strangers, self.visitors = app_for, strangers, []

    def app_of(self, visitor, terminal):
        """The app of somebody who comes in."""
        self.meet(visitor)
        return self.app_for(visitor, terminal)

    def meet(self, visitor):
        """Know who comes in; who is no stranger has a name."""
        self.visitors.append(visitor)
        if isinstance(self.app_for, Meetings) and not self.strangers:
            introduce(self.meeting.hall.people, visitor)

    @property
    def meeting(self):
        return self.app_for.meeting

    @property
    def house(self):
        return self.service.house

    @property
    def port(self):
        return self.service.port

    def said(self, words):
        return any(words in record.getMessage() for record in self.records)


class Maker:
    """Makes what people are shown, by way of the hall that knows them all."""

    hall = None

    def __call__(self, visitor, terminal):
        return self.hall.app_of(visitor, terminal)

    def talk_for(self, visitor, page):
        self.hall.meet(visitor)
        return self.hall.app_for.talk_for(visitor, page)


class Kept(logging.Handler):
    def __init__(self):
        super().__init__()
        self.records = []

    def emit(self, record):
        self.records.append(record)


def introduce(people, visitor):
    """Give somebody a name, as they would themselves."""
    for number in count(1):
        if people.profile(visitor.id).name:
            return
        name = visitor.name if number == 1 else f"{visitor.name[:16]} {number}"
        with suppress(Rejected):
            people.call(visitor.id, name)


def quick_meetings(store=None):
    """The hall where people meet, with bots that think here and do not wait."""
    return Meetings(store or MemoryStore(), locate().create(), thinker=Inline(), pause=0, beat=BEAT)


@asynccontextmanager
async def open_hall(app_for=None, store=None, strangers=False, **rules):
    """A hall on a free port of the loopback, with room for everybody unless the rules say otherwise.

    Strangers are asked for their names; without them everybody has been here before.
    """
    home, kept = locate().create().home, Kept()
    made = app_for or quick_meetings(store)
    maker = Maker()
    service = Service(HouseRules(**{"host": "127.0.0.1", "port": 0, **MANY, **rules}), home, maker)
    hall = maker.hall = OpenHall(service, made, kept.records, strangers)
    logger = logging.getLogger("duskhall.server")
    logger.addHandler(kept)
    logger.setLevel(logging.INFO)
    await service.start()
    try:
        yield hall
    finally:
        await service.stop()
        logger.removeHandler(kept)
        if isinstance(made, Meetings):
            made.close()


def new_key():
    return asyncssh.generate_private_key("ssh-ed25519")


def named_only(key):
    """The public half of somebody's key: it can be named but signs nothing."""

    def sign(data):
        raise ValueError("it is not mine")

    [pair] = asyncssh.load_keypairs([key])
    pair.sign = sign
    return pair


class Guest(asyncssh.SSHClient):
    """Logs in without a key where it must."""

    def kbdint_auth_requested(self):
        return ""


def knock(hall, key=None, username="mira", **more):
    """A connection that is being made."""
    keys = key if key is None or isinstance(key, list) else [key]
    options = {"known_hosts": None, "config": None, "agent_path": None, "username": username, **more}
    where = () if "sock" in more else ("127.0.0.1", hall.port)
    return asyncssh.connect(*where, client_factory=Guest, client_keys=keys, **options)


def narrow_line(hall):
    """A connection that holds little: who does not read is found out soon."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", hall.port))
    return line


class Client(asyncssh.SSHClientSession):
    """A terminal that reads what it is sent, unless it is told not to."""

    def __init__(self):
        self.output = b""
        self.screen = Emulator(0, 0)
        self.decode = getincrementaldecoder("utf-8")("replace").decode
        self.channel = None
        self.status = None
        self.is_over = False

    def connection_made(self, chan):
        self.channel = chan

    def data_received(self, data, datatype):
        self.output += data
        self.screen.feed(self.decode(data))

    def exit_status_received(self, status):
        self.status = status

    def connection_lost(self, exc):
        self.is_over = True

    def text(self, since=0):
        """Everything that was ever sent, without the codes."""
        return ESCAPES.sub(b"", self.output[since:]).decode("utf-8", "replace")

    def resize(self, width, height):
        """Another window, with nothing left in it."""
        self.screen = Emulator(min(width, WIDEST), min(height, HIGHEST), was_resized=True)
        self.channel.change_terminal_size(width, height)

    def last(self, mode):
        """Where a mode was set last."""
        return self.output.rfind(b"\x1b[" + mode)

    def type(self, keys):
        self.channel.write(keys)

    async def sees(self, words):
        """Wait until these words stand on the screen."""
        await until(lambda: words in self.screen.text(), lambda: f"{words!r}, but\n{self.screen.text()}\nwhich")

    async def answers(self):
        """Wait until the app has shown something for a key, and gone back: it lives."""
        self.type(b"?")
        await self.sees("On every page")
        self.type(b"\x1b")
        await until(lambda: HALL in self.screen.text() and "On every page" not in self.screen.text(), "the hall")

    async def is_sent_away(self):
        await until(lambda: self.is_over, "the end")


@asynccontextmanager
async def visit(hall, key=None, username="mira", size=(100, 30), term="xterm-256color", env=None, **more):
    """Somebody in the hall, with a terminal."""
    async with knock(hall, key, username, **more) as connection:
        _, client = await connection.create_session(
            Client, term_type=term, term_size=size, encoding=None, env=env or {}
        )
        client.connection = connection
        client.screen.width, client.screen.height = first_extent(*size)
        yield client
