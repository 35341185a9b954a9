"""The looks of Quests of Shadowgate as hall and table screen ask for them: tagline, emblem, boards, signs, colours."""

from __future__ import annotations

from functools import cached_property

from engine.games.quests_of_shadowgate.content import box
from tui.commands import Command
from tui.games.contract import SceneBoard
from tui.games.quests_of_shadowgate.board_keys import COMMANDS
from tui.games.quests_of_shadowgate.look import QUEST, TORCH, glyphs_for, role_of, sign_of, spans_of, word_of
from tui.glyphs import CONDITIONAL, DONE, FIRST, GlyphSet
from tui.paint import Span, Word, Words
from tui.theme import Palette

COLUMN = 13
"""Where the second sign of a line of the legend stands."""


class QuestsFace:
    """See the module; the one of its kind is `FACE`."""

    slug = "quests_of_shadowgate"
    colour = "relic"
    commands: tuple[Command, ...] = COMMANDS
    emblem = (f"{TORCH} {sign_of('orb')}", f"{QUEST} {sign_of('stave')}")

    @cached_property
    def tagline(self) -> str:
        return box().game.tagline

    @cached_property
    def minutes(self) -> int:
        return box().game.minutes

    # The hall asks for looks and opens no board: these are imported when a table is.

    def board(self) -> SceneBoard:
        from tui.games.quests_of_shadowgate.play_board import QuestsBoard

        return QuestsBoard()

    def sheet(self) -> SceneBoard:
        from tui.games.quests_of_shadowgate.score import ScoreSheet

        return ScoreSheet()

    def signs(self) -> tuple[Words, ...]:
        return SIGNS

    def sign(self, name: str) -> Words:
        """A sign of the log, or a row of the emblem in its colours."""
        if name in LOG_SIGNS:
            glyph, role = LOG_SIGNS[name]
            return (Word(glyph, role, bold=True),)
        return tuple(Word(sign, EMBLEM.get(sign, "gold"), bold=True) for sign in name) if name in self.emblem else ()

    def glyphs(self, glyphs: GlyphSet) -> GlyphSet:
        """The set that panels around the board draw this game's words with: its signs have letters of their own."""
        return glyphs_for(glyphs)

    def spans(self, words: Words, palette: Palette) -> list[Span]:
        return spans_of(words, palette)


LOG_SIGNS = {
    "event": (sign_of("event"), "event"),
    "torch": (TORCH, "gold"),
    "quest": (QUEST, "gold"),
    "item": (DONE, "lit"),
    "staff": (CONDITIONAL, "staff"),
    "draw": ("+", "lit"),
}
EMBLEM = {sign_of("orb"): "relic", sign_of("stave"): "staff", TORCH: "gold", QUEST: "magic"}


def _type(name: str) -> Words:
    words = f" {word_of(name)}".ljust(COLUMN - 1)
    return (Word(sign_of(name), role_of(name), bold=True), Word(words, "dim"))


def _sign(glyph: str, words: str, role: str = "bright") -> Words:
    return (Word(glyph, role, bold=True), Word(f" {words}", "dim"))


SIGNS: tuple[Words, ...] = (
    (*_type("vigour"), *_type("wits")),
    (*_type("spirit"), *_sign(TORCH, "torch", "gold")),
    (*_type("fire"), *_type("ice")),
    (*_type("wind"), *_type("melee")),
    (*_type("ranged"), *_type("armor")),
    (*_type("artifact"), *_type("royal")),
    (*_type("orb"), *_type("thorn")),
    (*_type("stave"), *_type("wild")),
    (*_type("event"), *_sign(FIRST, "first")),
)

FACE = QuestsFace()
