"""The last row: the keys worth knowing now. Each can be clicked; when room is short the least useful go first."""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region

from tui.draw.canvas import Canvas, cells_of
from tui.draw.chrome import draw_keys
from tui.keys.registry import PALETTE, TABLE, Command
from tui.table.panels.panel import Panel

Hint = tuple[str, str, int, bool]
"""Key, word, how long it stays when room is short, and whether it belongs to the second row where there are two."""

BOARD_RANK, PALETTE_RANK = 10, 7


class KeyRow(Panel):
    """One row of keys, or two where the screen is high enough."""

    DEFAULT_CSS = "KeyRow { height: 1; background: $hall-panel; }"

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.hints: tuple[Hint, ...] = ()

    def set_hints(self, board: Sequence[tuple[str, str]], commands: Sequence[Command]) -> None:
        """The board's own keys come first, then the screen's, then the palette; without commands there is none."""
        last = ((*PALETTE, PALETTE_RANK, True),) if commands else ()
        told = {key for key, _ in board}
        shown = [each for each in commands if each.rank and each.shown not in told]
        own = tuple((each.shown, each.word, each.rank, TABLE not in each.places) for each in shown)
        hints = (*((key, word, BOARD_RANK, False) for key, word in board), *own, *last)
        if hints != self.hints:
            self.hints = hints
            self.repaint()

    def paint(self, canvas: Canvas) -> None:
        canvas.fill(Region(0, 0, canvas.width, canvas.height), self.palette.panel)
        for y in range(canvas.height):
            mine = [hint for hint in self.hints if canvas.height == 1 or hint[3] is bool(y)]
            draw_keys(canvas, self.palette, y, [hint[:2] for hint in fitting(mine, canvas)])


def width_of_hint(hint: Hint, canvas: Canvas) -> int:
    """The cells one key takes, with the gap behind it."""
    return len(cells_of(canvas.glyphs(f" {hint[0]}  {hint[1]} "))) + 1


def fitting(hints: Sequence[Hint], canvas: Canvas) -> list[Hint]:
    """The hints that fit in one row, in their order, without the least useful ones."""
    room, kept = canvas.width + 1, set[Hint]()
    for hint in sorted(hints, key=lambda hint: -hint[2]):
        if width_of_hint(hint, canvas) <= room:
            kept.add(hint)
            room -= width_of_hint(hint, canvas)
    return [hint for hint in hints if hint in kept]
