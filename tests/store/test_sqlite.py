"""The SQLite store keeps the contract, and says in one sentence what is wrong with a file, leaving it as it is."""

import sqlite3
import sys
from pathlib import Path

import pytest

from engine.store import Conflict, SqliteStore, StoreProblem, Summary
from engine.store.claims import SILENCE
from engine.store.sqlite import AGAIN
from engine.store.sqlite_file import OURS, PAUSE, SCHEMA, VERSION, begin_writing
from tests.store.book_contract import BookContract
from tests.store.contract import HEADER, StoreContract, lines, problem_of
from tests.store.rights import as_owner
from tests.toy.builders import Clock


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "deep" / "tables.sqlite"


@pytest.fixture
def filled(path: Path) -> Path:
    """A store with some tables, closed."""
    with SqliteStore(path) as store:
        for name in ("a", "b", "c"):
            store.append(name, 0, [HEADER, *lines(*range(200))], Summary())
    return path


class TestSqliteStore(StoreContract, BookContract):
    @pytest.fixture
    def clock(self):
        self.time = Clock()
        return self.time

    @pytest.fixture
    def store(self, path, clock):
        with SqliteStore(path, clock) as store:
            yield store

    @pytest.fixture
    def other(self, store, path, clock):
        with SqliteStore(path, clock) as other:
            yield other

    def falls_silent(self, handle):
        handle.close()
        self.time.passes(SILENCE)


def ask(path: Path, query: str):
    db = sqlite3.connect(path)
    try:
        return db.execute(query).fetchone()[0]
    finally:
        db.close()


def change(path: Path, *statements: str) -> None:
    db = sqlite3.connect(path)
    for statement in statements:
        db.execute(statement)
    db.commit()
    db.close()


def test_the_folder_is_made_for_its_owner_alone(path):
    SqliteStore(path).close()
    assert path.is_file()
    assert path.parent.stat().st_mode & 0o077 == 0 or sys.platform == "win32"


def test_a_store_writes_ahead_waits_for_the_disk_and_knows_its_version(filled):
    store = SqliteStore(filled)
    assert store._ask("PRAGMA synchronous") == [(2,)]
    assert store._ask("PRAGMA journal_mode") == [("wal",)]
    store.close()
    assert ask(filled, "PRAGMA user_version") == VERSION
    assert ask(filled, "PRAGMA application_id") == OURS


def test_a_store_waits_for_other_programs_also_after_it_has_written_itself(filled):
    with SqliteStore(filled, patience=3.5) as store:
        store.append("d", 0, [HEADER], Summary())
        assert store._ask("PRAGMA busy_timeout") == [(3500,)]


def test_a_line_that_somebody_changed_to_text_is_still_read_as_bytes(filled):
    change(filled, "UPDATE lines SET line = 'x' WHERE id = 'a' AND number = 3")
    with SqliteStore(filled) as store:
        assert store.read("a", 3)[0] == b"x"


def test_what_was_written_is_there_after_closing_and_opening(filled):
    with SqliteStore(filled) as store:
        assert [row.id for row in store.tables()] == ["c", "b", "a"]
        assert store.read("a") == [HEADER, *lines(*range(200))]


@pytest.mark.parametrize("version", range(1, VERSION))
def test_an_older_store_is_brought_up_with_everything_in_it(path, version):
    path.parent.mkdir(parents=True)
    older = [statement for step in SCHEMA[:version] for statement in step]
    row = (
        "INSERT INTO tables (id, game, created, updated, change, count, summary) VALUES ('{}', 'lanterns', {}, '{{}}')"
    )
    kept = [row.format("a", "1, 5, 7, 2"), row.format("b", "2, 3, 4, 1")]
    said = [
        f"INSERT INTO lines (id, number, line) VALUES ('a', {n}, x'{line.hex()}')"
        for n, line in enumerate([HEADER, *lines(0)])
    ]
    change(path, *older, *kept, *said, f"PRAGMA user_version = {version}")
    with SqliteStore(path) as store:
        assert [(row.id, row.created, row.updated, row.count, row.change) for row in store.tables()] == [
            ("a", 1, 5, 2, 7),
            ("b", 2, 3, 1, 4),
        ]
        assert store.read("a") == [HEADER, *lines(0)]
        store.append("a", 2, lines(1), Summary())
        store.enter("people", "ada", b"{}", 0)
        assert store.row("a").change > 7
    assert ask(path, "PRAGMA user_version") == VERSION


