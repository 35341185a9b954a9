"""Embers: heroes act in any order, rest and act again, choose for all, and win or lose together."""

import pytest

from engine.core import Asked, Rejected, fold, is_free, next_to_act, observe, perform
from engine.core.facts import OTHER, UP
from engine.journal import Journal
from tests.toy import EMBERS
from tests.toy.builders import ticking
from tests.toy.embers import things as t


def camp(seats: int = 3, seed: int = 7) -> Journal:
    """The first day: everybody has two branches and may act."""
    return Journal.start("embers", seats, {}, seed, clock=ticking())


def card(journal: Journal, seat: int, index: int = 0) -> int:
    return journal.world.lying(t.HAND[seat])[index]


def stoke(journal: Journal, seat: int) -> None:
    journal.act(seat, t.Stoke(card(journal, seat)))


def strike(journal: Journal, seat: int, index: int = 0) -> None:
    journal.act(seat, t.Strike(card(journal, seat), journal.world.lying(t.PACK)[index]))


def night(seats: int = 3) -> Journal:
    """Everybody rests with the cards still in hand."""
    journal = camp(seats)
    for seat in range(seats):
        journal.act(seat, t.Rest())
    return journal


# The day


def test_everybody_is_asked_and_anybody_may_begin():
    journal = camp()
    assert is_free(journal.world)
    for seat in (2, 0, 2, 1):
        stoke(journal, seat)
    assert journal.waiting() == [0, 1]


def test_who_rests_is_not_waited_for_and_may_act_again():
    journal = camp()
    journal.act(0, t.Rest())
    assert (journal.waiting(), journal.may_act(0)) == ([1, 2], True)
    assert t.Rest() not in journal.legal(0)
    stoke(journal, 0)
    assert (journal.waiting(), t.WARMTH(journal.world, 0) > 0) == ([1, 2], True)


def test_who_is_given_something_is_waited_for_again():
    journal = camp()
    journal.act(0, t.Rest())
    journal.act(1, t.Give(card(journal, 1), 0))
    assert journal.waiting() == [0, 1, 2]
    assert journal.world.rested[-1] == {}
    assert len(journal.world.zones[t.HAND[0]]) == 3


def test_nobody_gives_twice_a_day():
    journal = camp()
    journal.act(1, t.Give(card(journal, 1), 0))
    assert not any(isinstance(action, t.Give) for action in journal.legal(1))


def test_a_choice_of_one_hero_keeps_nobody_from_acting():
    journal = camp()
    journal.act(0, t.Search())
    assert isinstance(journal.world.ask_of(0), t.ToDrop)
    stoke(journal, 1)
    assert len(journal.legal(0)) == 3
    journal.act(0, t.Drop(card(journal, 0)))
    assert isinstance(journal.world.ask_of(0), t.ToAct)


def test_a_hero_who_rests_and_then_searches_is_waited_for_again():
    journal = camp()
    journal.act(0, t.Rest())
    journal.act(0, t.Search())
    assert 0 in journal.waiting()
    journal.act(0, t.Drop(card(journal, 0)))
    assert 0 in journal.waiting()


def test_who_has_no_branch_left_is_not_waited_for():
    journal = camp()
    stoke(journal, 0)
    stoke(journal, 0)
    assert (journal.waiting(), list(journal.legal(0))) == ([1, 2], [])


def test_a_wolf_that_is_struck_shows_its_other_side_and_the_next_time_it_runs():
    journal = camp()
    wolf = journal.world.lying(t.PACK)[0]
    assert journal.world.sides[wolf] == UP
    strike(journal, 0)
    assert journal.world.sides[wolf] == OTHER
    strike(journal, 1)
    assert wolf in journal.world.lying(t.ASH)


def test_the_day_ends_when_nobody_is_waited_for():
    journal = night()
    assert journal.world.phase == "night"
    assert journal.world.rested[-1] == {}


def test_turns_go_round_the_table_while_all_act_and_to_the_lowest_seat_else():
    journal = camp()
    assert [next_to_act(journal.world, after) for after in (None, 0, 1, 2)] == [0, 1, 2, 0]
    journal.act(1, t.Rest())
    assert next_to_act(journal.world, 0) == 2
    assert next_to_act(night().world, 0) == 0


