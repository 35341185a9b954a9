"""Abilities of heroes and what equipment does, each where it counts."""

from engine.core import observe
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import (
    ToAccept,
    ToTarget,
)
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import Attack
from engine.games.shadowscape.sums import defence_of, hand_size, skill_of
from engine.games.shadowscape.table import cards_of, is_calm, reach_of, slots_of
from engine.games.shadowscape.zones import FATE_DECK, FATE_DISCARD, PLEDGED, TOKENS, WOUNDS
from tests.games.shadowscape.builders import Dungeon

NEXT_DOOR = {6: "camp", 7: "mill", 8: "sump"}


def alone(symbol):
    return next(id for id, card in box().fate.items() if card.symbols == (symbol,))


def attack_of(hero, base=2, symbol="attack", reach="here"):
    """The name of a side of a hero that is a plain attack."""
    for number in range(1, 4):
        card = box().hero_actions[f"{hero}_{number}"]
        for face in (card.a, card.b):
            first = face.effects[0]
            is_plain = isinstance(first, Attack) and (first.symbol, first.base, first.reach) == (symbol, base, reach)
            if is_plain and first.targets == "one" and not first.plus:
                return face.name
    raise AssertionError("no such side")


def finisher_of(hero):
    """The name of the side behind a hero's heal."""
    card = box().hero_actions[f"{hero}_4"]
    return card.b.name if card.a.heals else card.a.name


def test_fengray_s_defence_cards_count_as_attack_beside_an_enemy():
    table = Dungeon("fengray", "arani").at("camp")
    table.enemy("barrow_knight", "camp")
    (fate,) = table.hold(alone("defence"))
    table.ready().use("Cleave")
    table.act(0, a.Discard(fate))
    table.go()
    assert table.told("strikes")[2] == 4


def test_valkea_strikes_harder_after_a_move_through_two_rooms_but_not_twice():
    table = Dungeon("valkea", "arani", rooms=NEXT_DOOR).at("camp")
    table.enemy("ghoren_warrior", "sump")
    table.ready()
    name = finisher_of("valkea")
    spare = next(number for number in range(3) if table.card(name) != cards_of(table.world, 0)[number])
    table.move(spare).step("mill", "sump").use(name)
    assert table.told("strikes")[2] == 2 + skill_of(table.world, 0) + 1
    assert table.world.counts.get(("charge_attack", 0), 0) == 0


def test_valkea_does_not_charge_after_one_room():
    table = Dungeon("valkea", "arani", rooms=NEXT_DOOR).at("camp")
    table.enemy("gloom_hound", "mill")
    table.ready().move(2).step("mill")
    assert table.world.counts.get(("charge_attack", 0), 0) == 0


def test_venda_strikes_harder_for_each_wounded_card_up_to_two():
    table = Dungeon("venda", "arani").at("camp")
    table.enemy("barrow_knight", "camp")
    name = attack_of("venda")
    card = table.card(name)
    for other in [one for one in cards_of(table.world, 0)[:3] if one != card]:
        table.wounded(other)
    table.ready().use(name)
    assert table.told("strikes")[2] == 4


def test_oswin_draws_a_card_for_an_enemy_he_eliminates():
    table = Dungeon("oswin", "arani").at("camp")
    table.enemy("gloom_hound", "camp")
    table.ready().use(attack_of("oswin"))
    assert table.hand() == 1


def test_crow_is_not_stopped_by_enemies():
    table = Dungeon("crow", "arani", rooms=NEXT_DOOR).at("camp")
    table.enemy("gloom_hound", "mill")
    assert reach_of(table.world, 0, 2)[table.place("sump")] == 2
    table.ready().move().step("mill", "sump")
    assert table.stands() == "sump"


def test_elatha_reaches_next_door_with_one_attack_a_turn():
    table = Dungeon("elatha", "arani", rooms=NEXT_DOOR).at("camp")
    hounds = [table.enemy("gloom_hound", "mill"), table.enemy("gloom_hound", "mill")]
    table.ready().use(attack_of("elatha"))
    table.act(0, a.Target(hounds[0]))
    assert table.world.zones[TOKENS[0]] == [hounds[0]]
    assert table.refuses(0, a.Use(table.card(finisher_of("elatha")))).slug == "OutOfReach"


