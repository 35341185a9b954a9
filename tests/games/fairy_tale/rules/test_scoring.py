"""Scoring from the printed rules: squares, friends, chapters, names taken; and the quick total equals the sheet."""

from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.content.forms import Flat, IfMost, IfShown
from engine.games.fairy_tale.score_sheet import Copies, FaceDown, Friends, Most, Need, Printed, Reaches, Shows
from engine.games.fairy_tale.scoring import gain_parts_of, points_of, rivals_of, score

CHILD, FAIRY, HOME = "children_of_the_dragon", "mischievous_fairy", "homesteaders"
BRONZE, KNIGHT, CASTLE, LAIR = "bronze_dragon", "knight_of_the_round_table", "castle", "dragons_lair"
EGG, TRICKSTER = "the_egg_of_chaos", "the_trickster"


def up(*kinds):
    return [(kind, True) for kind in kinds]


def sheet(*kinds, against=()):
    """The sheet of a player who shows these cards, the others showing theirs."""
    return score([up(*kinds), *(up(*row) for row in against)])[0]


def points(made):
    return [line.points for line in made.lines]


def line_of(made, kind):
    return next(line for line in made.lines if line.kind == kind)


# Squares and friends


def test_example_2_four_homesteaders_are_worth_16():
    made = sheet(HOME, HOME, HOME, HOME)
    assert (made.total, points(made)) == (16, [4, 4, 4, 4])
    assert made.lines[0].why == Copies(HOME, 4, ())


def test_example_3_a_bronze_dragon_and_two_knights_are_worth_12():
    made = sheet(BRONZE, KNIGHT, KNIGHT)
    assert (made.total, points(made)) == (12, [6, 3, 3])
    assert made.lines[0].why == Friends(3, KNIGHT, 2, ())
    assert made.lines[0].sentence == "3 × 2 Knights"


@pytest.mark.parametrize(
    ("multiplier", "friend"),
    [(BRONZE, KNIGHT), ("dwarven_warrior", "sky_dance_dragon"), ("royal_chronicler", "wandering_bard")],
)
def test_every_pair_multiplies_the_named_friend_only(multiplier, friend):
    assert points_of([multiplier] * 2 + [friend] * 3) == 2 * 9 + 3 * 3
    assert points_of([multiplier]) == 0


def test_squares_of_different_names_do_not_help_each_other():
    assert points_of([CHILD, FAIRY, FAIRY, HOME]) == 1 + 4 + 1


def test_flat_cards_score_what_they_print_also_below_zero():
    made = sheet(CASTLE, "witchs_hut", "nightmare")
    assert points(made) == [6, -1, 0]
    assert made.lines[1].why == Printed(-1)
    assert made.lines[1].sentence == "printed value"


# Chapters


def test_example_5_most_of_a_category_scores():
    made = sheet("shadowkings_tale_2", CASTLE, LAIR, against=[[CASTLE]])
    assert line_of(made, "shadowkings_tale_2").points == 7
    assert line_of(made, "shadowkings_tale_2").why == Most("home", 2, 1, 1, True)


def test_example_5_two_cards_of_each_of_two_factions_score():
    made = sheet("fairy_tale_3", CHILD, BRONZE, CASTLE, KNIGHT)
    line = line_of(made, "fairy_tale_3")
    assert line.points == 8
    assert isinstance(line.why, Reaches)
    assert [(need.mark, need.wanted, need.shown) for need in line.why.needs] == [
        ("dragonvale", 2, 2),
        ("holy_empire", 2, 2),
    ]


def test_example_5_a_silver_dragon_and_a_lair_score():
    made = sheet("dragons_tale_2", "silver_dragon", LAIR)
    assert line_of(made, "dragons_tale_2").points == 7
    assert line_of(made, "dragons_tale_2").sentence == "Silver Dragon and Dragon's Lair shown"


def test_a_chapter_whose_condition_fails_is_worth_nothing():
    made = sheet("dragons_tale_2", "silver_dragon")
    line = line_of(made, "dragons_tale_2")
    assert line.points == 0
    assert line.why == Shows((Need("silver_dragon", True, None), Need(LAIR, False, None)), False)
    assert line.sentence == "Dragon's Lair not shown"


