"""Every setting that can be chosen, once: its label, its values, and a sentence about each.

The page of settings and the palette are made from these rows, so what one offers the other finds by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tui.config.settings import Settings
from tui.draw.theme import HOUSE, theme_names
from tui.pages.laying.form import Choice, Row

TELLS: dict[str, dict[str, str]] = {
    "theme": {
        "duskhall-dark": "Duskhall's own: dusk, gold and lamplight.",
        "duskhall-light": "Duskhall's own: ink on paper.",
        "duskhall-contrast": "Duskhall's own: maximum contrast.",
        "": "One of Textual's themes, with Duskhall's colours adapted to it.",
    },
    "ascii": {
        "no": "Frames, suits and shades drawn with Unicode characters.",
        "yes": "Plain ASCII characters, for terminals and fonts without the others.",
    },
    "pace": {
        "instant": "Bots move instantly.",
        "brisk": "Bots move quickly; space skips ahead.",
        "slow": "Bots move slowly enough to follow; space skips ahead.",
        "step": "Press space to see each bot move.",
    },
    "hints": {
        "play": "Ask once for a good choice, again for the reason, again to play it.",
        "explain": "Ask once for a good choice, again for the reason.",
        "point": "A hint only points at a good choice.",
        "off": "No hints.",
    },
    "think": {
        "0.3": "Masters and hints answer after a third of a second.",
        "1": "Masters and hints think for one second.",
        "3": "Masters and hints think for three seconds, and play a little better.",
        "10": "Masters and hints think for ten seconds a move.",
        "": "Masters and hints think for the time you set.",
    },
    "confirm": {
        "always": "Confirm every choice.",
        "irreversible": "Confirm only what cannot be undone.",
        "never": "Never ask for confirmation.",
    },
    "plain": {
        "no": "Duskhall opens on this screen.",
        "yes": "From the next start, Duskhall uses lines of text, for screen readers and scripts.",
    },
    "name": {"": "Your name at tables; press e to change it."},
}
ON_OR_OFF = ("ascii", "plain")


def _choices(name: str, *words: str) -> tuple[Choice, ...]:
    values = [value for value in TELLS[name] if value]
    return tuple(Choice(value, word) for value, word in zip(values, words or values, strict=True))


def _times(now: float) -> tuple[Choice, ...]:
    """The usual times to think, and the one that is set."""
    times = sorted({now, *(float(value) for value in TELLS["think"] if value)})
    return tuple(Choice(f"{seconds:g}", f"{seconds:g} s") for seconds in times)


def setting_rows(known: Settings, theme: str) -> Sequence[Row]:
    """The rows as they stand; `theme` is the one that is worn."""
    themes = tuple(Choice(name, name.removeprefix("duskhall-")) for name in theme_names())
    ascii, plain = ("yes" if setting else "no" for setting in (known.ascii, known.plain))
    return (
        Row(name="name", label="Your name", typed=known.name or "You"),
        Row(name="theme", label="Theme", choices=themes, chosen=theme),
        Row(name="ascii", label="Symbols", choices=_choices("ascii", "glyphs", "ASCII"), chosen=ascii),
        Row(name="pace", label="Pace of bots", choices=_choices("pace"), chosen=known.pace),
        Row(name="think", label="Thinking time", choices=_times(known.think), chosen=f"{known.think:g}"),
        Row(name="confirm", label="Confirmation", choices=_choices("confirm"), chosen=known.confirm),
        Row(name="hints", label="Hints", choices=_choices("hints"), chosen=known.hints),
        Row(name="plain", label="Interface", choices=_choices("plain", "screen", "lines of text"), chosen=plain),
    )


def value_of(row: Row, choice: Choice) -> Any:
    """What a choice means for the settings."""
    if row.name in ON_OR_OFF:
        return choice.value == "yes"
    return float(choice.value) if row.name == "think" else choice.value


def told_about(name: str, value: str) -> str:
    """A sentence about a value of a setting."""
    told = TELLS[name]
    return told.get(value, told.get("", ""))


assert set(HOUSE) <= set(TELLS["theme"]), "our own themes are told about"
