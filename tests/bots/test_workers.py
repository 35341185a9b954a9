"""Thinking in other processes: kept, never too many, stopped when nobody wants the answer, replaced when they die."""

import os
import signal
import time

import pytest

from engine.bots.levels.bot import Budget
from engine.bots.thinking import workers as module
from engine.bots.thinking.failures import Baffled, NoWorker
from engine.bots.thinking.questions import question
from engine.bots.thinking.thinker import Inline
from engine.bots.thinking.workers import Lease, Workers
from engine.core import blank, lay_table, next_to_act, observe
from engine.games import GAMES
from tests.processes import is_there

SLUG = next(name for name in GAMES if name != "lanterns")
PATIENCE = 120.0
BRIEF, ENDLESS = Budget(None, 4), Budget(None, 10**9)

needs_signals = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be halted here")


def asked(budget=BRIEF, bot="master", chance="once"):
    """A question about the first choice of a new table."""
    game = GAMES[SLUG]
    world = blank(game, game.seats[0], game.complete({}), 7)
    lay_table(game, world)
    seat = next_to_act(world)
    return question(observe(world, seat), seat, chance, budget, bot)


def until(holds):
    """Wait for something that happens in another process."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "it does not come to pass"
        time.sleep(0.01)


@pytest.fixture
def workers():
    made = Workers(most=1)
    yield made
    made.close()


def test_another_process_answers_what_would_be_answered_here(workers):
    for one in (asked(), asked(bot=None), asked(bot="random")):
        assert workers.ask(one).result(PATIENCE) == Inline().ask(one).result()
    assert len(workers.pids()) == 1
    assert workers.pids() != [os.getpid()]


def test_no_process_is_started_before_something_is_asked(workers):
    assert workers.pids() == []


def test_there_are_never_more_processes_than_allowed(workers):
    answers = [workers.ask(asked(chance=str(number))) for number in range(4)]
    for one in answers:
        one.result(PATIENCE)
        assert len(workers.pids()) == 1


def test_a_process_that_is_told_to_stop_is_kept(workers, monkeypatch):
    monkeypatch.setattr(module, "GRACE", PATIENCE)
    workers.ask(asked()).result(PATIENCE)
    before = workers.pids()
    lost = workers.ask(asked(ENDLESS))
    until(workers.busy)
    assert lost.cancel()
    assert workers.ask(asked()).result(PATIENCE).choices
    assert workers.pids() == before


def test_what_nobody_waits_for_any_more_is_not_begun(workers):
    first, second = workers.ask(asked(ENDLESS)), workers.ask(asked(ENDLESS))
    until(workers.busy)
    second.cancel()
    first.cancel()
    assert workers.ask(asked()).result(PATIENCE).choices


@needs_signals
def test_a_process_that_does_not_obey_is_ended_and_replaced(workers, monkeypatch):
    workers.ask(asked()).result(PATIENCE)
    monkeypatch.setattr(module, "GRACE", 0.1)
    (pid,) = workers.pids()
    os.kill(pid, signal.SIGSTOP)
    lost = workers.ask(asked(ENDLESS))
    until(workers.busy)
    lost.cancel()
    assert workers.ask(asked()).result(PATIENCE).choices
    assert workers.pids() != [pid]
    assert not is_there(pid)


@needs_signals
def test_a_process_that_died_is_replaced_and_asked_again(workers):
    workers.ask(asked()).result(PATIENCE)
    (pid,) = workers.pids()
    os.kill(pid, signal.SIGKILL)
    assert workers.ask(asked()).result(PATIENCE).choices
    assert workers.pids() != [pid]


@needs_signals
def test_a_question_that_two_processes_die_of_is_given_up(workers):
    answer = workers.ask(asked(ENDLESS))
    until(workers.busy)
    (first,) = workers.pids()
    os.kill(first, signal.SIGKILL)
    until(lambda: workers.busy() and workers.pids() not in ([], [first]))
    (second,) = workers.pids()
    os.kill(second, signal.SIGKILL)
    with pytest.raises(NoWorker):
        answer.result(PATIENCE)
    assert workers.ask(asked()).result(PATIENCE).choices


@needs_signals
def test_ctrl_c_does_not_reach_them(workers):
    workers.ask(asked()).result(PATIENCE)
    before = workers.pids()
    os.kill(before[0], signal.SIGINT)
    assert workers.ask(asked()).result(PATIENCE).choices
    assert workers.pids() == before


def test_a_bot_that_fails_says_where_and_nothing_of_the_table(workers):
    with pytest.raises(Baffled, match=r"^Rejected at engine\.bots\.thinking\.questions:\d+") as failure:
        workers.ask(asked(bot="nobody")).result(PATIENCE)
    assert "nobody" not in str(failure.value)
    assert workers.ask(asked()).result(PATIENCE).choices


def test_closing_leaves_nothing_behind_though_they_think():
    workers = Workers(most=2)
    answers = [workers.ask(asked(ENDLESS)) for _ in range(3)]
    until(lambda: workers.busy() == 2)
    pids = workers.pids()
    workers.close()
    assert all(answer.cancelled() for answer in answers)
    assert not any(map(is_there, pids))
    with pytest.raises(NoWorker):
        workers.ask(asked())


def test_leases_share_processes_and_the_last_one_ends_them():
    one, other = Lease(), Lease()
    assert one.workers is other.workers
    assert one.ask(asked()).result(PATIENCE).choices
    pids = one.workers.pids()
    one.close()
    one.close()
    assert all(map(is_there, pids))
    assert other.ask(asked()).result(PATIENCE).choices
    other.close()
    assert not any(map(is_there, pids))


@pytest.mark.parametrize(("programs", "most"), [(1, 4), (2, 2), (3, 1), (9, 1)])
def test_several_programs_share_the_cores_of_their_machine(programs, most, monkeypatch):
    monkeypatch.setattr(module, "cores", lambda: 4)
    monkeypatch.setattr(Lease, "programs", programs)
    lease = Lease()
    assert lease.workers.most == most
    lease.close()


def test_where_no_process_can_be_started_the_question_is_given_up(workers, monkeypatch):
    def refuse(*_, **__):
        raise OSError("no more processes")

    monkeypatch.setattr(module, "Worker", refuse)
    with pytest.raises(NoWorker):
        workers.ask(asked()).result(PATIENCE)
