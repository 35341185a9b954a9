"""What a seat may see follows from where pieces lie: observing, telling, guessing, and the laws that bind them."""

import random
from itertools import chain, combinations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import (
    AnyEvent,
    Asked,
    Event,
    Fact,
    Hidden,
    Moved,
    Noted,
    Placed,
    Planned,
    Reseeded,
    Rolled,
    Shown,
    Shuffled,
    Spot,
    The,
    Turned,
    blank,
    fold,
    fold_all,
    guess,
    observe,
    redact,
    reveals,
)
from engine.core.facts import DOWN, UP, Side
from tests.toy import LANTERNS
from tests.toy import words as w
from tests.toy.builders import dug, opened, pick, played, revealed

UNKNOWN = Hidden("lantern")


@pytest.fixture
def world():
    """Two seats; 0 and 1 in seat 0's hand, 2 in seat 1's, 3 up and 4 down in seat 0's row, 5 to 7 in the deck."""
    kinds = tuple(f"lantern{number}" for number in range(1, 9))
    laid: list[Fact] = [
        Placed(kinds, w.DECK, DOWN, "lantern"),
        Moved((0, 1), w.DECK, w.HAND[0]),
        Moved((2,), w.DECK, w.HAND[1]),
        Moved((3,), w.DECK, w.ROW[0], side=UP),
        Moved((4,), w.DECK, w.ROW[0]),
    ]
    return fold_all(blank(LANTERNS, 2, {}, 7), laid)


def told(world, fact, *seats):
    """One fact as these seats are told it."""
    return redact(world, Event(1, 0, 0, 1, None, (fact,)), *seats).facts[0]


def test_a_hand_is_known_to_its_owner_and_counted_by_others(world):
    assert observe(world, 0).zones[w.HAND[0]] == [0, 1]
    assert observe(world, 1).zones[w.HAND[0]] == [UNKNOWN, UNKNOWN]


def test_a_face_down_card_in_a_row_is_known_to_its_owner_and_keeps_its_place_for_others(world):
    assert observe(world, 0).zones[w.ROW[0]] == [3, 4]
    assert observe(world, 1).zones[w.ROW[0]] == [3, UNKNOWN]


def test_two_seats_together_know_what_each_of_them_knows(world):
    both = observe(world, 0, 1)
    assert (both.zones[w.HAND[0]], both.zones[w.HAND[1]]) == ([0, 1], [2])


def test_seats_that_look_together_see_the_same_in_whatever_order_they_are_named(world):
    assert observe(world, 1, 0) == observe(world, 0, 1) == observe(world, 0, 1, 0)
    assert observe(world, 0, 0) == observe(world, 0)


def test_a_spectator_knows_what_everybody_knows(world):
    assert set(observe(world).sides) == {3}


def test_nobody_observes_the_seed_or_the_deck(world):
    for seats in [(), (0,), (1,), (0, 1)]:
        seen = observe(world, *seats)
        assert (seen.seed, seen.zones[w.DECK]) == (None, [UNKNOWN] * 3)


def test_observing_leaves_the_world_as_it_was(world):
    before = world.copy()
    observe(world, 1)
    assert world == before


def test_asks_and_tasks_name_unknown_pieces_by_their_spot(world):
    fold_all(world, [Planned((w.TurnDue(0),)), Asked(0, w.ToTurn(4))])
    assert observe(world, 0).ask_of(0) == w.ToTurn(4)
    assert observe(world, 1).ask_of(0) == w.ToTurn(Spot(w.ROW[0], 1))


def test_a_piece_that_stays_unknown_is_told_by_its_spot(world):
    assert told(world, Moved((7,), w.DECK, w.HAND[0]), 1).pieces == (Spot(w.DECK, 2),)


def test_a_piece_that_comes_into_sight_is_told_with_its_number(world):
    assert told(world, Moved((7,), w.DECK, w.HAND[0]), 0).pieces == (Shown(w.DECK, 2, 7, DOWN),)
    assert told(world, Turned(4, UP), 1).piece == Shown(w.ROW[0], 1, 4, DOWN)


def test_a_known_piece_is_told_by_its_number_even_where_it_vanishes(world):
    assert told(world, Moved((1,), w.HAND[0], w.BAG), 0).pieces == (1,)
    assert told(world, Moved((1,), w.HAND[0], w.BAG), 1).pieces == (Spot(w.HAND[0], 0),)


def test_unknown_pieces_of_one_loose_zone_are_told_apart_but_not_identified(world):
    assert told(world, Moved((1, 0), w.HAND[0], w.BAG), 1).pieces == (Spot(w.HAND[0], 0), Spot(w.HAND[0], 1))


def test_shuffles_and_seeds_are_told_without_what_they_hide(world):
    assert told(world, Shuffled(w.DECK, (7, 5, 6)), 0).order == (UNKNOWN,) * 3
    assert told(world, Reseeded(12345), 0, 1) == Reseeded(None)


