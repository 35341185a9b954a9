"""Bots in a game that is played together: they get round the table, want the common win, and nobody rates them."""

import random
from collections import Counter

import pytest

from engine.bots.arena.arena import simulate
from engine.bots.arena.ladder import Ladder
from engine.bots.levels.bot import Budget, never
from engine.bots.search.search import Search
from engine.core import Outcome, Rejected, blank, lay_table, next_to_act, observe, perform
from engine.games import GAMES
from tests.toy import EMBERS
from tests.toy.embers import things as t
from tests.toy.known import embers_is_known as embers_is_known


def world_of(seats, seed=3):
    world = blank(EMBERS, seats, {}, seed)
    lay_table(EMBERS, world)
    return world


@pytest.mark.parametrize("bots", [("adept",), ("adept", "random", "apprentice"), ("random",) * 6])
def test_all_seats_win_or_lose_together_and_nothing_is_a_draw(bots):
    found = simulate("embers", {}, bots, 12, workers=1).run()
    wins = {share.count for share in found.seats}
    assert len(wins) == 1
    assert (found.draws, found.games) == (0, 12)
    assert wins == {found.endings["dawn"].count if "dawn" in found.endings else 0}
    assert found.bots[bots[0]].wins.of == 12 * bots.count(bots[0])


def test_a_lone_hero_wins_and_loses():
    found = simulate("embers", {}, ("random",), 30, workers=1).run()
    assert 0 < found.seats[0].count < 30
    assert set(found.endings) <= {"dawn", "dark", "winter"}


def test_turns_are_spread_over_the_heroes_of_a_day():
    world, seat, acted = world_of(4), None, []
    while world.phase == "day" and len(acted) < 4:
        seat = next_to_act(world, seat)
        perform(EMBERS, world, seat, EMBERS.bot.pick(world, seat, None))
        acted.append(seat)
    assert Counter(acted) == Counter(range(4))


def test_a_search_wants_the_common_win_as_much_for_six_as_for_one():
    worth = {}
    for seats in (1, 6):
        world = world_of(seats)
        search = Search(EMBERS, observe(world, 0), 0, random.Random(1))
        base = EMBERS.bot.forecast(world, 0)
        for place in (1, 2):
            world.outcome = Outcome((place,) * seats, "so")
            worth[seats, place] = search.keep([], world)[0] - base
    assert worth == {(1, 1): 5.0, (1, 2): -5.0, (6, 1): 5.0, (6, 2): -5.0}


def test_a_search_answers_every_question_of_the_day_and_the_night():
    world, seat = world_of(2), None
    for _ in range(12):
        seat = next_to_act(world, seat)
        advice = Search(EMBERS, observe(world, seat), seat, random.Random(5)).run(Budget(None, 20), never)
        assert advice.choices[0].action in EMBERS.legal(world, seat)
        perform(EMBERS, world, seat, advice.choices[0].action)
        if world.outcome is not None:
            break
    assert t.DAY(world) >= 2


def test_there_is_no_ladder_where_nobody_plays_against_anybody():
    pytest.importorskip("openskill")
    with pytest.raises(Rejected, match="all players are on one side") as refused:
        Ladder("embers", {}, ("random", "adept"), 2)
    assert refused.value.slug == "NobodyToBeat"


def test_partners_win_together_in_a_simulation():
    assert "fairy_tale" in GAMES
    found = simulate("fairy_tale", {"teams": "partners"}, ("random",) * 4, 4, workers=1)
    found.run()
    for one in found.played:
        assert one.sides == ((0, 2), (1, 3))
