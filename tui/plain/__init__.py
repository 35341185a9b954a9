"""Duskhall in lines of text: for screen readers, scripts and plain terminals. Same tables, same store, no picture.

No colour, no frames, no cursor movement: a line is printed and never changed.
"""

from tui.plain.hall import open_hall
from tui.plain.table import play_table
from tui.plain.voice import Gone, Voice
from tui.plain.watching import watch

__all__ = ["Gone", "Voice", "open_hall", "play_table", "watch"]
