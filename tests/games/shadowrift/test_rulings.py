"""Every ruling is cited where it is coded, so that a reader finds the sentence and the rule from each other."""

import re
from pathlib import Path

from engine.content.loading import content_root

RULES = Path(__file__).resolve().parents[3] / "engine" / "games" / "shadowrift"
NAMES_ONLY = {100}  # what a card is called is no rule
TESTED = {
    1: "one_rift_a_hero_is_shuffled_into_fourteen_cards",
    2: "the_top_of_the_monster_deck_lies_open_and_nothing_below",
    3: "before_the_first_kill_the_first_hero_counts_as_token_holder",
    4: "only_what_is_in_the_game_is_laid_out",
    5: "an_open_purse_pays_after_the_buyer_s_own_from_the_buyer_clockwise",
    6: "of_several_the_one_closest_to_the_discard_dies",
    7: "a_short_deck_is_drawn_out_before_the_discard_is_shuffled",
    8: "might_and_heroism_are_shown_and_draw_one_more_each_in_chains",
    9: "a_burn_is_shown_and_its_wound_may_come_back_in_the_same_shuffle",
    10: "heroes_discard_and_draw_five_from_the_token_holder_on",
    11: "who_has_no_choice_is_not_asked_and_who_has_nothing_discards_nothing",
    12: "a_town_deck_that_runs_out_is_shuffled_while_laying_and_too_few_cards_leave_spaces_empty",
    13: "a_town_that_fell_meanwhile_is_lost_before_the_heroes_act",
    14: "nothing_is_looked_for_while_the_heroes_act",
    15: "the_last_corpse_that_comes_to_town_is_the_plague",
    16: "a_killed_villager_goes_under_the_traveller_deck_and_a_corpse_takes_the_place",
    17: "resurrect_buries_the_corpse_closest_to_the_discard_and_raises_the_nearest_villager",
    18: "who_helped_goes_to_the_town_discard_and_the_space_stays_empty",
    19: "sleeping_walls_have_no_effect_but_still_stand",
    20: "a_kill_of_one_in_play_does_nothing_if_there_is_none",
    21: "a_kill_that_finds_nobody_hunts_and_the_found_one_leaves_a_corpse_in_the_discard",
    22: "infiltrators_that_a_hunt_turns_do_nothing_and_die_like_villagers",
    23: "infiltrators_that_a_hunt_turns_do_nothing_and_die_like_villagers",
    24: "a_hunted_wall_is_broken_only_by_two_symbols_or_more",
    25: "when_a_guard_dies_for_a_hunted_one_that_one_is_discarded_alive",
    26: "a_deadly_hunt_takes_the_one_in_play_closest_to_the_discard",
    27: "break_takes_the_wall_closest_to_the_discard_back_to_its_stack_and_the_space_stays_empty",
    28: "thunderclap_activates_tempest_hunts_and_gust_takes_a_card",
    29: "monsters_move_one_space_and_act_oldest_first",
    30: "those_in_space_3_leave_for_the_power_area_without_their_hits",
    31: "a_rampaging_one_is_set_aside_with_its_hits",
    32: "activating_uses_every_power_oldest_first",
    33: "the_third_plan_of_a_boss_ends_the_game_at_once",
    34: "arrivals_are_paid_from_the_top_until_one_is_too_dear",
    35: "a_monster_whose_health_shrinks_to_its_hits_dies_and_the_token_holder_starts",
    36: "one_action_that_is_not_quick_a_round_and_quick_ones_without_limit",
    37: "one_aid_for_each_hero_and_round",
    38: "hits_may_go_to_any_space_and_what_is_too_much_is_lost",
    39: "the_first_kill_of_the_game_starts_with_the_killer_and_the_token_goes_on",
    40: "the_first_melee_attack_of_a_round_costs_one_wound_and_the_next_none",
    41: "melee_on_a_zombie_costs_a_wound",
    42: "ember_rain_burns_everybody_and_short_stacks_are_dealt_from_the_token_on",
    43: "points_of_the_round_pay_first_then_prowess_then_might_then_heroism",
    44: "points_of_the_round_end_with_step_1",
    45: "prowess_and_magic_of_others_never_pay",
    46: "a_coin_is_given_once_a_round",
    47: "an_open_purse_pays_after_the_buyer_s_own_from_the_buyer_clockwise",
    48: "a_skill_is_kept_for_one_prowess_once_and_for_more_under_an_avalanche",
    49: "brawler_adds_a_hit_to_the_first_melee_attack_only_and_copies_add_up",
    50: "bought_cards_go_to_the_discard_and_coin_is_laid_open",
    51: "a_traveller_is_invited_to_the_town_discard_and_the_place_stays_empty",
    52: "a_seal_sends_a_runaway_under_the_deck_a_power_out_of_the_game_and_a_totem_back",
    53: "the_eighth_wall_wins_wherever_the_others_are",
    54: "a_built_wall_goes_to_the_town_discard_and_can_come_back_when_broken",
    55: "a_gift_wakes_a_hero_who_is_done",
    56: "ember_rain_burns_everybody_and_short_stacks_are_dealt_from_the_token_on",
    57: "a_freeze_goes_to_the_town_discard_and_an_empty_stack_brings_two_power",
    58: "a_zombie_rises_from_the_corpse_closest_to_the_discard_as_the_newest",
    59: "totems_make_a_rift_dearer_by_two_magic_at_most_and_a_lantern_cheaper",
    60: "magic_is_put_aside_and_shuffled_together_at_the_end_of_the_round",
    61: "a_cultist_that_is_laid_brings_power_and_more_with_whisperers_that_do_not_add_up",
    62: "an_infiltrator_is_sent_off_for_two_prowess",
    63: "after_round_40_the_siege_is_lost",
    64: "only_a_spell_can_be_discarded_as_a_spell_and_the_hand_is_not_shown",
    65: "a_breeze_lets_the_first_answer_of_the_team_stand",
}
"""For each ruling of the specification a test that fails without it; most have several."""

CITED = re.compile(r"rulings? (\d+(?:(?: to |, | and )\d+)*)")


def cited_in(text: str) -> set[int]:
    """The numbers that a text cites; `7 to 9` are three of them."""
    found: set[int] = set()
    for said in CITED.findall(text):
        for part in re.split(r", | and ", said):
            first, _, last = part.partition(" to ")
            found |= set(range(int(first), int(last or first) + 1))
    return found


def test_numbers_are_read_one_by_one_and_as_a_range():
    assert cited_in("# ruling 4\n  # rulings 7 to 9, 12 and 30") == {4, 7, 8, 9, 12, 30}


def test_every_ruling_is_cited_where_it_is_coded_and_nothing_else_is():
    written = re.findall(r"^(\d+)\. ", (content_root() / "shadowrift" / "RULINGS.md").read_text(), re.MULTILINE)
    cited = set().union(*(cited_in(file.read_text()) for file in RULES.rglob("*.py")))
    assert cited == set(map(int, written)) - NAMES_ONLY


def test_every_ruling_of_the_specification_has_a_test_of_its_own():
    assert list(TESTED) == list(range(1, 66))
    files = Path(__file__).parent.rglob("test_*.py")
    written = {name for file in files for name in re.findall(r"^def test_(\w+)", file.read_text(), re.MULTILINE)}
    assert set(TESTED.values()) <= written
