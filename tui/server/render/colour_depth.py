"""How many colours a player's terminal has, and what is painted in all colours put into those.

Textual keeps rendered text for all sessions together, so everything is rendered in full colour and put into those of
the one terminal it goes to on the way out, see `tui.server.render.cell_styles`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Literal

from rich.color import Color, ColorSystem, ColorType

Depth = Literal["full", "256", "16", "none"]

FULL = ("truecolor", "24bit")
FULL_TERMINALS = ("direct", "kitty", "alacritty", "foot", "ghostty", "wezterm", "iterm")
COLOURLESS = ("dumb", "vt1", "vt2", "vt5", "unknown")
STEPS = (0, 95, 135, 175, 215, 255)
"""The steps of the colour cube."""

FORE, BACK = 38, 48


def depth_of(surroundings: Mapping[str, str]) -> Depth:
    """How many colours a terminal has, by what its side says."""
    term = surroundings.get("TERM", "").lower()
    if surroundings.get("NO_COLOR") or not term or term.startswith(COLOURLESS):
        return "none"
    if surroundings.get("COLORTERM", "").lower() in FULL or any(name in term for name in FULL_TERMINALS):
        return "full"
    return "256" if "256" in term else "16"


def is_utf8(surroundings: Mapping[str, str]) -> bool:
    """Whether glyphs can be shown: assumed, unless the language of that side names another encoding."""
    language, dot, encoding = surroundings.get("LANG", "").partition(".")
    if not dot:
        return language not in ("C", "POSIX")
    return encoding.lower().replace("-", "").startswith("utf8")


def told(codes: str, depth: Depth) -> Iterator[str]:
    """The codes of a style, each with what belongs to it."""
    rest = iter(codes.split(";"))
    for code in rest:
        number = int(code or 0)
        if number in (FORE, BACK):
            colour = colour_in(rest)
            if colour is not None and depth != "none":
                yield from codes_of(colour, depth, number == FORE)
        elif depth != "none" or not is_colour(number):
            yield code


def codes_of(colour: Color, depth: Depth, fore: bool) -> Iterator[str]:
    """A colour as this terminal shows it."""
    if depth == "16":
        yield from colour.downgrade(ColorSystem.STANDARD).get_ansi_codes(fore)
    elif depth == "256" and colour.triplet is not None:
        yield from (str(FORE if fore else BACK), "5", str(nearest(*colour.triplet)))
    else:
        yield from colour.get_ansi_codes(fore)


@lru_cache(4096)
def nearest(red: int, green: int, blue: int) -> int:
    """The nearest of 256 colours. Dark hues are nearer to a grey than to the cube, whose first step is glaring."""
    cube = [step_near(value) for value in (red, green, blue)]
    grey = min(range(24), key=lambda step: abs(8 + 10 * step - (red + green + blue) / 3))
    wanted = (red, green, blue)
    if distance([STEPS[step] for step in cube], wanted) <= distance([8 + 10 * grey] * 3, wanted):
        return 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
    return 232 + grey


def step_near(value: int) -> int:
    """The nearest step of the cube."""
    return min(range(len(STEPS)), key=lambda step: abs(STEPS[step] - value))


def distance(one: Sequence[int], other: Sequence[int]) -> int:
    """How far apart two colours are, the square of it."""
    return sum((left - right) ** 2 for left, right in zip(one, other, strict=True))


def is_colour(code: int) -> bool:
    """Whether a code by itself sets a colour."""
    return 30 <= code <= 49 or 90 <= code <= 107


def colour_in(rest: Iterator[str]) -> Color | None:
    """The colour that the next codes spell."""
    kind = next(rest, "")
    if kind == "5":
        return Color("", ColorType.EIGHT_BIT, number=int(next(rest, "0") or 0))
    if kind == "2":
        red, green, blue = (int(next(rest, "0") or 0) for _ in range(3))
        return Color.from_rgb(red, green, blue)
    return None
