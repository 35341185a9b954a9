"""Games told outside the table: the story as text and the table as a picture, each as some seats may see it.

Used by the table screen, the replay and the command line. An unfinished game is told to those who ask by what they may
see; who may see what is said by the caller as `eyes`.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.journal import Journal
from engine.kit.telling import Told
from tui.draw.glyphs import NO_BREAK
from tui.table.session.narration import Narrator, names_in
from tui.words.agreement import said_of
from tui.words.sentences import ending, options_in_words

if TYPE_CHECKING:
    from tui.draw.glyphs import GlyphSet

WIDTH = 78


def eyes_for(journal: Journal, eyes: Sequence[int]) -> tuple[int, ...]:
    """Whose knowledge may be used: everybody's once the game is over, else only that of the seats that ask."""
    if journal.header.view is not None:
        return journal.header.view
    return tuple(range(len(journal.header.seats))) if journal.outcome is not None else tuple(eyes)


def story_of(journal: Journal, *eyes: int) -> str:
    """The whole game so far, as text; of a finished one also the table at the end, which explains the points."""
    header, game = journal.header, journal.game
    narrator = Narrator(journal)
    told, names = narrator.lines(eyes_for(journal, eyes)), narrator.names
    options = options_in_words(header.game, header.options)
    lines = [
        game.title,
        "=" * len(game.title),
        "",
        f"At the table: {', '.join(names)}.",
        *([f"Options: {options}."] if options else []),
    ]
    for line in told:
        lines += _lines(line, names)
    if journal.outcome is not None:
        lines += ["", "The table at the end"]
        for row in game.words.describe(journal.world, None, names):
            indent = " " * (len(row) - len(row.lstrip()) + 2)
            lines += textwrap.wrap(row.lstrip(), WIDTH, initial_indent=indent, subsequent_indent=f"{indent}  ")
    return "\n".join([*lines, "", _ending(journal), ""]).replace(NO_BREAK, " ")


def _lines(told: Told, names: Sequence[str]) -> list[str]:
    """One line of narration; a title stands alone, what somebody does begins with their name."""
    name = "" if told.seat is None else names[told.seat]
    said = said_of(name, told.text) if name else told.text
    if told.tone == "title":
        return ["", said]
    return textwrap.wrap(said, WIDTH, initial_indent="  ", subsequent_indent="    ")


def _ending(journal: Journal) -> str:
    outcome, names = journal.outcome, names_in(journal)
    if outcome is None:
        return "The game is not over yet."
    return ending(outcome, names, journal.game.sides(journal.header.options, len(names)))


def picture_of(
    journal: Journal, *eyes: int, size: tuple[int, int] = (120, 40), theme: str = "", glyphs: GlyphSet | None = None
) -> str:
    """The table as it stands, drawn as SVG by the running screen, without a terminal."""
    from tui.table.photo import photograph

    return photograph(journal, eyes, size, theme, glyphs)
