"""Whether the time that a table was laid for has run out. Rules read no clock: what it does is an action of no seat.

Asked by the table before every move, and by whoever shows how much is left. Counted is the time that people played: a
table left alone does not run out.
"""

from itertools import pairwise
from typing import Any

from engine.journal import Journal

MINUTE = 60_000
LONGEST_PAUSE = 5 * MINUTE
"""Milliseconds that count at most between two lines: whoever thinks longer than that has gone away."""


def due_action(journal: Journal) -> Any | None:
    """What the table's clock does now: it starts, or its time is up; None between, afterwards, or without a limit."""
    limit = journal.game.time_limit(journal.header.options)
    if limit is None:
        return None
    offered, starts = journal.legal(None), journal.game.clock_starts
    if starts is not None and starts in offered:
        return starts
    return limit[1] if time_left(journal, limit[0]) <= 0 and limit[1] in offered else None


def minutes_left(journal: Journal) -> int | None:
    """How long a table may still be played, a minute begun counted whole; None where there is no limit."""
    limit = journal.game.time_limit(journal.header.options)
    return None if limit is None else -(-max(time_left(journal, limit[0]), 0) // MINUTE)


def time_left(journal: Journal, minutes: int) -> int:
    """Milliseconds until so many minutes have been played; below 0 afterwards."""
    return minutes * MINUTE - played_for(journal, journal.clock())


def played_for(journal: Journal, now: int) -> int:
    """Milliseconds that a table has been played, up to now."""
    moments = [*(event.at for event in journal.events), now]
    return sum(min(max(later - earlier, 0), LONGEST_PAUSE) for earlier, later in pairwise(moments))
