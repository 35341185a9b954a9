"""The eight abilities, one by one, each beside a seat that does not have it."""

from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.rules.paying import actions_left, cost_of, missing_of
from engine.games.quests_of_shadowgate.zones import POOL
from tests.games.quests_of_shadowgate.builders import Gate


def having(ability, character="Corvin of the Seal", **options):
    return Gate(2, **options).plays(0, character, ability).plays(1, "Brannoc Ironhall")


def test_seize_draws_one_card_more():
    for ability, count in (("Seize", 4), ("Haggler", 3)):
        gate = having(ability).hand(0, "yorick", "mimic").acting(0, 2).stop(0)
        assert len(gate.held(0)) == 2 + count


def test_deep_pack_keeps_seven_cards():
    cards = ("yorick", "mimic", "bone_axe", "rime_ward", "oak_shield")
    gate = having("Deep Pack").hand(0, *cards).acting(0, 1).stop(0)
    assert len(gate.held(0)) == 7
    assert gate.world.turn == 1
    assert having("Haggler").hand(0, *cards).acting(0, 1).stop(0).world.ask_of(0).cards == 1


def test_deep_pack_fills_the_hand_to_four():
    for ability, held in (("Deep Pack", 4), ("Haggler", 3)):
        gate = having(ability).hand(0, "yorick").acting(0, 1).cycle(0)
        while gate.world.turn == 0:
            gate.draw(0)
        assert len(gate.held(0)) == held


def test_quick_hands_pays_with_one_card_a_turn_for_no_action():
    gate = having("Quick Hands").hand(0, "yorick", "minor_mistral", "spell_of_fortitude", "notched_sword", "bone_axe")
    gate.acting(0, 4).start_item(0, "yorick")
    gate.pay(0, "minor_mistral")
    assert actions_left(gate.world, 0) == 3
    gate.pay(0, "spell_of_fortitude")
    assert gate.actions() == 2  # one to start, one card free, one paid
    gate.buy(0, "notched_sword", "bone_axe")
    assert gate.world.turn == 1  # the free card is used up: both actions are gone


def test_quick_hands_counts_when_asking_what_can_be_paid():
    cards = ("yorick", "minor_mistral", "spell_of_fortitude")
    assert "yorick" in having("Quick Hands").hand(0, *cards).acting(0, 2).startable(0)
    assert "yorick" not in having("Haggler").hand(0, *cards).acting(0, 2).startable(0)


def test_quick_hands_is_not_used_up_by_what_is_taken_back():
    gate = having("Quick Hands").hand(0, "yorick", "minor_mistral", "spell_of_fortitude").acting(0, 2)
    gate.start_item(0, "yorick").pay(0, "minor_mistral")
    gate.act(0, actions.TakeBack())
    assert "yorick" in gate.startable(0)


def test_quick_hands_comes_again_every_turn():
    gate = having("Quick Hands").hand(0, "yorick", "minor_mistral", "spell_of_fortitude", "iron_spear").acting(0, 3)
    gate.buy(0, "yorick", "minor_mistral", "spell_of_fortitude").stop(0)
    gate.world.counts.pop(("actions", None), None)
    gate.turn(0)
    assert ("free_payments", None) not in gate.world.counts


def test_restless_feet_cycles_once_a_turn_for_no_action():
    gate = having("Restless Feet").hand(0, "yorick", "mimic").acting(0, 3).cycle(0)
    assert gate.actions() == 3
    gate.cycle(0)
    assert gate.actions() == 2


def test_restless_feet_cycle_without_any_action_left():
    gate = having("Restless Feet").hand(0, "yorick", "mimic").acting(0, 0)
    assert gate.legal(0) == [actions.Cycle(), actions.EndActions()]
    assert having("Haggler").hand(0, "yorick", "mimic").acting(0, 0).world.turn == 1


def test_restless_feet_count_two_more_wits_for_items_and_quests():
    for ability, missing in (("Restless Feet", (4, 0, 0)), ("Seize", (4, 1, 0))):
        gate = having(ability).quests("The Silent Guard").hand(0, "gatebreaker", "siege_crossbow", "mimic").acting(0, 4)
        gate.start_quest(0, "The Silent Guard")  # 4,3,2 against 0,2,2
        assert missing_of(gate.world, gate.world.agenda[-1]) == missing
    for ability, missing in (("Restless Feet", (1, 0, 1)), ("Seize", (1, 1, 1))):
        gate = having(ability).hand(0, "cinder_psalm", "gatebreaker", "mimic").acting(0, 4)  # 1,3,3 against 0,2,2
        gate.start_item(0, "cinder_psalm")
        assert missing_of(gate.world, gate.world.agenda[-1]) == missing


