"""The options of every game: each value is explained in words that fit a line, and unexplained ones do no harm."""

import pytest

from engine.content.entry import Option
from engine.games import GAMES

LINE = 60


@pytest.mark.parametrize(
    "option", [option for game in GAMES.values() for option in game.options], ids=lambda option: option.name
)
def test_every_value_is_explained_in_a_line_of_its_own(option):
    assert len(option.meanings) == len(option.values)
    assert len(set(option.meanings)) == len(option.values)
    for meaning in option.meanings:
        assert 0 < len(meaning) <= LINE
        assert not meaning.endswith(".")


@pytest.mark.parametrize(
    "option", [option for game in GAMES.values() for option in game.options], ids=lambda option: option.name
)
def test_every_value_has_a_name_of_its_own_without_signs_of_the_code(option):
    assert len(option.names) in (0, len(option.values))
    named = [option.name_of(value) for value in option.values]
    assert len(set(named)) == len(named)
    assert not any("_" in name for name in (*named, option.title, option.phrase))


def test_an_option_settles_only_others_of_its_game():
    for game in GAMES.values():
        names = {option.name for option in game.options}
        for option in game.options:
            assert set(option.instead_of) <= names - {option.name}


def test_a_value_nobody_explained_means_nothing_in_particular():
    option = Option("die", ("small", "big"), "small")
    assert list(option.explained()) == [("small", ""), ("big", "")]
    assert option.meaning_of("huge") == ""
