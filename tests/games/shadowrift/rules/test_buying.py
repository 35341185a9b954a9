"""Paying and buying: cards, Coin, Travellers, Walls, Infiltrators, open purses and gifts."""

import pytest

from engine.games.shadowrift.actions import Bind, Build, Buy, Expel, Give, Invite, Keep, OpenPurse, Play
from engine.games.shadowrift.content.printed import WALL_PRICE
from engine.games.shadowrift.setup import base_kinds
from engine.games.shadowrift.zones import (
    BASE,
    DISCARD,
    HAND,
    LESS,
    MAGIC,
    PROWESS,
    PURSE,
    STACK,
    TOWN_DISCARD,
    TRAVELLER,
    TRAVELLER_DECK,
    WALLS,
    WOUNDS,
)
from tests.games.shadowrift.builders import GAME, Siege

COIN, MIGHT = base_kinds().index("coin"), base_kinds().index("might")


def visitor(siege, kind, place=0):
    card, zone = siege.find(kind, (TRAVELLER_DECK, "town_deck"))
    return siege.move(card, zone, TRAVELLER[place])


def test_points_of_the_round_pay_first_then_prowess_then_might_then_heroism():
    siege = Siege()
    siege.hand(0, "heroism", "might", "prowess", "prowess")
    siege.set(PROWESS, 1, 0)
    siege.does(0, Buy(MIGHT))
    assert sorted(siege.kinds(HAND[0])) == ["heroism", "might"]
    assert PROWESS(siege.world, 0) == 0


def test_heroism_pays_magic_where_it_is_needed():
    siege = Siege(2, "demons", scenario="the_ninth_bell")
    siege.hand(0, "heroism", "prowess", "prowess")
    number = 4 + [siege.kinds(zone)[0] for zone in STACK].index("moonlance")
    siege.does(0, Buy(number))
    assert not siege.world.zones[HAND[0]]


def test_one_heroism_does_not_pay_twice():
    siege = Siege(2, "demons", scenario="the_ninth_bell")
    siege.hand(0, "heroism", "prowess")
    number = 4 + [siege.kinds(zone)[0] for zone in STACK].index("moonlance")
    assert Buy(number) not in GAME.legal(siege.world, 0)


def test_magic_points_pay_before_heroism():
    siege = Siege(2, "demons", scenario="the_ninth_bell")
    siege.set(MAGIC, 1, 0)
    siege.hand(0, "heroism", "prowess", "prowess")
    siege.does(0, Buy(4 + [siege.kinds(zone)[0] for zone in STACK].index("moonlance")))
    assert siege.kinds(HAND[0]) == ["heroism"]


def test_bought_cards_go_to_the_discard_and_coin_is_laid_open():
    siege = Siege()
    siege.hand(0, *["prowess"] * 5)
    siege.does(0, Buy(MIGHT))
    siege.does(0, Buy(COIN))
    assert siege.kinds(DISCARD[0]).count("might") == 1
    assert siege.kinds(PURSE[0]) == ["coin"]


def test_prowess_and_magic_of_others_never_pay():
    siege = Siege(2)
    siege.hand(1, *["prowess"] * 5)
    siege.set(MAGIC, 5, 1)
    assert not siege.offers(0, Buy)
    assert siege.offers(1, Buy)


def test_an_empty_stack_sells_nothing():
    siege = Siege()
    for card in tuple(siege.world.pieces(BASE[MIGHT])):
        siege.move(card, BASE[MIGHT], "sealed")
    assert siege.refusal(0, Buy(MIGHT)) == "The stack is empty."


def test_what_is_short_is_told():
    siege = Siege()
    siege.hand(0, "prowess")
    assert siege.refusal(0, Buy(MIGHT)) == "Might costs 3†; you have 1†."


def test_a_traveller_is_invited_to_the_town_discard_and_the_place_stays_empty():
    siege = Siege()
    card = visitor(siege, "mason")
    siege.hand(0, "prowess")
    siege.purse(0, 1)
    siege.does(0, Invite(0))
    assert card in siege.world.zones[TOWN_DISCARD]
    assert siege.refusal(0, Invite(0)) == "The Traveller's space is empty until the next round."


@pytest.mark.parametrize(("heroes", "coin"), [(1, 2), (2, 3), (3, 4), (4, 6), (5, 8), (6, 10)])
def test_a_wall_costs_more_coin_the_more_heroes_there_are(heroes, coin):
    assert WALL_PRICE["moat", heroes].coin == coin


def test_a_built_wall_goes_to_the_town_discard_and_can_come_back_when_broken():
    siege = Siege()
    siege.hand(0, "prowess", "prowess")
    siege.purse(0, 2)
    wall, _ = siege.find("stone_wall", (WALLS,))
    siege.does(0, Build(wall))
    assert siege.kinds(TOWN_DISCARD) == ["stone_wall"]
    assert not siege.world.zones[PURSE[0]]


