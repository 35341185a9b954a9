"""What is in the box: counts, sums and known numbers; and what is said of a box that does not add up."""

import textwrap
from collections import Counter

import msgspec
import pytest

from engine.content.loading import content_root, load_toml
from engine.content.opponents import OpponentFile
from engine.games.shadowrift.bot.taste import PLAIN, Taste
from engine.games.shadowrift.content import box, check
from engine.games.shadowrift.content import effects as vocabulary
from engine.games.shadowrift.content.counting import heals, makes_magic
from engine.games.shadowrift.content.effects import Break, Hit, Hunt, Kill, Lose, Rampage
from engine.games.shadowrift.content.forms import Action, Attack, Infiltrator, Loot, Skill, Wall
from engine.games.shadowrift.content.walking import effects_in
from engine.games.shadowrift.content.words import FACTIONS

FOLDER = content_root() / "shadowrift"
STACKS = list(box().stacks.values())
MONSTERS = {id: [one for one in box().factions[id].monsters for _ in range(one.copies)] for id in FACTIONS}
SPECIALS = [card for found in box().factions.values() for card in found.specials]
EFFECTS = [name for name in vocabulary.__all__ if isinstance(getattr(vocabulary, name), type)]


def town(*sorts: str) -> int:
    tags = (card.__struct_config__.tag for card in box().town.values() for _ in range(card.copies))
    return sum(tag in sorts for tag in tags)


def wrapped(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)


# The box


def test_the_content_has_no_problem():
    assert check() == []


def test_the_box_holds_500_cards():
    base, given = box().base.values(), box().given.values()
    counts = {
        "starters": 6 * sum(card.starter for card in base),
        "base": sum(card.stack for card in base),
        "stacks": sum(card.copies for card in STACKS),
        "town": sum(card.copies for card in box().town.values()),
        "given": sum(card.copies for card in given),
        "monsters": sum(map(len, MONSTERS.values())) + sum(len(found.powers) for found in box().factions.values()),
        "faction": box().rift.copies + sum(card.copies for card in SPECIALS),
    }
    assert counts == {
        "starters": 60, "base": 78, "stacks": 96, "town": 58, "given": 84, "monsters": 84, "faction": 40,
    }  # fmt: skip
    assert sum(counts.values()) == 500


def test_a_hero_starts_with_one_explore_two_strikes_and_seven_prowess():
    assert Counter(box().starters()) == {"explore": 1, "strike": 2, "prowess": 7}


def test_the_four_base_stacks_have_30_coins_and_16_of_each_other_card():
    stacks = {card.id: card.stack for card in box().base.values() if card.stack}
    assert stacks == {"coin": 30, "might": 16, "strike": 16, "seal": 16}


def test_there_are_40_wounds_14_burns_and_30_heroism():
    assert {card.id: card.copies for card in box().given.values()} == {"wound": 40, "burn": 14, "heroism": 30}


def test_the_town_has_10_villagers_16_travellers_4_infiltrators_4_cultists_8_walls_and_16_corpses():
    assert (town("villager"), town("traveller"), town("wall"), town("corpse")) == (10, 16, 8, 16)
    enemies = [card for card in box().town.values() if isinstance(card, Infiltrator)]
    assert sum(card.copies for card in enemies if card.faction is None) == 4
    assert [(card.id, card.copies) for card in enemies if card.faction == "demons"] == [("cultist", 4)]


def test_the_special_cards_are_8_freezes_6_totems_10_zombies_10_magic_and_6_rifts():
    found = Counter(card.__struct_config__.tag for card in SPECIALS for _ in range(card.copies))
    assert found == {"freeze": 8, "totem": 6, "zombie": 10, "magic": 10}
    assert box().rift.copies == 6


def test_cultists_replace_the_infiltrators_against_demons_only():
    assert Counter(box().travellers("demons"))["cultist"] == 4
    assert not {"spy", "poisoner", "cutpurse", "doomsayer"} & set(box().travellers("demons"))
    for faction in set(FACTIONS) - {"demons"}:
        assert {"spy", "poisoner", "cutpurse", "doomsayer"} <= set(box().travellers(faction))
        assert "cultist" not in set(box().travellers(faction))
        assert len(list(box().travellers(faction))) == 20


# Names and texts


