"""People meet in the hall over SSH: they find each other, play and talk, and find their seats again."""

import pytest

from engine.store import SqliteStore, open_store
from tests.ssh.halls import new_key, open_hall, until, visit
from tests.store.postgres_server import postgres as postgres
from tests.store.postgres_server import postgres_server as postgres_server


@pytest.fixture
def store(tmp_path):
    with SqliteStore(tmp_path / "hall.sqlite") as store:
        yield store


def meeting_hall(store):
    return open_hall(store=store, strangers=True)


async def come_in(client):
    """Somebody new takes the name their client suggests."""
    await client.sees("What should the others call you?")
    client.type(b"\r")
    await client.sees("Here now")


async def begin(ada, bo):
    """Ada lays a table, Bo joins it, bots take what is left."""
    await come_in(ada)
    await come_in(bo)
    ada.type(b"n")
    await ada.sees("Enter opens the table")
    ada.type(b"\r")
    await ada.sees("Your table is waiting")
    await bo.sees("join, 2 free")
    bo.type(b"1")
    await bo.sees("You have a seat")
    ada.type(b"b")
    for client in (ada, bo):
        await client.sees("Choose a card to keep")


async def sees_choice(client, seat):
    """The log tells that this seat has chosen, and the bot, whoever of them was first."""
    lines = f"{seat} ■ have chosen", f"■ {seat} have chosen"
    await until(lambda: any(line in client.screen.text() for line in lines), f"the choice of {seat}")


async def test_two_people_meet_talk_and_see_each_other_move(store):
    async with (
        meeting_hall(store) as hall,
        visit(hall, new_key(), "ada", size=(120, 40)) as ada,
        visit(hall, new_key(), "bo", size=(120, 40)) as bo,
    ):
        await begin(ada, bo)
        bo.type(b"c")
        await bo.sees("Type a message")
        bo.type(b"shall \x1b[31m we?\r")
        await ada.sees("bo  shall")
        ada.type(b"\r")
        await sees_choice(bo, "●")


async def test_the_settings_of_somebody_far_away_name_no_folder_of_the_server(store):
    async with meeting_hall(store) as hall, visit(hall, new_key(), "ada", size=(120, 40)) as ada:
        await come_in(ada)
        ada.type(b"o")
        await ada.sees("saved in this hall")
        assert "kept in" not in ada.screen.text()


async def test_names_and_talk_reach_other_terminals_as_they_are_written(store):
    async with (
        meeting_hall(store) as hall,
        visit(hall, new_key(), "ada", size=(120, 40)) as ada,
        visit(hall, new_key(), "[b]bo", size=(120, 40)) as bo,
    ):
        await come_in(ada)
        await come_in(bo)
        await ada.sees("[b]bo")
        bo.type(b"c")
        await bo.sees("Type a message")
        bo.type("[red]hi[/red] \u202e\u009b31m".encode() + b"\x1b[200~\x1b]52;c;x\x07\x1b[201~\r")
        await ada.sees("[red]hi[/red]")
        assert b"]52;c;x" in ada.output  # as letters
        assert b"\x1b]52" not in ada.output
        assert "\u009d" not in ada.text()
        assert "\u202e" not in ada.text()
        assert "\u009b" not in ada.text()


async def test_who_was_cut_off_is_away_and_finds_the_seat_again(store):
    key = new_key()
    async with meeting_hall(store) as hall, visit(hall, new_key(), "ada", size=(120, 40)) as ada:
        async with visit(hall, key, "bo", size=(120, 40)) as bo:
            await begin(ada, bo)
            bo.connection.abort()
        await ada.sees("bo is away; the seat is held")
        async with visit(hall, key, "bo", size=(80, 24)) as bo:
            await bo.sees("your turn")
            bo.type(b"1")
            await bo.sees("Choose a card to keep")
            await until(lambda: "bo here" in ada.screen.text(), "bo at the table")


async def test_everybody_finds_their_table_after_the_server_was_started_anew(store):
    keys = new_key(), new_key()
    async with (
        meeting_hall(store) as hall,
        visit(hall, keys[0], "ada", size=(120, 40)) as ada,
        visit(hall, keys[1], "bo", size=(120, 40)) as bo,
    ):
        await begin(ada, bo)
        ada.type(b"\r")
        await sees_choice(bo, "●")
    async with meeting_hall(store) as hall:
        for key, words in ((keys[0], "… ▲ bo"), (keys[1], "▶ your turn")):
            async with visit(hall, key, "somebody", size=(120, 40)) as client:
                await client.sees("Your tables")
                await client.sees(words)


async def test_a_guest_leaves_no_name_behind(store):
    async with meeting_hall(store) as hall:
        async with visit(hall, None, "gil") as client:
            await come_in(client)
            assert [profile.name for _, profile in hall.meeting.hall.people.profiles] == ["gil"]
        await until(lambda: not hall.house.stays)
        assert list(hall.meeting.hall.people.profiles) == []
        assert list(hall.meeting.hall.people.names) == []


@pytest.fixture(params=["sqlite", "postgres"])
def where(request, tmp_path):
    """A store that two programs can share: on one machine, or on two."""
    return request.getfixturevalue("postgres") if request.param == "postgres" else tmp_path / "shared.sqlite"


async def test_people_served_by_two_programs_sit_at_one_table(where):
    with open_store(where) as one, open_store(where) as other:
        async with (
            meeting_hall(one) as here,
            meeting_hall(other) as there,
            visit(here, new_key(), "ada", size=(120, 40)) as ada,
            visit(there, new_key(), "bo", size=(120, 40)) as bo,
        ):
            await begin(ada, bo)
            bo.type(b"\r")
            await sees_choice(ada, "▲")
