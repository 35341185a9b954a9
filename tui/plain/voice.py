"""Speaking and listening: lines out, lines in. The only part of the plain front end that touches the terminal."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TextIO

from engine.tables.plain_text import plain
from tui.draw.glyphs import ASCII, NO_BREAK, UNICODE, GlyphSet
from tui.games import FACES

SCREENFUL = 60
NARROWEST = 20
CLEAR = "\x1b[H\x1b[2J\x1b[3J"


class Gone(Exception):
    """Nobody answers any more: the input has ended, or the player wants to leave."""


class Voice:
    """One conversation."""

    def __init__(self, ascii: bool = False, ear: TextIO | None = None, mouth: TextIO | None = None) -> None:
        self.ear, self.mouth = ear or sys.stdin, mouth or sys.stdout
        self.glyphs: GlyphSet = ASCII if ascii else UNICODE

    @contextmanager
    def spelling(self, slug: str) -> Iterator[None]:
        """Speak of a game: in ASCII its signs are spelled as its board spells them."""
        usual = self.glyphs
        if usual.ascii and slug in FACES:
            self.glyphs = FACES[slug].glyphs(usual)
        try:
            yield
        finally:
            self.glyphs = usual

    def say(self, *lines: str) -> None:
        """Print lines as they are; on a terminal none is broken within a word. A space is a space."""
        for line in lines:
            self.mouth.write(f"{self.fitted(self.glyphs(line)).replace(NO_BREAK, ' ')}\n")
        self.mouth.flush()

    def fitted(self, line: str) -> str:
        """A line in as many rows as a terminal needs for it."""
        if not self.mouth.isatty():
            return line
        room = max(shutil.get_terminal_size().columns, NARROWEST)
        if len(line) <= room:
            return line
        # Names of tables and files are typed again or copied, so neither hyphens nor length break them.
        return textwrap.fill(line, room, subsequent_indent="   ", break_on_hyphens=False, break_long_words=False)

    def list(self, lines: Iterable[str], first: int = 1) -> None:
        """Print numbered lines."""
        for number, line in enumerate(lines, first):
            self.say(f"{number}. {line}")

    def hear(self, prompt: str = "") -> str:
        """One line of input without the spaces around it; raises Gone at the end of the input."""
        self.mouth.write(self.glyphs(f"{prompt}> " if prompt else "> "))
        self.mouth.flush()
        line = self.ear.readline()
        if not self.ear.isatty():
            self.mouth.write("\n")  # a terminal shows the line that was typed; a script's output should break as well
        if not line:
            raise Gone
        return plain(line)

    def cover(self) -> None:
        """Put what was said out of sight, so that the next person at this keyboard does not read it."""
        if self.mouth.isatty():
            self.mouth.write("\n" * SCREENFUL if os.environ.get("TERM", "dumb") == "dumb" else CLEAR)
            self.mouth.flush()
