"""The figures of a simulation as tables for people."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.games import GAMES
from tui.command_line.shared.tabulating import Tabular
from tui.command_line.simulation.plots import show_plots

if TYPE_CHECKING:
    from engine.bots.arena.figures import Report, Share, Spread


def show(report: Report, ascii: bool) -> None:
    """Print everything a report knows."""
    page = Tabular(ascii)
    page.line(heading_of(report))
    if not report.games:
        page.line("No game was finished.")
        return
    bots = [
        (level, *share(figures.wins), str(figures.draws), *spread(figures.scores))
        for level, figures in report.bots.items()
    ]
    page.table("Bots", ("bot", "wins", "of", "share", "95% interval", "draws", *SPREAD), bots, note="score per seat")
    seats = [(str(seat + 1), *share(wins)) for seat, wins in enumerate(report.seats)]
    seats.append(("first to choose", *share(report.opener)))
    page.table("Seats", ("seat", "wins", "of", "share", "95% interval"), seats, note=f"{report.draws} draws")
    endings = [(reason, *share(found)) for reason, found in alike(report.endings).items()]
    page.table("Endings", ("why", "games", "of", "share", "95% interval"), endings)
    lengths = [("actions", *spread(report.actions)), ("rounds", *spread(report.rounds))]
    page.table("Length", ("counted in", *SPREAD), [row for row in lengths if row[1]])
    show_plots(page, report)
    cards = sorted(report.cards.items(), key=lambda card: -card[1].wins.share)
    rows = [
        (kind.replace("_", " "), f"{card.taken:.2f}", f"{card.held:.2f}", *share(card.wins)) for kind, card in cards
    ]
    if rows:
        page.table("Cards", ("card", "taken", "held", "wins", "of", "share", "95% interval"), rows, note="per game")


def alike(endings: Mapping[str, Share]) -> dict[str, Share]:
    """Endings that differ in their numbers alone are one: `n points, n ahead`."""
    from engine.bots.arena.figures import wilson

    counts: Counter[str] = Counter()
    for reason, found in endings.items():
        counts[re.sub(r"\d+", "n", reason)] += found.count
    return {reason: wilson(count, counts.total()) for reason, count in counts.most_common()}


def heading_of(report: Report) -> str:
    options = ", ".join(f"{name} {value}" for name, value in report.options.items())
    several = "game" if report.asked == 1 else "games"
    played = (
        f"{report.games} {several}" if report.games == report.asked else f"{report.games} of {report.asked} {several}"
    )
    words = [GAMES.entry(report.game).title, options, " against ".join(report.seating), played, f"seed {report.seed}"]
    return f"{'; '.join(word for word in words if word)}."


def share(found: Share) -> tuple[str, str, str, str]:
    return str(found.count), str(found.of), f"{found.share:.1%}", f"{found.low:.1%} to {found.high:.1%}"


SPREAD = ("least", "mean", "median", "most")


def spread(found: Spread | None) -> tuple[str, str, str, str]:
    if found is None:
        return "", "", "", ""
    return f"{found.least:g}", f"{found.mean:.1f}", f"{found.median:g}", f"{found.most:g}"
