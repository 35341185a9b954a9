"""What is in the box: counts, sums and every constraint between cards."""

from collections import Counter
from itertools import combinations, permutations
from textwrap import wrap

import msgspec
import pytest

from engine.content.loading import content_root
from engine.content.opponents import OpponentFile
from engine.games.shadowscape.bot.taste import Taste
from engine.games.shadowscape.content import box, check
from engine.games.shadowscape.content.effect_forms import Attack, Heal, Prepare, Recall, Search
from engine.games.shadowscape.content.printed import CORNERS, doors_at, gear_effects
from engine.games.shadowscape.content.standing_forms import Boost
from engine.games.shadowscape.content.words import CLASSES, DOORS, SHRINES, SYMBOLS, TYPES

BOX = box()
ROOMS, STARTS = list(BOX.rooms.values()), list(BOX.starts.values())
HEROES, GENERAL = list(BOX.heroes.values()), list(BOX.general_actions.values())
ACTIONS = [*BOX.hero_actions.values(), *GENERAL]
FACES = [face for card in ACTIONS for face in (card.a, card.b)]
FATE = list(BOX.fate.values())
WHISPERS = list(BOX.whispers.values())


def cards_of(hero):
    return [BOX.hero_actions[id] for id in BOX.actions_of(hero.id)]


def with_effect(cards, form):
    """The sides that have an effect of this form."""
    faces = [face for card in cards for face in (card.a, card.b)]
    return [face for face in faces if any(isinstance(effect, form) for effect in face.effects)]


def effects_in(value):
    """Every tagged record below a value."""
    if isinstance(value, (tuple, list)):
        for item in value:
            yield from effects_in(item)
    elif isinstance(value, msgspec.Struct):
        if value.__struct_config__.tag_field in ("effect", "condition"):
            yield str(value.__struct_config__.tag)
        for field in value.__struct_fields__:
            yield from effects_in(getattr(value, field))


def test_the_content_has_no_problem():
    assert check() == []


def test_the_box_holds_the_printed_counts():
    assert (len(ROOMS), len(STARTS), len(HEROES), len(BOX.hero_actions), len(GENERAL)) == (21, 4, 13, 52, 16)
    assert (len(FATE), len(BOX.titles), len(BOX.enemies), len(BOX.tokens)) == (60, 20, 9, 30)
    assert (len(BOX.treasures), len(BOX.equipment), len(WHISPERS), len(BOX.lords)) == (10, 17, 19, 5)


def test_no_two_faces_share_a_name():
    singles = (BOX.rooms, BOX.starts, BOX.heroes, BOX.titles, BOX.enemies, BOX.treasures, BOX.equipment, BOX.lords)
    names = [card.name for cards in singles for card in cards.values()]
    names += [whisper.name for whisper in WHISPERS] + [face.name for face in FACES]
    assert len(set(names)) == len(names)


def test_kinds_of_different_sorts_never_share_an_id():
    sorts = (BOX.rooms, BOX.starts, BOX.heroes, BOX.hero_actions, BOX.general_actions, BOX.fate, BOX.tokens)
    sorts += (BOX.treasures, BOX.equipment, BOX.whispers, BOX.lords)
    ids = [id for sort in sorts for id in sort]
    assert len(set(ids)) == len(ids)


# The dungeon


def test_every_room_has_four_different_doors_and_no_two_rooms_are_alike():
    every = set(permutations(DOORS))
    assert all(room.doors in every for room in ROOMS)
    assert len({room.doors for room in ROOMS}) == 21


def test_rooms_have_fifteen_lairs_seven_treasures_six_shrines_three_shards_and_two_features_at_most():
    assert Counter(room.lair for room in ROOMS if room.lair) == dict.fromkeys(TYPES, 5)
    assert Counter(room.shrine for room in ROOMS if room.shrine) == dict.fromkeys(SHRINES, 1)
    assert sum(room.treasure for room in ROOMS) == 7
    assert [room.id for room in ROOMS if room.shard] == ["gullet", "pyre", "hoard"]
    assert max(sum((bool(r.lair), r.treasure, r.shard, bool(r.shrine))) for r in ROOMS) == 2


def test_name_and_features_of_a_room_fit_nine_cells():
    for room in (*ROOMS, *STARTS):
        signs = 0
        if room in ROOMS:
            signs = bool(room.lair) + 2 * room.treasure + room.shard + 2 * bool(room.shrine)
        assert len(room.name) + (1 + signs if signs else 0) <= 9


