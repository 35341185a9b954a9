"""Bots that think for long: the table stays alive, their move comes when it is ready, and nobody thinks for nobody."""

import itertools

import msgspec
import pytest
import textual._time

from engine.bots.levels.bot import Advice, Considered
from engine.bots.thinking.workers import Lease
from engine.games import GAMES
from engine.kit.reasons import gains, risks
from engine.store import MemoryStore
from engine.tables import Bot, Person, Table
from tests.processes import is_there
from tests.tui.rest import until
from tests.tui.tables import NOON, SLUG, at_table, laid, play, press, settled, shown, stage_of
from tests.tui.thinkers import Nowhere, Slow
from tui.table.session.hints import hint_from
from tui.table.session.session import Session


def against_masters(people=1, seats=3, level="master") -> Table:
    """A table whose bots need time."""
    names = ("Mira", "Aldo", "Brann", "Cyra")
    sitters = [Person(name) if seat < people else Bot(name, level) for seat, name in enumerate(names[:seats])]
    return Table.create(MemoryStore(), SLUG, {}, sitters, 7, clock=lambda: NOON)


async def test_processes_of_their_own_answer_for_the_bots_and_go_with_the_app():
    table, lease = against_masters(), Lease()
    async with at_table(table, thinker=lease, think=0.05) as pilot:
        await until(pilot, lambda: table.waiting() == [0])
        pids = lease.workers.pids()
        assert pids
        await press(pilot, "H")
        await until(pilot, lambda: stage_of(pilot).session.hint is not None)
        assert "Bots cannot think ahead" not in shown(pilot)
    assert not any(map(is_there, pids))
    assert Lease.shared is not lease.workers


async def test_closing_the_app_ends_those_who_still_think():
    table, lease = against_masters(), Lease()
    async with at_table(table, thinker=lease, think=60) as pilot:
        await until(pilot, lease.workers.busy)
        pids = lease.workers.pids()
    assert pids
    assert not any(map(is_there, pids))


async def test_bots_move_though_the_machine_is_too_busy_to_start_their_timers_in_time(monkeypatch):
    looks, clock = itertools.count(), textual._time.get_time
    monkeypatch.setattr("textual.timer._time.get_time", lambda: clock() + 0.01 * next(looks))
    table = laid()
    async with at_table(table):
        assert table.waiting() == [0]


async def test_all_who_are_asked_think_at_once_and_their_moves_come_as_they_are_ready():
    table, thinker = against_masters(), Slow()
    async with at_table(table, thinker=thinker) as pilot:
        assert [asked.seat for asked, _ in thinker.open()] == [1, 2]
        assert table.waiting() == [0, 1, 2]
        thinker.finish(1)
        await settled(pilot)
        assert table.waiting() == [0, 1]
        thinker.finish(0)
        await settled(pilot)
        assert table.waiting() == [0]


async def test_a_person_can_choose_while_bots_think_and_is_told_whom_to_wait_for():
    table, thinker = against_masters(), Slow()
    async with at_table(table, thinker=thinker) as pilot:
        await press(pilot, "right", "enter")
        assert table.waiting() == [1, 2]
        assert "Aldo and Brann are thinking" in shown(pilot)
        assert len(thinker.promises) == 2
        thinker.finish()
        thinker.finish()
        await settled(pilot)
        assert 0 in table.waiting()


async def test_undo_stops_those_who_think_about_what_was_taken_back():
    table, thinker = against_masters(), Slow()
    async with at_table(table, thinker=thinker) as pilot:
        await press(pilot, "enter")
        before = [promise for _, promise in thinker.open()]
        await press(pilot, "u")
        assert all(promise.cancelled() for promise in before)
        assert [asked.seat for asked, _ in thinker.open()] == [1, 2]
        assert not any(promise in before for _, promise in thinker.open())


async def test_leaving_the_table_stops_everybody():
    table, thinker = against_masters(), Slow()
    async with at_table(table, thinker=thinker) as pilot:
        await press(pilot, "H", "escape")
        await press(pilot, "escape")
        assert stage_of(pilot) is None
        assert thinker.open() == []
    assert thinker.is_closed


async def test_where_nobody_can_think_the_game_s_own_bot_moves_and_the_player_is_told():
    table = against_masters()
    async with at_table(table, thinker=Nowhere()) as pilot:
        assert table.waiting() == [0]
        assert "Bots cannot think ahead" in shown(pilot)
        await press(pilot, "H", "H")
        assert stage_of(pilot).session.hint.strength == "explain"


async def test_the_prompt_says_that_a_hint_is_thought_about_and_then_gives_it():
    table, thinker = laid(), Slow()
    async with at_table(table, thinker=thinker) as pilot:
        await press(pilot, "H")
        assert "Looking for a hint" in shown(pilot)
        await press(pilot, "right")
        thinker.finish()
        await settled(pilot)
        assert "Press H again for the reason" in shown(pilot)
        assert stage_of(pilot).pointed == stage_of(pilot).session.hint.action