def test_a_rested_ask_is_seen_by_all_and_told_to_all():
    journal = camp()
    before = journal.world
    event = journal.act(0, t.Rest())
    for seat in range(3):
        seen = observe(journal.world, seat)
        assert seen.may_act(0)
        assert fold(observe(before, seat), event) == seen


def test_an_offered_act_is_done_without_being_judged_again():
    world = camp().world
    other = world.copy()
    action = EMBERS.legal(world, 1)[0]
    assert perform(EMBERS, world, 1, action) == perform(EMBERS, other, 1, action, offered=True)
    assert world == other
    with pytest.raises(Rejected):
        perform(EMBERS, world, 1, action)


# The night


@pytest.mark.parametrize("seat", range(3))
def test_the_first_word_of_anybody_decides_for_all(seat):
    journal = night()
    assert journal.waiting() == [0, 1, 2]
    journal.act(seat, t.Sing())
    assert (t.DAY(journal.world), t.FIRE(journal.world)) == (2, 4)


def test_nobody_answers_what_another_has_answered():
    journal = night()
    journal.act(1, t.Hold())
    with pytest.raises(Rejected):
        journal.act(0, t.Hold())


# The end


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_all_win_when_the_last_wolf_has_run(seats):
    journal = camp(seats)
    while journal.outcome is None:
        seat = next_to_act(journal.world, journal.events[-1].seat)
        journal.act(seat, EMBERS.bot.pick(observe(journal.world, seat), seat, None))
    assert (journal.outcome.places, journal.outcome.code) == ((1,) * seats, "dawn")
    assert journal.world.zones[t.PACK] == []


def test_all_lose_when_the_fire_goes_out():
    journal = night(2)
    while journal.outcome is None:
        journal.act(journal.waiting()[0], t.Rest() if journal.world.phase == "day" else t.Hold())
    assert (journal.outcome.places, journal.outcome.code) == ((2, 2), "dark")
    assert journal.outcome.winners() == ()


# Taking back


def test_done_is_withdrawn_whatever_others_did_since():
    journal = camp()
    journal.act(0, t.Rest())
    strike(journal, 1)
    journal.act(2, t.Search())
    journal.undo(seat=0)
    assert 0 in journal.waiting()
    assert isinstance(journal.world.ask_of(2), t.ToDrop)
    assert journal.verify() == []


def test_own_acts_are_taken_back_one_by_one_out_of_order():
    journal = camp()
    stoke(journal, 0)
    strike(journal, 1)
    stoke(journal, 0)
    strike(journal, 2)
    struck = journal.world.zones[t.PACK]
    journal.undo(seat=0)
    journal.undo(seat=0)
    assert t.WARMTH(journal.world, 0) == 0
    assert len(journal.world.zones[t.HAND[0]]) == 2
    assert journal.world.zones[t.PACK] == struck
    assert journal.verify() == []
    assert Journal.load(journal.dump()).world == journal.world


def test_what_touched_others_is_not_taken_back_alone():
    journal = camp()
    strike(journal, 0)
    stoke(journal, 1)
    with pytest.raises(Rejected):
        journal.undo(seat=0)


def test_an_own_act_stays_where_others_built_on_it():
    journal = camp()
    journal.act(0, t.Rest())
    journal.act(1, t.Give(card(journal, 1), 0))  # would not have asked hero 0 anew
    with pytest.raises(Rejected):
        journal.undo(seat=0)


def test_an_own_act_stays_once_the_day_is_over():
    journal = camp(2)
    stoke(journal, 0)
    journal.act(0, t.Rest())
    journal.act(1, t.Rest())
    with pytest.raises(Rejected):
        journal.undo(seat=0)


def test_asked_again_a_seat_does_not_rest_any_more():
    world = camp().world
    perform(EMBERS, world, 0, t.Rest())
    fold(world, Asked(0, t.ToAct()))
    assert (world.rested[-1], 0 in world.waiting()) == ({}, True)
