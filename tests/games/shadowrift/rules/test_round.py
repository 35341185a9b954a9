"""The steps of a round that run by themselves: drawing, Town, Travellers, power, arrivals."""

import pytest

from engine.core import Moved
from engine.core.facts import UP, Entered
from engine.games.shadowrift.actions import SayDone
from engine.games.shadowrift.tasks import ArrivalsDue, DrawDue, PowerDue, TownDue, TravellersDue
from engine.games.shadowrift.zones import (
    AREA,
    DECK,
    DISCARD,
    HAND,
    KEPT,
    MONSTER_DECK,
    MONSTER_TOP,
    PLAY,
    POWER,
    PROWESS,
    PURSE,
    SPACE,
    TOKEN,
    TOWN_DISCARD,
    TRACK,
    TRAVELLER,
    TRAVELLER_DECK,
)
from tests.games.shadowrift.builders import Siege


def test_the_seven_steps_come_in_their_order():
    siege = Siege(1)
    siege.town("guard", "baker")
    siege.does(0, SayDone())
    steps = [fact.phase for fact in siege.last if isinstance(fact, Entered)]
    assert steps == ["draw", "town", "travellers", "monsters", "power", "arrivals", "act"]


def test_heroes_discard_and_draw_five_from_the_token_holder_on():
    siege = Siege(3)
    siege.set(TOKEN, 2)
    siege.hand(0, "prowess", "strike")
    siege.due(DrawDue())
    drawn = [fact.to for fact in siege.last if isinstance(fact, Moved) and fact.to in HAND]
    assert drawn == [HAND[2], HAND[0], HAND[1]]
    assert all(len(siege.world.zones[HAND[seat]]) == 5 for seat in range(3))
    assert sorted(siege.kinds(DISCARD[0])) == ["prowess", "strike"]


def test_a_short_deck_is_drawn_out_before_the_discard_is_shuffled():
    siege = Siege(1)
    siege.deck(0, "prowess", "prowess")
    siege.discard(0, "strike", "strike", "explore", "prowess")
    siege.due(DrawDue())
    assert len(siege.world.zones[HAND[0]]) == 5
    assert len(siege.world.zones[DECK[0]]) == 1
    assert siege.kinds(HAND[0])[:2] == ["prowess", "prowess"]


def test_with_deck_and_discard_empty_drawing_stops():
    siege = Siege(1)
    siege.deck(0, "prowess", "strike")
    siege.due(DrawDue())
    assert sorted(siege.kinds(HAND[0])) == ["prowess", "strike"]


def test_might_and_heroism_are_shown_and_draw_one_more_each_in_chains():
    siege = Siege(1)
    siege.deck(0, "might", "heroism", *["prowess"] * 7)
    siege.due(DrawDue())
    assert sorted(siege.kinds(HAND[0])) == ["heroism", "might", *["prowess"] * 5]
    up = [siege.world.kinds[card] for card in siege.world.pieces(HAND[0]) if siege.world.is_up(card)]
    assert up == ["might", "heroism"]


def test_a_burn_is_shown_and_its_wound_may_come_back_in_the_same_shuffle():
    siege = Siege(1)
    siege.deck(0, "burn")
    siege.due(DrawDue())
    assert sorted(siege.kinds(HAND[0])) == ["burn", "wound"]
    assert siege.noted("afflicted") == [(0, "wound")]


def test_skills_that_were_not_kept_are_discarded_and_loot_stays():
    siege = Siege(1)
    brawler, kept, _ = siege.play_area(0, "brawler", "moonlit_focus", "shining_blade")
    siege.set(KEPT, 1, kept)
    siege.due(DrawDue())
    assert siege.kinds(PLAY[0]) == ["moonlit_focus", "shining_blade"]
    assert brawler in siege.world.zones[DISCARD[0]]
    assert not KEPT(siege.world, kept)


def test_points_of_the_round_end_with_step_1():
    siege = Siege(1)
    siege.set(PROWESS, 2, 0)
    siege.due(DrawDue())
    assert not PROWESS(siege.world, 0)


def test_town_is_laid_from_space_1_and_what_lay_there_is_discarded():
    siege = Siege(1)
    siege.town("guard", "", "baker")
    siege.town_deck("sage", "merchant", "child", "healer", "bard")
    siege.due(TownDue())
    assert siege.spaces() == ["sage", "merchant", "child", "healer", "bard"]
    assert siege.kinds(TOWN_DISCARD) == ["guard", "baker"]


def test_a_town_deck_that_runs_out_is_shuffled_while_laying_and_too_few_cards_leave_spaces_empty():
    siege = Siege(1)
    siege.town("guard")
    siege.town_deck("sage", "merchant")
    siege.due(TownDue())
    assert siege.spaces() == ["sage", "merchant", "guard", "", ""]