def test_an_empty_file_becomes_a_store(path):
    path.parent.mkdir(parents=True)
    path.touch()
    with SqliteStore(path) as store:
        assert store.tables() == []


def untouched(path: Path, words: str) -> None:
    """Opening says these words and leaves the file byte for byte, and nothing beside it."""
    before = path.read_bytes()
    assert words in problem_of(lambda: SqliteStore(path))
    assert path.read_bytes() == before
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_a_newer_store_is_named_and_left_untouched(filled):
    change(filled, f"PRAGMA user_version = {VERSION + 1}")
    untouched(filled, "written by a newer Duskhall")


def test_a_newer_store_left_behind_by_a_crash_is_left_untouched_with_what_was_not_yet_in_it(filled, tmp_path):
    newer = sqlite3.connect(filled, isolation_level=None)
    newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    names = [filled.name, f"{filled.name}-wal"]
    for name in names:
        (crashed / name).write_bytes((filled.parent / name).read_bytes())
    newer.close()
    before = [(crashed / name).read_bytes() for name in names]
    assert "written by a newer Duskhall" in problem_of(lambda: SqliteStore(crashed / filled.name))
    assert [(crashed / name).read_bytes() for name in names] == before


def test_somebody_elses_database_is_named_and_left_untouched(path):
    path.parent.mkdir(parents=True)
    change(path, "CREATE TABLE recipes (name TEXT)")
    untouched(path, "not a Duskhall store")


@pytest.mark.parametrize(
    "noise", [b"hello, this is no database at all" * 100, b"\x00" * 5000, b"SQLite format 3\x00", b"S", b" "]
)
def test_a_file_that_is_no_database_is_named_and_left_untouched(path, noise):
    path.parent.mkdir(parents=True)
    path.write_bytes(noise)
    untouched(path, "damaged; it was not changed")


