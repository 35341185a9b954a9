"""Watching a game of the hall again: as everywhere, but what is played on from it is a table of the hall."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from engine.tables import Bot, Person, Sitter
from tui.table import replay
from tui.table.replay import ReplayScreen

if TYPE_CHECKING:
    from tui.lobby.app import SharedHall


class SharedReplayScreen(ReplayScreen):
    """See the module."""

    CSS_PATH = str(Path(replay.__file__).with_name("stage.tcss"))

    @property
    def shared(self) -> SharedHall:
        return cast("SharedHall", self.app)

    def sitters(self, mine: Sequence[int]) -> list[Sitter]:
        """The watcher in their seats, under their own id; bots in the others."""
        who = self.shared.who
        seated: list[Sitter] = []
        for seat, sitter in enumerate(super().sitters(mine)):
            own = seat in mine or not isinstance(sitter, Bot)
            seated.append(Person(who.name, who.id) if own else sitter)
        return seated
