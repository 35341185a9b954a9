"""Choosing, revealing and putting away, from the printed rules."""

import pytest

from engine.core import Hidden, Spot, observe
from engine.core.facts import Moved
from engine.games.fairy_tale.actions import Keep, Play
from engine.games.fairy_tale.zones import CHOSEN, DECK, DISCARD, KEPT, ROUND, ROW
from tests.builders import at_random, first_legal
from tests.games.fairy_tale.builders import Tale, a_game

HARMLESS = ("homesteaders", "mischievous_fairy", "children_of_the_dragon")


def drafted(seats: int = 3) -> Tale:
    """A game whose first draft is over."""
    tale = a_game(seats)
    tale.play_out(first_legal, until=lambda world: world.phase == "play")
    return tale


def test_everybody_chooses_from_the_five_cards_kept():
    tale = drafted()
    assert tale.asked() == [0, 1, 2]
    assert [action.card for action in tale.legal(0)] == tale.world.lying(KEPT[0])
    assert len(tale.legal(0)) == 5


def test_a_chosen_card_stays_secret_until_all_have_chosen():
    tale = Tale(2).kept(0, "castle").kept(1, "demon", "homesteaders").choose()
    tale.play(0, "castle")
    assert tale.kinds(CHOSEN[0]) == ["castle"]
    assert not tale.up(0)
    assert observe(tale.world, 1).zones[CHOSEN[0]] == [Hidden("tale")]
    assert observe(tale.world).zones[CHOSEN[0]] == [Hidden("tale")]
    assert observe(tale.world, 0).lying(CHOSEN[0])


def test_chosen_cards_are_revealed_together():
    tale = Tale(3)
    for seat, kind in enumerate(HARMLESS):
        tale.kept(seat, kind, "knight_of_the_round_table")
    tale.choose()
    for seat, kind in enumerate(HARMLESS):
        assert not tale.up(0)
        tale.play(seat, kind)
    assert [tale.up(seat) for seat in tale.seats] == [[kind] for kind in HARMLESS]
    assert observe(tale.world).lying(ROW[1]) == tale.world.lying(ROW[1])


def test_the_order_in_which_people_choose_changes_nothing():
    one, other = drafted(), drafted()
    for seat in (0, 1, 2):
        one.act(seat, one.legal(seat)[seat])
    for seat in (2, 0, 1):
        other.act(seat, other.legal(seat)[seat])
    assert one.world == other.world


def test_three_cards_are_played_in_a_round_and_two_put_away():
    tale = drafted()
    tale.play_out(first_legal, until=lambda world: ROUND(world) == 2)
    assert [len(tale.world.lying(ROW[seat])) for seat in tale.seats] == [3, 3, 3]
    assert len(tale.world.lying(DISCARD)) == 2 * 3 + cards_drawn(tale)
    assert not any(tale.world.lying(KEPT[seat]) for seat in tale.seats)


def cards_drawn(tale: Tale) -> int:
    """How many cards came by Draw so far."""
    moves = [fact for _, event in tale.events for fact in event.facts if isinstance(fact, Moved)]
    return sum(len(fact.pieces) for fact in moves if fact.origin == DECK and fact.to in KEPT)


def test_cards_put_away_lie_face_down_and_nobody_may_look_at_them():
    tale = drafted()
    tale.play_out(first_legal, until=lambda world: ROUND(world) == 2)
    assert not any(tale.world.is_up(card) for card in tale.world.lying(DISCARD))
    assert not observe(tale.world, 0, 1, 2).lying(DISCARD)


@pytest.mark.parametrize(("rules", "seats"), [("basic", 2), ("basic", 4), ("expert", 3), ("expert", 5)])
def test_twelve_cards_lie_before_everybody_at_the_end(rules, seats):
    tale = a_game(seats, rules)
    tale.play_out(at_random(5))
    assert [len(tale.world.zones[ROW[seat]]) for seat in tale.seats] == [12] * seats


def test_own_face_down_cards_may_be_looked_at_and_no_others():
    tale = Tale(2).row(0, "-castle", "demon").row(1, "-fairy_ring")
    seen = observe(tale.world, 0)
    assert seen.lying(ROW[0]) == tale.world.lying(ROW[0])
    assert seen.zones[ROW[1]] == [Hidden("tale")]


def test_a_card_that_was_not_kept_cannot_be_played():
    tale = drafted()
    refused = tale.refuses(0, Play(tale.world.lying(KEPT[1])[0]))
    assert (refused.slug, refused.rule) == ("NotInHand", "Playing cards")


@pytest.mark.parametrize("card", [-1, 500, Spot("kept:0", 0), Spot("kept:1", 0), False, 2.0, None])
def test_what_is_no_kept_card_cannot_be_played(card):
    assert drafted().refuses(0, Play(card)).slug == "NotInHand"


def test_nothing_can_be_drafted_while_cards_are_played():
    tale = drafted()
    assert tale.refuses(0, Keep(tale.world.lying(KEPT[0])[0])).slug == "WrongAction"


def test_a_card_once_chosen_cannot_be_changed_by_choosing_again():
    tale = drafted()
    tale.act(0, tale.legal(0)[0])
    assert tale.refuses(0, Play(tale.world.lying(KEPT[0])[0])).slug == "NotAsked"
