"""Bots are named by level, or by level and opponent; older words are known for ever."""

import pytest

from engine.bots.names import is_known, level_of, player_for, player_named, words_of
from engine.core import Rejected
from engine.games import GAMES
from tests.toy import LANTERNS

GAME = next(game for game in GAMES.values() if game.opponents)
ONE = GAME.opponents[0]


def test_a_level_alone_has_no_particular_likings():
    player = player_named(GAME, "adept")
    assert (player.word, player.opponent, player.taste) == ("adept", None, None)


def test_an_opponent_brings_likings_to_whatever_level():
    for level in ("apprentice", "adept", "master"):
        player = player_named(GAME, f"{level}:{ONE.id}")
        assert (player.bot.level, player.taste, player.word) == (level, ONE.taste, f"{level}:{ONE.id}")


def test_the_older_word_for_adept_is_accepted():
    assert player_named(GAME, f"greedy:{ONE.id}").word == f"adept:{ONE.id}"
    assert level_of("greedy") == "adept"


@pytest.mark.parametrize(
    ("word", "slug", "near"),
    [("mastr", "UnknownBot", "master"), (f"adept:{ONE.id[:-1]}", "UnknownOpponent", ONE.id)],
)
def test_a_word_that_names_nobody_is_refused_with_the_nearest(word, slug, near):
    with pytest.raises(Rejected, match=f'did you mean "{near}"') as refused:
        player_named(GAME, word)
    assert refused.value.slug == slug
    assert not is_known(GAME, word)


def test_a_game_without_opponents_knows_levels_only():
    assert player_named(LANTERNS, "adept").taste is None
    with pytest.raises(Rejected, match="valid: none"):
        player_named(LANTERNS, "adept:collector")


@pytest.mark.parametrize(("word", "today"), [("adept", "adept"), ("master:nobody", "master"), ("oracle", "adept")])
def test_a_word_of_an_old_log_always_names_somebody(word, today):
    assert player_for(GAME, word).word == today


def test_games_are_counted_by_level_whoever_played():
    assert [level_of(word) for word in ("adept:collector", "greedy", "master", "forgotten")] == [
        "adept",
        "adept",
        "master",
        "forgotten",
    ]


def test_everybody_there_is_can_be_played_against():
    words = words_of(GAME)
    assert {"random", "apprentice", "adept", "master", f"{ONE.level}:{ONE.id}"} <= set(words)
    assert all(is_known(GAME, word) for word in words)
