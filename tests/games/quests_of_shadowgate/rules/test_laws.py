"""A seat may do exactly what nothing forbids: of everything it could try, what is not refused is what is offered."""

import random
from functools import lru_cache

import pytest

from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.content.forms import LEVELS
from engine.games.quests_of_shadowgate.content.vocabulary import STATS
from engine.journal import Journal
from tests.games.quests_of_shadowgate.builders import GAME

TABLES = [
    (2, {"stealing": "on"}),
    (3, {"setup": "starred", "stealing": "on"}),
    (4, {}),
    (2, {"setup": "starred", "match": "each_starts_once"}),
]
on_tables = pytest.mark.parametrize("table", range(len(TABLES)), ids=lambda n: f"{TABLES[n][0]}-{TABLES[n][1]}")


@lru_cache(maxsize=8)
def played(table: int, seed: int = 5) -> Journal:
    seats, options = TABLES[table]
    journal = Journal.start(GAME, seats, options, seed, clock=lambda: 0)
    rng = random.Random(seed)
    while journal.outcome is None:
        seat = journal.waiting()[0]
        journal.act(seat, rng.choice(journal.legal(seat)))
    return journal


def moments(table, count):
    journal = played(table)
    for event in journal.events[1 :: max(1, len(journal.events) // count)]:
        yield journal.before(event.seq), event


def every_choice(world, seat):
    """Everything a seat could try with the cards of the table, sensible or not."""
    for piece in range(len(world.kinds)):
        yield from (kind(piece) for kind in (actions.PlayEvent, actions.LightTorch, actions.Pay, actions.DiscardCard))
        yield from (kind(piece) for kind in (actions.StartItem, actions.StartQuest, actions.StartTheft, actions.Serve))
        yield from (actions.TakeCard(piece), actions.Draft(piece, "a"), actions.Draft(piece, "b"))
    yield from (kind() for kind in (actions.StartStaff, actions.TakeBack, actions.Cycle))
    yield from (kind() for kind in (actions.EndActions, actions.DrawCard))
    yield from (actions.Double(stat) for stat in STATS)
    yield from (actions.ChooseLevel(level) for level in LEVELS)
    yield from (actions.ClaimReward("self"), actions.ClaimReward("others"))


@on_tables
def test_what_is_not_refused_is_exactly_what_is_offered(table):
    for world, _ in moments(table, 80):
        for seat in world.waiting():
            allowed = [action for action in every_choice(world, seat) if GAME.why_not(world, seat, action) is None]
            assert sorted(map(str, allowed)) == sorted(map(str, GAME.legal(world, seat)))
