"""Small questions asked of a World, and what a table has: zones for its seats alone, names for what a seat may know."""

from engine.core import Ended, Hidden, Outcome, Planned, Spot, blank, fold_all, observe, settle
from engine.core.pieces import map_refs
from tests.toy import LANTERNS
from tests.toy import words as w
from tests.toy.builders import opened


def test_a_table_has_zones_for_its_seats_and_for_no_more():
    assert w.HAND[1] in blank(LANTERNS, 2, {}, 7).zones
    assert w.HAND[2] not in blank(LANTERNS, 2, {}, 7).zones


def test_a_seat_names_what_it_knows_by_its_number_and_the_rest_by_its_spot():
    world = opened().world
    mine = world.zones[w.HAND[0]][1]
    for look in (world, observe(world, 0)):
        assert look.name_of(0, w.HAND[0], 1) == mine
        assert look.name_of(0, w.HAND[1], 1) == Spot(w.HAND[1], 1)
        assert look.name_of(0, w.DECK, 0) == Spot(w.DECK, 0)


def test_a_seat_sees_its_own_hand_and_no_other_nor_what_is_hidden():
    world = opened().world
    (card, *_) = world.zones[w.HAND[0]]
    assert world.sees(0, w.HAND[0], card)
    assert not world.sees(1, w.HAND[0], card)
    assert not observe(world, 1).sees(0, w.HAND[0], Hidden("lantern"))


def test_nothing_runs_once_the_game_is_over_whatever_is_still_due():
    world = fold_all(blank(LANTERNS, 2, {}, 7), [Planned((w.EndDue(),)), Ended(Outcome((1, 1), "time is up"))])
    happened: list = []
    settle(LANTERNS, world, happened)
    assert happened == []
    assert world.agenda == [w.EndDue()]


def test_what_names_no_piece_is_left_as_it_is():
    assert map_refs(w.Throw(), lambda ref: 99) == w.Throw()
    assert map_refs(w.Pick(3), lambda ref: 99) == w.Pick(99)
