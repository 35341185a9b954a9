"""What a journal keeps and hands out: lines in their order, Worlds that are nobody else's, a few of them at hand."""

import pytest

from engine.core import Moved, Rejected, fold, fold_all
from engine.core.facts import UP
from engine.journal import Journal, Redo, Seated, Start, Undo, is_game_line
from engine.journal.steps import KEEP_EVERY
from engine.journal.undoing import is_unknown_to_all, last_choice_of
from tests.toy import words as w
from tests.toy.builders import dug, opened, pick, played, revealed


def slug_of(call, *args) -> str:
    with pytest.raises(Rejected) as refused:
        call(*args)
    return refused.value.slug


def test_of_two_drafts_for_one_place_only_one_is_kept():
    journal = opened()
    drafts = [journal.draft(journal.prepare(seat, journal.legal(seat)[0])) for seat in (0, 1)]
    journal.keep(drafts[0])
    assert slug_of(journal.keep, drafts[1]) == "OutOfTurn"
    assert (len(journal.events), len(journal.lines), journal.waiting()) == (2, 3, [1, 2])


def test_no_draft_is_made_of_a_line_for_another_place():
    journal = opened()
    late = journal.prepare(0, journal.legal(0)[0])
    pick(journal, 1)
    assert slug_of(journal.draft, late) == "OutOfTurn"


@pytest.mark.parametrize("line", [Start(), Undo((1,)), Redo((1,)), Seated("bot", "x")])
def test_a_line_of_the_journals_own_is_no_move_also_of_who_is_asked(line):
    assert slug_of(opened().act, 0, line) == "NotAMove"


def test_the_world_a_line_about_the_table_fell_on_is_the_one_that_was_there():
    journal = pick(opened(), 0)
    journal.note(1, Seated("bot", "Ada", "random"))
    assert journal.before(2) == journal.at(1) == journal.at(2)
    assert journal.before(2) != journal.at(0)


@pytest.mark.parametrize("seq", range(1, 3))
def test_the_world_before_a_line_may_be_folded_on_without_touching_the_table(seq):
    journal = pick(opened(), 0, 1)
    before = journal.before(seq).copy()
    fold(journal.before(seq), w.ROUND.to(3))
    assert journal.before(seq) == journal.at(seq - 1) == before


@pytest.mark.parametrize("length", [KEEP_EVERY - 2, KEEP_EVERY, KEEP_EVERY + 1])
def test_of_a_long_game_only_every_sixteenth_world_and_the_last_two_are_held(length):
    journal = played(seats=4, seed=3, steps=length)
    last = len(journal.tips) - 1
    held = {tip.depth for tip in journal.tips if tip.kept is not None}
    assert last == length
    assert held == {*range(0, last, KEEP_EVERY), last - 1, last}


def test_the_world_that_a_move_was_prepared_on_is_not_taken_for_another_moment():
    journal = opened()
    early = journal.prepare(0, journal.legal(0)[0])
    other = journal.prepare(1, journal.legal(1)[0])
    assert journal.draft(early).world == fold(journal.world, early)
    journal.keep(journal.draft(other))
    assert journal.world == fold(opened().world, other)
    assert slug_of(journal.draft, early) == "OutOfTurn"


def test_a_step_knows_how_many_moves_led_to_it():
    journal = dug()
    journal.note(1, Seated("bot", "Ada", "random"))
    journal.undo()
    for tip in journal.tips:
        assert tip.moves == sum(is_game_line(step.event.action) for step in tip.path())
    assert journal.tip.moves == 3


def test_a_step_far_from_any_that_is_held_is_reached_and_the_way_is_remembered():
    journal = Journal.load(played(seats=4, seed=3).dump())
    for tip in journal.tips[1:]:
        tip.kept = None
    assert journal.at(len(journal.tips) - 1) == played(seats=4, seed=3).world
    assert journal.tips[KEEP_EVERY].kept == played(seats=4, seed=3).at(KEEP_EVERY)


def test_undo_leaves_the_old_lines_where_they_were_and_a_new_move_begins_a_branch():
    journal = revealed()
    before = list(journal.lines)
    journal.undo()
    journal.act(2, journal.legal(2)[1])
    assert journal.lines[: len(before)] == before
    assert journal.verify() == []


@pytest.mark.parametrize("line", [Redo((2,)), Redo((3, 2)), Redo(())])
def test_only_what_was_undone_last_is_redone(line):
    journal = revealed()
    journal.undo()
    assert slug_of(journal.accept, journal.line(None, line)) == "NothingToRedo"
    assert journal.world == journal.at(2)


def test_a_redo_causes_nothing_of_its_own():
    journal = revealed()
    journal.undo()
    assert slug_of(journal.accept, journal.line(None, Redo((3,)), (w.ROUND.to(3),))) == "NothingToRedo"


def test_answers_that_stay_keep_their_order_when_one_before_them_is_taken_back():
    journal = pick(opened(seats=4), 0, 1, 2)
    journal.undo(seat=0)
    assert [event.seq for event in journal.counting()] == [0, 2, 3]


def test_chance_drawn_anew_is_no_move_of_its_own_that_undo_would_count():
    journal = dug()
    journal.accept(journal.prepare_undo(seed=99, agreed=(0, 2)))
    assert journal.undo(1).action == Undo((5, 3))


def test_what_others_answered_after_a_choice_that_led_on_is_taken_back_with_it():
    journal = revealed()
    turn = journal.waiting()[0]
    journal.act(turn, w.Throw())
    pick(journal, next(seat for seat in range(3) if seat != turn))
    assert last_choice_of(journal.tip, [turn]) == (5, 4)


def test_a_group_is_one_choice_of_one_seat():
    journal = opened()
    for seat in (0, 1):
        journal.act(seat, journal.legal(seat)[0], group=1)
    assert last_choice_of(journal.tip, [1]) == (2,)


def test_a_zone_in_which_anything_is_known_is_not_shuffled_when_chance_is_drawn_anew():
    world = opened().world
    down, up = world.zones[w.DECK][-2:]
    fold_all(world, [Moved((down,), w.DECK, w.OFFER), Moved((up,), w.DECK, w.OFFER, side=UP)])
    assert is_unknown_to_all(world, w.DECK)
    assert not is_unknown_to_all(world, w.OFFER)
    assert not is_unknown_to_all(world, w.HAND[0])
