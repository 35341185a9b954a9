"""The house: everybody who is in this process's part of the hall, and what is done for all of them.

The door asks it who may come in; it lets people start one after the other, sends away who has fallen asleep, and when
it closes tells everybody and waits until their terminals are given back.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.tables.plain_text import plain
from tui.server.connection.admission import Crowd
from tui.server.connection.loop_accounting import ACCOUNT, Account, Turns, own_time
from tui.server.process.idle_collection import Collector
from tui.server.process.policy import HouseRules

if TYPE_CHECKING:
    from textual.app import App

    from tui.server.connection.door import Door, Visit
    from tui.server.connection.identity import Visitor
    from tui.server.terminal.terminal import Page, Terminal
    from tui.server.web.lines.plain_talk import PlainTalk

log = logging.getLogger("duskhall.server")

AppFor = Callable[["Visitor", "Terminal"], "App[None]"]
"""Makes the app of somebody who came in. It must be a `Tamed` one."""

AT_A_TIME = 2
"""Apps that start at the same moment; fifty at once would let nobody play for seconds."""

ROUND = 5.0
"""Seconds between two looks for sleepers."""

CLOSING = 10.0
"""Seconds that closing may take."""

LAST_WORDS, GLANCE = 2.0, 0.02

ASLEEP = "You were away for a while, so you were disconnected; every move is saved."
LONGEST_WORD = 80
TOLD_A_MINUTE = 60
"""Refusals of one address that are logged in a minute."""

ALL_TOLD_A_MINUTE = 300
"""The same for all addresses together."""

STRANGERS = 64
"""Connections that have not logged in, of all addresses together; beyond that the oldest is cut."""


REMEMBERED = 1000
"""Addresses of which is known who came from there last."""


class House:
    """See the module."""

    def __init__(self, rules: HouseRules, app_for: AppFor, crowd: Crowd | None = None) -> None:
        self.rules, self._app_for, self._turns = rules, app_for, Turns()
        self.crowd = crowd or Crowd(rules)
        self.stays: set[Visit] = set()
        self.doors: set[Door] = set()
        self._strangers: dict[Door, None] = {}
        self._accounts: dict[str, Account] = {}
        self.gate = asyncio.Semaphore(AT_A_TIME)
        self.is_closing = False
        self._minute, self._refusals = 0, Counter[str]()
        loop = asyncio.get_running_loop()
        self.collector = Collector(lambda: [stay.heard_at for stay in self.stays], loop.time)
        self._rounds = [loop.create_task(work) for work in (self._make_rounds(), self.collector.run())]

    def why_not_enter(self) -> str | None:
        """Why nobody may come in now, for people; None if somebody may."""
        if self.is_closing:
            return "The hall is closing; come back in a moment."
        return "The hall is full; come back in a while." if self.crowd.why_not_enter() else None

    def app_for(self, visitor: Visitor, terminal: Terminal) -> App[None]:
        """The app of somebody who comes in. Called in the context it runs in, whose work is its own from then on."""
        ACCOUNT.set(self._new_account(visitor.origin))
        return self._app_for(visitor, terminal)

    def _new_account(self, origin: str) -> Account:
        """An account for somebody from there, who may have used much a moment ago."""
        account, before, now = Account(self._turns), self._accounts.pop(origin, None), own_time()
        if before is not None:
            account.goes_on_from(before, now)
        self._accounts[origin] = account
        while len(self._accounts) > REMEMBERED:
            del self._accounts[next(iter(self._accounts))]
        return account

    def talk_for(self, visitor: Visitor, page: Page) -> PlainTalk:
        """The same in lines of text, for a page that shows no terminal."""
        talk: PlainTalk = self._app_for.talk_for(visitor, page)  # type: ignore[attr-defined]
        return talk

    def opened(self, door: Door) -> None:
        """Somebody knocked."""
        self.doors.add(door)
        self.crowd.connected(door.address)
        if door.is_stranger:
            self._strangers[door] = None
            for one in tuple(self._strangers):
                if not one.is_stranger:
                    del self._strangers[one]
            if len(self._strangers) > STRANGERS:
                oldest = next(iter(self._strangers))
                self.refused(oldest.address, "too many logins at once")
                del self._strangers[oldest]
                oldest.cut()

    def shut(self, door: Door) -> None:
        """A connection has ended."""
        self.doors.discard(door)
        self._strangers.pop(door, None)
        self.crowd.connected(door.address, -1)

    def entered(self, stay: Visit) -> None:
        self.stays.add(stay)
        self.crowd.entered()
        log.info("%s came in; %d inside", named(stay.visitor), self.crowd.inside())

    def left(self, stay: Visit) -> None:
        if stay in self.stays:
            self.stays.discard(stay)
            self.crowd.entered(-1)
            self.collector.ended()
            log.info("%s left; %d inside", named(stay.visitor), self.crowd.inside())

    def refused(self, address: str, what: str) -> None:
        """Somebody wanted what there is not. Told so often a minute and no more: nobody fills the log."""
        minute = int(asyncio.get_running_loop().time() // 60)
        if minute != self._minute:
            self._minute, self._refusals = minute, Counter()
        self._refusals[address] += 1
        self._refusals.update(total=1)
        if self._refusals["total"] == ALL_TOLD_A_MINUTE:
            log.warning("more refusals, not logged for a minute")
        if self._refusals["total"] >= ALL_TOLD_A_MINUTE:
            return
        if self._refusals[address] <= TOLD_A_MINUTE:
            log.warning("refused %s: %s", plain(address, LONGEST_WORD), plain(what, LONGEST_WORD))
        if self._refusals[address] == TOLD_A_MINUTE:
            log.warning("refused %s: more, not logged for a minute", plain(address, LONGEST_WORD))

    async def close(self, sentence: str) -> None:
        """Tell everybody, and wait until they have left."""
        self.is_closing = True
        for task in self._rounds:
            task.cancel()
        for stay in tuple(self.stays):
            stay.leave(sentence)
        tasks = [stay.task for stay in self.stays if stay.task is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=CLOSING)
        await self._see_off()

    async def _see_off(self) -> None:
        """Wait until the last words have arrived; who does not take them is cut off."""
        loop = asyncio.get_running_loop()
        until = loop.time() + LAST_WORDS
        while any(door.is_used for door in self.doors) and loop.time() < until:
            await asyncio.sleep(GLANCE)
        for door in tuple(self.doors):
            door.cut()

    async def _make_rounds(self) -> None:
        """Let go of who has not touched a key for long."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(min(ROUND, self.rules.idle_time))
            for stay in tuple(self.stays):
                if loop.time() - stay.heard_at > self.rules.idle_time:
                    stay.leave(ASLEEP)


def named(visitor: Visitor) -> str:
    """A person for the log."""
    return f"{visitor.name!r} ({visitor.key or 'guest'}) from {visitor.address}"