def test_one_card_too_few_of_a_faction_fails_the_third_chapter():
    assert points_of(["fairy_tale_3", CHILD, BRONZE, CASTLE]) == 1 + 0 + 6


def test_a_tie_for_most_scores():
    made = sheet("fairy_tale_1", against=[[FAIRY]])
    assert made.total == 6
    assert made.lines[0].sentence == "tied for most Fairywood: 1, like seat 2"


def test_less_than_the_most_does_not_score_and_the_sheet_names_the_rival():
    made = score([up("fairy_tale_1"), up(FAIRY), up(FAIRY, FAIRY)], ["Mira", "Aldo", "Brann"])[0]
    assert made.total == 0
    assert made.lines[0].why == Most("fairywood", 1, 2, 2, False)
    assert made.lines[0].sentence == "not the most Fairywood: 1, Brann 2"


@pytest.mark.parametrize(
    ("chapter", "told"),
    [
        ("shadowkings_tale_1", "most Shadow: 1, seat 2 0"),
        ("shadowkings_tale_2", "tied for most Homes: 0, like seat 2"),
        ("shadowkings_tale_3", "most Stories: 1, seat 2 0"),
    ],
)
def test_a_faction_is_told_by_its_name_and_a_category_in_the_plural(chapter, told):
    assert sheet(chapter, against=[[FAIRY]]).lines[0].sentence == told


def test_nobody_showing_any_is_a_tie_for_most():  # ruling 10
    assert sheet("shadowkings_tale_2", against=[[FAIRY]]).total == 7


def test_a_chapter_counts_itself():  # ruling 15
    assert sheet("shadowkings_tale_3", against=[["fairy_tale_1"]]).lines[0].points == 8


def test_two_players_tied_for_most_both_score():
    sheets = score([up("shadowkings_tale_3"), up("knights_tale_1")])
    assert [made.total for made in sheets] == [8, 6]


def test_a_rivals_face_down_cards_do_not_count_for_most():  # ruling 4
    rows = [up("fairy_tale_1"), [(FAIRY, True), (FAIRY, False), (FAIRY, False)]]
    assert score(rows)[0].total == 6


def test_a_rivals_egg_counts_as_every_faction_and_category():  # ruling 3
    rows = [up("shadowkings_tale_2", CASTLE), up(EGG, LAIR)]
    assert score(rows)[0].total == 6
    assert rivals_of([[EGG, LAIR]])["home"] == 2


def test_an_egg_counts_for_both_factions_of_a_chapter():  # ruling 16
    assert points_of(["fairy_tale_3", CHILD, CASTLE, EGG]) == 8 + 2 + 6 + 2


# Face down


def test_only_face_up_cards_score_and_count():
    made = score([[(HOME, True), (HOME, False), (CASTLE, False)]])[0]
    assert (made.total, made.up, made.down) == (1, 1, 2)
    assert made.lines[1].why == FaceDown(3)
    assert made.lines[1].sentence == "face down: it would add 3 face up"
    assert made.lost == 9


def test_a_face_down_card_below_zero_costs_nothing():  # ruling 18
    made = score([[("witchs_hut", False)]])[0]
    assert (made.total, made.lost) == (0, -1)
    assert made.lines[0].sentence == "face down: it would cost 1 face up"


def test_a_face_down_card_that_is_not_known_stays_unknown():
    made = score([[(None, False), (CASTLE, True)]])[0]
    assert (made.total, made.lost) == (6, None)
    assert (made.lines[0].kind, made.lines[0].sentence) == (None, "face down")


# Names taken


def test_example_6_the_trickster_as_gold_dragon_gives_8():
    made = sheet(TRICKSTER, "dragons_tale_4")
    assert (made.total, points(made)) == (8, [-1, 9])
    assert made.names_taken == ((TRICKSTER, "the_gold_dragon"),)
    assert made.lines[0].sentence == "named The Gold Dragon, printed value"
    assert made.lines[1].sentence == "The Gold Dragon shown (the Trickster as The Gold Dragon)"
    assert made.next_best == -1


