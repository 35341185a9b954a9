"""A game played together, at the table screen and in lines: any order, bots that are called, one end for all."""

import io

import pytest

import tui.games
from engine.core import Outcome
from engine.store import MemoryStore, Row, Summary
from engine.tables import Bot, Person, Table
from tests.toy.embers import things as t
from tests.toy.embers.face import FACE
from tests.toy.known import embers_is_known as embers_is_known
from tests.tui.tables import NOON, at_table, press, shown, stage_of
from tests.tui.thinkers import Brief
from tui.pages.hall.view import result_of
from tui.plain import Voice, play_table
from tui.table.story import story_of
from tui.words.sentences import ending

MIRA, ALDO, BRANN = Person("Mira"), Bot("Aldo", "adept"), Bot("Brann", "adept")
ALL = ((0, 1),)


@pytest.fixture(autouse=True)
def embers_is_drawn(monkeypatch):
    load, load_poster = tui.games._load, tui.games._load_poster
    monkeypatch.setattr(tui.games, "DRAWN", (*tui.games.DRAWN, FACE.slug))
    monkeypatch.setattr(tui.games, "_load", lambda slug: FACE if slug == FACE.slug else load(slug))
    monkeypatch.setattr(tui.games, "_load_poster", lambda slug: FACE.poster if slug == FACE.slug else load_poster(slug))


def camp(*sitters):
    return Table.create(MemoryStore(), "embers", {}, sitters, 7, clock=lambda: NOON)


def played(table, wins):
    """Play to the end, as one should or by resting all day."""
    while not table.is_over:
        seat = table.waiting()[0]
        lazy = t.Rest() if table.world.phase == "day" else t.Hold()
        table.act(seat, table.game.bot.pick(table.view(seat), seat, None) if wins else lazy)
    return table


def key_row(pilot):
    return shown(pilot).splitlines()[-1]


async def test_bots_hold_back_until_they_are_called_by_their_key():
    table = camp(MIRA, ALDO, BRANN)
    async with at_table(table) as pilot:
        assert "bots act" in key_row(pilot)
        before = len(table.journal.events)
        await press(pilot, "n")
        assert {event.seat for event in table.journal.events[before:]} == {1, 2}
        assert table.waiting() == [0]
        assert "bots act" not in key_row(pilot)


async def test_who_rests_may_go_on_as_long_as_others_are_not_done():
    table = camp(MIRA, Person("Jan", "jan@far"))
    async with at_table(table) as pilot:
        await press(pilot, "end", "enter")
        assert table.waiting() == [1]
        assert "You rest; you may still act." in shown(pilot)
        await press(pilot, "1", "enter")
        assert t.WARMTH(table.world, 0) > 0


async def test_one_s_own_act_is_taken_back_after_others_have_acted():
    table = camp(MIRA, Person("Jan", "jan@far"))
    async with at_table(table) as pilot:
        await press(pilot, "1", "enter")
        table.act(1, t.Strike(table.world.lying(t.HAND[1])[0], table.world.lying(t.PACK)[0]))
        await press(pilot, "u")
        assert t.WARMTH(table.world, 0) == 0
        assert len(table.world.lying(t.ASH)) == 1


async def test_the_key_that_calls_bots_is_not_offered_where_none_holds_back():
    async with at_table(camp(MIRA)) as pilot:
        assert "bots act" not in shown(pilot)
        await press(pilot, "n")
        assert "No bot is waiting." in shown(pilot)


async def test_the_header_tells_what_all_have_together_and_nobody_leads():
    async with at_table(camp(MIRA, ALDO)) as pilot:
        await press(pilot, "1", "enter")
        header = shown(pilot).splitlines()[0]
        assert header.endswith(f"together {t.WARMTH(stage_of(pilot).table.world, 0)}")
        assert "lead" not in header


@pytest.mark.parametrize(("wins", "word"), [(True, "won"), (False, "lost")])
async def test_the_header_tells_at_the_end_whether_all_won(wins, word):
    async with at_table(played(camp(MIRA, ALDO), wins)) as pilot:
        assert f"{word} " in shown(pilot).splitlines()[0]


@pytest.mark.parametrize(
    ("outcome", "names", "sides", "said"),
    [
        (Outcome((1, 1), "the last wolf has run"), ("You", "Aldo"), ALL, "Everyone won: the last wolf has run."),
        (Outcome((2, 2), "the fire went out"), ("You", "Aldo"), ALL, "Everyone lost: the fire went out."),
        (Outcome((1,), "the last wolf has run"), ("You",), (), "You won: the last wolf has run."),
        (Outcome((2,), "the fire went out"), ("Mira",), (), "Mira lost: the fire went out."),
    ],
)
def test_the_end_says_whether_all_won(outcome, names, sides, said):
    assert ending(outcome, names, sides) == said


@pytest.mark.parametrize(("wins", "word"), [(True, "won"), (False, "lost")])
def test_rows_and_stories_tell_a_common_end(wins, word):
    mine, others = played(camp(MIRA, ALDO), wins), played(camp(ALDO, BRANN), wins)
    assert result_of(mine.store.row(mine.id))[0].text == word
    assert result_of(others.store.row(others.id))[0].text == f"everyone {word}"
    assert f"Everyone {word}: " in story_of(mine.journal)


@pytest.mark.parametrize(
    ("places", "sides", "word"),
    [
        ((1, 1), (), "tied"),
        ((1, 1, 2), (), "won"),
        ((1, 1, 1, 1), ((0, 2), (1, 3)), "tied"),
        ((1, 2, 1, 2), ((0, 2), (1, 3)), "won"),
        ((1, 1), ALL, "won"),
    ],
)
def test_a_row_tells_a_tie_only_where_no_side_is_behind(places, sides, word):
    summary = Summary(finished=True, me=0, places=places, sides=sides)
    assert result_of(Row("amber-fox-17", "fairy_tale", 0, 0, 1, summary))[0].text == word


def test_in_lines_the_bots_wait_to_be_called_and_the_game_ends_for_all():
    table, mouth = camp(MIRA, ALDO), io.StringIO()
    typed = "bots\n" + "rest\nhold\n" * 12
    play_table(table, Voice(False, io.StringIO(typed), mouth), think=5, thinker=Brief())
    told = mouth.getvalue()
    assert "Aldo strikes at the pack" in told
    assert table.is_over
    assert "Everyone won: " in told or "Everyone lost: " in told


def test_in_lines_nobody_is_called_where_no_bot_holds_back():
    mouth = io.StringIO()
    play_table(camp(MIRA), Voice(False, io.StringIO("bots\n"), mouth), think=5, thinker=Brief())
    assert "No bot is waiting." in mouth.getvalue()
