"""What every store must do, written once. A backend's test class inherits it and says how to make its stores."""

import threading
import time
from collections.abc import Callable

import pytest

from engine.store import Conflict, EventStore, NoSuchTable, Sat, StoreProblem, Summary, Watch
from tests.toy.builders import played

HEADER = b'{"duskhall":1,"game":"lanterns"}'


def lines(*numbers: int) -> list[bytes]:
    return [b'{"seq":%d}' % number for number in numbers]


def problem_of(call: Callable[[], object]) -> str:
    """The one sentence of a problem."""
    with pytest.raises(StoreProblem) as problem:
        call()
    sentence = problem.value.sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def tells(watch: Watch) -> bool:
    """Whether a watch tells of a change, which may be under way when it was made elsewhere."""
    return comes_true(watch.changed)


def comes_true(question: Callable[[], bool]) -> bool:
    """Whether something is so, or soon will be."""
    for _ in range(10_000):
        if question():
            return True
        time.sleep(0.01)
    return False


class StoreContract:
    """Two handles, `store` and `other`, on one and the same store."""

    @pytest.fixture
    def store(self) -> EventStore:
        raise NotImplementedError

    @pytest.fixture
    def other(self) -> EventStore:
        raise NotImplementedError

    def test_what_was_appended_is_read_in_order(self, store):
        store.append("a", 0, [HEADER, *lines(0)], Summary())
        store.append("a", 2, lines(1, 2), Summary())
        assert store.read("a") == [HEADER, *lines(0, 1, 2)]

    def test_reading_starts_where_one_likes(self, store):
        store.append("a", 0, [HEADER, *lines(0, 1)], Summary())
        assert (store.read("a", 1), store.read("a", 3)) == (lines(0, 1), [])

    def test_bytes_are_kept_as_they_are(self, store):
        odd = [HEADER, "Zoë 🐉".encode(), b"\x00\xff", b""]
        store.append("a", 0, odd, Summary())
        assert store.read("a") == odd

    def test_a_whole_log_comes_back_as_it_went_in(self, store):
        journal = played()
        store.append("a", 0, journal.lines, Summary())
        assert store.read("a") == journal.lines

    def test_what_one_handle_writes_the_other_reads_at_once(self, store, other):
        store.append("a", 0, [HEADER], Summary())
        assert other.read("a") == [HEADER]
        other.append("a", 1, lines(0), Summary())
        assert store.read("a") == [HEADER, *lines(0)]

    @pytest.mark.parametrize("expected", [0, 1, 3, 99])
    def test_a_writer_that_expects_another_length_loses_and_nothing_is_written(self, store, other, expected):
        store.append("a", 0, [HEADER, *lines(0)], Summary(stage="first"))
        with pytest.raises(Conflict) as lost:
            other.append("a", expected, lines(7), Summary(stage="second"))
        assert (lost.value.table, lost.value.expected, lost.value.count) == ("a", expected, 2)
        assert store.read("a") == [HEADER, *lines(0)]
        assert store.row("a").summary.stage == "first"

    def test_a_conflict_does_not_stand_in_the_way_of_the_next_try(self, store):
        store.append("a", 0, [HEADER], Summary())
        with pytest.raises(Conflict):
            store.append("a", 0, [HEADER], Summary())
        store.append("a", 1, lines(0), Summary())
        assert len(store.read("a")) == 2

    def test_tables_are_apart(self, store):
        store.append("a", 0, [HEADER, *lines(0)], Summary())
        store.append("b", 0, [HEADER], Summary())
        assert (len(store.read("a")), len(store.read("b"))) == (2, 1)

    def test_a_table_that_is_not_there_is_named(self, store):
        for call in (
            lambda: store.read("nil"),
            lambda: store.row("nil"),
            lambda: store.delete("nil"),
            lambda: store.append("nil", 4, lines(1), Summary()),
        ):
            with pytest.raises(NoSuchTable, match="no table 'nil'"):
                call()
        assert store.tables() == []

    def test_a_table_starts_with_a_header(self, store):
        for first in ([], [b"hello"], [b"{}"]):
            with pytest.raises(StoreProblem, match="header"):
                store.append("a", 0, first, Summary())
        assert store.tables() == []

    def test_tables_are_listed_with_the_one_written_to_last_first(self, store, other):
        for name in ("a", "b", "c"):
            store.append(name, 0, [HEADER], Summary())
        other.append("a", 1, lines(0), Summary())
        assert [row.id for row in store.tables()] == ["a", "c", "b"]

    def test_a_row_tells_game_times_length_and_summary(self, store):
        summary = Summary(
            seats=(Sat("person", "Zoë"), Sat("bot", "Bo", "greedy")), scores=(1.5, 2), finished=True, me=0
        )
        store.append("a", 0, [HEADER], Summary())
        store.append("a", 1, lines(0, 1), summary)
        row = store.row("a")
        assert (row.id, row.game, row.created, row.updated, row.count) == ("a", "lanterns", 1, 2, 3)
        assert row.summary == summary
        assert store.tables() == [row]

    def test_a_deleted_table_is_gone_and_its_name_free(self, store, other):
        store.append("a", 0, [HEADER, *lines(0)], Summary())
        store.append("b", 0, [HEADER], Summary())
        other.delete("a")
        assert [row.id for row in store.tables()] == ["b"]
        store.append("a", 0, [HEADER], Summary())
        assert store.read("a") == [HEADER]

    def test_a_watch_tells_of_every_change_once(self, store, other):
        watch = store.watch()
        assert not watch.changed()
        for change in (
            lambda: store.append("a", 0, [HEADER], Summary()),
            lambda: other.append("a", 1, lines(0), Summary()),
            lambda: other.delete("a"),
        ):
            change()
            assert tells(watch)
            assert not watch.changed()

    def test_a_lost_race_is_no_change(self, store, other):
        store.append("a", 0, [HEADER], Summary())
        watch = store.watch()
        with pytest.raises(Conflict):
            other.append("a", 0, [HEADER], Summary())
        assert not watch.changed()

    def test_watches_do_not_disturb_each_other(self, store):
        first, second = store.watch(), store.watch()
        store.append("a", 0, [HEADER], Summary())
        assert first.changed()
        assert second.changed()

    def test_only_what_was_written_after_a_change_is_listed(self, store, other):
        for name in ("a", "b", "c"):
            store.append(name, 0, [HEADER], Summary())
        last = store.tables()[0].change
        assert other.tables(last) == []
        other.append("b", 1, lines(0), Summary())
        store.delete("c")
        store.append("d", 0, [HEADER], Summary())
        assert [row.id for row in other.tables(last)] == ["d", "b"]

    def test_a_change_number_never_comes_twice(self, store, other):
        store.append("a", 0, [HEADER], Summary())
        first = store.row("a").change
        other.delete("a")
        store.append("a", 0, [HEADER], Summary())
        assert store.row("a").change > first

    def test_threads_that_race_lose_nothing_and_double_nothing(self, store, other):
        store.append("a", 0, [HEADER], Summary())
        written: list[bytes] = []

        def write(handle: EventStore, name: int) -> None:
            for number in range(25):
                line = b"%d.%d" % (name, number)
                while True:
                    try:
                        handle.append("a", len(handle.read("a")), [line], Summary())
                        break
                    except Conflict:
                        continue
                written.append(line)

        threads = [threading.Thread(target=write, args=(handle, n)) for n, handle in enumerate([store, other, store])]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(written) == 75
        assert sorted(store.read("a")[1:]) == sorted(written)

    def test_a_store_closes_at_the_end_of_a_with(self, store):
        with store as same:
            same.append("a", 0, [HEADER], Summary())
            assert same.read("a") == [HEADER]
