"""Whose step the loop makes next: who waits for an answer goes first, the others when nobody does."""

import asyncio

from tests.ssh.connection.test_loop_accounting import (
    burn,
    busy,
    came_in,
    context_of,
    greedy,
    in_a_loop,
    played,
    pressed,
)
from tui.server.connection.loop_accounting import AWAITED, EVEN, FIRST, GREEDY, LATER, MOST, SLACK, STARVED, WHILE


def steps(loop, account, number, ran, name, seconds=0.0):
    """So many things to do for somebody, each begun by the one before."""

    def step(left):
        ran.append(name)
        burn(seconds)
        if left > 1:
            loop.call_soon(step, left - 1, context=context)

    context = context_of(account)
    loop.call_soon(step, number, context=context)


async def until_ran(ran, name, times):
    while ran.count(name) < times:
        await asyncio.sleep(0)


def test_a_step_of_who_uses_much_is_made_when_nobody_else_has_anything_to_do(turns):
    """A key leads through a dozen queues, and would wait for a layout of somebody else's in each of them."""
    ran = []

    async def play():
        loop = asyncio.get_running_loop()
        for _ in range(3):
            steps(loop, greedy(turns, loop.own_time()), 50, ran, "greedy")
        steps(loop, polite(turns, loop.own_time()), 12, ran, "polite")
        await until_ran(ran, "polite", 12)

    in_a_loop(play())
    assert ran.count("greedy") <= 1


def polite(turns, now=0.0):
    """Somebody who has played for a while and has just pressed a key."""
    account = played(turns, now)
    account.book(0.0, now)
    assert pressed(account, asyncio.get_running_loop().time()) == AWAITED
    return account


def busy_one(turns, now=0.0):
    """Somebody who uses more than who plays, and not yet much."""
    account = came_in(turns, now)
    busy(account, now, FIRST / 4)
    assert pressed(account, now) == LATER
    return account


def test_a_key_goes_before_what_others_are_shown(turns):
    """All tables show a round at the same moment; who presses a key then waited for all of their pictures."""
    ran = []

    async def play():
        loop = asyncio.get_running_loop()
        for _ in range(20):
            steps(loop, played(turns, loop.own_time()), 3, ran, "shown")
        steps(loop, polite(turns, loop.own_time()), 12, ran, "key")
        await until_ran(ran, "key", 12)
        assert ran.count("shown") <= 1
        async with asyncio.timeout(10):
            while ran.count("shown") < 60:
                await asyncio.sleep(0.001)

    in_a_loop(play())


def test_what_somebody_is_shown_goes_before_the_key_they_press_after_it(turns):
    ran = []

    async def play():
        loop = asyncio.get_running_loop()
        account, other = played(turns, loop.own_time()), played(turns, loop.own_time())
        for number in (1, 2):
            loop.call_soon(ran.append, "other", context=context_of(other))
            loop.call_soon(ran.append, number, context=context_of(account))
        assert pressed(account, loop.time()) == AWAITED
        loop.call_soon(ran.append, 3, context=context_of(account))
        assert (account.postponed, other.postponed) == (0, 2)
        await until_ran(ran, "other", 2)

    in_a_loop(play())
    assert ran == [1, 2, 3, "other", "other"]


def test_a_step_of_who_uses_more_waits_for_those_who_play_and_for_nothing_else(turns):
    """Six of them, each within what everybody has, once made everybody's keys wait for all of their layouts."""
    ran = []

    async def play():
        loop = asyncio.get_running_loop()
        for _ in range(6):
            steps(loop, busy_one(turns, loop.own_time()), 20, ran, "busy")
        steps(loop, polite(turns, loop.own_time()), 12, ran, "polite")
        await until_ran(ran, "polite", 12)
        assert ran.count("busy") <= 1
        loop.pause(3600.0)  # those who use much do
        async with asyncio.timeout(10):
            while ran.count("busy") < 6 * 20:
                await asyncio.sleep(0.001)

    in_a_loop(play())


def test_who_uses_much_waits_for_those_who_use_more(turns):
    ran = []

    async def play():
        loop = asyncio.get_running_loop()
        steps(loop, greedy(turns, loop.own_time()), 20, ran, "greedy")
        steps(loop, busy_one(turns, loop.own_time()), 12, ran, "busy")
        while ran.count("busy") < 12:
            await asyncio.sleep(0.001)

    in_a_loop(play())
    assert ran.count("greedy") <= 1


def test_what_waits_is_not_overtaken_when_its_owner_uses_less_or_more(turns):
    ran = []

    async def play():
        loop = asyncio.get_running_loop()
        account = busy_one(turns, loop.own_time())
        context = context_of(account)
        loop.call_soon(ran.append, 1, context=context)
        account.book(FIRST, loop.own_time())
        assert account.rank(loop.time()) == GREEDY
        loop.call_soon(ran.append, 2, context=context)
        account.book(0.0, loop.own_time() + WHILE + SLACK / EVEN)
        loop.call_soon(ran.append, 3, context=context)
        assert account.postponed == 3
        while account.postponed:
            await asyncio.sleep(0)

    in_a_loop(play())
    assert ran == [1, 2, 3]


def test_what_waits_is_done_in_the_end_and_in_its_order(turns):
    ran = []

    async def play():
        loop = asyncio.get_running_loop()
        account = greedy(turns, loop.own_time())
        context = context_of(account)
        for number in range(5):
            loop.call_soon(ran.append, number, context=context)
        account.book(0.0, loop.own_time() + WHILE + 1)  # forgiven, while some of it still waits
        for number in range(5, 10):
            loop.call_soon(ran.append, number, context=context)
        assert account.postponed == 10
        while len(ran) < 10:
            await asyncio.sleep(0.001)
        assert account.postponed == 0

    in_a_loop(play())
    assert ran == list(range(10))


def test_what_was_cancelled_while_it_waited_is_not_done(turns):
    ran = []

    async def play():
        loop = asyncio.get_running_loop()
        account = greedy(turns, loop.own_time())
        loop.call_soon(ran.append, "no", context=context_of(account)).cancel()
        loop.call_soon(ran.append, "yes", context=context_of(account))
        while account.postponed or not ran:
            await asyncio.sleep(0.001)

    in_a_loop(play())
    assert ran == ["yes"]


def test_who_uses_much_is_not_starved_by_those_who_always_have_something_to_do(turns):
    ran = []

    async def play():
        loop = asyncio.get_running_loop()
        steps(loop, greedy(turns, loop.own_time()), 1, ran, "greedy")
        until = loop.time() + 100 * STARVED
        while not ran and loop.time() < until:
            await asyncio.sleep(0)

    in_a_loop(play())
    assert ran == ["greedy"]


def test_all_who_use_much_do_so_in_a_small_part_of_the_time(turns):
    ran, spent = [], 0.005

    async def play():
        loop = asyncio.get_running_loop()
        polite = context_of(came_in(turns, loop.own_time()))
        for _ in range(2):
            steps(loop, greedy(turns, loop.own_time()), 1000, ran, "greedy", spent)
        start = loop.time()
        while ran.count("greedy") < 10:
            loop.call_soon(burn, 0, context=polite)
            await asyncio.sleep(0.001)
        return loop.time() - start

    assert in_a_loop(play()) >= 9 * spent / MOST
