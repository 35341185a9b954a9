"""A lesson: a real table with a coach beside it, from `content/<slug>/tutorial.toml` or a file in `lessons/`.

Opened by "Learn in … minutes" and from the list of lessons. The learner plays the real game on the real screen
against bots; the table is in a store of its own and forgotten afterwards.
"""

from __future__ import annotations

from typing import Any

from engine.content.answers import answer_of
from engine.content.lesson import FIRST
from tui.draw.panel_layout import arrangement
from tui.keys.registry import Command
from tui.table.coach import Coach
from tui.table.panels.lesson_panel import LessonPanel
from tui.table.panels.log import LogLine
from tui.table.panels.prompt import Words
from tui.table.table import TableScreen
from tui.table.teaching import lesson_of, lesson_table, let_look

BOTH = 50
"""From this height on there is room for the lesson beside the inspector."""


ONWARD = ("rematch", "same_deal", "another", "harder")
"""Commands that lay another table: a lesson leads to none."""


class LessonScreen(TableScreen):
    """See the module."""

    has_corner = False

    def __init__(self, slug: str, name: str = FIRST) -> None:
        lesson = lesson_of(slug, name)
        super().__init__(lesson_table(slug, lesson), (lesson.you,))
        self.session.is_counted = False
        self.name_of_lesson, self.is_choosing = name, False
        self.coach = Coach(lesson)

    async def opened(self) -> None:
        await self.query_one("#left").mount(LessonPanel(id="lesson"), before="#inspector")
        await super().opened()

    async def show_table(self) -> None:
        if self.session.is_over:
            self.coach.ended()
        self.let_coach_look()
        await super().show_table()

    def let_coach_look(self) -> None:
        """The coach looks at what is shown, and knows when the lesson is done; a choice is seen before what follows."""
        session = self.session
        if self.is_choosing:
            return
        let_look(self.coach, self.table, session.seen, session.viewer if session.is_asked else None)
        if self.coach.is_closing:
            self.note_learnt()

    def note_learnt(self) -> None:
        """Remember that this lesson was followed to its last words."""
        slug, known = self.table.game.slug, self.hall.settings.learnt
        if self.name_of_lesson not in known.get(slug, ()):
            self.hall.remember(learnt={**known, slug: [*known.get(slug, ()), self.name_of_lesson]})

    def speak(self) -> None:
        self.query_one(LessonPanel).say(self.coach.saying())
        super().speak()

    def lay_out(self) -> None:
        """The lesson takes the inspector's rows, and on a low screen the line of the log as well."""
        super().lay_out()
        width, height = self.app.size
        room = arrangement(width, height, sheet=self.session.is_over, wide=self.is_wide)
        low = room.inspector < 4
        inspector, log_line = self._room
        self._room = (inspector if height >= BOTH else 0, 0 if low else log_line)
        self._notice_rows(self.query_one(LogLine).notice is not None)
        self._rows("#lesson", 3 if low else 4)

    def words(self) -> Words:
        said = super().words()
        if self.session.is_over and not self.question:
            call, remark = "The lesson is over.", "It is not saved. Press Esc to go back to the hall."
            return Words(call=call, remark=remark, news=self.news)
        if self.is_reading and not self.question:
            call = "Keep your choice?" if self.coach.progress.strayed else "Read on."
            return Words(call=call, entry="go on with the lesson", news=self.news)
        return said

    def board_keys(self) -> tuple[tuple[str, str], ...]:
        keys = super().board_keys()
        return tuple((key, "read on" if self.is_reading and key == "Enter" else word) for key, word in keys)

    def commands(self) -> tuple[Command, ...]:
        return tuple(command for command in super().commands() if command.name not in ONWARD)

    @property
    def is_reading(self) -> bool:
        """Whether Enter reads on, instead of choosing."""
        return self.coach.is_reading and not self.session.is_over and not self.session.beats

    async def answers(self, key: str) -> bool:
        if self.is_reading and key in ("enter", "space") and not self.question:
            self.read_on()
            return True
        return await super().answers(key)

    async def choose(self, action: Any, *then: Any, asks: bool = False) -> None:
        """While there is something to read, choosing means to read on."""
        if self.is_reading:
            self.read_on()
            return
        before, deed, seen = self.session.journal.tip, self.coach.asked, self.session.seen
        answers = [answer_of(seen, each) for each in (action, *then)]
        self.is_choosing = True
        try:
            await super().choose(action, *then, asks=asks)
        finally:
            self.is_choosing = False
        if self.session.journal.tip is not before and deed:
            self.coach.did(deed, *answers)
        self.speak_anew()

    def read_on(self) -> None:
        """Go on to the next words."""
        self.coach.read()
        self.speak_anew()

    def speak_anew(self) -> None:
        """The coach has got on: its next words may depend on what lies on the table."""
        if self.session.is_over:
            self.coach.ended()
        self.let_coach_look()
        self.speak()

    async def action_undo(self) -> None:
        before = self.session.journal.tip
        await super().action_undo()
        if self.session.journal.tip is not before:
            self.coach.undid()
            self.speak_anew()

    async def action_redo(self) -> None:
        before = self.session.journal.tip
        await super().action_redo()
        if self.session.journal.tip is not before:
            self.coach.redid()
            self.speak_anew()

    def action_rules(self) -> None:
        self.hall.open_rulebook(self.table.game.slug, self.coach.saying().rule)
