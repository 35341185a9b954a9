"""Wounds and Burns: taken, spared, healed. Heroes who are dealt something are dealt from the token holder on."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine.core.facts import UP, Fact, Moved, Noted
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowrift.content.effects import DrawOnWound, Ward
from engine.games.shadowrift.ownership import gained, returned
from engine.games.shadowrift.rules.drawing import draw
from engine.games.shadowrift.table import clockwise, from_token, kept
from engine.games.shadowrift.zones import (
    AFFLICTIONS,
    DISCARD,
    DONE_HEALED,
    DONE_WOUNDS,
    HAND,
    PLAY,
    TOKEN,
    USED,
)

IN_ORDER = ("burn", "wound")  # ruling 72


def heroes_meant(world: World, who: str, seat: int | None) -> Sequence[int]:
    """The heroes that an affliction or a theft is for."""  # ruling 66
    match who:
        case "one":
            return [TOKEN(world)]
        case "half":
            return from_token(world)[: (world.seats + 1) // 2]
        case "self":
            return [] if seat is None else [seat]
    return from_token(world)


def afflict(world: World, seats: Iterable[int], what: str, count: int) -> Iterator[Fact]:
    for seat in seats:
        for _ in range(count):
            yield from take(world, seat, what)


def take(world: World, seat: int, what: str) -> Iterator[Fact]:
    """A hero takes a Wound or a Burn, unless a Skill spares it or the stack is empty."""  # rulings 42, 74
    if what == "wound":
        ward = ward_for(world, seat)
        if ward is not None:
            yield USED.to(USED(world, ward) + 1, ward)
            yield Noted("warded", (seat, The(ward)))
            return
    stack = world.pieces(AFFLICTIONS[what])
    if not stack:
        yield Noted("none_left", (what,))
        return
    card = stack[-1]
    yield Moved((card,), AFFLICTIONS[what], DISCARD[seat], None, UP)
    yield gained(card, seat)
    yield DONE_WOUNDS.to(DONE_WOUNDS(world, seat) + 1, seat)
    yield Noted("afflicted", (seat, what))
    if what == "wound" and world.zones[PLAY[seat]]:
        for armour, effect in list(kept(world, seat, DrawOnWound)):
            yield Noted("mist", (seat, The(armour), effect.n))
            yield from draw(world, seat, effect.n)


def ward_for(world: World, seat: int) -> int | None:
    """A card in play that spares this hero the next Wound: anybody's, the hero's own first."""
    zones = world.zones
    for owner in clockwise(world, seat):
        if zones[PLAY[owner]]:
            for card, effect in kept(world, owner, Ward):
                if USED(world, card) < effect.times:
                    return card
    return None


def heal(world: World, healer: int, hero: int, count: int, kinds: tuple[str, ...], hand_only: bool = False) -> Any:
    """So many afflictions of a hero go back: from hand before the discard, Burns before Wounds. Returns how many."""
    healed = 0
    for zone in (HAND[hero],) if hand_only else (HAND[hero], DISCARD[hero]):
        for what in IN_ORDER:
            if what not in kinds:
                continue
            for card in [card for card in world.pieces(zone) if world.kinds[card] == what][: count - healed]:
                healed += 1
                yield from give_back(world, card, zone, what)
    if healed:
        yield DONE_HEALED.to(DONE_HEALED(world, healer) + healed, healer)
        yield Noted("healed", (healer, hero, healed))
    return healed


def give_back(world: World, card: int, zone: str, what: str) -> Iterator[Fact]:
    """An affliction returns to its stack."""
    yield Moved((card,), zone, AFFLICTIONS[what], None, UP)
    yield returned(card)


def heal_any(world: World, healer: int, first: int, count: int, kinds: tuple[str, ...]) -> Iterator[Fact]:
    """Spread over any heroes: the one named, then clockwise."""  # ruling 72
    for hero in clockwise(world, first):
        if count:
            count -= yield from heal(world, healer, hero, count, kinds)