def test_a_store_cut_in_half_is_named_and_left_untouched(filled):
    data = filled.read_bytes()
    filled.write_bytes(data[: len(data) // 2 // 4096 * 4096])
    untouched(filled, "damaged")


def test_a_store_with_a_page_overwritten_is_named_and_left_untouched(filled):
    data = bytearray(filled.read_bytes())
    data[4096 : 2 * 4096] = b"\xa5" * 4096
    filled.write_bytes(bytes(data))
    untouched(filled, "damaged")


def test_damage_found_while_reading_is_said_in_one_sentence(filled):
    with SqliteStore(filled) as store:
        size = filled.stat().st_size
        with filled.open("r+b") as file:
            file.seek(4096)
            file.write(b"\xa5" * (size - 4096))
        assert "damaged" in problem_of(lambda: [store.read(name) for name in ("a", "b", "c")])


def test_a_summary_that_cannot_be_read_is_said_to_be_damage(filled):
    change(filled, "UPDATE tables SET summary = '{' WHERE id = 'b'")
    with SqliteStore(filled) as store:
        assert "damaged" in problem_of(store.tables)


def test_a_store_locked_by_another_program_is_said_to_be_in_use_and_works_again_afterwards(filled):
    hog = sqlite3.connect(filled, isolation_level=None)
    with SqliteStore(filled, patience=0.05) as store:
        hog.execute("BEGIN IMMEDIATE")
        assert "in use by another program" in problem_of(lambda: store.append("d", 0, [HEADER], Summary()))
        assert len(store.tables()) == 3
        hog.execute("ROLLBACK")
        store.append("d", 0, [HEADER], Summary())
        assert len(store.tables()) == 4
    hog.close()


def test_a_lock_that_was_waited_for_in_vain_is_not_waited_for_again_as_long(filled, monkeypatch):
    """In a hall everybody waits with who writes: a backup of a minute once stopped them for 100 ms every second."""
    waits: list[float] = []

    def begin(db, patience):
        waits.append(patience)
        begin_writing(db, patience)

    monkeypatch.setattr("engine.store.sqlite.begin_writing", begin)
    hog = sqlite3.connect(filled, isolation_level=None)
    with SqliteStore(filled, patience=0.05) as store:
        hog.execute("BEGIN IMMEDIATE")
        for _ in range(3):
            assert "in use by another program" in problem_of(lambda: store.append("d", 0, [HEADER], Summary()))
        hog.execute("ROLLBACK")
        store.append("d", 0, [HEADER], Summary())
        with pytest.raises(Conflict):
            store.append("d", 0, [HEADER], Summary())
        store.append("e", 0, [HEADER], Summary())
    hog.close()
    assert AGAIN <= 0.2
    assert waits == [0.05, *[0.05 * AGAIN] * 3, 0.05, 0.05]


def test_who_waits_to_write_looks_often_and_writes_when_the_others_are_done(filled, monkeypatch):
    hog = sqlite3.connect(filled, isolation_level=None)
    waits: list[float] = []

    def wait(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 5:
            hog.execute("ROLLBACK")

    with SqliteStore(filled, patience=600) as store:
        monkeypatch.setattr("engine.store.sqlite_file.time.sleep", wait)
        hog.execute("BEGIN IMMEDIATE")
        store.append("d", 0, [HEADER], Summary())
    hog.close()
    assert len(waits) == 5
    assert max(waits) <= PAUSE


def test_a_store_that_is_locked_altogether_cannot_be_opened(filled):
    change(filled, "PRAGMA journal_mode = DELETE")
    hog = sqlite3.connect(filled, isolation_level=None)
    hog.execute("BEGIN EXCLUSIVE")
    try:
        assert "in use by another program" in problem_of(lambda: SqliteStore(filled, patience=0.05))
    finally:
        hog.close()


def test_a_full_disk_is_said_in_one_sentence_and_nothing_is_half_written(filled):
    with SqliteStore(filled) as store:
        pages = store._ask("PRAGMA page_count")[0][0]
        store._ask(f"PRAGMA max_page_count = {pages}")
        big = [HEADER, *([b"x" * 5000] * 50)]
        assert "no room left on the disk" in problem_of(lambda: store.append("d", 0, big, Summary()))
        assert [row.id for row in store.tables()] == ["c", "b", "a"]
        store._ask("PRAGMA max_page_count = 1000000")
        store.append("d", 0, big, Summary())
        assert store.read("d") == big


def test_a_folder_that_cannot_be_written_is_said_in_one_sentence(commoner):
    as_owner(lambda: commoner.chmod(0o555))
    assert "read-only" in problem_of(lambda: SqliteStore(commoner / "tables.sqlite"))
    assert "read-only" in problem_of(lambda: SqliteStore(commoner / "deeper" / "tables.sqlite"))
    assert list(commoner.iterdir()) == []


def test_a_store_that_cannot_be_written_is_said_in_one_sentence_and_left_untouched(commoner):
    path = commoner / "tables.sqlite"

    def lock_up() -> None:
        with SqliteStore(path) as store:
            store.append("a", 0, [HEADER], Summary())
        path.chmod(0o444)
        commoner.chmod(0o555)

    as_owner(lock_up)
    before = path.read_bytes()
    assert "read-only" in problem_of(lambda: SqliteStore(path))
    assert path.read_bytes() == before


def test_a_path_that_cannot_be_is_said_in_one_sentence(tmp_path):
    (tmp_path / "file").write_text("in the way")
    assert "cannot be reached" in problem_of(lambda: SqliteStore(tmp_path / "file" / "tables.sqlite"))
    assert "cannot be reached" in problem_of(lambda: SqliteStore(tmp_path))


def test_a_closed_store_says_so(filled):
    store = SqliteStore(filled)
    store.close()
    assert "cannot be used any more" in problem_of(store.tables)


def test_a_failing_writer_leaves_the_store_free_for_others(filled):
    with SqliteStore(filled) as store, SqliteStore(filled, patience=0.05) as other:
        with pytest.raises(StoreProblem):
            store.append("a", 201, [object()], Summary())
        other.append("a", 201, lines(200), Summary())
        assert len(store.read("a")) == 202
