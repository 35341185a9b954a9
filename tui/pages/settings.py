"""The settings: theme, glyphs, pace, confirmation, name. Every change shows at once and is saved at once."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from textual.geometry import Region

from engine.tables.plain_text import plain_name
from tui.draw.ask import AskScreen
from tui.draw.canvas import Canvas, Ink, Word, badge
from tui.draw.chrome import draw_header, draw_keys, draw_prompt, draw_section
from tui.draw.glyphs import CONDITIONAL, DONE, FACE_DOWN, NOT_POSSIBLE, seat_glyph
from tui.keys.bindings import bindings_at, row_of
from tui.keys.registry import PAGE, SETTINGS
from tui.pages.laying.form import Choice, FormPage, Row
from tui.pages.page import Page, PageScreen
from tui.pages.setting_choices import setting_rows, told_about, value_of

SAMPLES = {
    "selected": ("3", "chosen"),
    "lit": (f"{DONE} +9", "possible"),
    "gold": (f"7{CONDITIONAL}", "now"),
    "dim": (FACE_DOWN, "notes"),
    "warn": (NOT_POSSIBLE, "refused"),
}
"""Small cards in the colours of the roles: what stands on them."""


class SettingsPage(FormPage):
    """See the module."""

    BINDINGS = bindings_at(SETTINGS)

    def __init__(self) -> None:
        super().__init__(id="settings")
        self.cursor = "theme"

    def rows(self) -> Sequence[Row]:
        return setting_rows(self.hall.settings, self.app.theme)

    def choose(self, row: Row, choice: Choice) -> None:
        self.hall.remember(**{row.name: value_of(row, choice)})
        self.repaint()

    def edit(self, row: Row) -> None:
        def rename(name: str | None) -> None:
            if name is not None:
                self.hall.remember(name=plain_name(name))
                self.repaint()

        question = 'What is your name? Leave it empty for "You".'
        self.app.push_screen(AskScreen.text("Your name", question, self.hall.settings.name), rename)

    def opened(self, thing: Hashable) -> None:
        row = self.row_here
        if row is not None and row.typed is not None:
            self.edit(row)
        else:
            self.action_move("right")

    def draw(self, canvas: Canvas) -> None:
        palette, height = self.palette, canvas.height
        where = (Word(self.hall.files.where_settings_are_kept(), "dim"),)
        draw_header(canvas, palette, (Word("Settings", "gold", bold=True),), where)
        gap = 1 if height >= 22 else 0
        y = self.draw_rows(canvas, Region(1, 2, canvas.width - 2, height - 5), self.rows(), gap=gap)
        if y + 6 < height - 3:
            self.draw_sample(canvas, Region(0, y, canvas.width, height - 4 - y))
        draw_prompt(
            canvas, palette, height - 3, (Word(self.told(), "bright"),), (Word("Changes are saved at once.", "dim"),)
        )
        words = {"area": "", "choose": "", "edit": "type" if self.cursor == "name" else ""}
        draw_keys(canvas, palette, height - 1, row_of(self.hall.keys.at(PAGE, SETTINGS), **words))

    def told(self) -> str:
        """A sentence about what is chosen in the row of the cursor."""
        row = self.row_here
        return "" if row is None else told_about(row.name, row.chosen)

    def draw_sample(self, canvas: Canvas, at: Region) -> None:
        """What the theme does to the things that boards are made of."""
        palette = self.palette
        draw_section(canvas, palette, at, "Sample", self.app.theme)
        x = 2
        for seat, name in enumerate(("Mira", "Aldo", "Brann", "Cyra", "Odo")):
            x = canvas.text(x, at.y + 1, f"{seat_glyph(seat)} {name}  ", Ink(palette.seat(seat), bold=True))
        for index, role in enumerate(SAMPLES):
            kind = "double" if role == "selected" else "round"
            self.draw_card(canvas, Region(2 + 15 * index, at.y + 2, 13, 4), role, kind)

    def draw_card(self, canvas: Canvas, at: Region, role: str, kind: str) -> None:
        palette, colour = self.palette, self.palette.role(role)
        canvas.fill(at.shrink((1, 1, 1, 1)), palette.mix(colour, 0.1))
        canvas.frame(at, kind, Ink(colour))
        sign, words = SAMPLES[role]
        canvas.text(at.x + 2, at.y + 1, f" {sign} ", badge(colour, palette))
        canvas.text(at.x + 2, at.y + 2, words, Ink(colour))


class SettingsScreen(PageScreen):
    """The page of settings."""

    places = (PAGE, SETTINGS)
    title_words = "Settings"

    def page(self) -> Page:
        return SettingsPage()
