"""Small questions about a stored table, answered from its summary alone. Shared by the hall and the list of replays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.games import GAMES
from engine.journal import Journal
from engine.kit.telling import Told
from engine.store import EventStore, Row, Sat, Summary
from engine.tables.table.seats import distinct
from tui.config.settings import Settings
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import seat_glyph
from tui.table.session.narration import Narrator
from tui.words.agreement import said_of
from tui.words.sentences import options_in_words


def game_title(slug: str) -> str:
    """The name of a game; its slug where this version does not know it."""
    return GAMES.entry(slug).title if slug in GAMES else slug


def title_of(row: Row) -> str:
    """The name of a table's game."""
    return game_title(row.game)


def is_mine(sat: Sat) -> bool:
    """Whether a person at this keyboard sits there."""
    return sat.kind == "person" and not sat.keyboard


def my_seats(summary: Summary) -> tuple[int, ...]:
    """The seats of the people at this keyboard."""
    return tuple(seat for seat, sat in enumerate(summary.seats) if is_mine(sat))


def eyes_of(summary: Summary) -> tuple[int, ...]:
    """Whose knowledge this keyboard may be shown outside a turn: its only person's; of several people, nobody's."""
    mine = my_seats(summary)
    return mine if len({summary.seats[seat] for seat in mine}) == 1 else ()


def own_seats(summary: Summary) -> tuple[int, ...]:
    """The seats of the one whose games these are."""
    if summary.me is None or summary.me >= len(summary.seats):
        return ()
    mine = summary.seats[summary.me]
    return tuple(seat for seat, sat in enumerate(summary.seats) if sat == mine)


def is_my_turn(summary: Summary) -> bool:
    """Whether one of these seats is asked."""
    return any(seat in summary.waiting for seat in own_seats(summary))


def names_of(summary: Summary) -> tuple[str, ...]:
    """What the seats of a table are called in lists."""
    return distinct(sat.name for sat in summary.seats)


def is_searched(row: Row, words: str) -> bool:
    """Whether all words looked for stand somewhere in the row: game, options, names, levels, stage, id."""
    summary = row.summary
    people = [f"{sat.name} {sat.level}" for sat in summary.seats]
    chosen = [*summary.options.values(), options_in_words(row.game, summary.options)]
    said = " ".join([title_of(row), row.id, summary.stage, *chosen, *people]).casefold()
    return all(word in said for word in words.casefold().split())


def is_untried(slug: str, rows: Iterable[Row], settings: Settings) -> bool:
    """Whether to offer a lesson: the offer was never answered, and no table of this game was ever laid."""
    return not settings.introduced.get(slug, False) and not any(row.game == slug for row in rows)


def rank_of(summary: Summary) -> int | None:
    """The place its owner got; None where the game is not over or the owner only watched."""
    if not summary.finished or summary.me is None or summary.me >= len(summary.places):
        return None
    return summary.places[summary.me]


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th."""
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10 if number not in (11, 12, 13) else 0, "th")
    return f"{number}{ending}"


def journal_of(store: EventStore, table: str) -> Journal:
    """The log of a stored table."""
    return Journal.load(b"\n".join(store.read(table)) + b"\n")


class Recalled(msgspec.Struct, frozen=True):
    """The last lines told at a table, and the last thing that happened in them."""

    lines: tuple[Words, ...] = ()
    last: Words = ()


def recalled(store: EventStore, table: str, most: int) -> Recalled:
    """What a table told its owner last; where several people share the keyboard, what anybody may read."""
    eyes = eyes_of(store.row(table).summary)
    journal = journal_of(store, table)
    narrator = Narrator(journal)
    lines: list[Told] = []
    for step in journal.tip.path():
        lines = [*(line for line in narrator.told(eyes, step) if line.tone != "dim"), *lines]
        if len(lines) >= most:
            break
    words = [told_in_words(line, narrator.names) for line in lines[-most:]]
    happened = [said for said, line in zip(words, lines[-most:], strict=True) if line.tone != "title"]
    return Recalled(tuple(words), happened[-1] if happened else ())


def told_in_words(told: Told, names: Sequence[str]) -> Words:
    """A line of narration with its seat before it."""
    role = {"good": "lit", "bad": "warn", "title": "gold", "news": "bright"}.get(told.tone, "text")
    if told.seat is None:
        return (Word(told.text, role),)
    name = names[told.seat]
    who = Word(f"{seat_glyph(told.seat)} {name}", f"seat-{told.seat + 1}", bold=True)
    return (who, Word(said_of(name, told.text).removeprefix(name), role))
