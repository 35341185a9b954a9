"""The server itself: one house, the entrances by which people come to it, and a stop in good order."""

from __future__ import annotations

import logging
from pathlib import Path

from tui.server.connection.admission import Crowd
from tui.server.connection.door import Entrance
from tui.server.connection.visits import AppFor, House
from tui.server.process.policy import HouseRules
from tui.server.process.textual_patches import tame

log = logging.getLogger("duskhall.server")

CLOSED = "The hall is closing; every move is saved. Come back soon."


class Service:
    """A hall that is open from `start` to `stop`."""

    def __init__(self, rules: HouseRules, home: Path, app_for: AppFor, crowd: Crowd | None = None) -> None:
        self.rules, self.app_for, self.crowd = rules, app_for, crowd
        self.entrances = entrances_of(rules, home)
        self.house: House | None = None
        self._is_open = False

    @property
    def port(self) -> int:
        """Where people knock who come the first way there is."""
        return self.entrances[0].port

    async def start(self) -> None:
        """Open. Raises OSError where a port cannot be used."""
        tame()
        self.house = House(self.rules, self.app_for, self.crowd)
        for entrance in self.entrances:
            await entrance.open(self.house)
        self._is_open = True

    async def stop(self, sentence: str = CLOSED) -> None:
        """Let nobody in any more, tell everybody, wait for them, close."""
        if self.house is None or not self._is_open:
            return
        self._is_open = False
        for entrance in self.entrances:
            entrance.shut()
        await self.house.close(sentence)
        for entrance in self.entrances:
            await entrance.wait_shut()
        log.info("closed")


def entrances_of(rules: HouseRules, home: Path) -> list[Entrance]:
    """Every way in that the rules name. Each has a library of its own, which the others do without."""
    found: list[Entrance] = []
    if rules.ssh:
        from tui.server.connection.ssh_entrance import SshEntrance

        found.append(SshEntrance(rules, home))
    if rules.web is not None:
        from tui.server.web.entrance import WebEntrance

        found.append(WebEntrance(rules, rules.web))
    return found