def test_long_wick_gives_a_low_torch_two_actions_more():
    for ability, torch, count in (
        ("Long Wick", "minor_mistral", 4),
        ("Long Wick", "glaciate", 5),
        ("Long Wick", "iron_spear", 4),
        ("Haggler", "glaciate", 3),
    ):
        gate = having(ability).hand(0, torch, "yorick").turn(0).light(0, torch)
        assert gate.actions() == count


def test_scavenger_refills_the_pool_at_once():
    gate = having("Scavenger").pool("bone_axe", "rime_ward").stack("gatebreaker").hand(0, "yorick", "mimic")
    gate.acting(0, 1).stop(0).take(0, "bone_axe")
    assert gate.kinds(POOL) == ["rime_ward", "gatebreaker"]
    gate = having("Haggler").pool("bone_axe", "rime_ward").hand(0, "yorick", "mimic").acting(0, 1).stop(0)
    assert gate.take(0, "bone_axe").kinds(POOL) == ["rime_ward"]


def test_scavenger_fills_the_hand_to_four():
    for ability, held in (("Scavenger", 4), ("Haggler", 3)):
        gate = having(ability).hand(0, "yorick").acting(0, 1).cycle(0)
        while gate.world.turn == 0:
            gate.draw(0)
        assert len(gate.held(0)) == held


def test_haggler_counts_one_more_wits_and_spirit_for_items():
    for ability, missing in (("Haggler", (1, 0, 0)), ("Seize", (1, 1, 1))):
        gate = having(ability).hand(0, "cinder_psalm", "gatebreaker", "mimic").acting(0, 4)  # 1,3,3 against 0,2,2
        gate.start_item(0, "cinder_psalm")
        assert missing_of(gate.world, gate.world.agenda[-1]) == missing


def test_haggler_does_not_count_for_quests():
    gate = having("Haggler").quests("The Silent Guard").hand(0, "gatebreaker", "siege_crossbow").acting(0, 4)
    gate.start_quest(0, "The Silent Guard")  # 4,3,2 against 0,2,2
    assert missing_of(gate.world, gate.world.agenda[-1]) == (4, 1, 0)


def test_haggler_helps_a_thief_but_not_his_victim():
    gate = having("Haggler", stealing="on").items(1, "yorick1")
    gate.hand(0, "gatebreaker", "circle_rune", "minor_mistral").acting(0, 5).start_theft(0, "yorick")
    assert gate.refuses(1, actions.Double("luck")).slug == "NoSuchStat"
    gate.act(1, actions.Double("wits"))
    assert cost_of(gate.world, gate.world.agenda[-1]) == (5, 3, 3)
    assert missing_of(gate.world, gate.world.agenda[-1]) == (5, 0, 0)


def test_broad_lore_meets_a_quests_type_with_any_item_of_its_class():
    for ability, points in (("Broad Lore", 3), ("Seize", 1)):
        gate = having(ability, "Ilsabet Swift").quests("The Silent Guard").items(0, "bone_axe1")
        gate.hand(0, "golden_thorn", "scattered_coins").acting(0, 4).start_quest(0, "The Silent Guard")
        gate.pay(0, "golden_thorn", "scattered_coins")
        if ability == "Broad Lore":
            gate.level(0, "major")
        assert gate.points(0) == points


def test_broad_lore_does_not_let_one_item_serve_twice():
    gate = having("Broad Lore", "Ilsabet Swift").quests("Bridge of Bones").items(0, "bone_axe1", "oak_shield1")
    gate.hand(0, "golden_thorn", "circle_rune").acting(0, 4).start_quest(0, "Bridge of Bones").pay(0, "golden_thorn")
    assert [action.level for action in gate.legal(0)] == ["minor", "major", "great"]


def test_broad_lore_counts_one_more_wits_and_two_more_spirit_for_quests():
    for ability, missing in (("Broad Lore", (3, 0, 0)), ("Seize", (3, 1, 1))):
        gate = having(ability, "Ilsabet Swift").quests("The Silent Guard").hand(0, "golden_thorn", "scattered_coins")
        gate.acting(0, 4).start_quest(0, "The Silent Guard")  # 4,3,2 against 1,2,1
        assert missing_of(gate.world, gate.world.agenda[-1]) == missing
