"""What is in the box: counts, sums, the known numbers; and what happens to a box that does not add up."""

import re
import shutil
from collections import Counter

import pytest

from engine.content.loading import content_root
from engine.games.quests_of_shadowgate.content.box import box, check
from engine.games.quests_of_shadowgate.content.forms import (
    CLASS_OF,
    CLASSES,
    PLAIN_TYPES,
    STAFF_TYPES,
    TYPES,
    EventCard,
    Item,
    Wild,
)
from tests import spoiling

FOLDER = content_root() / "quests_of_shadowgate"
ADVENTURE = list(box().adventure.values())
ITEMS = [card for card in ADVENTURE if isinstance(card, Item)]
CHARACTERS = [face for card in box().characters.values() for face in (card.a, card.b)]
ABILITIES = [face for card in box().abilities.values() for face in (card.a, card.b)]
QUESTS = [face for card in box().quests.values() for face in (card.a, card.b)]


# The box


def test_there_are_8_characters_8_abilities_50_adventure_cards_and_22_quests():
    assert (len(CHARACTERS), len(ABILITIES), len(ADVENTURE), len(QUESTS)) == (8, 8, 50, 22)


def test_no_two_faces_share_a_name():
    names = [face.name for face in (*CHARACTERS, *ABILITIES, *ADVENTURE, *QUESTS, box().staff)]
    assert len(set(names)) == len(names)


def test_the_deck_has_four_items_of_each_plain_type_three_of_each_staff_type_three_wild_cards_and_six_events():
    types = Counter(card.type for card in ITEMS)
    assert {type: types[type] for type in PLAIN_TYPES} == dict.fromkeys(PLAIN_TYPES, 4)
    assert {type: types[type] for type in STAFF_TYPES} == dict.fromkeys(STAFF_TYPES, 3)
    assert sum(isinstance(card, Wild) for card in ADVENTURE) == 3
    assert sum(isinstance(card, EventCard) for card in ADVENTURE) == 6


def test_the_eleven_types_are_in_three_classes_of_three_three_and_five():
    assert Counter(CLASS_OF[type] for type in TYPES) == {"magic": 3, "weapon": 3, "relic": 5}
    assert all(card.class_ == CLASS_OF[card.type] for card in ITEMS)


def test_every_character_has_stats_that_add_up_to_4_and_three_base_types_that_are_no_staff_pieces():
    for character in CHARACTERS:
        assert sum(character.stats) == 4
        assert len(set(character.base)) == 3
        assert not set(character.base) & set(STAFF_TYPES)


def test_every_plain_type_is_base_for_exactly_three_characters():
    assert Counter(type for character in CHARACTERS for type in character.base) == dict.fromkeys(PLAIN_TYPES, 3)


def test_one_side_of_every_character_and_ability_card_is_starred():
    assert {card.star for card in box().characters.values()} <= {"a", "b"}
    assert {card.star for card in box().abilities.values()} <= {"a", "b"}


def test_the_abilities_all_have_different_effects():
    effects = [tuple(type(effect).__name__ for effect in ability.effects) for ability in ABILITIES]
    assert len(set(effects)) == len(effects) == 8


def test_the_events_all_have_different_effects():
    effects = [tuple(type(effect) for effect in card.effects) for card in ADVENTURE if isinstance(card, EventCard)]
    assert len(set(effects)) == len(effects) == 6


@pytest.mark.parametrize("card", ADVENTURE, ids=lambda card: card.id)
def test_resources_are_0_to_3_and_add_up_to_3_to_6_and_the_torch_is_2_to_6(card):
    assert all(0 <= number <= 3 for number in card.resources)
    assert 3 <= sum(card.resources) <= 6
    assert 2 <= card.torch <= 6
    if not isinstance(card, EventCard):
        assert 4 <= sum(card.cost) <= 8


