"""What bots and simulations ask of a game, as values that name its functions: `Bot` and `Figures`.

A game puts both together in its `game.py`. Bots see only what their seat sees: every function is given an observed or a
guessed World.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

import msgspec

from engine.core.facts import Fact
from engine.core.places import Counter, Zones
from engine.core.world import World
from engine.kit.reasons import Reason


class Pick(Protocol):
    """A sensible legal action for a seat that is asked."""

    def __call__(self, world: World, seat: int, rng: Random, taste: Any = None) -> Any: ...


class Ranked(Protocol):
    """The legal actions worth a look, best first, each with what it seems to bring."""

    def __call__(self, world: World, seat: int, rng: Random, taste: Any = None) -> list[tuple[Any, float]]: ...


def never(start: World, world: World) -> bool:
    """For games that a look ahead plays to the end."""
    return False


def as_it_stands(world: World, seat: int) -> float:
    """For games whose `value` is as good after a look ahead as before it."""
    return float(world.game.bot.value(world, seat))


def no_reasons(world: World, seat: int, action: Any) -> list[Reason]:
    return []


def nothing_presumed(world: World, seat: int) -> list[Fact]:
    return []


def nothing_said(world: World, seat: int) -> None:
    return None


class Bot(msgspec.Struct, frozen=True, kw_only=True):
    """The game's own bot. Worth is counted in the game's points, as `value` counts them.

    `pick` takes a sensible action, honouring a taste of `taste_type` (or None). A search asks besides: `ranked`, the
    actions worth a look, best first (the first mostly what `pick` would take); `playout`, what to do in a hurry;
    `is_far`, whether a look ahead has come far enough for `forecast` to judge it. `stake` is what coming first is worth
    beside the lead, `lead_unit` what the lead is counted in, one and several; empty where the game has no points and
    the figure means nothing to people. `caution` is by how many standard errors another choice must seem better than
    what `pick` would take: where chance is loud, a little. `presumed` are facts that hold for advice: what bots would
    say first is said. `talk` are the kinds of action that only tell others something: a hint never advises them to
    somebody who leads everybody on that side.
    `first_word` is what a bot says before it holds back for people, if anything.
    """

    value: Callable[[World, int], float]
    pick: Pick
    ranked: Ranked
    playout: Callable[[World, int, Random], Any]
    is_far: Callable[[World, World], bool] = never
    forecast: Callable[[World, int], float] = as_it_stands
    reasons: Callable[[World, int, Any], list[Reason]] = no_reasons
    taste_type: Any = None
    stake: float = 0.0
    caution: float = 0.0
    lead_unit: tuple[str, str] = ("point", "points")
    lead_note: str = ""
    presumed: Callable[[World, int], list[Fact]] = nothing_presumed
    talk: tuple[type, ...] = ()
    first_word: Callable[[World, int], Any | None] = nothing_said

    def amount_in_words(self, lead: float) -> str:
        """`2.5 points`; nothing where it rounds to nothing."""
        size = size_of(lead)
        return "" if size == "0" else f"{size} {self.lead_unit[size != '1']}"

    def lead_in_words(self, lead: float, unit: bool = True) -> str:
        """A lead as `value` counts it, for people; the unit may be left out."""
        size = size_of(lead)
        note = f", {self.lead_note}" if unit and self.lead_note else ""
        if size == "0":
            return f"level{note}"
        counted = f"{size} {self.lead_unit[size != '1']}" if unit else size
        return f"{counted} {'ahead' if lead > 0 else 'behind'}{note}"


def size_of(lead: float) -> str:
    """How much, rounded as people would."""
    return f"{abs(lead):.1f}".removesuffix(".0") if abs(lead) < 10 else f"{abs(lead):.0f}"


def kind_of(world: World, piece: int) -> str:
    return world.kinds[piece]


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What simulations count: seat zones where a piece was taken, those it is held in at the end, the rounds played.

    `counted_as` says what a taken or held piece is counted as: its kind, unless the side that is up matters.
    """

    taken_into: tuple[Zones, ...] = ()
    held_in: tuple[Zones, ...] = ()
    rounds: Counter | None = None
    counted_as: Callable[[World, int], str] = kind_of
