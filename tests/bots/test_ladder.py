"""The ladder: everybody plays everybody, seats swapped, and ratings follow from the games alone."""

import builtins
from collections import Counter

import pytest

from engine.bots.arena import ladder as module
from engine.bots.arena.ladder import Ladder, Unrated
from engine.core import Rejected


def climbed(games=6, bots=("random", "adept"), seed=7) -> Ladder:
    ladder = Ladder("lanterns", {}, bots, games, seed, workers=1)
    for _ in ladder:
        pass
    return ladder


def test_everybody_plays_everybody_equally_often_and_from_every_seat():
    ladder = climbed(4, ("random", "adept", "apprentice"))
    assert len(ladder.played) == len(ladder) == 12
    seatings = Counter(one.seating for one in ladder.played)
    assert set(seatings.values()) == {2}
    assert len(seatings) == 6


def test_pairings_take_turns():
    ladder = climbed(4, ("random", "adept", "apprentice"))
    assert [frozenset(one.seating) for one in ladder.played[:6:2]] == [
        frozenset(pairing) for pairing in ladder.pairings
    ]


def test_who_wins_stands_above_who_loses():
    best, worst = climbed(20).rungs()
    assert (best.bot, worst.bot) == ("adept", "random")
    assert best.mu > worst.mu
    assert best.ordinal == pytest.approx(best.mu - 3 * best.sigma)
    assert (best.games, worst.games) == (20, 20)
    assert best.wins > worst.wins


def test_before_the_first_game_all_are_level_and_in_doubt():
    first, second = Ladder("lanterns", {}, ("random", "adept"), 5).rungs()
    assert (first.mu, first.sigma, first.games) == (second.mu, second.sigma, 0)


def test_doubt_shrinks_with_games():
    few, many = climbed(2).rungs()[0], climbed(20).rungs()[0]
    assert many.sigma < few.sigma


def test_the_same_seed_rates_the_same_and_an_interrupted_ladder_can_go_on():
    ladder = Ladder("lanterns", {}, ("random", "adept", "apprentice"), 5, workers=1)
    for number, _ in enumerate(ladder):
        if number == 6:
            break
    for _ in ladder:
        pass
    assert ladder.rungs() == climbed(5, ("random", "adept", "apprentice")).rungs()


def test_nobody_is_rated_twice_nor_against_nobody():
    assert climbed(1, ("random", "adept", "greedy")).bots == ("random", "adept")
    with pytest.raises(Rejected, match="2 different players"):
        Ladder("lanterns", {}, ("adept", "greedy"), 5)


def test_without_the_library_that_rates_there_is_no_ladder(monkeypatch):
    def refuse(name, *args, **kwargs):
        if name.startswith("openskill"):
            raise ImportError(name)
        return found(name, *args, **kwargs)

    found = builtins.__import__
    monkeypatch.setattr(builtins, "__import__", refuse)
    with pytest.raises(Unrated):
        module.rating_model()
