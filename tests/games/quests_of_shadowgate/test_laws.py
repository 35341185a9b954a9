"""The laws that hold on every game, here on a sample of tables, seats and options: secrets, undo, logs, refusals."""

import random
from functools import lru_cache

import msgspec
import pytest

from engine.core import Rejected, Rolled, fold, guess, observe, perform, redact, reveals
from engine.core.facts import Moved, Turned
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.vocabulary import LEVELS, STATS
from engine.journal import Journal
from tests.conformance.tables import random_action
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


def eyes_of(world):
    return [(), *((seat,) for seat in range(world.seats)), (0, 1)]


@on_tables
def test_what_is_told_to_some_eyes_leads_to_what_they_see(table):
    for world, event in moments(table, 150):
        after = fold(world.copy(), event)
        for eyes in eyes_of(world):
            assert fold(observe(world, *eyes), redact(world, event, *eyes)) == observe(after, *eyes)


@on_tables
def test_a_guess_looks_the_same_to_who_made_it(table):
    rng = random.Random(1)
    for world, _ in moments(table, 60):
        for eyes in eyes_of(world):
            assert observe(guess(observe(world, *eyes), rng), *eyes) == observe(world, *eyes)


@on_tables
def test_a_guess_can_be_played_on(table):
    rng = random.Random(2)
    for world, _ in moments(table, 40):
        for seat in range(world.seats):
            other = guess(observe(world, seat), rng)
            assert GAME.possible(other)
            for asked in other.waiting():
                for action in GAME.legal(other, asked):
                    assert perform(GAME, other.copy(), asked, action)


@on_tables
def test_a_seat_is_told_the_same_on_what_it_sees_as_on_the_whole(table):
    rng = random.Random(3)
    names = ["Ann", "Ben", "Cay", "Dan"]
    for world, _ in moments(table, 60):
        for seat in range(world.seats):
            seen, other = observe(world, seat), guess(observe(world, seat), rng)
            tried = [random_action(GAME, world, rng) for _ in range(8)]
            for look in (seen, other):
                assert GAME.legal(look, seat) == GAME.legal(world, seat)
                assert GAME.value(look, seat) == GAME.value(world, seat)
                assert GAME.prompt(look, seat) == GAME.prompt(world, seat)
                assert GAME.status(look, seat) == GAME.status(world, seat)
                assert [GAME.why_not(look, seat, action) for action in tried] == [
                    GAME.why_not(world, seat, action) for action in tried
                ]
                for action in GAME.legal(world, seat):
                    assert GAME.label(look, action, seat) == GAME.label(world, action, seat)
                    assert GAME.about(look, action, seat) == GAME.about(world, action, seat)
            assert GAME.describe(seen, seat, names)


@on_tables
def test_a_spectator_is_told_the_same_on_what_everybody_sees(table):
    for world, _ in moments(table, 60):
        seen = observe(world)
        assert GAME.prompt(seen, None) == GAME.prompt(world, None)
        assert GAME.status(seen, None) == GAME.status(world, None)


@on_tables
def test_exactly_those_who_learn_something_are_said_to(table):
    for world, event in moments(table, 120):
        for seat in range(world.seats):
            seen, learned = observe(world, seat), False
            for fact in redact(world, event, seat).facts:
                known = set(seen.sides)
                fold(seen, fact)
                news = isinstance(fact, Moved | Turned) and bool(set(seen.sides) - known)
                learned = learned or isinstance(fact, Rolled) or news
            assert learned is (seat in reveals(world, event))


@on_tables
def test_every_event_can_be_narrated_to_everybody(table):
    journal = played(table)
    names = [f"P{seat}" for seat in range(journal.world.seats)]
    told = 0
    for event in journal.events:
        before = journal.before(event.seq)
        for eyes in ((), (0,), (1,)):
            told += len(GAME.narrate(observe(before, *eyes), redact(before, event, *eyes), names))
    assert told > len(journal.events)


@on_tables
def test_nobody_is_asked_when_there_is_only_one_answer_and_only_the_asked_can_act(table):
    journal = played(table)
    for event in journal.events:
        world = journal.at(event.seq)
        for seat in range(world.seats):
            offered = GAME.legal(world, seat)
            assert len(offered) != 1
            assert bool(offered) is (seat in world.waiting())


@on_tables
def test_every_piece_lies_in_exactly_one_zone(table):
    journal = played(table)
    for event in journal.events[::7]:
        world = journal.at(event.seq)
        assert sorted(piece for zone in world.zones for piece in world.lying(zone)) == list(range(len(world.kinds)))


@on_tables
def test_the_log_loads_verifies_and_is_written_the_same(table):
    data = played(table).dump()
    loaded = Journal.load(data)
    assert loaded.verify() == []
    assert loaded.dump() == data


@on_tables
def test_every_step_can_be_undone_and_redone(table):
    journal = Journal.load(played(table).dump())
    worlds = [journal.at(event.seq) for event in journal.events]
    for step in range(len(worlds) - 2, -1, -1):
        journal.undo()
        assert journal.world == worlds[step]
    for world in worlds[1:]:
        journal.redo()
        assert journal.world == world


@on_tables
def test_what_is_offered_is_accepted_and_everything_else_changes_nothing(table):
    rng, tried = random.Random(7), 0
    for world, _ in moments(table, 60):
        untouched = world.copy()
        for seat in range(world.seats):
            offered = list(GAME.legal(world, seat))
            assert all(GAME.why_not(world, seat, action) is None for action in offered)
            for _ in range(20):
                action = random_action(GAME, world, rng)
                if action not in offered:
                    sentence = GAME.why_not(world, seat, action)
                    with pytest.raises(Rejected) as refused:
                        GAME.decide(world, seat, action)
                    assert refused.value.sentence == sentence
                    assert refused.value.slug
                    tried += 1
        assert world == untouched
    assert tried > 500


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


@on_tables
def test_a_log_for_one_seat_holds_what_it_may_know_and_no_more(table):
    journal = played(table)
    half = journal.fork(len(journal.events) // 2)
    for eyes in ((), (0,)):
        viewed = Journal.load(half.dump(*eyes, whole=False))
        assert viewed.world == observe(half.world, *eyes)
        for event in half.events[::9]:
            assert viewed.at(event.seq) == observe(half.at(event.seq), *eyes)


def test_every_action_task_and_ask_survives_the_log():
    for union in (GAME.action_type, GAME.task_type, GAME.ask_type):
        tags = [kind.__struct_config__.tag for kind in union.__args__]
        assert len(tags) == len(set(tags))
    journal = played(1)
    decoder = msgspec.json.Decoder(GAME.action_type)
    for event in journal.events[1:]:
        assert decoder.decode(msgspec.json.encode(event.action)) == event.action
