"""What every store must do with its books and claims, written once, like `tests.store.contract`."""

import threading

import msgspec
import pytest

from engine.store import Book, EventStore, Outdated, StoreProblem, Summary
from tests.store.contract import HEADER, comes_true, tells


class Tally(msgspec.Struct, frozen=True):
    count: int = 0


class BookContract:
    """Two handles, `store` and `other`, on one and the same store."""

    def falls_silent(self, handle: EventStore) -> None:
        """The program that uses this handle dies, and some time passes."""
        raise NotImplementedError

    def test_what_was_entered_is_read_by_everybody(self, store, other):
        store.enter("people", "ada", b"\x00Zo\xc3\xab", 0)
        found = other.entry("people", "ada")
        assert (found.key, found.value) == ("ada", b"\x00Zo\xc3\xab")
        assert other.entries("people") == [found]

    def test_what_nobody_entered_is_not_there(self, store):
        assert store.entry("people", "nil") is None
        assert store.entries("people") == []

    def test_books_are_apart_and_in_the_order_of_their_keys(self, store):
        for book, key in (("a", "z"), ("a", "B"), ("b", "x"), ("a", "b"), ("a", "é")):
            store.enter(book, key, b"", 0)
        assert [entry.key for entry in store.entries("a")] == ["B", "b", "z", "é"]
        assert [entry.key for entry in store.entries("b")] == ["x"]

    def test_an_entry_is_exchanged_by_who_has_seen_it(self, store, other):
        store.enter("a", "k", b"1", 0)
        other.enter("a", "k", b"2", store.entry("a", "k").version)
        assert store.entry("a", "k").value == b"2"

    def test_who_has_not_seen_an_entry_as_it_is_changes_nothing(self, store, other):
        store.enter("a", "k", b"1", 0)
        seen = store.entry("a", "k").version
        store.enter("a", "k", b"2", seen)
        for call in (
            lambda: other.enter("a", "k", b"3", 0),
            lambda: other.enter("a", "k", b"3", seen),
            lambda: other.enter("a", "new", b"3", seen),
            lambda: other.strike("a", "k", seen),
        ):
            with pytest.raises(Outdated):
                call()
        assert [(entry.key, entry.value) for entry in store.entries("a")] == [("k", b"2")]

    def test_an_entry_made_anew_is_not_taken_for_the_one_before(self, store, other):
        store.enter("a", "k", b"1", 0)
        seen = store.entry("a", "k").version
        other.strike("a", "k")
        other.enter("a", "k", b"2", 0)
        with pytest.raises(Outdated):
            store.enter("a", "k", b"3", seen)

    def test_a_struck_entry_is_gone_and_may_be_struck_again(self, store, other):
        store.enter("a", "k", b"1", 0)
        other.strike("a", "k")
        other.strike("a", "k")
        assert store.entry("a", "k") is None

    def test_a_watch_tells_of_every_change_in_a_book_once(self, store, other):
        watch = store.watch()
        for change in (
            lambda: store.enter("a", "k", b"1", 0),
            lambda: other.enter("a", "k", b"2", store.entry("a", "k").version),
            lambda: other.strike("a", "k"),
        ):
            change()
            assert tells(watch)
            assert not watch.changed()
        store.strike("a", "k")
        assert not watch.changed()

    def test_books_do_not_show_among_the_tables(self, store):
        store.enter("a", "k", b"1", 0)
        assert store.tables() == []
        store.append("a", 0, [HEADER], Summary())
        store.delete("a")
        assert store.entry("a", "k").value == b"1"

    def test_people_who_change_an_entry_at_the_same_moment_lose_nothing(self, store, other):
        def count(handle: EventStore) -> None:
            book = Book(handle, "tallies", Tally)
            for _ in range(20):
                book.change("k", lambda tally: Tally((tally or Tally()).count + 1))

        threads = [threading.Thread(target=count, args=(handle,)) for handle in (store, other, store)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert Book(store, "tallies", Tally).get("k") == Tally(60)

    def test_a_change_that_changes_nothing_is_not_written(self, store):
        book = Book(store, "tallies", Tally)
        book.put("k", Tally(1))
        watch = store.watch()
        book.put("k", Tally(1))
        book.change("nil", lambda found: found)
        assert not watch.changed()
        assert list(book) == [("k", Tally(1))]

    def test_a_change_to_nothing_strikes_the_entry(self, store):
        book = Book(store, "tallies", Tally)
        book.put("k", Tally(1))
        assert book.change("k", lambda found: None) is None
        assert list(book) == []

    def test_an_entry_that_is_not_what_its_book_holds_is_named(self, store):
        store.enter("tallies", "k", b"{", 0)
        with pytest.raises(StoreProblem, match="'k' of the book 'tallies'"):
            Book(store, "tallies", Tally).get("k")

    def test_a_program_that_beats_is_alive_until_it_falls_silent(self, store):
        assert not store.is_alive("one")
        store.beat("one")
        assert store.is_alive("one")

    def test_a_thing_is_claimed_by_one_program_at_a_time(self, store, other):
        store.beat("one")
        other.beat("two")
        assert store.claim("amber-fox-17", "one")
        assert not other.claim("amber-fox-17", "two")
        assert store.claim("amber-fox-17", "one")
        assert other.claim("grey-owl-20", "two")

    def test_what_is_released_may_be_claimed_by_others(self, store, other):
        store.beat("one")
        other.beat("two")
        assert store.claim("amber-fox-17", "one")
        other.release("amber-fox-17", "two")
        assert not other.claim("amber-fox-17", "two")
        store.release("amber-fox-17", "one")
        assert other.claim("amber-fox-17", "two")
        assert not store.claim("amber-fox-17", "one")

    def test_what_a_dead_program_claimed_is_free_again(self, store, other):
        other.beat("two")
        assert other.claim("amber-fox-17", "two")
        self.falls_silent(other)
        store.beat("one")
        assert comes_true(lambda: store.claim("amber-fox-17", "one"))
