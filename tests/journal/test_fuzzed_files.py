"""Whatever a file holds, loading it works or says Damaged; it never fails in any other way."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import Damaged, Rejected
from engine.journal import Journal, Seated
from tests.journal.test_files import joined, lines_of, objects_of, relinked
from tests.toy import words as w
from tests.toy.builders import dug


def rich() -> Journal:
    """A short log with every kind of line."""
    journal = dug(seats=2)
    journal.note(1, Seated("person", "Ada"))
    journal.undo()
    journal.redo()
    seat = journal.waiting()[0]
    journal.act(seat, journal.legal(seat)[0])
    journal.accept(journal.prepare_undo(n=2, seed=5, agreed=(0,)))
    journal.act(journal.waiting()[0], w.Throw())
    return journal


def load_or_damaged(data: bytes) -> Journal | None:
    try:
        journal = Journal.load(data)
    except Damaged:
        return None
    # What loads is whole: every step can be looked at, and nothing in it makes verify or dump fail.
    for seq in range(len(journal.events)):
        journal.at(seq)
    journal.verify()
    journal.dump()
    return journal


@given(st.binary(max_size=300))
def test_noise_is_damaged(data):
    assert load_or_damaged(data) is None


@given(st.data())
def test_a_log_cut_anywhere_loads_up_to_its_last_whole_event_or_is_damaged(data):
    whole = rich().dump()
    cut = data.draw(st.integers(0, len(whole)))
    journal = load_or_damaged(whole[:cut])
    ends = [len(joined(lines_of(rich())[: n + 1])) for n in range(len(lines_of(rich())))]
    if cut < ends[1] - 1:
        assert journal is None
    else:
        assert journal is not None
        # A line is whole with or without its newline.
        assert len(journal.events) == sum(end - 1 <= cut for end in ends) - 1


@given(st.data())
def test_a_log_with_bytes_changed_is_damaged_or_cut(data):
    whole = bytearray(rich().dump())
    place = data.draw(st.integers(0, len(whole) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda value: value != whole[place]))
    whole[place] = byte
    journal = load_or_damaged(bytes(whole))
    if journal is not None:
        assert journal.lines == rich().lines[: len(journal.lines)]
        assert journal.warnings or bytes(whole).replace(b"\r", b"").rstrip(b"\n") == rich().dump().rstrip(b"\n")


@given(st.data())
def test_a_log_with_lines_lost_doubled_or_swapped_is_damaged_unless_it_lost_its_end(data):
    lines = lines_of(rich())
    order = data.draw(st.lists(st.integers(0, len(lines) - 1), max_size=len(lines) + 2))
    journal = load_or_damaged(joined([lines[index] for index in order]))
    assert (journal is not None) == (len(order) > 1 and order == list(range(len(order))))


scalars: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | st.integers(-3, 30) | st.text(max_size=5) | st.just([]) | st.just({})
)


def places_in(thing, path=()):
    """The path of every value inside a JSON value."""
    yield path
    inner = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for key, value in inner:
        yield from places_in(value, (*path, key))


def put(thing, path, value):
    for key in path[:-1]:
        thing = thing[key]
    thing[path[-1]] = value


@settings(max_examples=300)
@given(st.data())
def test_a_log_forged_with_its_links_loads_or_is_damaged(data):
    things = json.loads(json.dumps(objects_of(rich())))
    for _ in range(data.draw(st.integers(1, 3))):
        paths = [path for path in places_in(things) if path]
        put(things, data.draw(st.sampled_from(paths)), data.draw(scalars))
    things = [thing for thing in things if isinstance(thing, dict)]
    load_or_damaged(relinked(things))


@settings(max_examples=200)
@given(st.data())
def test_a_view_forged_with_its_links_loads_or_is_damaged(data):
    things = json.loads(json.dumps(objects_of(rich().seen_by(1))))
    for _ in range(data.draw(st.integers(1, 3))):
        paths = [path for path in places_in(things) if path]
        put(things, data.draw(st.sampled_from(paths)), data.draw(scalars))
    things = [thing for thing in things if isinstance(thing, dict)]
    load_or_damaged(relinked(things))


def test_the_log_that_is_forged_here_holds_when_it_is_not():
    whole, view = load_or_damaged(relinked(objects_of(rich()))), load_or_damaged(rich().dump(1))
    assert whole is not None
    assert view is not None
    assert whole.world == rich().world
    with pytest.raises(Rejected):
        view.undo()
