"""One person's share of the hall's store, and the pulse that all apps of a process share."""

import asyncio

import pytest

from engine.bots.thinking.thinker import Inline
from engine.store import MemoryStore, NoSuchTable, StoreProblem, Summary
from engine.tables import Bot, Person, Table
from tests.tui.lobbies import SLUG
from tui.lobby.meeting import TROUBLED, Meeting
from tui.lobby.shelf import Shelf
from tui.table.stored_tables import my_seats


@pytest.fixture
def store():
    return MemoryStore()


def table_of(store, *people: str) -> str:
    """A table of these people, by their ids, and a bot."""
    sitters = [Person(name.title(), name) for name in people]
    return Table.create(store, SLUG, {}, [*sitters, Bot("Aldo", "random")]).id


def test_somebody_finds_the_games_they_sat_at_and_no_others(store):
    mine, theirs = table_of(store, "ada", "bo"), table_of(store, "bo")
    shelf = Shelf(store, "ada")
    assert [row.id for row in shelf.tables()] == [mine]
    assert shelf.read(mine) == store.read(mine)
    for look in (shelf.row, shelf.read):
        with pytest.raises(NoSuchTable):
            look(theirs)


def test_on_the_shelf_its_owner_sits_at_this_keyboard_and_everybody_else_elsewhere(store):
    row = Shelf(store, "bo").row(table_of(store, "ada", "bo"))
    assert (row.summary.me, my_seats(row.summary)) == (1, (1,))
    assert [sat.kind for sat in row.summary.seats] == ["person", "person", "bot"]


def test_somebody_at_the_machine_of_the_server_is_not_taken_for_a_visitor(store):
    id = Table.create(store, SLUG, {}, [Person("You"), Person("Ada", "ada")]).id
    assert my_seats(Shelf(store, "ada").row(id).summary) == (1,)


def test_nothing_of_the_hall_can_be_changed_from_the_shelf(store):
    id, shelf = table_of(store, "ada"), Shelf(store, "ada")
    lines = store.read(id)
    for change in (
        lambda: shelf.delete(id),
        lambda: shelf.append(id, len(lines), [b"{}"], store.row(id).summary),
        lambda: shelf.append("new", 0, lines, Summary()),
        lambda: shelf.enter("names", "ada", b"{}", 0),
        lambda: shelf.strike("posts", id),
    ):
        with pytest.raises(StoreProblem, match="saved for everyone"):
            change()
    assert store.read(id) == lines
    assert (shelf.entries("posts"), shelf.entry("posts", id)) == ([], None)


def test_a_game_of_ones_own_can_be_begun_from_the_shelf_but_none_for_others(store):
    shelf = Shelf(store, "ada")
    assert Table.create(shelf, SLUG, {}, [Person("Ada", "ada"), Bot("Aldo", "random")]).id in {
        row.id for row in store.tables()
    }
    with pytest.raises(StoreProblem):
        Table.create(shelf, SLUG, {}, [Person("Ada", "ada"), Person("Bo", "bo")])


def test_a_store_out_of_reach_is_asked_again_less_often(store, caplog):
    meeting = Meeting(store, thinker=Inline(), beat=0.25)
    assert meeting.go_on() == 0.25

    def fail() -> None:
        raise StoreProblem("The database is out of reach.")

    meeting.keeper.tick = fail
    assert meeting.go_on() == TROUBLED
    assert "out of reach" in caplog.text


def test_a_keeper_that_fails_is_told_of_without_anybodys_cards_and_goes_on(store, caplog):
    meeting = Meeting(store, thinker=Inline())

    def fail() -> None:
        hand = "The Fairy Queen"
        raise RuntimeError(hand)

    meeting.keeper.tick = fail
    assert meeting.go_on() == TROUBLED
    assert "RuntimeError" in caplog.text
    assert "Fairy Queen" not in caplog.text


async def test_the_hall_goes_on_while_anybody_is_in_it_and_no_longer(store):
    class App:
        is_running = True

    meeting = Meeting(store, thinker=Inline(), beat=3600)
    one, two = App(), App()
    meeting.attach("1", one)
    meeting.attach("2", two)
    task = meeting._task
    await asyncio.sleep(0)
    meeting.detach("1")
    assert not task.cancelled()
    meeting.detach("2")
    await asyncio.gather(task, return_exceptions=True)
    assert task.cancelled()
    meeting.close()
    assert not store.is_alive(meeting.hall.node)
