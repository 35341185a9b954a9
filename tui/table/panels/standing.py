"""Below the log: how the seats stand, as bars, and what the signs on the board mean."""

from __future__ import annotations

from textual.geometry import Region

from engine.kit.telling import Progress
from tui.draw.canvas import Canvas, Ink, Words
from tui.draw.chrome import draw_section
from tui.draw.glyphs import BLOCK, seat_glyph
from tui.table.panels.panel import Panel
from tui.table.picture import Picture, figure

NAME = 8
LEAST_BAR = 4


class Standing(Panel):
    """The best side first, each seat with a bar in its colour; of partners the sum below them.

    Where all play against the game, how far they are, instead of who leads.
    """

    DEFAULT_CSS = "Standing { height: auto; }"

    def concern(self, picture: Picture) -> object:
        status = picture.status
        own = self.lines_of(picture)
        return status.scores, status.teams, status.progress, status.side, picture.names, picture.scene.you, own

    @staticmethod
    def lines_of(picture: Picture) -> tuple[str, tuple[Words, ...]]:
        """What a game where points do not count tells here."""
        return picture.face.beside(picture.scene)

    def height_needed(self) -> int:
        """A rule, a row a seat, one a team, an empty row; or a row a line."""
        if self.picture is None:
            return 0
        lines = self.lines_of(self.picture)[1]
        if lines:
            return len(lines) + 2
        if self.picture.status.side is not None:
            return 3
        seats = sum(map(len, self.picture.sides()))
        return seats + len(self.picture.status.teams) + 2 if seats else 0

    def paint(self, canvas: Canvas) -> None:
        picture = self.picture
        if picture is None or not self.height_needed():
            return
        title, lines = self.lines_of(picture)
        if lines:
            self._tell(canvas, title, lines, picture)
            return
        draw_section(canvas, self.palette, Region(0, 0, canvas.width, 1), "Standing")
        if picture.status.side is not None:
            self._whole_side(canvas, picture.status.side)
            return
        y = 1
        for side in sorted(picture.sides(), key=picture.rank, reverse=True):
            for seat in sorted(side, key=lambda seat: -picture.rank((seat,))):
                self._seat(canvas, y, seat, picture)
                y += 1
            if picture.status.teams:
                self._team(canvas, y, side, picture)
                y += 1

    def _tell(self, canvas: Canvas, title: str, lines: tuple[Words, ...], picture: Picture) -> None:
        draw_section(canvas, self.palette, Region(0, 0, canvas.width, 1), title)
        for y, words in enumerate(lines, 1):
            canvas.spans(1, y, picture.face.spans(words, self.palette), canvas.width - 2)

    def _seat(self, canvas: Canvas, y: int, seat: int, picture: Picture) -> None:
        palette = self.palette
        name = min(max(len(name) for name in picture.names), NAME if canvas.width < 40 else 2 * NAME)
        amounts = self._amounts(picture, canvas.width - name - LEAST_BAR - 6)
        room = canvas.width - name - 6 - max(3, *map(len, amounts))
        ink, mine = Ink(palette.seat(seat)), seat in picture.scene.you
        canvas.text(1, y, seat_glyph(seat), ink)
        canvas.text(3, y, picture.names[seat], Ink(palette.bright if mine else palette.text, bold=mine), name)
        canvas.text(4 + name, y, BLOCK * max(0, round(share_of(picture, seat) * room)), ink)
        single = Ink(palette.text) if picture.status.teams else Ink(palette.bright, bold=True)
        canvas.right(canvas.width - 1, y, amounts[seat], single)

    @staticmethod
    def _amounts(picture: Picture, room: int) -> list[str]:
        """What every seat has, in the same words for all: the longest that leave room for a bar."""
        seats = sorted(seat for side in picture.sides() for seat in side)
        whole = [picture.amount((seat,)) for seat in seats]
        return whole if max(map(len, whole)) <= room else [picture.amount((seat,), brief=True) for seat in seats]

    def _whole_side(self, canvas: Canvas, progress: Progress) -> None:
        palette, room = self.palette, canvas.width - 2
        words = progress.words if len(progress.words) <= room else progress.brief or progress.words
        canvas.text(1, 1, words, Ink(palette.bright, bold=True), room)
        if progress.share is not None:
            canvas.text(1, 2, BLOCK * round(progress.share * room), Ink(palette.gold))

    def _team(self, canvas: Canvas, y: int, side: tuple[int, ...], picture: Picture) -> None:
        """What partners have between them."""
        palette, mine = self.palette, bool(set(side) & picture.scene.you)
        whose = "your team" if mine and len(picture.sides()) > 1 else "together"
        canvas.text(3, y, whose, Ink(palette.dim))
        canvas.right(canvas.width - 1, y, figure(picture.rank(side)), Ink(palette.gold, bold=True))


def share_of(picture: Picture, seat: int) -> float:
    """How long the bar of a seat is: its share of the way, else beside the first."""
    progress = picture.status.progress
    if progress and progress[seat].share is not None:
        return progress[seat].share or 0.0
    ranks = [picture.rank((other,)) for side in picture.sides() for other in side]
    return picture.rank((seat,)) / max(*ranks, 1.0)


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
        draw_section(canvas, self.palette, Region(0, 0, canvas.width, 1), "Symbols")
        for y, words in enumerate(face.signs(), 1):
            canvas.spans(1, y, face.spans(words, self.palette), canvas.width - 2)
