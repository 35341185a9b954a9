"""Rulings that no other test is about, each by its number."""

import pytest

from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToAct, ToAim, ToClaimDeed, ToWound
from engine.games.shadowscape.sums import hand_size, skill_of
from engine.games.shadowscape.table import cards_of, enemies_at, heroes_at
from engine.games.shadowscape.zones import DEEDS, FATE_DECK, HAND, PLACE, SHOWN, WOUNDS
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
