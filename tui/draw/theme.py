"""The colours of the hall: three themes of ours, and a palette of roles for any theme.

Screens use the roles as CSS variables (`$hall-gold`); boards drawn cell by cell use `palette_of(app.current_theme)`.
A theme we did not write gets the same roles, derived from its own colours, so it neither crashes nor turns unreadable.
Refuses to know a game: a game declares its own colours as `Hue` and asks the palette for their `shade`.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from textual.color import Color
from textual.theme import BUILTIN_THEMES, Theme

DARK, LIGHT, CONTRAST = "duskhall-dark", "duskhall-light", "duskhall-contrast"
PREFIX = "hall-"
READABLE = 4.5
"""The contrast that text needs over the page (WCAG AA)."""


class Hue(msgspec.Struct, frozen=True):
    """One meaning's colour in the three moods a theme can have."""

    dark: str
    light: str
    contrast: str


class Palette(msgspec.Struct, frozen=True, eq=False):
    """The colours of one theme by role. Compared by identity: `palette_of` makes one per theme."""

    mood: str
    page: Color
    panel: Color
    raised: Color
    chosen: Color
    frame: Color
    strong: Color
    dim: Color
    text: Color
    bright: Color
    gold: Color
    lit: Color
    selected: Color
    warn: Color
    seats: tuple[Color, ...]

    def mix(self, colour: Color, share: float, over: Color | None = None) -> Color:
        """Lay a share (0 to 1) of a colour over another, the panel by default."""
        return (self.panel if over is None else over).blend(colour, share)

    def seat(self, number: int) -> Color:
        """The colour of a seat, counted from 0."""
        return self.seats[number]

    def shade(self, hue: Hue) -> Color:
        """A game's own colour, in this theme's mood and readable on its page."""
        return _shade(self, hue)

    def on(self, fill: Color) -> Color:
        """Black or white, whichever reads better on a filled badge."""
        black, white = Color.parse("#11131a"), Color.parse("#ffffff")
        return black if contrast_of(black, fill) >= contrast_of(white, fill) else white

    def role(self, name: str) -> Color:
        """The colour of a role by name: any field, or `seat-1` to `seat-6`."""
        if name.startswith("seat-"):
            return self.seat(int(name[5:]) - 1)
        colour = getattr(self, name)
        assert isinstance(colour, Color), name
        return colour


ROLES = tuple(name for name in Palette.__struct_fields__ if name not in ("mood", "seats"))


