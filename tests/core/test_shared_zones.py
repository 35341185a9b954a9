"""Copies of a World share what lies in their zones until one of them is written to, and nobody can tell."""

import pickle
import time
from collections.abc import Iterator

import pytest

from engine.core import Fact, Moved, Placed, Shuffled, Turned, World, blank, fold, observe, perform
from engine.core.facts import DOWN, UP
from engine.core.places import NOBODY, Layout, piece_counter, seat_zone, zone, zones
from tests.toy import LANTERNS, Lanterns
from tests.toy import words as w
from tests.toy.builders import opened, played, revealed
from tests.watched_zones import HeldTooLong, watching


def laid(world: World) -> dict[str, list]:
    """What lies where, in lists of its own."""
    return {zone: list(lying) for zone, lying in world.zones.items()}


def changes(world: World) -> list[Fact]:
    """One change of each sort that touches zones."""
    hand = world.lying(w.HAND[0])
    return [
        Moved((hand[0],), w.HAND[0], w.ROW[0], side=UP),
        Moved(tuple(hand[1:3]), w.HAND[0], w.BAG),
        Turned(hand[0], DOWN),
        Shuffled(w.DECK, tuple(reversed(world.lying(w.DECK)))),
        Placed(("lantern9",), w.DECK, DOWN, "lantern"),
    ]


@pytest.mark.parametrize("written", ["the copy", "the original"])
def test_whatever_is_folded_into_one_leaves_the_other_as_it_was(written):
    original = opened().world
    for fact in changes(original):
        copy = original.copy()
        one, other = (copy, original) if written == "the copy" else (original, copy)
        before = laid(other)
        after = laid(fold(one, fact))
        assert laid(other) == before
        assert after != before or isinstance(fact, Turned)


def test_a_copy_of_a_copy_is_as_independent_as_the_first():
    first = opened().world
    second = fold(first.copy(), changes(first)[0])
    third = fold(second.copy(), changes(first)[1])
    fold(second, changes(first)[3])
    assert laid(first) == laid(opened().world)
    assert third == fold(fold(opened().world, changes(first)[0]), changes(first)[1])


def test_what_is_hidden_from_some_eyes_stays_as_it_was_in_the_whole_world():
    world = revealed().world
    before = laid(world)
    seen = observe(world, 1)
    assert laid(world) == before
    fold(seen, Moved((world.lying(w.ROW[0])[0],), w.ROW[0], w.ROW[1]))
    assert laid(world) == before


def test_worlds_compare_by_value_whatever_they_share():
    world = opened().world
    assert world == world.copy()
    assert (world != world.copy()) is False
    world.zone_of(3)
    assert world == opened().world
    assert pickle.loads(pickle.dumps(world)) == world
    assert world != "a World"


def test_two_worlds_that_were_pickled_together_stay_apart():
    world = opened().world
    one, other = pickle.loads(pickle.dumps((world, world.copy())))
    fold(one, changes(world)[0])
    assert other == world


def test_what_lies_in_a_zone_of_a_whole_world_is_read_as_numbers():
    world = opened().world
    assert world.pieces(w.HAND[0]) == world.lying(w.HAND[0])


def test_a_piece_that_is_not_there_lies_nowhere():
    world = opened().world
    assert (world.zone_of(-1), world.zone_of(len(world.kinds))) == (None, None)
    unknown = world.lying(w.HAND[1])[0]
    assert (world.zone_of(unknown), observe(world, 0).zone_of(unknown)) == (w.HAND[1], None)


class Greedy(Lanterns):
    """Lanterns with a rule that reads the deck once and draws from what it read."""

    def dig(self, world: World, seat: int) -> Iterator[Fact]:
        deck = world.pieces(w.DECK)
        yield Moved((deck[-1],), w.DECK, w.BAG)
        yield Moved((deck[-1],), w.DECK, w.BAG)


class Passing(Lanterns):
    """Lanterns with a rule that goes through a hand while it empties it."""

    def dig(self, world: World, seat: int) -> Iterator[Fact]:
        for card in world.pieces(w.HAND[seat]):
            yield Moved((card,), w.HAND[seat], w.BAG)


@pytest.mark.parametrize("game", [Greedy(), Passing()])
def test_a_rule_that_holds_a_zone_across_a_yield_is_caught(game):
    world = revealed().world
    with watching(world), pytest.raises(HeldTooLong):
        perform(game, world, world.turn, w.Dig())


def test_rules_do_the_same_whether_they_are_watched_or_not():
    world = revealed().world
    other = world.copy()
    with watching(other):
        watched = perform(LANTERNS, other, world.turn, w.Dig())
    assert watched == perform(LANTERNS, world, world.turn, w.Dig())


class Crowded:
    """As many places and pieces as the largest game has."""

    slug = "crowded"
    layout = Layout(
        [
            *(zone(f"pile{n}") for n in range(10)),
            zones("town", 80),
            *(seat_zone(f"of{n}", down=NOBODY) for n in range(5)),
        ],
        [piece_counter("wounds")],
    )


def crowded(pieces: int = 340) -> World:
    world = blank(Crowded(), 6, {}, 7)  # type: ignore[arg-type]
    for index, name in enumerate(list(world.zones)):
        count = pieces // len(world.zones) + (index < pieces % len(world.zones))
        fold(world, Placed(("thing",) * count, name, UP, "back"))
    return world


def test_copying_costs_no_more_where_there_are_many_zones():
    few, many = played(steps=6).world, crowded()
    assert len(many.zones) == 120
    assert shortest(many.copy) < 15 * shortest(few.copy)


def shortest(act, times: int = 200) -> float:
    """Seconds that something takes when nothing comes between."""

    def once() -> float:
        start = time.perf_counter()
        act()
        return time.perf_counter() - start

    return min(once() for _ in range(times))
