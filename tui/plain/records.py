"""What was played, in lines of text: a list of games to watch again, and the player's figures."""

from __future__ import annotations

from collections.abc import Sequence

from engine.store import Row
from engine.tables.statistics import statistics_of
from tui.plain.voice import Voice
from tui.table.stored_tables import names_of, title_of
from tui.words.records import statistics_in_lines
from tui.words.sentences import options_in_words, verdict

MOST = 9
NONE_YET = "You have not finished a game yet."


def asked_game(voice: Voice, rows: Sequence[Row]) -> Row | None:
    """One of the last finished games, by its number; None where none is meant."""
    found = [row for row in rows if row.summary.finished][:MOST]
    voice.say("", *([] if found else [NONE_YET]))
    if not found:
        return None
    voice.list(line_of(row) for row in found)
    typed = voice.hear("a number to watch a game again, Enter to go back")
    return found[int(typed) - 1] if typed.isdigit() and 1 <= int(typed) <= len(found) else None


def line_of(row: Row) -> str:
    """A finished game: what it was, who won, what it is called."""
    summary = row.summary
    options = options_in_words(row.game, summary.options)
    title = f"{title_of(row)} ({options})" if options else title_of(row)
    return f"{title}: {verdict(summary.places, names_of(summary), summary.sides)}. {row.id}"


def tell_statistics(voice: Voice, rows: Sequence[Row]) -> None:
    voice.say("", *statistics_in_lines(statistics_of(rows)))
