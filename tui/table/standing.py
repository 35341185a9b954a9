"""Below the log: how the seats stand, as bars, and what the signs on the board mean."""

from __future__ import annotations

from textual.geometry import Region

from tui.glyphs import BLOCK, seat_glyph
from tui.paint import Canvas, Ink
from tui.screens.chrome import draw_section
from tui.table.panel import Panel
from tui.table.picture import Picture, figure

NAME = 7


class Standing(Panel):
    """The best seat first, each with a bar in its colour."""

    DEFAULT_CSS = "Standing { height: auto; }"

    def concern(self, picture: Picture) -> object:
        return picture.status.scores, picture.names, picture.scene.you

    def height_needed(self) -> int:
        """A rule, a row a seat, an empty row."""
        return len(self.picture.status.scores) + 2 if self.picture and self.picture.status.scores else 0

    def paint(self, canvas: Canvas) -> None:
        if self.picture is None or not self.picture.status.scores:
            return
        palette, scores = self.palette, self.picture.status.scores
        draw_section(canvas, palette, Region(0, 0, canvas.width, 1), "Standing")
        best = max(max(scores), 1.0)
        name = min(max(len(name) for name in self.picture.names), NAME if canvas.width < 40 else 2 * NAME)
        room = canvas.width - name - 9
        for y, seat in enumerate(sorted(range(len(scores)), key=lambda seat: -scores[seat]), 1):
            ink = Ink(palette.seat(seat))
            canvas.text(1, y, seat_glyph(seat), ink)
            mine = seat in self.picture.scene.you
            canvas.text(3, y, self.picture.names[seat], Ink(palette.bright if mine else palette.text, bold=mine), name)
            canvas.text(4 + name, y, BLOCK * max(0, round(scores[seat] / best * room)), ink)
            canvas.right(canvas.width - 1, y, figure(scores[seat]), Ink(palette.bright, bold=True))


class Signs(Panel):
    """The legend of the game's glyphs."""

    DEFAULT_CSS = "Signs { height: auto; }"

    def concern(self, picture: Picture) -> object:
        return picture.face

    def height_needed(self) -> int:
        """A rule and a row a line, if there are any."""
        lines = len(self.picture.face.signs()) if self.picture else 0
        return lines + 1 if lines else 0

    def paint(self, canvas: Canvas) -> None:
        if self.picture is None:
            return
        face = self.picture.face
        draw_section(canvas, self.palette, Region(0, 0, canvas.width, 1), "Signs")
        for y, words in enumerate(face.signs(), 1):
            canvas.spans(1, y, face.spans(words, self.palette), canvas.width - 2)
