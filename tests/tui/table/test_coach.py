"""The coach alone: when it goes on, what it says to another choice, and which words it keeps to itself."""

import pytest

from engine.content.lesson import Answer, Aside, Lesson, Step
from tui.table.coach import FINISH_FIRST, OTHERS_FIRST, STRAYED, TAKE_BACK, Coach

STEPS = (
    Step(title="One", text="Read.", awaits="read"),
    Step(title="Two", text="Do it twice.", awaits="dig", times=2),
    Step(
        title="Three",
        text="Take gold.",
        awaits="take",
        choose=("gold",),
        otherwise="You left the gold.",
        without="Take something.",
    ),
    Step(title="Four", text="The end.", awaits="read"),
)
ASIDES = (Aside(on="pay", title="Aside", text="Paying hurts."),)
GOLD, TIN = Answer("grab", frozenset({"gold"})), Answer("grab", frozenset({"tin"}))


def coach_of(*steps: Step) -> Coach:
    return Coach(Lesson(title="T", minutes=1, seats=2, seed=1, steps=steps, asides=ASIDES))


def at_three() -> Coach:
    coach = coach_of(*STEPS)
    coach.read()
    for _ in range(2):
        coach.look("dig")
        coach.did("dig")
    return coach


def test_a_step_to_read_waits_for_a_key_and_not_for_a_deed():
    coach = coach_of(*STEPS)
    coach.did("dig")
    assert coach.saying().title == "One"
    coach.read()
    assert coach.saying().title == "Two"


def test_a_step_counts_its_deed_as_often_as_it_says():
    coach = coach_of(*STEPS)
    coach.read()
    coach.look("dig")
    coach.did("dig")
    assert coach.saying().title == "Two"
    coach.did("dig")
    assert coach.saying().title == "Three"


def test_the_choice_asked_for_leads_on():
    coach = at_three()
    coach.look("take", (GOLD, TIN))
    assert coach.saying().text == "Take gold."
    coach.did("take", GOLD)
    assert coach.saying().text == "The end."


def test_another_choice_is_told_and_stands_when_that_was_read():
    coach = at_three()
    coach.look("take", (GOLD, TIN))
    coach.did("take", TIN)
    assert (coach.saying().title, coach.saying().text) == (STRAYED, f"You left the gold. {TAKE_BACK}")
    assert coach.is_reading
    coach.read()
    assert coach.saying().title == "Four"


def test_another_choice_taken_back_leads_back_to_the_step():
    coach = at_three()
    coach.look("take", (GOLD, TIN))
    coach.did("take", TIN)
    coach.undid()
    assert coach.saying().text == "Take gold."
    coach.redid()
    assert coach.saying().title == STRAYED


def test_where_the_thing_is_not_there_other_words_are_said_and_any_choice_leads_on():
    coach = at_three()
    coach.look("take", (TIN,))
    assert coach.saying().text == "Take something."
    coach.did("take", TIN)
    assert coach.saying().title == "Four"


@pytest.mark.parametrize(("deed", "text"), [("", OTHERS_FIRST), ("dig", FINISH_FIRST)])
def test_before_its_time_a_step_says_nothing_of_what_it_asks_for(deed, text):
    coach = at_three()
    coach.look(deed, ())
    assert (coach.saying().title, coach.saying().text) == ("Three", text)


def test_a_patient_step_waits_until_it_can_be_done():
    step = Step(
        title="Dig", text="Dig.", awaits="act", take=("dig",), otherwise="Not dug.", without="Walk.", patience=3
    )
    coach = coach_of(step, STEPS[-1])
    walk, dig = Answer("walk"), Answer("dig")
    for _ in range(2):
        coach.look("act", (walk,))
        coach.did("act", walk)
        assert coach.saying().text == "Walk."
    coach.look("act", (walk, dig))
    assert coach.saying().text == "Dig."
    coach.did("act", dig)
    assert coach.saying().title == "Four"


@pytest.mark.parametrize(
    ("reach", "text"), [({"gold", "tin"}, "Both."), ({"gold", "lead"}, "Or not."), ({"tin"}, "Or not.")]
)
def test_words_about_things_are_said_only_to_whoever_has_them(reach, text):
    step = Step(title="Own", text="Both.", awaits="read", given=("gold",), some=("tin", "zinc"), without="Or not.")
    coach = coach_of(step, STEPS[-1])
    coach.look("", (), reach)
    assert coach.saying().text == text


def test_an_aside_is_told_once_when_the_game_first_asks_for_its_deed():
    coach = coach_of(*STEPS)
    coach.look("pay")
    assert coach.saying().title == "Aside"
    coach.did("pay")
    coach.look("pay")
    assert coach.saying().title == "One"


def test_the_end_of_the_game_leads_to_the_closing_words():
    coach = coach_of(*STEPS)
    coach.read()
    coach.ended()
    assert coach.saying().title == "Four"


def test_where_things_stand_on_the_screen_is_told_where_there_is_one():
    step = Step(title="T", text="Take gold.", drawn="It lies on the left.", awaits="read")
    assert coach_of(step).saying().text == "Take gold. It lies on the left."
    lesson = Lesson(title="T", minutes=1, seats=2, seed=1, steps=(step,))
    assert Coach(lesson, on_screen=False).saying().text == "Take gold."
