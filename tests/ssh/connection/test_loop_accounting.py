"""Whose work takes how much of the loop's time: who takes much has to wait, the others do not."""

import asyncio
import contextvars
import time
from time import thread_time

import pytest

from tui.server.connection.identity import Visitor
from tui.server.connection.loop_accounting import (
    ACCOUNT,
    AHEAD,
    ALONE,
    ANSWER,
    AWAITED,
    COMING_IN,
    EVEN,
    FIRST,
    LATER,
    LEAST,
    MOMENT,
    MOST,
    ROUND,
    SHARE,
    SLACK,
    WHILE,
    Account,
    CountingLoop,
    Turns,
    own_time,
)
from tui.server.connection.visits import House
from tui.server.process.policy import HouseRules
from tui.server.terminal.input_throttle import Intake


def busy(account, now, seconds):
    """An app is given something to do, which takes this long."""
    assert account.wait(now) == 0
    account.book(seconds, now)


def came_in(turns, now=0.0):
    """Somebody who has just come in, which is free."""
    account = Account(turns)
    for _ in range(COMING_IN):
        account.book(5.0, now)
        assert account.wait(now) == 0
    assert not account.is_greedy
    return account


def greedy(turns, now=0.0):
    """Somebody who has used too much."""
    account = came_in(turns, now)
    busy(account, now, FIRST + 0.001)
    assert account.is_greedy
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
    busy(account, 1000.0, AHEAD * 0.02)
    assert account.is_greedy


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
    for account in (one, other):
        account.book(0.0, WHILE + 0.1)
        assert not account.is_greedy
        assert account.wait(WHILE + 0.1) == 0


def test_who_comes_again_goes_on_where_they_were(turns):
    before, again = greedy(turns), Account(turns)
    again.goes_on_from(before, 1.0)
    assert again.is_greedy
    again.book(0.0, WHILE + 1.1)
    assert not again.is_greedy
    polite = Account(turns)
    polite.goes_on_from(came_in(turns), 1.0)
    assert not polite.is_greedy


def test_those_who_use_much_pause_only_while_others_are_there(turns):
    one, other = greedy(turns), came_in(turns)
    busy(other, 1.0, 0.001)
    assert one.book(0.1, 1.0) == pytest.approx(0.1 / MOST)
    assert other.book(0.1, 1.0) == 0
    assert one.book(0.1, 1.1 + ALONE) == 0


async def test_the_house_remembers_from_where_somebody_came_who_used_much():
    house = House(HouseRules(), lambda visitor, terminal: None)
    opened = []
    for address, name in (("192.0.2.1", "a"), ("192.0.2.1", "b"), ("192.0.2.9", "c")):
        contextvars.copy_context().run(house.app_for, Visitor(name, address=address), None)
        opened.append(house._accounts[address])
        for _ in range(COMING_IN + 1):
            opened[-1].wait(0.0)
        if name == "a":
            opened[0].book(FIRST + 1, own_time())
    assert [account.is_greedy for account in opened] == [True, True, False]
    await house.close("")


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

    async def both():
        loop = asyncio.get_running_loop()
        await asyncio.gather(
            loop.create_task(work(0.02), context=context_of(mine)),
            loop.create_task(work(0.001), context=context_of(others)),
            loop.create_task(work(0.02), context=contextvars.Context()),
        )

    in_a_loop(both())
    assert mine.spent >= 0.04
    assert 0.002 <= others.spent < mine.spent


def context_of(account):
    """Where an app's work is booked on this account."""
    context = contextvars.Context()
    context.run(ACCOUNT.set, account)
    return context


def in_a_loop(work):
    with asyncio.Runner(loop_factory=CountingLoop) as runner:
        return runner.run(work)


def pressed(account, now):
    """The rank of what they do who have just pressed a key."""
    assert account.wait(now) == 0
    return account.rank(now)


def played(turns, now):
    """Somebody who has played for a while."""
    account = Account(turns)
    account.book(0.0, now - 10 * SLACK / EVEN)
    return account


def test_who_uses_no_more_than_somebody_who_plays_comes_first_for_ever(turns):
    account = played(turns, 100.0)
    for second in range(100, 1100):
        account.book(EVEN * 0.9, float(second))
        assert pressed(account, float(second)) == AWAITED


def test_who_uses_more_comes_behind_those_who_play_till_they_let_it_be(turns):
    account = played(turns, 100.0)
    for second in range(100, 120):
        account.book(EVEN * 2, float(second))
    assert pressed(account, 120.0) == LATER
    assert not account.is_greedy
    account.book(0.0, 120.0 + SLACK / EVEN)
    assert pressed(account, 120.0 + SLACK / EVEN) == AWAITED


def test_who_comes_in_comes_behind_those_who_play(turns):
    account = Account(turns)
    account.book(SLACK / 2, 1000.0)
    assert pressed(account, 1000.0) == LATER


def test_who_plays_is_waited_for_till_a_key_is_answered(turns):
    account = played(turns, 100.0)
    assert account.rank(100.0) == LATER
    assert pressed(account, 100.0) == AWAITED
    assert account.rank(100.0 + ANSWER * 0.9) == AWAITED
    assert account.rank(100.0 + ANSWER) == LATER


def test_time_that_other_programs_take_is_not_the_loops(turns):
    async def waits():
        loop = asyncio.get_running_loop()
        before = loop.own_time()
        burn(0.02)
        time.sleep(0.1)  # another program has the machine
        used = loop.own_time() - before
        await asyncio.sleep(0.05)
        return used, loop.own_time() - before, loop.waiting.waited

    used, passed, waited = in_a_loop(waits())
    assert 0.02 <= used < 0.1
    assert passed >= 0.07
    assert waited >= 0.05


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
    intake._next()
    assert [event.key for event in seen] == ["a"]
    intake.account.book(0.0, now + WHILE + 3600)
    for _ in range(2):
        intake._next()
    assert [event.key for event in seen] == ["a", "b", "c"]
    intake.close()
