"""Whole games by random choices, in every mode and number of seats: they end, and no hero is ever locked."""

import random

import pytest

from engine.core import blank, lay_table, perform
from engine.games.shadowscape.asks import ToAct
from engine.games.shadowscape.table import cards_of, usable_cards
from engine.games.shadowscape.zones import ACTIONS_LEFT, HERO, MOST_ROUNDS, ROUND, TURNS, USED
from tests.games.shadowscape.builders import GAME

GAMES_EACH = 25
MODES = [(mode, seats) for mode in ("competitive", "cooperative") for seats in (2, 3, 4)]


def options_for(mode, seed):
    rng = random.Random(seed)
    options = {"mode": mode, "advanced": rng.choice(("off", "on")), "heroes": rng.choice(("choose", "dealt"))}
    if mode == "cooperative":
        options |= {"fate_per_phase": rng.choice("12"), "fate_discard": rng.choice(("0", "5", "10", "15"))}
    return options


def played(mode, seats, seed, look):
    """A game by random choices; `look` sees every World in which somebody is asked."""
    world = blank(GAME, seats, GAME.complete(options_for(mode, seed)), seed)
    lay_table(GAME, world)
    rng = random.Random(seed)
    while world.outcome is None:
        (seat,) = world.waiting()
        look(world, seat)
        perform(GAME, world, seat, rng.choice(GAME.legal(world, seat)), offered=True)
    return world


def usable(world, seat):
    """At the start of its turn a hero has a card it can use."""
    if isinstance(world.ask_of(seat), ToAct) and ACTIONS_LEFT(world) == 2 and not USED(world, seat):
        assert usable_cards(world, seat)


def hold_to_the_laws(world, seats):
    """What is true of every game that is over."""
    assert len(world.outcome.places) == seats
    assert world.outcome.code in ("shards", "tie", "turn_limit", "lord_slain", "fate_empty")
    assert ROUND(world) <= MOST_ROUNDS
    assert max(TURNS(world, seat) for seat in range(seats)) <= MOST_ROUNDS
    assert all(len(world.zones[HERO[seat]]) == 1 for seat in range(seats))
    assert all(len(cards_of(world, seat)) in (4, 5) for seat in range(seats))


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_random_games_end_and_a_hero_always_has_a_usable_card(mode, seats):
    for seed in range(GAMES_EACH):
        hold_to_the_laws(played(mode, seats, seed, usable), seats)
