"""What a score sheet is told besides the last World: how the player stands in the game, and the course of this one.

How they stand in a few words (`your 6th win in 15 games`): counts what the statistics count, and says so where a table
counts apart. Called by session and replay.
"""

from __future__ import annotations

from engine.core import Moved, Noted
from engine.journal import Journal
from engine.store import EventStore, StoreProblem
from engine.tables.statistics import counts, has_won, statistics_of
from tui.table.stored_tables import ordinal


def record_of(store: EventStore, table: str) -> str:
    """What this finished table adds to the player's games; nothing where it is not one of theirs."""
    try:
        row, rows = store.row(table), store.tables()
    except StoreProblem:
        return ""
    if not counts(row):
        return ""
    if row.summary.assisted:
        return "with help, counted separately"
    found = statistics_of(found for found in rows if found.game == row.game)[row.game]
    figures, won = found.fair, has_won(row.summary)
    if figures.played == 1:
        first = "your first game without help" if found.assisted.played else "your first game"
        return f"{first}, and won" if won else first
    wins = f"your {ordinal(figures.won)} win" if won else f"{figures.won} win{'s' * (figures.won != 1)}"
    return f"{wins} in {figures.played} games"


def course_of(journal: Journal) -> tuple[Noted | Moved, ...]:
    """The notes of a whole game and how pieces were turned as they moved, in their order."""
    facts = (fact for event in journal.counting() for fact in event.facts)
    return tuple(fact for fact in facts if isinstance(fact, Noted) or (isinstance(fact, Moved) and fact.side))
