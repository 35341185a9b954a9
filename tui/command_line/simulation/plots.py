"""The figures of a simulation as plots in text: how scores and lengths are distributed, all bots on one scale."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tui.draw.plots import bins_of, tall_columns

if TYPE_CHECKING:
    from engine.bots.arena.figures import Report, Spread
    from tui.command_line.shared.tabulating import Tabular

HEIGHT = 4
COLUMNS = 12
GAP = 1


def show_plots(page: Tabular, report: Report) -> None:
    """Scores by bot, then lengths."""
    scores = {word: figures.scores for word, figures in report.bots.items() if figures.scores is not None}
    plot(page, "Scores", "seats by their score", scores)
    if report.actions is not None:
        plot(page, "Actions", "games by their length", {"": report.actions})


def plot(page: Tabular, title: str, note: str, groups: Mapping[str, Spread]) -> None:
    """One plot below the other, over the same steps; nothing where all values are the same."""
    values = sorted({value for spread in groups.values() for value, _ in spread.values})
    if len(values) < 2:
        return
    bins = bins_of(values, COLUMNS)
    place = {value: index for index, (_, members) in enumerate(bins) for value in members}
    width = max(len(label) for label, _ in bins)
    page.line("")
    page.line(f"{title} ({note})")
    for name, spread in groups.items():
        counts = [0.0] * len(bins)
        for value, count in spread.values:
            counts[place[value]] += count
        if name:
            page.line(f"{name}, most in one column {max(counts):g}")
        for row in tall_columns(counts, HEIGHT, width, GAP):
            page.line(row.rstrip())
        page.line((" " * GAP).join(label.rjust(width) for label, _ in bins).rstrip())