def test_a_starting_room_has_two_doors_inwards_in_all_four_corners():
    inward = {0: (1, 2), 4: (2, 3), 24: (0, 3), 20: (0, 1)}
    for start in STARTS:
        for place, walls in inward.items():
            doors = doors_at(start.id, place)
            assert tuple(wall for wall in range(4) if doors[wall]) == walls
            assert len({doors[wall] for wall in walls}) == 2


def test_side_a_of_a_start_lies_north_west_and_south_east_with_its_doors_clockwise():
    assert [CORNERS[place][0] for place in (0, 4, 20, 24)] == ["a", "b", "b", "a"]
    for start in STARTS:
        north_west, south_east = doors_at(start.id, 0), doors_at(start.id, 24)
        assert (north_west[1], north_west[2]) == (south_east[3], south_east[0]) == start.a
        north_east, south_west = doors_at(start.id, 4), doors_at(start.id, 20)
        assert (north_east[2], north_east[3]) == (south_west[0], south_west[1]) == start.b


def test_no_two_sides_of_starting_rooms_are_alike():
    sides = [pair for start in STARTS for pair in (start.a, start.b)]
    assert len(set(sides)) == len(sides) == 8


def test_the_doors_of_the_worked_example_of_doubling_back():
    assert doors_at("camp", 19)[3] == "bone"
    assert (doors_at("sump", 18)[1], doors_at("sump", 18)[3]) == ("blood", "bone")


# Heroes


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)
def test_a_hero_has_seven_points_and_slots_by_defence(hero):
    assert hero.move + hero.defence + hero.hand == 7
    assert hero.slots == {0: 4, 1: 3, 2: 2}[hero.defence]


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)
def test_the_four_cards_of_a_hero_keep_the_sheet(hero):
    cards = cards_of(hero)
    assert len(cards) == 4
    assert sum(bool(with_effect([card], Attack)) for card in cards) >= 3
    assert len(with_effect(cards, Prepare)) == 2
    assert len(with_effect(cards, Search)) in (1, 2)
    assert all(e.base >= 2 for face in with_effect(cards, Search) for e in face.effects if isinstance(e, Search))
    assert len(with_effect(cards, Heal)) == 1
    assert sum(card.a.skill + card.b.skill == 1 for card in cards) == 3
    assert sorted(card.slots for card in cards) == [0, 1, 1, 2]
    assert sum(card.slots for card in cards) + hero.slots == {0: 8, 1: 7, 2: 6}[hero.defence]


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)
def test_the_fourth_card_heals_and_its_back_is_a_finisher_worth_five(hero):
    fourth = cards_of(hero)[3]
    assert fourth.slots == 0
    assert fourth.a.kind == "heal"
    [attack] = fourth.b.effects
    assert attack.base + sum(one.times * 3 for one in attack.plus) == 5


def test_fighters_and_rogues_finish_with_attack_wizards_with_magic():
    finishers = {hero.id: cards_of(hero)[3].b.boost for hero in HEROES}
    by_class = {"fighter": "attack", "rogue": "attack", "wizard": "magic"}
    for hero in HEROES:
        if hero.class_ != "cleric":
            assert finishers[hero.id] == by_class[hero.class_]
    assert (finishers["arani"], finishers["iovan"], finishers["melekai"]) == ("attack", "attack", "magic")


def test_every_hero_has_another_ability():
    assert len({hero.ability.effects for hero in HEROES}) == 13


def test_the_known_sides_of_the_printed_game_are_there():
    assert cards_of(BOX.heroes["arani"])[0].a.brief == "† 2"
    assert BOX.heroes["celenthia"].hand == 4
    assert cards_of(BOX.heroes["celenthia"])[2].a.effects == (Prepare(draw=3),)
    assert cards_of(BOX.heroes["venda"])[3].a.effects == (Heal(base=4),)
    hareag = cards_of(BOX.heroes["hareag"])[2]
    assert hareag.a.effects == (Prepare(draw=4),)
    assert hareag.b.effects == (Attack(symbol="magic", base=1, reach="next"),)


def test_the_sides_of_an_action_card_are_of_different_kinds():
    assert all(card.a.kind != card.b.kind for card in ACTIONS)


