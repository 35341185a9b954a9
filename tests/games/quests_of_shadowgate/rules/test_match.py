"""Matches: games that follow each other in one log, their running score, the Staff's reward, the clock."""

import random

import pytest

from engine.core import Ended, Noted, Rejected
from engine.core.places import NOBODY
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.tasks import ScoreDue
from engine.games.quests_of_shadowgate.zones import (
    ABILITIES,
    CHARACTERS,
    CLOCK,
    FINISHER,
    FIRST,
    GAME,
    HAND,
    ITEMS,
    MATCH,
    QUEST_DECK,
    STARTER,
    TURN,
    VP,
)
from engine.journal import Journal
from engine.store import MemoryStore
from engine.tables import Bot, Table
from tests.games.quests_of_shadowgate.builders import Gate
from tests.games.quests_of_shadowgate.rules.test_staff import HAND as STAFF_HAND
from tests.games.quests_of_shadowgate.rules.test_staff import maker


def match(kind, seats=2, **options):
    gate = Gate(seats, match=kind, **options)
    for seat, name in zip(range(seats), ("Ilsabet Swift", "Brannoc Ironhall", "Tamsin Emberly"), strict=False):
        gate.plays(seat, name, ("Seize", "Haggler", "Long Wick")[seat])
    return gate


def over(gate, *points):
    """A game of the match ends with these quest points and no items, so 10 less for everybody."""
    gate.vp(*points).due(ScoreDue())
    return gate


def totals(gate):
    return [MATCH(gate.world, seat) / 2 for seat in range(gate.world.seats)]


def is_over(gate):
    return gate.world.outcome is not None


# The running score


def test_a_single_game_ends_the_table():
    gate = Gate(2).vp(30, 10)
    gate.due(ScoreDue())
    assert is_over(gate)


def test_the_points_of_a_game_are_added_to_the_match_and_noted():
    gate = over(match("to_100"), 30, 10)
    [noted] = [fact for fact in gate.facts(Noted) if fact.note == "game_over"]
    assert noted.args == (1, 40, 0)  # in halves
    assert totals(gate) == [20, 0]
    assert gate.facts(Ended) == []
    assert GAME(gate.world) == 2


def test_points_below_nothing_count_in_a_match():
    assert totals(over(match("to_100"), 30, 0)) == [20, -10]


def test_everything_is_gathered_for_the_next_game():
    gate = match("to_100").items(0, "yorick1").hand(1, "bone_axe").event(0, "falling_dusk").quests("The Silent Guard")
    gate.put(FINISHER.to(1)).put(TURN.to(9))
    over(gate, 30, 10)
    world = gate.world
    assert all(world.zones[zone[seat]] == [] for zone in (ITEMS, HAND) for seat in range(2))
    assert len(world.zones["deck"]) == 50
    assert len(world.zones[QUEST_DECK]) == 11
    assert len(world.zones[CHARACTERS]) == len(world.zones[ABILITIES]) == 4
    assert not FIRST(world, gate.card("yorick"))
    assert (VP(world, 0), FINISHER(world), TURN(world)) == (0, 0, 0)
    assert world.phase == "draft"


def test_gathered_cards_are_seen_by_nobody():
    gate = over(match("to_100", setup="draft").items(0, "yorick1"), 30, 10)
    assert gate.world.game.layout.specs["deck"].down is NOBODY
    assert {gate.world.sides[piece] for piece in gate.world.zones["deck"]} == {"down"}


# The three forms


def test_a_match_to_100_ends_with_the_game_that_brings_somebody_there():
    gate = match("to_100")
    gate.put(MATCH.to(160, 0)).put(MATCH.to(150, 1))
    over(gate, 29, 15)
    assert not is_over(gate)
    assert totals(gate) == [99, 80]
    gate = match("to_100")
    gate.put(MATCH.to(160, 0)).put(MATCH.to(190, 1))
    over(gate, 30, 25)
    assert gate.world.outcome.scores == (100, 110)
    assert gate.world.outcome.places == (2, 1)


