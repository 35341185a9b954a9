"""Lessons: every game's tutorial can be played to its end, and each of its words can be read."""

from contextlib import asynccontextmanager

import pytest

from engine.core.lesson import Aside, Lesson, Step
from engine.store import MemoryStore
from tests.tui.tables import NOON, SIZES, settled, shown, stage_of
from tui.app import Duskhall
from tui.games import FACES
from tui.locations import locate
from tui.screens.lesson import lesson_of
from tui.settings import Settings
from tui.table.coach import Coach, Progress
from tui.table.lesson_panel import LessonPanel


@asynccontextmanager
async def learning(slug, size=(120, 40)):
    app = Duskhall(
        MemoryStore(),
        locate(),
        Settings(pace="instant"),
        opening=lambda app: app.open_lesson(slug),
        clock=lambda: NOON,
    )
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        yield pilot


@pytest.mark.parametrize("slug", FACES)
async def test_a_lesson_is_played_to_its_last_words_by_enter_alone(slug):
    async with learning(slug) as pilot:
        stage, said = stage_of(pilot), list[str]()
        for _ in range(200):
            title = stage.coach.saying().title
            if title not in said:
                said.append(title)
                assert title in shown(pilot)
            if stage.session.is_over:
                break
            await pilot.press("enter")
            await settled(pilot)
        assert stage.session.is_over
        assert [step.title for step in lesson_of(slug).steps if step.title not in said] == []


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("slug", FACES)
async def test_every_step_and_aside_fits_its_panel(slug, size):
    async with learning(slug, size) as pilot:
        stage, panel = stage_of(pilot), pilot.app.screen.query_one(LessonPanel)
        lesson = stage.coach.lesson
        for number in range(len(lesson.steps)):
            missed = lesson.steps[number - 1].otherwise or ""
            stage.coach.progress = Progress(step=number, remark=missed)
            panel.say(stage.coach.saying())
            assert len(panel.rows(panel.size.width - 4, panel.size.height)) <= panel.size.height
        for aside in lesson.asides:
            stage.coach.ask(aside.on)
            panel.say(stage.coach.saying())
            assert len(panel.rows(panel.size.width - 4, panel.size.height)) <= panel.size.height


async def test_undo_in_a_lesson_takes_its_words_back_too():
    async with learning(next(iter(FACES))) as pilot:
        coach = stage_of(pilot).coach
        await pilot.press("enter")
        before = coach.progress
        await pilot.press("enter")
        await settled(pilot)
        assert coach.progress != before
        await pilot.press("u")
        await settled(pilot)
        assert coach.progress == before


STEPS = (
    Step(title="One", text="Read.", awaits="read"),
    Step(title="Two", text="Do it twice.", awaits="dig", times=2),
    Step(title="Three", text="Take gold.", awaits="take", choose="gold", otherwise="That also glitters."),
    Step(title="Four", text="The end.", awaits="read"),
)
LESSON = Lesson(
    title="T", minutes=1, seats=2, seed=1, steps=STEPS, asides=(Aside(on="pay", title="Aside", text="Paying hurts."),)
)


def test_a_step_to_read_waits_for_a_key_and_not_for_a_deed():
    coach = Coach(LESSON)
    coach.did("dig")
    assert coach.saying().title == "One"
    coach.read()
    assert coach.saying().title == "Two"


def test_a_step_counts_its_deed_as_often_as_it_says():
    coach = Coach(LESSON)
    coach.read()
    coach.did("dig")
    assert coach.saying().title == "Two"
    coach.did("dig")
    assert coach.saying().title == "Three"


@pytest.mark.parametrize(("kinds", "text"), [({"gold"}, "The end."), ({"tin"}, "That also glitters. The end.")])
def test_another_choice_than_the_suggested_one_gets_other_words(kinds, text):
    coach = Coach(LESSON)
    coach.read()
    coach.did("dig")
    coach.did("dig")
    coach.did("take", kinds)
    assert coach.saying().text == text


def test_where_no_choice_is_suggested_another_deed_gets_other_words_and_the_step_stays():
    step = Step(title="Dig", text="Dig now.", awaits="dig", otherwise="Resting is fine too.")
    coach = Coach(Lesson(title="T", minutes=1, seats=2, seed=1, steps=(step, STEPS[-1])))
    coach.did("rest")
    assert (coach.saying().title, coach.saying().text) == ("Dig", "Resting is fine too. Dig now.")
    coach.did("dig")
    assert coach.saying().text == "The end."


def test_an_aside_is_told_once_when_the_game_first_asks_for_its_deed():
    coach = Coach(LESSON)
    coach.ask("pay")
    assert coach.saying().title == "Aside"
    coach.did("pay")
    coach.ask("pay")
    assert coach.saying().title == "One"


def test_the_end_of_the_game_leads_to_the_closing_words():
    coach = Coach(LESSON)
    coach.read()
    coach.ended()
    assert coach.saying().title == "Four"
