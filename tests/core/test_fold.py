"""What each fact does to a World, and which facts do not fit."""

import pytest

from engine.core import (
    Answered,
    Asked,
    Counted,
    Done,
    Ended,
    Entered,
    Event,
    Moved,
    Noted,
    Outcome,
    Placed,
    Planned,
    Reseeded,
    Rolled,
    Shuffled,
    Turned,
    Unfoldable,
    blank,
    fold,
    fold_all,
)
from engine.core.facts import DOWN, UP
from tests.toy import LANTERNS
from tests.toy import words as w


@pytest.fixture
def world():
    """Six lanterns in the deck, numbered 0 to 5, and seats for two."""
    empty = blank(LANTERNS, 2, {"die": "small"}, 7)
    return fold(empty, Placed(tuple(f"lantern{number}" for number in range(1, 7)), w.DECK, DOWN, "lantern"))


def test_placed_pieces_are_numbered_in_order_and_lie_where_they_were_put(world):
    fold(world, Placed(("lantern9",), w.OFFER, UP, "lantern"))
    assert (world.zones[w.OFFER], world.kinds[6], world.backs[6], world.sides[6]) == ([6], "lantern9", "lantern", UP)


def test_moved_pieces_go_to_the_end_in_the_order_named(world):
    fold(world, Moved((4, 2), w.DECK, w.HAND[0]))
    assert (world.zones[w.DECK], world.zones[w.HAND[0]]) == ([0, 1, 3, 5], [4, 2])


def test_moved_pieces_go_where_at_says_and_turn_as_they_go(world):
    fold_all(world, [Moved((5, 4), w.DECK, w.ROW[0]), Moved((0,), w.DECK, w.ROW[0], at=1, side=UP)])
    assert (world.zones[w.ROW[0]], world.sides[0], world.sides[5]) == ([5, 0, 4], UP, DOWN)


def test_a_whole_zone_moves_at_once(world):
    fold(world, Moved((0, 1, 2, 3, 4, 5), w.DECK, w.BAG))
    assert (world.zones[w.DECK], world.zones[w.BAG]) == ([], [0, 1, 2, 3, 4, 5])


def test_in_a_loose_zone_nobody_says_where_a_piece_comes_to_lie(world):
    fold_all(world, [Moved((1, 2), w.DECK, w.BAG), Moved((3,), w.DECK, w.BAG, at=0)])
    assert world.zones[w.BAG] == [1, 2, 3]


def test_a_turned_piece_shows_its_other_side_and_stays_where_it_is(world):
    fold(world, Turned(2, UP))
    assert (world.sides[2], world.zones[w.DECK]) == (UP, [0, 1, 2, 3, 4, 5])


def test_shuffling_gives_a_zone_a_new_order_and_counts_as_a_draw(world):
    fold(world, Shuffled(w.DECK, (5, 4, 3, 2, 1, 0)))
    assert (world.zones[w.DECK], world.draws) == ([5, 4, 3, 2, 1, 0], 1)


def test_a_roll_counts_as_a_draw_and_a_new_seed_starts_counting_afresh(world):
    fold(world, Rolled("die", (3,)))
    assert world.draws == 1
    fold(world, Reseeded(99))
    assert (world.seed, world.draws) == (99, 0)


def test_a_counter_at_its_default_leaves_no_trace(world):
    untouched = world.copy()
    fold(world, w.OIL.to(5, 1))
    assert (w.OIL(world, 1), w.OIL(world, 0)) == (5, 2)
    fold(world, w.OIL.to(2, 1))
    assert world == untouched


def test_what_a_piece_carries_goes_with_it_in_the_open(world):
    fold_all(world, [Moved((0,), w.DECK, w.ROW[0], side=UP), w.GLOW.to(3, 0), Moved((0,), w.ROW[0], w.OFFER)])
    assert w.GLOW(world, 0) == 3


@pytest.mark.parametrize("hiding", [Turned(0, DOWN), Moved((0,), w.ROW[0], w.HAND[0]), Moved((0,), w.ROW[0], w.BAG)])
def test_what_a_piece_carries_is_lost_where_somebody_cannot_see_it(world, hiding):
    fold_all(world, [Moved((0,), w.DECK, w.ROW[0], side=UP), w.GLOW.to(3, 0), hiding])
    assert w.GLOW(world, 0) == 0


def test_tasks_are_a_stack_and_only_the_asks_of_the_top_one_are_open(world):
    fold_all(world, [Planned((w.EndDue(), w.PickDue())), Asked(0, w.ToPick()), Asked(1, w.ToPick())])
    assert world.waiting() == {0: w.ToPick(), 1: w.ToPick()}
    fold_all(world, [Planned((w.BuryDue(1),)), Asked(1, w.ToBury(0))])
    assert world.waiting() == {1: w.ToBury(0)}
    fold_all(world, [Answered(1), Done()])
    assert (world.waiting(), world.agenda) == ({0: w.ToPick(), 1: w.ToPick()}, [w.EndDue(), w.PickDue()])


def test_nobody_is_asked_once_the_game_is_over(world):
    fold_all(world, [Planned((w.PickDue(),)), Asked(0, w.ToPick()), Ended(Outcome((1, 2), "done"))])
    assert (world.waiting(), world.ask_of(0), world.outcome.winners()) == ({}, None, (0,))


def test_entering_names_the_phase_and_whose_turn_it_is(world):
    fold(world, Entered("turn", 1))
    assert (world.phase, world.turn) == ("turn", 1)


def test_a_note_changes_nothing(world):
    before = world.copy()
    assert fold(world, Noted("best", (1,))) == before


def test_folding_an_event_is_folding_its_facts(world):
    facts = (Moved((5,), w.DECK, w.HAND[1]), w.POINTS.to(4, 1))
    assert fold(world.copy(), Event(1, 0, 0, 1, None, facts)) == fold_all(world.copy(), facts)


def test_a_copy_lives_on_its_own(world):
    fold_all(world, [Planned((w.PickDue(),)), Asked(0, w.ToPick())])
    before, other = world.copy(), world.copy()
    fold_all(other, [Answered(0), Done(), Moved((5,), w.DECK, w.HAND[0]), Turned(4, UP), w.ROUND.to(1)])
    assert world == before
    assert other != before


@pytest.mark.parametrize(
    "fact",
    [
        Moved((99,), w.DECK, w.BAG),
        Moved((0,), w.BAG, w.DECK),
        Moved((0, 0), w.DECK, w.BAG),
        Moved((0,), w.DECK, "nowhere"),
        Moved((0,), w.DECK, w.HAND[3]),
        Turned(99, UP),
        Shuffled(w.DECK, (0, 1, 2)),
        Shuffled(w.DECK, (0, 1, 2, 3, 4, 9)),
        Shuffled(w.DECK, (0, 0, 1, 2, 3, 4)),
        Counted("nothing", None, 1),
        w.ROUND.to(4),
        w.POINTS.to(-1, 0),
        w.GLOW.to(1, 0),
        w.GLOW.to(1, 99),
        Done(),
        Asked(0, w.ToPick()),
        Answered(0),
    ],
    ids=repr,
)
def test_a_fact_about_what_is_not_there_does_not_fold(world, fact):
    with pytest.raises((Unfoldable, LookupError, ValueError)):
        fold(world, fact)


def test_a_game_ends_once(world):
    fold(world, Ended(Outcome((1, 1), "done")))
    with pytest.raises(Unfoldable, match="ended before"):
        fold(world, Ended(Outcome((1, 1), "done")))
