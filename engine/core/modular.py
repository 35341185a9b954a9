"""A game whose rules and words lie in modules of the same names as in every other game: this class asks them.

The game's class names its modules and adds what only it has. Bots are not among them: each game asks its own.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Protocol

from engine.core.content import content_root, digest
from engine.core.errors import Rejected
from engine.core.facts import AnyEvent, Fact
from engine.core.game import Game
from engine.core.telling import Prompt, Status, Told
from engine.core.world import World


class Rules(Protocol):
    """The module `rules`."""

    def legal(self, world: World, seat: int) -> Sequence[Any]: ...

    def decide(self, world: World, seat: int, action: Any) -> Iterator[Fact]: ...

    def run(self, world: World, task: Any) -> Iterator[Fact]: ...

    def refusal(self, world: World, seat: int, action: Any) -> Rejected | None: ...


class Text(Protocol):
    """The module `text`."""

    def label(self, world: World, action: Any, seat: int) -> str: ...

    def prompt(self, world: World, seat: int | None) -> Prompt: ...

    def status(self, world: World, seat: int | None) -> Status: ...


class Narration(Protocol):
    """The module `narration`."""

    def narrate(self, before: World, event: AnyEvent, names: Sequence[str]) -> list[Told]: ...


class Description(Protocol):
    """The module `describe`."""

    def describe(self, world: World, seat: int | None, names: Sequence[str]) -> list[str]: ...

    def about(self, world: World, action: Any, seat: int) -> str: ...


class ModularGame(Game):
    """See the module."""

    played_by: Rules
    worded_by: Text
    told_by: Narration
    described_by: Description

    @cached_property
    def content_digest(self) -> str:
        return digest(content_root() / self.slug)

    def legal(self, world: World, seat: Any) -> Sequence[Any]:
        return self.played_by.legal(world, seat)

    def decide(self, world: World, seat: Any, action: Any) -> Iterator[Fact]:
        return self.played_by.decide(world, seat, action)

    def run(self, world: World, task: Any) -> Iterator[Fact]:
        return self.played_by.run(world, task)

    def why_not(self, world: World, seat: Any, action: Any) -> str | None:
        refused = self.played_by.refusal(world, seat, action)
        return None if refused is None else refused.sentence

    def label(self, world: World, action: Any, seat: int) -> str:
        return self.worded_by.label(world, action, seat)

    def prompt(self, world: World, seat: int | None) -> Prompt:
        return self.worded_by.prompt(world, seat)

    def status(self, world: World, seat: int | None) -> Status:
        return self.worded_by.status(world, seat)

    def narrate(self, before: World, event: AnyEvent, names: Sequence[str]) -> list[Told]:
        return self.told_by.narrate(before, event, names)

    def describe(self, world: World, seat: int | None, names: Sequence[str]) -> list[str]:
        return self.described_by.describe(world, seat, names)

    def about(self, world: World, action: Any, seat: int) -> str:
        return self.described_by.about(world, action, seat)
