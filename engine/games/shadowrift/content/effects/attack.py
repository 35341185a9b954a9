"""Effects of attacks: hits, what makes them more, and what they cost."""

from typing import Literal

from engine.games.shadowrift.content.effects.resources import Draw, Gain
from engine.games.shadowrift.content.words import Effect
from engine.kit.structs import Positive

Reward = Gain | Draw


class Fee(Effect, frozen=True, kw_only=True, tag="fee"):
    """The card is played only by paying this."""

    what: Literal["prowess", "magic"]
    n: Positive


class Hit(Effect, frozen=True, kw_only=True, tag="hit"):
    """So many hits on each target."""

    n: Positive
    ranged: bool = False
    targets: Literal["one", "two", "space", "all"] = "one"


class Boost(Effect, frozen=True, kw_only=True, tag="boost"):
    """Each point paid adds so many hits on each target, up to `most` points."""

    what: Literal["prowess", "magic"]
    each: Positive = 1
    most: Positive = 1


class BonusHit(Effect, frozen=True, kw_only=True, tag="bonus_hit"):
    """Attacks of one sort deal more hits: every one of them, or only the next `times`."""

    on: Literal["strike", "first_melee", "target", "what_i_hit"]
    n: Positive
    who: Literal["self", "others"] = "self"
    times: Positive | None = None


class MakeRanged(Effect, frozen=True, kw_only=True, tag="make_ranged"):
    """Attacks of one sort may be ranged."""

    what: Literal["strike"]


class Recoil(Effect, frozen=True, kw_only=True, tag="recoil"):
    """The attacker takes Wounds beyond the usual one."""

    wounds: Positive


class OnKill(Effect, frozen=True, kw_only=True, tag="on_kill"):
    """Something happens when this attack kills its target."""

    then: Reward
