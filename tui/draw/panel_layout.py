"""Which panels a screen of some size has room for, and how large they are. Numbers only; the stage does as it says.

80 x 24 is complete, 120 x 40 comfortable, 200 x 60 has everything open. A screen that stands upright, as a phone does,
has the log under the board. Below the least size there is a notice.
"""

from __future__ import annotations

import msgspec

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
WIDEST = 180
"""From this width on there is room for the log beside every board."""

BESIDE, UPRIGHT = 116, 50
"""The columns from which on a log has room beside a board, and the rows from which on a narrower screen is upright."""

FIGURES = 30
"""Columns of what stands beside the log there."""


class Arrangement(msgspec.Struct, frozen=True):
    """Rows and columns of the panels around the board; 0: not there."""

    strip: int
    inspector: int
    log_line: int
    prompt: int
    keys: int
    column: int
    standing: bool
    signs: bool
    upright: bool = False
    """Whether log, standing and signs lie under the board."""


def is_too_small(width: int, height: int) -> bool:
    """Whether a screen is below the least size."""
    return width < LEAST_WIDTH or height < LEAST_HEIGHT


def arrangement(width: int, height: int, *, sheet: bool = False, wide: bool = False) -> Arrangement:
    """The panels for this size. A score sheet wants the width for itself and has more keys to show.

    A `wide` board has a map and wants the rows and columns of the panels, but on the largest screens. Where it has room
    it tells itself what the cursor is on, and the header alone names the phase.
    """
    if is_upright(width, height):
        return Arrangement(
            strip=int(not sheet), inspector=0 if sheet else inspector_of(height), log_line=0, prompt=2, keys=1 + sheet,
            column=0, standing=True, signs=True, upright=True,
        )  # fmt: skip
    column = column_of(width, sheet or wide)
    roomy = height >= 28
    tells = wide and not sheet and tells_itself(width, height)
    if wide and not sheet and width < WIDEST:
        return Arrangement(
            strip=int(roomy and not tells), inspector=0 if tells else 1 + roomy, log_line=int(roomy),
            prompt=1 + roomy, keys=1, column=0, standing=roomy, signs=height >= 34,
        )  # fmt: skip
    return Arrangement(
        strip=int(roomy and not sheet),
        inspector=0 if tells else inspector_of(height),
        log_line=int(not column and (roomy or not sheet)),
        prompt=2 if roomy else 1,
        keys=2 if sheet and roomy else 1,
        column=column,
        standing=height >= 28,
        signs=height >= 34,
    )


def is_upright(width: int, height: int) -> bool:
    """Whether a screen has rows for the log, but no columns."""
    return width < BESIDE and height >= UPRIGHT


def rows_around(room: Arrangement) -> int:
    """The rows of the panels above and below the board; the log's line is not counted."""
    return room.strip + room.inspector + room.prompt + room.keys


def rows_below(room: Arrangement, height: int, wanted: int) -> int:
    """The rows under the board of an upright screen: what a board leaves that has use for so many."""
    least = least_below(height)
    return max(rows_for_board(room, height) + least - wanted, least)


def rows_for_board(room: Arrangement, height: int) -> int:
    """How many rows a board on an upright screen has at most."""
    return height - 1 - room.strip - room.inspector - room.prompt - room.keys - least_below(height)


def rows_kept(room: Arrangement, over: bool) -> int:
    """What the wide log leaves in sight: what the cursor is on, and what Enter would do."""
    return room.prompt + room.log_line + (0 if over else room.inspector)


def least_below(height: int) -> int:
    """The rows that the log under the board has at least."""
    return height // 8


def tells_itself(width: int, height: int) -> bool:
    """Whether a wide board has room to tell what the cursor is on."""
    return height >= (59 if width >= WIDEST else 40) and width >= 119


def column_of(width: int, sheet: bool) -> int:
    """The width of the log's column, its wall not counted."""
    steps = ((180, 44), (150, 34)) if sheet else ((180, 44), (150, 34), (BESIDE, 28))
    return next((columns for least, columns in steps if width >= least), 0)


def inspector_of(height: int) -> int:
    """The rows of the inspector: two bare ones, or a frame."""
    return 7 if height >= 50 else 4 if height >= 34 else 2


def wide_log(width: int) -> int:
    """The columns of the log when it is opened wide: half the screen, or all of a narrow one."""
    return width - 1 if width < BESIDE else max(60, width // 2)
