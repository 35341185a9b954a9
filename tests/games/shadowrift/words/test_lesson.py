"""The lesson can be played as it is told, and on to the end of its game."""

import random

from engine.core import blank, lay_table, next_to_act, perform
from engine.games.shadowrift.actions import Build, Buy, Play, SayDone, SeekAid
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.setup import base_kinds
from engine.games.shadowrift.table import closest, rifts_open
from engine.games.shadowrift.zones import DISCARD, HAND, PURSE, TOWN_DISCARD, TRACK, WALLS
from tests.games.shadowrift.builders import GAME, Siege


def begun():
    lesson = box().lesson
    siege = Siege.__new__(Siege)
    siege.game = GAME
    siege.world = blank(GAME, lesson.seats, GAME.complete(lesson.options), lesson.seed)
    lay_table(GAME, siege.world)
    return siege


def test_the_lesson_has_eight_steps_on_the_first_scenario():
    lesson = box().lesson
    assert len(lesson.steps) == 8
    assert lesson.options["scenario"] == "first_fire"
    assert lesson.seats == 2


def test_every_step_can_be_done_as_it_is_told_and_the_game_played_out():
    siege = begun()
    world = siege.world
    [hatchling] = world.pieces(TRACK[0])
    assert world.kinds[hatchling] == "hotspark_hatchling"
    siege.does(0, SeekAid(closest(world, "baker")))
    for _ in range(2):
        card = next(card for card in world.pieces(HAND[0]) if world.kinds[card] == "strike")
        siege.does(0, Play(card, (hatchling,), 1))
    assert siege.noted("slain")
    assert "heroism" in siege.kinds(DISCARD[0])
    siege.does(0, Buy(base_kinds().index("coin")))
    siege.does(0, SayDone())
    siege.does(1, SayDone())
    explore = next(card for card in world.pieces(HAND[0]) if world.kinds[card] == "explore")
    siege.does(0, Play(explore))
    wall, _ = siege.find("stone_wall", (WALLS,))
    siege.does(0, Build(wall))
    assert wall in world.zones[TOWN_DISCARD]
    assert not world.zones[PURSE[0]]
    assert rifts_open(world) >= 1
    rng, last = random.Random(1), None
    while world.outcome is None:
        last = next_to_act(world, last)
        perform(GAME, world, last, GAME.bot.pick(world, last, rng), True)
    assert world.outcome.reason
