"""Whose work takes how much of the loop's time: who takes much has to wait, the others do not."""

import asyncio
import contextvars
import weakref
from time import thread_time

import pytest

from tui.server.connection.loop_accounting import (
    ACCOUNT,
    AHEAD,
    COMING_IN,
    FIRST,
    LEAST,
    MOMENT,
    MOST,
    ROUND,
    SHARE,
    WHILE,
    Account,
    CountingLoop,
    Turns,
)
from tui.server.terminal.input_throttle import Intake


@pytest.fixture
def turns():
    return Turns(lambda: 0.0)


def busy(account, now, seconds):
    """An app is given something to do, which takes this long."""
    assert account.wait(now) == 0
    account.spent += seconds


def came_in(turns, now=0.0):
    """Somebody who has just come in, which is free."""
    account = Account(turns)
    for _ in range(COMING_IN):
        account.spent += 5.0
        assert account.wait(now) == 0
    return account


def greedy(turns, now=0.0):
    """Somebody who has used too much."""
    account = came_in(turns, now)
    busy(account, now, FIRST + 0.001)
    account.wait(now)
    return account


def test_who_uses_little_never_waits(turns):
    account = came_in(turns)
    for second in range(1000):
        busy(account, float(second), SHARE * 0.9)


def test_what_was_saved_up_can_be_used_at_once(turns):
    account = came_in(turns)
    account.wait(1000.0)
    busy(account, 1000.0, AHEAD * 0.99)
    assert account.wait(1000.0) == 0


def test_those_who_use_much_take_turns_and_pay_for_them(turns):
    one, other = greedy(turns), greedy(turns)
    assert one.wait(1.0) == 0
    assert other.wait(1.0) == pytest.approx(MOMENT)
    one.spent += 0.2
    assert other.wait(1.0 + MOMENT) == pytest.approx(0.2 / MOST - MOMENT)
    assert other.wait(1.0 + 0.2 / MOST + 0.001) == 0


def test_all_who_use_much_have_a_small_part_of_the_time_together(turns):
    everybody = [greedy(turns) for _ in range(8)]
    spent = sum(one.spent for one in everybody)
    for step in range(900):
        for one in everybody:
            if one.wait(step / 100) == 0:
                one.spent += 0.1
    used = sum(one.spent for one in everybody) - spent
    assert used <= 9 * MOST + 0.1


@pytest.mark.parametrize(("others", "part"), [(0.0, MOST), (0.1, MOST - 0.1), (0.9, LEAST)])
def test_the_more_the_others_play_the_less_is_left_for_those_who_use_much(others, part):
    now, mine = 0.0, 0.0
    turns = Turns(lambda: mine + others * now)
    one = greedy(turns)
    while now < 3 * ROUND:
        if one.wait(now) == 0:
            one.spent += 0.01
            mine += 0.01
        now += 0.01
    assert turns.part == pytest.approx(part, abs=0.02)


def test_others_do_not_wait_for_those_who_use_much(turns):
    one = greedy(turns)
    one.wait(1.0)
    one.spent += 5.0
    assert Account(turns).wait(1.0) == 0


def test_who_lets_it_be_is_forgiven_after_a_while(turns):
    one, other = greedy(turns), greedy(turns)
    assert one.wait(1.0) == 0
    assert other.wait(1.0) > 0
    assert other.wait(WHILE + 0.1) == 0
    assert one.wait(WHILE + 0.1) == 0


def burn(seconds):
    until = thread_time() + seconds
    while thread_time() < until:
        pass


async def work(seconds):
    burn(seconds)
    await asyncio.sleep(0)
    burn(seconds)
    await asyncio.create_task(asyncio.to_thread(lambda: None))


def test_the_loop_books_work_on_the_account_of_its_context(turns):
    mine, others = Account(turns), Account(turns)

    def starting(account):
        context = contextvars.Context()
        context.run(ACCOUNT.set, account)
        return context

    async def both():
        loop = asyncio.get_running_loop()
        await asyncio.gather(
            loop.create_task(work(0.02), context=starting(mine)),
            loop.create_task(work(0.001), context=starting(others)),
            loop.create_task(work(0.02), context=contextvars.Context()),
        )

    with asyncio.Runner(loop_factory=CountingLoop) as runner:
        runner.run(both())
    assert mine.spent >= 0.04
    assert 0.002 <= others.spent < mine.spent


def test_a_timer_that_was_cancelled_holds_on_to_nobody():
    class Somebody:
        pass

    held = contextvars.ContextVar("held")

    def set_timer(loop):
        held.set(Somebody())
        loop.call_later(3600, print).cancel()
        return weakref.ref(held.get())

    async def both():
        somebody = contextvars.Context().run(set_timer, asyncio.get_running_loop())
        assert somebody() is None

    with asyncio.Runner(loop_factory=CountingLoop) as runner:
        runner.run(both())


async def test_input_of_who_uses_too_much_waits(turns):
    seen, now = [], asyncio.get_running_loop().time()

    def made():
        ACCOUNT.set(greedy(turns, now))
        return Intake(seen.append, lambda: 0, lambda held: None)

    intake = contextvars.copy_context().run(made)
    turns.wait(intake.account, now + 1)
    intake.account.spent += 3600.0
    intake.received(b"abc")
    intake._next()
    assert seen == []
    intake.clock = lambda: now + 3600 / MOST + 2
    for _ in range(3):
        intake._next()
    assert [event.key for event in seen] == ["a", "b", "c"]
    intake.close()
