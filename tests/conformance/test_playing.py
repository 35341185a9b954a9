"""Laws of playing, on every game, option and seat count: it ends, the log is the game, every step can be taken back."""

import random
from itertools import permutations

import msgspec
import pytest

from engine.core import TOGETHER, Rejected, blank, fold
from engine.games import GAMES
from engine.journal import Journal, Redo, Undo, is_game_line
from tests.conformance.tables import choose, is_asked, lines_of, manners_of, on_every_table, others, played, questions

pytestmark = on_every_table


def test_random_play_ends_with_a_place_for_every_seat(table):
    outcome = played(table).outcome
    assert len(outcome.places) == table.seats
    assert min(outcome.places) == 1 or not outcome.winners()
    assert outcome.reason


def test_folding_the_log_gives_the_live_world(table):
    journal = played(table)
    world = blank(journal.game, table.seats, journal.header.options, journal.header.seed)
    looked_at = {event.seq for event in lines_of(journal)}
    for event in journal.events:
        fold(world, event)
        if event.seq in looked_at:
            assert world == journal.at(event.seq)
    assert world == journal.world


def test_every_piece_lies_in_exactly_one_zone(table):
    journal = played(table)
    for event in lines_of(journal):
        world = journal.at(event.seq)
        lying = sorted(piece for zone in world.zones.values() for piece in zone)
        assert lying == list(range(len(world.kinds)))
        assert set(world.sides) == set(lying)


def test_a_seat_that_is_asked_has_something_to_do_and_nobody_has_who_may_not_act(table):
    journal = played(table)
    for event in lines_of(journal):
        world = journal.at(event.seq)
        for seat in range(table.seats):
            offered = bool(table.game.legal(world, seat))
            assert offered if seat in world.waiting() else world.may_act(seat) or not offered


def test_nobody_is_asked_when_there_is_only_one_answer_unless_silence_would_tell_something(table):
    journal = played(table)
    for event in lines_of(journal):
        world = journal.at(event.seq)
        for seat, ask in world.waiting().items():
            assert len(table.game.legal(world, seat)) > (0 if getattr(ask, "even_if_forced", False) else 1)


@pytest.mark.strength
def test_undo_reaches_every_step_and_redo_comes_back(table):
    original = played(table)
    journal = Journal.load(original.dump())
    moves = len(original.events) - 1
    for step in range(moves - 1, -1, -1):
        journal.undo()
        assert journal.world == original.at(step)
    with pytest.raises(Rejected):
        journal.undo()
    for step in range(1, moves + 1):
        journal.redo()
        assert journal.world == original.at(step)
    with pytest.raises(Rejected):
        journal.redo()
    assert sum(isinstance(event.action, Undo) for event in journal.events) == moves
    assert sum(isinstance(event.action, Redo) for event in journal.events) == moves


def test_undo_of_several_moves_at_once_is_redone_at_once(table):
    journal = Journal.load(played(table).dump())
    end = journal.world
    moves = sum(is_game_line(event.action) for event in journal.events)
    journal.undo(moves)
    assert journal.world == journal.at(0)
    journal.redo()
    assert journal.world == end


def test_the_written_log_loads_verifies_and_is_written_the_same(table):
    data = played(table).dump()
    loaded = Journal.load(data)
    assert loaded.warnings == []
    assert loaded.world == played(table).world
    assert loaded.verify() == []
    assert loaded.dump() == data


def test_a_fork_plays_on_from_any_line(table):
    journal, rng = played(table), random.Random(3)
    for seq in rng.sample(range(len(journal.events) - 1), 4):
        fork = journal.fork(seq)
        assert fork.world == journal.at(seq)
        fork.act(*choose(fork, rng))
        assert fork.verify() == []


