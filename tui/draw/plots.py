"""Small plots in text: columns of eighths, bars, and their ASCII twins through the glyph set."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from tui.draw.glyphs import BLOCK, Glyph

EIGHTHS = "".join(Glyph(sign, twin).shown for sign, twin in zip("▁▂▃▅▆▇█", "_.-=+*#", strict=True))
"""Rising columns, one cell each; the half block belongs to the banner and is not among them."""

PARTS = tuple(Glyph(sign, twin).shown for sign, twin in zip("▏▎▍▋▊▉", ".::=%%", strict=True))
"""A cell filled from the left, by sevenths."""


def columns(values: Sequence[float], low: float | None = None, high: float | None = None) -> str:
    """One column a value, between the lowest and the highest or between given bounds."""
    if not values:
        return ""
    least = min(values) if low is None else low
    most = max(values) if high is None else high
    span = (most - least) or 1
    return "".join(
        EIGHTHS[round((min(max(value, least), most) - least) / span * (len(EIGHTHS) - 1))] for value in values
    )


def bar(value: float, most: float, width: int) -> str:
    """A bar from the left; anything above nothing shows at least a sliver."""
    if value <= 0 or most <= 0:
        return ""
    cells = value / most * width
    whole = int(cells)
    part = round((cells - whole) * len(PARTS))
    if part == len(PARTS):
        whole, part = whole + 1, 0
    return (BLOCK * whole + (PARTS[part - 1] if part else "")) or PARTS[0]


def tall_columns(
    values: Sequence[float], height: int, width: int = 1, gap: int = 1, high: float | None = None
) -> list[str]:
    """Columns from nothing up to the highest value (or a given one), `height` rows high, the top row first."""
    most = max(values, default=0.0) if high is None else high
    steps = len(EIGHTHS)
    tops = [round(max(value, 0) / most * height * steps) if most > 0 else 0 for value in values]
    rows = []
    for row in range(height - 1, -1, -1):
        filled = [min(max(top - row * steps, 0), steps) for top in tops]
        rows.append((" " * gap).join((EIGHTHS[part - 1] if part else " ") * width for part in filled))
    return rows


def bins_of(values: Sequence[float], most: int) -> list[tuple[str, list[float]]]:
    """Values in at most so many (two at least) equal steps of 1, 2, 5, 10 …, with the bounds of each in words."""
    low, high = min(values), max(values)
    step = next(step for step in _steps() if (high // step) - (low // step) + 1 <= max(most, 2))
    first = int(low // step)
    bins: list[list[float]] = [[] for _ in range(int(high // step) - first + 1)]
    for value in values:
        bins[int(value // step) - first].append(value)
    return [(_bounds(first + index, step), group) for index, group in enumerate(bins)]


def _steps() -> Iterator[int]:
    for power in count():
        yield from (digit * 10**power for digit in (1, 2, 5))


def _bounds(index: int, step: int) -> str:
    return str(index * step) if step == 1 else f"{index * step}-{index * step + step - 1}"
