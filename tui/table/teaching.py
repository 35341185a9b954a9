"""What every front end needs for a lesson: its file, its table, and what its coach looks at."""

from __future__ import annotations

from engine.content.answers import answers_in, in_reach
from engine.content.lesson import FIRST, Lesson, file_of
from engine.content.loading import content_root, load_toml
from engine.core import World
from engine.store import MemoryStore
from engine.tables import Bot, Person, Sitter, Table
from engine.tables.table.seats import BOT_NAMES
from tui.table.coach import Coach
from tui.words.seating import YOU

LESSON = "lesson"
"""The name of its table."""


def lesson_of(slug: str, name: str = FIRST) -> Lesson:
    """A lesson of a game, by its name."""
    return load_toml(content_root() / slug / file_of(name), Lesson, f"{slug}/{file_of(name)}")


def lessons_of(slug: str) -> dict[str, Lesson]:
    """All lessons of a game by name, in the order in which they are best learnt."""
    first = lesson_of(slug)
    return {FIRST: first, **{name: lesson_of(slug, name) for name in first.further}}


def lesson_table(slug: str, lesson: Lesson) -> Table:
    """The table of a lesson, the learner in their seat and bots in all others. Bots do the same in every lesson."""
    names = iter(BOT_NAMES)
    sitters: list[Sitter] = [
        Person(YOU) if seat == lesson.you else Bot(next(names), lesson.bot) for seat in range(lesson.seats)
    ]
    return Table.create(MemoryStore(), slug, lesson.options, sitters, lesson.seed, id=LESSON)


def let_look(coach: Coach, table: Table, seen: World, seat: int | None) -> None:
    """Show a coach what this seat is asked, may choose and has; nothing, where it is not asked."""
    if seat is None:
        coach.look("")
        return
    offers = answers_in(seen, table.game.legal(seen, seat))
    coach.look(table.game.words.deed(seen, seat), offers, in_reach(seen, seat, offers))