def test_a_town_without_villager_and_wall_is_lost_after_step_2():
    siege = Siege(1)
    siege.town_deck("corpse", "spy")
    siege.due(TownDue())
    assert siege.world.outcome.code == "town"
    assert siege.world.outcome.places == (2,)


def test_a_freeze_stays_in_its_space_and_the_others_are_laid_around_it():
    siege = Siege(1, "glacien")
    siege.town("", "freeze", "baker")
    siege.town_deck("sage", "merchant", "child", "healer")
    siege.due(TownDue())
    assert siege.spaces() == ["sage", "freeze", "merchant", "child", "healer"]


@pytest.mark.parametrize(
    ("kind", "note", "told"),
    [("spy", "more_power", (1, 1)), ("poisoner", "afflicted", (0, "wound")), ("cutpurse", "stolen", (0, 1))],
)
def test_an_infiltrator_acts_when_it_is_laid(kind, note, told):
    siege = Siege(1)
    siege.purse(0, 2)
    siege.town_deck("guard", kind)
    siege.due(TownDue())
    assert siege.noted(note) == [told]


def test_travellers_go_under_their_deck_and_two_new_ones_come():
    siege = Siege(1)
    old = siege.world.pieces(TRAVELLER_DECK)[0]
    siege.move(old, TRAVELLER_DECK, TRAVELLER[0])
    siege.due(TravellersDue())
    assert siege.world.pieces(TRAVELLER_DECK)[0] == old
    assert len(siege.world.zones[TRAVELLER[0]]) + len(siege.world.zones[TOWN_DISCARD]) >= 1


def test_an_infiltrator_among_the_travellers_slips_into_the_town_discard_and_leaves_a_gap():
    siege = Siege(1)
    spy, zone = siege.find("spy", (TRAVELLER_DECK, TOWN_DISCARD))
    siege.move(spy, zone, TRAVELLER_DECK, None, "down")
    siege.due(TravellersDue())
    assert not siege.world.zones[TRAVELLER[0]]
    assert spy in siege.world.zones[TOWN_DISCARD]


def test_power_grows_by_heroes_and_by_symbols_in_the_power_area():
    siege = Siege(3)
    siege.area("ember_rain", "greater_flamewrack")
    siege.set(POWER, 2)
    siege.due(PowerDue())
    assert siege.noted("power_grows") == [(2, 3, 3, 8)]


def lay_next(siege, *kinds):
    """The monsters to come, the first one open."""
    for card in tuple(siege.world.pieces(MONSTER_TOP)):
        siege.move(card, MONSTER_TOP, MONSTER_DECK, 0, "down")
    for kind in reversed(kinds):
        card, zone = siege.find(kind, (MONSTER_DECK,))
        siege.move(card, zone, MONSTER_DECK, None, "down")
    siege.move(siege.world.pieces(MONSTER_DECK)[-1], MONSTER_DECK, MONSTER_TOP)


def test_arrivals_are_paid_from_the_top_until_one_is_too_dear():
    siege = Siege(1)
    siege.town("guard")
    lay_next(siege, "ashwing", "ember_rain", "greater_flamewrack", "cinder_drake")
    siege.set(POWER, 8)
    siege.due(ArrivalsDue())
    assert siege.kinds(TRACK[0]) == ["ashwing"]
    assert siege.kinds(AREA) == ["ember_rain"]
    assert siege.kinds(MONSTER_TOP) == ["greater_flamewrack"]
    assert POWER(siege.world) == 2


def test_those_set_aside_return_after_the_new_ones():
    siege = Siege(1, "glacien")
    siege.town("guard")
    giant = siege.monster("tundra_giant", 3, hits=2)
    siege.move(giant, TRACK[3], "aside")
    lay_next(siege, "rime_wolf", "avalanche")
    siege.set(POWER, 2)
    siege.due(ArrivalsDue())
    assert siege.kinds(TRACK[0]) == ["rime_wolf", "tundra_giant"]


def test_a_town_that_fell_meanwhile_is_lost_before_the_heroes_act():
    siege = Siege(1)
    siege.town("corpse")
    siege.due(ArrivalsDue())
    assert siege.world.outcome.code == "town"


def test_the_watch_tower_shows_two_cards_under_the_top():
    siege = Siege(1)
    siege.town_deck("watch_tower", "guard")
    siege.due(TownDue())
    deck = siege.world.pieces(MONSTER_DECK)
    assert [siege.world.sides[card] == UP for card in deck[-3:]] == [False, True, True]


def test_a_purse_that_was_robbed_of_more_than_it_held_is_empty():
    siege = Siege(1)
    siege.town_deck("guard", "cutpurse")
    siege.due(TownDue())
    assert siege.noted("stolen") == [(0, 0)]
    assert not siege.world.zones[PURSE[0]]
    assert siege.kinds(SPACE[1]) == ["cutpurse"]
