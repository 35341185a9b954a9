"""A question to a bot can be thought about anywhere; its answer counts only for the moment it was asked in."""

import pytest

from engine.bots.levels.bot import Budget
from engine.core import observe
from engine.core.codec import unpack
from engine.tables import Bot
from tests.tables.building import ADA, ALONE, HOT_SEAT, ROBIN, pick, table_of
from tests.toy import LANTERNS


def posed_and_answered(table, seat=1):
    return table.pose(seat), table.legal(seat)[0]


def test_a_question_holds_what_the_seat_sees_and_nothing_else():
    table = table_of(*ALONE)
    posed = table.pose(1, Budget(None, 50))
    assert unpack(LANTERNS, posed.question.world) == observe(table.world, 1)
    assert (posed.question.bot, posed.question.budget) == ("random", Budget(None, 50))


def test_nothing_is_posed_to_a_person_or_to_a_bot_that_is_not_asked():
    table = pick(table_of(*ALONE), 1)
    assert table.pose(0) is None
    assert table.pose(1) is None


def test_advice_can_be_asked_for_a_person():
    posed = table_of(*ALONE).pose_for_advice(0)
    assert (posed.seat, posed.question.bot) == (0, None)


def test_an_answer_is_played():
    table = table_of(*ALONE)
    posed, action = posed_and_answered(table)
    event = table.play(posed, action)
    assert (event.seat, event.action) == (1, action)


def test_an_answer_counts_though_others_have_answered_meanwhile():
    table = table_of(*ALONE)
    posed, action = posed_and_answered(table)
    pick(table, 0, 2)
    assert table.still_asks(posed)
    assert table.play(posed, action).seat == 1


def test_an_answer_to_a_moment_that_was_taken_back_is_not_played():
    table = pick(table_of(*ALONE), 0)
    posed, action = posed_and_answered(table)
    table.undo(0)
    assert not table.still_asks(posed)
    assert table.play(posed, action) is None
    assert table.waiting() == [0, 1, 2]


def test_an_answer_is_not_played_twice():
    table = table_of(*ALONE)
    posed, action = posed_and_answered(table)
    table.play(posed, action)
    assert table.play(posed, action) is None


@pytest.mark.parametrize("sitter", [ADA, Bot("Robin", "adept")])
def test_an_answer_of_a_bot_that_left_its_seat_is_not_played(sitter):
    table = table_of(*ALONE)
    posed, action = posed_and_answered(table)
    table.sit(1, sitter)
    assert table.play(posed, action) is None


def test_the_same_bot_at_the_same_point_is_given_the_same_chance():
    table = table_of(*HOT_SEAT[:1], ROBIN, ROBIN)
    assert table.pose(1) == table.pose(1)
    assert table.pose(1).question.chance != table.pose(2).question.chance
