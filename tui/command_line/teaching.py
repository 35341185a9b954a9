"""What the content check asks of a tutorial and a rulebook: a table that can be laid, and headings that are there.

The form of a tutorial, its deeds and its cards are looked through by the game itself; what is wrong with those is not
said here again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from engine.bots import BOTS
from engine.bots.words import is_known
from engine.core import Rejected
from engine.core.content import content_root, load_toml
from engine.core.lesson import Lesson
from engine.core.problems import ARROW, BadContent, ContentProblem, unknown

if TYPE_CHECKING:
    from engine.core import Game


def check(game: Game, root: Path | None) -> list[ContentProblem]:
    """Everything wrong with what teaches a game."""
    folder = content_root(root) / game.slug
    book, problems = headings_in(folder / "rulebook.md", f"{game.slug}/rulebook.md")
    name = f"{game.slug}/tutorial.toml"
    try:
        lesson = load_toml(folder / "tutorial.toml", Lesson, name)
    except BadContent:
        return problems
    return [*problems, *table_problems(game, lesson, name), *heading_problems(lesson, book, name)]


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
