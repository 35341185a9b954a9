"""The quick tables answer what the cards say, for every card there is."""

import pytest

from engine.games.shadowrift.content import box, printed
from engine.games.shadowrift.content.effects import Boost, DiesForOthers, Hit, Spare
from engine.games.shadowrift.content.forms import Price
from engine.kit.printed import Printed

BY_MORE_THAN_KIND = {"WORKING_EFFECTS", "WALL_PRICE"}
TABLES = [name for name, table in vars(printed).items() if isinstance(table, Printed) and name not in BY_MORE_THAN_KIND]


@pytest.mark.parametrize("name", TABLES)
def test_every_table_has_an_answer_for_every_card(name):
    table = getattr(printed, name)
    assert {kind: table[kind] for kind in box().cards} == {kind: table.derive(kind) for kind in box().cards}


def test_every_sort_of_card_has_a_word_for_players():
    assert all(box().word(printed.SORT[kind]) for kind in box().cards)


def test_a_strike_is_a_quick_melee_attack_with_one_boost():
    assert (printed.SORT["strike"], printed.QUICK["strike"], printed.MELEE["strike"]) == ("attack", True, True)
    assert printed.BOOST["strike"] == Boost(what="prowess", each=1, most=1)


def test_ranged_attacks_and_aid_are_no_melee():
    assert {kind for kind in box().cards if printed.MELEE[kind]} == {
        "strike", "leading_strike", "wild_charge", "thieving_strike", "blessed_smite",
    }  # fmt: skip


def test_the_seal_is_a_spell_that_is_not_quick():
    assert (printed.SPELL["seal"], printed.QUICK["seal"], printed.ATTACK["seal"]) == (True, False, False)


def test_infiltrators_can_be_killed_but_do_not_stand_for_the_town():
    assert printed.MORTAL["spy"]
    assert not printed.STANDS["spy"]
    assert printed.STANDS["moat"]
    assert not printed.MORTAL["moat"]
    assert not printed.STANDS["corpse"]


def test_walls_cost_more_coin_with_more_heroes():
    assert printed.WALL_PRICE["dyke", 3] == Price(prowess=2, coin=5)
    assert printed.WALL_PRICE["stone_wall", 1] == Price(prowess=2, coin=1)
    assert printed.WALL_PRICE["inner_keep", 6] == Price(prowess=4, coin=11)


def test_effects_are_found_by_their_type():
    assert printed.has("guard", DiesForOthers)
    assert not printed.has("baker", DiesForOthers)
    assert printed.one_of("hunter", Hit) == Hit(n=2, ranged=True)
    assert printed.one_of("hunter", Spare) is None
    assert [spare.whom for spare in printed.all_of("inner_keep", Spare)] == ["last"]


def test_zombies_freezes_and_totems_have_their_numbers():
    assert (printed.HEALTH["zombie"], printed.SYMBOLS["zombie"], printed.HEALTH["freeze"]) == (2, 0, 4)
    assert (printed.SYMBOLS["totem"], printed.HEALTH["totem"]) == (1, 0)
    assert len(printed.PLANS["zombie"]) == 3
