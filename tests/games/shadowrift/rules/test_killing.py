"""Kill, Hunt and Break, and everybody who is protected from them."""

import pytest

from engine.games.shadowrift.tasks import MonstersDue, PlanDue
from engine.games.shadowrift.zones import (
    CORPSES,
    HITS,
    TOWN_DECK,
    TOWN_DISCARD,
    TRAVELLER_DECK,
    USED,
    WALLS,
)
from tests.games.shadowrift.builders import Siege


def kill_by(siege, monster, plan):
    """A monster on the track carries out one of its plans."""
    card = siege.monster(monster, plan)
    siege.due(PlanDue(card, plan))
    return card


def test_a_killed_villager_goes_under_the_traveller_deck_and_a_corpse_takes_the_place():
    siege = Siege(1)
    baker, _ = siege.town("baker", "sage")
    kill_by(siege, "greater_flamewrack", 1)
    assert siege.spaces()[:2] == ["corpse", "sage"]
    assert siege.world.pieces(TRAVELLER_DECK)[0] == baker


def test_of_several_the_one_closest_to_the_discard_dies():
    siege = Siege(1, "storm_lords")
    siege.town("guard", "sage", "guard", "bard")
    siege.due_magic("bolt")
    assert siege.spaces()[:4] == ["guard", "sage", "corpse", "bard"]


def test_a_kill_that_finds_nobody_hunts_and_the_found_one_leaves_a_corpse_in_the_discard():
    siege = Siege(1)
    siege.town("sage")
    siege.town_deck("corpse", "bard", "child")
    kill_by(siege, "greater_flamewrack", 1)
    assert siege.kinds(TOWN_DISCARD) == ["corpse", "corpse"]
    assert siege.kinds(TOWN_DECK) == ["child"]
    assert siege.kinds(TRAVELLER_DECK)[0] == "bard"


def test_a_kill_of_one_in_play_does_nothing_if_there_is_none():
    siege = Siege(1, "storm_lords")
    siege.town("sage")
    siege.due_magic("bolt")
    assert siege.spaces()[0] == "sage"
    assert not siege.noted("hunts")


def test_infiltrators_that_a_hunt_turns_do_nothing_and_die_like_villagers():
    siege = Siege(1)
    siege.town("sage")
    siege.town_deck("spy", "bard")
    kill_by(siege, "greater_flamewrack", 1)
    assert siege.kinds(TRAVELLER_DECK)[0] == "spy"
    assert not siege.noted("more_power")


@pytest.mark.parametrize(
    ("monster", "plan", "broken"), [("hotspark_hatchling", 2, False), ("greater_flamewrack", 1, True)]
)
def test_a_hunted_wall_is_broken_only_by_two_symbols_or_more(monster, plan, broken):
    siege = Siege(1)
    siege.town("sage")
    siege.town_deck("dyke", "bard")
    kill_by(siege, monster, plan)
    assert ("dyke" in siege.kinds(WALLS)) is broken
    assert ("dyke" in siege.kinds(TOWN_DISCARD)) is not broken
    assert siege.kinds(TOWN_DECK) == ["bard"]


def test_a_guard_in_play_dies_in_place_of_another():
    siege = Siege(1)
    siege.town("guard", "baker")
    kill_by(siege, "greater_flamewrack", 1)
    assert siege.spaces()[:2] == ["corpse", "baker"]


def test_when_a_guard_dies_for_a_hunted_one_that_one_is_discarded_alive():
    siege = Siege(1)
    siege.town("guard")
    siege.town_deck("bard", "child")
    kill_by(siege, "greater_flamewrack", 1)
    assert siege.spaces()[0] == "corpse"
    assert siege.kinds(TOWN_DISCARD) == ["bard"]


def test_a_guard_does_not_help_against_magic():
    siege = Siege(1, "storm_lords")
    siege.town("guard", "child")
    siege.monster("gale_rider", 1)
    siege.due_magic("blinding_flash")
    assert siege.spaces()[:2] == ["guard", "corpse"]


def test_a_guard_does_not_die_for_a_wall():
    siege = Siege(1)
    siege.town("guard", "dyke")
    kill_by(siege, "greater_flamewrack", 3)
    assert siege.spaces()[:2] == ["guard", ""]
    assert "dyke" in siege.kinds(WALLS)


def test_sleeping_guards_and_the_watchman_do_not_die_for_others():
    siege = Siege(1, "drow")
    siege.town("watchman", "baker")
    siege.monster("siege_spider", 2)
    kill_by(siege, "venom_blade", 3)
    assert siege.spaces()[:2] == ["watchman", "corpse"]


def test_a_deadly_hunt_takes_the_one_in_play_closest_to_the_discard():
    siege = Siege(1)
    siege.town("sage", "bard", "corpse")
    siege.town_deck("corpse")
    kill_by(siege, "greater_flamewrack", 1)
    assert siege.spaces()[:3] == ["sage", "corpse", "corpse"]


def test_a_hunt_that_empties_the_deck_shuffles_a_discard_with_somebody_in_it():
    siege = Siege(1)
    siege.town("sage", discard=("bard", "corpse"))
    siege.town_deck("corpse")
    kill_by(siege, "greater_flamewrack", 1)
    assert siege.spaces()[0] == "sage"
    assert siege.kinds(TRAVELLER_DECK)[0] == "bard"


def test_a_hunt_with_nobody_anywhere_does_nothing():
    siege = Siege(1)
    siege.town("corpse")
    siege.town_deck("corpse")
    kill_by(siege, "greater_flamewrack", 1)
    assert siege.noted("hunt_fails") == [()]


