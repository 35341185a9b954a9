"""A log made for some seats holds what they saw and nothing else; it is for watching."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import Damaged, Rejected, Shuffled, observe
from engine.journal import Journal, Seated, chain
from tests.toy import words as w
from tests.toy.builders import dug, opened, pick, played, revealed


@given(st.integers(0, 1000), st.sampled_from([(), (0,), (1,), (0, 2), (0, 1, 2)]))
def test_a_view_shows_at_every_line_what_its_seats_saw(seed, seats):
    journal = played(seed=seed, steps=15)
    view = Journal.load(journal.dump(*seats, whole=False))
    assert view.header.view == seats
    for seq in range(len(journal.events)):
        assert view.at(seq) == observe(journal.at(seq), *seats)


def test_a_view_of_two_seats_is_the_same_in_whatever_order_they_are_named():
    journal = revealed()
    assert journal.dump(2, 0) == journal.dump(0, 2)
    assert Journal.load(journal.dump(2, 0)).world == observe(journal.world, 2, 0)


@pytest.mark.parametrize("seat", [-1, 3, 99, True, None, "0"])
def test_there_is_no_view_for_a_seat_the_table_does_not_have(seat):
    with pytest.raises(Rejected) as refused:
        opened(seats=3).dump(seat)
    assert refused.value.slug == "NoSuchSeat"


def test_a_view_follows_undo_and_redo():
    journal = pick(opened(), 0, 1)
    journal.undo(seat=0)
    journal.act(0, journal.legal(0)[1])
    pick(journal, 2)
    journal.undo(2)
    journal.redo()
    assert Journal.load(journal.dump(1)).world == observe(journal.world, 1)


def test_hidden_things_are_absent_from_the_bytes_of_a_view():
    journal = dug()
    digger = journal.waiting()[0]
    other = next(seat for seat in range(3) if seat != digger)
    card = journal.world.ask_of(digger).dug
    things = [json.loads(line) for line in journal.dump(other).splitlines()]
    assert "seed" not in things[0]
    assert card not in set(numbers_in(things[1:], keys={"pieces", "piece", "card", "dug", "best", "order"}))
    assert card in set(numbers_in([json.loads(line) for line in journal.dump(digger).splitlines()[1:]]))


def numbers_in(thing, keys=None, under=None):
    """Every number below one of these keys (or anywhere), but for the place of a spot."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            if key != "index":
                yield from numbers_in(value, keys, key if keys and key in keys else under)
    elif isinstance(thing, list):
        for value in thing:
            yield from numbers_in(value, keys, under)
    elif isinstance(thing, int) and (keys is None or under):
        yield thing


@given(st.integers(0, 300), st.integers(0, 2))
def test_a_view_is_the_same_whatever_its_seats_could_not_see(seed, seat):
    """Two tables that differ only in the deck give byte-identical views while nobody draws from it."""
    one = pick(opened(seed=seed), 0, 1, 2)
    header = chain.Header(1, "lanterns", {"die": "small"}, one.header.seats, "toy", 1, seed + 1)
    other = Journal(header, lambda: 0)
    start = one.events[0]
    shuffled = next(fact for fact in start.facts if isinstance(fact, Shuffled))
    rest = len(shuffled.order) - 12
    swapped = Shuffled(shuffled.zone, (*reversed(shuffled.order[:rest]), *shuffled.order[rest:]))
    facts = tuple(swapped if fact is shuffled else fact for fact in start.facts)
    other.accept(type(start)(0, None, start.at, 0, start.action, facts))
    for event in one.events[1:]:
        other.accept(event)
    assert other.world.zones[w.DECK] != one.world.zones[w.DECK]
    assert other.dump(seat) == one.dump(seat)


def test_a_view_names_no_link_of_the_log_it_was_made_from():
    journal = revealed()
    journal.note(1, Seated("bot", "Ada", "random"))
    journal.undo()
    view = journal.dump(1)
    assert not any(chain.link_of(line).encode() in view for line in journal.lines)
    assert all(line.count(b'"link"') == 1 for line in view.splitlines())


def test_a_view_is_watched_not_played():
    view = Journal.load(pick(opened(), 0).dump(1))
    lines = list(view.lines)
    for call in (
        lambda: view.act(1, w.Throw()),
        view.undo,
        view.redo,
        lambda: view.note(0, Seated("empty", "")),
        lambda: view.fork(0),
    ):
        with pytest.raises(Rejected) as refused:
            call()
        assert refused.value.slug == "ViewOnly"
    assert view.lines == lines


def test_a_view_has_a_chain_of_its_own_that_is_checked():
    data = revealed().dump(1)
    assert Journal.load(data).verify() == []
    with pytest.raises(Damaged) as found:
        Journal.load(data.replace(b'"seq":2,"seat":1', b'"seq":2,"seat":0'))
    assert (found.value.line, found.value.slug) == (4, "Changed")


def test_a_view_gives_its_own_view_and_no_other():
    view = Journal.load(revealed().dump(1))
    assert view.dump(1) == view.dump() == view.dump(whole=False)
    with pytest.raises(Rejected, match="only what one seat saw"):
        view.dump(0)
