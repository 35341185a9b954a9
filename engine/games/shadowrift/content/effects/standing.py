"""Effects of Villagers, Walls and Infiltrators while they stand in one of the five spaces of Town."""

from typing import Literal

from engine.games.shadowrift.content.words import Effect
from engine.kit.structs import Positive, Text


class DiesForOthers(Effect, frozen=True, kw_only=True, tag="dies_for_others"):
    """This Villager dies in place of another one."""


class Spare(Effect, frozen=True, kw_only=True, tag="spare"):
    """Somebody does not die: always, or so often a round; against monsters of few symbols, if it says so."""

    whom: Literal["guard", "last", "anybody"]
    against: Literal["kill", "kill_and_hunt", "everything"]
    instead: Literal["stays", "discarded"] = "stays"
    symbols_at_most: Positive | None = None
    times: Positive | None = None


class StopsHunt(Effect, frozen=True, kw_only=True, tag="stops_hunt"):
    """Monsters with so few symbols do not hunt."""

    symbols_at_most: Positive


class FreeHit(Effect, frozen=True, kw_only=True, tag="free_hit"):
    """Once a round any hero may deal so many ranged hits."""

    n: Positive


class MendOnAid(Effect, frozen=True, kw_only=True, tag="mend_on_aid"):
    """Whoever seeks aid puts so many afflictions of the hand back."""

    n: Positive


class Foresight(Effect, frozen=True, kw_only=True, tag="foresight"):
    """So many cards under the top of the monster deck are known."""

    n: Positive


class BetterAid(Effect, frozen=True, kw_only=True, tag="better_aid"):
    """The aid of one Villager deals so many hits more."""

    of: Text
    n: Positive


class MuteLeft(Effect, frozen=True, kw_only=True, tag="mute_left"):
    """The Villager in the space to the left gives no aid."""
