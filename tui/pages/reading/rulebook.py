"""The rulebook of a game, in our words, opened at the place that fits; behind it the keys of the table.

`?` at a table and `r` in the hall open it. It shows `content/<slug>/rulebook.md` and nothing of any table.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import msgspec
from textual.geometry import Region

from engine.content.loading import content_root
from engine.games import GAMES
from tui.draw.canvas import Canvas, Ink, Span, Word, Words
from tui.draw.canvas_widget import glyphs_of
from tui.draw.glyphs import UNICODE, GlyphSet
from tui.games import FACES
from tui.keys.bindings import apart_from
from tui.keys.keymap import USUAL, Keys, keys_of
from tui.keys.registry import BOARD, PAGE, REPLAY, RULEBOOK, TABLE, TEXT
from tui.pages.page import Page, PageScreen
from tui.pages.reading.markdown import parts_of, text_of
from tui.pages.reading.text_page import TextPage


def rulebook_of(slug: str) -> str:
    """The Markdown text of a game's rules."""
    return (content_root() / slug / "rulebook.md").read_text(encoding="utf-8")


def keys_in_words(slug: str, places: Sequence[str], keys: Keys = USUAL, glyphs: GlyphSet = UNICODE) -> str:
    """The keys of a game's own board and of some places as a Markdown table; `glyphs` spell the arrows among them."""
    own = FACES[slug].commands
    commands = (*own, *apart_from(keys.at(*places), own))
    rows = [f"| `{_cell(glyphs(command.shown))}` | {_cell(command.tells)} |" for command in commands]
    return "\n".join(["", "## Keys", "", "| key | does |", "|---|---|", *rows])


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


class Named(msgspec.Struct, frozen=True):
    """A card that a row names."""

    card: str


class RulebookPage(TextPage):
    """The text with its contents beside it."""

    def __init__(self, slug: str, heading: str, keys: Keys = USUAL, glyphs: GlyphSet = UNICODE) -> None:
        self.slug, self.card = slug, ""
        self.named: list[str] = []
        title = (Word(GAMES.entry(slug).title, "gold", bold=True), Word("  rulebook"))
        text = rulebook_of(slug) + keys_in_words(slug, (BOARD, TABLE, REPLAY), keys, glyphs)
        super().__init__(title, parts_of(text), heading)

    @property
    def glyphs(self) -> GlyphSet:
        """A game whose signs have letters of their own in ASCII spells them itself."""
        return FACES[self.slug].glyphs(super().glyphs)

    def inked(self, words: Words) -> list[Span]:
        return FACES[self.slug].spans(words, self.palette)

    # The cards it names

    def draw(self, canvas: Canvas) -> None:
        self.named = []
        super().draw(canvas)

    def draw_row(self, canvas: Canvas, x: int, y: int, row: int) -> None:
        """Cards named in a row are underlined; a click opens them, Tab goes to the next and Enter opens it."""
        super().draw_row(canvas, x, y, row)
        text = text_of(self.reading.rows[row])
        for start, end, card in FACES[self.slug].card_names.within(text):
            if card.name not in self.named:
                self.named.append(card.name)
            here = self.card == card.name
            ink = Ink(self.palette.selected if here else self.palette.lit, underline=True, bold=here)
            canvas.text(x + start, y, text[start:end], ink)
            canvas.hot(Region(x + start, y, end - start, 1), Named(card.name))

    def action_area(self, step: int) -> None:
        """To the next card named in sight; where none is, to the next heading."""
        if not self.named:
            self.action_heading(step)
            return
        now = self.named.index(self.card) + step if self.card in self.named else (0 if step > 0 else -1)
        self.card = self.named[now % len(self.named)]
        self.repaint()

    def action_choose(self) -> None:
        if self.card in self.named:
            self.hall.open_gallery(self.slug, name=self.card)

    def clicked(self, thing: Hashable) -> None:
        if isinstance(thing, Named):
            self.hall.open_gallery(self.slug, name=thing.card)
        else:
            super().clicked(thing)

    def words_of_keys(self) -> dict[str, str]:
        return {"area": "card", "choose": "see it" if self.card in self.named else ""} if self.named else {}


class RulebookScreen(PageScreen):
    """The rules of one game."""

    places = (PAGE, TEXT, RULEBOOK)
    title_words = "Rulebook"

    def __init__(self, slug: str, heading: str = "") -> None:
        super().__init__()
        self.slug, self.heading = slug, heading

    def page(self) -> Page:
        return RulebookPage(self.slug, self.heading, keys_of(self.app), glyphs_of(self.app))