def test_every_id_is_the_name_in_small_letters_and_every_name_is_used_once():
    names = [card.name for card in box().cards.values()]
    assert len(set(names)) == len(names) == len(box().cards)
    assert all(id.isascii() and id.isidentifier() and id == id.lower() for id in box().cards)


@pytest.mark.parametrize("card", box().cards.values(), ids=lambda card: card.id)
def test_a_name_has_at_most_18_signs_and_a_text_fits_3_lines_of_20_and_4_of_13(card):
    assert len(card.name) <= 18
    for width, lines in ((20, 3), (13, 4)):
        found = wrapped(card.text, width)
        assert len(found) <= lines
        assert all(len(line) <= width for line in found)


@pytest.mark.parametrize(
    "monster", [one for found in box().factions.values() for one in found.monsters], ids=lambda one: one.id
)
def test_a_monster_with_lasting_effects_tells_them_and_its_plans_fit_two_lines_of_18(monster):
    assert bool(monster.text) == bool(monster.lasting)
    assert all(len(wrapped(plan.text, 18)) <= 2 for plan in monster.plans)


def test_every_card_that_does_something_says_so():
    assert [card.id for card in box().cards.values() if not card.text and list(effects_in(card))] == [
        monster.id for found in box().factions.values() for monster in found.monsters if not monster.lasting
    ]


# Hero stacks


def test_there_are_24_stacks_of_four_7_attacks_6_actions_6_skills_and_5_loot():
    assert Counter(type(card) for card in STACKS) == {Attack: 7, Action: 6, Skill: 6, Loot: 5}
    assert {card.copies for card in STACKS} == {4}


@pytest.mark.parametrize("card", STACKS, ids=lambda card: card.id)
def test_a_stack_is_worth_3_to_6_prowess_and_loot_4_to_10(card):
    price = card.price
    worth = price.prowess + 2 * price.magic + 2 * price.coin
    assert 4 <= worth <= 10 if isinstance(card, Loot) else 3 <= worth <= 6


def test_six_stacks_are_spells_three_heal_and_two_make_or_save_magic():
    spells = {card.id for card in STACKS if isinstance(card, Attack | Action) and card.spell}
    assert spells == {"fireball", "blessed_smite", "moonlance", "heal", "prophecy", "resurrect"}
    assert {card.id for card in STACKS if heals(card)} == {"blessed_smite", "heal", "elixir_of_life"}
    assert {card.id for card in STACKS if makes_magic(card)} == {"moonlit_focus", "rift_lantern"}


def test_every_attack_hits_and_nothing_else_in_the_stacks_does():
    for card in STACKS:
        assert any(isinstance(effect, Hit) for effect in card.effects) is isinstance(card, Attack)


def test_every_skill_is_kept_for_one_prowess():
    assert {(card.keep.prowess, card.keep.magic, card.keep.coin) for card in STACKS if isinstance(card, Skill)} == {
        (1, 0, 0)
    }


# Factions


@pytest.mark.parametrize("id", FACTIONS)
def test_a_faction_has_twelve_monsters_and_two_powers_and_its_sums_hold(id):
    monsters = MONSTERS[id]
    assert (len(monsters), len(box().factions[id].powers)) == (12, 2)
    assert 40 <= sum(monster.cost for monster in monsters) <= 42
    assert 5.9 <= sum(monster.health for monster in monsters) / 12 <= 6.5
    assert 16 <= sum(monster.symbols for monster in monsters) <= 18
    plans = [plan for monster in monsters for plan in monster.plans]
    deadly = [plan for plan in plans if any(isinstance(effect, Kill | Hunt | Break) for effect in plan.does)]
    assert len(plans) == 36
    assert 10 <= len(deadly) <= 17


@pytest.mark.parametrize("id", FACTIONS)
def test_a_faction_has_one_boss_and_only_its_third_plan_ends_the_game(id):
    ends = [
        (monster.id, number)
        for monster in MONSTERS[id]
        for number, plan in enumerate(monster.plans, 1)
        if any(isinstance(effect, Lose) for effect in plan.does)
    ]
    assert ends == [(next(monster.id for monster in MONSTERS[id] if monster.boss), 3)]