def test_torches_burn_high_where_resources_are_low():
    torches = {total: [card.torch for card in ADVENTURE if sum(card.resources) == total] for total in range(3, 7)}
    means = [sum(found) / len(found) for _, found in sorted(torches.items())]
    assert means == sorted(means, reverse=True)
    assert min(torches[3]) > max(torches[6])


def test_the_mean_torch_is_about_four():
    assert 3.4 <= sum(card.torch for card in ADVENTURE) / len(ADVENTURE) <= 4.2


def test_six_cards_need_no_action():
    assert sum(card.no_action for card in ADVENTURE) == 6


def test_quests_cost_7_to_11_and_every_plain_type_is_asked_for_by_two_or_three():
    assert all(7 <= sum(quest.cost) <= 11 for quest in QUESTS)
    asked = Counter(quest.type for quest in QUESTS)
    assert set(asked) == set(PLAIN_TYPES)
    assert set(asked.values()) <= {2, 3}


def test_great_asks_for_one_class_and_epic_for_two_or_three():
    for quest in QUESTS:
        assert quest.great in CLASSES
        assert len(quest.epic) == len(set(quest.epic))
        assert len(quest.epic) in (2, 3)


# Known numbers


@pytest.mark.parametrize(
    ("id", "numbers"),
    [
        ("iron_spear", {"torch": 4}),
        ("yorick", {"class_": "relic", "type": "artifact", "cost": (3, 1, 2)}),
        ("minor_mistral", {"resources": (2, 2, 2)}),
        ("spell_of_fortitude", {"resources": (1, 1, 2)}),
        ("blazing_revelation", {"torch": 5}),
        ("golden_thorn", {"resources": (2, 1, 2)}),
        ("scattered_coins", {"resources": (1, 2, 1)}),
        ("elven_longbow", {"class_": "weapon", "type": "ranged"}),
        ("flame_of_gorrung", {"class_": "magic"}),
        ("glaciate", {"torch": 3}),
        ("circle_rune", {"resources": (2, 2, 2)}),
        ("magnus_bounty", {"resources": (1, 2, 2)}),
        ("kings_crown", {"resources": (2, 2, 1), "no_action": True}),
    ],
)
def test_the_thirteen_known_cards_keep_their_numbers(id, numbers):
    card = box().adventure[id]
    assert {key: getattr(card, key) for key in numbers} == numbers


def test_the_silent_guard_is_as_known():
    quest = next(quest for quest in QUESTS if quest.name == "The Silent Guard")
    assert (quest.cost, quest.type, quest.great, quest.epic) == ((4, 3, 2), "ranged", "magic", ("magic", "relic"))


def test_the_two_known_characters_and_seize_are_there():
    assert any(character.stats == (0, 2, 2) and "artifact" in character.base for character in CHARACTERS)
    assert any(character.stats == (1, 2, 1) and "ranged" in character.base for character in CHARACTERS)
    assert any(ability.name == "Seize" for ability in ABILITIES)


# Bad content


@pytest.fixture
def spoil(tmp_path):
    """Write the content somewhere else with one text replaced, and say what the check finds."""

    def change(file: str, old: str, new: str, count: int = 1) -> list[str]:
        root = tmp_path / "content"
        if not root.exists():
            shutil.copytree(FOLDER, root / "quests_of_shadowgate")
        spoiling.spoil(root / "quests_of_shadowgate" / file, old, new, count)
        return [str(problem) for problem in check(root)]

    return change


def test_a_missing_class_is_named_with_the_classes_there_are(spoil):
    found = spoil(
        "cards/adventure.toml", 'id = "yorick"\nname = "Yorick"\nclass = "relic"\n', 'id = "yorick"\nname = "Yorick"\n'
    )
    place = 'quests_of_shadowgate/cards/adventure.toml: cards "yorick" → class'
    assert found == [f"{place}: this key is missing; it must be one of: magic, relic, weapon"]


def test_an_unknown_class_is_answered_with_the_nearest(spoil):
    [found] = spoil("cards/adventure.toml", 'name = "Yorick"\nclass = "relic"', 'name = "Yorick"\nclass = "relict"')
    assert 'unknown value "relict"; did you mean "relic"? valid: magic, relic, weapon' in found


