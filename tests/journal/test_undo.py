"""Undo and redo are lines of their own; nothing is ever removed from a log."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import Asked, Event, Moved, Noted, Planned, Rejected, Reseeded, Rolled, Shuffled, Turned
from engine.journal import Journal, Redo, Undo
from engine.journal.steps import Step
from engine.journal.undoing import is_mere_answer, last_choice_of
from tests.toy import words as w
from tests.toy.builders import dug, opened, pick, played, revealed


def slug_of(call, *args, **named) -> str:
    with pytest.raises(Rejected) as refused:
        call(*args, **named)
    return refused.value.slug


def test_undo_takes_back_the_last_move_and_the_log_grows():
    journal = revealed()
    event = journal.undo()
    assert event.action == Undo((3,))
    assert (journal.world, len(journal.events)) == (journal.at(2), 5)


def test_undo_of_several_takes_back_as_many_moves():
    journal = revealed()
    journal.undo(3)
    assert journal.world == journal.at(0)


def test_redo_brings_back_what_undo_took():
    journal = revealed()
    after = journal.world
    journal.undo(2)
    assert journal.redo().action == Redo((3, 2))
    assert journal.world == after


def test_undo_after_undo_goes_further_back_and_redo_returns_step_by_step():
    journal = revealed()
    worlds = [journal.at(seq) for seq in range(4)]
    journal.undo()
    journal.undo()
    assert journal.world == worlds[1]
    journal.redo()
    assert journal.world == worlds[2]
    journal.redo()
    assert journal.world == worlds[3]


def test_redo_ends_with_a_new_move():
    journal = pick(opened(), 0)
    journal.undo()
    journal.act(0, journal.legal(0)[1])
    assert slug_of(journal.redo) == "NothingToRedo"


def test_undo_and_redo_meet_the_same_dice():
    journal = revealed()
    seat = journal.waiting()[0]
    journal.act(seat, w.Throw())
    thrown = journal.events[-1].facts
    journal.undo()
    assert journal.act(seat, w.Throw()).facts == thrown


@pytest.mark.parametrize("n", [0, -1, 1, 5])
def test_there_is_nothing_to_undo_at_the_start(n):
    assert slug_of(opened().undo, n) == "NothingToUndo"


def test_there_is_nothing_to_redo_at_the_end():
    assert slug_of(revealed().redo) == "NothingToRedo"


@pytest.mark.parametrize("n", [1.5, "1", None])
def test_an_undo_takes_back_a_whole_number_of_moves(n):
    journal = pick(opened(), 0, 1)
    with pytest.raises(Rejected):
        journal.undo(n)
    assert journal.waiting() == [2]


def test_a_refused_undo_leaves_everything_as_it_was():
    journal = revealed()
    lines, world = list(journal.lines), journal.world.copy()
    assert slug_of(journal.undo, 4) == "NothingToUndo"
    assert (journal.lines, journal.world) == (lines, world)


@given(st.integers(0, 500), st.lists(st.sampled_from(["act", "undo", "undo2", "redo"]), max_size=40))
def test_any_mixture_of_moves_undo_and_redo_stands_where_its_counting_moves_lead(seed, deeds):
    journal, stack = opened(seats=2, seed=seed), [0]
    left: list[list[int]] = []
    for index, deed in enumerate(deeds):
        n = 2 if deed == "undo2" else 1
        if deed == "act" and journal.waiting():
            seat = journal.waiting()[0]
            legal = journal.legal(seat)
            stack, left = [*stack, journal.act(seat, legal[index % len(legal)]).seq], []
        elif deed == "redo" and left:
            journal.redo()
            stack = left.pop()
        elif deed == "redo":
            assert slug_of(journal.redo) == "NothingToRedo"
        elif deed != "act" and len(stack) > n:
            journal.undo(n)
            left, stack = [*left, stack], stack[:-n]
        elif deed != "act":
            assert slug_of(journal.undo, n) == "NothingToUndo"
        assert [event.seq for event in journal.counting()] == stack
        assert journal.world == journal.at(stack[-1])
    assert Journal.load(journal.dump()).world == journal.world


def test_every_step_of_a_game_can_be_undone_and_redone():
    journal = played(seats=2, seed=5)
    worlds = [journal.at(seq) for seq in range(len(journal.events))]
    for world in reversed(worlds[:-1]):
        journal.undo()
        assert journal.world == world
    for world in worlds[1:]:
        journal.redo()
        assert journal.world == world


# One seat's own answer


def test_a_seat_takes_back_its_own_answer_and_leaves_those_of_the_others():
    journal = pick(opened(), 0, 1)
    journal.undo(seat=0)
    assert journal.waiting() == [0, 2]
    assert len(journal.world.zones[w.PICK[1]]) == 1
    assert journal.world == pick(opened(), 1).world


def test_an_answer_taken_back_comes_back_with_redo():
    journal = pick(opened(), 0, 1)
    after = journal.world
    journal.undo(seat=0)
    journal.redo()
    assert journal.world == after


def test_a_seat_cannot_take_back_an_answer_once_the_question_is_closed():
    assert slug_of(revealed().undo, seat=0) == "NothingToUndo"


def test_a_seat_cannot_take_back_what_it_has_not_done():
    assert slug_of(pick(opened(), 0, 1).undo, seat=2) == "NothingToUndo"


def test_a_move_that_touches_more_than_its_own_seat_is_no_mere_answer():
    journal = dug()
    assert slug_of(journal.undo, seat=journal.waiting()[0]) == "NothingToUndo"


OWN, OTHERS = 0, 1


@pytest.mark.parametrize(
    ("fact", "mere"),
    [
        (lambda card: Moved((card[OWN],), w.ROW[OWN], w.HAND[OWN]), True),
        (lambda card: Moved((card[OWN],), w.ROW[OWN], w.BAG), False),
        (lambda card: Moved((card[OTHERS],), w.ROW[OTHERS], w.HAND[OWN]), False),
        (lambda card: Turned(card[OWN], "down"), True),
        (lambda card: Turned(card[OTHERS], "down"), False),
        (lambda card: w.GLOW.to(1, card[OWN]), True),
        (lambda card: w.GLOW.to(1, card[OTHERS]), False),
        (lambda card: w.POINTS.to(3, OWN), True),
        (lambda card: w.POINTS.to(3, OTHERS), False),
        (lambda card: w.ROUND.to(2), False),
        (lambda card: Asked(OWN, w.ToPick()), True),
        (lambda card: Asked(OTHERS, w.ToPick()), False),
        (lambda card: Noted("hm"), True),
        (lambda card: Rolled("die", (3,)), False),
        (lambda card: Planned((w.EndDue(),)), False),
    ],
)
def test_a_mere_answer_touches_only_what_is_its_seats_own(fact, mere):
    before = revealed().tip
    card = [before.world().lying(w.ROW[seat])[0] for seat in (OWN, OTHERS)]
    step = Step(Event(4, OWN, 0, 4, w.Throw(), (fact(card),)), before)
    assert is_mere_answer(step) is mere


def test_the_answer_may_be_given_anew_and_the_game_goes_on():
    journal = pick(opened(), 0, 1)
    journal.undo(seat=0)
    other = journal.legal(0)[1]
    journal.act(0, other)
    pick(journal, 2)
    assert journal.world.zones[w.ROW[0]] == [other.card]


# Going back to a choice


def test_the_last_choice_of_a_seat_takes_along_all_that_followed():
    journal = revealed()
    turn = journal.waiting()[0]
    journal.act(turn, w.Throw())
    assert last_choice_of(journal.tip, [turn]) == (4,)
    first_picker_only = next(seat for seat in range(3) if seat != turn)
    assert 4 in last_choice_of(journal.tip, [first_picker_only])


def test_answers_of_others_to_the_same_question_stay_if_nothing_followed_from_them():
    journal = pick(opened(), 0, 1, 2)
    # Seat 1's pick stays; seat 2's closed the question, so it must go.
    assert last_choice_of(journal.tip, [0]) == (3, 1)
    journal.accept(journal.prepare_undo(seat=0, lines=(3, 1)))
    assert journal.waiting() == [0, 2]
    assert journal.world == pick(opened(), 1).world


def test_moves_of_one_group_are_one_choice():
    journal = revealed()
    seat = journal.waiting()[0]
    group = journal.act(seat, w.Dig()).group
    journal.act(seat, journal.legal(seat)[0], group=group)
    assert last_choice_of(journal.tip, [seat]) == (5, 4)


def test_without_a_move_there_is_no_choice_to_go_back_to():
    assert slug_of(last_choice_of, pick(opened(), 0).tip, [1]) == "NothingToUndo"


# Chance drawn anew


def agreed_undo(journal: Journal, seed: int = 99) -> Journal:
    journal.accept(journal.prepare_undo(seed=seed, agreed=(0, 2)))
    return journal


def test_an_agreed_undo_past_a_reveal_draws_chance_anew():
    journal = dug()
    before = journal.at(3)
    agreed_undo(journal)
    world = journal.world
    assert (world.seed, sorted(world.lying(w.DECK))) == (99, sorted(before.lying(w.DECK)))
    assert world.zones[w.DECK] != before.zones[w.DECK]
    assert world.zones[w.HAND[0]] == before.zones[w.HAND[0]]
    assert journal.events[-1].action == Undo((4,), (0, 2))


def test_an_agreed_undo_past_a_reveal_cannot_be_redone():
    assert slug_of(agreed_undo(dug()).redo) == "NothingToRedo"


def test_a_loose_pile_that_nobody_knows_is_mixed_too():
    journal = dug(seats=2)
    seat = journal.waiting()[0]
    journal.act(seat, journal.legal(seat)[0])
    journal.act(seat, w.Dig())
    journal.act(seat, journal.legal(seat)[0])
    journal.act(seat, w.Throw())
    event = agreed_undo(journal).events[-1]
    assert {fact.zone for fact in event.facts if isinstance(fact, Shuffled)} == {w.DECK, w.BAG}


def test_going_back_further_than_an_agreed_undo_never_brings_the_old_order_again():
    journal = dug()
    old = journal.at(0).lying(w.DECK)
    agreed_undo(journal)
    event = journal.undo(3)
    assert isinstance(event.facts[0], Reseeded)
    assert journal.world.seed not in (7, 99)
    assert sorted(journal.world.lying(w.DECK)) == sorted(old)
    assert journal.world.lying(w.DECK) != old
    assert journal.verify() == []


def test_the_world_an_agreed_undo_fell_on_is_the_one_it_went_back_to():
    journal = agreed_undo(dug())
    assert journal.before(5) == journal.at(3)


def test_a_log_with_an_agreed_undo_loads_verifies_and_can_be_seen_from_any_seat():
    journal = agreed_undo(dug())
    assert Journal.load(journal.dump()).world == journal.world
    assert journal.verify() == []
    assert journal.seen_by(1).world.zones[w.ROW[0]] == journal.world.zones[w.ROW[0]]
