"""A player far away plays as at home, and reaches nothing of the machine the hall stands on, nor of other players."""

import base64

import pytest

from engine.core import Rejected
from engine.store import MemoryStore, NoSuchTable
from tests.ssh.halls import HALL, new_key, open_hall, until, visit
from tui.server.remote_files import NO_PICTURE


def app_in(hall):
    [stay] = hall.house.stays
    return stay.app


async def lay_table(client):
    """From the lobby to the first choice at a new table, with bots."""
    await client.sees(HALL)
    for keys, words in (
        (b"1", "Enter opens the table"),
        (b"\r", "Your table is waiting"),
        (b"b", "Choose a card to keep"),
    ):
        client.type(keys)
        await client.sees(words)


async def test_a_table_left_by_a_cut_line_is_offered_again():
    key, store = new_key(), MemoryStore()
    async with open_hall(store=store) as hall:
        async with visit(hall, key, size=(120, 40)) as client:
            await lay_table(client)
            client.type(b"\r")
            await client.sees("pick 2 of 5")
            client.connection.abort()
            await until(lambda: not hall.house.stays)
        async with visit(hall, key, size=(120, 40)) as client:
            await client.sees("It is your turn at Fairy Tale.")


async def test_nobody_reads_the_log_of_a_table_they_do_not_sit_at():
    store = MemoryStore()
    async with open_hall(store=store) as hall:
        async with visit(hall, new_key(), size=(120, 40)) as client:
            await lay_table(client)
        await until(lambda: not hall.house.stays)
        async with visit(hall, new_key(), size=(120, 40)) as other:
            await other.sees(HALL)
            [row] = store.tables()
            assert app_in(hall).store.tables() == []
            with pytest.raises(NoSuchTable):
                app_in(hall).store.read(row.id)


async def test_exports_go_to_the_player_and_not_to_the_disk(own_home):
    async with open_hall() as hall, visit(hall, size=(120, 40)) as client:
        await lay_table(client)
        before = {path for path in own_home.rglob("*") if path.is_file()}
        client.type(b"e")
        await client.sees("Save what?")
        since = len(client.output)
        client.type(b"l")
        await client.sees("clipboard")
        sent = client.output[since:].partition(b"\x1b]52;c;")[2].partition(b"\x07")[0]
        assert base64.b64decode(sent).startswith(b'{"duskhall"')
        assert {path for path in own_home.rglob("*") if path.is_file()} == before


async def test_a_story_can_be_read_on_the_terminal():
    async with open_hall() as hall, visit(hall, size=(120, 40)) as client:
        await lay_table(client)
        client.type(b"e")
        await client.sees("Save what?")
        client.type(b"s")
        await client.sees("Round 1")
        await until(lambda: type(app_in(hall).screen).__name__ == "StoryScreen")


async def test_pictures_files_and_links_stay_where_they_are(own_home):
    async with open_hall() as hall, visit(hall, size=(120, 40)) as client:
        await client.sees(HALL)
        app = app_in(hall)
        assert app.files.export("x", "picture", b"<svg/>") == NO_PICTURE
        with pytest.raises(Rejected):
            app.files.log_at("/etc/passwd")
        app.open_url("https://example.org")
        app.deliver_screenshot()
        app.remember(pace="slow")
        assert not (own_home / "settings.json").exists()
        assert not list((own_home / "exports").iterdir())
        await client.answers()


async def test_no_path_of_the_server_is_told_after_a_crash(own_home):
    async with open_hall() as hall, visit(hall) as client:
        await client.sees(HALL)
        app = app_in(hall)
        app.call_later(app.break_down, RuntimeError("secret"), alive=True)
        await client.sees("Something broke")
        assert str(own_home) not in client.text()
        [report] = (own_home / "crashes").iterdir()
        await client.sees(report.name)
        assert "secret" not in report.read_text()
