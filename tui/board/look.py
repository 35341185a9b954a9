"""A game's colours and letters: its own hues beside the roles of the palette, its own ASCII twins before everybody's.

Some signs mean something else in other games and have another twin there, so a game spells its own. `Poster` is what
the hall shows of a game before it is loaded.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cached_property

import msgspec
from msgspec.structs import replace
from textual.color import Color

from engine.content.loading import BadContent, ContentProblem, content_root, read_tree
from engine.kit.words import counted
from tui.draw.canvas import Ink, Span, Word, Words, ink_of
from tui.draw.glyphs import GlyphSet
from tui.draw.theme import Hue, Palette


class Spelling(GlyphSet):
    """ASCII as a game spells it."""

    __slots__ = ("twins",)

    def __init__(self, twins: Mapping[str, str]) -> None:
        super().__init__(ascii=True)
        self.twins = str.maketrans(dict(twins))

    def __call__(self, text: str) -> str:
        return super().__call__(text if text.isascii() else text.translate(self.twins))


class Look:
    """See the module; a game has one."""

    def __init__(self, hues: Mapping[str, Hue] = {}, twins: Mapping[str, str] = {}) -> None:
        self.hues, self.spelling = hues, Spelling(twins)
        self._inks: dict[tuple[str, bool, bool, Palette], Ink] = {}

    def colour(self, role: str, palette: Palette) -> Color:
        """The colour of a role: the game's own, or the palette's."""
        return palette.shade(self.hues[role]) if role in self.hues else palette.role(role)

    def spans(self, words: Iterable[Word], palette: Palette) -> list[Span]:
        """Words as drawable spans; a role may also be one of the game's."""
        return [(word.text, self.ink(word, palette)) for word in words]

    def ink(self, word: Word, palette: Palette) -> Ink:
        """The ink of a word in a theme."""
        key = (word.role, word.bold, word.italic, palette)
        found = self._inks.get(key)
        if found is None:
            own = self.hues.get(word.role)
            shade = None if own is None else palette.shade(own)
            found = ink_of(word, palette) if shade is None else Ink(shade, bold=word.bold, italic=word.italic)
            self._inks[key] = found
        return found

    def glyphs(self, glyphs: GlyphSet) -> GlyphSet:
        """The set to draw the game with, where the app draws with `glyphs`."""
        return self.spelling if glyphs.ascii else glyphs

    def spelled(self, words: Iterable[Word], glyphs: GlyphSet) -> Words:
        """Words for a part of the screen that spells by itself: in ASCII they are spelled here already."""
        if not glyphs.ascii:
            return tuple(words)
        return tuple(replace(word, text=self.spelling(word.text)) for word in words)


PLAIN = Look()
"""The look of a board without colours and letters of its own."""


class About(msgspec.Struct, frozen=True):
    """What a game's content says about the game itself; the rest of `game.toml` is its rules' business."""

    tagline: str
    minutes: int


class Poster:
    """What hangs in the hall for a game: tagline, minutes, emblem, and the colours of both. A game has one, `POSTER`.

    It is drawn before anybody plays, so a game's `poster.py` imports neither content nor rules; the game's look adds
    the other colours and letters.

    `colour` is the role of its name, `roles` are those of the emblem's signs, `hues` what they look like.
    """

    def __init__(
        self,
        slug: str,
        colour: str,
        emblem: tuple[str, str],
        roles: Mapping[str, str],
        hues: Mapping[str, Hue],
        twins: Mapping[str, str] = {},
    ) -> None:
        self.slug, self.colour, self.emblem = slug, colour, emblem
        self.roles, self.hues, self.twins = roles, hues, twins
        self.look = Look(hues, twins)

    @cached_property
    def about(self) -> About:
        """Raises BadContent where the game's own file says neither."""
        return read_about(self.slug)

    @cached_property
    def lesson(self) -> str:
        """How long the first lesson takes: `five minutes`. Its steps are not read for that."""
        try:
            head = (content_root() / self.slug / "tutorial.toml").read_text(encoding="utf-8").partition("[[")[0]
            return counted(int(tomllib.loads(head)["minutes"]), "minute")
        except (OSError, ValueError, KeyError):  # the lesson itself will say what is wrong with it
            return "a few minutes"

    def sign_words(self, row: str) -> Words:
        """A row of the emblem in its colours."""
        return tuple(Word(sign, self.roles.get(sign, "gold"), bold=True) for sign in row)


def read_about(slug: str) -> About:
    """From the game's content."""
    name = f"{slug}/game.toml"
    tree = read_tree(content_root() / slug / "game.toml", name)
    try:
        return msgspec.convert(tree, About)
    except msgspec.ValidationError as error:
        raise BadContent([ContentProblem(name, "", str(error))]) from error
