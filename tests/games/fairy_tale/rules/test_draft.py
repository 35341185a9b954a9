"""The draft, from the printed rules: five cards, keep one, pass the rest, left and right by turns."""

from typing import Any

import pytest

from engine.core import Hidden, Spot, observe, redact
from engine.games.fairy_tale.actions import Keep, Play
from engine.games.fairy_tale.zones import DECK, DISCARD, HAND, KEPT, PACKET, ROUND
from tests.builders import at_random, first_legal
from tests.games.fairy_tale.builders import Tale, a_game, packets_of


def in_round(number: int, seats: int = 4) -> Tale:
    """A game at the first pick of a round."""
    tale = a_game(seats)
    choose = at_random(number)
    tale.play_out(choose, until=lambda world: ROUND(world) == number and world.phase == "draft")
    return tale


@pytest.mark.parametrize(("rules", "seats", "left"), [("basic", 4, 60), ("expert", 5, 85), ("expert", 2, 100)])
def test_everybody_is_dealt_five_cards(rules, seats, left):
    tale = a_game(seats, rules)
    assert [len(packet) for packet in packets_of(tale.world)] == [5] * seats
    assert len(tale.world.zones[DECK]) == left


def test_everybody_is_asked_at_the_same_time():
    assert a_game(4).asked() == [0, 1, 2, 3]


def test_a_packet_of_five_offers_its_five_cards():
    tale = a_game(3)
    assert {action.card for action in tale.legal(1)} == packets_of(tale.world)[1]


def test_a_kept_card_leaves_the_packet_for_the_kept_cards():
    tale = a_game(3)
    card = tale.world.lying(HAND[1])[2]
    tale.act(1, Keep(card))
    assert tale.world.lying(KEPT[1]) == [card]
    assert len(tale.world.lying(HAND[1])) == 4
    assert tale.asked() == [0, 2]


def test_nothing_is_passed_before_everybody_has_kept_a_card():
    tale = a_game(3)
    before = packets_of(tale.world)
    tale.act(0, first_legal(tale.world, 0))
    tale.act(2, first_legal(tale.world, 2))
    assert packets_of(tale.world)[1] == before[1]
    assert packets_of(tale.world)[0] < before[0]


@pytest.mark.parametrize(("number", "step"), [(1, 1), (2, -1), (3, 1), (4, -1)])
def test_packets_go_left_in_rounds_one_and_three_and_right_in_two_and_four(number, step):
    tale = in_round(number)
    picks = {seat: first_legal(tale.world, seat) for seat in tale.seats}
    rest = [packet - {picks[seat].card} for seat, packet in enumerate(packets_of(tale.world))]
    tale.everybody(lambda world, seat: picks[seat])
    assert packets_of(tale.world) == [rest[(seat - step) % 4] for seat in tale.seats]


def test_two_players_change_packets():
    tale = a_game(2)
    picks = {seat: first_legal(tale.world, seat) for seat in tale.seats}
    first, second = packets_of(tale.world)
    tale.everybody(lambda world, seat: picks[seat])
    assert packets_of(tale.world) == [second - {picks[1].card}, first - {picks[0].card}]


def test_packets_never_mix_on_their_way():  # ruling 9
    tale = a_game(5)
    facts = tale.everybody(first_legal)
    sent = [fact for fact in facts if getattr(fact, "to", "") in PACKET]
    received = [fact for fact in facts if getattr(fact, "origin", "") in PACKET]
    assert [set(fact.pieces) for fact in sent] == [set(fact.pieces) for fact in received]
    assert [len(fact.pieces) for fact in received] == [4] * 5
    assert all(not tale.world.zones[PACKET[seat]] for seat in tale.seats)


def test_the_fifth_card_comes_without_a_choice():
    tale = a_game(4)
    for pick in range(4):
        assert len(tale.legal(0)) == 5 - pick
        tale.everybody(first_legal)
    assert [len(tale.world.lying(KEPT[seat])) for seat in tale.seats] == [5] * 4
    assert tale.world.phase == "play"


def test_the_fifth_card_is_the_last_of_the_neighbours_packet():
    tale = a_game(4)
    for _ in range(3):
        tale.everybody(first_legal)
    last = tale.world.lying(HAND[3])[1]
    tale.everybody(first_legal)
    assert last in tale.world.lying(KEPT[0])


def test_the_order_in_which_people_choose_changes_nothing():
    one, other = a_game(4), a_game(4)
    for seat in (0, 1, 2, 3):
        one.act(seat, first_legal(one.world, seat))
    for seat in (3, 1, 0, 2):
        other.act(seat, first_legal(other.world, seat))
    assert one.world == other.world


def test_nobody_else_sees_a_packet_or_a_kept_card():
    tale = a_game(3)
    tale.act(1, first_legal(tale.world, 1))
    for eyes in ((0,), (2,), ()):
        seen = observe(tale.world, *eyes)
        assert seen.zones[HAND[1]] == [Hidden("tale")] * 4
        assert seen.zones[KEPT[1]] == [Hidden("tale")]
    assert observe(tale.world, 1).lying(KEPT[1]) == tale.world.lying(KEPT[1])


def test_nobody_is_told_what_is_in_a_packet_that_goes_by():
    tale = a_game(4)
    tale.everybody(first_legal)
    before, event = tale.events[-1]
    passed = [fact for fact in redact(before, event).facts if getattr(fact, "to", "") in PACKET]
    assert len(passed) == 4
    assert all(isinstance(piece, Spot) for fact in passed for piece in fact.pieces)


def test_nobody_sees_the_deck_or_the_cards_put_away():
    tale = in_round(2)
    assert tale.world.zones[DISCARD]
    for eyes in ((0,), (0, 1, 2, 3)):
        seen = observe(tale.world, *eyes)
        assert not seen.lying(DECK)
        assert not seen.lying(DISCARD)


def test_a_card_of_another_packet_cannot_be_kept():
    tale = a_game(3)
    refused = tale.refuses(0, Keep(tale.world.lying(HAND[1])[0]))
    assert (refused.slug, refused.rule) == ("NotInPacket", "The draft")


@pytest.mark.parametrize("card", [-1, 110, 4000, Spot("hand:0", 0), Spot("deck", 3), True, 3.0, None, "castle"])
def test_what_is_no_card_of_the_packet_cannot_be_kept(card):
    assert a_game(3).refuses(0, Keep(card)).slug == "NotInPacket"


def test_a_number_that_only_equals_a_card_is_no_card():
    tale = a_game(3)
    lookalike: Any = float(tale.world.lying(HAND[0])[0])
    assert tale.refuses(0, Keep(lookalike)).slug == "NotInPacket"


@pytest.mark.parametrize("action", [Play(0), None, "keep", 3])
def test_only_keeping_is_possible_in_a_draft(action):
    assert a_game(3).refuses(0, action).slug == "WrongAction"


def test_whoever_has_chosen_waits_for_the_others():
    tale = a_game(3)
    tale.act(0, first_legal(tale.world, 0))
    assert not tale.legal(0)
    assert tale.refuses(0, Keep(tale.world.lying(HAND[0])[0])).slug == "NotAsked"


@pytest.mark.parametrize("seat", [3, 7, -1])
def test_a_seat_that_is_not_at_the_table_has_nothing_to_choose(seat):
    tale = a_game(3)
    assert tale.refuses(seat, Keep(tale.world.lying(HAND[0])[0])).slug == "NotAsked"
