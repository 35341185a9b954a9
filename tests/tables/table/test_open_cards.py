"""The end opens every card, and a game that goes on keeps them: what may be taken back and forked, and by whom."""

import pytest

from engine.core import Ended, Rejected, Reseeded
from engine.tables import Bot, Table
from tests.tables.building import ADA, ALONE, APART, AWAY_BO, HOT_SEAT, bots_play, finish, pick, table_of
from tests.toy import words as w


def slug_of(call, *args, **named) -> str:
    with pytest.raises(Rejected) as refused:
        call(*args, **named)
    return refused.value.slug


def ended_by_lighting(*sitters) -> Table:
    """A finished game whose last move showed nobody a card: a lamp was lit, and that was the end."""
    table = finish(table_of(*sitters))
    last = table.journal.events[-1]
    assert isinstance(last.action, w.Light)
    assert isinstance(last.facts[-1], Ended)
    return table


def test_between_people_the_last_move_is_not_taken_back_freely_since_all_cards_lie_open():
    table = ended_by_lighting(ADA, AWAY_BO)
    last = table.journal.events[-1].seat
    assert table.weigh_undo(last).nevers == ("Revealed",)
    assert slug_of(table.undo, last) == "Revealed"
    assert table.is_over


def test_the_end_taken_back_by_consent_draws_chance_anew():
    table = ended_by_lighting(ADA, AWAY_BO)
    last = table.journal.events[-1].seat
    table.ask_undo(last)
    event = table.consent(1 - last, True)
    assert isinstance(event.facts[0], Reseeded)
    assert table.waiting() == [last]


def test_who_takes_the_end_back_alone_plays_on_assisted():
    table = finish(table_of(*ALONE))
    assert not table.summary.assisted
    table.undo(0)
    assert table.summary.assisted
    assert finish(table).summary.assisted


def test_at_one_keyboard_a_running_game_is_not_forked_either_since_a_fork_would_open_the_other_hand():
    table = pick(table_of(*HOT_SEAT), 0)
    assert slug_of(table.fork, 0) == "StillRunning"
    assert finish(table).fork(0).world.outcome is None


def test_a_running_game_is_not_forked_while_a_bot_plays_for_somebody():
    table = table_of(*APART)
    for seat in (1, 2):
        table.sit(seat, Bot(f"for {seat}", "random"))
    bots_play(table)
    assert table.people == (0,)
    assert slug_of(table.fork, 0) == "StillRunning"