def test_mason_discounts_add_up_on_the_next_wall_and_are_gone_then():
    siege = Siege(2, "glacien", scenario="walls_before_winter")
    for card in siege.hand(0, "masons_call", "masons_call"):
        siege.does(0, Play(card))
    siege.hand(0, "prowess", "prowess")
    wall, _ = siege.find("moat", (WALLS,))
    assert LESS["wall", "coin"](siege.world, 0) == 4
    siege.does(0, Build(wall))
    assert LESS["wall", "coin"](siege.world, 0) == 0


def test_an_open_purse_pays_after_the_buyer_s_own_from_the_buyer_clockwise():
    siege = Siege(3)
    siege.purse(0, 1)
    siege.purse(1, 1)
    siege.purse(2, 5)
    siege.hand(0, "prowess", "prowess")
    wall, _ = siege.find("stone_wall", (WALLS,))
    siege.does(0, Build(wall))
    assert [len(siege.world.zones[PURSE[seat]]) for seat in range(3)] == [0, 0, 4]
    assert siege.noted("lent") == [(1, 0, 1), (2, 0, 1)]


def test_a_closed_purse_does_not_pay_and_the_refusal_says_so():
    siege = Siege(2)
    siege.purse(1, 3)
    siege.does(1, OpenPurse(False))
    siege.hand(0, "prowess", "prowess")
    wall, _ = siege.find("stone_wall", (WALLS,))
    assert siege.refusal(0, Build(wall)) == "You are 2¢ short; hero 2's purse is closed."


def test_a_coin_is_given_once_a_round():
    siege = Siege(2)
    siege.purse(0, 2)
    siege.does(0, Give(1, 1))
    assert siege.refusal(1, Give(0, 1)) == "Each coin can be given only once a round."
    siege.does(0, Give(1, 1))
    assert len(siege.world.zones[PURSE[1]]) == 2


def test_a_pact_lord_stops_gifts_and_open_purses():
    siege = Siege(2, "demons")
    siege.purse(1, 3)
    siege.monster("pact_lord")
    assert siege.refusal(1, Give(0, 1)) == "Pact Lord is in play: nobody can give Coin."
    siege.hand(0, "prowess", "prowess")
    wall, _ = siege.find("stone_wall", (WALLS,))
    assert Build(wall) not in GAME.legal(siege.world, 0)


def test_an_infiltrator_is_sent_off_for_two_prowess():
    siege = Siege()
    [spy] = siege.town("spy")
    siege.hand(0, "prowess", "prowess")
    siege.does(0, Expel(spy))
    assert siege.world.pieces(TRAVELLER_DECK)[0] == spy


def test_bamboozle_frees_of_infiltrators_but_not_of_cultists_and_makes_villagers_cheaper():
    siege = Siege(2, "drow", scenario="knives_at_table")
    siege.play_area(0, "bamboozle")
    [spy] = siege.town("spy")
    siege.does(0, Expel(spy))
    visitor(siege, "mason")
    siege.hand(0, "prowess")
    siege.does(0, Invite(0))
    other = Siege(2, "demons")
    [cultist] = other.town("cultist")
    assert "1¢" in other.refusal(0, Expel(cultist))
    other.purse(0, 1)
    other.hand(0, "heroism")
    other.does(0, Expel(cultist))
    assert not other.world.zones[PURSE[0]]


def test_a_wound_is_bound_for_two_prowess_and_a_burn_cannot_be():
    siege = Siege()
    wound, burn, *_ = siege.hand(0, "wound", "burn", "prowess", "prowess")
    assert siege.refusal(0, Bind(burn)) == "A Burn cannot be bound, only healed."
    siege.does(0, Bind(wound))
    assert wound in siege.world.zones[WOUNDS]


def test_a_skill_is_kept_for_one_prowess_once_and_for_more_under_an_avalanche():
    siege = Siege(2, "glacien")
    [skill] = siege.play_area(0, "brawler")
    siege.hand(0, "prowess")
    siege.monster("avalanche")
    assert siege.refusal(0, Keep(skill)) == "Keeping Brawler costs 2†; you have 1†."
    siege.hand(0, "prowess")
    siege.does(0, Keep(skill))
    assert siege.refusal(0, Keep(skill)) == "You are already keeping Brawler."


def test_coin_costs_more_while_a_vault_thief_is_in_play_and_two_do_not_add_up():
    siege = Siege(2, "drow")
    siege.monster("vault_thief")
    siege.monster("vault_thief")
    siege.hand(0, "prowess", "prowess")
    assert siege.refusal(0, Buy(COIN)) == "Coin costs 3†; you have 2†."


def test_a_purse_is_turned_at_most_twice_a_round():
    siege = Siege(2)
    siege.does(0, OpenPurse(False))
    siege.does(0, OpenPurse(True))
    assert siege.refusal(0, OpenPurse(False)) == "You have already opened and closed your purse this round."


def test_a_short_coin_stack_gives_what_it_has():
    siege = Siege()
    for card in tuple(siege.world.pieces(BASE[COIN])):
        siege.move(card, BASE[COIN], "sealed")
    [card] = siege.hand(0, "explore")
    siege.does(0, Play(card))
    assert siege.noted("gains") == [(0, "coin", 0)]
