"""What the content check asks of lessons and a rulebook: tables that can be laid, headings and actions that are there.

The form of a lesson, its deeds and its cards are looked through by the game itself; what is wrong with those is not
said here again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from engine.bots import BOTS
from engine.bots.names import is_known
from engine.content.lesson import FIRST, Lesson, file_of
from engine.content.loading import content_root, load_toml
from engine.content.problems import ARROW, BadContent, ContentProblem, unknown
from engine.core import Rejected

if TYPE_CHECKING:
    from engine.kit.game import Game


def check(game: Game, root: Path | None) -> list[ContentProblem]:
    """Everything wrong with what teaches a game."""
    folder = content_root(root) / game.slug
    book, problems = headings_in(folder / "rulebook.md", f"{game.slug}/rulebook.md")
    lessons = [FIRST, *sorted(path.stem for path in (folder / "lessons").glob("*.toml"))]
    return [*problems, *(problem for name in lessons for problem in lesson_problems(game, folder, name, book))]


def lesson_problems(game: Game, folder: Path, lesson: str, book: list[str]) -> Iterator[ContentProblem]:
    """What is wrong with a lesson, if it has the form of one."""
    name = f"{game.slug}/{file_of(lesson)}"
    try:
        read = load_toml(folder / file_of(lesson), Lesson, name)
    except BadContent:
        return
    yield from table_problems(game, read, name)
    yield from heading_problems(read, book, name)
    yield from action_problems(game, read, name)


def headings_in(path: Path, name: str) -> tuple[list[str], list[ContentProblem]]:
    """The headings of a rulebook, or why it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return [], [ContentProblem(name, "", "the file is missing")]
    except OSError as error:
        return [], [ContentProblem(name, "", f"the file cannot be read ({error.strerror})")]
    except UnicodeDecodeError as error:
        return [], [ContentProblem(name, f"byte {error.start}", "the file is not UTF-8 text")]
    return re.findall(r"^#+ (.+?)\s*$", text, re.M), []


def table_problems(game: Game, lesson: Lesson, name: str) -> Iterator[ContentProblem]:
    """Why the table of a lesson cannot be laid."""
    try:
        game.check(game.complete(lesson.options), lesson.seats)
    except Rejected as refused:
        place = "options" if refused.slug in ("UnknownOption", "UnknownValue") else "seats"
        yield ContentProblem(name, place, refused.sentence)
    if not is_known(game, lesson.bot):
        yield unknown(name, "bot", "bot", lesson.bot, BOTS)


def heading_problems(lesson: Lesson, book: list[str], name: str) -> Iterator[ContentProblem]:
    """Rules that a lesson points at and the rulebook does not have."""
    named = {f"steps #{number}": step.rule for number, step in enumerate(lesson.steps, 1)}
    named |= {f"asides #{number}": aside.rule for number, aside in enumerate(lesson.asides, 1)}
    for place, rule in named.items():
        if rule is not None and book and rule not in book:
            yield unknown(name, f"{place}{ARROW}rule", "heading", rule, book)


def action_problems(game: Game, lesson: Lesson, name: str) -> Iterator[ContentProblem]:
    """Actions that a step asks for and the game does not have."""
    known = sorted(str(kind.__struct_config__.tag) for kind in get_args(game.action_type))
    for number, step in enumerate(lesson.steps, 1):
        for action in step.take:
            if action not in known:
                yield unknown(name, f"steps #{number}{ARROW}take", "action", action, known)
