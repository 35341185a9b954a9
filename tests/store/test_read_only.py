"""A home that cannot be written, or a disk without room: what was played can be looked at, the rest is said plainly."""

import shutil
import sqlite3
from collections import namedtuple

import pytest
from click.testing import CliRunner

from engine.store import SqliteStore, StoreProblem, Summary
from engine.store.sqlite_faults import LEAST_ROOM, NO_ROOM
from tests.playthroughs.make import FOLDER
from tests.store.rights import as_owner
from tui.cli import main

HEADER = b'{"duskhall":1,"game":"fairy_tale"}'
LOG = next(iter(sorted(FOLDER.glob("fairy_tale-*.jsonl"))))
LOOKS = (["tables"], ["export", "last"], ["export", "last", "--format", "story"], ["--plain", "replay", "last"])


def duskhall(home, words):
    found = CliRunner().invoke(main, ["--home", str(home), *words], input="all\nquit\n")
    return found.exit_code, found.output


def locked_up(folder):
    for one in [*folder.rglob("*"), folder]:
        one.chmod(0o555 if one.is_dir() else 0o444)


@pytest.mark.parametrize("words", LOOKS, ids=" ".join)
def test_what_was_played_can_be_looked_at_in_a_home_that_cannot_be_written(commoner, words):
    home = commoner / "home"
    looked = []

    def play_and_lock_up():
        assert duskhall(home, ["import", str(LOG)])[0] == 0
        looked.append(duskhall(home, words))
        locked_up(home)

    as_owner(play_and_lock_up)
    files = {path.name: path.stat().st_mtime_ns for path in home.iterdir()}
    assert looked[0][0] == 0
    assert duskhall(home, words) == looked[0]
    assert {path.name: path.stat().st_mtime_ns for path in home.iterdir()} == files


def test_a_log_is_replayed_where_no_home_can_be_made(commoner):
    wanted = []

    def prepare():
        (commoner / "game.jsonl").write_bytes(LOG.read_bytes())
        wanted.append(duskhall(commoner / "first", ["--plain", "replay", str(commoner / "game.jsonl")]))
        locked_up(commoner)
        for one in (commoner / "first").rglob("*"):
            one.chmod(0o755)

    as_owner(prepare)
    assert wanted[0][0] == 0
    assert duskhall(commoner / "none", ["--plain", "replay", str(commoner / "game.jsonl")]) == wanted[0]
    assert not (commoner / "none").exists()


def test_lines_that_were_written_ahead_are_read_as_well_and_nothing_is_written(commoner):
    path = commoner / "tables.sqlite"

    def leave_in_a_hurry():
        store = SqliteStore(path)
        store.append("a", 0, [HEADER], Summary())
        for name in ("", "-wal", "-shm"):
            shutil.copy(f"{path}{name}", f"{commoner / 'left.sqlite'}{name}")
        store.close()
        locked_up(commoner)

    as_owner(leave_in_a_hurry)
    with SqliteStore(commoner / "left.sqlite", to_read=True) as store:
        assert store.read("a") == [HEADER]
        with pytest.raises(StoreProblem, match="read-only"):
            store.append("a", 1, [b"{}"], Summary())
        assert store.read("a") == [HEADER]


def test_a_damaged_store_is_not_read_either(tmp_path):
    path = tmp_path / "tables.sqlite"
    path.write_bytes(b"nothing of the kind" * 100)
    with pytest.raises(StoreProblem, match="damaged"):
        SqliteStore(path, to_read=True)


@pytest.mark.parametrize(("free", "is_full"), [(0, True), (LEAST_ROOM, False)])
def test_a_disk_without_room_for_what_sqlite_makes_beside_a_store_is_called_full(tmp_path, monkeypatch, free, is_full):
    """SQLite itself says that the disk failed, or that it cannot open a file."""
    path = tmp_path / "tables.sqlite"
    SqliteStore(path).close()
    (tmp_path / "tables.sqlite-wal").mkdir()
    usage = namedtuple("usage", "free")
    monkeypatch.setattr("engine.store.sqlite_faults.disk_usage", lambda folder: usage(free))
    with pytest.raises(StoreProblem) as found:
        SqliteStore(path)
    assert isinstance(found.value.__cause__, sqlite3.OperationalError)
    assert (found.value.sentence == NO_ROOM.format(path=path)) is is_full
