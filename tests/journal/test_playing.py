"""A journal from the outside: start, act, wait, look back, and refuse without a trace."""

import copy
import pickle

import pytest

from engine.core import Rejected, fold
from engine.journal import Journal, Seated, Start, Undo
from tests.toy import words as w
from tests.toy.builders import opened, pick, played, revealed, ticking


def test_a_new_journal_waits_for_the_first_choice():
    journal = opened(seats=3)
    assert (journal.waiting(), len(journal.events), journal.outcome) == ([0, 1, 2], 1, None)
    assert isinstance(journal.events[0].action, Start)


def test_an_event_says_who_did_what_when_in_which_group():
    journal = opened()
    action = journal.legal(1)[0]
    event = journal.act(1, action)
    assert (event.seq, event.seat, event.action, event.group, event.at) == (1, 1, action, 1, 2)
    assert journal.events[-1] == event


def test_events_of_one_key_share_the_group_they_are_given():
    journal = opened()
    first = journal.act(0, journal.legal(0)[0])
    assert journal.act(1, journal.legal(1)[0], group=first.group).group == first.group


def test_a_seat_that_has_answered_waits_no_longer():
    assert pick(opened(), 1).waiting() == [0, 2]


def test_a_game_played_to_its_end_has_an_outcome_and_takes_no_more_moves():
    journal = played()
    assert journal.outcome == journal.world.outcome
    assert journal.waiting() == []
    with pytest.raises(Rejected, match="over"):
        journal.act(0, w.Throw())


def test_folding_all_facts_gives_the_live_world():
    journal = played()
    world = journal.blank()
    for event in journal.events:
        fold(world, event)
    assert world == journal.world


def test_the_world_after_any_line_can_be_looked_at():
    journal, worlds = opened(seats=2, seed=3), []
    worlds.append(journal.world)
    while journal.outcome is None:
        seat = journal.waiting()[0]
        journal.act(seat, journal.legal(seat)[-1])
        worlds.append(journal.world)
    assert [journal.at(seq) for seq in range(len(worlds))] == worlds
    assert [journal.before(seq) for seq in range(1, len(worlds))] == worlds[:-1]
    assert journal.before(0) == journal.blank()


def test_worlds_handed_out_do_not_change_when_the_game_goes_on():
    journal = opened()
    before, copy = journal.world, journal.world.copy()
    pick(journal, 0, 1, 2)
    assert before == copy


@pytest.mark.parametrize("look", [lambda j: j.world, lambda j: j.at(0), lambda j: j.at(1), lambda j: j.before(2)])
def test_whatever_is_folded_into_a_world_handed_out_the_table_stays_as_it_was(look):
    journal = pick(opened(), 0, 1)
    kept = [journal.at(seq).copy() for seq in range(3)]
    fold(look(journal), w.ROUND.to(2))
    assert [journal.at(seq) for seq in range(3)] == kept
    assert journal.world == kept[-1]


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda world: pickle.loads(pickle.dumps(world))])
def test_a_world_copied_by_other_means_is_equal_and_independent(again):
    world = opened().world
    other = again(world)
    assert other == world
    fold(other, w.ROUND.to(2))
    assert other != world


@pytest.mark.parametrize("seat", [True, False, 1.0, -1, 3, 99, "0", [], 10**30])
def test_only_the_number_of_a_seat_of_this_table_can_act(seat):
    journal = opened(seats=3)
    before = journal.dump()
    for action in journal.legal(0)[0], journal.legal(1)[0], None:
        with pytest.raises(Rejected) as refused:
            journal.act(seat, action)
        assert refused.value.slug == "NoSuchSeat"
    assert journal.dump() == before


@pytest.mark.parametrize("seat", [True, 1.0, -1, 3, "0", [], {}])
def test_only_the_number_of_a_seat_of_this_table_can_be_asked_about_or_take_back(seat):
    journal = pick(opened(seats=3), 0, 1)
    before = journal.dump()
    for call in (lambda: journal.legal(seat), lambda: journal.undo(seat=seat), lambda: journal.prepare_redo(seat)):
        with pytest.raises(Rejected) as refused:
            call()
        assert refused.value.slug == "NoSuchSeat"
    assert journal.dump() == before


