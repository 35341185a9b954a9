"""Acquiring items: what can be started, paying in secret, taking back, types, firsts, wild cards."""

from engine.core import Hidden, observe
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.rules.paying import actions_left, cheapest_payment, missing_of
from engine.games.quests_of_shadowgate.zones import DISCARD, DONE, HAND, ITEMS, PAYMENT, QUEST_DECK, SPENT, USED, WANTED
from tests.games.quests_of_shadowgate.builders import Gate


def two(**options):
    """Corvin has the stats 0, 2, 2."""
    return Gate(2, **options).plays(0, "Corvin of the Seal", "Long Wick").plays(1, "Brannoc Ironhall", "Restless Feet")


def buying_yorick(*others):
    gate = two().hand(0, "yorick", "minor_mistral", "spell_of_fortitude", *others).acting(0, 4)
    return gate.start_item(0, "yorick")


# Starting


def test_an_item_is_offered_only_if_it_can_be_paid_this_turn():
    gate = two().hand(0, "yorick", "minor_mistral").acting(0, 4)  # 3,1,2 against 0,2,2 and 2,2,2
    assert "yorick" not in gate.startable(0)
    refused = gate.refuses(0, actions.StartItem(gate.card("yorick")))
    assert refused.slug == "CostCannotBeMet"
    assert "1 Vigour short" in refused.sentence


def test_the_actions_left_limit_what_can_be_paid():
    cards = ("yorick", "minor_mistral", "spell_of_fortitude")
    assert "yorick" in two().hand(0, *cards).acting(0, 3).startable(0)
    gate = two().hand(0, *cards).acting(0, 2)
    assert "yorick" not in gate.startable(0)
    assert gate.refuses(0, actions.StartItem(gate.card("yorick"))).slug == "CostCannotBeMet"


def test_an_item_cannot_pay_for_itself():
    gate = two().hand(0, "siege_crossbow", "oak_shield").acting(0, 4)  # 3,2,1: the Crossbow's own 3 Vigour do not count
    assert "siege_crossbow" not in gate.startable(0)


def test_without_an_action_nothing_that_costs_one_is_started():
    gate = two().hand(0, "spell_of_fortitude", "throwing_knives", "kings_crown").acting(0, 0)
    assert gate.startable(0) == ["throwing_knives"]  # 2,2,0 against 0,2,2 and the Crown's 2,2,1, both free
    assert gate.refuses(0, actions.StartItem(gate.card("spell_of_fortitude"))).slug == "NotEnoughActions"


def test_a_second_item_of_a_type_is_refused():
    gate = two().items(0, "golden_chalice1").hand(0, "yorick", "minor_mistral", "spell_of_fortitude").acting(0, 4)
    refused = gate.refuses(0, actions.StartItem(gate.card("yorick")))
    assert refused.slug == "TypeAlreadyHeld"
    assert "Golden Chalice" in refused.sentence
    assert "Artifact" in refused.sentence


def test_an_event_is_never_an_item():
    gate = two().hand(0, "falling_dusk", "minor_mistral").acting(0, 4)
    assert gate.refuses(0, actions.StartItem(gate.card("falling_dusk"))).slug == "IsAnEvent"


def test_a_card_of_another_hand_is_refused():
    gate = two().hand(1, "yorick").hand(0, "minor_mistral").acting(0, 4)
    assert gate.refuses(0, actions.StartItem(gate.card("yorick"))).slug == "NotInHand"


def test_an_item_that_the_stats_alone_can_pay_needs_no_card():
    gate = Gate(2).plays(0, "Brannoc Ironhall", "Long Wick").plays(1, "Corvin of the Seal")
    gate.hand(0, "oak_shield", "mimic").acting(0, 2).start_item(0, "oak_shield")  # 2,1,1 against 2,1,1
    assert gate.acquired(0) == ["oak_shield"]
    assert gate.held(0) == ["mimic"]
    assert gate.actions() == 1


# Paying


def test_payment_is_asked_card_by_card_until_the_cost_is_met():
    gate = buying_yorick()
    assert missing_of(gate.world, gate.world.agenda[-1]) == (3, 0, 0)
    gate.pay(0, "minor_mistral")
    assert missing_of(gate.world, gate.world.agenda[-1]) == (1, 0, 0)
    assert gate.payment(0) == ["minor_mistral"]
    gate.pay(0, "spell_of_fortitude")
    assert gate.acquired(0) == ["yorick"]
    assert gate.kinds(SPENT[0]) == ["minor_mistral", "spell_of_fortitude"]


