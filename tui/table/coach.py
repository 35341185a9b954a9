"""The coach of a lesson: which words are said now, and which deed of the learner leads on. Plays nothing itself.

Made from a `tutorial.toml` by the lesson screen. It never stands in the way of the game: a deed that the present words
do not wait for is simply done, and when the game ends the closing words are said.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from engine.core.lesson import Aside, Lesson, Step

READ = "read"


class Saying(msgspec.Struct, frozen=True):
    """What the panel shows. `number` is None for an aside; `is_read`: a key leads on, not a deed."""

    title: str
    text: str
    rule: str
    number: int | None
    of: int
    is_read: bool


class Progress(msgspec.Struct, frozen=True):
    """How far the lesson is: the step, how often its deed was done, and the asides told."""

    step: int = 0
    times: int = 0
    told: frozenset[str] = frozenset()
    remark: str = ""


class Coach:
    """See the module."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.progress = Progress()
        self.asked = ""
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
        return self.aside is None and self.step.awaits == READ and not self.is_finished

    @property
    def is_finished(self) -> bool:
        """Whether the closing words have been read."""
        return self.progress.step == len(self.lesson.steps) - 1 and self.progress.times > 0

    def saying(self) -> Saying:
        """What to say now."""
        of, aside = len(self.lesson.steps), self.aside
        if aside is not None:
            return Saying(aside.title, aside.text, aside.rule or "", None, of, False)
        step = self.step
        text = f"{self.progress.remark} {step.text}" if self.progress.remark else step.text
        return Saying(step.title, text, step.rule or "", self.progress.step + 1, of, self.is_reading)

    def ask(self, deed: str) -> None:
        """The game asks the learner for a deed; nothing, where it does not."""
        self.asked = deed

    def read(self) -> None:
        """The words were read."""
        if self.is_reading:
            self._on(remark="")

    def did(self, deed: str, kinds: Collection[str] = ()) -> None:
        """The learner did something with cards of these kinds; `else` is said of another card, or of another deed."""
        self._before.append(self.progress)
        step = self.step
        self.progress = msgspec.structs.replace(self.progress, told=self.progress.told | {deed})
        if step.awaits == deed:
            missed = step.choose is not None and step.choose not in kinds
            self._on(remark=step.otherwise or "" if missed else "")
        elif step.otherwise and step.choose is None:
            self.progress = msgspec.structs.replace(self.progress, remark=step.otherwise)

    def undid(self) -> None:
        """The learner took the last deed back."""
        if self._before:
            self.progress = self._before.pop()

    def ended(self) -> None:
        """The game is over: only words that are read are left to say."""
        last = len(self.lesson.steps) - 1
        while self.progress.step < last and self.step.awaits != READ:
            self.progress = msgspec.structs.replace(self.progress, step=self.progress.step + 1, times=0, remark="")

    def _on(self, remark: str) -> None:
        progress = self.progress
        if progress.times + 1 < self.step.times or progress.step == len(self.lesson.steps) - 1:
            self.progress = msgspec.structs.replace(progress, times=progress.times + 1, remark=remark)
        else:
            self.progress = msgspec.structs.replace(progress, step=progress.step + 1, times=0, remark=remark)
