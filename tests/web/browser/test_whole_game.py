"""Two browsers and one SSH client play a whole Fairy Tale at one table; one page is loaded anew in the middle."""

from types import SimpleNamespace

import msgspec
import pytest

from engine.core import observe
from engine.core.pieces import Hidden
from engine.games.fairy_tale.content.printed import card_of
from engine.games.fairy_tale.names import kind_name
from engine.tables.hall.people import id_of
from tests.ssh.halls import new_key, until, visit
from tests.web.chromium import chromium, needed, tab
from tests.web.pages import web_hall
from tui.config.settings import Settings

BEFORE_THE_RELOAD = 8
QUICK = msgspec.to_builtins(Settings(pace="instant", confirm="never"))
SIZE = (120, 40)


@pytest.fixture(autouse=True)
def known_deal(monkeypatch):
    """Every run deals the same cards."""
    needed()
    monkeypatch.setattr("engine.tables.table.table.secrets", SimpleNamespace(randbits=lambda bits: 7))


def table_screen(hall, person):
    apps = [stay.app for stay in hall.house.stays if stay.app is not None and stay.app.who.id == person]
    return next((screen for app in apps for screen in app.screen_stack if hasattr(screen, "session")), None)


def may_choose(hall, person):
    """Whether Enter would choose something for somebody: the cursor is on it, and what happened before was shown."""
    screen = table_screen(hall, person)
    if screen is None or screen.session.known != len(screen.table.journal.events):
        return False
    return screen.session.is_asked and not screen.session.beats and screen.pointed in screen.session.legal()


def never_seen_by(table, seat):
    """The names of cards that this seat could not know of so far."""
    seen, there = set(), set()
    for number in range(len(table.journal.events)):
        world = table.journal.at(number)
        view = observe(world, seat)
        there |= {world.kinds[piece] for lying in world.zones.values() for piece in lying}
        seen |= {view.kinds[piece] for lying in view.zones.values() for piece in lying if not isinstance(piece, Hidden)}
    named = {kind for kind in there for known in seen if kind in repr(card_of(known))}  # cards name other cards
    return {kind_name(kind) for kind in there - named} - {kind_name(kind) for kind in seen}


def seen_now_by(table, seat):
    view = observe(table.world, seat)
    return {
        kind_name(view.kinds[piece])
        for lying in view.zones.values()
        for piece in lying
        if not isinstance(piece, Hidden)
    }


def app_called(hall, name):
    apps = [stay.app for stay in hall.house.stays if stay.app is not None]
    return next((app for app in apps if app.who.name == name), None)


async def come_in(page, hall, name):
    """Take a name, and settings without pauses."""
    await page.sees("What should the others call you?")
    await page.press(*["Backspace"] * len("Guest"))
    await page.type(name)
    await page.press("Enter")
    await until(lambda: app_called(hall, name), f"the app of {name}")
    app = app_called(hall, name)
    app.settings = Settings(pace="instant", confirm="never", name=name)
    hall.meeting.hall.people.remember(app.who.id, msgspec.to_builtins(app.settings))
    return app.who.id


async def test_two_browsers_and_an_ssh_client_play_a_whole_game_and_a_reload_comes_back_to_the_seat():
    async with web_hall(ssh=True, strangers=True) as hall, chromium() as browser:
        key = new_key()
        cleo = id_of(key.get_fingerprint())
        hall.meeting.hall.people.call(cleo, "Cleo")
        hall.meeting.hall.people.remember(cleo, QUICK)
        async with (
            tab(hall, browser) as first,
            tab(hall, browser) as second,
            visit(hall, key, "cleo", size=SIZE) as client,
        ):
            ada, bo = await come_in(first, hall, "Ada"), await come_in(second, hall, "Bo")
            await client.sees("Play Fairy Tale?")
            await first.press("n")
            await first.sees("Enter opens the table")
            await first.press("Enter")
            await first.sees("Your table is waiting")
            await second.sees("join, 2 free")
            await second.press("1")
            await client.sees("join, 1 free")
            client.type(b"1")
            for page in (first, second):
                await page.sees("Choose a card to keep")
            [row] = hall.meeting.hall.store.tables()
            table = hall.meeting.hall.table(row.id)
            people = [sat.keyboard for sat in row.summary.seats]
            presses = {
                ada: lambda: first.press("Enter"),
                bo: lambda: second.press("Enter"),
                cleo: lambda: enter(client),
            }
            assert sorted(people) == sorted(presses)

            async def play(until_then):
                while not until_then():
                    person = people[table.waiting()[0]]
                    await until(lambda: may_choose(hall, person), "a question")  # noqa: B023
                    before = len(table.journal.events)
                    await presses[person]()
                    await until(lambda: len(table.journal.events) > before, "a choice")  # noqa: B023

            chosen = len(table.journal.events) + BEFORE_THE_RELOAD
            await play(lambda: len(table.journal.events) >= chosen)
            for page, person in ((first, ada), (second, bo)):
                seat = people.index(person)
                sent = page.bytes_sent()
                hidden = never_seen_by(table, seat)
                assert hidden
                assert {name for name in hidden if name in sent} == set()
                assert {name for name in seen_now_by(table, seat) if name in sent}, "and what may be seen is sent"
            left = table_screen(hall, bo)
            await second.page.reload()
            await until(lambda: table_screen(hall, bo) not in (None, left), "the seat of Bo")
            assert table_screen(hall, bo).session.mine == (people.index(bo),)
            await play(lambda: table.is_over)
            for page in (first, second, client):
                await page.sees("Score sheet")
            assert table.journal.verify() == []


async def enter(client):
    client.type(b"\r")
