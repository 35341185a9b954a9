"""The rulebook of a game, in our words, opened at the place that fits; behind it the keys of the table.

`?` at a table and `r` in the hall open it. It shows `content/<slug>/rulebook.md` and nothing of any table.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.content import content_root
from engine.games import GAMES
from tui.commands import BOARD, REPLAY, TABLE, commands_at
from tui.games import FACES
from tui.hall_commands import PAGE, RULEBOOK, TEXT
from tui.paint import Span, Word, Words
from tui.screens.page import Page, PageScreen
from tui.screens.reading import parts_of
from tui.screens.text_page import TextPage


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
