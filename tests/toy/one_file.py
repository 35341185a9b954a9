"""A game in one class: its rules, words, bot and figures are its own methods. For games small enough to read at once.

Tests bend such a game by overriding a method. Real games name their rows and functions instead, as Embers does.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core import Fact, Rejected, World
from engine.kit.describing import laid_out
from engine.kit.game import Game
from engine.kit.playing import Bot, nothing_presumed, nothing_said
from engine.kit.prompting import tag_of
from engine.kit.reasons import Reason


class OneFile(Game):
    """See the module. A subclass writes `legal`, `deeds`, `run`, the words, `value` and `pick`."""

    opponents = ()
    taken_into: Any = ()
    held_in: Any = ()
    rounds: Any = None
    taste_type: Any = None
    stake = 0.0
    caution = 0.0
    lead_unit = ("point", "points")
    lead_note = ""
    presumed = staticmethod(nothing_presumed)
    first_word = staticmethod(nothing_said)
    lead_in_words = Bot.lead_in_words
    amount_in_words = Bot.amount_in_words

    @property
    def words(self) -> Any:  # type: ignore[override]
        return self

    @property
    def bot(self) -> Any:  # type: ignore[override]
        return self

    @property
    def figures(self) -> Any:  # type: ignore[override]
        return self

    @property
    def rules(self) -> Any:  # type: ignore[override]
        return self

    @property
    def content_digest(self) -> str:
        return "toy"

    def deeds(self, world: World, seat: Any, action: Any) -> Iterator[Fact]:
        raise NotImplementedError

    def decide(self, world: World, seat: Any, action: Any) -> Iterator[Fact]:
        refused = self.refusal(world, seat, action)
        if refused is not None:
            raise refused
        return self.facts_of(world, seat, action)

    def facts_of(self, world: World, seat: Any, action: Any) -> Iterator[Fact]:
        return self.deeds(world, seat, action)

    def refusal(self, world: World, seat: Any, action: Any) -> Rejected | None:
        sentence = self.why_not(world, seat, action)
        return None if sentence is None else Rejected("NotNow", sentence, "The turn")

    def why_not(self, world: World, seat: Any, action: Any) -> str | None:
        return None if action in self.legal(world, seat) else "That cannot be done now."

    def describe(self, world: World, seat: int | None, names: Sequence[str]) -> list[str]:
        return laid_out(world, names)

    def about(self, world: World, action: Any, seat: int) -> str:
        return ""

    def deed(self, world: World, seat: int) -> str:
        return tag_of(world, seat)

    def seat_title(self, world: World, seat: int) -> str:
        return ""

    def pick(self, world: World, seat: int, rng: Any, taste: Any = None) -> Any:
        raise NotImplementedError

    def ranked(self, world: World, seat: int, rng: Any, taste: Any = None) -> list[tuple[Any, float]]:
        picked = self.pick(world, seat, rng, taste)
        others = [action for action in self.legal(world, seat) if action != picked]
        return [(picked, 0.0), *((action, 0.0) for action in others)]

    def playout(self, world: World, seat: int, rng: Any) -> Any:
        return self.pick(world, seat, rng)

    def is_far(self, start: World, world: World) -> bool:
        return False

    def forecast(self, world: World, seat: int) -> float:
        return self.value(world, seat)

    def reasons(self, world: World, seat: int, action: Any) -> list[Reason]:
        return []

    def counted_as(self, world: World, piece: int) -> str:
        return world.kinds[piece]
