"""Laws of free and team asks, on every game that has them: any order, done and back again, one answer for all."""

import random
from itertools import chain

import pytest

from engine.core import FREE, TEAM, Answered, Rejected, is_free, manner_of
from engine.games import GAMES
from engine.journal import Journal
from tests.conformance.tables import TABLES, Laid, choose, is_asked, manners_of, played

FREE_TABLES = [table for table in TABLES if FREE in manners_of(table.game)]
TEAM_TABLES = [table for table in TABLES if TEAM in manners_of(table.game) and table.seats > 1]
MOST_ACTS = 200
"""Acts that a free phase may take for each seat, however long everybody goes on."""

free_tables = pytest.mark.parametrize("table", FREE_TABLES, ids=str)
team_tables = pytest.mark.parametrize("table", TEAM_TABLES, ids=str)


PAUSE, MOST_MOMENTS = 11, 60


def phases(table: Laid, seed: int):
    """A game played at random, stopped at after every act in a free phase; after a few of them in a long game."""
    journal, rng = table.start(seed), random.Random(seed)
    pause = PAUSE if table.slug in GAMES else 1
    moments = 0
    while journal.outcome is None and (pause == 1 or moments < MOST_MOMENTS):
        journal.act(*choose(journal, rng))
        if is_free(journal.world):
            moments += 1
            if moments % pause == 0:
                yield journal, rng


def seeds_of(table: Laid) -> range:
    """Many games of a toy, one of a game that takes long."""
    return range(1 if table.slug in GAMES else 4)


@free_tables
def test_a_free_phase_ends_however_long_everybody_goes_on(table):
    acts, day = 0, None
    for event in played(table, 3).events[1:]:
        before = played(table, 3).before(event.seq)
        acts = acts + 1 if is_free(before) and before.agenda == day else 1
        day = before.agenda
        assert acts <= MOST_ACTS * table.seats


@free_tables
def test_whoever_is_asked_freely_may_act_first_and_leaves_the_others_asked(table):
    for journal, rng in phases(table, 5):
        asked = journal.world.waiting()
        for seat in asked:
            fork = journal.fork(len(journal.events) - 1)
            fork.act(seat, rng.choice(fork.legal(seat)))
            others = [other for other in asked if other != seat]
            assert not others or fork.outcome is not None or all(fork.may_act(other) for other in others)


@free_tables
def test_who_is_done_may_act_again_while_others_are_not(table):
    again = 0
    for journal, _ in phases(table, 7):
        world = journal.world
        for seat in world.rested[-1]:
            assert world.may_act(seat)
            assert seat not in world.waiting()
            for action in journal.legal(seat)[:3]:
                fork = journal.fork(len(journal.events) - 1)
                fork.act(seat, action)
                assert fork.verify() == []
                again += 1
    assert again or table.seats == 1 or table.slug in GAMES


@free_tables
def test_what_a_seat_did_with_its_own_can_be_taken_back_out_of_order(table):
    """Whatever is left is a game that could have been played, and comes to the same when it is done again."""
    out_of_order = 0
    for seed in seeds_of(table):
        for journal, _ in phases(table, seed):
            for seat in range(table.seats):
                fork = journal.fork(len(journal.events) - 1)
                whole = fork.world
                try:
                    undo = fork.undo(seat=seat)
                except Rejected:
                    assert fork.world == whole
                    continue
                (line,) = undo.action.lines
                taken = fork.events[line]
                assert taken.seat == seat
                assert fork.may_act(seat)
                assert fork.verify() == []
                assert Journal.load(fork.dump()).world == fork.world
                fork.redo()
                assert fork.world == whole
                out_of_order += any(event.seat != seat for event in journal.events[line + 1 :])
    assert out_of_order or table.seats == 1 or table.slug in GAMES


@free_tables
def test_done_can_be_withdrawn_while_others_are_not_done(table):
    withdrawn = 0
    for journal, _ in chain.from_iterable(phases(table, seed) for seed in seeds_of(table)):
        last = journal.events[-1]
        if last.facts == (Answered(last.seat),):
            fork = journal.fork(len(journal.events) - 1)
            fork.undo(seat=last.seat)
            assert last.seat in fork.waiting()
            withdrawn += 1
    assert withdrawn or table.seats == 1 or table.slug in GAMES


@team_tables
def test_the_first_answer_of_a_team_closes_the_question_for_all_of_it(table):
    journal, rng = table.start(13), random.Random(13)
    asked = 0
    while journal.outcome is None:
        world = journal.world
        if is_asked(world, TEAM):
            (team,) = [
                side for side in table.game.sides(world.options, world.seats) if set(world.waiting()) <= set(side)
            ]
            assert len({manner_of(ask) for ask in world.waiting().values()}) == 1
            for seat in team:
                fork = journal.fork(len(journal.events) - 1)
                fork.act(seat, rng.choice(fork.legal(seat)))
                assert fork.world.agenda != world.agenda or fork.outcome is not None
            asked += 1
        journal.act(*choose(journal, rng))
    assert asked or table.slug in GAMES  # not every game by chance comes to such a question; the toy always does
