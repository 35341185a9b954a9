"""Embers as the engine knows it, and its bot: strike while there are branches, and sing once that drives off enough."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core import Fact, World
from engine.core.facts import OTHER, UP
from engine.kit.game import Game
from engine.kit.playing import Bot, Figures
from engine.kit.prompting import Words
from engine.kit.sides import Sides
from tests.toy.embers import things as t
from tests.toy.embers import words
from tests.toy.embers.rules import RULES, lay, total_warmth


def value(world: World, seat: int) -> float:
    wolves = sum(1 + (world.sides[wolf] == UP) for wolf in world.lying(t.PACK))
    return t.FIRE(world) - wolves + total_warmth(world) / 4


def liking(world: World, action: Any) -> float:
    """How much a sensible hero likes an action."""
    limping = sum(world.sides[wolf] == OTHER for wolf in world.lying(t.PACK))
    match action:
        case t.Strike(_, wolf) if isinstance(wolf, int):
            return 3 + (world.sides[wolf] == UP)
        case t.Stoke():
            return 2
        case t.Sing():
            return limping - 2
    return 0


def pick(world: World, seat: int, rng: Any, taste: Any = None) -> Any:
    return max(RULES.legal(world, seat), key=lambda action: liking(world, action))


def ranked(world: World, seat: int, rng: Any, taste: Any = None) -> list[tuple[Any, float]]:
    return sorted(
        ((action, liking(world, action)) for action in RULES.legal(world, seat)), key=lambda one: one[1], reverse=True
    )


class Embers(Game):
    """See the module."""

    slug = "embers"
    title = "Embers"
    seats = range(1, 7)
    options = ()
    rules_version = 1
    layout = t.LAYOUT
    action_type = t.Action
    ask_type = t.Ask
    task_type = t.Task
    rules = RULES
    words = Words(labels=words.LABELS, prompts=words.PROMPTS, status=words.status, narrate=words.Story.narrate)
    bot = Bot(value=value, pick=pick, ranked=ranked, playout=pick, stake=10.0, lead_unit=("flame", "flames"))
    figures = Figures(held_in=(t.HEARTH,), rounds=t.DAY)
    opponents = ()

    @property
    def content_digest(self) -> str:
        return "toy"

    def sides(self, options: Mapping[str, str], seats: int) -> Sides:
        """All against the night."""
        return (tuple(range(seats)),)

    def setup(self, seats: int, options: Mapping[str, str]) -> Iterator[Fact]:
        return lay(seats)


EMBERS = Embers()
