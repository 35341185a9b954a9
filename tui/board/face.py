"""The base of a game's face: what hall and table screen ask for, as far as it is the same for every game.

Boards are imported when a table is opened, from the rooms `board` and `score.sheet` beside the face: the hall opens
none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import Any, ClassVar

from engine.core import World
from tui.board.contract import Scene, SceneBoard
from tui.board.look import PLAIN, Look, Poster
from tui.draw.canvas import Span, Word, Words
from tui.draw.glyphs import GlyphSet
from tui.draw.theme import Palette
from tui.keys.registry import Command
from tui.words.cards import Card, CardNames

Signs = Mapping[str, tuple[str, str]]
"""Signs by name, each with its role."""


class BaseFace:
    """See the module; a game has one, called `FACE`."""

    poster: ClassVar[Poster]
    look: ClassVar[Look] = PLAIN
    wide = False
    wide_from = 0
    commands: tuple[Command, ...] = ()
    legend: ClassVar[tuple[Words, ...]] = ()
    log_signs: ClassVar[Signs] = {}

    @property
    def slug(self) -> str:
        return self.poster.slug

    @property
    def colour(self) -> str:
        return self.poster.colour

    def board(self) -> SceneBoard:
        board: SceneBoard = self._room("board").BOARD()
        return board

    def sheet(self) -> SceneBoard:
        sheet: SceneBoard = self._room("score.sheet").ScoreSheet()
        return sheet

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        cards: tuple[Card, ...] = self._room("gallery").cards()
        return cards

    @cached_property
    def card_names(self) -> CardNames:
        return CardNames(self.cards)

    def signs(self) -> tuple[Words, ...]:
        return self.legend

    def sign(self, name: str) -> Words:
        """A sign of the log."""
        glyph, role = self.log_signs.get(name, ("", ""))
        return (Word(glyph, role, bold=True),) if glyph else ()

    def settled(self, world: World, seat: int, is_among_friends: bool) -> Any | None:
        """What a seat is asked that has one sensible answer: it is given together with the choice that led there.

        Where others sit elsewhere, nothing may tell them what a closed hand holds, not even haste.
        """
        return None

    def beside(self, scene: Scene) -> tuple[str, tuple[Words, ...]]:
        """A title and lines for the column beside the board, in place of points; none where points count."""
        return "", ()

    def glyphs(self, glyphs: GlyphSet) -> GlyphSet:
        """The set that panels around the board draw this game's words with: its signs may have letters of their own."""
        return self.look.glyphs(glyphs)

    def spans(self, words: Words, palette: Palette) -> list[Span]:
        return self.look.spans(words, palette)

    def _room(self, name: str) -> Any:
        """A room beside the face."""
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.{name}")


def entry(glyph: str, words: str, role: str = "bright", column: int = 0) -> Words:
    """A sign of the legend and what it means, filled up to the column where the next begins."""
    return (Word(glyph, role, bold=True), Word(f" {words}".ljust(column - 1), "dim"))


def in_pairs(entries: Sequence[Words]) -> tuple[Words, ...]:
    """The lines of a legend with two signs each."""
    return tuple((*one, *two) for one, two in zip(entries[::2], entries[1::2], strict=True))
