"""Where every part of the board lies, for any size of terminal. Knows numbers only.

A low board has the strip in six rows, books as lines and everything else beside the actions; a middle one has small
circles; a large one has the whole map and large circles; a narrow one that is high enough has all of it below each
other. From 121 columns on all cards of the row are in sight.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from textual.geometry import Region

from engine.games.mage_quest.zones import CARDS_IN_ROW

CARDS = 1 + CARDS_IN_ROW
NARROW_CARD, SCROLLED_CARD, WIDE_CARD = 10, 12, 16
LOW, MIDDLE, LARGE = "low", "middle", "large"
STRIP, YOU, STORES, BOOKS, RIVAL, ACTIONS, DRAFT = "strip", "you", "stores", "books", "rival", "actions", "draft"
LOG = "log"  # what a large board leaves to the log, where nothing lies beside it
LOW_ROWS, MIDDLE_ROWS, BOOK_ROWS, LIST_ROWS = 11, 17, 12, 12
TALL_BOOKS, TALL_TRACKS, TALL_LISTS = 14, 14, 16
TALL_ROWS = TALL_BOOKS + TALL_TRACKS + TALL_LISTS
"""Rows of a narrow, high board without its strip."""

STORES_WIDTH, TRACKS_WIDTH, ACTIONS_WIDTH = 23, 45, 54
LEAST_LOG = 24  # columns of a log worth reading
DRAFT_WIDTH, DRAFT_ROWS, TALL_DRAFT_ROWS = 90, 23, 37
"""From this width on the cards of a draft need so many rows to show their circles; on a narrow board they need more."""


class StripPlan(msgspec.Struct, frozen=True):
    """The rows of the landscape, of a cell of the path and between two of a zigzag, and the columns of a card."""

    water: int
    market: int
    zigzag: bool
    cell: int
    rise: int
    pitch: int
    seen: int

    @property
    def overview(self) -> int:
        """A row for all cards, where they are not all in sight."""
        return int(self.seen < CARDS)

    @property
    def rows(self) -> int:
        return self.overview + 1 + self.water + 1 + self.market + (2 * self.cell + self.rise + 2 if self.zigzag else 2)


class Plan(msgspec.Struct, frozen=True):
    """All parts by name, the form they are drawn in, and the strip."""

    form: str
    strip: StripPlan
    parts: dict[str, Region]


ROWS = (
    (5, 4, True, 2, 3),
    (4, 4, True, 2, 2),
    (3, 4, True, 2, 1),
    (4, 3, True, 1, 1),
    (3, 3, True, 1, 1),
    (2, 3, True, 1, 1),
    (1, 3, True, 1, 1),
    (1, 1, True, 1, 1),
    (1, 3, False, 1, 0),
    (1, 1, False, 1, 0),
)
"""Water, market, whether the path zigzags, rows of a cell, rows between cells: the roomiest first."""

NAMED_CARD = 12
"""From this width of a card on its spaces are wide enough for their names."""


@lru_cache(maxsize=256)
def plan(width: int, height: int, drafting: bool, lends: bool = False) -> Plan:
    """The layout of a board of this size, which may lend a corner to the log."""
    if drafting:
        cards = DRAFT_ROWS if width >= DRAFT_WIDTH else TALL_DRAFT_ROWS
        circles = height >= cards + 7
        strip = strip_plan(width, height - (cards if circles else LOW_ROWS))
        rest = Region(0, strip.rows, width, max(height - strip.rows, 0))
        form = LARGE if circles else LOW
        return Plan(form, strip, {STRIP: Region(0, 0, width, strip.rows), DRAFT: rest})
    if height >= 34 and width > CARDS * NARROW_CARD:
        return large(width, height, lends)
    if height >= TALL_ROWS + strip_plan(width, TALL_ROWS).rows:
        return tall(width, height)
    return middle(width, height) if height >= 28 else low(width, height)


def rows_wanted(width: int, most: int, drafting: bool) -> int:
    """The rows that a narrow board has use for."""
    if width > CARDS * NARROW_CARD:
        return most
    strip = strip_plan(width, most).rows
    if drafting:
        return min(most, strip + TALL_DRAFT_ROWS)
    return strip + TALL_ROWS if strip + TALL_ROWS <= most else min(most, strip + MIDDLE_ROWS + 2)


def strip_plan(width: int, room: int) -> StripPlan:
    """The highest landscape that fits into so many rows."""
    whole = width > CARDS * NARROW_CARD
    seen = CARDS if whole else max(1, (width - 1) // SCROLLED_CARD)
    pitch = min((width - 1) // seen, WIDE_CARD)
    plans = [StripPlan(*rows, pitch, seen) for rows in ROWS if rows[3] == 1 or pitch >= NAMED_CARD]
    return next((found for found in plans if found.rows <= room), plans[-1])


def stacked(x: int, y: int, width: int, height: int, *rows: tuple[str, int]) -> dict[str, Region]:
    """Parts below each other; the last takes what is left."""
    found: dict[str, Region] = {}
    end = y + height
    for name, wanted in rows:
        taken = max(0, end - y if name == rows[-1][0] else min(wanted, end - y))
        found[name] = Region(x, y, width, taken)
        y += taken
    return found


def low(width: int, height: int) -> Plan:
    strip = strip_plan(width, height - LOW_ROWS)
    aside = 34 if width < 100 else min(56, width * 2 // 5)
    y, rest = strip.rows, height - strip.rows
    parts = {STRIP: Region(0, 0, width, strip.rows), ACTIONS: Region(width - aside, y, aside, rest)}
    left = stacked(
        0, y, width - aside - 1, rest, (YOU, 2), (STORES, 1), (BOOKS, 4 + max(0, rest - 11) // 2), (RIVAL, 4)
    )
    return Plan(LOW, strip, parts | left)


def middle(width: int, height: int) -> Plan:
    strip = strip_plan(width, height - MIDDLE_ROWS)
    aside = 34 if width < 88 else max(37, width * 2 // 5)
    y, rest = strip.rows, height - strip.rows
    parts = {STRIP: Region(0, 0, width, strip.rows), ACTIONS: Region(width - aside, y, aside, rest)}
    spare = rest - MIDDLE_ROWS
    left = stacked(
        0, y, width - aside - 1, rest, (BOOKS, 7 + min(spare, 1)), (YOU, 4), (STORES, 1 + (spare > 1)), (RIVAL, 5)
    )
    return Plan(MIDDLE, strip, parts | left)


def tall(width: int, height: int) -> Plan:
    """Books, then stores and tracks, then the rival and the actions; what is left goes to the last."""
    strip = strip_plan(width, height - TALL_ROWS)
    tracks = strip.rows + TALL_BOOKS
    lists = tracks + TALL_TRACKS
    rival = width - max(34, width * 2 // 5) - 1
    return Plan(
        LARGE,
        strip,
        {
            STRIP: Region(0, 0, width, strip.rows),
            BOOKS: Region(0, strip.rows, width, TALL_BOOKS),
            STORES: Region(0, tracks, STORES_WIDTH, TALL_TRACKS),
            YOU: Region(STORES_WIDTH + 1, tracks, width - STORES_WIDTH - 1, TALL_TRACKS),
            RIVAL: Region(0, lists, rival, TALL_LISTS - 1),
            ACTIONS: Region(rival + 1, lists, width - rival - 1, height - lists),
        },
    )


def large(width: int, height: int, lends: bool) -> Plan:
    strip = strip_plan(width, height - BOOK_ROWS - LIST_ROWS)
    rest = height - strip.rows
    books = min(14, max(rest - LIST_ROWS - 1, BOOK_ROWS))
    y = strip.rows
    rival = max(36, width * 29 // 100)
    low_y, low_rows = y + books, rest - books
    x = STORES_WIDTH + TRACKS_WIDTH + 2
    spare = width - x - ACTIONS_WIDTH - 1
    log = spare if lends and spare >= LEAST_LOG else 0
    return Plan(
        LARGE,
        strip,
        {
            STRIP: Region(0, 0, width, strip.rows),
            BOOKS: Region(0, y, width - rival - 1, books),
            RIVAL: Region(width - rival, y, rival, books),
            STORES: Region(0, low_y, STORES_WIDTH, low_rows),
            YOU: Region(STORES_WIDTH + 1, low_y, TRACKS_WIDTH, low_rows),
            ACTIONS: Region(x, low_y, ACTIONS_WIDTH if log else width - x, low_rows),
            LOG: Region(width - log, low_y, log, low_rows if log else 0),
        },
    )
