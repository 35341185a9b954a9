"""The voice of a conversation on a page: paragraphs, numbered choices, and a question with a field to answer it.

A question that is asked again after something else was told, as rules or the table, offers its choices again.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.tables.plain_text import plain
from tui.draw.glyphs import NO_BREAK, UNICODE
from tui.plain.voice import Voice
from tui.server.terminal.terminal import Page
from tui.server.web.lines.baton import Baton, Waiting

LONGEST = 400


class PageVoice(Voice):
    """See the module. What is said goes out together with the next question."""

    def __init__(self, page: Page) -> None:
        self.page, self.glyphs = page, UNICODE
        self.baton: Baton | None = None
        self.is_turn = False
        """Whether what is asked is a choice of the game."""
        self._parts: list[dict[str, object]] = []
        self._asked = ""
        self._offered: dict[str, dict[str, object]] = {}
        """The choices that were last offered with each question."""

    def say(self, *lines: str) -> None:
        for line in lines:
            if line:
                self._parts.append({"line": self.glyphs(line).replace(NO_BREAK, " ")})

    def list(self, lines: Iterable[str], first: int = 1) -> None:
        told = [[str(number), self.glyphs(line).replace(NO_BREAK, " ")] for number, line in enumerate(lines, first)]
        if told:
            self._parts.append({"choices": told})

    def hear(self, prompt: str = "") -> str:
        return plain(self._wait(Waiting(prompt)), LONGEST)

    def cover(self) -> None:
        self._parts, self._offered = [{"cover": True}], {}

    def pause(self, seconds: float) -> None:
        """Let the others go on for a while."""
        self._wait(Waiting(seconds=seconds))

    def flush(self, prompt: str = "") -> None:
        """Send what was said, and the question."""
        parts, self._parts, self._asked = self._parts, [], prompt
        choices = next((part for part in parts if "choices" in part), None)
        if choices is not None:
            self._offered[prompt] = choices
        elif prompt in self._offered:
            parts.append(self._offered[prompt])
        self.page.tell(said=parts, ask=prompt, turn=self.is_turn)

    def interject(self, line: str) -> None:
        """Say something while an answer is waited for."""
        self.say(line)
        self.flush(self._asked)

    def _wait(self, waiting: Waiting) -> str:
        assert self.baton is not None
        if waiting.seconds is None:
            self.flush(waiting.prompt)
        return self.baton.wait(waiting)