@pytest.mark.parametrize("seats", [2, 3])
def test_where_each_starts_once_there_is_a_game_for_everybody(seats):
    gate = match("each_starts_once", seats, setup="starred")
    starters = []
    for game in range(1, seats + 1):
        assert GAME(gate.world) == game
        starters.append(STARTER(gate.world))
        over(gate, *range(seats))
    assert is_over(gate)
    assert sorted(starters) == list(range(seats))
    assert starters == [(starters[0] + step) % seats for step in range(seats)]


def test_equal_points_in_a_match_share_the_place():
    gate = match("each_starts_once")
    gate.put(GAME.to(2))
    assert over(gate, 12, 12).world.outcome.places == (1, 1)


# The clock


def test_a_match_with_a_time_limit_goes_on_until_the_time_is_up():
    gate = match("time_limit")
    over(gate, 30, 10)
    assert not is_over(gate)
    gate.act(None, actions.TimeUp())
    assert not is_over(gate)
    over(gate, 30, 10)
    assert is_over(gate)
    assert "time was up" in gate.world.outcome.reason


def test_the_clock_interrupts_no_question():
    gate = match("time_limit").hand(0, "yorick", "bone_axe", "mimic").acting(0, 3)
    before = gate.legal(0)
    gate.act(None, actions.TimeUp())
    assert gate.legal(0) == before
    assert gate.asked() == [0]


def test_where_a_clock_runs_no_count_of_games_ends_the_match():
    gate = match("time_limit", setup="starred", minutes="30")
    gate.act(None, actions.StartClock())
    for _ in range(3):
        over(gate, 30, 10)
        assert not is_over(gate)
    gate.act(None, actions.TimeUp())
    over(gate, 30, 10)
    assert is_over(gate)


def test_a_clock_starts_once_and_at_a_timed_table_only():
    gate = match("time_limit", minutes="30")
    gate.act(None, actions.StartClock())
    assert gate.game.legal(gate.world, None) == (actions.TimeUp(),)
    assert gate.refuses(None, actions.StartClock()).slug == "ClockRuns"
    assert match("to_100").refuses(None, actions.StartClock()).slug == "NoTimeLimit"


def test_a_table_starts_the_clock_before_its_first_move():
    sitters = [Bot("Aldo", "greedy"), Bot("Brann", "greedy")]
    table = Table.create(MemoryStore(), "quests_of_shadowgate", {"match": "time_limit"}, sitters, 7, clock=lambda: 0)
    seat = table.waiting()[0]
    table.act(seat, table.legal(seat)[0])
    assert CLOCK(table.world) == 1
    assert [event.action for event in table.journal.events if event.seat is None][1:] == [actions.StartClock()]


def test_in_a_match_the_staff_is_said_to_give_points_and_in_a_single_game_the_win():
    gate = match("to_100")
    assert "you gain 25 points or everyone else loses 25" in gate.game.words.about(gate.world, actions.StartStaff(), 0)
    single = match("single")
    assert "you win at once" in single.game.words.about(single.world, actions.StartStaff(), 0)


def test_a_refused_draft_names_the_cards_there_are():
    journal = Journal.start("quests_of_shadowgate", 2, {}, 7)
    seat = min(journal.waiting())
    with pytest.raises(Rejected) as refused:
        journal.act(seat, actions.Draft(999, "a"))
    for card in journal.world.pieces(CHARACTERS):
        assert box().characters[journal.world.kinds[card]].a.name in refused.value.sentence


def test_a_match_without_a_clock_ends_after_a_game_for_every_fifteen_minutes():
    gate = match("time_limit", setup="starred", minutes="30")
    over(gate, 30, 10)
    assert not is_over(gate)
    over(gate, 30, 10)
    assert is_over(gate)
    assert gate.world.outcome.reason == "2 games were played before the time was up."


def test_the_option_says_that_games_are_counted_only_where_no_clock_runs():
    option = next(option for option in match("time_limit").game.options if option.name == "match")
    assert dict(option.explained())["time_limit"] == "games until time is up; without a clock, 15 minutes each"


