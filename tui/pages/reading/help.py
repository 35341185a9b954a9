"""The page of keys: those of the page it was opened from first, then all others. Made from the registry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from textual.screen import Screen

from engine.games import GAMES
from tui.draw.canvas import Word
from tui.games import FACES
from tui.keys import registry as at
from tui.keys.keymap import USUAL, Keys, keys_of
from tui.keys.registry import Command
from tui.pages.page import Page, PageScreen
from tui.pages.reading.markdown import parts_of
from tui.pages.reading.text_page import TextPage

WELCOME = """
Arrows or `h` `j` `k` `l` move, `Enter` opens, `Esc` goes back, `ctrl+p` lists everything by name.
The mouse works too: click a thing to open it, click a key in the last row to press it.

Every move is saved before you see it. Leave any time.
"""

SECTIONS = (
    ("In the hall", at.commands_at(at.HALL)),
    ("On every page", at.commands_at(at.PAGE)),
    ("New table", at.commands_at(at.NEW_TABLE)),
    ("Replays", at.commands_at(at.REPLAYS, at.LIST)),
    ("Rulebook", at.commands_at(at.RULEBOOK, at.TEXT)),
    ("Cards", at.commands_at(at.GALLERY, at.LIST)),
    ("Settings", at.commands_at(at.SETTINGS)),
    ("At a table", at.commands_at(at.BOARD, at.TABLE)),
    ("After the end", at.commands_at(at.SHEET)),
    ("In a replay", at.commands_at(at.REPLAY)),
)


def help_text(keys: Keys = USUAL) -> str:
    """All keys as Markdown; those of one game's board stand behind the table's."""
    own = [(GAMES.entry(slug).title, face.commands) for slug, face in FACES.items() if face.commands]
    at = [title for title, _ in SECTIONS].index("At a table") + 1
    sections = [
        f"## {title}\n\n{rows_for(keys.wear(commands))}" for title, commands in (*SECTIONS[:at], *own, *SECTIONS[at:])
    ]
    return "\n\n".join(["# Keys", WELCOME, *sections])


def rows_for(commands: Iterable[Command]) -> str:
    rows = [f"| `{command.shown}` | {command.tells} |" for command in commands]
    return "\n".join(["| key | does |", "|---|---|", *rows])


class HelpScreen(PageScreen):
    """All keys, opened where they are wanted."""

    places = (at.PAGE, at.TEXT, at.RULEBOOK)
    title_words = "Keys"

    def __init__(self, heading: str = "") -> None:
        super().__init__()
        self.heading = heading

    @classmethod
    def of(cls, screen: Screen[Any]) -> HelpScreen:
        """The help that fits the screen it is asked from."""
        return cls(screen.title_words if isinstance(screen, PageScreen) else "At a table")

    def page(self) -> Page:
        return HelpPage(
            (Word("Duskhall", "gold", bold=True), Word("  keys")), parts_of(help_text(keys_of(self.app))), self.heading
        )


class HelpPage(TextPage):
    """The keys as text; asking for help here again closes it."""

    def action_help(self) -> None:
        self.action_back()
