"""Small words that every game says alike."""

import pytest

from engine.kit.words import a_or_an, capitalized, counted, cut, listed, numbered, spelled, uncapitalized, whom


@pytest.mark.parametrize(
    ("words", "told"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_a_list_ends_in_and(words, told):
    assert listed(words) == told


def test_a_list_may_end_in_another_word():
    assert listed(["fire", "ice", "wood"], "or") == "fire, ice or wood"


@pytest.mark.parametrize(("count", "told"), [(0, "no"), (1, "one"), (12, "twelve"), (13, "13"), (-1, "-1")])
def test_short_numbers_are_spelled(count, told):
    assert spelled(count) == told


def test_one_and_several_are_told_apart():
    assert counted(1, "card") == "one card"
    assert counted(3, "card") == "three cards"
    assert numbered(1, "Ally", "Allies") == "1 Ally"
    assert numbered(0, "Ally", "Allies") == "0 Allies"
    assert (numbered(-1, "point"), numbered(-2, "point")) == ("-1 point", "-2 points")


def test_you_have_no_capital_in_the_middle_of_a_sentence():
    assert [whom(name) for name in ("Aldo", "You", "You (2)", "Yorick")] == ["Aldo", "you", "you (2)", "Yorick"]


def test_the_article_fits_the_noun():
    assert (a_or_an("item"), a_or_an("card")) == ("an item", "a card")


@pytest.mark.parametrize(
    ("name", "width", "said"),
    [
        ("Dragon's Lair", 13, "Dragon's Lair"),
        ("Wandering Bard", 13, "Wandering Ba…"),
        ("Shadowking's Tale 2", 13, "Shadowking'…2"),
        ("Knight of the Round Table", 8, "Knight…"),
    ],
)
def test_a_name_too_long_is_cut_with_an_ellipsis_and_the_number_of_a_chapter_stays(name, width, said):
    assert cut(name, width) == said


def test_only_the_first_letter_of_a_sentence_changes():
    assert (capitalized("the Orb of Ys"), uncapitalized("The Orb of Ys")) == ("The Orb of Ys", "the Orb of Ys")
    assert (capitalized(""), uncapitalized("")) == ("", "")
