"""Lessons on the screen: each can be played to its last words, each word can be read, another choice is seen."""

from contextlib import asynccontextmanager

import pytest

from engine.content.lesson import FIRST
from engine.store import MemoryStore
from tests.tui.tables import NOON, SIZES, press, settled, shown, stage_of
from tui.app.app import Duskhall
from tui.config.locations import locate
from tui.config.settings import Settings
from tui.games import FACES
from tui.table.coach import STRAYED, Progress
from tui.table.panels.lesson_panel import LessonPanel
from tui.table.teaching import lesson_of, lessons_of

LESSONS = [(slug, name) for slug in FACES for name in lessons_of(slug)]


@asynccontextmanager
async def learning(slug, name=FIRST, size=(120, 40), **settings):
    app = Duskhall(
        MemoryStore(),
        locate(),
        Settings(pace="instant", **settings),
        opening=lambda app: app.open_lesson(slug, name),
        clock=lambda: NOON,
    )
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        yield pilot


@pytest.mark.parametrize(("slug", "name"), LESSONS)
async def test_a_lesson_is_played_to_its_last_words_by_enter_alone(slug, name):
    async with learning(slug, name) as pilot:
        stage, said, last = stage_of(pilot), list[str](), lesson_of(slug, name).steps[-1].title
        for _ in range(250):
            title = stage.coach.saying().title
            if title not in said:
                said.append(title)
                assert title in shown(pilot)
            if title == last:
                break
            await press(pilot, "enter")
        assert [step.title for step in lesson_of(slug, name).steps if step.title not in said] == []
        assert pilot.app.settings.learnt == {slug: [name]}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("slug", "name"), LESSONS)
async def test_every_word_of_a_lesson_fits_its_panel(slug, name, size):
    async with learning(slug, name, size) as pilot:
        stage, panel = stage_of(pilot), pilot.app.screen.query_one(LessonPanel)
        coach, lesson = stage.coach, stage.coach.lesson

        def assert_it_fits():
            panel.say(coach.saying())
            assert len(panel.rows(panel.size.width - 4, panel.size.height)) <= panel.size.height, coach.saying().text

        for number, step in enumerate(lesson.steps):
            coach.asked = step.awaits
            for coach.fits in (True, False):
                coach.progress = Progress(step=number, told=frozenset([step.awaits]))
                assert_it_fits()
            if step.otherwise:
                coach.progress = Progress(step=number, strayed=True)
                assert_it_fits()
        coach.progress = Progress()
        for aside in lesson.asides:
            coach.look(aside.on)
            assert_it_fits()


async def test_undo_in_a_lesson_takes_its_words_back_too_and_redo_says_them_again():
    async with learning(next(iter(FACES))) as pilot:
        coach = stage_of(pilot).coach
        await press(pilot, "enter")
        before = coach.progress
        await press(pilot, "enter")
        after = coach.progress
        assert after != before
        await press(pilot, "u")
        assert coach.progress == before
        await press(pilot, "r")
        assert coach.progress == after


async def strayed(pilot):
    """In the first lesson of Fairy Tale: keep another card than the one asked for."""
    await press(pilot, "enter")
    stage = stage_of(pilot)
    action = next(each for each in stage.session.legal() if stage.session.label(each) == "Keep Castle")
    await stage.choose(action)
    await settled(pilot)
    return stage


async def test_another_choice_is_named_and_can_be_taken_back():
    async with learning("fairy_tale") as pilot:
        stage = await strayed(pilot)
        assert STRAYED in shown(pilot)
        assert "u undoes it, Enter goes on." in shown(pilot)
        assert "Keep your choice?" in shown(pilot)
        await press(pilot, "u")
        assert stage.coach.saying().title == "Your first hand"
        assert "Keep Castle" in [stage.session.label(each) for each in stage.session.legal()]


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_undo_in_a_lesson_is_told_and_board_and_words_keep_their_place(size):
    async with learning("fairy_tale", size=size) as pilot:
        stage = await strayed(pilot)
        places = [stage.query_one(part).region for part in ("#place", "#lesson")]
        await press(pilot, "u")
        assert "Your first hand" in shown(pilot)
        assert "Undone" in shown(pilot)
        assert [stage.query_one(part).region for part in ("#place", "#lesson")] == places


async def test_another_choice_may_stand_and_the_next_words_fit_it():
    async with learning("fairy_tale") as pilot:
        stage = await strayed(pilot)
        await press(pilot, "enter")
        assert stage.coach.saying().title == "Look for company"
        assert stage.coach.saying().text == lesson_of("fairy_tale").steps[2].without
        assert "Bronze Dragon" not in stage.coach.saying().text


async def test_after_the_first_lesson_the_hall_offers_the_others():
    async with learning("fairy_tale", "", learnt={"fairy_tale": [FIRST]}) as pilot:
        assert "The expert cards" in shown(pilot)
        await press(pilot, "enter")
        assert stage_of(pilot).coach.lesson.title == "The expert cards"


async def test_who_has_opened_a_game_before_chooses_among_its_lessons_the_first_at_hand():
    async with learning("quests_of_shadowgate", "", introduced={"quests_of_shadowgate": True}) as pilot:
        assert all(lesson.title in shown(pilot) for lesson in lessons_of("quests_of_shadowgate").values())
        await press(pilot, "enter")
        assert stage_of(pilot).coach.lesson.title == lessons_of("quests_of_shadowgate")[FIRST].title


async def test_whoever_meets_a_game_for_the_first_time_starts_its_first_lesson_at_once():
    async with learning("quests_of_shadowgate", "") as pilot:
        assert stage_of(pilot).coach.lesson.title == lessons_of("quests_of_shadowgate")[FIRST].title


@pytest.mark.parametrize("slug", FACES)
async def test_in_a_lesson_a_board_keeps_its_corner(slug):
    async with learning(slug, size=(160, 45)) as pilot:
        stage = stage_of(pilot)
        assert not stage.query_one("#column").has_class("is-corner")
        assert stage.query_one(LessonPanel).display
