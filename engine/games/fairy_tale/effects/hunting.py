"""Hunt: every other card of the same reveal that is meant enters face down."""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any, Literal

import msgspec

from engine.core.facts import DOWN, Fact, Noted, Turned
from engine.games.fairy_tale.content.printed import MASK, TARGET, by_kind
from engine.games.fairy_tale.content.vocabulary import What
from engine.games.fairy_tale.effects.room import CardEffect, many_of


class Hunt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect", tag="hunt"):
    """Every other card of the same reveal that is `what` enters face down."""

    who: Literal["all"]
    what: What


def hunts_of(card: Any) -> int:
    """The marks this card hunts; 0 for a card that does not hunt."""
    return reduce(or_, (TARGET[effect.what] for effect in card.effects if isinstance(effect, Hunt)), 0)


HUNTS = by_kind(hunts_of)


def hunt(cards: Sequence[int], kinds: Sequence[str], hunter: int, hunted: set[int]) -> Iterator[Fact]:
    """One hunter's prey goes down. It is looked for among all cards of the reveal but its own (ruling 1)."""
    wanted = HUNTS[kinds[hunter]]
    yield Noted("hunt", (hunter, kinds[hunter]))
    prey = [seat for seat, kind in enumerate(kinds) if seat != hunter and MASK[kind] & wanted]
    if not prey:
        yield Noted("no_prey", (hunter,))
    for seat in prey:
        if seat not in hunted:  # two hunters may be after one card
            hunted.add(seat)
            yield Turned(cards[seat], DOWN)


def hunt_words(effect: Hunt, names: Mapping[Any, str]) -> str:
    return f"hunt {many_of(effect.what, names)}" if effect.what != "any" else "hunt every card"


ROWS = (
    CardEffect(
        form=Hunt,
        words=hunt_words,
        does=hunt,
        worth=lambda effect: 0.8,
        sign="hunt",
        step=lambda effect: None,
        when=1,
        beside=1.0,
    ),
)
