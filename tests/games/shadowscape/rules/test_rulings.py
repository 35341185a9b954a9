"""Rulings that no other test is about, each by its number."""

import pytest

from engine.core import Moved
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToAct, ToAim, ToClaimDeed, ToRouse, ToWound
from engine.games.shadowscape.scoring import places_of, standings_of
from engine.games.shadowscape.sums import hand_size, skill_of
from engine.games.shadowscape.table import cards_of, enemies_at, heroes_at, lord_stands, tokens_of
from engine.games.shadowscape.zones import (
    DEEDS,
    FALLEN,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    LAST,
    PLACE,
    SHOWN,
    TUCKED,
    WHISPERS,
    WOUNDS,
)
from tests.games.shadowscape.builders import Dungeon

ROOMS = {6: "camp", 7: "mill", 8: "sump", 11: "arena", 12: "vault", 13: "pyre"}


def test_ruling_6_both_actions_may_be_left_unused():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).top("old_oath_beast").ready()
    assert a.EndActions() in dungeon.legal(0)
    dungeon.end()
    assert dungeon.world.turn == 1


def test_rulings_7_and_8_the_skill_of_a_side_counts_as_soon_as_it_is_up_also_on_cards_that_rest_or_are_wounded():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).at("camp")
    bash, cleave, drill, heal = cards_of(dungeon.world, 0)
    for card, side in ((bash, "a"), (cleave, "b"), (drill, "b"), (heal, "a")):
        if dungeon.world.sides[card] != side:
            dungeon.up(card, side)
    assert skill_of(dungeon.world, 0) == 0
    dungeon.ready().act(0, a.Move(bash))
    dungeon.act(0, a.Halt())
    assert skill_of(dungeon.world, 0) == 1  # Brace is up, and rests
    dungeon.wounded(bash)
    assert skill_of(dungeon.world, 0) == 1


def test_ruling_12_damage_does_not_add_up_from_attack_to_attack():
    dungeon = Dungeon("arani", "fengray", rooms=ROOMS).at("camp")
    knight = dungeon.enemy("barrow_knight", "camp")
    dungeon.ready().use("Mace Swing")
    assert isinstance(dungeon.ask(), ToAct)
    dungeon.use("Sear")
    assert dungeon.where(knight) == "camp"


def test_ruling_16_leaving_a_room_with_enemies_is_free():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).at("camp")
    dungeon.enemy("redsand_thrall", "camp")
    dungeon.ready().move().step("mill", "sump")
    assert dungeon.stands() == "sump"


def test_ruling_42_the_last_card_drawn_for_enemies_misses_the_shuffle_and_is_discarded_when_they_have_acted():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS)
    for _ in range(2):
        dungeon.enemy("gloom_hound", "pyre")
    dungeon.top("old_oath_beast")
    *others, last = dungeon.world.zones[FATE_DECK]
    dungeon.fold([Moved(tuple(others), FATE_DECK, FATE_DISCARD, None, "a")])
    dungeon.ready().end()
    assert isinstance(dungeon.ask(), ToRouse)
    assert sorted(dungeon.world.zones[FATE_DECK]) == sorted(others)
    assert list(dungeon.world.zones[SHOWN]) == [last]
    while isinstance(dungeon.ask(), ToRouse):
        dungeon.act(0, dungeon.legal(0)[0])
    assert list(dungeon.world.zones[FATE_DISCARD]) == [last]


def test_ruling_48_a_room_with_the_lord_in_it_is_not_empty():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).at("camp").wake()
    dungeon.take("gloom_hound", FALLEN[0])
    dungeon.hold("grave_salt")
    dungeon.ready().alter("grave_salt")
    places = {action.place for action in dungeon.offers(a.Point)}
    assert dungeon.place("vault") not in places
    assert dungeon.place("mill") in places


def test_ruling_48_nobody_swaps_places_with_the_lord():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).at("arena").wake()
    (fate,) = dungeon.hold("old_oath")
    assert dungeon.ready().refuses(0, a.Alter(fate)).slug == "NothingToAlter"
    dungeon.enemy("gloom_hound", "camp")
    dungeon.enemy("gloom_hound", "mill")
    dungeon.fold([PLACE.to(dungeon.place("mill"), 0)])
    assert a.Alter(fate) in dungeon.legal(0)


def test_ruling_49_three_tokens_are_kept_beside_that_of_the_lord():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).at("vault").wake()
    for _ in range(3):
        dungeon.token("gloom_hound")
    dungeon.fold([dungeon.world.game.layout.counters["next_attack"].to(7, 0)])
    dungeon.ready().use("Cleave")
    assert not lord_stands(dungeon.world)
    assert isinstance(dungeon.ask(), ToAct)
    assert len(tokens_of(dungeon.world, 0)) == 3


def test_ruling_51_gear_a_class_cannot_use_counts_for_whispers_and_shards():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).offer("dressed_for_court")
    dungeon.wear("star_chip")
    dungeon.wear("censer")
    assert dungeon.shards() == 1
    assert not dungeon.ready().offers(a.Claim)
    dungeon.wear("pilgrims_robe")
    assert dungeon.offers(a.Claim)


def test_ruling_52_heroes_who_play_together_claim_with_what_one_of_them_has():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS, mode="cooperative").offer("a_pair_of_horns")
    dungeon.token("gloom_hound", 0)
    dungeon.token("gloom_hound", 1)
    (horns,) = dungeon.ready().world.zones[WHISPERS]
    assert dungeon.refuses(0, a.Claim(horns)).slug == "ConditionMissing"
    dungeon.token("gloom_hound", 0)
    assert a.Claim(horns) in dungeon.legal(0)


