"""Running tables: who sits where, moves made durable before anybody sees them, undo by consent, bots, spectators."""

from engine.tables.statistics import Figures, GameFigures, statistics_of
from engine.tables.table.seats import Bot, Empty, Person, Sitter
from engine.tables.table.table import Posed, Table
from engine.tables.table.undoing import Verdict, Wish

__all__ = [
    "Bot",
    "Empty",
    "Figures",
    "GameFigures",
    "Person",
    "Posed",
    "Sitter",
    "Table",
    "Verdict",
    "Wish",
    "statistics_of",
]
