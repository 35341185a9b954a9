"""The same laws in short on the tables left: where a game has many options, on some of them."""

import random

import pytest

from engine.core import Rejected, blank, fold, guess, observe, redact
from engine.journal import Journal
from tests.conformance.tables import ALL_TABLES, OTHER_TABLES, TABLES, eyes_of, others, played

MOMENTS = 6


def test_every_value_of_every_option_and_every_number_of_seats_is_played():
    for game in {table.game for table in ALL_TABLES}:
        choices = {(option.name, value) for option in game.options for value in option.values}
        laid = [table for table in (*TABLES, *OTHER_TABLES) if table.game == game]
        assert {choice for table in laid for choice in table.options} == choices
        assert {table.seats for table in laid} == set(game.seats)


@pytest.mark.strength
@pytest.mark.parametrize("table", OTHER_TABLES, ids=str)
def test_a_table_of_any_options_ends_folds_loads_and_tells_nobody_what_is_hidden(table):
    journal, rng = played(table), random.Random(37)
    assert len(journal.outcome.places) == table.seats
    world = blank(journal.game, table.seats, journal.header.options, journal.header.seed)
    for event in journal.events:
        fold(world, event)
    assert world == journal.world
    loaded = Journal.load(journal.dump())
    assert loaded.world == world
    for seq in sorted(rng.sample(range(1, len(journal.events)), MOMENTS), reverse=True):
        loaded.undo(len(loaded.counting()) - seq)
        assert loaded.world == journal.before(seq)
        look_on(loaded, journal.events[seq], rng)
    for _ in range(MOMENTS):
        loaded.redo()
    assert loaded.world == world


def look_on(journal, event, rng):
    """At one moment: what all eyes are told of the next line, what every seat may do, and what it may not."""
    game, world = journal.game, journal.world
    for eyes in eyes_of(world):
        after = observe(fold(world.copy(), event), *eyes)
        assert fold(observe(world, *eyes), redact(world, event, *eyes)) == after
    for seat in range(world.seats):
        seen = observe(world, seat)
        other = guess(seen, rng)
        assert observe(other, seat) == seen
        assert game.legal(world, seat) == game.legal(seen, seat) == game.legal(other, seat)
        assert game.words.status(world, seat) == game.words.status(seen, seat) == game.words.status(other, seat)
        for action in game.legal(world, seat):
            assert journal.prepare(seat, action).facts
        for action in others(game, world, seat, rng, 50 // world.seats + 1):
            refusal = game.why_not(world, seat, action)
            assert refusal == game.why_not(seen, seat, action) == game.why_not(other, seat, action)
            with pytest.raises(Rejected) as refused:
                journal.act(seat, action)
            assert refused.value.sentence == refusal
    assert journal.world == world
