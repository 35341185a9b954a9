"""Stealing items: what may be stolen, what it costs, and attempts that come to nothing."""

from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.rules.paying import cost_of
from engine.games.quests_of_shadowgate.zones import HAND
from tests.games.quests_of_shadowgate.builders import Gate

RICH = ("gatebreaker", "circle_rune", "minor_mistral", "seers_eye", "velvet_sceptre")


def thief(*hand, stealing="on", count=6, items=("yorick1",)):
    """Seat 0, Ilsabet (1,2,1), acts; seat 1, Hobart (0,2,2; Fire, Ranged, Armor), has the items."""
    gate = Gate(2, stealing=stealing).plays(0, "Ilsabet Swift").plays(1, "Hobart Quill").items(1, *items)
    return gate.hand(0, *(hand or RICH)).acting(0, count)


def thefts(gate):
    return [gate.world.kinds[action.item] for action in gate.offers(0, actions.StartTheft)]


def test_items_are_stolen_only_where_the_table_allows_it():
    assert thefts(thief()) == ["yorick"]
    gate = thief(stealing="off")
    assert thefts(gate) == []
    assert gate.refuses(0, actions.StartTheft(gate.card("yorick"))).slug == "NoStealing"


def test_an_item_of_a_base_type_of_its_owner_cannot_be_stolen():
    gate = thief(items=("flame_of_gorrung1", "yorick1"))
    assert thefts(gate) == ["yorick"]
    assert gate.refuses(0, actions.StartTheft(gate.card("flame_of_gorrung"))).slug == "BaseType"


def test_an_item_of_a_type_the_thief_holds_cannot_be_stolen():
    gate = thief().items(0, "golden_chalice")
    assert gate.refuses(0, actions.StartTheft(gate.card("yorick"))).slug == "TypeAlreadyHeld"


def test_a_wild_card_can_be_stolen_by_whoever_holds_none():
    assert thefts(thief(items=("mimic",))) == ["mimic"]
    assert thefts(thief(items=("mimic",)).items(0, "bottled_wish")) == []


def test_neither_an_own_item_nor_a_card_in_hand_can_be_stolen():
    gate = thief().items(0, "bone_axe").hand(1, "rime_ward")
    assert gate.refuses(0, actions.StartTheft(gate.card("bone_axe"))).slug == "YourOwn"
    assert gate.refuses(0, actions.StartTheft(gate.card("rime_ward"))).slug == "NotAnItem"


def test_a_theft_needs_an_action():
    gate = thief("kings_crown", "throwing_knives", "winters_breath", "feather_charm", "lantern_helm", count=0)
    assert gate.world.ask_of(0) is not None
    assert gate.refuses(0, actions.StartTheft(gate.card("yorick"))).slug == "NotEnoughActions"


def test_the_victim_doubles_a_stat_before_the_thief_pays():
    gate = thief().start_theft(0, "yorick")
    assert gate.asked() == [1]
    assert gate.legal(1) == [actions.Double("vigour"), actions.Double("wits"), actions.Double("spirit")]
    gate.act(1, actions.Double("wits"))
    assert gate.asked() == [0]
    assert cost_of(gate.world, gate.world.agenda[-1]) == (3, 5, 4)  # 3,1,2 and 0,2,2, Wits twice


def test_a_theft_is_offered_if_one_answer_leaves_it_payable():
    hand = ("circle_rune", "gatebreaker")  # with 1,2,1: 6,6,4 in all; 3,5,4 is payable, 3,3,6 is not
    assert thefts(thief(*hand)) == ["yorick"]


def test_a_theft_that_no_answer_leaves_payable_is_refused():
    gate = thief("oak_shield", "bone_axe")  # with 1,2,1: 6,3,2 in all
    assert thefts(gate) == []
    assert gate.refuses(0, actions.StartTheft(gate.card("yorick"))).slug == "CostCannotBeMet"


def test_if_the_answer_makes_it_unpayable_the_action_is_spent_and_the_attempt_ends():
    gate = thief("circle_rune", "gatebreaker").start_theft(0, "yorick")
    gate.act(1, actions.Double("spirit"))
    assert "theft_fails" in gate.notes()
    assert gate.actions() == 5
    assert gate.held(0) == ["circle_rune", "gatebreaker"]
    assert gate.acquired(1) == ["yorick"]
    assert gate.asked() == [0]


def test_a_theft_can_be_given_up_but_its_action_is_lost():
    gate = thief().start_theft(0, "yorick")
    gate.act(1, actions.Double("vigour"))
    gate.pay(0, "circle_rune")
    gate.act(0, actions.TakeBack())
    assert gate.actions() == 5
    assert sorted(gate.held(0)) == sorted(RICH)
    assert gate.acquired(1) == ["yorick"]


def test_a_stolen_item_stays_first_of_its_type():
    gate = thief().start_theft(0, "yorick")
    gate.act(1, actions.Double("vigour"))
    gate.pay(0, "gatebreaker", "minor_mistral")
    assert gate.acquired(0) == ["yorick"]
    assert gate.is_first("yorick")
    assert gate.actions() == 3


def test_an_item_that_was_not_first_is_not_first_after_the_theft_either():
    gate = Gate(3, stealing="on").plays(0, "Ilsabet Swift").plays(1, "Hobart Quill").plays(2, "Tamsin Emberly")
    gate.items(1, "yorick").items(2, "golden_chalice1").hand(0, *RICH).acting(0, 6).start_theft(0, "yorick")
    gate.act(1, actions.Double("vigour"))
    gate.pay(0, "gatebreaker", "minor_mistral")
    assert not gate.is_first("yorick")


def test_the_victims_hand_plays_no_part():
    gate = thief().hand(1, "bone_axe").start_theft(0, "yorick")
    assert gate.world.zones[HAND[1]] == [gate.card("bone_axe")]
