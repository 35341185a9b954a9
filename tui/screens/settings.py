"""The settings: theme, glyphs, pace, confirmation, name. Every change shows at once and is saved at once."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from textual.geometry import Region

from tui.glyphs import CONDITIONAL, DONE, FACE_DOWN, NOT_POSSIBLE, seat_glyph
from tui.hall_commands import PAGE, SETTINGS, bindings_for, hall_commands, row_of
from tui.paint import Canvas, Ink, Word, badge
from tui.plain_text import plain_name
from tui.screens.ask import AskScreen
from tui.screens.chrome import draw_header, draw_keys, draw_prompt, draw_section
from tui.screens.form import Choice, FormPage, Row
from tui.screens.page import Page, PageScreen
from tui.theme import HOUSE, theme_names

TELLS: dict[str, dict[str, str]] = {
    "theme": {
        "duskhall-dark": "Ours: dusk, gold and lamplight.",
        "duskhall-light": "Ours: ink on paper.",
        "duskhall-contrast": "Ours: as much contrast as there is.",
        "": "One of Textual's own; our colours are fitted to it.",
    },
    "ascii": {
        "no": "Frames, suits and shades as Unicode glyphs, one cell each.",
        "yes": "Every glyph has an ASCII twin: for terminals and fonts without them.",
    },
    "pace": {
        "instant": "The moves of bots are there at once.",
        "brisk": "The moves of bots pass quickly; space skips.",
        "slow": "The moves of bots can be followed one by one; space skips.",
        "step": "Each move of a bot waits for you to press space.",
    },
    "think": {
        "0.3": "Masters and hints answer after a third of a second.",
        "1": "Masters and hints think for one second.",
        "3": "Masters and hints think for three seconds, and play a little better.",
        "10": "Masters and hints think for ten seconds a move.",
        "": "Masters and hints think for as long as you have set.",
    },
    "confirm": {
        "always": "Every choice is asked twice.",
        "irreversible": "Asked twice is only what cannot be taken back.",
        "never": "Nothing is asked twice.",
    },
    "plain": {
        "no": "Duskhall opens as you see it.",
        "yes": "From the next start on Duskhall speaks in lines of text, for screen readers and scripts.",
    },
    "name": {"": "How you are called at tables; e types it."},
}
SAMPLES = {
    "selected": ("3", "chosen"),
    "lit": (f"{DONE} +9", "possible"),
    "gold": (f"7{CONDITIONAL}", "now"),
    "dim": (FACE_DOWN, "notes"),
    "warn": (NOT_POSSIBLE, "refused"),
}
"""Small cards in the colours of the roles: what stands on them."""


def _choices(name: str, *words: str) -> tuple[Choice, ...]:
    values = [value for value in TELLS[name] if value]
    return tuple(Choice(value, word) for value, word in zip(values, words or values, strict=True))


def _times(now: float) -> tuple[Choice, ...]:
    """The usual times to think, and the one that is set."""
    times = sorted({now, *(float(value) for value in TELLS["think"] if value)})
    return tuple(Choice(f"{seconds:g}", f"{seconds:g} s") for seconds in times)


class SettingsPage(FormPage):
    """See the module."""

    BINDINGS = bindings_for(SETTINGS)

    def __init__(self) -> None:
        super().__init__(id="settings")
        self.cursor = "theme"

    def rows(self) -> Sequence[Row]:
        known = self.hall.settings
        themes = tuple(Choice(name, name.removeprefix("duskhall-")) for name in theme_names())
        return (
            Row(name="name", label="Your name", typed=known.name or "You"),
            Row(name="theme", label="Theme", choices=themes, chosen=self.app.theme),
            Row(name="ascii", label="Signs", choices=_choices("ascii", "glyphs", "ASCII"), chosen=_yes(known.ascii)),
            Row(name="pace", label="Pace of bots", choices=_choices("pace"), chosen=known.pace),
            Row(name="think", label="Thinking time", choices=_times(known.think), chosen=f"{known.think:g}"),
            Row(name="confirm", label="Ask twice", choices=_choices("confirm"), chosen=known.confirm),
            Row(
                name="plain",
                label="Opens as",
                choices=_choices("plain", "screen", "lines of text"),
                chosen=_yes(known.plain),
            ),
        )

    def choose(self, row: Row, choice: Choice) -> None:
        value: Any = choice.value == "yes" if row.name in ("ascii", "plain") else choice.value
        if row.name == "think":
            value = float(choice.value)
        self.hall.remember(**{row.name: value})
        self.repaint()

    def edit(self, row: Row) -> None:
        def rename(name: str | None) -> None:
            if name is not None:
                self.hall.remember(name=plain_name(name))
                self.repaint()

        question = 'How are you called at tables? Empty for "You".'
        self.app.push_screen(AskScreen.text("Your name", question, self.hall.settings.name), rename)

    def opened(self, thing: Hashable) -> None:
        row = self.row_here
        if row is not None and row.typed is not None:
            self.edit(row)
        else:
            self.action_move("right")

    def draw(self, canvas: Canvas) -> None:
        palette, height = self.palette, canvas.height
        where = str(self.hall.places.settings)
        draw_header(canvas, palette, (Word("Settings", "gold", bold=True),), (Word(f"kept in {where}", "dim"),))
        gap = 1 if height >= 22 else 0
        y = self.draw_rows(canvas, Region(1, 2, canvas.width - 2, height - 5), self.rows(), gap=gap)
        if y + 6 < height - 3:
            self.draw_sample(canvas, Region(0, y, canvas.width, height - 4 - y))
        draw_prompt(
            canvas, palette, height - 3, (Word(self.told(), "bright"),), (Word("Saved as soon as you choose.", "dim"),)
        )
        words = {"area": "", "choose": "", "edit": "type" if self.cursor == "name" else ""}
        draw_keys(canvas, palette, height - 1, row_of(hall_commands(PAGE, SETTINGS), **words))

    def told(self) -> str:
        """A sentence about what is chosen in the row of the cursor."""
        row = self.row_here
        if row is None:
            return ""
        told = TELLS[row.name]
        return told.get(row.chosen, told.get("", ""))

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


def _yes(setting: bool) -> str:
    return "yes" if setting else "no"


class SettingsScreen(PageScreen):
    """The page of settings."""

    places = (PAGE, SETTINGS)
    title_words = "Settings"

    def page(self) -> Page:
        return SettingsPage()


assert set(HOUSE) <= set(TELLS["theme"]), "our own themes are told about"