def test_example_6_the_egg_with_two_fairies_and_a_child_gives_10():
    made = sheet(CHILD, FAIRY, FAIRY, EGG)
    assert (made.total, points(made)) == (10, [2, 3, 3, 2])
    assert made.lines[0].sentence == "2 shown: 1 Child and the Egg"
    assert made.names_taken == ()


def test_an_egg_takes_one_name_besides_its_three():  # ruling 8
    made = sheet(BRONZE, BRONZE, CHILD, EGG)
    assert (made.total, points(made)) == (3 + 3 + 2 + 2, [3, 3, 2, 2])
    assert made.names_taken == ((EGG, KNIGHT),)
    assert made.lines[0].sentence == "3 × 1 Knight (the Egg in the name)"


def test_no_name_counts_twice_on_one_egg():  # ruling 8
    assert points_of([FAIRY, EGG]) == 2 + 2


def test_a_trickster_raises_a_square_but_scores_its_own_minus_1():
    made = sheet(HOME, HOME, HOME, TRICKSTER)
    assert (made.total, points(made)) == (11, [4, 4, 4, -1])


def test_a_name_taken_is_no_faction_and_no_category():  # ruling 12
    made = sheet("fairy_tale_1", FAIRY, TRICKSTER, against=[[FAIRY, FAIRY, FAIRY]])
    assert line_of(made, "fairy_tale_1").points == 0


def test_an_almighty_without_a_useful_name_takes_none():  # ruling 13
    made = sheet(TRICKSTER, CASTLE)
    assert (made.total, made.names_taken, made.next_best) == (5, (), None)


def test_an_almighty_that_adds_nothing_more_takes_no_name():  # ruling 13
    made = sheet("dragons_tale_4", TRICKSTER, TRICKSTER)
    assert (made.total, made.names_taken) == (9 - 2, ((TRICKSTER, "the_gold_dragon"),))


def test_two_eggs_raise_a_square_twice():
    made = sheet(FAIRY, EGG, EGG)
    assert (made.total, points(made)) == (7, [3, 2, 2])
    assert made.lines[0].sentence == "3 shown: 1 Fairy and 2 Eggs"


def test_two_tricksters_complete_a_chapter_that_one_cannot():  # ruling 11
    two = sheet("dragons_tale_2", TRICKSTER, TRICKSTER)
    assert sheet("dragons_tale_2", TRICKSTER).total == -1
    assert two.total == 7 - 2
    assert {name for _, name in two.names_taken} == {"silver_dragon", LAIR}


def test_names_are_searched_together_and_beat_the_best_name_for_each_alone():
    # One Trickster does best as a Knight, for 3. Two Knights are worth 6, but the two halves of the chapter 7.
    assert sheet(BRONZE, "dragons_tale_2", TRICKSTER).names_taken == ((TRICKSTER, KNIGHT),)
    together = sheet(BRONZE, "dragons_tale_2", TRICKSTER, TRICKSTER)
    assert (together.total, together.next_best) == (7 - 2, 6 - 2)


def test_a_card_that_takes_another_name_is_not_told_among_the_friends():
    made = sheet("royal_chronicler", "wandering_bard", HOME, "dragons_tale_4", TRICKSTER)
    assert made.names_taken == ((TRICKSTER, "the_gold_dragon"),)
    assert line_of(made, "royal_chronicler").why == Friends(3, "wandering_bard", 1, ())
    assert line_of(made, HOME).why == Copies(HOME, 1, ())


def test_the_friends_that_are_there_and_those_in_name_are_told_apart():
    made = sheet(BRONZE, KNIGHT, TRICKSTER)
    assert made.lines[0].sentence == "3 × 2 Knights (the Trickster among them)"
    assert sheet(BRONZE, BRONZE, BRONZE, TRICKSTER, TRICKSTER).lines[0].sentence == (
        "3 × 2 Knights (2 Tricksters in the name)"
    )


def test_the_next_best_total_is_told():
    made = sheet(BRONZE, BRONZE, "dragons_tale_4", TRICKSTER)
    assert (made.total, made.next_best) == (8, 5)


