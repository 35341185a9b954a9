"""The rulebook of a game, in our words, opened at the place that fits; behind it the keys of the table.

`?` at a table and `r` in the hall open it. It shows `content/<slug>/rulebook.md` and nothing of any table.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.content.loading import content_root
from engine.games import GAMES
from tui.draw.canvas import Span, Word, Words
from tui.games import FACES
from tui.keys.registry import BOARD, PAGE, REPLAY, RULEBOOK, TABLE, TEXT, commands_at
from tui.pages.page import Page, PageScreen
from tui.pages.reading.markdown import parts_of
from tui.pages.reading.text_page import TextPage


def rulebook_of(slug: str) -> str:
    """The Markdown text of a game's rules."""
    return (content_root() / slug / "rulebook.md").read_text(encoding="utf-8")


def keys_in_words(slug: str, places: Sequence[str]) -> str:
    """The keys of a game's own board and of some places as a Markdown table."""
    commands = (*FACES[slug].commands, *commands_at(*places))
    rows = [f"| `{_cell(command.shown)}` | {_cell(command.tells)} |" for command in commands]
    return "\n".join(["", "## Keys", "", "| key | does |", "|---|---|", *rows])


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


class RulebookPage(TextPage):
    """The text with its contents beside it."""

    def __init__(self, slug: str, heading: str) -> None:
        self.slug = slug
        title = (Word(GAMES[slug].title, "gold", bold=True), Word("  rulebook"))
        text = rulebook_of(slug) + keys_in_words(slug, (BOARD, TABLE, REPLAY))
        super().__init__(title, parts_of(text), heading)

    def inked(self, words: Words) -> list[Span]:
        return FACES[self.slug].spans(words, self.palette)


class RulebookScreen(PageScreen):
    """The rules of one game."""

    places = (PAGE, TEXT, RULEBOOK)
    title_words = "Rulebook"

    def __init__(self, slug: str, heading: str = "") -> None:
        super().__init__()
        self.slug, self.heading = slug, heading

    def page(self) -> Page:
        return RulebookPage(self.slug, self.heading)
