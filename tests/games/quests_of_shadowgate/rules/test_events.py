"""The six events, one by one: at once for whoever plays them, then for everybody in turn."""

import pytest

from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.rules.paying import cost_of
from engine.games.quests_of_shadowgate.zones import POOL
from tests.games.quests_of_shadowgate.builders import Gate


def under(event, ability="Haggler", **options):
    """Seat 1 has put the event into force; seat 0 is to act."""
    gate = Gate(2, **options).plays(0, "Ilsabet Swift", ability).plays(1, "Brannoc Ironhall")
    return gate.event(1, event) if event else gate


@pytest.mark.parametrize(("event", "count"), [("guttering_light", 3), ("", 4)])
def test_guttering_light_makes_torches_give_one_action_less(event, count):
    gate = under(event).hand(0, "iron_spear", "yorick").turn(0).light(0, "iron_spear")
    assert gate.actions() == count


def test_guttering_light_works_at_once_on_the_turn_of_whoever_plays_it():
    gate = under("").hand(0, "guttering_light", "iron_spear", "yorick").turn(0)
    gate.play_event(0, "guttering_light").light(0, "iron_spear")
    assert gate.actions() == 3


def test_guttering_light_takes_one_of_the_actions_that_long_wick_gives():
    gate = under("guttering_light", "Long Wick").hand(0, "glaciate", "yorick").turn(0).light(0, "glaciate")
    assert gate.actions() == 4


@pytest.mark.parametrize(("event", "cost"), [("falling_dusk", (3, 1, 1)), ("", (3, 1, 2))])
def test_falling_dusk_makes_items_cost_one_spirit_less(event, cost):
    gate = under(event, "Long Wick").hand(0, "yorick", "gatebreaker").acting(0, 4).start_item(0, "yorick")
    assert cost_of(gate.world, gate.world.agenda[-1]) == cost


def test_falling_dusk_makes_no_cost_less_than_nothing():
    gate = under("falling_dusk", "Long Wick").hand(0, "throwing_knives", "gatebreaker").acting(0, 4)
    gate.start_item(0, "throwing_knives")
    assert cost_of(gate.world, gate.world.agenda[-1]) == (2, 2, 0)


def test_falling_dusk_lowers_the_cost_of_a_theft_but_not_of_a_quest():
    gate = under("falling_dusk", "Long Wick", stealing="on").items(1, "yorick1").quests("The Silent Guard")
    gate.hand(0, "gatebreaker", "circle_rune", "minor_mistral").acting(0, 6).start_quest(0, "The Silent Guard")
    assert cost_of(gate.world, gate.world.agenda[-1]) == (4, 3, 2)
    gate.act(0, actions.TakeBack())
    gate.start_theft(0, "yorick")
    gate.act(1, actions.Double("spirit"))
    assert cost_of(gate.world, gate.world.agenda[-1]) == (5, 2, 3)  # 3,1,1 and 2,1,1, Spirit twice


@pytest.mark.parametrize(
    ("event", "quest", "points"),
    [("lords_favour", "The Silent Guard", 2), ("", "The Silent Guard", 1), ("lords_favour", "Crown in Ashes", 1)],
)
def test_lords_favour_adds_a_point_to_quests_that_ask_for_a_weapon_type(event, quest, points):
    gate = (
        under(event).quests(quest).hand(0, "circle_rune", "golden_thorn", "yorick").acting(0, 4).start_quest(0, quest)
    )
    gate.pay(0, "circle_rune", *(["yorick"] if quest == "The Silent Guard" else []))  # with 1,2,1: 3,4,3 and more
    assert gate.points(0) == points


def test_sealed_cache_closes_the_pool():
    gate = under("sealed_cache").pool("bone_axe", "rime_ward").hand(0, "yorick", "mimic").acting(0, 1).stop(0)
    assert gate.world.turn == 1  # both cards came from the deck without a question
    assert gate.kinds(POOL) == ["bone_axe", "rime_ward"]


def test_sealed_cache_closes_the_pool_for_its_own_replacement_too():
    gate = under("").pool("bone_axe", "rime_ward").hand(0, "sealed_cache", "mimic", "yorick").turn(0)
    gate.play_event(0, "sealed_cache")
    assert gate.kinds(POOL) == ["bone_axe", "rime_ward"]
    assert len(gate.held(0)) == 3


def test_a_closed_pool_is_refused_with_its_reason():
    gate = under("").pool("bone_axe", "rime_ward").hand(0, "yorick", "mimic").acting(0, 1).stop(0)
    gate.event(1, "sealed_cache")
    assert gate.refuses(0, actions.TakeCard(gate.card("bone_axe"))).slug == "PoolClosed"


@pytest.mark.parametrize(("event", "over"), [("narrow_stairs", 2), ("", 1)])
def test_narrow_stairs_cut_hands_to_five(event, over):
    cards = ("yorick", "mimic", "bone_axe", "rime_ward", "oak_shield")
    gate = under(event).hand(0, *cards).acting(0, 1).stop(0)
    assert gate.world.ask_of(0).cards == over


def test_narrow_stairs_cut_a_deep_pack_too():
    cards = ("yorick", "mimic", "bone_axe", "rime_ward", "oak_shield")
    assert under("narrow_stairs", "Deep Pack").hand(0, *cards).acting(0, 1).stop(0).world.ask_of(0).cards == 2


def test_picked_clean_makes_every_draw_come_from_the_pool_while_it_has_cards():
    gate = under("picked_clean").pool("bone_axe", "rime_ward").hand(0, "yorick", "mimic").acting(0, 3).stop(0)
    assert len(gate.legal(0)) == 2
    assert gate.refuses(0, actions.DrawCard()).slug == "PoolFirst"
    gate.take(0, "rime_ward")  # then the last of the pool, then the deck, without a question
    assert gate.held(0)[:4] == ["yorick", "mimic", "rime_ward", "bone_axe"]
    assert len(gate.held(0)) == 6


def test_an_event_ends_for_everybody_when_it_is_replaced():
    gate = under("guttering_light").hand(0, "narrow_stairs", "iron_spear", "yorick").turn(0)
    gate.play_event(0, "narrow_stairs").light(0, "iron_spear")
    assert gate.actions() == 4
