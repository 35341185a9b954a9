"""The hall in lines of text: continue a table, lay a new one, leave."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from engine.bots.words import company_of
from engine.core import Damaged, Game, Rejected
from engine.games import GAMES
from engine.journal.journal import now
from engine.store import EventStore, Row
from engine.tables import Table
from tui.plain.table import play_table
from tui.plain.voice import Gone, Voice
from tui.plain_text import plain_name
from tui.screens.laying import PERSON, Place, last_laid, lay
from tui.seating import LEVEL, YOU
from tui.settings import Settings

MOST_ROWS = 9
HELP = "Type a number to go there, ? to hear the list again, quit to leave."


def open_hall(store: EventStore, settings: Settings, voice: Voice) -> None:
    """Be in the hall until the player leaves."""
    voice.say("Duskhall. " + HELP)
    try:
        while True:
            doors = tell_doors(store, settings, voice)
            number = asked_number(voice, len(doors))
            if number is not None:
                go_through(doors[number - 1], voice)
    except (Gone, KeyboardInterrupt):
        voice.say("", "Good night.")


def go_through(door: Callable[[], None], voice: Voice) -> None:
    """Go where a door leads; a table that cannot be opened is told and left alone."""
    try:
        door()
    except Rejected as refused:
        voice.say(refused.sentence)
    except Damaged as damage:
        voice.say(f"This game cannot be opened: line {damage.line}: {damage.sentence}")


def tell_doors(store: EventStore, settings: Settings, voice: Voice) -> list[Callable[[], None]]:
    """Say where one can go, numbered, and the way to each."""
    rows = [row for row in store.tables() if is_continuable(row)][:MOST_ROWS]
    voice.say("")
    voice.list(continue_line(row) for row in rows)
    voice.list((f"New table: {game.title}" for game in GAMES.values()), len(rows) + 1)
    return [
        *(partial(continue_table, store, row.id, settings, voice) for row in rows),
        *(partial(lay_table, store, game, settings, voice) for game in GAMES.values()),
    ]


def continue_table(store: EventStore, id: str, settings: Settings, voice: Voice) -> None:
    play_table(Table.open(store, id), voice, settings.think)


def is_continuable(row: Row) -> bool:
    """Whether somebody at this keyboard can play on."""
    mine = any(sat.kind == "person" and not sat.keyboard for sat in row.summary.seats)
    return row.game in GAMES and mine and not row.summary.finished and not row.summary.view_only


def continue_line(row: Row) -> str:
    summary = row.summary
    turn = ", your turn" if summary.me in summary.waiting else ""
    return f"Continue: {GAMES[row.game].title}, {row.id}, {summary.stage}{turn}"


def lay_table(store: EventStore, game: Game, settings: Settings, voice: Voice) -> None:
    """Ask for options, seats and company, each with a default for Enter, and play."""
    table = last_laid(game.slug, settings.last_options.get(game.slug, {}))
    for option in game.options:
        voice.say("", *(f"{value}: {meaning}." for value, meaning in option.explained() if meaning))
        value = asked_word(voice, option.name, option.values, table.options[option.name])
        table = table.with_option(option.name, value)
    table = table.with_seats(asked_seats(voice, seat_counts(game, table.options), len(table.places)))
    level = asked_word(voice, "bots", tuple(company_of(game)), LEVEL)
    for seat, place in enumerate(table.places):
        table = table.with_place(seat, Place(level) if place.who != PERSON else place)
    mine = settings.name or YOU
    mine = plain_name(voice.hear(f"your name, Enter for {mine}"), mine)
    if refusal := table.refusal():
        voice.say(refusal)
        return
    play_table(lay(table, mine, store, now), voice, settings.think)


def seat_counts(game: Game, options: Mapping[str, str]) -> list[int]:
    """How many players such a table may have."""
    counts = []
    for count in game.seats:
        try:
            game.check(options, count)
        except Rejected:
            continue
        counts.append(count)
    return counts


def asked_seats(voice: Voice, counts: Sequence[int], usual: int) -> int:
    """How many seats the table shall have; not asked where there is one answer."""
    if len(counts) == 1:
        return counts[0]
    listed = ", ".join(map(str, counts))
    while True:
        typed = voice.hear(f"players: {listed}, Enter for {usual}")
        if not typed:
            return usual
        if typed.isdigit() and int(typed) in counts:
            return int(typed)
        voice.say(f"Type one of: {listed}.")


def asked_word(voice: Voice, name: str, values: tuple[str, ...], default: str) -> str:
    """One of several words, by its number or its beginning."""
    listed = ", ".join(f"{number} {value}" for number, value in enumerate(values, 1))
    while True:
        typed = voice.hear(f"{name}: {listed}, Enter for {default}").lower()
        if not typed:
            return default
        if typed.isdigit() and 1 <= int(typed) <= len(values):
            return values[int(typed) - 1]
        if typed in values:
            return typed
        meant = [value for value in values if value.startswith(typed)]
        if len(meant) == 1:
            return meant[0]
        voice.say(f"Type one of: {', '.join(values)}.")


def asked_number(voice: Voice, most: int) -> int | None:
    """A number from 1 to `most`; None where the list is wanted again."""
    while True:
        typed = voice.hear("hall").lower()
        if typed in ("quit", "q", "exit"):
            raise Gone
        if typed in ("", "?", "help"):
            return None
        if typed.isdigit() and 1 <= int(typed) <= most:
            return int(typed)
        voice.say(HELP)
