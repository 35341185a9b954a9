"""Hunt and Draw, from the expert rules."""

import pytest

from engine.core import Hidden, observe
from engine.core.facts import Moved, Shuffled
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.content.printed import BIT
from engine.games.fairy_tale.effects.drawing import Draw
from engine.games.fairy_tale.effects.hunting import HUNTS, Hunt
from engine.games.fairy_tale.tasks import DealDue, RevealDue
from engine.games.fairy_tale.zones import DECK, DISCARD, HAND, KEPT, ROW
from tests.games.fairy_tale.builders import Tale

PLAIN = "knight_of_the_round_table"
LEGENDS = ("the_gold_dragon", "the_fairy_queen", "the_high_king")
DRAWERS = ("hoard_keeper", "acorn_oracle", "realm_courier")


# Hunt


def test_example_4_a_hunted_demon_enters_face_down_and_flips_nothing():
    tale = Tale(2).row(0, "castle").row(1, "castle").reveal("demon", "the_fairy_queen")
    assert tale.down(0) == ["demon"]
    assert tale.up(0) == ["castle"]
    assert tale.up(1) == ["castle", "the_fairy_queen"]
    assert "flip" not in tale.notes()


@pytest.mark.parametrize("legend", LEGENDS)
def test_every_legend_hunts_all_shadow_cards_of_the_reveal(legend):
    tale = Tale(4).reveal(legend, "vampire", PLAIN, "the_trickster")
    assert [tale.down(seat) for seat in tale.seats] == [[], ["vampire"], [], ["the_trickster"]]


def test_cards_already_in_play_are_safe_from_a_hunt():
    tale = Tale(2).row(1, "demon").reveal("the_gold_dragon", PLAIN)
    assert tale.up(1) == ["demon", PLAIN]
    assert "no_prey" in tale.notes()


def test_a_hunter_does_not_hunt_itself(monkeypatch):  # ruling 1
    monkeypatch.setitem(HUNTS, "demon", BIT["shadow"])  # no printed card is its own prey
    tale = Tale(3).reveal("demon", "vampire", PLAIN)
    assert tale.up(0) == ["demon"]
    assert tale.down(1) == ["vampire"]


def test_a_hunt_for_homes_hits_homes_of_every_faction_and_no_character():  # ruling 8
    tale = Tale(5).reveal("night_raider", "castle", "witchs_hut", "dragons_lair", "demon")
    assert [tale.down(seat) for seat in tale.seats] == [[], ["castle"], ["witchs_hut"], ["dragons_lair"], []]


def test_the_night_raider_is_a_character():  # ruling 8
    assert box()["night_raider"].categories == ("character",)


def test_a_hunted_home_turns_nothing_down():
    tale = Tale(2).row(1, "homesteaders", PLAIN).reveal("night_raider", "castle")
    assert tale.up(1) == ["homesteaders", PLAIN]
    assert not tale.asked()


def test_a_hunted_hunter_still_hunts():  # ruling 19
    tale = Tale(3).reveal("night_raider", "the_high_king", "castle")
    assert tale.down(0) == ["night_raider"]
    assert tale.down(2) == ["castle"]


def test_a_hunted_card_turns_nothing_up():
    tale = Tale(3).row(0, "-castle").reveal("witchs_hut", "the_high_king", "night_raider")
    assert tale.down(0) == ["castle", "witchs_hut"]
    assert tale.down(2) == ["night_raider"]
    assert tale.notes() == ["hunt", "hunt"]


def test_two_hunters_after_one_card_turn_it_once():
    tale = Tale(3).reveal("the_gold_dragon", "the_fairy_queen", "demon")
    assert tale.turned() == [("demon", "down")]


def test_an_egg_can_be_hunted_as_shadow_and_as_home():  # ruling 3
    for hunter in ("the_gold_dragon", "night_raider"):
        assert Tale(2).reveal(hunter, "the_egg_of_chaos").down(1) == ["the_egg_of_chaos"]


def test_the_owner_still_knows_a_hunted_card_and_the_others_saw_it_enter():
    tale = Tale(2).reveal("demon", "the_fairy_queen")
    assert observe(tale.world, 0).lying(ROW[0]) == tale.world.lying(ROW[0])
    assert observe(tale.world, 1).zones[ROW[0]] == [Hidden("tale")]


# Draw


