"""Lessons in lines of text: the same coach, the same words."""

import io

import pytest

from engine.store import MemoryStore
from tui.config.settings import Settings
from tui.plain import Voice, open_hall
from tui.plain.lesson import GOODBYE
from tui.table.teaching import lesson_of


def heard(*lines: str) -> str:
    mouth = io.StringIO()
    open_hall(MemoryStore(), Settings(), Voice(ear=io.StringIO("\n".join([*lines, ""])), mouth=mouth))
    return mouth.getvalue()


def number_of(door: str) -> str:
    line = next(line for line in heard().splitlines() if door in line)
    return line.partition(".")[0]


LEARN = number_of("Learn: Fairy Tale")


def test_the_hall_leads_to_lessons_and_the_coach_speaks_first():
    said = heard(LEARN, "", "", "quit")
    steps = lesson_of("fairy_tale").steps
    assert f"{steps[0].title}. {steps[0].text}" in said
    assert f"{steps[1].title}. {steps[1].text.replace('`', '')}" in said
    assert GOODBYE in said


def test_a_lesson_in_lines_speaks_of_no_picture_and_promises_no_saving():
    told = heard(LEARN, "", "", "quit")
    assert "Top left" not in told
    assert "a lesson is not saved" in told
    assert "every move is saved" not in told


def test_further_lessons_are_chosen_by_name():
    assert "Thirty more cards." in heard(LEARN, "expert", "quit")


def test_the_choice_asked_for_leads_to_the_next_words():
    assert "Look for company." in heard(LEARN, "", "", "knight", "quit")


@pytest.mark.parametrize(("answer", "then"), [("", "Look for company."), ("undo", "Your first hand.")])
def test_another_choice_stands_or_is_taken_back(answer, then):
    said = heard(LEARN, "", "", "castle", answer, "quit")
    _, _, after = said.partition("Another choice.")
    assert after
    assert then in after
