"""Completing quests: cost, levels, the items that serve, base types, and quests that come and go."""

import pytest

from engine.core import Hidden, observe
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.bot.prospects import prospect_of
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.rules.paying import actions_left
from engine.games.quests_of_shadowgate.zones import (
    DISCARD,
    DONE,
    POOL,
    QUEST_DECK,
    QUEST_DISCARD,
    QUEST_TOP,
    QUESTS,
    USED,
)
from engine.games.quests_of_shadowgate.zones import PAYMENT as PAID
from tests.games.quests_of_shadowgate.builders import Gate

OPEN = ("The Silent Guard", "Bridge of Bones", "The Drowned Bell", "The Empty Throne")
PAYMENT = ("golden_thorn", "scattered_coins")


def ilsabet(*items, quests=OPEN, ability="Long Wick"):
    """Stats 1,2,1; base types Ranged, Wind and Royal."""
    gate = Gate(2).plays(0, "Ilsabet Swift", ability).plays(1, "Brannoc Ironhall", "Seize").quests(*quests)
    return gate.items(0, *items).hand(0, *PAYMENT, "gatebreaker", "circle_rune", "oak_shield").acting(0, 6)


def guarding(*items, **more):
    """The Silent Guard paid: Ranged; Great with Magic, Epic with Magic and Relic."""
    return ilsabet(*items, **more).start_quest(0, "The Silent Guard").pay(0, *PAYMENT)


def reachable(gate):
    return [action.level for action in gate.legal(0)]


# Cost


def test_a_quest_is_offered_only_if_it_can_be_paid_this_turn():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").quests(*OPEN)
    gate.hand(0, "golden_thorn", "oak_shield").acting(0, 2)
    assert gate.offers(0, actions.StartQuest) == [actions.StartQuest(gate.quest("The Empty Throne"))]
    refused = gate.refuses(0, actions.StartQuest(gate.quest("The Silent Guard")))
    assert refused.slug == "CostCannotBeMet"
    assert "The Silent Guard" in refused.sentence


def test_choosing_a_quest_costs_an_action_and_every_resource_another():
    assert guarding().actions() == 3


def test_without_an_action_no_quest_is_chosen():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").quests(*OPEN)
    gate.hand(0, "kings_crown", "throwing_knives", "winters_breath").acting(0, 0)
    assert gate.refuses(0, actions.StartQuest(gate.quest("The Silent Guard"))).slug == "NotEnoughActions"


def test_a_quest_that_is_not_open_is_refused():
    gate = ilsabet()
    assert gate.refuses(0, actions.StartQuest(gate.quest("Hold the Stair"))).slug == "NotAnOpenQuest"


def test_a_started_quest_can_be_taken_back():
    gate = ilsabet().start_quest(0, "The Silent Guard").pay(0, "golden_thorn")
    gate.act(0, actions.TakeBack())
    assert sorted(gate.held(0)) == sorted([*PAYMENT, "gatebreaker", "circle_rune", "oak_shield"])
    assert gate.actions() == 6
    assert gate.open_quests() == list(OPEN)


def test_what_a_quest_is_paid_with_is_nobody_elses_business():
    gate = ilsabet().start_quest(0, "The Silent Guard").pay(0, "golden_thorn")
    assert actions_left(gate.world, 0) == 4
    assert actions_left(observe(gate.world, 1), 0) == 6
    assert observe(gate.world, 1).zones[PAID[0]] == [Hidden("adventure")]


# Levels


def test_without_an_item_a_quest_is_minor_and_nobody_is_asked():
    gate = guarding()
    assert gate.points(0) == 1
    assert gate.world.phase == "action"


@pytest.mark.parametrize(
    ("items", "levels"),
    [
        (("elven_longbow1",), ["minor", "major"]),
        (("elven_longbow1", "flame_of_gorrung1"), ["minor", "major", "great"]),
        (("elven_longbow1", "flame_of_gorrung1", "yorick1"), ["minor", "major", "great", "epic"]),
        (("elven_longbow1", "bone_axe1"), ["minor", "major"]),
    ],
)
def test_a_level_needs_the_type_and_its_classes(items, levels):
    assert reachable(guarding(*items)) == levels


