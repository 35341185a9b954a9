"""A fork is a log of its own that leads to a line of another and goes on from there."""

import pytest

from engine.core import Rejected
from engine.journal import Journal, Undo
from tests.toy import words as w
from tests.toy.builders import dug, opened, pick, played, revealed


def test_a_fork_stands_where_the_line_stood_and_leaves_the_other_log_alone():
    journal = played(seed=4)
    lines = list(journal.lines)
    for seq in range(len(journal.events)):
        assert journal.fork(seq).world == journal.at(seq)
    assert journal.lines == lines


def test_a_fork_is_played_on_verifies_and_loads():
    fork = revealed().fork(2)
    fork.act(2, fork.legal(2)[1])
    assert fork.verify() == []
    assert Journal.load(fork.dump()).world == fork.world


def test_a_fork_holds_only_the_moves_that_count():
    journal = revealed()
    journal.undo(2)
    journal.act(2, journal.legal(2)[0])
    fork = journal.fork(len(journal.events) - 1)
    assert [event.seat for event in fork.events] == [None, 0, 2]
    assert not any(isinstance(event.action, Undo) for event in fork.events)


def test_the_moves_of_a_fork_can_be_undone_to_the_start():
    fork = revealed().fork(3)
    fork.undo(3)
    assert fork.world == fork.at(0)


def test_groups_of_a_fork_are_numbered_afresh():
    journal = pick(opened(), 0)
    journal.undo()
    first = journal.act(0, journal.legal(0)[1])
    journal.act(1, journal.legal(1)[0], group=first.group)
    assert [event.group for event in journal.fork(4).events] == [0, 1, 1]


def test_a_fork_after_an_agreed_undo_keeps_the_chance_drawn_anew():
    journal = dug()
    journal.accept(journal.prepare_undo(seed=99))
    fork = journal.fork(5)
    assert fork.world == journal.world
    assert fork.verify() == []
    fork.undo()
    assert fork.world.seed not in (7, 99)


def test_a_fork_with_a_seed_goes_on_by_other_chance():
    journal = revealed()
    fork = journal.fork(3, seed=1234)
    assert sorted(fork.world.lying(w.DECK)) == sorted(journal.world.lying(w.DECK))
    assert fork.world.zones[w.DECK] != journal.world.zones[w.DECK]
    assert fork.world.zones[w.HAND[0]] == journal.world.zones[w.HAND[0]]
    assert (fork.world.seed, fork.verify()) == (1234, [])


def test_there_is_no_fork_from_a_line_that_is_not_there():
    with pytest.raises(Rejected):
        revealed().fork(9)
