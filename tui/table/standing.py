"""Below the log: how the seats stand, as bars, and what the signs on the board mean."""

from __future__ import annotations

from textual.geometry import Region

from tui.glyphs import BLOCK, seat_glyph
from tui.paint import Canvas, Ink
from tui.screens.chrome import draw_section
from tui.table.panel import Panel
from tui.table.picture import Picture, figure

NAME = 8


class Standing(Panel):
    """The best side first, each seat with a bar in its colour; of partners the sum below them."""

    DEFAULT_CSS = "Standing { height: auto; }"

    def concern(self, picture: Picture) -> object:
        return picture.status.scores, picture.status.teams, picture.names, picture.scene.you

    def height_needed(self) -> int:
        """A rule, a row a seat, one a team, an empty row."""
        status = self.picture.status if self.picture else None
        return len(status.scores) + len(status.teams) + 2 if status and status.scores else 0

    def paint(self, canvas: Canvas) -> None:
        picture = self.picture
        if picture is None or not picture.status.scores:
            return
        draw_section(canvas, self.palette, Region(0, 0, canvas.width, 1), "Standing")
        y = 1
        for side in sorted(picture.sides(), key=picture.points, reverse=True):
            for seat in sorted(side, key=lambda seat: -picture.status.scores[seat]):
                self._seat(canvas, y, seat, picture)
                y += 1
            if picture.status.teams:
                self._team(canvas, y, side, picture)
                y += 1

    def _seat(self, canvas: Canvas, y: int, seat: int, picture: Picture) -> None:
        palette, scores = self.palette, picture.status.scores
        name = min(max(len(name) for name in picture.names), NAME if canvas.width < 40 else 2 * NAME)
        room = canvas.width - name - 9
        ink, mine = Ink(palette.seat(seat)), seat in picture.scene.you
        canvas.text(1, y, seat_glyph(seat), ink)
        canvas.text(3, y, picture.names[seat], Ink(palette.bright if mine else palette.text, bold=mine), name)
        canvas.text(4 + name, y, BLOCK * max(0, round(scores[seat] / max(*scores, 1.0) * room)), ink)
        single = Ink(palette.text) if picture.status.teams else Ink(palette.bright, bold=True)
        canvas.right(canvas.width - 1, y, figure(scores[seat]), single)

    def _team(self, canvas: Canvas, y: int, side: tuple[int, ...], picture: Picture) -> None:
        """What partners have between them."""
        palette, mine = self.palette, bool(set(side) & picture.scene.you)
        canvas.text(3, y, "your team" if mine else "together", Ink(palette.dim))
        canvas.right(canvas.width - 1, y, figure(picture.points(side)), Ink(palette.gold, bold=True))


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
