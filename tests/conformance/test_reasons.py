"""Hints of every game have a reason: for every kind of choice, from what the seat may know, in a clause."""

import random
from typing import get_args

import pytest

from engine.core import observe
from engine.games import GAMES
from engine.kit.playing import no_reasons
from tests.conformance.tables import TABLES, played

REASONING = [table for table in TABLES if table.slug in GAMES and GAMES[table.slug].bot.reasons is not no_reasons]


@pytest.mark.parametrize("table", REASONING, ids=str)
def test_every_choice_that_is_offered_has_a_reason_that_reads_as_a_clause(table):
    journal, rng = played(table), random.Random(3)
    for event in journal.events[1 :: 1 + len(journal.events) // 40]:
        world = journal.before(event.seq)
        for seat in list(world.waiting())[:1]:
            seen = observe(world, seat)
            untouched = seen.copy()
            legal = list(table.game.legal(seen, seat))
            for action in rng.sample(legal, min(2, len(legal))):
                reasons = table.game.bot.reasons(seen, seat, action)
                assert reasons, action
                for reason in reasons:
                    assert reason.clause.strip() == reason.clause != ""
                    assert not reason.clause.endswith(".")
                    assert "seat" not in reason.clause.split()
            assert seen == untouched


@pytest.mark.parametrize("slug", sorted({table.slug for table in REASONING}))
def test_every_kind_of_action_has_a_row_of_reasons(slug):
    module = __import__(f"engine.games.{slug}.bot.reasons", fromlist=["ROWS"])
    assert set(module.ROWS) == set(get_args(GAMES[slug].action_type))