def test_item_and_payment_are_seen_by_the_payer_alone_until_the_cost_is_met():
    gate = buying_yorick().pay(0, "minor_mistral")
    seen = observe(gate.world, 1)
    assert seen.zones[WANTED[0]] == seen.zones[PAYMENT[0]] == [Hidden("adventure")]
    assert observe(gate.world, 0).zones[WANTED[0]] == [gate.card("yorick")]
    gate.pay(0, "spell_of_fortitude")
    assert observe(gate.world, 1).zones[SPENT[0]] == [gate.card("minor_mistral"), gate.card("spell_of_fortitude")]
    assert observe(gate.world, 1).zones[ITEMS[0]] == [gate.card("yorick")]


def test_actions_are_charged_when_the_cost_is_met_so_that_they_tell_nothing():
    gate = buying_yorick("kings_crown").pay(0, "minor_mistral")
    assert gate.actions() == 4
    assert actions_left(gate.world, 0) == 2
    assert actions_left(observe(gate.world, 1), 0) == 4
    gate.pay(0, "kings_crown")
    assert gate.actions() == 2


def test_a_card_that_adds_nothing_still_missing_is_not_taken():
    gate = buying_yorick("cracked_mirror")  # 0,2,1, and only Vigour is missing
    assert "cracked_mirror" not in gate.payable(0)
    assert gate.refuses(0, actions.Pay(gate.card("cracked_mirror"))).slug == "NothingMissing"


def test_a_card_after_which_the_rest_could_not_be_paid_is_not_taken():
    gate = (
        two().hand(0, "yorick", "bone_axe", "minor_mistral", "spell_of_fortitude").acting(0, 2).start_item(0, "yorick")
    )
    assert gate.payable(0) == ["bone_axe"]  # one card is left to play, and it must bring 3 Vigour
    assert gate.refuses(0, actions.Pay(gate.card("minor_mistral"))).slug == "CostCannotBeMet"


def test_it_can_all_be_taken_back_until_the_cost_is_met():
    gate = buying_yorick().pay(0, "minor_mistral")
    gate.act(0, actions.TakeBack())
    assert sorted(gate.held(0)) == ["minor_mistral", "spell_of_fortitude", "yorick"]
    assert gate.actions() == 4
    assert gate.acquired(0) == gate.payment(0) == []
    assert "yorick" in gate.startable(0)


def test_what_is_paid_too_much_is_lost_and_a_card_pays_once():
    gate = two().hand(0, "spell_of_fortitude", "notched_sword", "gatebreaker", "bone_axe", "oak_shield").acting(0, 6)
    gate.buy(0, "spell_of_fortitude", "gatebreaker")  # 2,1,1 with 3,2,1
    gate.start_item(0, "notched_sword")  # 2,1,1: two Vigour are missing all over again
    assert missing_of(gate.world, gate.world.agenda[-1]) == (2, 0, 0)


def test_stats_count_in_full_for_every_item():
    gate = two().hand(0, "yorick", "notched_sword", "gatebreaker", "bone_axe").acting(0, 6)
    gate.buy(0, "yorick", "gatebreaker").buy(0, "notched_sword", "bone_axe")
    assert gate.acquired(0) == ["yorick", "notched_sword"]


def test_a_no_action_card_is_free_as_item_and_as_payment_but_its_payment_is_not():
    gate = two().hand(0, "throwing_knives", "kings_crown", "oak_shield").acting(0, 2)
    gate.start_item(0, "throwing_knives")
    assert sorted(gate.payable(0)) == ["kings_crown", "oak_shield"]
    gate.pay(0, "oak_shield")  # 2 Vigour for an action
    assert gate.acquired(0) == ["throwing_knives"]
    assert gate.actions() == 1


def test_the_cheapest_payment_takes_fewest_actions_then_what_is_missed_least():
    gate = buying_yorick("bone_axe", "kings_crown")
    cards = [gate.world.kinds[card] for card in cheapest_payment(gate.world, 0)]
    assert cards == ["bone_axe"]  # the Crown and the Spell take one action too, but two cards would be missed
    gate.pay(0, *cards)
    assert gate.acquired(0) == ["yorick"]