def test_a_card_that_heals_has_no_wound_slot():
    assert all(card.slots == 0 for card in ACTIONS if card.heals)
    assert {card.slots for card in GENERAL if not card.heals} == {2}


def test_prepare_and_guard_cannot_be_boosted_and_every_other_number_can():
    for face in FACES:
        assert (face.boost in face.can_boost) if face.can_boost else face.boost is None


def test_general_actions_cost_1_2_and_3_tokens_and_the_dear_ones_have_shards():
    assert Counter(card.price for card in GENERAL) == {1: 6, 2: 6, 3: 4}
    assert Counter(card.price for card in GENERAL if card.shards) == {2: 1, 3: 4}
    assert sum(card.shards for card in GENERAL) == 5


# Fate


def test_a_title_has_three_cards_of_the_three_types():
    assert Counter(card.title.id for card in FATE) == dict.fromkeys(BOX.titles, 3)
    assert Counter(card.type for card in FATE) == dict.fromkeys(TYPES, 20)


def test_half_of_the_fate_cards_bear_two_symbols_and_each_symbol_is_on_a_quarter_of_them():
    borne = Counter(frozenset(card.symbols) for card in FATE)
    assert {symbol: borne[frozenset((symbol,))] for symbol in SYMBOLS} == dict.fromkeys(SYMBOLS, 5)
    assert {pair: borne[frozenset(pair)] for pair in combinations(SYMBOLS, 2)} == dict.fromkeys(
        combinations(SYMBOLS, 2), 2
    )
    assert Counter(symbol for card in FATE for symbol in card.symbols) == dict.fromkeys(SYMBOLS, 15)


@pytest.mark.parametrize("type", TYPES)
def test_each_symbol_is_on_five_cards_of_every_type(type):
    assert Counter(s for card in FATE if card.type == type for s in card.symbols) == dict.fromkeys(SYMBOLS, 5)


def test_all_red_and_all_green_texts_are_different_and_seven_green_ones_recall():
    assert len({title.red.effects for title in BOX.titles.values()}) == 20
    greens = [title.green.effects for title in BOX.titles.values()]
    assert len(set(greens)) == 20
    assert sum(any(isinstance(effect, Recall) for effect in effects) for effects in greens) == 7


@pytest.mark.parametrize("title", BOX.titles.values(), ids=lambda title: title.id)
def test_fate_texts_fit_two_rows_of_a_card_and_their_briefs_one_row_of_the_narrowest(title):
    for text in (title.red, title.green):
        assert len(wrap(text.text, 23)) <= 2
        assert len(text.brief) <= 13
    assert len(title.name) <= 13


# Enemies, treasures, lords


def test_each_type_has_ten_tokens_of_three_kinds_and_no_kind_walks_the_same_way_twice():
    for type in TYPES:
        kinds = [enemy for enemy in BOX.enemies.values() if enemy.type == type]
        assert sorted(len(enemy.moves) for enemy in kinds) == [3, 3, 4]
        assert all(len(set(enemy.moves)) == len(enemy.moves) for enemy in kinds)


@pytest.mark.parametrize(
    ("id", "numbers", "lengths"),
    [
        ("gloom_hound", (2, "melee", 3), [3, 3, 3, 2]),
        ("ghoren_warrior", (3, "melee", 4), [2, 2, 3]),
        ("ghoren_slinger", (2, "ranged", 3), [1, 2, 2]),
        ("redsand_thrall", (3, "melee", 3), [3, 2, 2, 3]),
        ("lantern_cutter", (2, "melee", 3), [3, 3, 2]),
        ("toll_archer", (2, "ranged", 3), [1, 2, 2]),
        ("bone_walker", (2, "melee", 3), [1, 2, 2, 1]),
        ("barrow_knight", (4, "melee", 4), [1, 1, 1]),
        ("wailing_shade", (3, "ranged", 3), [2, 2, 2]),
    ],
)
def test_the_enemies_have_their_numbers(id, numbers, lengths):
    enemy = BOX.enemies[id]
    assert (enemy.defence, enemy.blow, enemy.damage) == numbers
    assert [len(moves) for moves in enemy.moves] == lengths


def test_doors_are_walked_through_about_equally_often():
    walked = Counter(door for token in BOX.tokens.values() for door in token.moves)
    assert max(walked.values()) - min(walked.values()) <= 2