@pytest.mark.parametrize("drawer", DRAWERS)
def test_a_draw_adds_two_cards_of_the_deck_to_the_hand(drawer):
    tale = Tale(2).kept(0, "castle")
    tale.reveal(drawer, PLAIN)
    drawn = [fact for fact in tale.facts(Moved) if fact.origin == DECK]
    assert [(fact.to, len(fact.pieces)) for fact in drawn] == [(KEPT[0], 2)]
    assert len(tale.world.lying(KEPT[0])) == 3


def test_the_top_of_the_deck_is_drawn():
    tale = Tale(2)
    tale.unbox()
    top = tale.world.lying(DECK)[-2:]
    tale.reveal("hoard_keeper", PLAIN)
    assert tale.world.lying(KEPT[0]) == top


def test_drawn_cards_are_seen_by_the_one_who_draws_alone():
    tale = Tale(2).reveal("hoard_keeper", PLAIN)
    assert len(observe(tale.world, 0).lying(KEPT[0])) == 2
    assert observe(tale.world, 1).zones[KEPT[0]] == [Hidden("tale")] * 2


def test_a_draw_comes_after_the_flips():
    tale = Tale(2).row(0, "castle", "homesteaders").reveal("hoard_keeper", "demon")
    assert not tale.world.lying(KEPT[0])
    tale.turn(0, "castle")
    assert len(tale.world.lying(KEPT[0])) == 2


def test_two_draws_of_one_reveal_both_happen():
    tale = Tale(3).reveal("hoard_keeper", "acorn_oracle", PLAIN)
    assert [len(tale.world.lying(KEPT[seat])) for seat in tale.seats] == [2, 2, 0]


def test_the_discards_are_shuffled_into_a_deck_that_is_short():  # ruling 6
    tale = Tale(2).held(DISCARD, "homesteaders", "homesteaders", "castle")
    tale.held("chosen:0", "hoard_keeper").held("chosen:1", PLAIN)
    for card in tale.world.lying(DECK)[1:]:
        tale.lay(tale.world.kinds[card], DECK, KEPT[1])
    tale.due(RevealDue())
    assert len(tale.facts(Shuffled)) == 1
    assert not tale.world.lying(DISCARD)
    assert len(tale.world.lying(KEPT[0])) == 2
    assert len(tale.world.lying(DECK)) == 2


def test_a_deck_with_enough_cards_is_not_shuffled():  # ruling 6
    tale = Tale(2).held(DISCARD, "homesteaders").reveal("hoard_keeper", PLAIN)
    assert not tale.facts(Shuffled)
    assert tale.kinds(DISCARD) == ["homesteaders"]


def test_a_draw_from_nothing_draws_what_there_is():
    tale = Tale(2)
    tale.held("chosen:0", "hoard_keeper").held("chosen:1", PLAIN)
    for card in tale.world.lying(DECK)[1:]:
        tale.lay(tale.world.kinds[card], DECK, KEPT[1])
    tale.due(RevealDue())
    assert len(tale.world.lying(KEPT[0])) == 1


def test_a_deal_from_a_short_deck_takes_the_discards_too():  # ruling 6
    tale = Tale(2)
    tale.unbox()
    for card in tale.world.lying(DECK)[3:]:
        tale.lay(tale.world.kinds[card], DECK, DISCARD)
    tale.due(DealDue())
    assert [len(tale.world.lying(HAND[seat])) for seat in tale.seats] == [5, 5]
    assert len(tale.world.lying(DECK)) == 100


@pytest.mark.parametrize(("left", "shuffles"), [(10, 0), (9, 1)])
def test_a_deal_shuffles_only_a_deck_that_has_not_five_cards_for_everybody(left, shuffles):  # ruling 6
    tale = Tale(2)
    tale.unbox()
    for card in tale.world.lying(DECK)[left:]:
        tale.lay(tale.world.kinds[card], DECK, DISCARD)
    tale.due(DealDue())
    assert len(tale.facts(Shuffled)) == shuffles
    assert [len(tale.world.lying(HAND[seat])) for seat in tale.seats] == [5, 5]


def test_no_basic_card_hunts_or_draws():
    kinds = set(box().deck("basic"))
    effects = [effect for kind in kinds for effect in box()[kind].effects]
    assert effects
    assert not any(isinstance(effect, Hunt | Draw) for effect in effects)