def test_names_are_taken_for_their_owner_alone():  # ruling 14
    sheets = score([up(TRICKSTER, BRONZE), up(BRONZE)])
    assert [made.total for made in sheets] == [2, 0]


def test_a_face_down_trickster_takes_no_name():
    made = score([[(TRICKSTER, False), ("dragons_tale_4", True)]])[0]
    assert (made.total, made.names_taken) == (0, ())
    assert made.lines[0].why == FaceDown(8)


# The sheet as a whole


def test_points_are_told_by_faction():
    assert sheet(BRONZE, KNIGHT, KNIGHT, EGG, "demon", TRICKSTER).by_faction == {
        "dragonvale": 12,
        "holy_empire": 6,
        "every": 2,
        "shadow": 0,
    }


def test_a_gain_is_the_card_itself_and_what_it_does_for_its_friends():
    assert points_of([BRONZE, BRONZE, KNIGHT]) - points_of([BRONZE, BRONZE]) == 9
    assert gain_parts_of(KNIGHT, [BRONZE, BRONZE, CASTLE]) == {KNIGHT: 3, BRONZE: 6}


kinds = st.sampled_from(list(box().kinds))
rows = st.lists(kinds, max_size=9).map(lambda row: [kind for i, kind in enumerate(row) if is_dealt(row, i)])


def is_dealt(row: list[str], index: int) -> bool:
    """Is there still a copy of this card in the deck, after those before it in the row?"""
    return row[:index].count(row[index]) < box()[row[index]].copies


@settings(deadline=None)
@given(st.lists(rows, min_size=2, max_size=4))
def test_the_quick_total_equals_the_sheet(table):
    sheets = score([up(*row) for row in table])
    for seat, made in enumerate(sheets):
        rivals = rivals_of(row for other, row in enumerate(table) if other != seat)
        assert points_of(table[seat], rivals) == made.total == sum(points(made)) == sum(made.by_faction.values())


@settings(deadline=None)
@given(rows, kinds)
def test_the_parts_of_a_gain_sum_to_the_gain(row, kind):
    assert sum(gain_parts_of(kind, row).values()) == points_of([*row, kind]) - points_of(row)


def counted(row: Sequence[str], named: Sequence[str], name: str) -> int:
    eggs = row.count(EGG) if name in (CHILD, FAIRY, HOME) else 0
    return row.count(name) + eggs + named.count(name)


def plain_total(row: Sequence[str], named: Sequence[str]) -> int:
    """The printed rules once more, written out card by card, for a player who is alone at the table."""

    def marked(mark: str) -> int:
        return sum(box()[kind].is_(mark) for kind in row)

    def worth(kind: str) -> int:
        code, rule = box()[kind].code, box()[kind].scoring
        if kind in (CHILD, FAIRY, HOME):
            return counted(row, named, kind)
        if code in ("DV2", "FW2", "HE2"):
            return 3 * counted(row, named, {"DV2": KNIGHT, "FW2": "sky_dance_dragon", "HE2": "wandering_bard"}[code])
        if isinstance(rule, IfShown):
            return rule.points * all(counted(row, named, card) for card in rule.cards)
        if code in ("DV8", "FW8", "HE8"):
            others = {"dragonvale", "fairywood", "holy_empire"} - set(box()[kind].factions)
            return 8 * all(marked(faction) >= 2 for faction in others)
        assert isinstance(rule, Flat | IfMost)  # alone at the table one has the most of everything
        return rule.points

    return sum(worth(kind) for kind in row)


@settings(max_examples=60, deadline=None)
@given(st.lists(kinds, max_size=7), st.sampled_from([(0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (1, 1)]))
def test_no_naming_whatever_beats_the_one_taken(row, almighties):
    tricksters, eggs = almighties
    row = [kind for kind in row if not box()[kind].almighty] + [TRICKSTER] * tricksters + [EGG] * eggs
    for_egg = [name for name in box().kinds if name not in (CHILD, FAIRY, HOME)]
    namings = product(*[list(box().kinds)] * tricksters, *[for_egg] * eggs)
    assert points_of(row) == max(plain_total(row, named) for named in namings)
