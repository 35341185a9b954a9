"""What happens to a box that does not add up: file, key, what is wrong and what would be valid."""

import shutil

import pytest

from engine.content.loading import BadContent, content_root
from engine.games.shadowscape.content import check, load
from tests import spoiling

FOLDER = content_root() / "shadowscape"
CARDS = "shadowscape/cards"


@pytest.fixture
def spoil(tmp_path):
    """Write the content somewhere else with one text replaced, and say what the check finds."""

    def change(file: str, old: str, new: str, count: int = 1) -> list[str]:
        root = tmp_path / "content"
        if not root.exists():
            shutil.copytree(FOLDER, root / "shadowscape")
        spoiling.spoil(root / "shadowscape" / file, old, new, count)
        return [str(problem) for problem in check(root)]

    change.root = tmp_path / "content"
    return change


def printed(file, id):
    """The table of a card as it stands in its file, up to the next card."""
    text = (FOLDER / "cards" / file).read_text(encoding="utf-8")
    start = text.rindex("[[", 0, text.index(f'id = "{id}"\n'))
    end = text.find("[[", start + 2)
    return text[start : end if end > 0 else len(text)]


def test_a_door_that_is_missing_is_named(spoil):
    forge = 'doors = ["root", "ember", "blood", "bone"]'
    [found] = spoil("cards/rooms.toml", forge, 'doors = ["root", "ember", "blood", "root"]')
    place = f'{CARDS}/rooms.toml: rooms "forge" → doors'
    assert found == f"{place}: no door has bone; valid: blood, ember, root, bone in any order, each once"


def test_a_room_with_three_doors_is_refused(spoil):
    forge = 'doors = ["root", "ember", "blood", "bone"]'
    [found] = spoil("cards/rooms.toml", forge, 'doors = ["root", "ember", "blood"]')
    wanted = "a list of 4 entries (each one of: blood, bone, ember, root)"
    assert found.startswith(f'{CARDS}/rooms.toml: rooms "forge" → doors: this must be {wanted}, not ')


def test_two_equal_rooms_are_refused(spoil):
    forge, den = 'doors = ["root", "ember", "blood", "bone"]', 'doors = ["root", "ember", "bone", "blood"]'
    [found] = spoil("cards/rooms.toml", forge, den)
    assert found.endswith('rooms "forge" → doors: the doors are those of "den"; no two rooms may be alike')


def test_an_unknown_door_is_answered_with_the_nearest(spoil):
    forge = 'doors = ["root", "ember", "blood", "bone"]'
    [found] = spoil("cards/rooms.toml", forge, 'doors = ["rot", "ember", "blood", "bone"]')
    assert 'rooms "forge" → doors #1: unknown value "rot"; did you mean "root"?' in found
    assert all(door in found for door in ("blood", "bone", "ember", "root"))


def test_a_room_too_wide_for_the_map_is_refused(spoil):
    found = spoil("cards/rooms.toml", 'id = "gullet"\nname = "Gullet"', 'id = "gullets"\nname = "Gullets"')
    assert any('"Gullets" and its features take 10 cells; at most 9 fit' in problem for problem in found)
    assert any('unknown room "gullet"; did you mean "gullets"?' in problem for problem in found)


def test_a_lair_too_few_is_counted(spoil):
    [found] = spoil("cards/rooms.toml", 'lair = "beast"\n', "")
    assert found == f"{CARDS}/rooms.toml: rooms: the rooms have 4 beast lairs; valid: 5"


def test_a_start_with_one_door_twice_is_refused(spoil):
    found = spoil("cards/rooms.toml", 'a = ["blood", "root"]', 'a = ["root", "root"]')
    assert found == [f'{CARDS}/rooms.toml: starts "ash_gate" → a: both doors have root; valid: two different ones']


def test_an_unknown_effect_is_answered_with_the_effects_there_are(spoil):
    [found] = spoil("cards/hero_actions.toml", 'effect = "prepare"', 'effect = "prepair"')
    assert 'cards "fengray_1" → b → effects #1 → effect: unknown effect "prepair"; did you mean "prepare"?' in found
    assert "guard" in found


