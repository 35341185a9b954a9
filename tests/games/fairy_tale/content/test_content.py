"""The 110 cards add up, fit their frames and refer to each other; whatever does not is told exactly."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from engine.content.loading import content_root
from engine.games.fairy_tale.content import vocabulary
from engine.games.fairy_tale.content.box import box, check, load
from engine.games.fairy_tale.content.forms import wrapped
from engine.games.fairy_tale.effects.drawing import Draw
from engine.games.fairy_tale.effects.hunting import Hunt
from engine.games.fairy_tale.effects.turning import Flip, Unflip
from tests.spoiling import spoil

BY_CODE = {kind.code: kind for kind in box().kinds.values()}

FOLDER = content_root() / "fairy_tale"
KINDS = list(box().kinds.values())
GOOD = ("dragonvale", "fairywood", "holy_empire")


def copies(kinds) -> int:
    return sum(kind.copies for kind in kinds)


def of(faction, rules):
    return [kind for kind in KINDS if kind.factions == (faction,) and kind.set == rules]


def test_the_basic_deck_holds_80_cards_and_the_expert_deck_110():
    assert len(box().deck("basic")) == 80
    assert len(box().deck("expert")) == 110
    assert not Counter(box().deck("basic")) - Counter(box().deck("expert"))


@pytest.mark.parametrize("faction", GOOD)
def test_each_good_faction_has_23_basic_cards_5_expert_cards_and_2_that_draw(faction):
    draws = [kind for kind in of(faction, "expert") if any(isinstance(effect, Draw) for effect in kind.effects)]
    assert copies(of(faction, "basic")) == 23
    assert copies(draws) == 2
    assert copies(of(faction, "expert")) - copies(draws) == 5


def test_shadow_has_11_basic_and_6_expert_cards_and_there_are_3_eggs():
    assert (copies(of("shadow", "basic")), copies(of("shadow", "expert"))) == (11, 6)
    assert copies([box()["the_egg_of_chaos"]]) == 3


def test_the_egg_is_every_faction_and_every_category():
    egg = box()["the_egg_of_chaos"]
    assert all(egg.is_(what) for what in (*vocabulary.MARKS, "any"))
    assert egg.counts_as == ("children_of_the_dragon", "mischievous_fairy", "homesteaders")


@pytest.mark.parametrize("faction", GOOD)
def test_the_good_factions_are_alike_but_for_their_names(faction):
    assert [(k.copies, k.categories, type(k.scoring)) for k in KINDS if k.factions == (faction,)] == [
        (k.copies, k.categories, type(k.scoring)) for k in KINDS if k.factions == ("dragonvale",)
    ]


def test_the_shadows_name_the_factions_they_turn_down():
    targets = {code: BY_CODE[code].effects for code in ("SH1", "SH2", "SH3", "SH4")}
    assert targets == {
        "SH1": (Flip("all", 1, "holy_empire"),),
        "SH2": (Flip("all", 1, "fairywood"),),
        "SH3": (Flip("all", 1, "dragonvale"),),
        "SH4": (Flip("all", 1, "any"),),
    }


def test_legends_hunt_shadow_the_raider_hunts_homes_and_the_hut_turns_two_up():
    for code in ("DV10", "FW10", "HE10"):
        assert BY_CODE[code].effects == (Hunt("all", "shadow"),)
    assert BY_CODE["SH10"].effects == (Hunt("all", "home"),)
    assert BY_CODE["SH10"].categories == ("character",)
    assert BY_CODE["SH5"].effects == (Unflip("you", 2, "any"),)
    assert BY_CODE["SH5"].categories == ("home",)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_names_and_texts_fit_their_cards(kind):
    assert all(len(line) <= 13 for line in (*kind.lines, kind.short, *wrapped(kind.text)))
    for shortened in (kind.short, " ".join(kind.compact)):
        head, ellipsis, tail = shortened.partition("…")
        assert kind.name.startswith(head)
        assert kind.name.endswith(tail) if ellipsis else shortened == kind.name
    assert all(len(line) <= 11 for line in kind.compact)
    assert len(wrapped(kind.text)) <= 4
    assert len(kind.flavour) <= 60


def test_a_text_speaks_of_the_effect_its_card_has():
    signs = {Flip: "↓", Unflip: "↑", Hunt: "»", Draw: "+ YOU"}
    for kind in KINDS:
        assert [sign for sign in signs.values() if sign in kind.text] == [signs[type(e)] for e in kind.effects]


def test_a_chapter_keeps_its_number_in_running_text():
    assert box()["dragons_tale_2"].bound_name == "Dragon's Tale\u00a02"
    assert box()["bronze_dragon"].bound_name == "Bronze Dragon"


def test_a_chapter_keeps_its_number_beside_its_tale_on_a_compact_card():
    assert box()["fairy_tale_3"].compact == ("Fairy", "Tale 3")
    assert box()["knights_tale_1"].compact == ("Knight's", "Tale 1")


def test_no_two_cards_share_a_short_name():
    assert len({kind.short for kind in KINDS}) == len({kind.compact for kind in KINDS}) == len(KINDS)


def test_the_lesson_waits_for_every_choice_of_a_whole_game():
    waits = Counter[str]()
    for step in box().lesson.steps:
        waits[step.awaits] += step.times
    assert (waits["keep"], waits["play"]) == (4 * 4, 4 * 3)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    shutil.copytree(FOLDER, tmp_path / "fairy_tale")
    return tmp_path


def change(root: Path, file: str, old: str, new: str) -> list[str]:
    spoil(root / "fairy_tale" / file, old, new)
    return [str(problem) for problem in check(root)]


def test_negative_copies_are_refused(root):
    [told] = change(root, "cards/chaos.toml", "copies = 3", "copies = -3")
    assert told.endswith('cards "the_egg_of_chaos" → copies: this must be a whole number of at least 1, not -3')


def test_an_unknown_effect_is_named_with_the_nearest(root):
    [told] = change(root, "cards/shadow.toml", 'effect = "flip"', 'effect = "flop"')
    place = 'fairy_tale/cards/shadow.toml: cards "demon" → effects #1 → effect: '
    assert told == place + 'unknown effect "flop"; did you mean "flip"? valid: flip, unflip, hunt, draw'


def test_an_unknown_way_of_scoring_is_named_with_the_nearest(root):
    [told] = change(root, "cards/dragonvale.toml", 'score = "square"', 'score = "squares"')
    assert 'scoring → score: unknown score "squares"; did you mean "square"?' in told


def test_a_noun_is_one_and_many(root):
    [told] = change(root, "cards/dragonvale.toml", 'noun = ["Child", "Children"]', 'noun = ["Child"]')
    assert told.endswith("""→ noun: this must be a list of 2 entries, not ['Child']""")


def test_an_unknown_faction_in_an_effect_is_named_with_the_nearest(root):
    [told] = change(root, "cards/shadow.toml", 'count = 1, what = "fairywood"', 'count = 1, what = "fairwood"')
    assert 'cards "vampire" → effects #1 → what: unknown value "fairwood"; did you mean "fairywood"?' in told


def test_an_effect_needs_its_count(root):
    [told] = change(root, "cards/shadow.toml", 'who = "all", count = 1, what = "any"', 'who = "all", what = "any"')
    assert (
        'cards "nightmare" → effects #1 → count: this key is missing; it must be a whole number of at least 1' in told
    )


def test_a_duplicate_id_names_both_files(root):
    text = (root / "fairy_tale/cards/chaos.toml").read_text(encoding="utf-8")
    (root / "fairy_tale/cards/more.toml").write_text(text.replace("AL1", "AL2"), encoding="utf-8")
    told = [str(problem) for problem in check(root)]
    assert told[0] == (
        'fairy_tale/cards/more.toml: cards "the_egg_of_chaos" → id: '
        "this id is already used in fairy_tale/cards/chaos.toml; every id must be unique"
    )
    assert any(
        "expected → expert → every: the expert cards hold 6 copies here, 3 are expected" in line for line in told
    )


def test_a_duplicate_code_is_named(root):
    [told] = change(root, "cards/shadow.toml", 'code = "SH2"', 'code = "SH1"')
    assert 'cards "vampire" → code: the code SH1 already belongs to "demon"' in told


def test_a_wrong_count_names_every_sum_it_breaks(root):
    told = change(root, "cards/dragonvale.toml", "copies = 7", "copies = 8")
    place, cure = "fairy_tale/game.toml: expected → basic → ", "; change `copies` or this"
    assert told == [
        f"{place}all: the basic cards hold 81 copies here, 80 are expected{cure}",
        f"{place}dragonvale: the basic cards hold 24 copies here, 23 are expected{cure}",
    ]


def test_a_dangling_friend_is_named_with_the_nearest(root):
    told = change(root, "cards/holy_empire.toml", 'friends = ["bronze_dragon"]', 'friends = ["bronze_dragoon"]')
    assert (
        'cards "knight_of_the_round_table" → friends: unknown card "bronze_dragoon"; did you mean "bronze_dragon"?'
        in told[1]
    )
    assert 'cards "bronze_dragon" → friends: friendship goes both ways' in told[0]


def test_a_multiplier_must_list_the_friend_it_scores_for(root):
    told = change(root, "cards/dragonvale.toml", 'friends = ["knight_of_the_round_table"]\n', "")
    assert any('cards "bronze_dragon" → friends: the friend it scores for must be listed' in line for line in told)


def test_a_dangling_card_of_a_chapter_is_named_with_the_nearest(root):
    [told] = change(
        root,
        "cards/dragonvale.toml",
        'cards = ["silver_dragon", "dragons_lair"]',
        'cards = ["silver_dragon", "dragon_lair"]',
    )
    assert 'cards "dragons_tale_2" → scoring → cards: unknown card "dragon_lair"; did you mean "dragons_lair"?' in told


def test_only_an_almighty_card_counts_as_others(root):
    [told] = change(root, "cards/chaos.toml", "almighty = true", "almighty = false")
    assert told.endswith("→ counts_as: only a card with almighty = true counts as other cards")


def test_an_id_must_be_the_name(root):
    told = change(root, "cards/shadow.toml", 'lines = ["Demon"]', 'lines = ["Daemon"]')
    assert told == ['fairy_tale/cards/shadow.toml: cards "demon" → id: the id is the name in small letters: "daemon"']


def test_a_name_too_long_for_its_card_is_told(root):
    told = change(root, "cards/shadow.toml", 'lines = ["Demon"]', 'lines = ["The Elder Demon"]')
    assert any(one.endswith('→ lines: "The Elder Demon" has 15 characters; at most 13 fit') for one in told)


def test_a_text_that_does_not_wrap_into_four_lines_is_told(root):
    [told] = change(
        root, "cards/shadow.toml", "↑ YOU turn two cards face up.", "↑ YOU may turn two cards of any faction face up."
    )
    assert told.endswith('"witchs_hut" → text: this takes 5 lines of 13 characters; at most 4 such lines fit')


def test_a_lesson_with_an_unknown_card_is_told(root):
    [told] = change(root, "tutorial.toml", 'choose = ["knight_of_the_round_table"]', 'choose = ["silver_wagon"]')
    assert told.startswith(
        'fairy_tale/tutorial.toml: steps #2 → choose: unknown card "silver_wagon"; did you mean "silver_dragon"?'
    )


def test_a_card_has_one_faction_or_all_and_one_category_or_all(root):
    told = change(
        root, "cards/chaos.toml", 'categories = ["character", "home", "story"]', 'categories = ["home", "story"]'
    )
    place = 'fairy_tale/cards/chaos.toml: cards "the_egg_of_chaos" → categories: '
    assert told == [f"{place}a card has one of these or all of them: character, home, story"]
    change(
        root,
        "cards/chaos.toml",
        'factions = ["dragonvale", "fairywood", "holy_empire", "shadow"]',
        'factions = ["shadow", "fairywood"]',
    )
    assert any(
        "→ factions: a card has one of these or all of them: dragonvale, fairywood, holy_empire, shadow" in line
        for line in map(str, check(root))
    )


def test_a_faction_named_twice_is_told(root):
    told = change(root, "cards/shadow.toml", 'factions = ["shadow"]', 'factions = ["shadow", "shadow"]')
    assert 'fairy_tale/cards/shadow.toml: cards "demon" → factions: each word may stand here once' in told


@pytest.mark.parametrize("players", ["[4, 2]", "[1, 4]", "[2, 6]"])
def test_numbers_of_players_that_no_table_has_are_told(root, players):
    [told] = change(root, "game.toml", "basic = [2, 4]", f"basic = {players}")
    assert told.startswith(
        "fairy_tale/game.toml: players → basic: these are the fewest and the most players, from 2 to 5, not "
    )


@pytest.mark.parametrize(
    ("key", "line"), [("players → basic", "basic = [2, 4]\n"), ("players → expert", "expert = [2, 5]\n")]
)
def test_a_rule_set_without_its_numbers_of_players_is_told(root, key, line):
    assert change(root, "game.toml", line, "") == [
        f"fairy_tale/game.toml: {key}: this key is missing; it must be two whole numbers"
    ]


def test_a_rule_set_without_its_sums_is_told(root):
    game = root / "fairy_tale/game.toml"
    game.write_text(game.read_text(encoding="utf-8").partition("[expected.expert]")[0], encoding="utf-8")
    assert [str(problem) for problem in check(root)] == [
        "fairy_tale/game.toml: expected → expert: this key is missing; it must be a table"
    ]


def test_a_chapter_that_counts_nothing_is_told(root):
    told = change(root, "cards/dragonvale.toml", "counts = { fairywood = 2, holy_empire = 2 }", "counts = {}")
    assert len(told) == 1
    assert 'cards "dragons_tale_3" → scoring → counts: this is empty; it needs at least one of: dragonvale' in told[0]


def test_a_dangling_friend_to_score_for_is_named_with_the_nearest(root):
    told = change(
        root, "cards/dragonvale.toml", 'friend = "knight_of_the_round_table"', 'friend = "knight_of_the_table"'
    )
    assert any(
        'cards "bronze_dragon" → scoring → friend: unknown card "knight_of_the_table"; '
        'did you mean "knight_of_the_round_table"?' in line
        for line in told
    )


def test_a_lesson_with_an_unknown_aside_is_told(root):
    [told] = change(root, "tutorial.toml", 'on = "flip"', 'on = "flap"')
    assert told.startswith('fairy_tale/tutorial.toml: asides #1 → on: unknown deed "flap"; did you mean "flip"?')


def test_a_missing_name_of_a_faction_is_told(root):
    assert change(root, "game.toml", 'shadow = "Shadow"\n', "") == [
        "fairy_tale/game.toml: names → shadow: this key is missing; it must be text"
    ]


def test_the_card_made_up_in_the_guide_loads(root):
    guide = (FOLDER / "EFFECTS.md").read_text(encoding="utf-8")
    card = "\n".join(line[4:] for line in guide[guide.index("    [[cards]]") :].splitlines() if line.startswith("    "))
    (root / "fairy_tale/cards/own.toml").write_text(card, encoding="utf-8")
    change(root, "game.toml", "all = 30", "all = 31")
    game = root / "fairy_tale/game.toml"
    head, _, tail = game.read_text(encoding="utf-8").rpartition("fairywood = 7")
    game.write_text(f"{head}fairywood = 8{tail}", encoding="utf-8")
    assert check(root) == []
    assert load(root)["moon_gate"].is_("home")
