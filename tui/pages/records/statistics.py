"""How you have played: wins, scores and lengths of a game, by whom you played against. Drawn from the stored games.

Games in which something seen was taken back are assisted and stand apart; `engine.tables.statistics` says which count.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import msgspec
from textual.geometry import Region

from engine.games import GAMES
from engine.tables import Figures, GameFigures, statistics_of
from engine.tables.statistics import ALONE
from tui.draw.canvas import Canvas, Ink, Span, Word, badge
from tui.draw.chrome import draw_header, draw_keys, draw_prompt, draw_section
from tui.draw.glyphs import BLOCK, FACE_DOWN
from tui.draw.plots import bins_of, tall_columns
from tui.keys.bindings import bindings_at, row_of
from tui.keys.registry import PAGE, STATISTICS
from tui.pages.page import LookingScreen, Page
from tui.table.picture import figure
from tui.table.stored_tables import game_title, is_company

COLUMN = 7
"""How far apart the columns of a plot stand, where what is written below them is short."""

WORD = 16
FULL = 4
"""A column is full with so many games at least: one game is not yet a tower."""


class Tab(msgspec.Struct, frozen=True):
    """A game, chosen in the first row."""

    slug: str


class StatisticsPage(Page):
    """One game at a time; left and right choose it."""

    BINDINGS = bindings_at(STATISTICS)

    def __init__(self) -> None:
        super().__init__(id="statistics")
        self.figures: dict[str, GameFigures] = {}

    def look(self) -> None:
        """Read the store anew."""
        self.figures = statistics_of(self.hall.store.tables())
        known = [Tab(slug) for slug in self.slugs()]
        if self.cursor not in known:
            self.cursor = known[0] if known else None
        self.repaint()

    def slugs(self) -> list[str]:
        """Games with figures, in the order of the hall."""
        return sorted(self.figures, key=lambda slug: list(GAMES).index(slug) if slug in GAMES else len(GAMES))

    def clicked(self, thing: Hashable) -> None:
        self.go(thing)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        palette, height = self.palette, canvas.height
        total = sum(game.fair.played + game.assisted.played for game in self.figures.values())
        finished = Word(f"{total} finished game{'s' * (total != 1)}", "dim")
        draw_header(canvas, palette, (Word("Statistics", "gold", bold=True),), (finished,))
        if isinstance(self.cursor, Tab):
            self.draw_tabs(canvas)
            self.draw_game(canvas, Region(0, 3, canvas.width, height - 7), self.figures[self.cursor.slug])
        else:
            canvas.text(3, 3, "Nothing here yet: finish a game first.", Ink(palette.text))
        call = Word("Wins, scores and lengths.", "bright")
        remark = Word("With undo: you undid something after seeing more. Counted separately.", "dim")
        draw_prompt(canvas, palette, height - 3, (call,), (remark,))
        words = {"choose": "", "move": "", "area": "", "sideways": "game" if len(self.figures) > 1 else ""}
        draw_keys(canvas, palette, height - 1, row_of(self.hall.keys.at(PAGE, STATISTICS), **words))

    def draw_tabs(self, canvas: Canvas) -> None:
        x = 2
        for slug in self.slugs():
            text = f" {game_title(slug)} "
            ink = badge(self.palette.selected, self.palette) if self.is_here(Tab(slug)) else Ink(self.palette.text)
            self.spot(canvas, Region(x, 1, len(text), 1), Tab(slug))
            x = canvas.text(x, 1, text, ink) + 1

    def draw_game(self, canvas: Canvas, at: Region, game: GameFigures) -> None:
        """Wins on the left, scores beside them where it is wide, else below; lengths last."""
        groups = [("all", game.fair), *game.against.items()]
        wide = at.width >= 110
        half = Region(at.x, at.y, at.width // 2 - 1, at.height) if wide else at
        y = self.draw_wins(canvas, half, groups, game.assisted)
        plots = Region(at.width // 2 + 1, at.y, at.width - at.width // 2 - 1, at.height) if wide else at
        top = at.y if wide else y
        rows = (at.bottom - top) // 2
        self.draw_scores(canvas, Region(plots.x, top, plots.width, rows), game)
        self.draw_lengths(canvas, Region(plots.x, top + rows, plots.width, rows), game)
        if wide:
            self.draw_history(canvas, Region(half.x, y, half.width, at.bottom - y), game)

    def draw_wins(self, canvas: Canvas, at: Region, groups: Sequence[tuple[str, Figures]], assisted: Figures) -> int:
        """A row for each kind of opponents: won of played as a bar, then the mean and the best score."""
        palette, y = self.palette, at.y
        notes: list[Span] = [("mean  best", Ink(palette.dim))]
        canvas.rule(at.x, y, at.width, Ink(palette.frame), [("Wins", Ink(palette.gold, bold=True))], notes)
        for name, figures in (*groups, ("assisted", assisted)):
            y += 1
            if y < at.bottom and (figures.played or (name == "all" and not assisted.played)):
                self.draw_group(canvas, Region(at.x, y, at.width, 1), name, figures)
            elif not figures.played:
                y -= 1
        return y + 2

    def draw_group(self, canvas: Canvas, at: Region, name: str, figures: Figures) -> None:
        palette = self.palette
        apart = name == "assisted"
        met = "with" if isinstance(self.cursor, Tab) and is_company(self.cursor.slug) else "against"
        word = {"all": "all games", "assisted": "with undo", ALONE: ALONE}.get(name, f"{met} {name}")
        canvas.text(at.x + 2, at.y, word, Ink(palette.dim if apart else palette.text, italic=apart), WORD)
        room = at.width - WORD - 33
        share = figures.won / figures.played if figures.played else 0.0
        won = round(share * room)
        canvas.text(at.x + WORD + 3, at.y, BLOCK * won, Ink(palette.dim if apart else palette.lit))
        canvas.text(at.x + WORD + 3 + won, at.y, FACE_DOWN * (room - won), Ink(palette.frame))
        x = at.x + WORD + 4 + room
        canvas.text(x, at.y, f"{figures.won:>3} of {figures.played:<3}", Ink(palette.bright, bold=True))
        canvas.text(x + 10, at.y, f"{share:>4.0%}", Ink(palette.text))
        if figures.scores:
            mean = sum(figures.scores) / len(figures.scores)
            canvas.right(at.right - 8, at.y, f"{mean:.1f}", Ink(palette.text))
            canvas.right(at.right - 2, at.y, figure(max(figures.scores)), Ink(palette.bright, bold=True))

    def draw_scores(self, canvas: Canvas, at: Region, game: GameFigures) -> None:
        self.draw_histogram(canvas, at, "Scores", plotted(game).scores, "points", note_of(game))

    def draw_lengths(self, canvas: Canvas, at: Region, game: GameFigures) -> None:
        self.draw_histogram(canvas, at, "Lengths", plotted(game).lengths, "moves", note_of(game))

    def draw_histogram(
        self, canvas: Canvas, at: Region, title: str, values: Sequence[float], unit: str, note: str
    ) -> None:
        """How often which value came, as columns; the bounds of every column stand below it."""
        palette = self.palette
        if at.height < 4:
            return
        mean = f"{sum(values) / len(values):.1f}" if values else ""
        right = (Word("mean ", "dim"), Word(mean, "bright"), Word(f" {unit}", "dim")) if values else ()
        draw_section(canvas, palette, Region(at.x, at.y, at.width, 1), title, note if values else "none yet", right)
        if not values:
            return
        bins, step = labelled(values, at.width - 4)
        counts = [len(group) for _, group in bins]
        rows = tall_columns(counts, at.height - 3, width=step - 2, gap=2, high=max(*counts, FULL))
        for y, row in enumerate(rows, at.y + 1):
            canvas.text(at.x + 2, y, row, Ink(palette.gold))
        for index, (label, group) in enumerate(bins):
            ink = Ink(palette.text if group else palette.dim)
            canvas.text(at.x + 1 + step * index, at.y + at.height - 2, f"{label:^{step}}", ink, step)

    def draw_history(self, canvas: Canvas, at: Region, game: GameFigures) -> None:
        """Every score in the order played, latest on the right."""
        scores = plotted(game).scores[-((at.width - 4) // 4) :]
        if at.height < 5 or len(scores) < 2:
            return
        draw_section(canvas, self.palette, Region(at.x, at.y, at.width, 1), "Game by game", "latest on the right")
        height = min(at.height - 3, 12)
        for y, text in enumerate(tall_columns(scores, height, width=3), at.y + 1):
            canvas.text(at.x + 2, y, text, Ink(self.palette.lit))
        for index, score in enumerate(scores):
            canvas.text(at.x + 2 + 4 * index, at.y + height + 1, f"{figure(score):^3}", Ink(self.palette.dim), 4)


def labelled(values: Sequence[float], width: int) -> tuple[list[tuple[str, list[float]]], int]:
    """The columns of a histogram, and how far apart they stand for their bounds to be read whole."""
    bins = bins_of(values, width // COLUMN)
    step = max(COLUMN, 2 + max(len(label) for label, _ in bins))
    return (bins if step == COLUMN else bins_of(values, width // step)), step


def plotted(game: GameFigures) -> Figures:
    """The games that the plots show: those played without help, else what there is."""
    return game.fair if game.fair.played else game.assisted


def note_of(game: GameFigures) -> str:
    return "" if game.fair.played else "of games with undo"


class StatisticsScreen(LookingScreen):
    """The page of figures."""

    places = (PAGE, STATISTICS)
    title_words = "Statistics"

    def page(self) -> Page:
        return StatisticsPage()
