"""How many Fate cards a green text gives back, by its title, the number of heroes and the game."""

import pytest

from engine.core import Event, Moved, Shuffled, perform, redact
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToWound
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.zones import FATE_DECK, FATE_DISCARD, HAND, WOUNDS
from tests.games.shadowscape.builders import GAME
from tests.games.shadowscape.content.test_fate_effects import green


def discard_some(table, count):
    deck = table.world.zones[FATE_DECK]
    table.fold([Moved(tuple(deck[:count]), FATE_DECK, FATE_DISCARD, None, "a")])


@pytest.mark.parametrize(
    ("title", "recalled"),
    [
        ("loose_stones", 2),
        ("bad_blood", 3),
        ("last_rites", 2),
        ("buried_coin", 2),
        ("wrong_foot", 3),
        ("lost_rumour", 2),
    ],
)
def test_a_recall_brings_random_discards_back_under_the_deck(title, recalled):
    table = green(title)
    discard_some(table, 20)
    before = len(table.world.zones[FATE_DECK])
    table.ready().alter(title)
    drawn = 1 if title == "buried_coin" else 0
    assert len(table.world.zones[FATE_DECK]) == before + recalled - drawn
    assert box().titles[title].green.effects[0].__struct_config__.tag == "recall"


def test_nobody_is_told_in_which_order_recalled_cards_lie_under_the_deck():
    table = green("wrong_foot")
    discard_some(table, 2)  # fewer than are recalled: all of them go, and only their order is left to chance
    before = table.ready().world.copy()
    fate = next(card for card in before.lying(HAND[0]) if before.kinds[card].startswith("wrong_foot"))
    facts = tuple(perform(GAME, table.world, 0, a.Alter(fate)))
    told = redact(before, Event(1, 0, 0, 1, a.Alter(fate), facts), 1).facts
    under = [fact for fact in told if isinstance(fact, Moved) and fact.to == FATE_DECK]
    assert [len(fact.pieces) for fact in under] == [2]
    assert not any(isinstance(ref, int) for fact in under for ref in fact.pieces)
    assert not any(isinstance(entry, int) for fact in told if isinstance(fact, Shuffled) for entry in fact.order)


def test_lost_rumour_recalls_one_more_while_the_lord_is_awake():
    table = green("lost_rumour").wake()
    discard_some(table, 20)
    before = len(table.world.zones[FATE_DECK])
    table.ready().alter("lost_rumour")
    assert len(table.world.zones[FATE_DECK]) == before + 3


@pytest.mark.parametrize(("heroes", "recalled"), [((), 2), (("crow",), 4), (("crow", "venda"), 8)])
def test_a_recall_brings_two_four_or_eight_cards_by_the_number_of_heroes(heroes, recalled):
    table = green("loose_stones", "fengray", "arani", *heroes)
    discard_some(table, 20)
    before = len(table.world.zones[FATE_DECK])
    table.ready().alter("loose_stones")
    assert len(table.world.zones[FATE_DECK]) == before + recalled


@pytest.mark.parametrize("phase", ["1", "2"])
@pytest.mark.parametrize(("heroes", "recalled"), [((), 2), (("crow",), 5), (("crow", "venda"), 13)])
def test_ruling_111_in_the_advanced_game_a_recall_brings_more_to_three_and_four_heroes(heroes, recalled, phase):
    table = green("loose_stones", "fengray", "arani", *heroes, advanced="on", fate_per_phase=phase)
    discard_some(table, 25)
    before = len(table.world.zones[FATE_DECK])
    table.ready().alter("loose_stones")
    assert len(table.world.zones[FATE_DECK]) == before + recalled + (5 if phase == "2" else 0)


def test_forked_road_recalls_one_for_each_hero_at_a_shrine_and_at_least_two():
    table = green("forked_road", "fengray", "arani", "crow")
    discard_some(table, 20)
    before = len(table.world.zones[FATE_DECK])
    table.at("chapel", 0).at("ford", 1).at("abbey", 2).ready().alter("forked_road")
    assert len(table.world.zones[FATE_DECK]) == before + 3


@pytest.mark.parametrize(("heroes", "recalled"), [((), 7), (("crow",), 9), (("crow", "sethra"), 13)])
def test_with_two_cards_a_phase_a_recall_brings_five_more(heroes, recalled):
    table = green("loose_stones", "fengray", "arani", *heroes, fate_per_phase="2")
    discard_some(table, 20)
    before = len(table.world.zones[FATE_DECK])
    table.ready().alter("loose_stones")
    assert len(table.world.zones[FATE_DECK]) == before + recalled


def test_last_rites_also_mends_one():
    table = green("last_rites")
    table.wounded(table.hero(), 2).ready().alter("last_rites")
    assert WOUNDS(table.world, table.hero()) == 1


def test_wrong_foot_also_costs_a_card_of_ones_own_choice():
    table = green("wrong_foot")
    kept, dropped = table.hold("war_cry", "toll_bell")
    table.ready().alter("wrong_foot")
    table.act(0, a.Discard(dropped))
    assert list(table.world.zones[HAND[0]]) == [kept]


def test_bad_blood_also_rouses_an_enemy_which_acts_at_once():
    table = green("bad_blood")
    table.enemy("gloom_hound", "camp")
    table.ready().alter("bad_blood")
    assert isinstance(table.ask(), ToWound)
