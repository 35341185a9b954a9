"""A hall of many in a test: several people, each with an app of their own, over one store and one clock."""

from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC

from engine.bots.thinking.thinker import Inline
from engine.games import GAMES
from engine.store import MemoryStore
from engine.tables.hall.people import id_of
from tests.tables.halls import Standing
from tests.tui.rest import AGES
from tests.tui.screen_snapshot import text_of
from tui.config.locations import locate
from tui.config.settings import Settings
from tui.lobby import Meeting, SharedHall

SLUG = next(iter(GAMES))
ROUNDS, TRIES = 2, 400


class QuickHall(SharedHall):
    """Shows at once what others do."""

    LULL = 0.001


class Gathering:
    """The hall, and whoever came in."""

    def __init__(self, stack: AsyncExitStack, store=None, node: str = "one", clock: Standing | None = None) -> None:
        self.clock = clock or Standing()
        self.store = store or MemoryStore(self.clock)
        self.meeting = Meeting(self.store, thinker=Inline(), clock=self.clock, pause=0, node=node, beat=AGES)
        self.hall = self.meeting.hall
        self.stack = stack

    async def enters(self, name: str, size=(80, 24), *, person: str = "", known: bool = True, **settings):
        """Somebody comes in; by default they have been here before."""
        id = person or id_of(name)
        if known:
            self.hall.people.call(id, name)
        app = QuickHall(
            self.meeting,
            id,
            name,
            locate().create(),
            Settings(**{"pace": "instant", "name": name, **settings}),
            clock=self.clock,
            zone=UTC,
            thinker=Inline(),
        )
        pilot = await self.stack.enter_async_context(app.run_test(size=size, notifications=True))
        await rest(pilot)
        return pilot


@asynccontextmanager
async def gathering(store=None, **more):
    """A hall without anybody."""
    async with AsyncExitStack() as stack:
        hall = Gathering(stack, store, **more)
        try:
            yield hall
        finally:
            await stack.aclose()
            hall.meeting.close()


async def rest(*pilots) -> None:
    """Let everything settle: what one app does reaches the others by the pulse of the hall, which beats here."""
    for _ in range(ROUNDS):
        for pilot in pilots:
            pilot.app.meeting.go_on()
            await pilot.pause()


async def press(pilot, *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await rest(pilot)


async def type_in(pilot, text: str) -> None:
    """Type into the line or panel that is open, in place of what stands there, and answer."""
    pilot.app.screen.query_one("Input").value = text
    await press(pilot, "enter")


def shown(pilot) -> str:
    """Every cell of the screen, as plain text."""
    return text_of(pilot.app)


def top(pilot) -> str:
    """The name of the screen on top."""
    return type(pilot.app.screen).__name__


async def until(question, *pilots, about: str = "") -> None:
    """Wait until something is so."""
    for _ in range(TRIES):
        if question():
            return
        await rest(*pilots)
    screens = "\n\n".join(shown(pilot) for pilot in pilots)
    raise AssertionError(f"it never came to {about or 'that'}:\n{screens}")


async def sees(pilot, words: str) -> None:
    """Wait until these words stand on the screen."""
    await until(lambda: words in shown(pilot), pilot, about=repr(words))


def told(pilot) -> str:
    """Every notice shown, in full."""
    return " ".join(notice.message for notice in pilot.app._notifications)
