"""Watching a game of the hall again: as everywhere, but what is played on from it is a table of the hall."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from engine.core import Rejected
from engine.store import StoreProblem
from engine.tables import Bot, Person, Sitter, Table
from tui.screens import replay
from tui.screens.replay import ReplayScreen

if TYPE_CHECKING:
    from tui.lobby.app import SharedHall

OVER = "The game is over here; step back to a moment to play on from."


class SharedReplayScreen(ReplayScreen):
    """See the module."""

    CSS_PATH = str(Path(replay.__file__).with_name("stage.tcss"))

    @property
    def shared(self) -> SharedHall:
        return cast("SharedHall", self.app)

    def action_fork(self) -> None:
        """A new table from the moment on screen, open to nobody else's moves."""
        film, seat = self.film, self.eyes[0] if self.eyes else 0
        if film.world(self.frame, self.eyes).outcome is not None:
            self.news = OVER
            self.speak()
            return
        line = film.steps[self.frame.step].event.seq
        try:
            table = Table(self.hall.store, "", film.journal).fork(line, self.sitters(seat))
        except (Rejected, StoreProblem) as refused:
            self.news = refused.sentence
            self.speak()
            return
        self.shared.open_fork(table)

    def sitters(self, mine: int) -> list[Sitter]:
        """The watcher in one seat, under their own id; bots in the others."""
        who = self.shared.who
        seated: list[Sitter] = []
        for seat, sitter in enumerate(super().sitters(mine)):
            own = seat == mine or not isinstance(sitter, Bot)
            seated.append(Person(who.name, who.id) if own else sitter)
        return seated