def test_an_effect_of_a_fate_text_is_no_effect_of_an_action(spoil):
    [found] = spoil("cards/hero_actions.toml", '{ effect = "guard", points = 2 }', '{ effect = "recall" }')
    assert 'unknown effect "recall"' in found


def test_an_unknown_effect_inside_an_effect_is_named_with_its_place(spoil):
    [found] = spoil("cards/heroes.toml", 'effects = [{ effect = "draw"', 'effects = [{ effect = "drwa"')
    assert 'heroes "oswin" → ability → effects #1 → effects #1 → effect: unknown effect "drwa"' in found


def test_an_unknown_condition_is_answered_with_the_nearest(spoil):
    [found] = spoil("cards/whispers.toml", 'condition = "in_start"', 'condition = "in_strat"')
    assert 'unknown condition "in_strat"; did you mean "in_start"?' in found


def test_an_unknown_symbol_is_answered_with_the_symbols_there_are(spoil):
    [found] = spoil("cards/fate.toml", 'beast = ["move", "search"]', 'beast = ["move", "serch"]')
    assert 'titles "loose_stones" → beast #2: unknown value "serch"; did you mean "search"?' in found


def test_symbols_that_do_not_add_up_are_counted(spoil):
    found = spoil("cards/fate.toml", 'beast = ["move", "search"]', 'beast = ["move", "heal"]')
    assert found == [
        f"{CARDS}/fate.toml: titles: move and search together: on 1 of the cards; valid: 2",
        f"{CARDS}/fate.toml: titles: move and heal together: on 3 of the cards; valid: 2",
    ]


def test_a_fate_text_that_needs_three_rows_is_refused(spoil):
    long = "Swap places with any enemy that you see next door to you."
    [found] = spoil("cards/fate.toml", "Swap places with an enemy next door.", long)
    assert found.endswith("this takes 3 lines of 23 characters; at most 2 such lines fit")


def test_a_sign_without_a_twin_is_refused(spoil):
    [found] = spoil("cards/fate.toml", "Swap places with an enemy next door.", "Swap ⚔ with an enemy next door.")
    assert 'titles "old_oath" → red → text: unknown sign "⚔"; valid: plain letters and » †' in found


def test_a_wrong_count_is_named_with_what_was_counted(spoil):
    [found] = spoil("game.toml", "treasures = 10", "treasures = 11")
    assert found == (
        "shadowscape/game.toml: expected → treasures: the card files hold 10 treasures, 11 are expected; "
        "change the cards or this number"
    )


def test_a_card_too_few_is_found_by_every_count_it_belongs_to(spoil):
    found = spoil("cards/equipment.toml", printed("equipment.toml", "ash_staff"), "")
    assert any("16 pieces of equipment, 17 are expected" in problem for problem in found)
    assert any("7 pieces are of the kind weapon; valid: 8" in problem for problem in found)
    assert any("a wizard can use 2 weapons; valid: 3 to 4" in problem for problem in found)


def test_a_class_without_a_weapon_of_its_own_is_named(spoil):
    found = spoil("cards/equipment.toml", 'symbol = "magic", plus = 1 }', 'symbol = "heal", plus = 1 }')
    assert found == [
        f"{CARDS}/equipment.toml: cards: no weapon of a wizard adds to magic; valid: at least one boost of 1"
    ]


def test_a_hero_whose_numbers_do_not_add_up_is_refused(spoil):
    found = spoil("cards/heroes.toml", "move = 2\ndefence = 2\nhand = 3", "move = 2\ndefence = 1\nhand = 3")
    place = f'{CARDS}/heroes.toml: heroes "fengray"'
    assert found == [
        f"{place}: move, defence and hand add up to 6; valid: numbers that add up to 7",
        f"{place} → slots: with defence 1 a hero has 3 slots, not 2",
    ]


def test_a_heal_card_that_could_be_disabled_is_refused(spoil):
    found = spoil("cards/hero_actions.toml", 'hero = "fengray"\nslots = 0', 'hero = "fengray"\nslots = 1')
    assert any('cards "fengray_4" → slots: a card that heals has no slots, not 1' in problem for problem in found)


