"""What action cards do, one effect after the other, played."""

import pytest

from engine.core import Moved
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import (
    ToAct,
    ToMend,
    ToPoint,
    ToStep,
    ToTarget,
    ToTurn,
)
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.rules.acting import has_use
from engine.games.shadowscape.sums import defence_of, skill_of
from engine.games.shadowscape.table import cards_of, is_calm, is_used
from engine.games.shadowscape.zones import ACTIONS_LEFT, DEEDS, FATE_DECK, GUARD, PLEDGED, ROOM, TOKENS, WOUNDS
from tests.games.shadowscape.builders import Dungeon


def with_general(kind, *heroes, **options):
    """A hero with this general action, in the Camp."""
    table = Dungeon(*heroes, **options).at("camp")
    table.take(kind, DEEDS[0])
    return table


def test_an_attack_on_one_of_two_enemies_asks_for_the_target():
    table = Dungeon("fengray", "arani").at("camp")
    hound, warrior = table.enemy("gloom_hound", "camp"), table.enemy("ghoren_warrior", "camp")
    table.ready().use("Cleave")
    assert isinstance(table.ask(), ToTarget)
    table.act(0, a.Target(warrior))
    assert table.world.zones[TOKENS[0]] == [warrior]
    assert table.where(hound) == "camp"


def test_damage_that_does_not_reach_the_defence_is_lost():
    table = Dungeon("fengray", "arani").at("camp")
    knight = table.enemy("barrow_knight", "camp")
    table.ready().use("Cleave")
    assert table.told("strikes")[2:4] == (3, 4)
    assert table.where(knight) == "camp"


def test_an_attack_needs_a_target_in_reach_and_a_search_needs_nothing():
    table = Dungeon("fengray", "arani").at("camp").ready()
    assert table.refuses(0, a.Use(table.card("Cleave"))).slug == "NoTarget"
    table.use("Sift Rubble")
    assert table.told("searches")[2:] == (2, -1)


def test_an_enemy_next_door_is_out_of_reach_of_a_card_that_strikes_here():
    table = Dungeon("fengray", "arani", rooms={6: "camp", 7: "mill"}).at("camp")
    table.enemy("gloom_hound", "mill")
    table.ready()
    assert table.refuses(0, a.Use(table.card("Cleave"))).slug == "OutOfReach"


def test_an_attack_on_two_targets_deals_its_number_to_each():
    table = with_general("twin_cut")
    enemies = {
        table.enemy("gloom_hound", "camp"),
        table.enemy("toll_archer", "camp"),
        table.enemy("bone_walker", "camp"),
    }
    table.ready().use("Twin Cut")
    first, second, _ = sorted(enemies)
    table.act(0, a.Target(first))
    table.act(0, a.Target(second))
    assert sorted(table.world.zones[TOKENS[0]]) == [first, second]


def test_an_attack_on_two_targets_strikes_one_where_only_one_is_in_reach():
    table = with_general("twin_cut")
    hound = table.enemy("gloom_hound", "camp")
    table.ready().use("Twin Cut")
    assert table.world.zones[TOKENS[0]] == [hound]


def test_ember_ring_strikes_each_enemy_in_the_room():
    table = with_general("ember_ring", "celenthia", "arani")
    hound, archer = table.enemy("gloom_hound", "camp"), table.enemy("toll_archer", "camp")
    knight = table.enemy("barrow_knight", "camp")
    table.ready().use("Ember Ring")
    assert set(table.world.zones[TOKENS[0]]) == {hound, archer}
    assert table.where(knight) == "camp"


def test_a_reach_of_next_door_does_not_strike_here():
    table = with_general("long_spear", rooms={6: "camp", 7: "mill"})
    here, there = table.enemy("gloom_hound", "camp"), table.enemy("gloom_hound", "mill")
    table.ready().use("Long Spear")
    assert table.world.zones[TOKENS[0]] == [there]
    assert table.where(here) == "camp"


def test_a_finisher_counts_skill_with_the_side_in_use():
    table = Dungeon("fengray", "arani").at("camp")
    table.enemy("barrow_knight", "camp")
    table.ready()
    for name in ("Brace", "Cleave", "War Drill"):
        table.card(name)
    table.use("Hold the Line")
    assert table.told("strikes")[2] == 5


