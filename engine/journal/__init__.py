"""The log of one table: append-only, undo as an event, any step within reach, a file that proves itself."""

from engine.journal.chain import Header
from engine.journal.journal import Journal
from engine.journal.lines import Consented, Hinted, Redo, Seated, Signed, Start, Undo, is_game_line

__all__ = ["Consented", "Header", "Hinted", "Journal", "Redo", "Seated", "Signed", "Start", "Undo", "is_game_line"]