def test_ardenai_finds_treasures_with_one_point_less():
    table = Dungeon("ardenai", "arani").at("well")
    table.treasure(4, "well")
    name = next(
        face.name
        for number in range(1, 4)
        for face in (box().hero_actions[f"ardenai_{number}"].a, box().hero_actions[f"ardenai_{number}"].b)
        if face.kind == "search" and face.effects[0].base == 3
    )
    table.ready().use(name)
    assert table.told("searches")[2:] == (3, 3)
    assert len(table.world.zones[TOKENS[0]]) == 1


def test_arani_draws_with_each_heal_even_without_a_wound():
    table = Dungeon("arani", "fengray").ready()
    heal = box().hero_actions["arani_4"]
    table.use(heal.a.name if heal.a.heals else heal.b.name)
    assert table.hand() == 1


def test_melekai_draws_after_altering_fate():
    table = Dungeon("melekai", "fengray")
    table.hold("war_cry")
    table.ready().alter("war_cry")
    assert table.hand() == 1
    assert len(table.world.zones[FATE_DISCARD]) == 1


def test_iovan_is_served_by_shrines_next_door():
    table = Dungeon("iovan", "fengray", rooms={6: "camp", 7: "forge"}).at("camp")
    assert defence_of(table.world, 0, False) == 1 + 1


def test_celenthia_may_boost_magic_with_one_card_of_any_symbol():
    table = Dungeon("celenthia", "fengray").at("camp")
    table.enemy("barrow_knight", "camp")
    first, second = table.hold(alone("move"), alone("search"))
    table.ready().use(attack_of("celenthia", 3, "magic"))
    table.act(0, a.Discard(first))
    assert a.Discard(second) not in table.legal(0)
    table.go()
    assert table.told("strikes")[2] == 4


def test_an_enemy_hareag_attacks_in_vain_does_not_act():
    table = Dungeon("hareag", "fengray").at("camp")
    knight = table.enemy("barrow_knight", "camp")
    table.hold("old_oath_undead")
    table.ready().use(attack_of("hareag", 3, "magic")).go()
    assert is_calm(table.world, knight)
    table.top("war_cry_undead").end()
    assert not [fact for fact in table.last if getattr(fact, "note", "") == "hits"]
    assert not is_calm(table.world, knight)


def test_sethra_sees_the_top_card_and_may_pay_a_card_to_bury_it():
    table = Dungeon("sethra", "fengray")
    (fate,) = table.hold("old_oath")
    table.top("war_cry_undead").ready().end()
    top = table.world.zones[PLEDGED[0]][0]
    assert isinstance(table.ask(), ToAccept)
    assert top in observe(table.world, 0).sides
    assert top not in observe(table.world, 1).sides
    table.act(0, a.Accept())
    assert table.world.zones[FATE_DECK][0] == top
    assert fate in table.world.zones[FATE_DISCARD]


def test_sethra_without_a_card_is_not_asked():
    table = Dungeon("sethra", "fengray").ready().end()
    assert table.world.turn == 1


# Equipment


def test_clothing_raises_defence_and_hand():
    table = Dungeon("arani", "fengray")
    base = defence_of(table.world, 0, False)
    table.wear("oxhide_coat")
    assert defence_of(table.world, 0, False) == base + 1
    table.wear("ghost_cloak")
    assert (defence_of(table.world, 0, False), defence_of(table.world, 0, True)) == (base + 1, base + 2)
    table.wear("iron_gloves")
    assert (defence_of(table.world, 0, False), defence_of(table.world, 0, True)) == (base + 2, base + 2)
    table.wear("pilgrims_robe")
    assert hand_size(table.world, 0) == 4


def test_gear_that_a_class_cannot_use_does_nothing():
    table = Dungeon("fengray", "arani")
    table.wear("pilgrims_robe")
    assert hand_size(table.world, 0) == 3