@pytest.mark.parametrize("number", range(4))
def test_ruling_40_any_card_may_be_flipped_by_a_move_of_no_step_the_heal_card_too(number):
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).ready()
    card = cards_of(dungeon.world, 0)[number]
    before, place = dungeon.world.sides[card], PLACE(dungeon.world, 0)
    dungeon.act(0, a.Move(card))
    dungeon.act(0, a.Halt())
    assert dungeon.world.sides[card] != before
    assert PLACE(dungeon.world, 0) == place


def test_ruling_53_two_fate_cards_are_resolved_one_after_the_other_and_the_same_type_acts_twice():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS, mode="cooperative", fate_per_phase="2")
    dungeon.enemy("barrow_knight", "camp")
    dungeon.at("camp").top("old_oath_undead", "war_cry_undead").ready()
    deck = len(dungeon.world.zones[FATE_DECK])
    dungeon.end()
    while isinstance(dungeon.ask(), ToWound):
        dungeon.act(0, dungeon.legal(0)[0])
    assert len(dungeon.world.zones[FATE_DECK]) == deck - 2
    wounds = sum(WOUNDS(dungeon.world, piece) for piece in (dungeon.hero(), *cards_of(dungeon.world, 0)))
    assert wounds == 4  # twice 4 damage against defence 2
    assert not dungeon.world.zones[SHOWN]


def test_ruling_54_the_active_seat_aims_and_the_struck_seat_places_the_wounds():
    dungeon = Dungeon("fengray", "venda", rooms=ROOMS, mode="cooperative").at("camp").at("camp", 1)
    dungeon.enemy("barrow_knight", "camp")
    dungeon.top("old_oath_undead").ready().end()
    assert isinstance(dungeon.ask(0), ToAim)
    dungeon.act(0, a.Aim(1))
    assert isinstance(dungeon.ask(1), ToWound)


def test_rulings_55_and_56_enemies_rise_on_every_lair_also_where_heroes_and_others_stand():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).at("camp").at("camp", 1)
    dungeon.enemy("gloom_hound", "camp")
    dungeon.top("old_oath_brigand").ready().end()
    camp = dungeon.place("camp")
    assert heroes_at(dungeon.world, camp) == [0, 1]
    assert sorted(dungeon.world.backs[enemy] for enemy in enemies_at(dungeon.world, camp)) == ["beast", "brigand"]


def test_ruling_57_wounds_and_cards_in_hand_are_worth_nothing():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS)
    for seat, kind in ((0, "forge_smoke"), (1, "three_nights")):
        dungeon.take(kind, TUCKED[seat])
    dungeon.wounded(dungeon.hero()).hold("war_cry", "grave_salt", seat=1)
    assert [standing.total for standing in standings_of(dungeon.world)] == [2, 2]


@pytest.mark.parametrize(("tied", "places"), [((0, 1), (2, 1, 3)), ((0, 2), (2, 3, 1))])
def test_ruling_34_five_against_five_is_won_by_the_holder_of_the_last_whisper_or_the_next_clockwise(tied, places):
    dungeon = Dungeon("fengray", "arani", "crow", rooms=ROOMS)
    dungeon.fold([LAST.to(1)])
    dungeon.take("the_last_whisper", TUCKED[1])
    fives = {0: ("forge_smoke", "three_nights", "a_cold_hearth"), 1: ("black_water", "a_pair_of_horns")}
    fives[2] = ("weighed_in_gold", "buried_together", "a_bell_below")
    for seat in tied:
        for kind in fives[seat]:
            dungeon.take(kind, TUCKED[seat])
    totals = [standing.total for standing in standings_of(dungeon.world)]
    assert [totals[seat] for seat in tied] == [5, 5]
    assert places_of(dungeon.world, standings_of(dungeon.world)) == places


def test_ruling_75_cards_drawn_outside_a_prepare_may_go_beyond_the_hand_size():
    dungeon = Dungeon("oswin", "arani", rooms=ROOMS).at("camp")
    dungeon.enemy("gloom_hound", "camp")
    dungeon.hold("war_cry", "grave_salt", "toll_bell", "old_oath")
    dungeon.ready().use("Spade Blow").go()
    assert hand_size(dungeon.world, 0) == 3
    assert len(dungeon.world.zones[HAND[0]]) == 5


def test_ruling_99_an_attack_that_cannot_succeed_may_be_made_all_the_same():
    dungeon = Dungeon("arani", "fengray", rooms=ROOMS).at("camp")
    dungeon.enemy("barrow_knight", "camp")
    assert any(action.card == dungeon.card("Mace Swing") for action in dungeon.ready().offers(a.Use))


def test_ruling_100_the_lord_counts_for_whispers_that_ask_for_a_kill():
    dungeon = (
        Dungeon("fengray", "arani", rooms=ROOMS | {11: "vault", 12: "arena"}).at("arena").offer("oathbreaker").wake()
    )
    for card in cards_of(dungeon.world, 0)[:3]:
        sides = {"a": "b", "b": "a"}
        face = dungeon.world.sides[card]
        skilled = skill_of(dungeon.world, 0)
        dungeon.up(card, sides[face])
        if skill_of(dungeon.world, 0) < skilled:
            dungeon.up(card, face)
    cards = dungeon.hold("iron_rain", "old_oath", "war_cry", "last_rites", "light_fingers", "grave_salt", "bad_blood")
    dungeon.ready().use("Hold the Line")
    for fate in cards:
        if a.Discard(fate) in dungeon.legal(0):
            dungeon.act(0, a.Discard(fate))
    dungeon.go()
    assert isinstance(dungeon.ask(), ToClaimDeed)
    assert len(dungeon.world.zones[DEEDS[0]]) == 4