def test_a_note_names_only_pieces_that_its_reader_may_know(world):
    note = Noted("dug", (0, The(1)))
    assert told(world, note, 0) == note
    assert told(world, note, 1) == Noted("dug", (0, UNKNOWN))


def test_an_action_is_told_to_others_without_the_piece_it_names():
    journal = opened()
    action = journal.legal(0)[0]
    event = journal.act(0, action)
    assert redact(journal.before(1), event, 0).action == action
    assert redact(journal.before(1), event, 1).action == w.Pick(Spot(w.HAND[0], 0))


def test_an_action_whose_piece_comes_to_light_is_told_in_full():
    journal = opened(seats=2)
    pick(journal, 0)
    action = journal.legal(1)[0]
    event = journal.act(1, action)
    assert redact(journal.before(2), event, 0).action == action


def test_a_redacted_event_states_no_link():
    journal = revealed()
    assert all(redact(journal.before(event.seq), event, 0).link == "" for event in journal.events)


def test_a_secret_pick_reveals_nothing_and_the_last_one_reveals_all():
    journal = pick(opened(), 0, 1)
    assert [reveals(journal.before(seq), journal.events[seq]) for seq in (1, 2)] == [set(), set()]
    pick(journal, 2)
    assert reveals(journal.before(3), journal.events[3]) == {0, 1, 2}


def test_a_card_dug_reveals_itself_to_its_digger_alone():
    journal = dug()
    digger = journal.waiting()[0]
    assert reveals(journal.before(4), journal.events[4]) == {digger}


def test_dice_are_news_to_everybody(world):
    assert reveals(world, Event(1, 0, 0, 1, None, (Rolled("die", (3,)),))) == {0, 1}


@pytest.mark.parametrize("side", [DOWN, UP])
def test_turning_in_a_loose_zone_looks_the_same_told_and_observed(world, side):
    """The place of a card in somebody's fan is nobody's business, also when one of its cards turns."""
    other: Side = UP if side == DOWN else DOWN
    sides: dict[int, Side] = {5: UP, 6: other, 7: UP}
    fold_all(world, [Moved((card,), w.DECK, w.FAN[0], side=shown) for card, shown in sides.items()])
    for seats in [(), (0,), (1,), (0, 1)]:
        event: AnyEvent = Event(1, 0, 0, 1, None, (Turned(6, side),))
        seen = fold(observe(world, *seats), redact(world, event, *seats))
        assert seen == observe(fold(world.copy(), event), *seats)


def every_audience(seats: int):
    return list(chain.from_iterable(combinations(range(seats), size) for size in range(seats + 1)))


def lying_in(world) -> list[int]:
    """Every known piece, wherever it lies."""
    return [piece for zone in world.zones for piece in world.lying(zone)]


tables = st.builds(played, seats=st.integers(2, 4), seed=st.integers(0, 10_000))


@given(tables)
def test_what_a_seat_is_told_leads_it_from_what_it_saw_to_what_it_sees(journal):
    for event in journal.events:
        before, after = journal.before(event.seq), journal.at(event.seq)
        for seats in every_audience(before.seats):
            assert fold(observe(before, *seats), redact(before, event, *seats)) == observe(after, *seats)


@given(tables, st.integers(0, 30), st.randoms(use_true_random=False))
def test_a_guess_looks_like_what_it_was_guessed_from(journal, seq, rng):
    world = journal.at(min(seq, len(journal.events) - 1))
    for seats in every_audience(world.seats):
        guessed = guess(observe(world, *seats), rng)
        assert observe(guessed, *seats) == observe(world, *seats)
        assert sorted(lying_in(guessed)) == list(range(len(world.kinds)))


@given(tables)
def test_every_piece_lies_in_exactly_one_zone(journal):
    for seq in range(len(journal.events)):
        assert sorted(lying_in(journal.at(seq))) == list(range(len(journal.world.kinds)))


@given(st.integers(0, 10_000), st.integers(0, 25))
def test_two_worlds_that_look_equal_to_a_seat_tell_it_equal_things(seed, steps):
    journal = played(seats=3, seed=seed, steps=steps)
    world, other = journal.world, guess(observe(journal.world, 0), random.Random(seed))
    if world.outcome is None and 0 in world.waiting():
        assert list(LANTERNS.legal(world, 0)) == list(LANTERNS.legal(other, 0))
    assert LANTERNS.value(world, 0) == LANTERNS.value(other, 0)
    assert msgspec.json.encode(observe(other, 0).zones) == msgspec.json.encode(observe(world, 0).zones)


def test_guesses_differ_where_something_is_unknown():
    seen = observe(revealed().world, 0)
    decks = {tuple(guess(seen, random.Random(seed)).zones[w.DECK]) for seed in range(10)}
    assert len(decks) > 1