@pytest.mark.parametrize("items", [("flame_of_gorrung1",), ("flame_of_gorrung1", "yorick1")])
def test_classes_without_the_type_reach_nothing(items):
    assert guarding(*items).points(0) == 1


@pytest.mark.parametrize(("level", "points"), [("minor", 1), ("major", 3), ("great", 5), ("epic", 8)])
def test_the_levels_score_1_3_5_and_8(level, points):
    gate = guarding("elven_longbow1", "flame_of_gorrung1", "yorick1").level(0, level)
    assert gate.points(0) == points


def test_a_level_out_of_reach_is_refused_with_what_it_needs():
    assert guarding("elven_longbow1").refuses(0, actions.ChooseLevel("legendary")).slug == "NoSuchLevel"
    refused = guarding("elven_longbow1").refuses(0, actions.ChooseLevel("epic"))
    assert refused.slug == "LevelOutOfReach"
    assert "Ranged, Magic and Relic" in refused.sentence


def test_one_item_meets_one_need():
    gate = ilsabet("bone_axe1", "flame_of_gorrung1").start_quest(0, "Bridge of Bones")  # Melee; Great with Weapon
    gate.pay(0, "circle_rune", "golden_thorn")
    assert reachable(gate) == ["minor", "major"]


def test_another_weapon_meets_the_class_of_a_weapon_quest():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").quests(*OPEN)
    gate.items(0, "bone_axe1", "lantern_helm1").hand(0, "circle_rune", "golden_thorn", "yorick").acting(
        0, 5
    ).start_quest(0, "Bridge of Bones")
    gate.pay(0, "circle_rune", "golden_thorn")
    assert reachable(gate) == ["minor", "major", "great"]


def test_where_several_items_would_do_the_player_names_one():
    gate = guarding("elven_longbow1", "flame_of_gorrung1", "rime_ward1").level(0, "great")
    assert {gate.world.kinds[action.item] for action in gate.legal(0)} == {"flame_of_gorrung", "rime_ward"}
    gate.act(0, actions.Serve(gate.card("flame_of_gorrung")))
    assert gate.points(0) == 5
    assert USED(gate.world, gate.card("flame_of_gorrung"))
    assert not USED(gate.world, gate.card("rime_ward"))


def test_an_item_needed_elsewhere_in_the_quest_cannot_be_named_here():
    gate = guarding("elven_longbow1", "mimic", "flame_of_gorrung1", "rime_ward1").level(0, "epic")
    assert gate.world.asks[-1][0].need == "magic"
    refused = gate.refuses(0, actions.Serve(gate.card("mimic")))
    assert refused.slug == "NeededElsewhere"


def test_an_item_that_does_not_fit_is_refused():
    gate = guarding("elven_longbow1", "flame_of_gorrung1", "rime_ward1", "bone_axe1").level(0, "great")
    assert gate.refuses(0, actions.Serve(gate.card("bone_axe"))).slug == "DoesNotServe"
    assert gate.refuses(0, actions.Serve(gate.card("elven_longbow"))).slug == "AlreadyUsed"
    assert gate.refuses(0, actions.Serve(gate.card("yorick"))).slug == "NotYourItem"


# Wild cards


@pytest.mark.parametrize("other", ["elven_longbow1", "flame_of_gorrung1"])
def test_a_wild_card_serves_as_type_or_class(other):
    gate = guarding("mimic", other)
    assert "great" in reachable(gate)


def test_a_wild_card_serves_as_relic_too():
    assert "epic" in reachable(guarding("mimic", "elven_longbow1", "flame_of_gorrung1"))


def test_a_wild_card_is_always_used_up():
    gate = guarding("mimic").level(0, "major")
    assert USED(gate.world, gate.card("mimic"))


# Using up


