"""The palette of a stage: every legal action by name, then every command that applies here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from textual.command import DiscoveryHit, Hit, Hits, Provider

if TYPE_CHECKING:
    from tui.table.stage import Stage

Entry = tuple[str, str, Callable[[], object]]


class FirstHit(DiscoveryHit):
    """What can be done here stands before what can be done anywhere."""

    @property
    def score(self) -> float:
        return 1.0


class StageCommands(Provider):
    """What Textual's palette lists while a stage is shown."""

    @property
    def stage(self) -> Stage:
        from tui.table.stage import Stage

        assert isinstance(self.screen, Stage)
        return self.screen

    def entries(self) -> Iterator[Entry]:
        """Name, help, and what choosing it does."""
        stage = self.stage
        for name, about, action in stage.choices():
            yield name, about, partial(stage.choose, action)
        board = stage.board
        own = stage.picture.face.commands if stage.picture is not None and not stage.picture.scene.over else ()
        for owner, commands in ((board, own), (stage, stage.commands())):
            for command in commands:
                if command.action is not None and owner is not None:
                    name = f"{command.word.capitalize()}  {command.shown}"
                    yield name, command.tells, partial(owner.run_action, command.action)

    async def discover(self) -> Hits:
        for name, tells, call in self.entries():
            yield FirstHit(name, call, help=tells)

    async def search(self, query: str) -> Hits:
        matcher = self.matcher(query)
        for name, tells, call in self.entries():
            score = matcher.match(name)
            if score > 0:
                yield Hit(score, matcher.highlight(name), call, help=tells)