def contrast_of(one: Color, other: Color) -> float:
    """The WCAG contrast of two colours, from 1 to 21."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def readable(colour: Color, over: Color, ratio: float = READABLE) -> Color:
    """The colour, moved towards black or white only as far as it must be to read on `over`."""
    goal = Color(255, 255, 255) if _luminance(over) < 0.18 else Color(0, 0, 0)
    for step in range(21):
        moved = colour.blend(goal, step / 20)
        if contrast_of(moved, over) >= ratio:
            return moved
    return goal


def _luminance(colour: Color) -> float:
    def channel(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.03928 else float(((share + 0.055) / 1.055) ** 2.4)

    return 0.2126 * channel(colour.r) + 0.7152 * channel(colour.g) + 0.0722 * channel(colour.b)


@lru_cache(maxsize=512)
def _shade(palette: Palette, hue: Hue) -> Color:
    chosen = Color.parse(getattr(hue, palette.mood))
    return readable(chosen, palette.page)


def _palette(mood: str, colours: str, seats: str) -> Palette:
    parsed = dict(zip(ROLES, map(Color.parse, colours.split()), strict=True))
    return Palette(mood=mood, **parsed, seats=tuple(map(Color.parse, seats.split())))


HOUSE = {
    DARK: _palette(
        "dark",
        "#11131a #171a24 #222634 #2c2e44 #363c50 #59617a #8088a0 #c9cedb #f4f1e8 #e3b565 #6fe0c8 #fff2b8 #ee8a72",
        "#E69F00 #56B4E9 #009E73 #CC79A7 #F0E442 #A5B4FC",
    ),
    LIGHT: _palette(
        "light",
        "#f7f3e8 #fffcf3 #e9e2d0 #f1e3bd #cdc4ae #958c76 #6c6656 #35312a #14110c #7a4d00 #006b58 #a33b00 #b3261e",
        "#a85500 #0067a5 #00714f #a13c76 #6b6400 #4a3fc4",
    ),
    CONTRAST: _palette(
        "contrast",
        "#000000 #000000 #262626 #3d3d14 #9a9a9a #d8d8d8 #c4c4c4 #ffffff #ffffff #ffd75f #5fffdf #ffff5f #ff9a8a",
        "#ffb52e #7accff #2ee6a8 #ffa3d6 #fff45c #c4ccff",
    ),
}
"""Our own palettes; five seats are Okabe-Ito, the sixth a periwinkle, darkened or lightened where the
page asks for it."""


def variables_of(palette: Palette) -> dict[str, str]:
    """Every role as a CSS variable, for `Theme.variables` and `App.get_theme_variable_defaults`."""
    roles = {PREFIX + name: palette.role(name).hex6 for name in ROLES}
    seats = {f"{PREFIX}seat-{number}": colour.hex6 for number, colour in enumerate(palette.seats, 1)}
    return roles | seats


def _theme(name: str, palette: Palette) -> Theme:
    return Theme(
        name=name,
        primary=palette.gold.hex6,
        secondary=palette.strong.hex6,
        warning=palette.gold.hex6,
        error=palette.warn.hex6,
        success=palette.lit.hex6,
        accent=palette.lit.hex6,
        foreground=palette.text.hex6,
        background=palette.page.hex6,
        surface=palette.panel.hex6,
        panel=palette.raised.hex6,
        dark=palette.mood != "light",
        variables={
            **variables_of(palette),
            "block-cursor-background": palette.chosen.hex6,
            "block-cursor-foreground": palette.selected.hex6,
            "block-cursor-text-style": "bold",
            "footer-background": palette.panel.hex6,
            "footer-key-background": palette.raised.hex6,
            "footer-key-foreground": palette.bright.hex6,
            "footer-description-foreground": palette.dim.hex6,
            "border": palette.selected.hex6,
            "border-blurred": palette.frame.hex6,
        },
    )


THEMES = tuple(_theme(name, palette) for name, palette in HOUSE.items())
"""Our themes, to be registered by the app; the first is the default."""


def palette_of(theme: Theme) -> Palette:
    """The roles of any theme: our own as declared, another one's derived from its colours."""
    if theme.name in HOUSE:
        return HOUSE[theme.name]
    if theme.ansi:
        return HOUSE[DARK if theme.dark else LIGHT]
    colours = theme.to_color_system().generate()
    names = ("background", "surface", "panel", "foreground", "primary", "accent")
    return _derived(theme.dark, *(colours[name] for name in names))


@lru_cache(maxsize=64)
def _derived(dark: bool, page: str, surface: str, raised: str, text: str, primary: str, accent: str) -> Palette:
    house = HOUSE[DARK if dark else LIGHT]
    ground, ink = Color.parse(page), Color.parse(text)
    panel = Color.parse(surface)
    return Palette(
        mood=house.mood,
        page=ground,
        panel=ground.blend(panel, 0.5),
        raised=panel.blend(Color.parse(raised), 0.5),
        chosen=panel.blend(Color.parse(primary), 0.25),
        frame=ground.blend(ink, 0.25),
        strong=ground.blend(ink, 0.45),
        dim=readable(ground.blend(ink, 0.6), ground),
        text=readable(ink, ground, 6),
        bright=readable(ink, ground, 9),
        gold=readable(Color.parse(accent), ground),
        lit=readable(house.lit, ground),
        selected=readable(house.selected, ground, 6),
        warn=readable(house.warn, ground),
        seats=tuple(readable(seat, ground) for seat in house.seats),
    )


def variable_defaults(theme: Theme) -> dict[str, str]:
    """What `App.get_theme_variable_defaults` returns, so that screens' CSS works with any theme."""
    return variables_of(palette_of(theme))


def theme_names() -> tuple[str, ...]:
    """Every theme to choose from: ours first, then Textual's own."""
    return (*HOUSE, *BUILTIN_THEMES)
