"""What is said of card files that do not fit: file, key, what is wrong and what would be valid."""

import shutil

import pytest

from engine.content.loading import BadContent, content_root
from engine.games.shadowrift.content import check, load
from tests import spoiling

FOLDER = content_root() / "shadowrift"


@pytest.fixture
def spoil(tmp_path):
    """Write the content somewhere else with one text replaced, and say what the check finds."""

    def change(file: str, old: str, new: str, count: int = 1) -> list[str]:
        root = tmp_path / "content"
        if not root.exists():
            shutil.copytree(FOLDER, root / "shadowrift")
        spoiling.spoil(root / "shadowrift" / file, old, new, count)
        return [str(problem) for problem in check(root)]

    change.root = tmp_path / "content"
    return change


def test_a_box_with_a_problem_is_not_loaded(spoil):
    problems = spoil("cards/stacks.toml", "copies = 4", "copies = 5")
    with pytest.raises(BadContent) as bad:
        load(spoil.root)
    assert [str(problem) for problem in bad.value.problems] == problems


def test_an_unknown_effect_is_answered_with_the_nearest(spoil):
    [found] = spoil("cards/dragons.toml", 'effect = "activate"', 'effect = "activat"')
    place = 'shadowrift/cards/dragons.toml: monsters "hotspark_hatchling" → plans #3 → does #1 → effect'
    assert found.startswith(f'{place}: unknown effect "activat"; did you mean "activate"? valid: ')


def test_an_effect_where_it_makes_no_sense_is_unknown_there(spoil):
    [found] = spoil("cards/town.toml", 'aid = [{ effect = "draw", n = 2 }]', 'aid = [{ effect = "hunt" }]')
    assert found.startswith('shadowrift/cards/town.toml: cards "innkeeper" → aid #1 → effect: unknown effect "hunt"')


def test_an_unknown_key_of_an_effect_is_named(spoil):
    [found] = spoil("cards/stacks.toml", 'effect = "recoil", wounds = 1', 'effect = "recoil", wounds = 1, burns = 1')
    assert (
        'cards "wild_charge" → effects #2 → burns: unknown key "burns"; did you mean "wounds"? valid: wounds' in found
    )


def test_a_condition_is_written_as_while(spoil):
    [found] = spoil("cards/demons.toml", 'while = "cultist"', 'while = "cultists"')
    assert 'monsters "imps" → lasting #1 → while: unknown value "cultists"; did you mean "cultist"?' in found


def test_a_stack_with_a_wrong_count_is_told_and_so_are_the_sums(spoil):
    assert spoil("cards/stacks.toml", 'name = "Heal"\ncopies = 4', 'name = "Heal"\ncopies = 3') == [
        (
            "shadowrift/game.toml: expected → stacks: the card files hold 95 cards in hero stacks, 96 are expected; "
            "change the cards or this number"
        ),
        (
            "shadowrift/game.toml: expected → total: the card files hold 499 cards in all, 500 are expected; "
            "change the cards or this number"
        ),
        'shadowrift/cards/stacks.toml: cards "heal" → copies: a stack has 4 cards; valid: 4',
    ]


def test_a_missing_monster_is_told_with_every_sum_that_breaks(spoil):
    found = spoil("cards/storm_lords.toml", 'name = "Gale Rider"\ncopies = 3', 'name = "Gale Rider"\ncopies = 2')
    assert (
        "shadowrift/cards/storm_lords.toml: monsters: the number of monsters is 11, copies counted; valid: 12" in found
    )
    assert (
        "shadowrift/cards/storm_lords.toml: monsters: the sum of the costs is 38, copies counted; valid: 40 to 42"
    ) in found


def test_an_unknown_stack_in_a_scenario_is_answered_with_the_nearest(spoil):
    [found] = spoil("cards/scenarios.toml", '"fireball", "moonlance"', '"firebal", "moonlance"')
    place = 'shadowrift/cards/scenarios.toml: scenarios "bread_and_ashes" → stacks #1'
    assert found.startswith(f'{place}: unknown stack "firebal"; did you mean "fireball"? valid: ')


def test_a_scenario_has_eight_different_stacks(spoil):
    [found] = spoil("cards/scenarios.toml", '"fireball", "moonlance"', '"heal", "moonlance"')
    place = 'shadowrift/cards/scenarios.toml: scenarios "bread_and_ashes" → stacks #3'
    assert found == f'{place}: "heal" stands here twice; valid: eight different ones'


def test_a_scenario_with_seven_stacks_is_refused(spoil):
    [found] = spoil("cards/scenarios.toml", '"fireball", "moonlance"', '"moonlance"')
    assert 'scenarios "bread_and_ashes" → stacks: this has 7 entries; it must have 8 to 8' in found


def test_a_scenario_leaves_out_base_stacks_only(spoil):
    [found] = spoil("cards/scenarios.toml", 'without = ["seal"]', 'without = ["heal"]')
    assert 'scenarios "walls_before_winter" → without #1: unknown base stack "heal"' in found
    assert found.endswith("valid: strike, coin, might, seal")


