"""Bots know the rules, their seat's view, and nothing else."""

import random

import pytest

from engine.bots import BOTS, Bot, known_bot
from engine.core import Rejected, guess, observe
from tests.toy import LANTERNS
from tests.toy import words as w
from tests.toy.builders import opened, played, revealed


def test_bots_are_listed_by_their_level():
    assert {"random", "greedy"} <= BOTS.keys()
    assert all(bot.level == level and bot.name and bot.about for level, bot in BOTS.items())
    assert all(isinstance(bot, Bot) for bot in BOTS.values())


def test_an_unknown_level_is_refused_with_what_there_is():
    with pytest.raises(Rejected, match='did you mean "greedy"'):
        known_bot("gredy")


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_chooses_what_is_legal_from_what_it_sees(level):
    for seed in range(20):
        journal = played(seed=seed, steps=seed)
        for seat in journal.waiting():
            chosen = BOTS[level].choose(LANTERNS, observe(journal.world, seat), seat, random.Random(seed))
            assert chosen in journal.legal(seat)


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_chooses_the_same_in_worlds_that_look_the_same_to_it(level):
    for seed in range(10):
        seen = observe(revealed(seed=seed).world, 0)
        seat = next(iter(seen.waiting()))
        seen = observe(revealed(seed=seed).world, seat)
        other = observe(guess(seen, random.Random(seed)), seat)
        choices = [BOTS[level].choose(LANTERNS, world, seat, random.Random(1)) for world in (seen, other)]
        assert choices[0] == choices[1]


def test_random_plays_every_card_now_and_then():
    seen = observe(opened().world, 0)
    chosen = {BOTS["random"].choose(LANTERNS, seen, 0, random.Random(seed)) for seed in range(60)}
    assert chosen == set(LANTERNS.legal(seen, 0))


def test_greedy_plays_what_the_game_itself_would_pick():
    seen = observe(opened().world, 0)
    best = max(seen.lying(w.HAND[0]))
    assert BOTS["greedy"].choose(LANTERNS, seen, 0, random.Random(1)) == w.Pick(best)