def test_the_worked_examples_find_their_tokens():
    walks = {token.moves for token in BOX.tokens.values()}
    assert {("ember", "root", "ember"), ("bone", "blood", "bone")} <= walks
    assert ("root",) in BOX.enemies["ghoren_slinger"].moves


def test_treasures_are_worth_two_to_four():
    assert sorted(one.value for one in BOX.treasures.values()) == [2, 2, 2, 2, 3, 3, 3, 3, 4, 4]


def test_lords_have_defence_eight_or_nine_among_rivals_and_together():
    lords = BOX.lords.values()
    assert sorted(lord.competitive.defence for lord in lords) == [8, 8, 8, 8, 9]
    assert sorted(lord.cooperative.defence for lord in lords) == [8, 8, 8, 8, 9]
    assert all(lord.competitive.effects != lord.cooperative.effects for lord in lords)


# Offers


def test_there_are_four_clothes_five_trinkets_and_eight_weapons_and_four_shards():
    gear = BOX.equipment.values()
    assert Counter(card.kind for card in gear) == {"clothing": 4, "trinket": 5, "weapon": 8}
    assert Counter(card.shards for card in gear) == {0: 13, 1: 4}


@pytest.mark.parametrize("class_", CLASSES)
def test_every_class_can_use_three_or_four_weapons_and_one_adds_to_its_own_attack(class_):
    weapons = [id for id, card in BOX.equipment.items() if card.kind == "weapon"]
    usable = [effects for id in weapons if (effects := gear_effects(id, class_))]
    assert len(usable) in (3, 4)
    own = {"wizard": {"magic"}, "cleric": {"attack", "magic"}}.get(class_, {"attack"})
    boosts = [e for effects in usable for e in effects if isinstance(e, Boost)]
    assert any(boost.symbol in own and boost.plus == 1 and boost.reach == "either" for boost in boosts)


def test_ten_whispers_are_worth_one_shard_eight_two_and_the_lords_three():
    assert Counter(whisper.shards for whisper in WHISPERS) == {1: 10, 2: 8, 3: 1}
    assert [whisper.shards for whisper in WHISPERS if whisper.is_lord] == [3]


def test_no_whisper_names_a_room_that_is_not_there_nor_one_room_more_than_twice():
    rooms = Counter(need.room for whisper in WHISPERS for need in whisper.needs if hasattr(need, "room"))
    assert set(rooms) <= set(BOX.rooms)
    assert max(rooms.values()) <= 2


def test_four_whispers_are_deeds():
    deeds = [whisper.id for whisper in WHISPERS if whisper.is_deed]
    assert deeds == ["a_bell_below", "spilled_offering", "oathbreaker", "the_last_whisper"]


# The papers beside the cards


def test_every_effect_and_condition_on_a_card_is_described():
    described = (content_root() / "shadowscape" / "EFFECTS.md").read_text(encoding="utf-8")
    singles = (BOX.heroes, BOX.titles, BOX.enemies, BOX.equipment, BOX.whispers, BOX.lords)
    used = {tag for cards in singles for tag in effects_in(list(cards.values()))} | set(effects_in(ACTIONS))
    assert {tag for tag in used if f'`"{tag}"`' not in described} == set()


def test_every_ruling_has_its_number():
    rulings = (content_root() / "shadowscape" / "RULINGS.md").read_text(encoding="utf-8")
    numbers = [int(row.split(".")[0]) for row in rulings.splitlines() if row[:1].isdigit()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= 58


def test_the_rulebook_tells_how_many_cards_a_recall_brings():
    rulebook = (content_root() / "shadowscape" / "rulebook.md").read_text(encoding="utf-8")
    two, three, four = BOX.game.numbers.recall
    assert (
        f"{two} with two heroes, {three} with three, {four} with four, and {BOX.game.numbers.recall_twice} more"
        in rulebook
    )
    two, three, four = BOX.game.numbers.recall_advanced
    assert f"In the advanced game it is {two}, {three} or {four}" in rulebook


def test_five_opponents_have_a_name_and_a_liking():
    path = content_root() / "shadowscape" / "opponents.toml"
    found = msgspec.toml.decode(path.read_bytes(), type=OpponentFile[Taste]).opponents
    assert [one.id for one in found] == ["hunter", "delver", "whisperer", "spoiler", "lordslayer"]
    assert all(one.taste and one.taste != Taste() for one in found)
    assert len({one.name for one in found}) == 5