def test_every_offered_action_is_accepted_and_fifty_others_change_nothing(table):
    journal, rng = Journal.load(played(table, 11).dump()), random.Random(11)
    moves = len(journal.events) - 1
    stride = 1 + moves // 60
    for _ in range(moves // stride):
        journal.undo(stride)
        refuse_others(journal, rng)


def refuse_others(journal, rng):
    """Try what is offered, and fifty other things, at one moment: half of those by who is asked, if anybody is."""
    game, before = journal.game, journal.world
    untouched = before.copy()
    for seat in range(before.seats):
        for action in journal.legal(seat):
            assert game.why_not(before, seat, action) is None
            assert journal.prepare(seat, action).facts
    asked = rng.choice(sorted(before.waiting()))
    for seat in (asked, rng.randrange(before.seats)):
        for action in others(game, before, seat, rng, 25):
            refusal = game.why_not(before, seat, action)
            assert refusal
            with pytest.raises(Rejected) as refused:
                journal.act(seat, action)
            assert refused.value.slug
            assert refused.value.sentence == refusal
    assert journal.world == before == untouched


def test_answers_given_together_may_come_in_any_order(table):
    compared = 0
    for journal, rng in questions(table, 5):
        seats = journal.waiting()
        chosen = {seat: rng.choice(journal.legal(seat)) for seat in seats}
        worlds = [answered(journal, order, chosen).world for order in orders(seats, rng)]
        assert all(world == worlds[0] for world in worlds)
        compared += 1
    expected = TOGETHER in manners_of(table.game) and table.seats > 1
    assert bool(compared) is expected or table.slug in GAMES  # by chance a game may not come to such a question


def orders(seats, rng):
    """All orders of a few seats; of many, as they sit, the other way round, and some others."""
    if len(seats) <= 3:
        return list(permutations(seats))
    return [seats, seats[::-1], *(rng.sample(seats, len(seats)) for _ in range(3))]


def answered(journal, seats, chosen):
    """A copy of the table where these seats have answered."""
    fork = journal.fork(len(journal.events) - 1)
    for seat in seats:
        fork.act(seat, chosen[seat])
    return fork


def test_an_answer_can_be_taken_back_while_the_others_still_think(table):
    """In every question that several are asked together, by everybody who has answered, whenever they did."""
    taken_back = 0
    for journal, rng in questions(table, 9):
        *first, _ = rng.sample(journal.waiting(), len(journal.waiting()))
        chosen = {seat: rng.choice(journal.legal(seat)) for seat in first}
        fork = answered(journal, first, chosen)
        whole = fork.world
        for seat in first:
            fork.undo(seat=seat)
            assert seat in fork.waiting()
            assert fork.world == answered(journal, [other for other in first if other != seat], chosen).world
            fork.redo()
            assert fork.world == whole
            taken_back += 1
        fork.undo(seat=first[0])
        assert Journal.load(fork.dump()).world == fork.world
        fork.act(first[0], chosen[first[0]])
        assert fork.world == whole
    expected = TOGETHER in manners_of(table.game) and table.seats > 1
    assert bool(taken_back) is expected or table.slug in GAMES  # by chance a game may not come to such a question


def test_an_answer_cannot_be_taken_back_once_its_question_is_closed(table):
    journal, rng = table.start(13), random.Random(13)
    asked = journal.waiting() if is_asked(journal.world, TOGETHER) else []
    for seat in asked:
        journal.act(seat, rng.choice(journal.legal(seat)))
    if len(asked) > 1:
        world = journal.world
        for seat in asked:
            with pytest.raises(Rejected):
                journal.undo(seat=seat)
        assert journal.world == world


def test_copies_of_a_world_are_independent(table):
    journal = played(table)
    world = journal.at(0).copy()
    other = world.copy()
    for event in journal.events[1:4]:
        fold(other, event)
    assert world == journal.at(0)
    assert other == journal.at(3)


def test_a_changed_fact_is_found_by_verify(table):
    journal = played(table)
    for event in journal.events[1:]:
        if len(event.facts) > 1:
            shorter = msgspec.structs.replace(event, facts=event.facts[:-1], link="")
            break
    fork = journal.fork(event.seq - 1)
    fork.accept(msgspec.structs.replace(shorter, seq=len(fork.events)))
    problems = fork.verify()
    assert [problem.line for problem in problems] == [len(fork.events) + 1]
    assert problems[0].slug == "Differs"
