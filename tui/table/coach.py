"""The coach of a lesson: which words are said now, and which deed of the learner leads on. Plays nothing itself.

Made from a lesson by the lesson screen and by line mode. It looks at what the learner may do and did: words that do
not fit are not said, and another choice than the one asked for is named, with the offer to take it back. It never
stands in the way of the game: when that ends the closing words are said.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from engine.content.lesson import Answer, Aside, Lesson, Step

READ = "read"
STRAYED = "Another choice"
TAKE_BACK = "`u` undoes it, `Enter` goes on."
OTHERS_FIRST = "The others play first."
FINISH_FIRST = "Finish what you have started first."


class Saying(msgspec.Struct, frozen=True):
    """What the panel shows. `number` is None for an aside."""

    title: str
    text: str
    rule: str
    number: int | None
    of: int


class Progress(msgspec.Struct, frozen=True):
    """How far the lesson is: the step, how often its deed was done or could not be, and the asides told.

    `strayed`: the learner did something else, and has not said yet whether that shall stand.
    """

    step: int = 0
    times: int = 0
    waited: int = 0
    told: frozenset[str] = frozenset()
    strayed: bool = False


class Coach:
    """See the module."""

    def __init__(self, lesson: Lesson, *, on_screen: bool = True) -> None:
        self.lesson, self.on_screen = lesson, on_screen
        self.progress = Progress()
        self.asked = ""
        self.fits = False
        self._undone: list[Progress] = []
        self._before: list[Progress] = []

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.progress.step]

    @property
    def aside(self) -> Aside | None:
        """What is said in between, the first time the game asks for its deed."""
        asides = (aside for aside in self.lesson.asides if aside.on == self.asked)
        return next((aside for aside in asides if aside.on not in self.progress.told), None)

    @property
    def is_reading(self) -> bool:
        """Whether a key leads on, and choosing waits for it."""
        if self.progress.strayed:
            return True
        return self.aside is None and self.step.awaits == READ and not self.is_finished

    @property
    def is_closing(self) -> bool:
        """Whether the last words are said."""
        return self.progress.step == len(self.lesson.steps) - 1

    @property
    def is_finished(self) -> bool:
        """Whether the closing words have been read."""
        return self.is_closing and self.progress.times > 0

    def saying(self) -> Saying:
        """What to say now."""
        of, aside, step, number = len(self.lesson.steps), self.aside, self.step, self.progress.step + 1
        if self.progress.strayed:
            return Saying(STRAYED, f"{step.otherwise} {TAKE_BACK}", step.rule or "", number, of)
        if aside is not None:
            return Saying(aside.title, aside.text, aside.rule or "", None, of)
        return Saying(step.title, self.words_of(step), step.rule or "", number, of)

    def words_of(self, step: Step) -> str:
        """The words of a step that are true now; before its time no word about what the learner may not have."""
        if step.is_conditional and step.awaits not in (self.asked, READ):
            return FINISH_FIRST if self.asked else OTHERS_FIRST
        words = step.text if self.fits or not step.is_conditional else step.without or ""
        return f"{words} {step.drawn}" if step.drawn and self.on_screen else words

    def look(self, deed: str, offers: Sequence[Answer] = (), reach: Collection[str] = ()) -> None:
        """The game asks the learner for a deed, who has these choices and things; nothing, where it does not ask."""
        self.asked = deed
        self.fits = self.step.fits(offers, reach)

    def read(self) -> None:
        """The words were read; a choice that was not asked for shall stand."""
        if self.is_reading:
            self.progress = msgspec.structs.replace(self.progress, strayed=False)
            self._on()

    def did(self, deed: str, *answers: Answer) -> None:
        """The learner answered what the game asked for."""
        self._before.append(self.progress)
        self._undone.clear()
        step, told = self.step, self.progress.told | {deed}
        self.progress = msgspec.structs.replace(self.progress, told=told)
        if step.awaits != deed:
            return
        if not self.fits:
            self._let_pass(step)
        elif any(map(step.is_met_by, answers)) or not step.expects:
            self._on()
        else:
            self.progress = msgspec.structs.replace(self.progress, strayed=True)

    def undid(self) -> None:
        """The learner took the last deed back."""
        if self._before:
            self._undone.append(self.progress)
            self.progress = self._before.pop()

    def redid(self) -> None:
        """The learner made it again."""
        if self._undone:
            self._before.append(self.progress)
            self.progress = self._undone.pop()

    def ended(self) -> None:
        """The game is over: only words that are read are left to say."""
        last = len(self.lesson.steps) - 1
        self.progress = msgspec.structs.replace(self.progress, strayed=False)
        while self.progress.step < last and self.step.awaits != READ:
            self._go_to(self.progress.step + 1)

    def _let_pass(self, step: Step) -> None:
        """What the step asks for could not be done."""
        waited = self.progress.waited + 1
        if waited < step.patience:
            self.progress = msgspec.structs.replace(self.progress, waited=waited)
        else:
            self._on()

    def _on(self) -> None:
        progress = self.progress
        if progress.times + 1 < self.step.times or self.is_closing:
            self.progress = msgspec.structs.replace(progress, times=progress.times + 1, waited=0)
        else:
            self._go_to(progress.step + 1)

    def _go_to(self, step: int) -> None:
        self.progress = Progress(step=step, told=self.progress.told)
