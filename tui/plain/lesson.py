"""A lesson in lines of text: the same coach as on the screen, at a table that is forgotten afterwards."""

from __future__ import annotations

from engine.content.answers import answer_of
from engine.content.lesson import FIRST
from tui.config.local_files import OwnFiles
from tui.plain.table import PlainTable
from tui.plain.voice import Voice
from tui.table.coach import Coach
from tui.table.teaching import lesson_of, lesson_table, let_look

GOODBYE = "That was the lesson. It is not saved."
GO_ON = "Enter to go on"
TAKES_BACK = "Enter to go on, undo to choose again"
LEAVING = ("quit", "q", "exit")


class PlainLesson(PlainTable):
    """One lesson at one table."""

    keeping = "a lesson is not saved"

    def __init__(self, slug: str, name: str, voice: Voice, files: OwnFiles) -> None:
        lesson = lesson_of(slug, name or FIRST)
        super().__init__(lesson_table(slug, lesson), voice, files)
        self.coach = Coach(lesson, on_screen=False)
        self.said = ""

    def ask(self, seat: int) -> None:
        """Say what the coach says, put the question, and let the coach see the answer."""
        self.teach(seat)
        before, deed, seen = self.table.journal.tip, self.coach.asked, self.seen
        super().ask(seat)
        tip = self.table.journal.tip
        if tip.parent is before and tip.event.seat == seat:
            self.coach.did(deed, answer_of(seen, tip.event.action))
            self.reconsider(seat)

    def teach(self, seat: int) -> None:
        """Say the words of now; those that are only to be read wait for Enter."""
        let_look(self.coach, self.table, self.seen, seat)
        while self.coach.is_reading:
            self.say_words()
            self.hear_on(GO_ON)
            self.coach.read()
            let_look(self.coach, self.table, self.seen, seat)
        self.say_words()

    def reconsider(self, seat: int) -> None:
        """After another choice than the one asked for: it stands, or it is taken back."""
        if self.coach.progress.strayed:
            self.say_words()
            if self.hear_on(TAKES_BACK) in ("undo", "u"):
                self.attempt(self.undo_once)
            else:
                self.coach.read()

    def hear_on(self, prompt: str) -> str:
        """A line that leads on; leaving is always possible."""
        typed = self.voice.hear(prompt).lower()
        if typed in LEAVING:
            self.order_quit("")
        return typed

    def say_words(self) -> None:
        """The coach speaks, where that is new."""
        saying = self.coach.saying()
        words = f"{saying.title}. {saying.text.replace('`', '')}"
        if words != self.said:
            self.said = words
            self.voice.say("", words)

    def tell_end(self) -> None:
        super().tell_end()
        self.coach.ended()
        self.say_words()

    def undo_once(self) -> None:
        super().undo_once()
        self.coach.undid()

    def redo_once(self) -> None:
        super().redo_once()
        self.coach.redid()

    def farewell(self) -> str:
        return GOODBYE