def test_star_chip_grave_coin_and_moth_lantern_change_their_numbers():
    table = Dungeon("fengray", "arani").at("well")
    skill, slots = skill_of(table.world, 0), slots_of(table.world, 0, table.hero())
    for gear in ("star_chip", "grave_coin", "moth_lantern"):
        table.wear(gear)
    assert skill_of(table.world, 0) == skill + 1
    assert slots_of(table.world, 0, table.hero()) == slots + 1
    table.ready().use("Sift Rubble")
    assert table.told("searches")[2] == 3


def test_gilded_sabre_defends_while_an_enemy_is_here():
    table = Dungeon("fengray", "arani").at("camp")
    table.wear("gilded_sabre")
    assert defence_of(table.world, 0, False) == 2
    table.enemy("gloom_hound", "camp")
    assert defence_of(table.world, 0, False) == 3


def test_bone_whistle_pushes_an_enemy_next_door_once_a_turn():
    table = Dungeon("fengray", "arani", rooms=NEXT_DOOR).at("camp")
    whistle = table.wear("bone_whistle")
    hound = table.enemy("gloom_hound", "mill")
    table.ready()
    table.act(0, a.Employ(whistle))
    table.act(0, a.Point(table.place("sump")))
    assert table.where(hound) == "sump"
    assert table.refuses(0, a.Employ(whistle)).slug == "UsedUp"


def test_a_weapon_adds_to_its_attack_and_oath_hammer_mends_on_a_kill():
    table = Dungeon("fengray", "arani").at("camp")
    table.wear("notched_axe")
    table.wear("oath_hammer")
    table.enemy("barrow_knight", "camp")
    table.wounded(table.hero()).ready().use("Cleave")
    assert table.told("strikes")[2] == 5
    assert WOUNDS(table.world, table.hero()) == 0


def test_yew_bow_and_long_shot_are_two_attacks_next_door():
    table = Dungeon("elatha", "arani", rooms=NEXT_DOOR).at("camp")
    table.wear("yew_bow")
    for _ in range(3):
        table.enemy("gloom_hound", "mill")
    table.ready().use(attack_of("elatha"))
    table.act(0, table.legal(0)[0])
    table.use(finisher_of("elatha"))
    assert isinstance(table.ask(), ToTarget)


def test_witch_knife_lets_magic_cards_boost_attacks():
    table = Dungeon("crow", "fengray").at("camp")
    table.wear("witch_knife")
    table.enemy("barrow_knight", "camp")
    (fate,) = table.hold(alone("magic"))
    table.ready().use(attack_of("crow"))
    table.act(0, a.Discard(fate))
    table.go()
    assert table.told("strikes")[2] == 3


def test_witch_knife_lets_attack_cards_boost_magic_and_ash_staff_adds_one():
    table = Dungeon("celenthia", "fengray").at("camp")
    table.wear("witch_knife")
    table.wear("ash_staff")
    table.enemy("barrow_knight", "camp")
    first, second = table.hold(alone("attack"), alone("search"))
    table.ready().use(attack_of("celenthia", 3, "magic"))
    table.act(0, a.Discard(first))
    table.act(0, a.Discard(second))
    table.go()
    assert table.told("strikes")[2] == 6


def test_ember_rod_adds_two_only_next_door():
    table = Dungeon("hareag", "fengray", rooms=NEXT_DOOR).at("camp")
    table.wear("ember_rod")
    table.enemy("barrow_knight", "mill")
    table.enemy("barrow_knight", "camp")
    table.ready().use(attack_of("hareag", 1, "magic", "next"))
    assert table.told("strikes")[2] == 3
    table.use(attack_of("hareag", 3, "magic"))
    assert table.told("strikes")[2] == 3


def test_censer_heals_one_more():
    table = Dungeon("arani", "fengray")
    table.wear("censer")
    heal = box().hero_actions["arani_4"]
    table.ready().use(heal.a.name if heal.a.heals else heal.b.name)
    assert table.told("heals")[1] == 5
