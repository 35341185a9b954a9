"""Bots know the rules, their seat's view, and nothing else."""

import random

import pytest

from engine.bots import BOTS, Bot, Budget, known_bot
from engine.core import Rejected, World, blank, guess, lay_table, next_to_act, observe, perform
from engine.games import GAMES
from engine.kit.game import Game
from tests.toy import LANTERNS
from tests.toy import words as w
from tests.toy.builders import opened, played, revealed

BRIEF = Budget(iterations=12)


def test_bots_are_listed_by_their_level_from_the_weakest():
    assert list(BOTS) == ["random", "apprentice", "adept", "master"]
    assert all(bot.level == level and bot.name and bot.about for level, bot in BOTS.items())
    assert all(isinstance(bot, Bot) for bot in BOTS.values())


def test_an_unknown_level_is_refused_with_what_there_is():
    with pytest.raises(Rejected, match='did you mean "adept"'):
        known_bot("adpet")


def test_an_older_word_still_names_its_bot():
    assert known_bot("greedy") is BOTS["adept"]


def test_only_the_master_needs_a_process_to_think_in():
    assert [level for level, bot in BOTS.items() if not bot.is_quick] == ["master"]


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_chooses_what_is_legal_from_what_it_sees(level):
    for seed in range(20):
        journal = played(seed=seed, steps=seed)
        for seat in journal.waiting():
            chosen = BOTS[level].choose(LANTERNS, observe(journal.world, seat), seat, random.Random(seed), BRIEF)
            assert chosen in journal.legal(seat)


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_chooses_the_same_in_worlds_that_look_the_same_to_it(level):
    for seed in range(10):
        world = revealed(seed=seed).world
        seat = next(iter(world.waiting()))
        seen = observe(world, seat)
        other = observe(guess(seen, random.Random(seed)), seat)
        choices = [BOTS[level].choose(LANTERNS, each, seat, random.Random(1), BRIEF) for each in (seen, other)]
        assert choices[0] == choices[1]


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug != "lanterns"])
def test_at_every_game_what_lies_hidden_changes_nothing(slug, level):
    game = GAMES[slug]
    world = a_table(game)
    for step in range(24):
        seat = next_to_act(world)
        if step % 8 == 0:
            seen = observe(world, seat)
            other = observe(guess(seen, random.Random(step)), seat)
            choices = [
                BOTS[level].choose(game, each, seat, random.Random(step), Budget(iterations=4))
                for each in (seen, other)
            ]
            assert choices[0] == choices[1]
            assert choices[0] in game.legal(world, seat)
        perform(game, world, seat, game.bot.pick(observe(world, seat), seat, random.Random(step)))


def a_table(game: Game) -> World:
    world = blank(game, game.seats[0], game.complete({}), 3)
    lay_table(game, world)
    return world


def test_random_plays_every_card_now_and_then():
    seen = observe(opened().world, 0)
    chosen = {BOTS["random"].choose(LANTERNS, seen, 0, random.Random(seed)) for seed in range(60)}
    assert chosen == set(LANTERNS.legal(seen, 0))


def test_the_adept_plays_what_the_game_itself_would_pick():
    seen = observe(opened().world, 0)
    best = max(seen.lying(w.HAND[0]))
    assert BOTS["adept"].choose(LANTERNS, seen, 0, random.Random(1)) == w.Pick(best)


def test_the_apprentice_often_sees_the_best_choice_and_often_overlooks_it():
    seen = observe(opened().world, 0)
    best = w.Pick(max(seen.lying(w.HAND[0])))
    found = [BOTS["apprentice"].choose(LANTERNS, seen, 0, random.Random(seed)) == best for seed in range(200)]
    assert 80 < sum(found) < 160
