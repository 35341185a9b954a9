"""Chance is the same on every Python and platform, and belongs to a moment of a World."""

from engine.core import Placed, Reseeded, blank, fold
from engine.core.chance import mixed, numbers, roll, shuffle
from engine.core.facts import DOWN
from engine.journal import Journal
from tests.toy import LANTERNS
from tests.toy import words as w


def table(seed: int):
    kinds = tuple(f"lantern{number}" for number in range(1, 11))
    return fold(blank(LANTERNS, 2, {}, seed), Placed(kinds, w.DECK, DOWN, "lantern"))


def test_the_numbers_of_a_seed_are_fixed_for_ever():
    assert numbers(table(7), "deck", 3) == (17027203621937874321, 10307714262841225462, 10814527014844080806)


def test_the_shuffle_of_a_seed_is_fixed_for_ever():
    assert shuffle(table(7), w.DECK).order == (9, 0, 5, 2, 6, 3, 8, 1, 7, 4)


def test_the_dice_of_a_seed_are_fixed_for_ever():
    assert roll(table(7), "die", 6, 8).values == (3, 4, 4, 4, 6, 5, 2, 3)


def test_dice_have_faces_from_one_to_as_many_as_asked():
    assert set(roll(table(1), "die", 6, 500).values) == {1, 2, 3, 4, 5, 6}


def test_asking_again_gives_other_numbers_and_undoing_the_draw_the_same():
    world = table(7)
    before = world.copy()
    first = roll(world, "die", 1000, 5)
    second = roll(fold(world, first), "die", 1000, 5)
    assert first != second
    assert roll(before, "die", 1000, 5) == first


def test_label_and_seed_matter():
    drawn = {numbers(table(7), "a", 1), numbers(table(7), "b", 1), numbers(table(8), "a", 1)}
    assert len(drawn) == 3
    assert numbers(fold(table(7), Reseeded(8)), "a", 1) == numbers(table(8), "a", 1)


def test_mixing_keeps_every_piece():
    assert set(mixed(range(50), numbers(table(3), "x", 50))) == set(range(50))


def test_every_order_of_three_comes_up_about_as_often_as_the_others():
    orders = [mixed(range(3), numbers(table(seed), "deck", 3)) for seed in range(600)]
    assert len(set(orders)) == 6
    assert all(60 <= orders.count(order) <= 140 for order in set(orders))


def test_the_same_seed_lays_the_same_table():
    first, second, other = (Journal.start("lanterns", 3, {}, seed).world for seed in (5, 5, 6))
    assert first == second
    assert first.zones != other.zones
