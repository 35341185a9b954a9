"""Attacks: hits and boosts, who helps whom, kills and Heroism, and what fighting costs."""

import pytest

from engine.games.shadowrift.actions import Play, SeekAid, Use
from engine.games.shadowrift.table import health_of
from engine.games.shadowrift.tasks import PlanDue
from engine.games.shadowrift.zones import (
    ACTED,
    DISCARD,
    HAND,
    HEROISM,
    HITS,
    MONSTER_DECK,
    MORE_HEROISM,
    PURSE,
    STRIKES,
    TOKEN,
    TRACK,
    WOUNDS,
    ZOMBIES,
)
from tests.games.shadowrift.builders import GAME, Siege


def strike(siege, seat, foe, boost=0, kind="strike", **more):
    """A hero attacks with a card just taken in hand."""
    [card] = siege.hand(seat, kind)
    siege.hand(seat, *["prowess"] * boost)
    siege.does(seat, Play(card, (foe,), boost, **more))
    return card


def test_a_strike_deals_one_hit_and_one_more_for_a_prowess():
    siege = Siege()
    drake = siege.monster("cinder_drake")
    strike(siege, 0, drake)
    strike(siege, 0, drake, boost=1)
    assert HITS(siege.world, drake) == 3
    assert not siege.world.zones[HAND[0]]


def test_hits_may_go_to_any_space_and_what_is_too_much_is_lost():
    siege = Siege()
    drake = siege.monster("cinder_drake", 3, hits=4)
    other = siege.monster("ashwing", 0)
    strike(siege, 0, drake, boost=1)
    assert drake in siege.world.zones[MONSTER_DECK]
    assert not HITS(siege.world, other)


def test_a_slain_monster_goes_under_the_deck_without_its_hits():
    siege = Siege()
    drake = siege.monster("cinder_drake", hits=4)
    strike(siege, 0, drake)
    assert siege.world.pieces(MONSTER_DECK)[0] == drake
    assert not HITS(siege.world, drake)
    assert not siege.world.is_up(drake)


def test_the_first_kill_of_the_game_starts_with_the_killer_and_the_token_goes_on():
    siege = Siege(3)
    beast = siege.monster("greater_flamewrack", hits=7)
    strike(siege, 1, beast)
    assert siege.noted("heroism") == [(1,), (2,)]
    assert TOKEN(siege.world) == 0
    drake = siege.monster("cinder_drake", hits=4)
    strike(siege, 2, drake)
    assert siege.noted("heroism") == [(0,)]
    assert TOKEN(siege.world) == 1


def test_without_heroism_left_nothing_is_dealt_and_the_token_stays():
    siege = Siege()
    for card in tuple(siege.world.pieces(HEROISM)):
        siege.move(card, HEROISM, "sealed")
    drake = siege.monster("cinder_drake", hits=4)
    strike(siege, 1, drake)
    assert TOKEN(siege.world) == 1
    assert not siege.noted("heroism")


def test_the_first_melee_attack_of_a_round_costs_one_wound_and_the_next_none():
    siege = Siege()
    drake = siege.monster("ashwing")
    strike(siege, 0, drake)
    strike(siege, 0, drake)
    assert siege.kinds(DISCARD[0]).count("wound") == 1


def test_a_ranged_attack_costs_no_wound():
    siege = Siege()
    drake = siege.monster("ashwing")
    strike(siege, 0, drake, kind="spear_volley", boost=2)
    assert HITS(siege.world, drake) == 4
    assert "wound" not in siege.kinds(DISCARD[0])


def test_an_empty_wound_stack_gives_no_wound():
    siege = Siege()
    for card in tuple(siege.world.pieces(WOUNDS)):
        siege.move(card, WOUNDS, "sealed")
    strike(siege, 0, siege.monster("ashwing"))
    assert "wound" not in siege.kinds(DISCARD[0])
    assert siege.noted("none_left") == [("wound",)]


def test_one_action_that_is_not_quick_a_round_and_quick_ones_without_limit():
    siege = Siege()
    beast = siege.monster("greater_flamewrack")
    strike(siege, 0, beast, kind="wild_charge")
    [volley] = siege.hand(0, "spear_volley")
    assert siege.refusal(0, Play(volley, (beast,))) == (
        "You have already played your Action; only quick ones are left."
    )
    strike(siege, 0, beast)
    assert ACTED(siege.world, 0) == 1


def test_wild_charge_costs_a_wound_more():
    siege = Siege()
    strike(siege, 0, siege.monster("greater_flamewrack"), kind="wild_charge")
    assert siege.kinds(DISCARD[0]).count("wound") == 2


