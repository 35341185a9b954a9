"""Whoever sits at a table hears at once what others did there, in whichever process they did it."""

import asyncio

from engine.store import MemoryStore, SqliteStore
from engine.tables import Person, Table
from tests.ssh.halls import open_hall, until, visit
from tui.locations import locate
from tui.server.news import News
from tui.server.remote_hall import RemoteHall, surroundings_of
from tui.server.warming import warm_up

SLUG = "fairy_tale"


def laid(store):
    return Table.create(store, SLUG, {}, [Person(name, name) for name in ("Mira", "Jan")], seed=7)


def act(table):
    seat = table.waiting()[0]
    table.act(seat, table.legal(seat)[0])


async def test_a_table_that_was_written_to_is_named_once():
    store, heard = MemoryStore(), []
    table = laid(store)
    news = News(store)
    news.tell(heard.append)
    await asyncio.sleep(0)
    act(table)
    await until(lambda: heard)
    assert heard == [frozenset({table.id})]
    news.tell_no_more(heard.append)


async def test_another_program_is_heard_as_well(tmp_path):
    heard = []
    with SqliteStore(tmp_path / "store") as store, SqliteStore(tmp_path / "store") as elsewhere:
        table = laid(elsewhere)
        news = News(store)
        news.tell(heard.append)
        act(table)
        await until(lambda: heard == [frozenset({table.id})])
        news.tell_no_more(heard.append)


async def test_nobody_looks_when_nobody_listens():
    news = News(MemoryStore())
    listener = [].append
    news.tell(listener)
    news.tell_no_more(listener)
    assert news._task is None


async def test_two_people_at_one_table_see_each_others_moves_and_not_each_others_cards():
    store = MemoryStore()
    table = laid(store)
    shared = surroundings_of(store, locate().create())

    def app_for(visitor, terminal):
        seat = ("mira", "jan").index(visitor.name)
        mine = Table.open(store, table.id)
        return RemoteHall(visitor, terminal, shared, store, opening=lambda app: app.open_table(mine, (seat,)))

    def sits_down(name):
        return visit(hall, username=name, size=(120, 40))

    async with open_hall(app_for) as hall, sits_down("mira") as mira, sits_down("jan") as jan:
        await mira.sees("Choose a card to keep")
        await jan.sees("Choose a card to keep")
        since = len(jan.output)
        [theirs] = [stay.app.screen.session for stay in hall.house.stays if stay.visitor.name == "mira"]
        kept = theirs.legal()[0]
        mira.type(b"\r")
        await jan.sees("has chosen")
        assert theirs.label(kept).removeprefix("Keep ") not in jan.text(since)


async def test_warming_up_leaves_nothing_behind(own_home):
    places = locate()
    await warm_up(places)
    assert not own_home.exists()
