"""Two ways to win and four to lose, each where the rulebook looks for it; and what the end screen is told."""

import pytest

from engine.games.shadowrift.actions import Build, Play, SayDone
from engine.games.shadowrift.rules.ending import REASONS, WINS
from engine.games.shadowrift.scoring import (
    curves,
    deck_of,
    gauges_of,
    tally_of,
    what_was_closest,
)
from engine.games.shadowrift.tasks import PlanDue
from engine.games.shadowrift.zones import MAGIC, PURSE, ROUND, TOWN_DISCARD, WALLS
from engine.kit.sides import has_won
from tests.games.shadowrift.builders import GAME, Siege


def seal_one(siege, seat=0):
    [rift] = siege.area("shadowrift")
    [card] = siege.hand(seat, "seal")
    siege.set(MAGIC, 3, seat)
    siege.does(seat, Play(card, (rift,)))


def test_all_rifts_sealed_wins_at_once_for_all():
    siege = Siege(2)
    seal_one(siege, 0)
    assert siege.world.outcome is None
    seal_one(siege, 1)
    outcome = siege.world.outcome
    assert (outcome.code, outcome.places) == ("seals", (1, 1))


def test_the_eighth_wall_wins_wherever_the_others_are():
    siege = Siege(2)
    for wall in tuple(siege.world.pieces(WALLS))[1:]:
        siege.move(wall, WALLS, TOWN_DISCARD)
    siege.hand(0, *["prowess"] * 4)
    siege.purse(0, 4)
    siege.does(0, Build(siege.world.pieces(WALLS)[0]))
    assert siege.world.outcome.code == "walls"
    assert siege.world.outcome.winners() == (0, 1)


def test_the_third_plan_of_a_boss_ends_the_game_at_once():
    siege = Siege(2)
    siege.town("guard")
    boss, hound = siege.monster("ashmother", 3), siege.monster("cinder_drake", 1)
    siege.due(PlanDue(boss, 3), PlanDue(hound, 1))
    assert siege.world.outcome.code == "world"
    assert siege.world.outcome.winners() == ()
    assert not siege.noted("afflicted")


def test_before_the_first_kill_the_first_hero_counts_as_token_holder():
    siege = Siege(3)
    siege.due(PlanDue(siege.monster("cinder_drake", 1), 1))
    assert siege.noted("afflicted") == [(0, "wound")]


def test_after_round_40_the_siege_is_lost():
    siege = Siege(1)
    siege.town("guard")
    siege.set(ROUND, 40)
    siege.does(0, SayDone())
    assert siege.world.outcome.code == "siege"
    assert siege.world.outcome.places == (2,)


def test_nothing_is_looked_for_while_the_heroes_act():
    siege = Siege(1)
    assert siege.world.outcome is None
    assert not siege.spaces()[0]


def test_all_heroes_are_one_side():
    assert GAME.sides({}, 4) == ((0, 1, 2, 3),)
    assert has_won((1, 1, 1, 1), GAME.sides({}, 4), 2)
    assert not has_won((2, 2, 2, 2), GAME.sides({}, 4), 2)


@pytest.mark.parametrize("code", ["seals", "walls", "town", "plague", "world", "siege"])
def test_every_end_has_its_words(code):
    assert REASONS[code]
    assert (code in WINS) is (code in ("seals", "walls"))


def test_the_gauges_say_how_near_every_end_is():
    siege = Siege(2)
    siege.town("corpse", "baker")
    siege.monster("ashmother", 2)
    seal_one(siege)
    gauges = gauges_of(siege.world)
    assert (gauges.seals.value, gauges.seals.of) == (1, 2)
    assert (gauges.plague.value, gauges.plague.of) == (1, 16)
    assert (gauges.world.value, gauges.world.of) == (3, 4)
    assert (gauges.walls.value, gauges.walls.of) == (0, 8)
    assert (gauges.town.value, gauges.town.of) == (1, 11)


def test_the_gauges_of_each_round_are_in_the_log():
    siege = Siege(1)
    siege.town("guard")
    siege.does(0, SayDone())
    [(number, shares)] = list(curves(siege.last))
    assert number == 1
    assert len(shares) == 5
    assert shares[0] == 0.0


def test_what_each_hero_did_is_counted():
    siege = Siege(2)
    drake = siege.monster("cinder_drake", hits=4)
    [card] = siege.hand(1, "strike")
    siege.does(1, Play(card, (drake,)))
    seal_one(siege, 0)
    tallies = [tally_of(siege.world, seat) for seat in range(2)]
    assert (tallies[1].kills, tallies[1].hits, tallies[1].wounds) == (1, 1, 1)
    assert tallies[0].seals == 1


def test_a_deck_is_counted_by_kind_wherever_its_cards_are():
    siege = Siege(2)
    siege.purse(0, 2)
    held = deck_of(siege.world, 0)
    assert held["prowess"] == 7
    assert held["coin"] == len(siege.world.zones[PURSE[0]])


def test_what_was_closest_is_said_in_words():
    siege = Siege(2)
    for wall in tuple(siege.world.pieces(WALLS))[1:]:
        siege.move(wall, WALLS, TOWN_DISCARD)
    assert what_was_closest(siege.world) == "one Wall short of eight"
