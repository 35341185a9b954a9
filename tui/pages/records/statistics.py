"""How you have played a game: wins by level and opponent, streaks, best games, scores, lengths, and all of it in time.

Drawn from the stored games. Games with help stand apart; `engine.tables.statistics` says which count. Enter on one of
the best games opens its replay.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import msgspec
from textual.geometry import Region

from engine.tables import Figures, GameFigures, Table, statistics_of
from tui.draw.canvas import Canvas, Ink, Span, Word, badge
from tui.draw.chrome import draw_header, draw_keys, draw_prompt, draw_section
from tui.draw.glyphs import BLOCK, CONDITIONAL, FACE_DOWN, NOT_POSSIBLE
from tui.draw.plots import bins_of, tall_columns
from tui.keys.bindings import bindings_at, row_of
from tui.keys.registry import PAGE, STATISTICS
from tui.pages.hall.dates import day
from tui.pages.page import LookingScreen, Page
from tui.table.picture import figure
from tui.table.stored_tables import eyes_of, game_title
from tui.words.records import HELPED, group_in_words, streaks

COLUMN = 7
"""How far apart the columns of a plot stand, where what is written below them is short."""

WORD = 18
SCALE, BEST, LEAST_PLOT = 7, 3, 6
"""Columns of a scale; how many best games are listed; rows below which a plot is not worth drawing."""

FULL = 4
"""A column is full with so many games at least: one game is not yet a tower."""


class Tab(msgspec.Struct, frozen=True):
    """A game, chosen in the first row."""

    slug: str


class Best(msgspec.Struct, frozen=True):
    """One of the best games, by the name of its table."""

    table: str


class StatisticsPage(Page):
    """One game at a time; left and right choose it, Enter on a best game opens its replay."""

    BINDINGS = bindings_at(STATISTICS)

    def __init__(self) -> None:
        super().__init__(id="statistics")
        self.figures: dict[str, GameFigures] = {}
        self.slug = ""

    def look(self) -> None:
        """Read the store anew."""
        self.figures = statistics_of(self.hall.store.tables())
        if self.slug not in self.figures:
            self.slug = next(iter(self.slugs()), "")
        if not isinstance(self.cursor, Best):
            self.cursor = Tab(self.slug) if self.slug else None
        self.repaint()

    def moved(self) -> None:
        if isinstance(self.cursor, Tab):
            self.slug = self.cursor.slug

    def opened(self, thing: Hashable) -> None:
        if isinstance(thing, Best):
            table = Table.open(self.hall.store, thing.table, self.hall.clock)
            self.hall.open_replay(table.journal, f"{table.game.title}, {table.id}", eyes_of(table.summary))

    def action_move(self, way: str) -> None:
        """Left and right go from game to game, wherever the cursor is; up and down to the best games and back."""
        slugs = self.slugs()
        if way in ("left", "right") and self.slug in slugs:
            step = slugs.index(self.slug) + (1 if way == "right" else -1)
            self.go(Tab(slugs[max(0, min(step, len(slugs) - 1))]))
        else:
            super().action_move(way)

    def slugs(self) -> list[str]:
        """Games with figures, in the order of the hall."""
        return list(self.figures)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        palette, height = self.palette, canvas.height
        total = sum(game.fair.played + game.assisted.played for game in self.figures.values())
        finished = Word(f"{total} finished game{'s' * (total != 1)}", "dim")
        draw_header(canvas, palette, (Word("Statistics", "gold", bold=True),), (finished,))
        if self.slug:
            self.draw_tabs(canvas)
            self.draw_game(canvas, Region(0, 3, canvas.width, height - 7), self.figures[self.slug])
        else:
            canvas.text(3, 3, "Nothing here yet: finish a game first.", Ink(palette.text))
        best = isinstance(self.cursor, Best)
        call = Word("One of your best games.  Enter replays it." if best else "Wins, scores and lengths.", "bright")
        draw_prompt(canvas, palette, height - 3, (call,), (Word(HELPED, "dim"),))
        game = "game" if len(self.figures) > 1 else ""
        move = "best games" if self.slug else ""
        words = {"choose": "replay" if best else "", "move": move, "area": "", "sideways": game}
        draw_keys(canvas, palette, height - 1, row_of(self.hall.keys.at(PAGE, STATISTICS), **words))

    def draw_tabs(self, canvas: Canvas) -> None:
        x = 2
        for slug in self.slugs():
            text = f" {game_title(slug)} "
            shown = badge(self.palette.selected if self.is_here(Tab(slug)) else self.palette.gold, self.palette)
            ink = shown if slug == self.slug else Ink(self.palette.text)
            self.spot(canvas, Region(x, 1, len(text), 1), Tab(slug))
            x = canvas.text(x, 1, text, ink) + 1

    def draw_game(self, canvas: Canvas, at: Region, game: GameFigures) -> None:
        """Wins on the left, scores beside them where it is wide, else below; lengths last."""
        groups = [("all", game.fair), *game.against.items(), *game.met.items()]
        wide = at.width >= 110
        half = Region(at.x, at.y, at.width // 2 - 1, at.height) if wide else at
        y = self.draw_wins(canvas, half, groups[: max(at.height // 3, 4)], game.assisted)
        y = self.draw_best(canvas, Region(half.x, y, half.width, max(at.bottom - y, 0)), game)
        plots = Region(at.width // 2 + 1, at.y, at.width - at.width // 2 - 1, at.height) if wide else at
        top = at.y if wide else y
        if wide:
            rows = (at.bottom - top) // 2
            below = top + (rows if has_points(plotted(game)) else 0)
            self.draw_scores(canvas, Region(plots.x, top, plots.width, rows), game)
            self.draw_lengths(canvas, Region(plots.x, below, plots.width, rows), game)
            self.draw_history(canvas, Region(half.x, y, half.width, at.bottom - y), game)
        elif at.bottom - top >= 2 * LEAST_PLOT:
            rows = (at.bottom - top) // 2
            self.draw_history(canvas, Region(0, top, at.width, rows), game)
            second = self.draw_scores if has_points(plotted(game)) else self.draw_lengths
            second(canvas, Region(0, top + rows, at.width, rows), game)
        else:
            self.draw_history(canvas, Region(0, top, at.width, at.bottom - top), game)

    def draw_wins(self, canvas: Canvas, at: Region, groups: Sequence[tuple[str, Figures]], assisted: Figures) -> int:
        """A row for each kind of opponents: won of played as a bar, then the mean and the best score."""
        palette, y = self.palette, at.y
        notes: list[Span] = (
            [("average  best", Ink(palette.dim))] if has_points(groups[0][1]) or has_points(assisted) else []
        )
        canvas.rule(at.x, y, at.width, Ink(palette.frame), [("Wins", Ink(palette.gold, bold=True))], notes)
        for name, figures in (*groups, ("assisted", assisted)):
            y += 1
            if y < at.bottom and (figures.played or (name == "all" and not assisted.played)):
                self.draw_group(canvas, Region(at.x, y, at.width, 1), name, figures)
            elif not figures.played:
                y -= 1
        return y + 1

    def draw_best(self, canvas: Canvas, at: Region, game: GameFigures) -> int:
        """Streaks, then the best games: each opens its replay."""
        figures, palette = plotted(game), self.palette
        if at.height < 3 or not figures.played:
            return at.y + 1
        draw_section(canvas, palette, Region(at.x, at.y, at.width, 1), "Best games", streaks(figures))
        scored = has_points(figures)
        scores = figures.scores if scored else tuple(float(won) for won in figures.results)
        order = sorted(range(len(figures.tables)), key=lambda index: (-scores[index], -index))[:BEST]
        for y, index in enumerate(order, at.y + 1):
            row, thing = Region(at.x, y, at.width, 1), Best(figures.tables[index])
            here = self.is_here(thing)
            if here:
                canvas.fill(row, palette.chosen)
            ink = Ink(palette.bright if here else palette.text, bold=here)
            won = CONDITIONAL if figures.results[index] else " "
            points = figure(figures.scores[index]) if scored else ""
            canvas.text(at.x + 2, y, f"{won} {points:>4}", Ink(palette.gold, bold=True))
            date = day(figures.moments[index], self.hall.clock(), self.hall.zone)
            canvas.text(at.x + 11, y, f"{date:<14}{thing.table}", ink, at.width - 12)
            self.spot(canvas, row, thing, "best")
        return at.y + len(order) + 2

    def draw_group(self, canvas: Canvas, at: Region, name: str, figures: Figures) -> None:
        palette = self.palette
        apart = name == "assisted"
        word = Ink(palette.dim if apart else palette.text, italic=apart)
        canvas.text(at.x + 2, at.y, group_in_words(self.slug, name), word, WORD)
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
        if at.height < 4 or not values:
            return
        mean = f"{sum(values) / len(values):.1f}"
        right = (Word("average ", "dim"), Word(mean, "bright"), Word(f" {unit}", "dim"))
        draw_section(canvas, palette, Region(at.x, at.y, at.width, 1), title, note, right)
        bins, step = labelled(values, at.width - 4 - SCALE)
        counts = [len(group) for _, group in bins]
        most = max(*counts, FULL)
        rows = tall_columns(counts, at.height - 3, width=step - 2, gap=2, high=most)
        self.draw_scale(canvas, Region(at.x, at.y + 1, SCALE, len(rows)), most, "games")
        for y, row in enumerate(rows, at.y + 1):
            canvas.text(at.x + SCALE + 2, y, row, Ink(palette.gold))
        for index, (label, group) in enumerate(bins):
            ink = Ink(palette.text if group else palette.dim)
            canvas.text(at.x + SCALE + 1 + step * index, at.y + at.height - 2, f"{label:^{step}}", ink, step)

    def draw_scale(self, canvas: Canvas, at: Region, most: float, unit: str) -> None:
        """What the highest column stands for, and the ground; between them what is counted."""
        dim = Ink(self.palette.dim)
        canvas.right(at.right, at.y, figure(most), dim)
        if at.height >= 3:
            canvas.text(at.x + 1, at.y + at.height // 2, unit, dim, at.width)
        if at.height >= 2:
            canvas.right(at.right, at.bottom - 1, "0", dim)

    def draw_history(self, canvas: Canvas, at: Region, game: GameFigures) -> None:
        """Every score in the order played, latest on the right, with the dates of the first and the last day.

        Where points do not count, every win and every defeat.
        """
        figures, room = plotted(game), (at.width - 4 - SCALE) // 4
        scored = has_points(figures)
        scores = (figures.scores if scored else tuple(map(float, figures.results)))[-room:]
        wins, moments = figures.results[-room:], figures.moments[-room:]
        if at.height < LEAST_PLOT or len(scores) < 2:
            return
        draw_section(canvas, self.palette, Region(at.x, at.y, at.width, 1), "Game by game", "latest on the right")
        height, left = min(at.height - 4, 12) if scored else 1, at.x + SCALE + 2
        if scored:
            self.draw_scale(canvas, Region(at.x, at.y + 1, SCALE, height), max(scores), "points")
        for y, text in enumerate(tall_columns(scores, height, width=3, high=None if scored else 1), at.y + 1):
            canvas.text(left, y, text, Ink(self.palette.lit))
        for index, (score, won) in enumerate(zip(scores, wins, strict=True)):
            ink = Ink(self.palette.gold, bold=True) if won else Ink(self.palette.dim)
            told = figure(score) if scored else CONDITIONAL if won else NOT_POSSIBLE
            canvas.text(left + 4 * index, at.y + height + 1, f"{told:^3}", ink, 4)
        first, last = (day(moment, self.hall.clock(), self.hall.zone) for moment in (moments[0], moments[-1]))
        canvas.text(left, at.y + height + 2, first, Ink(self.palette.dim))
        if last != first:
            end = max(left + 4 * len(scores), left + len(first) + len(last) + 2)
            canvas.right(end, at.y + height + 2, last, Ink(self.palette.dim))


def labelled(values: Sequence[float], width: int) -> tuple[list[tuple[str, list[float]]], int]:
    """The columns of a histogram, and how far apart they stand for their bounds to be read whole."""
    bins = bins_of(values, width // COLUMN)
    step = max(COLUMN, 2 + max(len(label) for label, _ in bins))
    return (bins if step == COLUMN else bins_of(values, width // step)), step


def has_points(figures: Figures) -> bool:
    """Whether points count in a game; in some there is only won and lost."""
    return bool(figures.scores) and len(figures.scores) == len(figures.tables)


def plotted(game: GameFigures) -> Figures:
    """The games that the plots show: those played without help, else what there is."""
    return game.fair if game.fair.played else game.assisted


def note_of(game: GameFigures) -> str:
    return "" if game.fair.played else "of games with help"


class StatisticsScreen(LookingScreen):
    """The page of figures."""

    places = (PAGE, STATISTICS)
    title_words = "Statistics"

    def page(self) -> Page:
        return StatisticsPage()
