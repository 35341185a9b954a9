"""What of a screen has to be painted anew, taken from the widgets in sight there and from no others.

Textual renders every widget that lies within the frame of all changes, those behind and beside them as well, and cuts
all of their rows where any widget begins. Here each changed stretch of a row is looked up from front to back until it
is covered. Called by `tui.server.process.textual_patches` in place of Textual's own; what comes of it looks the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Console
from textual._compositor import Compositor, CompositorUpdate
from textual.geometry import Region
from textual.strip import Strip

Stretch = tuple[int, int]
"""Columns of a row, from one to before another."""

Piece = tuple[int, int, Strip]
"""A strip that begins at a column of a row."""


class Patches(CompositorUpdate):
    """Pieces of a screen that have changed."""

    def __init__(self, pieces: list[Piece]) -> None:
        self.pieces = pieces

    def render_segments(self, console: Console) -> str:
        """As they are, for a terminal of which nothing is known."""
        return "".join(f"\x1b[{y + 1};{x + 1}H{strip.render(console)}" for x, y, strip in self.pieces)


def patches_of(compositor: Compositor) -> Patches | None:
    """Everything that has changed since the last time; None where nothing has."""
    changed = compositor._dirty_regions.copy()
    compositor._dirty_regions.clear()
    if not changed:
        return None
    frame, bare = compositor.size.region, dict[int, list[Stretch]]()
    for y, left, right in compositor._regions_to_spans(changed):
        left, right = max(left, 0), min(right, frame.right)
        if 0 <= y < frame.bottom and left < right:
            bare.setdefault(y, []).append((left, right))
    return Patches(list(pieces_over(compositor, bare)))


def whole_of(compositor: Compositor) -> Patches:
    """Everything there is."""
    compositor._dirty_regions.clear()
    width, height = compositor.size
    return Patches(list(pieces_over(compositor, {y: [(0, width)] for y in range(height)})))


def pieces_over(compositor: Compositor, bare: dict[int, list[Stretch]]) -> Iterator[Piece]:
    """The pieces that cover what is bare, by the widgets from front to back."""
    for widget, (region, clip) in compositor.visible_widgets.items():
        seen = region.intersection(clip)
        left, right = seen.column_span
        rows = [y for y in bare if seen.y <= y < seen.bottom and touches(bare[y], left, right)]
        if not rows:
            continue
        first = min(rows)
        crop = Region(seen.x - region.x, first - region.y, seen.width, max(rows) - first + 1)
        strips = widget.render_lines(crop)
        for y in rows:
            strip = strips[y - first]
            for start, end in bare[y]:
                start, end = max(start, left), min(end, right)
                if start < end:
                    yield start, y, strip.crop(start - left, end - left)
            bare[y] = list(outside(bare[y], left, right))
            if not bare[y]:
                del bare[y]
        if not bare:
            return


def touches(stretches: Iterable[Stretch], left: int, right: int) -> bool:
    """Whether any of these lies in part between two columns."""
    return any(start < right and end > left for start, end in stretches)


def outside(stretches: Iterable[Stretch], left: int, right: int) -> Iterator[Stretch]:
    """What of these does not lie between two columns."""
    for start, end in stretches:
        if start < left:
            yield start, min(end, left)
        if end > right:
            yield max(start, right), end
