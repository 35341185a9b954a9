"""Laws on every faction with every number of heroes, and on every scenario: sight, guesses, free acts taken back."""

import random
from functools import lru_cache
from itertools import product

import pytest

from engine.core import Answered, Rejected, fold, guess, is_free, observe, redact
from engine.games.shadowrift.actions import Keep, OpenPurse, PlayLoot, PlaySkill, SayDone, Tell
from engine.games.shadowrift.content.words import FACTIONS
from engine.games.shadowrift.entry import OPTIONS
from engine.journal import Journal
from engine.store import MemoryStore
from engine.tables import Bot, Person, Table
from tests.games.shadowrift.builders import GAME

SCENARIOS = next(option.values for option in OPTIONS if option.name == "scenario")[1:]
STACKS = ("random", "first", "choose")
ACTS = 70  # of one game at random, about four rounds of it
LOOKS = 6

TABLES = [
    *((seats, {"faction": faction}) for faction, seats in product(FACTIONS, GAME.seats)),
    *((1 + number % 6, {"scenario": scenario}) for number, scenario in enumerate(SCENARIOS)),
    *((2 + number, {"faction": "random", "stacks": stacks}) for number, stacks in enumerate(STACKS)),
    *((3, {"difficulty": difficulty, "purses": "closed"}) for difficulty in ("calm", "grim")),
]
tables = pytest.mark.parametrize(
    ("seats", "options"), TABLES, ids=lambda value: "-".join(value.values()) if isinstance(value, dict) else str(value)
)


@lru_cache(maxsize=2)
def journal_of(seats: int, options: tuple[tuple[str, str], ...]) -> Journal:
    """The beginning of a game at random, anybody who may act coming next."""
    journal, rng = Journal.start("shadowrift", seats, dict(options), 11, clock=lambda: 0), random.Random(seats)
    while journal.outcome is None and len(journal.events) < ACTS:
        seat = rng.choice([seat for seat in range(seats) if journal.legal(seat)])
        journal.act(seat, rng.choice(journal.legal(seat)))
    return journal


