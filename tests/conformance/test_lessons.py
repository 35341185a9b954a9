"""Every lesson of every game: each step with the choice it asks for and with another one, and no word about a thing
that the learner does not have."""

import random
import re
import tomllib
from functools import cache

import msgspec
import pytest

from engine.content.answers import answer_of, answers_in, in_reach
from engine.content.lesson import WITH
from engine.content.loading import content_root
from engine.games import GAMES
from tui.command_line.teaching import action_problems, headings_in, lesson_problems
from tui.table.coach import STRAYED, Coach
from tui.table.session.bot_thinking import Pondering
from tui.table.teaching import lesson_table, lessons_of, let_look

LESSONS = [(slug, name) for slug in GAMES for name in lessons_of(slug)]
pytestmark = pytest.mark.parametrize(("slug", "name"), LESSONS)


class Learner:
    """Somebody at the table of a lesson, with its coach."""

    def __init__(self, slug: str, name: str) -> None:
        self.lesson = lessons_of(slug)[name]
        self.table = lesson_table(slug, self.lesson)
        self.coach = Coach(self.lesson)
        self.minds = Pondering(self.table)
        self.seat = self.lesson.you
        self.rng = random.Random(3)

    @property
    def seen(self):
        return self.table.view(self.seat)

    def legal(self):
        return list(self.table.game.legal(self.seen, self.seat))

    def wait(self) -> bool:
        """Let the bots act until the learner is asked, and the words be read; False at the end of the lesson."""
        while not self.table.is_over and self.seat not in self.table.waiting():
            self.minds.keep_up()
            self.minds.move(self.minds.movers()[0])
        self.look()
        while self.coach.is_reading and not self.coach.is_closing:
            self.coach.read()
            self.look()
        return not self.table.is_over and not self.coach.is_closing

    def look(self) -> None:
        let_look(self.coach, self.table, self.seen, None if self.table.is_over else self.seat)

    def choose(self, action) -> None:
        answer, deed = answer_of(self.seen, action), self.coach.asked
        self.table.act(self.seat, action)
        self.coach.did(deed, answer)

    def split(self):
        """What the step asks for, and what it does not, of all that may be done now."""
        step, seen = self.coach.step, self.seen
        met = [action for action in self.legal() if step.is_met_by(answer_of(seen, action))]
        return met, [action for action in self.legal() if action not in met]


def test_every_step_goes_on_as_asked_and_sees_another_choice(slug, name):
    learner = Learner(slug, name)
    coach, done = learner.coach, set()
    while learner.wait():
        step, progress = coach.step, coach.progress
        is_due = coach.asked == step.awaits and coach.fits
        if is_due and step.expects:
            met, others = learner.split()
            if others:
                learner.choose(others[0])
                assert coach.saying().title == STRAYED
                assert coach.saying().text.startswith(step.otherwise)
                learner.table.undo(None)
                coach.undid()
                assert coach.progress == progress
                learner.look()
                assert coach.words_of(step) == " ".join(filter(None, (step.text, step.drawn)))
            pick = learner.table.game.bot.pick(learner.seen, learner.seat, learner.rng)
            learner.choose(pick if pick in met else met[0])
        else:
            learner.choose(learner.table.game.bot.pick(learner.seen, learner.seat, learner.rng))
        assert not coach.progress.strayed
        if is_due:
            done.add(step.title)
            assert coach.progress.step > progress.step or coach.progress.times > progress.times
    assert [step.title for step in learner.lesson.steps if step.expects and step.title not in done] == []


@cache
def names_of_kinds(slug: str) -> dict[str, str]:
    """What cards are called, by kind."""
    found: dict[str, str] = {}

    def gather(tree) -> None:
        if isinstance(tree, dict) and "id" in tree and {"name", "lines"} & set(tree):
            found[tree["id"]] = tree["name"] if "name" in tree else " ".join(tree["lines"])
        for part in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
            gather(part)

    for path in sorted((content_root() / slug / "cards").glob("*.toml")):
        gather(tomllib.loads(path.read_text(encoding="utf-8")))
    assert found
    return found


def named_in(text: str, slug: str, kinds) -> list[str]:
    """The kinds of pieces that a text calls by their names."""
    names = names_of_kinds(slug)
    return [kind for kind in set(kinds) & set(names) if re.search(rf"\b{re.escape(names[kind])}\b", text)]


def test_a_step_that_names_cards_asks_for_one_of_them(slug, name):
    kinds = {card: kind for kind, card in names_of_kinds(slug).items()}
    for step in lessons_of(slug)[name].steps:
        asked = {kind for one in step.choose for kind in one.split(WITH)} & set(kinds.values())
        named = {kinds[card] for card in re.findall("`([^`]+)`", step.text) if card in kinds}
        assert asked & named or not (asked and named), step.title


@pytest.mark.parametrize("way", ["as asked", "otherwise", "by chance"])
def test_no_words_are_about_a_thing_that_the_learner_does_not_have(slug, name, way):
    learner = Learner(slug, name)
    coach, rng = learner.coach, random.Random(way)
    while learner.wait():
        reach = in_reach(learner.seen, learner.seat, answers_in(learner.seen, learner.legal()))
        named = named_in(coach.saying().text, slug, learner.table.world.kinds)
        assert [kind for kind in named if kind not in reach] == []
        met, others = learner.split()
        wanted = {"as asked": met, "otherwise": others, "by chance": ()}[way]
        learner.choose(rng.choice(wanted or learner.legal()))
        if coach.progress.strayed:
            assert set(named_in(coach.saying().text, slug, learner.table.world.kinds)) <= reach


def test_the_content_check_has_nothing_to_say_about_the_lesson(slug, name):
    folder = content_root() / slug
    book, _ = headings_in(folder / "rulebook.md", slug)
    assert list(lesson_problems(GAMES[slug], folder, name, book)) == []


def test_an_action_the_game_does_not_have_is_told(slug, name):
    steps = [msgspec.structs.replace(step, take=("dance",)) for step in lessons_of(slug)[name].steps[:1]]
    lesson = msgspec.structs.replace(lessons_of(slug)[name], steps=tuple(steps))
    [problem] = action_problems(GAMES[slug], lesson, "some.toml")
    assert str(problem).startswith('some.toml: steps #1 → take: unknown action "dance"; ')