def test_a_scenario_against_nobody_known_is_refused(spoil):
    [found] = spoil("cards/scenarios.toml", 'faction = "drow"', 'faction = "elves"')
    assert 'scenarios "knives_at_table" → faction: unknown value "elves"' in found


def test_a_name_of_more_than_18_signs_is_refused(spoil):
    found = spoil("cards/demons.toml", 'name = "Shard Corruptor"', 'name = "Blackshard Corruptor"')
    assert found == [
        'shadowrift/cards/demons.toml: monsters "shard_corruptor" → name: this has 20 characters; it must have 1 to 18'
    ]


def test_a_card_has_one_name_only(spoil):
    name = 'name = "Lightning Daggers"\n'
    [found] = spoil("cards/stacks.toml", name, f'{name}short = "Light. Daggers"\n')
    assert found.startswith('shadowrift/cards/stacks.toml: cards "lightning_daggers"')
    assert "short" in found


def test_a_text_that_needs_too_many_lines_is_refused(spoil):
    found = spoil("cards/stacks.toml", 'text = "Pay 1*: 3 hits."', f'text = "{"Pay 1*: 3 hits. " * 4}"')
    place = 'shadowrift/cards/stacks.toml: cards "moonlance" → text'
    assert found == [
        f"{place}: this takes 4 lines of 20 characters; at most 3 such lines fit",
        f"{place}: this takes 6 lines of 13 characters; at most 4 such lines fit",
    ]


def test_an_id_that_is_not_the_name_is_answered_with_the_right_one(spoil):
    found = spoil("cards/town.toml", 'id = "tinker"', 'id = "thinker"')
    assert found == ['shadowrift/cards/town.toml: cards "thinker" → id: the id is the name in small letters: "tinker"']


def test_a_name_used_twice_is_told_with_its_first_owner(spoil):
    found = spoil("cards/town.toml", 'id = "peddler"\nname = "Peddler"', 'id = "tinker"\nname = "Tinker"')
    assert 'shadowrift/cards/town.toml: cards "tinker" → id: this id is already used in' in found[0]


def test_nobody_can_be_killed_who_does_not_live_in_town(spoil):
    [found] = spoil("cards/dragons.toml", 'whom = "child"', 'whom = "squire"')
    place = 'shadowrift/cards/dragons.toml: monsters "hotspark_hatchling" → plans #2 → does #1 → whom'
    assert found.startswith(f'{place}: unknown Villager "squire"')


def test_forbidden_aid_names_whose(spoil):
    [found] = spoil("cards/dragons.toml", 'what = "aid", of = "healer"', 'what = "aid"')
    assert 'monsters "smoke_serpent" → lasting #1 → of: this key is missing; it must be the id of a Villager' in found


def test_a_price_out_of_bounds_is_told_with_what_it_is_worth(spoil):
    [found] = spoil("cards/stacks.toml", "price = { prowess = 4, coin = 1 }", "price = { prowess = 4, coin = 2 }")
    place = 'shadowrift/cards/stacks.toml: cards "spear_volley" → price'
    assert found == f"{place}: this price is worth 8 Prowess (Coin and Magic count two); valid: 3 to 6"


def test_only_the_boss_ends_the_game(spoil):
    [found] = spoil(
        "cards/drow.toml", 'does = [{ effect = "steal", n = 1, who = "each" }]', 'does = [{ effect = "lose" }]'
    )
    assert 'monsters "vault_thief" → plans: valid: the effect "lose" in the third plan of the boss' in found


def test_a_faction_uses_only_special_cards_that_it_brings(spoil):
    [found] = spoil("cards/drow.toml", 'does = [{ effect = "totem" }]', 'does = [{ effect = "draw_magic" }]')
    assert found.endswith("this needs cards of the sort magic, which this faction does not bring; valid: totem")


def test_powers_cost_three(spoil):
    [found] = spoil("cards/drow.toml", 'name = "Web of Spies"\ncost = 3', 'name = "Web of Spies"\ncost = 4')
    assert found == 'shadowrift/cards/drow.toml: powers "web_of_spies" → cost: valid: 3 for every Power and rift'


def test_health_is_four_to_nine(spoil):
    [found] = spoil("cards/drow.toml", "health = 8", "health = 10")
    assert 'monsters "siege_spider" → health: this must be a whole number from 4 to 9, not 10' in found


def test_walls_cost_more_with_every_hero(spoil):
    [found] = spoil("game.toml", "wall_coin = [1, 2, 3, 5, 7, 9]", "wall_coin = [1, 2, 2, 5, 7, 9]")
    assert found.endswith("wall_coin: Walls must cost more with each hero; valid: six rising numbers")


def test_a_missing_file_is_named(spoil):
    spoil("cards/rifts.toml", "cost = 3", "cost = 3")
    (spoil.root / "shadowrift" / "cards" / "rifts.toml").unlink()
    assert [str(problem) for problem in check(spoil.root)] == ["shadowrift/cards/rifts.toml: the file is missing"]