def test_leading_strike_helps_the_others_and_not_its_hero():
    siege = Siege()
    wyrm = siege.monster("kilnback_wyrm")
    strike(siege, 0, wyrm, kind="leading_strike")
    strike(siege, 0, wyrm)
    assert HITS(siege.world, wyrm) == 3
    strike(siege, 1, wyrm)
    assert HITS(siege.world, wyrm) == 5


def test_flanking_helps_the_others_on_what_its_hero_has_hit():
    siege = Siege(2, scenario="white_road")
    giant = siege.monster("tundra_giant")
    siege.play_area(0, "flanking")
    strike(siege, 1, giant)
    assert HITS(siege.world, giant) == 1
    strike(siege, 0, giant)
    assert HITS(siege.world, giant) == 2
    strike(siege, 1, giant)
    assert HITS(siege.world, giant) == 4


def test_brawler_adds_a_hit_to_the_first_melee_attack_only_and_copies_add_up():
    siege = Siege()
    wyrm = siege.monster("kilnback_wyrm")
    siege.play_area(0, "brawler", "brawler")
    strike(siege, 0, wyrm)
    assert HITS(siege.world, wyrm) == 3
    strike(siege, 0, wyrm)
    assert HITS(siege.world, wyrm) == 4


def test_a_shining_blade_adds_a_hit_to_every_strike_and_to_nothing_else():
    siege = Siege()
    wyrm = siege.monster("kilnback_wyrm")
    siege.play_area(0, "shining_blade")
    strike(siege, 0, wyrm)
    strike(siege, 0, wyrm)
    strike(siege, 0, wyrm, kind="leading_strike")
    assert HITS(siege.world, wyrm) == 6


def test_lightning_daggers_let_a_strike_be_ranged_and_cost_no_wound():
    siege = Siege(2, scenario="knives_at_table")
    spider = siege.monster("siege_spider")
    siege.play_area(0, "lightning_daggers")
    strike(siege, 0, spider, ranged=True)
    assert HITS(siege.world, spider) == 1
    assert "wound" not in siege.kinds(DISCARD[0])
    strike(siege, 0, spider)
    assert "wound" in siege.kinds(DISCARD[0])


def test_a_fireball_hits_two_different_monsters_each_more_for_one_magic():
    siege = Siege(2, scenario="bread_and_ashes")
    one, two = siege.monster("ashwing"), siege.monster("kilnback_wyrm", 1)
    [card] = siege.hand(0, "fireball")
    siege.hand(0, "heroism")
    siege.does(0, Play(card, (two, one), 1))  # the older one first
    assert HITS(siege.world, one) == 3
    assert HITS(siege.world, two) == 2  # it resists ranged hits


def test_a_fireball_hits_one_monster_where_there_is_only_one():
    siege = Siege(2, scenario="bread_and_ashes")
    drake = siege.monster("ashwing")
    [card] = siege.hand(0, "fireball")
    siege.does(0, Play(card, (drake,)))
    assert HITS(siege.world, drake) == 2


def test_thieving_strike_earns_two_coins_by_a_kill():
    siege = Siege(2, scenario="knives_at_table")
    foe = siege.monster("web_scout", hits=3)
    strike(siege, 0, foe, kind="thieving_strike")
    assert len(siege.world.zones[PURSE[0]]) == 2


def test_blessed_smite_sends_one_own_wound_back_after_its_own():
    siege = Siege(2, scenario="the_ninth_bell")
    siege.discard(0, "wound")
    strike(siege, 0, siege.monster("hellhound"), kind="blessed_smite")
    assert siege.kinds(DISCARD[0]).count("wound") == 1


def test_moonlance_is_played_only_for_a_magic():
    siege = Siege(2, scenario="the_ninth_bell")
    foe = siege.monster("hellhound")
    [card] = siege.hand(0, "moonlance")
    assert siege.refusal(0, Play(card, (foe,))) == "Moonlance like this costs 1*, you can make 0*."
    siege.hand(0, "heroism")
    siege.does(0, Play(card, (foe,)))
    assert HITS(siege.world, foe) == 3


def test_melee_on_a_flamewrack_costs_a_burn_for_each_hero_once_a_round():
    siege = Siege()
    beast = siege.monster("greater_flamewrack")
    strike(siege, 0, beast)
    strike(siege, 0, beast)
    strike(siege, 1, beast)
    assert [siege.kinds(DISCARD[seat]).count("burn") for seat in (0, 1)] == [1, 1]