def test_a_card_of_nobody_is_named_with_the_heroes_there_are(spoil):
    found = spoil("cards/hero_actions.toml", 'hero = "crow"', 'hero = "krow"')
    assert any('unknown hero "krow"; did you mean "crow"?' in problem for problem in found)
    assert any("Crow has 3 cards; valid: 4" in problem for problem in found)


def test_a_boost_that_helps_nothing_on_the_side_is_refused(spoil):
    cleave = printed("hero_actions.toml", "fengray_2")
    spoiled = cleave.replace('boost = "attack"', 'boost = "heal"')
    [found] = spoil("cards/hero_actions.toml", cleave, spoiled)
    assert found.endswith('cards "fengray_2" → a → boost: unknown boost "heal"; valid: attack')


def test_two_tokens_that_walk_the_same_way_are_refused(spoil):
    found = spoil(
        "cards/enemies.toml", '["ember", "blood"], ["root", "bone"]', '["ember", "blood"], ["ember", "blood"]'
    )
    sentence = "another token of this kind walks the same way; all moves of a kind are different"
    assert found == [f'{CARDS}/enemies.toml: enemies "ghoren_warrior" → moves #2: {sentence}']


def test_a_token_too_many_is_counted(spoil):
    found = spoil(
        "cards/enemies.toml", '["ember", "blood"], ["root", "bone"]', '["bone"], ["ember", "blood"], ["root", "bone"]'
    )
    assert any("31 enemy tokens, 30 are expected" in problem for problem in found)
    assert any(
        "the beast kinds have 3, 4, 4 tokens; valid: three kinds with 4, 3 and 3" in problem for problem in found
    )


def test_a_room_named_by_three_whispers_is_refused(spoil):
    found = spoil("cards/whispers.toml", 'room = "abbey"', 'room = "forge"')
    found = spoil("cards/whispers.toml", 'room = "camp"', 'room = "forge"')
    assert any('"forge" is named 3 times; valid: at most 2' in problem for problem in found)


def test_a_treasure_of_another_value_is_told_with_the_valid_values(spoil):
    [found] = spoil("cards/treasures.toml", "value = 4", "value = 3")
    assert found.endswith("the values are 2, 2, 2, 2, 3, 3, 3, 3, 3, 4; valid: 2, 2, 2, 2, 3, 3, 3, 3, 4, 4")


def test_a_duplicate_id_is_named_with_the_file_that_has_it(spoil):
    found = spoil("cards/treasures.toml", 'id = "nightglass"\nname = "Nightglass"', 'id = "censer"\nname = "Censer"')
    assert any('cards "censer" → id: this id is already used in' in problem for problem in found)
    assert any('"Censer" is already the name of' in problem for problem in found)


def test_an_unknown_key_is_refused(spoil):
    [found] = spoil("cards/lords.toml", "damage = 4", "damages = 4")[:1]
    assert 'unknown key "damages"; did you mean "damage"?' in found


def test_the_advanced_game_recalls_no_fewer_cards(spoil):
    [found] = spoil("game.toml", "recall_advanced = [2, 5, 13]", "recall_advanced = [2, 3, 13]")
    place = "shadowscape/game.toml: numbers → recall_advanced"
    assert found == f"{place}: 3 cards with 3 heroes, fewer than `recall` brings; valid: 4 or more"


def test_the_advanced_game_has_a_recall_for_every_number_of_heroes(spoil):
    [found] = spoil("game.toml", "recall_advanced = [2, 5, 13]", "recall_advanced = [2, 5]")
    assert found.startswith("shadowscape/game.toml: numbers → recall_advanced: this must be a list of 3 entries")


def test_a_missing_file_is_named(spoil):
    spoil("game.toml", "minutes = 60", "minutes = 60")
    (spoil.root / "shadowscape" / "cards" / "lords.toml").unlink()
    assert [str(problem) for problem in check(spoil.root)] == [f"{CARDS}/lords.toml: the file is missing"]


def test_nothing_of_a_bad_box_is_loaded(spoil):
    spoil("game.toml", "lords = 5", "lords = 4")
    with pytest.raises(BadContent, match="5 lords, 4 are expected"):
        load(spoil.root)