def test_the_cheapest_payment_prefers_cards_that_need_no_action():
    gate = Gate(2).plays(0, "Ilsabet Swift").hand(0, "yorick", "kings_crown", "gatebreaker").acting(0, 4)
    gate.start_item(0, "yorick")  # 3,1,2 against 1,2,1
    assert [gate.world.kinds[card] for card in cheapest_payment(gate.world, 0)] == ["kings_crown"]


def test_the_cheapest_payment_is_the_same_for_an_observer_who_may_know_it_and_empty_without_a_purchase():
    gate = buying_yorick("bone_axe")
    assert cheapest_payment(observe(gate.world, 0), 0) == cheapest_payment(gate.world, 0) != ()
    assert cheapest_payment(gate.world, 1) == ()
    gate.act(0, actions.TakeBack())
    assert cheapest_payment(gate.world, 0) == ()


# First of its type


def test_the_first_item_of_a_type_at_the_table_is_marked():
    gate = buying_yorick().pay(0, "minor_mistral", "spell_of_fortitude")
    assert gate.is_first("yorick")


def test_the_second_item_of_a_type_is_not():
    gate = two().items(1, "golden_chalice1").hand(0, "yorick", "minor_mistral", "spell_of_fortitude").acting(0, 4)
    gate.buy(0, "yorick", "minor_mistral", "spell_of_fortitude")
    assert not gate.is_first("yorick")
    assert gate.is_first("golden_chalice")


def tidied(gate, id, seat=0):
    """The seat ends its turn having used this item on a quest."""
    gate.lay("quest_1", QUEST_DECK, DONE[seat], "a")
    gate.put(USED.to(1, gate.card(id))).acting(seat, 1).stop(seat)
    return gate


def test_when_a_first_is_discarded_the_next_player_clockwise_inherits_it():
    gate = Gate(4).items(0, "yorick1").items(1, "bone_axe1").items(2, "golden_chalice").items(3, "circle_rune")
    tidied(gate, "yorick")
    assert gate.kinds(DISCARD)[-1] == "yorick"
    assert gate.is_first("golden_chalice")
    assert not gate.is_first("circle_rune")
    assert not gate.is_first("yorick")


def test_clockwise_starts_at_the_left_of_whoever_discards():
    gate = Gate(4).items(2, "yorick1").items(1, "golden_chalice").items(3, "circle_rune")
    tidied(gate, "yorick", 2)
    assert gate.is_first("circle_rune")


def test_when_nobody_can_inherit_the_next_one_acquired_is_first_again():
    gate = two().items(1, "golden_chalice1")
    tidied(gate, "golden_chalice", 1)
    gate = two().hand(0, "yorick", "minor_mistral", "spell_of_fortitude").acting(0, 4)
    gate.buy(0, "yorick", "minor_mistral", "spell_of_fortitude")
    assert gate.is_first("yorick")


# Wild cards


def test_a_wild_card_is_never_first_of_a_type():
    gate = two().hand(0, "mimic", "gatebreaker", "bone_axe").acting(0, 4).buy(0, "mimic", "gatebreaker")
    assert gate.acquired(0) == ["mimic"]
    assert not gate.is_first("mimic")


def test_a_player_holds_one_wild_card():
    gate = two().items(0, "mimic").hand(0, "bottled_wish", "gatebreaker", "bone_axe").acting(0, 4)
    assert gate.refuses(0, actions.StartItem(gate.card("bottled_wish"))).slug == "TypeAlreadyHeld"


def test_a_wild_card_leaves_room_for_every_type():
    gate = two().items(0, "mimic").hand(0, "yorick", "minor_mistral", "spell_of_fortitude").acting(0, 4)
    assert "yorick" in gate.startable(0)


def test_what_a_hand_holds_is_nobody_elses_business():
    gate = two().hand(0, "yorick", "mimic").hand(1, "bone_axe").acting(0, 4)
    assert observe(gate.world, 1).zones[HAND[0]] == [Hidden("adventure"), Hidden("adventure")]
    assert gate.game.legal(observe(gate.world, 0), 0) == gate.legal(0)
