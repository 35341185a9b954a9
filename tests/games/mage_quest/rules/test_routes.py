"""Charts and routes: reach, cost and the number of actions agree with each other on every row."""

import random

import pytest

from engine.games.mage_quest.bot.routes import Routes
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.land import Chart


def a_chart(seed: int) -> Chart:
    rng = random.Random(seed)
    return Chart(
        [box().garrison, *rng.sample(list(box().maps.values()), 11)], rng.sample(list(box().markets.values()), 7)
    )


@pytest.fixture(params=range(4))
def chart(request) -> Chart:
    return a_chart(request.param)


def steps_taken(chart: Chart, afloat: bool, speed: int, at: int, to: int) -> int:
    """Move actions by always going as far as the reach allows."""
    moves = 0
    while at != to:
        way = range(min(at, to), max(at, to) + 1)
        at = min((space for space, _ in chart.reach(afloat, at, speed) if space in way), key=lambda s: abs(s - to))
        moves += 1
    return moves


def test_every_space_in_reach_costs_what_the_chart_says_and_no_other_is_affordable(chart):
    for afloat in (True, False):
        spaces = range(len(chart.costs(afloat)))
        for at in spaces:
            for left in (1, 2, 3, 4):
                reach = dict(chart.reach(afloat, at, left))
                assert reach == {
                    to: chart.cost(afloat, at, to) for to in spaces if to != at and chart.cost(afloat, at, to) <= left
                }


def test_with_any_speed_a_vehicle_can_always_move(chart):
    for afloat in (True, False):
        assert all(chart.reach(afloat, at, 2) for at in range(len(chart.costs(afloat))))


def test_the_path_runs_over_all_cards_in_the_order_of_the_row(chart):  # ruling 9
    assert [site.index for site in chart.sites] == list(range(len(chart.sites)))
    assert [site.card for site in chart.sites] == sorted(site.card for site in chart.sites)
    assert chart.sites[0].card == 0


def test_a_dock_leads_to_the_water_of_its_own_card_and_back(chart):
    for card, site in chart.docks.items():
        assert chart.sites[site].card == card
        assert chart.harbours[site] == card


@pytest.mark.parametrize("speed", [2, 3, 4])
def test_moves_are_counted_as_they_would_be_taken(chart, speed):
    routes = Routes(chart)
    for afloat in (True, False):
        spaces = range(len(chart.costs(afloat)))
        for at in spaces:
            for to in spaces:
                assert routes.moves(afloat, speed, at, to) == steps_taken(chart, afloat, speed, at, to)


def test_a_route_is_never_longer_than_the_walk_and_saves_two_actions_where_it_goes_by_sea(chart):
    routes = Routes(chart)
    for at in range(len(chart.sites)):
        for site in range(len(chart.sites)):
            route, walk = routes.route(2, False, at, site), routes.moves(False, 2, at, site)
            assert route.actions <= walk - 2 if route.allies else route.actions == walk


def test_a_route_by_sea_adds_up_to_its_legs(chart):
    routes = Routes(chart)
    for card in range(len(chart.cards)):
        for site in chart.elements:
            sums = [
                routes.moves(True, 3, card, port) + 1 + routes.moves(False, 3, dock, site)
                for port, dock in chart.docks.items()
            ]
            assert routes.route(3, True, card, site).actions == min(sums)