def test_break_takes_the_wall_closest_to_the_discard_back_to_its_stack_and_the_space_stays_empty():
    siege = Siege(1)
    siege.town("moat", "sage", "dyke")
    kill_by(siege, "greater_flamewrack", 3)
    assert siege.spaces()[:3] == ["moat", "sage", ""]
    assert "dyke" in siege.kinds(WALLS)


def test_break_if_any_does_not_hunt():
    siege = Siege(1)
    siege.town("sage")
    kill_by(siege, "kilnback_wyrm", 1)
    assert siege.noted("no_wall") == [("nothing",)]
    assert not siege.noted("hunts")


# Walls and Villagers that protect


def test_the_moat_keeps_one_symbol_from_hunting_also_after_a_kill_that_finds_nobody():
    siege = Siege(1)
    siege.town("moat", "sage")
    siege.town_deck("bard")
    kill_by(siege, "hotspark_hatchling", 2)
    assert siege.noted("kept_out")
    assert siege.kinds(TOWN_DECK) == ["bard"]


def test_the_moat_does_not_keep_two_symbols_from_hunting():
    siege = Siege(1)
    siege.town("moat", "sage")
    siege.town_deck("bard")
    kill_by(siege, "greater_flamewrack", 1)
    assert siege.kinds(TRAVELLER_DECK)[0] == "bard"


def test_zombies_are_held_off_by_the_moat():
    siege = Siege(1, "necromancers")
    siege.town("moat", "sage")
    kill_by(siege, "zombie", 1)
    assert siege.noted("kept_out")


def test_the_stone_wall_saves_a_guard_who_steps_in_and_nobody_dies():
    siege = Siege(1)
    siege.town("stone_wall", "guard", "baker")
    kill_by(siege, "greater_flamewrack", 1)
    assert siege.spaces()[:3] == ["stone_wall", "guard", "baker"]


def test_the_stone_wall_does_not_help_against_magic():
    siege = Siege(1, "storm_lords")
    siege.town("stone_wall", "guard")
    siege.monster("gale_rider", 1)
    siege.due_magic("bolt")
    assert siege.spaces()[:2] == ["stone_wall", "corpse"]


def test_the_master_at_arms_saves_a_guard_once_a_round_also_from_magic():
    siege = Siege(1, "storm_lords")
    master, *_ = siege.town("master_at_arms", "guard")
    siege.monster("gale_rider", 1)
    siege.due_magic("bolt")
    assert siege.spaces()[1] == "guard"
    assert USED(siege.world, master) == 1
    siege.monster("hail_caller", 3)
    siege.town("", "", "guard", "child")
    siege.due(PlanDue(siege.world.pieces("track:3")[0], 3))
    assert siege.spaces()[2] == "corpse"


def test_the_gatehouse_only_discards_the_first_kill_of_a_one_symbol_monster():
    siege = Siege(1)
    gate, *_ = siege.town("gatehouse", "child", "merchant")
    kill_by(siege, "hotspark_hatchling", 2)
    assert siege.spaces()[:3] == ["gatehouse", "", "merchant"]
    assert siege.kinds(TOWN_DISCARD) == ["child"]
    kill_by(siege, "cinder_drake", 2)
    assert USED(siege.world, gate) == 1


def test_the_gatehouse_does_not_stop_two_symbols():
    siege = Siege(1)
    siege.town("gatehouse", "baker")
    kill_by(siege, "greater_flamewrack", 1)
    assert siege.spaces()[1] == "corpse"


def test_the_inner_keep_saves_the_last_villager_in_play_and_no_other():
    siege = Siege(1)
    siege.town("inner_keep", "baker")
    kill_by(siege, "greater_flamewrack", 1)
    assert siege.spaces()[1] == "baker"
    siege.town("", "", "sage")
    kill_by(siege, "greater_flamewrack", 1)
    assert siege.spaces()[1] == "corpse"


def test_sleeping_walls_have_no_effect_but_still_stand():
    siege = Siege(1)
    siege.town("stone_wall", "guard", "baker")
    siege.monster("cinder_drake", 0)
    kill_by(siege, "greater_flamewrack", 1)
    assert siege.spaces()[:3] == ["stone_wall", "corpse", "baker"]


def test_the_last_corpse_that_comes_to_town_is_the_plague():
    siege = Siege(1)
    for _ in range(15):
        card, zone = siege.find("corpse", (CORPSES,))
        siege.move(card, zone, TOWN_DISCARD)
    siege.town("baker", "sage")
    kill_by(siege, "greater_flamewrack", 1)
    assert siege.world.outcome.code == "plague"
    assert siege.world.outcome.winners() == ()


def test_nothing_is_told_after_the_end():
    siege = Siege(1)
    card = siege.monster("ashmother", 2)
    siege.monster("greater_flamewrack", 0)
    siege.town("baker")
    siege.due(MonstersDue())
    assert siege.world.outcome.code == "world"
    assert "Ashmother" in siege.world.outcome.reason
    assert siege.spaces()[0] == "baker"
    assert card in siege.world.zones["track:3"]


def test_a_death_feeds_every_snow_maiden_and_mends_a_flesh_golem():
    siege = Siege(1, "glacien")
    siege.town("merchant")
    siege.monster("snow_maiden", 0)
    kill_by(siege, "snow_maiden", 3)
    assert siege.kinds(TOWN_DISCARD).count("freeze") == 2
    other = Siege(1, "necromancers")
    other.town("sage")
    golem = other.monster("flesh_golem", 1, hits=3)
    kill_by(other, "grave_caller", 3)
    assert HITS(other.world, golem) == 2
