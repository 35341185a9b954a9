"""The game's own bot: blind to what it may not see, and what it wants, choice by choice."""

import random

from engine.core import guess, observe
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.bot.outlook import Outlook
from engine.games.quests_of_shadowgate.bot.planning import ways_to_cover
from engine.games.quests_of_shadowgate.rules.sums import packed
from engine.games.quests_of_shadowgate.zones import FINISHER
from tests.games.quests_of_shadowgate.builders import GAME, Gate, a_game


def pick(gate, seat, rng=None):
    return GAME.bot.pick(observe(gate.world, seat), seat, rng or random.Random(1))


def picked(gate, seat=0):
    """The kind of the card that the bot's choice names."""
    return gate.world.kinds[pick(gate, seat).card]


def test_the_bot_chooses_the_same_in_worlds_that_look_the_same_to_it():
    gate = a_game(3, 2, stealing="on")
    rng = random.Random(5)
    for _ in range(120):
        [seat] = gate.asked()
        seen = observe(gate.world, seat)
        other = observe(guess(seen, rng), seat)
        assert GAME.bot.pick(seen, seat, random.Random(1)) == GAME.bot.pick(other, seat, random.Random(1))
        gate.act(seat, GAME.bot.pick(seen, seat, random.Random(1)))


def test_the_bot_makes_the_staff_when_it_can():
    from tests.games.quests_of_shadowgate.rules.test_staff import maker

    gate = maker()
    assert GAME.bot.pick(observe(gate.world, 0), 0, random.Random(1)) == actions.StartStaff()


def test_the_bot_never_takes_back_what_it_can_pay():
    gate = Gate(2).plays(0, "Corvin of the Seal").hand(0, "yorick", "minor_mistral", "spell_of_fortitude").acting(0, 4)
    gate.start_item(0, "yorick")
    for _ in range(2):
        gate.act(0, GAME.bot.pick(observe(gate.world, 0), 0, random.Random(1)))
    assert gate.acquired(0) == ["yorick"]


# What it plans


def test_it_lights_the_card_that_is_no_payment_for_what_it_wants():
    gate = Gate(2).plays(0, "Corvin of the Seal", "Seize").plays(1, "Brannoc Ironhall")
    gate.hand(0, "yorick", "gatebreaker", "iron_spear").turn(0)  # three Vigour are missing for Yorick
    assert picked(gate) == "iron_spear"


def test_it_acquires_the_item_that_serves_the_open_quest_before_the_quest():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").quests("The Silent Guard")
    gate.hand(0, "throwing_knives", "golden_thorn", "scattered_coins", "magnus_bounty").acting(0, 6)
    assert pick(gate, 0) == actions.StartItem(gate.card("throwing_knives"))


def test_it_pays_with_what_it_needs_least():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").items(0, "elven_longbow")
    gate.hand(0, "oak_shield", "siege_crossbow", "golden_thorn").acting(0, 4).start_item(0, "oak_shield")
    assert picked(gate) == "siege_crossbow"  # a second Ranged item is no use, the Thorn is


def test_it_takes_a_staff_piece_from_the_pool_while_it_has_none():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").pool("golden_thorn", "elven_longbow")
    gate.items(0, "throwing_knives").hand(0, "yorick", "mimic").acting(0, 1).stop(0)
    assert picked(gate) == "golden_thorn"


def test_it_lets_an_item_of_a_base_type_serve_before_one_that_would_be_used_up():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").quests("The Silent Guard")
    gate.items(0, "elven_longbow1", "flame_of_gorrung1", "keening_gale1").hand(0, "golden_thorn", "scattered_coins")
    gate.acting(0, 4).start_quest(0, "The Silent Guard").pay(0, "golden_thorn", "scattered_coins").level(0, "great")
    assert gate.world.kinds[pick(gate, 0).item] == "keening_gale"


def test_it_does_not_end_a_game_that_it_would_lose():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").vp(24, 24)
    behind = Outlook(gate.items(1, "yorick1", "golden_thorn1", "bone_axe1").world, 0)
    ahead = Outlook(gate.world, 1)
    assert behind.finish_worth(1) < 0 < ahead.finish_worth(1)
    assert ahead.finish_worth(0) == 0


def test_in_the_last_turn_cards_kept_are_worth_nothing():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").hand(0, "golden_thorn")
    assert Outlook(gate.world, 0).card_worth(gate.card("golden_thorn")) > 0
    gate.put(FINISHER.to(2))
    assert Outlook(gate.world, 0).card_worth(gate.card("golden_thorn")) == 0


def test_ways_to_pay_have_no_card_too_many():
    kinds = ("gatebreaker", "minor_mistral", "spell_of_fortitude", "kings_crown")  # 3,2,1 2,2,2 1,1,2 2,2,1
    ways = dict(ways_to_cover(kinds, packed((3, 0, 0))))
    assert ways == {0b0001: 1, 0b0110: 2, 0b1010: 1, 0b1100: 1}
    assert ways_to_cover(kinds, packed((0, 0, 0))) == ((0, 0),)