@pytest.mark.parametrize("slug", GAMES)
async def test_asking_for_a_hint_makes_the_game_an_assisted_one(slug):
    table = laid(slug=slug)
    async with at_table(table) as pilot:
        await until(pilot, lambda: stage_of(pilot).session.is_asked)
        assert not table.summary.assisted
        await press(pilot, "H")
        await until(pilot, lambda: stage_of(pilot).session.hint is not None)
        assert table.summary.assisted


async def test_pressing_h_twice_while_the_hint_is_worked_out_asks_for_the_reason_too():
    table, thinker = laid(), Slow()
    async with at_table(table, thinker=thinker) as pilot:
        before = table.journal.tip
        await press(pilot, "H", "H", "H")
        thinker.finish()
        await settled(pilot)
        assert stage_of(pilot).session.hint.strength == "explain"
        assert table.journal.tip is before


async def test_a_hint_that_is_not_wanted_any_more_is_not_given():
    table, thinker = laid(), Slow()
    async with at_table(table, thinker=thinker) as pilot:
        await press(pilot, "H", "escape")
        assert thinker.open() == []
        assert "Looking for a hint" not in shown(pilot)


async def test_choosing_something_else_ends_the_wish_for_a_hint():
    table, thinker = laid(), Slow()
    async with at_table(table, thinker=thinker) as pilot:
        await press(pilot, "H", "enter")
        assert all(promise.cancelled() for _, promise in thinker.promises[:1])
        assert not stage_of(pilot).session.wants_hint


def test_a_hint_stays_while_others_answer_the_same_question():
    table = laid()
    session = Session(table, (0,), pace="instant")
    session.minds.thinker = Slow()
    assert session.next_hint() is None
    session.minds.thinker.finish()
    pointed = session.next_hint()
    session.advance()
    assert 1 not in table.waiting()
    assert session.next_hint() == pointed.stronger()


def test_a_hint_says_what_it_expects_and_what_the_next_best_choice_loses():
    table = play(laid(), 6)
    seen, game = table.view(0), table.game
    first, second, third = table.legal(0)[:3]
    considered = [Considered(action, expected, 5) for action, expected in ((first, 3.25), (first, 3.0), (second, -1.0))]
    advice = Advice((*considered, Considered(third, 0.0, 0)), 15)
    reasons = [gains("it is worth 3", 3.0), risks("it may be hunted", 1.0)]
    hint = hint_from(advice, game.bot, lambda action: game.label(seen, action, 0), reasons)
    other = game.label(seen, second, 0)
    assert hint.action == first
    assert hint.reason == (
        "It is worth 3, but it may be hunted. "
        f"Next best: {other[:1].lower()}{other[1:]} (about 4.2 points worse). Expected result: 3.2 points ahead."
    )


def test_a_figure_that_is_not_in_points_alone_is_no_expected_result():
    table = laid()
    first, second = table.legal(0)[:2]
    advice = Advice((Considered(first, 4.0, 5), Considered(second, 1.0, 4)), 9)
    bot = msgspec.structs.replace(table.game.bot, lead_note="counting a win as 20")
    said = hint_from(advice, bot, lambda action: f"Take {action.card}").reason
    assert said.startswith("Next best: ")
    assert "Expected result" not in said


def test_a_label_that_ends_with_its_price_is_told_in_one_bracket_with_what_it_loses():
    table = laid()
    first, second = table.legal(0)[:2]
    advice = Advice((Considered(first, 4.0, 5), Considered(second, 1.0, 4)), 9)
    said = hint_from(advice, table.game.bot, lambda action: f"Pay with {action.card} (1 action)").reason
    assert f"pay with {second.card} (1 action, about 3 points worse)." in said


def test_a_hint_at_the_only_sensible_choice_says_so():
    table = laid()
    lone = Advice((Considered(table.legal(0)[0], 2.0, 0),), 0)
    assert hint_from(lone, table.game.bot, str).reason == "Clearly best: everything else loses points."
    unthought = Advice((Considered(table.legal(0)[0], 0.0, 0),), 0)
    assert hint_from(unthought, table.game.bot, str).reason == "It looks best from what you can see."


def test_a_choice_that_loses_nothing_beside_the_best_is_as_good():
    table = laid()
    first, second = table.legal(0)[:2]
    advice = Advice((Considered(first, 1.0, 5), Considered(second, 1.02, 4)), 9)
    reason = hint_from(advice, table.game.bot, lambda action: f"Take {action.card}").reason
    assert reason.startswith("Just as good: take")


@pytest.mark.parametrize(
    ("lead", "words"),
    [
        (0.04, "level"),
        (1, "1 point ahead"),
        (-2.5, "2.5 points behind"),
        (12.6, "13 points ahead"),
        (-0.96, "1 point behind"),
    ],
)
def test_a_lead_is_told_in_the_game_s_own_unit(lead, words):
    assert laid().game.bot.lead_in_words(lead) == words