@pytest.mark.parametrize("kind", ["single", "to_100", "each_starts_once"])
def test_other_tables_have_no_clock(kind):
    gate = match(kind).hand(0, "yorick", "bone_axe").acting(0, 3)
    assert gate.game.legal(gate.world, None) == ()
    assert gate.refuses(None, actions.TimeUp()).slug == "NoTimeLimit"
    assert gate.game.time_limit(gate.world.options) is None


def test_the_clock_strikes_once_and_no_player_can_strike_it():
    gate = match("time_limit", minutes="45").hand(0, "yorick", "bone_axe").acting(0, 3)
    assert gate.game.time_limit(gate.world.options) == (45, actions.TimeUp())
    assert gate.game.legal(gate.world, None) == (actions.StartClock(), actions.TimeUp())
    assert gate.refuses(0, actions.TimeUp()).slug == "NotAPlayersMove"
    assert gate.refuses(None, actions.EndActions()).slug == "NobodyActs"
    gate.act(None, actions.TimeUp())
    assert gate.game.legal(gate.world, None) == ()
    assert gate.refuses(None, actions.TimeUp()).slug == "TimeIsUp"


# The Staff in a match


def made(kind, **options):
    gate = maker(match=kind, **options).vp(10, 20)
    gate.act(0, actions.StartStaff())
    return gate.pay(0, *STAFF_HAND)


def test_in_a_match_the_staff_ends_the_game_but_its_maker_chooses_what_it_gives():
    gate = made("to_100")
    assert not is_over(gate)
    assert gate.legal(0) == [actions.ClaimReward("self"), actions.ClaimReward("others")]
    assert gate.refuses(0, actions.ClaimReward("nobody")).slug == "NoSuchReward"


def test_the_staff_gives_25_to_its_maker():
    gate = made("to_100")
    gate.act(0, actions.ClaimReward("self"))
    assert totals(gate) == [10 + 6 + 6 + 25, 20 + 16 + 6 - 5]


def test_or_the_staff_takes_25_from_everybody_else():
    gate = made("to_100")
    gate.act(0, actions.ClaimReward("others"))
    assert totals(gate) == [10 + 6 + 6, 20 + 16 + 6 - 5 - 25]


def test_after_the_staff_the_next_game_of_the_match_begins():
    gate = made("to_100")
    gate.act(0, actions.ClaimReward("self"))
    assert GAME(gate.world) == 2
    assert gate.world.phase == "draft"
    assert len(gate.world.agenda) == 5  # the deal and four picks: nothing is left of the turn that ended


# One log


@pytest.mark.parametrize("kind", ["to_100", "each_starts_once", "time_limit"])
def test_a_match_is_one_log_that_loads_and_verifies_and_ends_once(kind):
    journal = Journal.start("quests_of_shadowgate", 2, {"match": kind, "setup": "starred"}, seed=3, clock=lambda: 0)
    rng = random.Random(3)
    while journal.outcome is None:
        seat = journal.waiting()[0]
        journal.act(seat, journal.game.bot.pick(journal.world, seat, rng))
        if kind == "time_limit" and len(journal.events) == 40:
            journal.act(None, actions.TimeUp())
    facts = [fact for event in journal.events for fact in event.facts]
    games = [fact for fact in facts if isinstance(fact, Noted) and fact.note == "game_over"]
    assert len(games) == {"to_100": len(games), "each_starts_once": 2, "time_limit": 1}[kind]
    assert sum(isinstance(fact, Ended) for fact in facts) == 1
    loaded = Journal.load(journal.dump())
    assert loaded.world == journal.world
    assert loaded.verify() == []


def test_the_clock_is_a_line_of_the_log_that_can_be_taken_back():
    journal = Journal.start("quests_of_shadowgate", 2, {"match": "time_limit"}, seed=3, clock=lambda: 0)
    before = journal.world
    event = journal.act(None, actions.TimeUp())
    assert event.seat is None
    journal.undo()
    assert journal.world == before
    with pytest.raises(Rejected):
        journal.act(0, actions.TimeUp())
