"""Which tables can be laid, who starts, the draft and the starred set, and what is dealt."""

import pytest

from engine.core import Rejected, Rolled
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.zones import (
    ABILITIES,
    ABILITY,
    CHARACTER,
    CHARACTERS,
    DECK,
    HAND,
    POOL,
    QUEST_DECK,
    QUEST_TOP,
    QUESTS,
    STARTER,
)
from tests.builders import at_random
from tests.games.quests_of_shadowgate.builders import GAME, a_game, face


def drafters(gate):
    """The seats in the order in which they draft, each taking what is offered first."""
    order = []
    while gate.world.phase == "draft":
        [seat] = gate.asked()
        order.append(seat)
        gate.act(seat, gate.legal(seat)[0])
    return order


def dealt(seats=3, seed=1, **options):
    return a_game(seats, seed, setup="starred", **options)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats):
    with pytest.raises(Rejected) as refused:
        GAME.check({}, seats)
    assert refused.value.slug == "WrongSeats"


def test_minutes_go_with_a_time_limit_only():
    GAME.check({"match": "time_limit", "minutes": "30"}, 2)
    with pytest.raises(Rejected) as refused:
        GAME.check({"match": "single", "minutes": "30"}, 2)
    assert refused.value.slug == "MinutesWithoutLimit"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_chooses_the_starting_player(seats):
    starters = {STARTER(a_game(seats, seed).world) for seed in range(40)}
    assert starters == set(range(seats))


def test_who_starts_is_shown_as_a_roll():
    gate = a_game(3)
    [rolled] = [fact for fact in gate.facts(Rolled) if fact.label == "starting player"]
    assert rolled.values == (STARTER(gate.world) + 1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_goes_clockwise_and_back(seats):
    gate = a_game(seats, 5)
    first = STARTER(gate.world)
    once = [(first + step) % seats for step in range(seats)]
    assert drafters(gate) == once + once[::-1]


def test_everybody_drafts_a_character_and_an_ability_in_either_order():
    gate = a_game(4, 3)
    gate.play_out(at_random(3), until=lambda world: world.phase != "draft")
    for seat in range(4):
        assert len(gate.world.zones[CHARACTER[seat]]) == len(gate.world.zones[ABILITY[seat]]) == 1


def test_whoever_has_a_character_must_take_an_ability():
    gate = a_game(2, 3)
    [first] = gate.asked()
    gate.act(first, actions.Draft(gate.world.lying(CHARACTERS)[0], "a"))
    for _ in range(2):
        [other] = gate.asked()
        gate.act(other, gate.legal(other)[0])
    assert gate.asked() == [first]
    refused = gate.refuses(first, actions.Draft(gate.world.lying(CHARACTERS)[0], "a"))
    assert refused.slug == "HasOne"
    assert {action.card for action in gate.legal(first)} == set(gate.world.lying(ABILITIES))


def test_the_drafter_chooses_the_side():
    gate = a_game(2, 3)
    [first] = gate.asked()
    id, side = face(box().characters, "Lady Morwen")
    gate.act(first, actions.Draft(gate.world.kinds.index(id), side))
    card = gate.world.lying(CHARACTER[first])[0]
    assert box().character(gate.world.kinds[card], gate.world.sides[card]).name == "Lady Morwen"


@pytest.mark.parametrize("side", ["a", "b"])
def test_a_taken_card_is_gone_with_both_its_sides(side):
    gate = a_game(2, 3)
    [first] = gate.asked()
    card = gate.world.lying(CHARACTERS)[0]
    gate.act(first, actions.Draft(card, "a"))
    [other] = gate.asked()
    assert gate.refuses(other, actions.Draft(card, side)).slug == "IsTaken"


def test_a_card_is_not_drafted_face_down():
    gate = a_game(2, 3)
    [first] = gate.asked()
    assert gate.refuses(first, actions.Draft(gate.world.lying(CHARACTERS)[0], "down")).slug == "NoSuchSide"


def test_the_starred_set_is_dealt_with_the_starred_sides_up():
    gate = dealt(4)
    for seat in range(4):
        for zone, cards in ((CHARACTER, box().characters), (ABILITY, box().abilities)):
            card = gate.world.zones[zone[seat]][0]
            assert gate.world.sides[card] == cards[gate.world.kinds[card]].star


def test_the_starred_set_is_not_always_dealt_alike():
    assert len({tuple(dealt(2, seed).world.zones[CHARACTER[0]]) for seed in range(20)}) == 4


def test_everybody_is_dealt_five_cards_and_two_lie_in_the_pool():
    gate = dealt(3)
    assert [len(gate.world.zones[HAND[seat]]) for seat in range(3)] == [5, 5, 5]
    assert len(gate.world.zones[POOL]) == 2
    assert len(gate.world.zones[DECK]) == 50 - 15 - 2


def test_three_quests_and_the_top_of_the_deck_are_open():
    gate = dealt(3)
    assert all(len(gate.world.zones[zone]) == 1 for zone in (*QUESTS, QUEST_TOP))
    assert len(gate.world.zones[QUEST_DECK]) == 7
    assert len(set(gate.open_quests())) == 4


def test_either_side_of_a_quest_can_come_up_first():
    sides = {dealt(2, seed).world.sides[piece] for seed in range(10) for piece in dealt(2, seed).world.zones[QUEST_TOP]}
    assert sides == {"a", "b"}


def test_the_starting_player_takes_the_first_turn():
    for seed in range(6):
        gate = dealt(4, seed)
        assert gate.asked() == [STARTER(gate.world)]
        assert (gate.world.phase, gate.world.turn) == ("event", STARTER(gate.world))