def test_ashmother_burns_only_the_first_attacker_of_a_round():
    siege = Siege()
    boss = siege.monster("ashmother")
    strike(siege, 0, boss, kind="spear_volley")
    strike(siege, 1, boss)
    assert [siege.kinds(DISCARD[seat]).count("burn") for seat in (0, 1)] == [1, 0]


def test_kilnback_takes_one_ranged_hit_less_but_at_least_one():
    siege = Siege()
    wyrm = siege.monster("kilnback_wyrm")
    strike(siege, 0, wyrm, kind="spear_volley")
    assert HITS(siege.world, wyrm) == 1


def test_a_monster_whose_health_shrinks_to_its_hits_dies_and_the_token_holder_starts():
    siege = Siege(2, "drow")
    [totem] = siege.area("totem")
    scout = siege.monster("web_scout", hits=4)
    assert health_of(siege.world, scout) == 5
    [seal] = siege.hand(1, "seal")
    siege.does(1, Play(seal, (totem,)))
    assert scout in siege.world.zones[MONSTER_DECK]
    assert siege.noted("heroism") == [(0,)]


def test_a_bonus_of_heroism_is_for_the_next_kill_and_zombies_do_not_use_it_up():
    siege = Siege(2, "necromancers")
    siege.set(MORE_HEROISM, 1)
    zombie = siege.monster("zombie", hits=1)
    strike(siege, 0, zombie)
    assert MORE_HEROISM(siege.world) == 1
    assert zombie in siege.world.zones[ZOMBIES]
    strike(siege, 0, siege.monster("grave_caller", hits=4))
    assert len(siege.noted("heroism")) == 2
    assert not MORE_HEROISM(siege.world)


def test_hits_of_aid_cost_no_wound_get_no_bonus_and_provoke_no_thorns():
    siege = Siege()
    siege.town("guard")
    siege.play_area(0, "brawler", "shining_blade")
    boss = siege.monster("ashmother")
    siege.does(0, SeekAid(0, (boss,)))
    assert HITS(siege.world, boss) == 1
    assert not siege.world.zones[DISCARD[0]]


def test_the_dyke_lets_one_hero_shoot_once_a_round():
    siege = Siege()
    [dyke] = siege.town("dyke")
    drake = siege.monster("ashwing")
    siege.does(0, Use(dyke, (drake,)))
    assert HITS(siege.world, drake) == 1
    assert siege.refusal(1, Use(dyke, (drake,))) == "Someone has already used the Dyke this round."


def test_who_lets_walls_sleep_is_told_to_whoever_wants_to_use_the_dyke():
    siege = Siege()
    [dyke] = siege.town("dyke")
    drake = siege.monster("cinder_drake")
    assert siege.refusal(0, Use(dyke, (drake,))) == "Cinder Drake is in play: Walls have no effect."


def test_prowess_for_strikes_pays_their_boost_and_nothing_else():
    siege = Siege()
    drake = siege.monster("ashwing")
    siege.set(STRIKES, 2, 0)
    [card] = siege.hand(0, "strike")
    siege.does(0, Play(card, (drake,), 1))
    assert HITS(siege.world, drake) == 2
    assert STRIKES(siege.world, 0) == 1
    [volley] = siege.hand(0, "spear_volley")
    assert Play(volley, (drake,), 1) not in GAME.legal(siege.world, 0)


@pytest.mark.parametrize("space", [0, 1, 2, 3])
def test_nothing_can_be_played_as_an_attack_without_a_monster(space):
    siege = Siege()
    [card] = siege.hand(0, "strike")
    assert siege.refusal(0, Play(card, (space,))) == "There is no monster in play to hit."
    siege.monster("ashwing", space)
    assert siege.offers(0, Play)


def test_cinder_drakes_hits_stay_until_it_leaves_and_rampage_keeps_them():
    siege = Siege(1, "glacien")
    giant = siege.monster("tundra_giant", 2, hits=3)
    siege.town("sage")
    siege.due(PlanDue(giant, 2))
    assert HITS(siege.world, giant) == 3
    assert giant in siege.world.zones[TRACK[2]]


def test_a_card_that_pays_says_what_it_is_for_when_it_is_played():
    siege = Siege(2)
    prowess, wound = siege.hand(0, "prowess", "wound")
    assert siege.refusal(0, Play(prowess)) == "You do not play Prowess: it pays when you buy, boost or bind."
    assert siege.refusal(0, Play(wound)) == "Wound is not an Action."