def test_monsters_cost_2_to_8_have_4_to_9_health_and_1_to_3_symbols():
    for monster in (one for found in MONSTERS.values() for one in found):
        assert 2 <= monster.cost <= 8
        assert 4 <= monster.health <= 9
        assert 1 <= monster.symbols <= 3


def test_powers_and_rifts_cost_three_and_have_one_symbol():
    cards = [box().rift, *(power for found in box().factions.values() for power in found.powers)]
    assert {(card.cost, card.symbols) for card in cards} == {(3, 1)}


def test_only_marzosa_and_the_tundra_giant_rampage():
    assert {card.id for card in box().cards.values() if Rampage() in getattr(card, "lasting", ())} == {
        "marzosa",
        "tundra_giant",
    }


def test_monsters_kill_only_villagers_who_live_in_town_from_the_start():
    named = {effect.whom for card in box().cards.values() for _, effect in effects_in(card) if isinstance(effect, Kill)}
    assert named <= set(box().villagers())


# Known numbers


def test_the_dyke_costs_three_heroes_the_printed_2_prowess_and_5_coin():
    dyke = box().town["dyke"]
    assert isinstance(dyke, Wall)
    assert (dyke.price.prowess, dyke.price.coin + box().game.wall_coin[2]) == (2, 5)


def test_all_walls_together_cost_21_prowess_and_8_coin_before_the_heroes_are_counted():
    walls = [card.price for card in box().town.values() if isinstance(card, Wall)]
    assert (sum(price.prowess for price in walls), sum(price.coin for price in walls)) == (21, 8)
    assert box().game.wall_coin == (1, 2, 3, 5, 7, 9)


@pytest.mark.parametrize(
    ("id", "plan", "whom"),
    [("greater_flamewrack", 1, "baker"), ("hasty_creation", 1, "innkeeper"), ("imps", 2, "bard"), ("imps", 3, "sage"),
     ("snow_maiden", 3, "merchant")],
)  # fmt: skip
def test_the_known_kills_are_where_they_are_known_to_be(id, plan, whom):
    assert box().cards[id].plans[plan - 1].does == (Kill(whom=whom),)


def test_the_start_power_follows_the_difficulty():
    levels = {name: (level.each, level.most) for name, level in box().game.difficulty.items()}
    assert levels == {"fair": (6, 12), "calm": (3, 6), "grim": (8, 15)}


# Scenarios, companions, documents


def test_there_are_eight_scenarios_of_eight_stacks_and_first_fire_uses_the_first_eight():
    scenarios = box().scenarios
    assert len(scenarios) == 8
    assert all(len(set(one.stacks)) == 8 and set(one.stacks) <= set(box().stacks) for one in scenarios.values())
    assert set(scenarios["first_fire"].stacks) == set(box().game.first)
    assert [one.stars for one in scenarios.values()] == [1, 2, 3, 3, 4, 4, 4, 5]
    assert {one.id: one.without for one in scenarios.values() if one.without} == {"walls_before_winter": ("seal",)}


def test_five_companions_like_something():
    found = load_toml(FOLDER / "opponents.toml", OpponentFile[Taste]).opponents
    assert [one.id for one in found] == ["mason", "sealer", "healer", "brawler", "recruiter"]
    assert all(one.taste is not None and one.taste != PLAIN for one in found)
    assert len({one.name for one in found}) == 5


@pytest.mark.parametrize("name", EFFECTS)
def test_every_effect_is_described_with_its_keys_and_with_the_cards_that_have_it(name):
    effect = getattr(vocabulary, name)
    used = [card.name for card in box().cards.values() for _, found in effects_in(card) if type(found) is effect]
    rows = (FOLDER / "EFFECTS.md").read_text(encoding="utf-8").splitlines()
    [row] = [row for row in rows if row.startswith(f"| `{effect.__struct_config__.tag}` |")]
    _, _, keys, _, cards, _ = row.split("|")
    assert keys.strip() == ", ".join(f"`{field.encode_name}`" for field in msgspec.structs.fields(effect))
    assert used
    assert cards.strip() == ", ".join(dict.fromkeys(used))


def test_the_65_rulings_and_those_after_them_are_numbered_without_a_gap():
    lines = (FOLDER / "RULINGS.md").read_text(encoding="utf-8").splitlines()
    numbers = [int(line.split(".")[0]) for line in lines if line[:1].isdigit()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= 65
