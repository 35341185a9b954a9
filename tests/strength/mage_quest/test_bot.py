"""The game's own bot over whole games: it beats chance, and wins on every row."""

import random

import pytest

from engine.bots.arena.figures import wilson
from engine.core import Outcome, World, blank, lay_table, observe, perform
from engine.games.mage_quest.actions import Skip
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.zones import ROUND
from tests.games.mage_quest.builders import GAME, TOKENS, Land


def bot(world: World, seat: int, rng: random.Random):
    return GAME.bot.pick(observe(world, seat), seat, rng)


def chance(world: World, seat: int, rng: random.Random):
    return rng.choice(GAME.legal(world, seat))


def idle(world: World, seat: int, rng: random.Random):
    return Skip()


def play_out(world: World, players, seed: int) -> Outcome:
    rng = random.Random(seed)
    while world.outcome is None:
        [seat] = world.waiting()
        perform(GAME, world, seat, players[seat](world, seat, rng))
    return world.outcome


def dealt(seed: int, **options: str) -> World:
    world = blank(GAME, 2, GAME.complete(options), seed)
    lay_table(GAME, world)
    return world


@pytest.mark.parametrize("left_out", box().maps)
def test_four_books_can_be_created_whichever_map_is_left_out(left_out):
    for shuffle in range(3):
        rng = random.Random(f"{left_out}|{shuffle}")
        row = [id for id in box().maps if id != left_out]
        land = Land().laid(tuple(rng.sample(row, 11)), tuple(rng.sample(TOKENS, 7))).ready()
        outcome = play_out(land.world, (bot, idle), shuffle)
        assert outcome.scores == (4.0, 0.0)
        assert ROUND(land.world) < 60


def test_the_bot_beats_random_play_in_nine_of_ten_games_before_the_turn_limit():
    games = 40
    wins = 0
    for number in range(games):
        seat = number % 2  # every deal is played from both seats
        world = dealt(1000 + number // 2)
        outcome = play_out(world, (bot, chance) if seat == 0 else (chance, bot), number)
        wins += outcome.winners() == (seat,) and outcome.scores[seat] == 4.0
    assert wilson(wins, games).low >= 0.9


@pytest.mark.parametrize("ending", ["immediate", "finish_round"])
def test_two_bots_finish_a_drafted_game_in_good_time(ending):
    world = dealt(3, books="draft", ending=ending)
    assert max(play_out(world, (bot, bot), 3).scores) == 4.0
    assert ROUND(world) < 40
