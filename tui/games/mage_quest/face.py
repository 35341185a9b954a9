"""The looks of Mage Quest as hall and table screen ask for them: tagline, emblem, boards, signs, colours."""

from __future__ import annotations

from functools import cached_property

from engine.games.mage_quest.content import box
from engine.games.mage_quest.vocabulary import ELEMENTS
from tui.games.contract import SceneBoard
from tui.games.mage_quest.board_keys import COMMANDS
from tui.games.mage_quest.look import HUES, SIGNS, glyphs_for, spans_of
from tui.glyphs import GlyphSet
from tui.paint import Span, Word, Words
from tui.theme import Palette

COLUMN = 13
"""Where the second sign of a line of the legend stands."""


class MageQuestFace:
    """See the module; the one of its kind is `FACE`."""

    slug = "mage_quest"
    colour = "carabolic"
    commands = COMMANDS
    emblem = (f"{SIGNS['wood']} {SIGNS['city']}", f"{SIGNS['carabolic']} {SIGNS['ship']}")

    @cached_property
    def tagline(self) -> str:
        return box().game.tagline

    @cached_property
    def minutes(self) -> int:
        return box().game.minutes

    # The hall asks for looks and opens no board: these are imported when a table is.

    def board(self) -> SceneBoard:
        from tui.games.mage_quest.play_board import QuestBoard

        return QuestBoard()

    def sheet(self) -> SceneBoard:
        from tui.games.mage_quest.score import ScoreSheet

        return ScoreSheet()

    def signs(self) -> tuple[Words, ...]:
        return LEGEND

    def sign(self, name: str) -> Words:
        """A sign of the log, or a row of the emblem in its colours."""
        if name in SIGNS:
            return (Word(SIGNS[name], ROLES.get(name, name), bold=True),)
        return tuple(Word(sign, EMBLEM.get(sign, "gold"), bold=True) for sign in name) if name in self.emblem else ()

    def glyphs(self, glyphs: GlyphSet) -> GlyphSet:
        """The set that panels around the board draw this game's words with: its signs have letters of their own."""
        return glyphs_for(glyphs)

    def spans(self, words: Words, palette: Palette) -> list[Span]:
        return spans_of(words, palette)


ROLES = {"dock": "city", "ship": "water", "book": "gold"}
EMBLEM = {SIGNS[name]: ROLES.get(name, name) for name in ("wood", "city", "carabolic", "ship")}


def _sign(name: str, words: str) -> Words:
    role = ROLES.get(name, name)
    return (
        Word(SIGNS[name], role if role in HUES else "gold", bold=True),
        Word(f" {words}".ljust(COLUMN - 1), "dim"),
    )


def _pairs(entries: list[Words]) -> tuple[Words, ...]:
    """Two signs a line."""
    return tuple((*one, *two) for one, two in zip(entries[::2], entries[1::2], strict=True))


LEGEND: tuple[Words, ...] = _pairs(
    [
        *(_sign(element, box().elements[element].name) for element in ELEMENTS),
        _sign("city", "city"),
        _sign("sacred", "sacred"),
        _sign("mountain", "mountain 2"),
        _sign("cloud", "cloud 2"),
        _sign("road", "road"),
        _sign("dock", "dock"),
    ]
)

FACE = MageQuestFace()