def moments(seats: int, options: dict[str, str]):
    """Worlds of such a game with the line that followed each of them."""
    journal = journal_of(seats, tuple(options.items()))
    for event in journal.events[1 :: max(1, len(journal.events) // LOOKS)]:
        yield journal.before(event.seq), event, journal.at(event.seq)


def eyes_of(seats: int) -> list[tuple[int, ...]]:
    """A spectator, the last hero alone, the first and the last together, and all of them."""
    return list(dict.fromkeys([(), (seats - 1,), tuple(sorted({0, seats - 1})), tuple(range(seats))]))


@tables
def test_what_is_told_and_what_is_guessed_is_what_can_be_seen(seats, options):
    rng = random.Random(5)
    for before, event, after in moments(seats, options):
        for eyes in eyes_of(seats):
            seen = observe(before, *eyes)
            assert fold(observe(before, *eyes), redact(before, event, *eyes)) == observe(after, *eyes)
            guessed = guess(seen, rng)
            assert observe(guessed, *eyes) == seen
            assert GAME.possible(guessed)


@tables
def test_a_hero_is_offered_and_told_the_same_from_what_the_hero_sees(seats, options):
    for before, _, _ in moments(seats, options):
        for seat in range(seats):
            seen = observe(before, seat)
            offered = list(GAME.legal(before, seat))
            assert list(GAME.legal(seen, seat)) == offered
            assert GAME.value(seen, seat) == GAME.value(before, seat)
            if offered:
                assert GAME.bot.pick(seen, seat, random.Random(1)) in offered


@tables
def test_a_game_at_random_verifies_and_loads_again(seats, options):
    journal = journal_of(seats, tuple(options.items()))
    assert journal.verify() == []
    assert Journal.load(journal.dump()).world == journal.world


@tables
def test_in_the_heroes_act_anybody_may_come_first_and_done_can_be_withdrawn(seats, options):
    journal = journal_of(seats, tuple(options.items()))
    met = 0
    for event in journal.events[1:]:
        before = journal.before(event.seq)
        if not is_free(before):
            continue
        assert all(before.may_act(seat) for seat in range(seats))
        if event.facts == (Answered(event.seat),) and len(before.waiting()) > 1:
            fork = journal.fork(event.seq)
            fork.undo(seat=event.seat)
            assert fork.world == before
            met += 1
    assert met or seats == 1


# Own acts, out of order


def first_round(seats: int = 3) -> Journal:
    return Journal.start("shadowrift", seats, {"scenario": "white_road"}, 4, clock=lambda: 0)


@pytest.mark.parametrize("own", [Tell(), OpenPurse(False), SayDone()], ids=lambda act: type(act).__name__)
def test_an_own_act_is_taken_back_whatever_another_hero_did_since(own):
    journal, other = first_round(), first_round()
    journal.act(0, own)
    for table in (journal, other):
        table.act(1, Tell())
    journal.undo(seat=0)
    assert journal.world == other.world


def test_skills_loot_and_keeping_are_own_acts_too():
    """Met while companions play: each is taken back after the other hero has acted, and leaves that act alone."""
    met: set[type] = set()
    for seed in range(12):
        journal, rng = (
            Journal.start("shadowrift", 2, {"scenario": "white_road"}, seed, clock=lambda: 0),
            random.Random(1),
        )
        while journal.outcome is None and met != {PlaySkill, PlayLoot, Keep}:
            seat = min(journal.waiting())
            own = GAME.bot.pick(observe(journal.world, seat), seat, rng)
            purse = next((act for act in journal.legal(1 - seat) if isinstance(act, OpenPurse)), None)
            if isinstance(own, PlaySkill | PlayLoot | Keep) and purse is not None:
                with_it, without = (journal.fork(len(journal.events) - 1) for _ in range(2))
                with_it.act(seat, own)
                for fork in (with_it, without):
                    fork.act(1 - seat, purse)
                with_it.undo(seat=seat)
                assert with_it.world == without.world
                met.add(type(own))
            journal.act(seat, own)
    assert met == {PlaySkill, PlayLoot, Keep}


def test_what_touches_others_is_not_taken_back_once_they_have_acted():
    journal = first_round(2)
    bought = next(act for act in journal.legal(0) if type(act).__name__ == "Buy")
    journal.act(0, bought)
    journal.act(1, Tell())
    whole = journal.world
    with pytest.raises(Rejected):
        journal.undo(seat=0)
    assert journal.world == whole


# What bots say, and what is said to who is done


def company(*sitters):
    return Table.create(MemoryStore(), "shadowrift", {"stacks": "first"}, sitters, 5)


@pytest.mark.parametrize("level", ["random", "greedy", "adept"])
def test_bots_tell_what_their_hands_can_do_and_then_hold_back(level):
    table = company(Person("Ada"), Bot("Bo", level), Bot("Cleo", level))
    said = []
    while table.due_bots():
        said.append(table.bot_turn(table.due_bots()[0]))
    assert [(event.seat, event.action) for event in said] == [(1, Tell()), (2, Tell())]
    assert table.waiting() == [0, 1, 2]


def test_a_bot_alone_with_nobody_to_tell_says_nothing():
    table = company(Bot("Bo", "adept"))
    assert table.game.bot.first_word(table.view(0), 0) is None


def test_who_is_done_and_has_nothing_left_to_do_is_not_advised():
    table = company(Person("Ada"), Person("Ada"), Bot("Bo", "adept"))
    rng = random.Random(3)
    table.act(0, Tell()), table.act(0, OpenPurse(False)), table.act(0, OpenPurse(True))
    while any(not isinstance(action, SayDone) for action in table.legal(0)):
        table.act(0, rng.choice([action for action in table.legal(0) if not isinstance(action, SayDone)]))
    assert table.pose_for_advice(0) is not None
    table.act(0, SayDone())
    assert table.may_act(0)
    assert table.legal(0) == []
    assert table.pose_for_advice(0) is None