def test_push_moves_a_target_that_still_stands_through_a_door_of_your_choice():
    table = Dungeon("fengray", "arani", rooms={6: "camp", 7: "mill"}).at("camp")
    knight = table.enemy("barrow_knight", "camp")
    table.ready().use("Shield Bash")
    assert isinstance(table.ask(), ToPoint)
    table.act(0, a.Point(table.place("mill")))
    assert table.where(knight) == "mill"


def test_push_after_a_kill_moves_nothing():
    table = Dungeon("fengray", "arani").at("camp")
    table.enemy("gloom_hound", "camp")
    table.ready().use("Shield Bash")
    assert isinstance(table.ask(), ToAct)


def test_a_step_before_the_attack_may_bring_the_target_into_reach():
    table = Dungeon("valkea", "arani", rooms={6: "camp", 7: "mill"}).at("camp")
    hound = table.enemy("gloom_hound", "mill")
    table.ready()
    lunge = table.card("Lunge")
    assert has_use(table.world, 0, lunge)
    table.act(0, a.Use(lunge))
    assert isinstance(table.ask(), ToStep)
    table.step("mill")
    assert table.world.zones[TOKENS[0]] == [hound]


def test_a_step_is_not_a_move_and_may_be_left_out():
    table = with_general("storm_word")
    table.ready().use("Gust")
    table.act(0, a.Halt())
    assert table.stands() == "camp"
    assert table.hand() == 2


def test_go_then_strike_uses_the_discards_for_its_own_symbol():
    table = Dungeon("venda", "arani", rooms={6: "camp", 7: "mill", 8: "sump"}).at("camp")
    table.enemy("redsand_thrall", "sump")
    fates = table.hold(*[id for id, card in box().fate.items() if card.symbols == ("attack",)][:2])
    table.ready()
    rush = next(name for name in ("Bull Rush", "Break Away") if named(table, name))
    card = table.card(rush)
    symbol = box().action(table.world.kinds[card]).face(table.world.sides[card]).boost
    table.act(0, a.Use(card))
    if symbol == "attack":
        for fate in fates:
            table.act(0, a.Discard(fate))
    table.go().step("mill", "sump")
    assert table.told("strikes")[2] == 1 + (2 if symbol == "attack" else 0)


def test_go_past_enemies_is_not_stopped():
    table = with_general("second_wind", rooms={6: "camp", 7: "mill", 8: "sump"})
    table.enemy("gloom_hound", "mill")
    table.ready().use("Sprint").step("mill", "sump")
    assert table.stands() == "sump"
    assert table.ask().left == 1


def test_search_finds_the_treasure_with_enough_points():
    table = Dungeon("fengray", "arani").at("well")
    treasure = table.treasure(2, "well")
    table.ready().use("Sift Rubble")
    assert table.told("searches")[2:] == (2, 2)
    assert table.world.zones[TOKENS[0]] == [treasure]


def test_search_next_door_asks_for_the_room():
    table = with_general("torchbearer", rooms={6: "camp", 7: "mill"})
    treasure = table.treasure(2, "mill")
    table.ready().use("Throw Light")
    table.act(0, a.Point(table.place("mill")))
    assert table.world.zones[TOKENS[0]] == [treasure]


def test_prepare_cannot_be_boosted():
    table = Dungeon("fengray", "arani")
    table.hold("old_oath", "bad_blood")
    table.ready().use("War Drill")
    assert table.hand() == 5
    assert type(table.ask()).__name__ == "ToDiscard"


def test_heal_asks_where_there_is_a_choice():
    table = Dungeon("fengray", "arani")
    first = cards_of(table.world, 0)[1]
    table.wounded(first, 2).wounded(table.hero(), 2).ready().use("Field Dressing")
    assert table.ask() == ToMend(2)
    table.act(0, a.Mend(first))
    table.act(0, a.Mend(first))
    assert WOUNDS(table.world, first) == 0
    assert WOUNDS(table.world, table.hero()) == 2


def test_guard_holds_until_the_next_turn_of_the_hero():
    table = with_general("ironclad")
    table.ready().use("Ironclad")
    assert GUARD(table.world, 0) == 3
    assert defence_of(table.world, 0, False) == 5
    table.end()
    assert GUARD(table.world, 0) == 3
    while table.world.turn != 0 or table.world.phase != "actions":
        seat = min(table.world.waiting())
        table.act(seat, table.legal(seat)[-1])
    assert GUARD(table.world, 0) == 0


