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


class Turns(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect"):
    """`who` turn `count` of their own cards that are `what`."""

    who: Literal["you", "all"]
    count: Positive
    what: What


class Flip(Turns, frozen=True, tag="flip"):
    """Face-up cards are turned face down."""


class Unflip(Turns, frozen=True, tag="unflip"):
    """Face-down cards are turned face up."""


def step_of(effect: Turns) -> int:
    return (FLIP_NAMED if isinstance(effect, Flip) else UNFLIP_NAMED) + (effect.what not in FACTIONS)


def turn_words(effect: Turns, names: Mapping[Any, str]) -> str:
    who, way = "all turn" if effect.who == "all" else "turn", "down" if isinstance(effect, Flip) else "up"
    return f"{who} {meant(effect.what, names, effect.count)} {way}"


# What becomes of a row whose player chooses well: an estimate for bots and the inspector; the rules decide.


def without(kinds: Sequence[str], kind: str) -> list[str]:
    left = list(kinds)
    left.remove(kind)
    return left


def after_turning(effect: Turns, up: Sequence[str], down: Sequence[str], points: Points) -> Row:
    """The cards whose turning down costs least are turned, or whose turning up brings most."""
    is_flip = isinstance(effect, Flip)
    for _ in range(effect.count):
        fitting = [kind for kind in dict.fromkeys(up if is_flip else down) if MASK[kind] & TARGET[effect.what]]
        shown = {kind: without(up, kind) if is_flip else [*up, kind] for kind in fitting}
        kind = max(fitting, key=lambda kind: points(shown[kind]), default=None)
        if kind is not None:
            up, down = shown[kind], [*down, kind] if is_flip else without(down, kind)
    return up, down


ROWS = (
    CardEffect(
        form=Flip,
        words=turn_words,
        worth=lambda effect: FLIP_WORTH[effect.who],
        sign="flip",
        step=step_of,
        when=2,
        after=after_turning,
    ),
    CardEffect(
        form=Unflip,
        words=turn_words,
        worth=lambda effect: 0.5,
        sign="unflip",
        step=step_of,
        when=3,
        after=after_turning,
    ),
)
