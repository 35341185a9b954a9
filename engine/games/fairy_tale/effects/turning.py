"""Flip and Unflip: players turn some of their own cards down, or up again. Turning is a deed of the rules."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from engine.games.fairy_tale.content.printed import MASK, TARGET
from engine.games.fairy_tale.content.vocabulary import FACTIONS, What
from engine.games.fairy_tale.effects.room import CardEffect, Points, Row, meant
from engine.kit.structs import Positive

UNFLIP_NAMED, UNFLIP_OTHER, FLIP_NAMED, FLIP_OTHER = range(4)  # those that name a faction come before the others
FLIP_WORTH = {"you": 0.6, "all": -0.5}


class Flip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect", tag="flip"):
    """`who` turn `count` of their own face-up cards that are `what` face down."""

    who: Literal["you", "all"]
    count: Positive
    what: What


class Unflip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect", tag="unflip"):
    """`who` turn `count` of their own face-down cards that are `what` face up."""

    who: Literal["you", "all"]
    count: Positive
    what: What


def flip_step(effect: Flip) -> int:
    return FLIP_NAMED if effect.what in FACTIONS else FLIP_OTHER


def unflip_step(effect: Unflip) -> int:
    return UNFLIP_NAMED if effect.what in FACTIONS else UNFLIP_OTHER


def flip_words(effect: Flip, names: Mapping[Any, str]) -> str:
    return f"{who_turns(effect)} {meant(effect.what, names, effect.count)} down"


def unflip_words(effect: Unflip, names: Mapping[Any, str]) -> str:
    return f"{who_turns(effect)} {meant(effect.what, names, effect.count)} up"


def who_turns(effect: Flip | Unflip) -> str:
    return "all turn" if effect.who == "all" else "turn"


# What becomes of a row whose player chooses well: an estimate for bots and the inspector; the rules decide.


def cheapest_flip(up: Sequence[str], what: str, points: Points) -> str | None:
    """The card whose turning down costs least; None if nothing fits."""
    fitting = [kind for kind in dict.fromkeys(up) if MASK[kind] & TARGET[what]]
    return max(fitting, key=lambda kind: points(without(up, kind)), default=None)


def best_unflip(up: Sequence[str], down: Sequence[str], what: str, points: Points) -> str | None:
    """The card whose turning up brings most; None if nothing fits."""
    fitting = [kind for kind in dict.fromkeys(down) if MASK[kind] & TARGET[what]]
    return max(fitting, key=lambda kind: points([*up, kind]), default=None)


def without(kinds: Sequence[str], kind: str) -> list[str]:
    left = list(kinds)
    left.remove(kind)
    return left


def after_flip(effect: Flip, up: Sequence[str], down: Sequence[str], points: Points) -> Row:
    for _ in range(effect.count):
        kind = cheapest_flip(up, effect.what, points)
        if kind is not None:
            up, down = without(up, kind), [*down, kind]
    return up, down


def after_unflip(effect: Unflip, up: Sequence[str], down: Sequence[str], points: Points) -> Row:
    for _ in range(effect.count):
        kind = best_unflip(up, down, effect.what, points)
        if kind is not None:
            up, down = [*up, kind], without(down, kind)
    return up, down


ROWS = (
    CardEffect(
        form=Flip,
        words=flip_words,
        worth=lambda effect: FLIP_WORTH[effect.who],
        sign="flip",
        step=flip_step,
        when=2,
        after=after_flip,
    ),
    CardEffect(
        form=Unflip,
        words=unflip_words,
        worth=lambda effect: 0.5,
        sign="unflip",
        step=unflip_step,
        when=3,
        after=after_unflip,
    ),
)