def test_a_type_of_another_class_is_refused(spoil):
    [found] = spoil("cards/adventure.toml", 'name = "Yorick"\nclass = "relic"', 'name = "Yorick"\nclass = "magic"')
    assert found.endswith('cards "yorick" → class: artifact belongs to the class relic; valid: relic')


def test_a_negative_cost_is_named_with_its_place(spoil):
    found = spoil("cards/adventure.toml", "torch = 4\ncost = [3, 1, 2]", "torch = 4\ncost = [3, -1, 2]")
    place = 'quests_of_shadowgate/cards/adventure.toml: cards "yorick" → cost #2'
    assert found == [f"{place}: this must be a whole number of at least 0, not -1"]


def test_a_cost_that_adds_up_to_too_much_is_refused_with_the_valid_sums(spoil):
    [found] = spoil("cards/quests.toml", "cost = [4, 3, 2]", "cost = [4, 4, 4]")
    assert found.endswith('cards "quest_1" → a → cost: valid: three numbers that add up to 7 to 11, not 12')


def test_an_unknown_effect_is_answered_with_the_effects_there_are(spoil):
    [found] = spoil("cards/abilities.toml", 'effect = "draw_more"', 'effect = "draw_mor"')
    assert 'cards "ability_1" → a → effects #1 → effect: unknown effect "draw_mor"; did you mean "draw_more"?' in found
    assert "free_cycles" in found


def test_an_effect_of_an_event_is_no_effect_of_an_ability(spoil):
    [found] = spoil("cards/abilities.toml", '{ effect = "pool_refills" }', '{ effect = "pool_closed" }')
    assert 'unknown effect "pool_closed"' in found


def test_a_duplicate_id_is_named_with_the_file_that_has_it(spoil):
    found = spoil("cards/events.toml", 'id = "falling_dusk"\nname = "Falling Dusk"', 'id = "yorick"\nname = "Yorick"')
    assert any('events.toml: cards "yorick" → id: this id is already used in' in problem for problem in found)


def test_a_wrong_count_is_named_with_what_was_counted(spoil):
    [found] = spoil("game.toml", "no_action = 6", "no_action = 7")
    assert found == (
        "quests_of_shadowgate/game.toml: expected → no_action: the card files hold 6 cards that need no action, "
        "7 are expected; change the cards or this number"
    )


def test_a_card_too_few_is_found_by_every_count_it_belongs_to(spoil):
    path = FOLDER / "cards" / "adventure.toml"
    text = path.read_text(encoding="utf-8")
    yorick = re.search(r'\[\[cards\]\]\ncard = "item"\nid = "yorick".*?\n\n', text, re.S)
    assert yorick
    found = spoil("cards/adventure.toml", yorick.group(), "")
    assert any("49 adventure cards, 50 are expected" in problem for problem in found)
    assert any("3 artifact items, 4 are expected" in problem for problem in found)


def test_stats_that_do_not_add_up_are_refused(spoil):
    [found] = spoil("cards/characters.toml", "stats = [2, 1, 1]", "stats = [2, 2, 1]")
    assert found.endswith(
        'cards "character_1" → a → stats: the stats add up to 5; valid: three numbers that add up to 4'
    )


def test_a_base_type_that_is_a_staff_piece_is_refused(spoil):
    found = spoil("cards/characters.toml", 'base = ["melee", "armor", "fire"]', 'base = ["melee", "armor", "orb"]')
    assert 'unknown value "orb"' in found[0]


def test_a_torch_that_burns_too_high_for_its_resources_is_refused(spoil):
    [found] = spoil("cards/adventure.toml", "resources = [2, 2, 2]\ntorch = 2", "resources = [2, 2, 2]\ntorch = 6")
    assert "a torch burns high where resources are low; with 6 resources valid: 2 to 3" in found
