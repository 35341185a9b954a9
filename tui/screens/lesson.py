"""A lesson: a real table with a coach beside it, from `content/<slug>/tutorial.toml`.

Opened by "Learn in five minutes". The learner plays the real game on the real screen against bots; the table is in a
store of its own and forgotten afterwards.
"""

from __future__ import annotations

from typing import Any

from engine.core.content import content_root, load_toml
from engine.core.lesson import Lesson
from engine.core.pieces import Ref, map_refs
from engine.store import MemoryStore
from engine.tables import Bot, Person, Sitter, Table
from engine.tables.seats import BOT_NAMES
from tui.commands import Command
from tui.screens.table import TableScreen
from tui.seating import YOU
from tui.table.arrangement import arrangement
from tui.table.coach import Coach
from tui.table.lesson_panel import LessonPanel
from tui.table.prompt import Words

BOTH = 50
"""From this height on there is room for the lesson beside the inspector."""


def lesson_of(slug: str) -> Lesson:
    """The lesson of a game."""
    return load_toml(content_root() / slug / "tutorial.toml", Lesson, f"{slug}/tutorial.toml")


def lesson_table(slug: str, lesson: Lesson) -> Table:
    """The table of a lesson, the learner in their seat and bots in all others."""
    names = iter(BOT_NAMES)
    sitters: list[Sitter] = [
        Person(YOU) if seat == lesson.you else Bot(next(names), lesson.bot) for seat in range(lesson.seats)
    ]
    return Table.create(MemoryStore(), slug, lesson.options, sitters, lesson.seed)


class LessonScreen(TableScreen):
    """See the module."""

    def __init__(self, slug: str) -> None:
        lesson = lesson_of(slug)
        super().__init__(lesson_table(slug, lesson), (lesson.you,))
        self.session.is_counted = False
        self.coach = Coach(lesson)

    async def opened(self) -> None:
        await self.query_one("#left").mount(LessonPanel(id="lesson"), before="#inspector")
        await super().opened()

    async def show_table(self) -> None:
        session = self.session
        if session.is_over:
            self.coach.ended()
        asked = session.is_asked and session.viewer is not None
        self.coach.ask(self.table.game.deed(session.seen, session.viewer or 0) if asked else "")
        await super().show_table()

    def speak(self) -> None:
        self.query_one(LessonPanel).say(self.coach.saying())
        super().speak()

    def lay_out(self) -> None:
        """The lesson takes the inspector's rows, and on a low screen the line of the log as well."""
        super().lay_out()
        width, height = self.app.size
        room = arrangement(width, height, sheet=self.session.is_over)
        low = room.inspector < 4
        if height < BOTH:
            self._rows("#inspector", 0)
        if low:
            self._rows("#log-line", 0)
        self._rows("#lesson", 3 if low else 4)

    def words(self) -> Words:
        said = super().words()
        if self.session.is_over and not self.question:
            call, remark = "The lesson is over.", "Nothing of it is kept. Esc goes to the hall, to a table of your own."
            return Words(call=call, remark=remark, news=self.news)
        if self.is_reading and not self.question:
            return Words(call="Read on.", entry="go on with the lesson", news=self.news)
        return said

    def board_keys(self) -> tuple[tuple[str, str], ...]:
        keys = super().board_keys()
        return tuple((key, "read on" if self.is_reading and key == "Enter" else word) for key, word in keys)

    def commands(self) -> tuple[Command, ...]:
        return tuple(command for command in super().commands() if command.name != "rematch")

    @property
    def is_reading(self) -> bool:
        """Whether Enter reads on, instead of choosing."""
        return self.coach.is_reading and not self.session.is_over and not self.session.beats

    async def answers(self, key: str) -> bool:
        if self.is_reading and key in ("enter", "space") and not self.question:
            self.read_on()
            return True
        return await super().answers(key)

    async def choose(self, action: Any, *then: Any) -> None:
        """While there is something to read, choosing means to read on."""
        if self.is_reading:
            self.read_on()
            return
        before, deed = self.session.journal.tip, self.coach.asked
        kinds = {kind for each in (action, *then) for kind in self.kinds_in(each)}
        await super().choose(action, *then)
        if self.session.journal.tip is not before and deed:
            self.coach.did(deed, kinds)
            self.speak()

    def read_on(self) -> None:
        """Go on to the next words."""
        self.coach.read()
        self.speak()

    async def action_undo(self) -> None:
        before = self.session.journal.tip
        await super().action_undo()
        if self.session.journal.tip is not before:
            self.coach.undid()
            self.speak()

    def action_rules(self) -> None:
        self.hall.open_rulebook(self.table.game.slug, self.coach.saying().rule)

    def kinds_in(self, action: Any) -> set[str]:
        """The kinds of the pieces that an action names."""
        named: list[Ref] = []

        def note(ref: Ref) -> Ref:
            named.append(ref)
            return ref

        map_refs(action, note)
        return {self.session.seen.kinds[ref] for ref in named if isinstance(ref, int)}