def test_ready_lets_another_used_card_be_used_again():
    table = with_general("second_wind")
    table.hold("old_oath")
    table.ready().move(0).go()
    table.act(0, a.Halt())
    table.use("Second Wind")
    assert not is_used(table.world, 0, cards_of(table.world, 0)[0])
    assert is_used(table.world, 0, cards_of(table.world, 0)[4])
    assert not isinstance(table.ask(), ToTurn)


def test_a_wound_you_deal_yourself_comes_after_the_attack():
    table = with_general("blood_rite")
    knight = table.enemy("redsand_thrall", "camp")
    table.ready().use("Blood Rite")
    assert table.world.zones[TOKENS[0]] == [knight]
    assert type(table.ask()).__name__ == "ToWound"


def test_mend_after_a_prepare_is_no_heal_action():
    table = Dungeon("melekai", "arani")
    table.wounded(table.hero(), 1).ready().use("Nightsong")
    assert WOUNDS(table.world, table.hero()) == 0


def test_hex_calms_the_type_of_its_target_also_when_it_falls():
    table = with_general("hex", "celenthia", "arani")
    table.enemy("gloom_hound", "camp")
    other = table.enemy("ghoren_warrior", "mill")
    table.ready().use("Hex")
    assert is_calm(table.world, other)


def test_fated_bolt_shows_its_owner_the_top_card_and_puts_it_back():
    table = Dungeon("sethra", "arani").at("camp")
    table.enemy("gloom_hound", "camp")
    table.ready()
    top = table.world.zones[FATE_DECK][-1]
    table.use("Fated Bolt")
    assert (FATE_DECK, PLEDGED[0]) in [(fact.origin, fact.to) for fact in table.facts(Moved) if fact.pieces == (top,)]
    assert table.world.zones[FATE_DECK][-1] == top


@pytest.mark.parametrize(("shrine", "room"), [("battle", "ford"), ("arcane", "abbey")])
def test_a_shrine_boosts_its_symbol_without_a_discard(shrine, room):
    hero, name = ("fengray", "Cleave") if shrine == "battle" else ("hareag", None)
    table = Dungeon(hero, "arani").at(room)
    table.enemy("barrow_knight", room)
    table.ready()
    if name is None:
        faces = [box().hero_actions[f"hareag_{number}"] for number in range(1, 4)]
        name = next(side.name for card in faces for side in (card.a, card.b) if side.brief == "☼ 3")
        table.use(name)
        assert table.told("strikes")[2] == 4
    else:
        table.use(name)
        assert table.told("strikes")[2] == 4


def test_the_foresight_shrine_draws_and_keeps_one_more():
    table = Dungeon("fengray", "arani").at("roost")
    table.hold("old_oath", "bad_blood")
    table.ready().use("War Drill")
    assert table.hand() == 6
    assert table.ask().left == 2


def test_the_hero_shrine_counts_as_skill_and_the_health_shrine_heals_one_more():
    table = Dungeon("fengray", "arani").at("chapel")
    before = skill_of(table.world, 0)
    table.at("arena")
    assert skill_of(table.world, 0) == before + 1
    table.at("chapel").ready().use("Field Dressing")
    assert table.told("heals") == (0, 3)


def test_both_actions_done_no_card_can_be_used():
    table = Dungeon("fengray", "arani")
    table.hold("old_oath")
    table.ready()
    for number in (0, 1):
        table.move(number).go()
        table.act(0, a.Halt())
    assert ACTIONS_LEFT(table.world) == 0
    assert table.refuses(0, a.Move(cards_of(table.world, 0)[2])).slug == "NotEnoughActions"
    assert table.legal(0) == [a.EndActions()]


def test_with_an_empty_hand_and_nothing_left_to_do_the_turn_ends_by_itself():
    table = Dungeon("fengray", "arani").ready()
    for number in (0, 1):
        table.move(number)
        table.act(0, a.Halt())
    assert table.world.turn == 1


def test_a_used_card_rests_and_a_wounded_card_cannot_be_flipped():
    table = Dungeon("fengray", "arani")
    table.hold("old_oath")
    cards = cards_of(table.world, 0)
    table.wounded(cards[1]).ready().move(0).go()
    table.act(0, a.Halt())
    assert table.refuses(0, a.Move(cards[0])).slug == "CardUsed"
    assert table.refuses(0, a.Use(cards[1])).slug == "CardWounded"
    assert table.world.zones[ROOM[0]] == []


def named(table, name):
    """Whether seat 0 has a card with this side."""
    sides = [box().action(table.world.kinds[card]) for card in cards_of(table.world, 0)]
    return any(name in (card.a.name, card.b.name) for card in sides)