@pytest.mark.parametrize("seq", [-1, 1, 99, 0.0, False, "0", None, [], 10**30])
def test_a_line_that_is_not_there_cannot_be_looked_at_or_forked(seq):
    for call in opened().at, opened().fork:
        with pytest.raises(Rejected) as refused:
            call(seq)
        assert refused.value.slug == "NoSuchLine"


def spoilt(card):
    """The same pick, with something in it that is no piece but compares or looks like one."""
    return [w.Pick(float(card)), w.Pick(str(card)), w.Pick([card]), w.Pick(None), w.Pick(10**30), w.Pick(object())]


def test_a_move_whose_parts_are_of_another_type_is_none_and_leaves_no_line_that_cannot_be_read():
    journal = opened()
    lines, world = list(journal.lines), journal.world
    for action in [*spoilt(journal.legal(0)[0].card), {"action": "throw"}, "throw", None, w.Throw, object(), 3]:
        with pytest.raises(Rejected) as refused:
            journal.act(0, action)
        assert refused.value.slug == "NotAMove"
    assert (journal.lines, journal.world) == (lines, world)


@pytest.mark.parametrize("action", [w.Throw(), w.Pick(999), Start(), Undo((1,)), Seated("bot", "x")])
def test_a_refused_move_leaves_everything_as_it_was(action):
    journal = revealed()
    lines, world = list(journal.lines), journal.world.copy()
    waiting_not = next(seat for seat in range(3) if seat not in journal.waiting())
    with pytest.raises(Rejected):
        journal.act(waiting_not, action)
    assert (journal.lines, journal.world) == (lines, world)


def test_lines_about_the_table_change_nothing_in_the_game_and_are_not_counted_by_undo():
    journal = pick(opened(), 0)
    before = journal.world
    journal.note(2, Seated("bot", "Ada", "random"))
    assert (journal.world, len(journal.events)) == (before, 3)
    journal.undo()
    assert journal.world == journal.at(0)


def test_a_line_prepared_for_another_moment_is_refused():
    journal = opened()
    late = journal.prepare(0, journal.legal(0)[0])
    pick(journal, 1)
    with pytest.raises(Rejected) as refused:
        journal.accept(late)
    assert refused.value.slug == "OutOfTurn"


def test_a_draft_changes_nothing_until_it_is_kept():
    journal = opened()
    draft = journal.draft(journal.prepare(0, journal.legal(0)[0]))
    assert (len(journal.events), journal.waiting()) == (1, [0, 1, 2])
    assert journal.keep(draft) == draft.event
    assert (journal.lines[-1], journal.world, journal.waiting()) == (draft.line, draft.world, [1, 2])


@pytest.mark.parametrize(
    ("arguments", "slug"),
    [
        ({"game": "chess"}, "UnknownGame"),
        ({"game": ["lanterns"]}, "UnknownGame"),
        ({"game": "lanterns", "options": "die"}, "UnknownOption"),
        ({"game": "lanterns", "options": 5}, "UnknownOption"),
        ({"game": "lanterns", "seats": 2, "names": ["Ada", 5]}, "WrongNames"),
        ({"game": "lanterns", "seats": 9}, "WrongSeats"),
        ({"game": "lanterns", "seats": 3.0}, "WrongSeats"),
        ({"game": "lanterns", "options": {1: "big"}}, "UnknownOption"),
        ({"game": "lanterns", "seed": True}, "BadSeed"),
        ({"game": "lanterns", "seed": "seven"}, "BadSeed"),
        ({"game": "lanterns", "seed": None}, "BadSeed"),
        ({"game": "lanterns", "options": {"die": "?"}}, "UnknownValue"),
        ({"game": "lanterns", "seats": 2, "names": ["Ada"]}, "WrongNames"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(arguments, slug):
    with pytest.raises(Rejected) as refused:
        Journal.start(**arguments)
    assert refused.value.slug == slug


def test_names_options_and_seed_stand_in_the_header():
    journal = Journal.start("lanterns", 2, {"die": "big"}, 11, ["Ada", "Bo"], ticking())
    header = journal.header
    assert (header.game, header.seats, header.options, header.seed) == ("lanterns", ("Ada", "Bo"), {"die": "big"}, 11)


def test_nobody_can_sit_down_on_a_seat_the_table_does_not_have():
    journal = Journal.start("lanterns", 2)
    with pytest.raises(Rejected):
        journal.note(2, Seated("person", "Ilse"))
    assert len(journal.events) == 1