def test_an_item_of_a_base_type_stays_and_may_serve_again_this_turn():
    gate = guarding("elven_longbow1", quests=("The Silent Guard", "Eyes in the Rafters")).level(0, "major")
    assert not USED(gate.world, gate.card("elven_longbow"))
    gate.start_quest(0, "Eyes in the Rafters").pay(0, "circle_rune")
    assert reachable(gate) == ["minor", "major"]


def test_another_item_is_locked_until_it_is_discarded_in_the_draw_phase():
    gate = guarding("elven_longbow1", "flame_of_gorrung1", quests=("The Silent Guard", "Eyes in the Rafters"))
    gate.level(0, "great")
    assert gate.acquired(0) == ["elven_longbow", "flame_of_gorrung"]
    gate.stop(0)
    assert gate.acquired(0) == ["elven_longbow"]
    assert "flame_of_gorrung" in gate.kinds(DISCARD)


def test_several_quests_may_be_done_in_one_turn():
    gate = guarding(quests=("The Silent Guard", "Eyes in the Rafters"))
    gate.start_quest(0, "Eyes in the Rafters").pay(0, "circle_rune")
    assert gate.points(0) == 2
    assert len(gate.world.zones[DONE[0]]) == 2


# Quests that come and go


def test_a_gap_in_the_column_stays_until_the_end_of_the_turn():
    gate = guarding()
    assert gate.world.zones[QUESTS[0]] == []
    assert gate.open_quests() == list(OPEN[1:])
    gate.stop(0).discard(0, "oak_shield")
    assert gate.column()[0] == "The Empty Throne"


def test_taking_the_top_of_the_deck_shows_the_next_at_once():
    gate = ilsabet()
    beneath = gate.world.zones[QUEST_DECK][-1]
    gate.start_quest(0, "The Empty Throne").pay(0, "gatebreaker")
    assert gate.points(0) == 1
    assert gate.world.zones[QUEST_TOP] == [beneath]
    assert len(gate.offers(0, actions.StartQuest)) > 0


def test_cycling_replaces_all_open_quests_and_the_pool_for_an_action():
    gate = ilsabet().pool("yorick", "mimic").cycle(0)
    assert gate.actions() == 5
    assert not set(gate.open_quests()) & set(OPEN)
    assert len(gate.open_quests()) == 4
    assert set(gate.kinds(DISCARD)) == {"yorick", "mimic"}
    assert len(gate.world.zones[POOL]) == 2


def test_done_quests_come_again_with_their_other_side_up():
    gate = ilsabet().cycle(0)
    first = dict(zip(OPEN, [gate.quest(name) for name in OPEN], strict=True))
    sides = {piece: gate.world.sides[piece] for piece in first.values()}
    gate.cycle(0)  # seven were below the top: three are left, so the discards are turned over
    shown = {piece: side for piece, side in gate.world.sides.items() if piece in sides and side in ("a", "b")}
    assert all(shown[piece] != sides[piece] for piece in sides if piece not in gate.world.zones[QUEST_DISCARD])
    assert gate.world.zones[QUEST_DISCARD] == []


def test_no_quest_is_lost_by_cycling():
    gate = ilsabet()
    for _ in range(4):
        gate.cycle(0)
        quests = [piece for zone in (*QUESTS, QUEST_TOP, QUEST_DECK, QUEST_DISCARD) for piece in gate.world.zones[zone]]
        assert len(quests) == len(set(quests)) == len(box().quests)
        assert len(gate.open_quests()) == 4


def test_the_prospect_of_a_quest_tells_level_points_and_what_is_short():
    gate = ilsabet("elven_longbow1", "flame_of_gorrung1")
    silent = prospect_of(gate.world, 0, gate.quest("The Silent Guard"))
    assert (silent.level, silent.points, silent.is_payable) == ("great", 5, True)
    gate = Gate(2).plays(0, "Ilsabet Swift").quests(*OPEN).hand(0, "golden_thorn", "oak_shield").acting(0, 2)
    assert prospect_of(gate.world, 0, gate.quest("The Silent Guard")).short == (1, 0, 0)
