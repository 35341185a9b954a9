"""Fairy Tale's looks as the hall and the table screen ask for them: tagline, emblem, boards, signs, colours."""

from __future__ import annotations

from functools import cached_property

from engine.games.fairy_tale.content import load
from tui.commands import Command
from tui.games.contract import SceneBoard
from tui.games.fairy_tale.look import CATEGORIES, EFFECTS, EVERY, FACTIONS, spans_of
from tui.glyphs import CONDITIONAL
from tui.paint import Span, Word, Words
from tui.theme import Palette

COLUMN = 14
"""Where the second sign of a line of the legend stands."""


class FairyTaleFace:
    """See the module; the one of its kind is `FACE`."""

    slug = "fairy_tale"
    colour = "fairywood"
    commands: tuple[Command, ...] = ()
    emblem = (
        f"{FACTIONS['dragonvale'].glyph} {FACTIONS['fairywood'].glyph}",
        f"{FACTIONS['holy_empire'].glyph} {FACTIONS['shadow'].glyph}",
    )

    @cached_property
    def tagline(self) -> str:
        return load().game.tagline

    @cached_property
    def minutes(self) -> int:
        return load().game.minutes

    # The hall asks for looks and opens no board: these are imported when a table is.

    def board(self) -> SceneBoard:
        from tui.games.fairy_tale.play_board import FairyTaleBoard

        return FairyTaleBoard()

    def sheet(self) -> SceneBoard:
        from tui.games.fairy_tale.score import ScoreSheet

        return ScoreSheet()

    def signs(self) -> tuple[Words, ...]:
        return SIGNS

    def sign(self, name: str) -> Words:
        """An effect's sign, or a row of the emblem in the colours of its factions."""
        if name in EFFECTS:
            return (Word(EFFECTS[name].glyph, EFFECT_COLOURS[name], bold=True),)
        return tuple(Word(sign, COLOURS.get(sign, "text"), bold=True) for sign in name) if name in self.emblem else ()

    def spans(self, words: Words, palette: Palette) -> list[Span]:
        return spans_of(words, palette)


COLOURS = {faction.glyph: name for name, faction in FACTIONS.items()}

EFFECT_COLOURS = {"hunt": "warn", "unflip": "lit", "flip": "shadow", "draw": "lit", "exchange": "gold"}
"""Turning down is the Shadow's business, turning up and drawing are gains, a hunt is bad news for somebody."""


def _faction(name: str) -> Words:
    faction = FACTIONS[name]
    word = "All of them" if name == EVERY else faction.word
    return (Word(faction.glyph, name, bold=True), Word(f" {word}".ljust(COLUMN - 1), "dim"))


def _sign(glyph: str, words: str) -> Words:
    return (Word(glyph, "bright", bold=True), Word(f" {words}", "dim"))


def _kind(name: str) -> Words:
    return _sign(CATEGORIES[name].glyph, CATEGORIES[name].word)


def _effect(name: str) -> Words:
    return _sign(EFFECTS[name].glyph, EFFECTS[name].word)


SIGNS: tuple[Words, ...] = (
    (*_faction("dragonvale"), *_kind("character")),
    (*_faction("fairywood"), *_kind("home")),
    (*_faction("holy_empire"), *_kind("story")),
    (*_faction("shadow"), *_effect("unflip")),
    (*_faction(EVERY), *_effect("flip")),
    (*_sign(EFFECTS["hunt"].glyph, "hunt".ljust(COLUMN - 2)), *_effect("draw")),
    (*_sign(CONDITIONAL, "if met".ljust(COLUMN - 2)), *_effect("exchange")),
)

FACE = FairyTaleFace()
