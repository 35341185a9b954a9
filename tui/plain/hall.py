"""The hall in lines of text: continue a table, lay a new one, learn a game, watch one again, see figures, leave."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

import msgspec

from engine.content.entry import plain
from engine.core import Damaged, Rejected
from engine.games import GAMES
from engine.journal.journal import now
from engine.kit.game import Game
from engine.store import EventStore, Row
from engine.tables import Table
from engine.tables.plain_text import plain_name
from tui.config.local_files import OwnFiles
from tui.config.locations import locate
from tui.config.settings import Settings
from tui.plain.lesson import PlainLesson
from tui.plain.records import asked_game, tell_statistics
from tui.plain.table import converse, play_table
from tui.plain.voice import Gone, Voice
from tui.plain.watching import watch
from tui.table.company import in_company, rivals_of
from tui.table.laying import PERSON, Laying, Place, last_laid, lay
from tui.table.stored_tables import eyes_of, is_my_turn
from tui.table.teaching import lessons_of
from tui.words.seating import LEVEL, YOU

T = TypeVar("T", bound=Laying)
MOST_ROWS = 9
HELP = "Type a number to choose, ? to repeat the list, quit to leave."


class Hall(msgspec.Struct, frozen=True):
    """What every door of the hall leads with."""

    store: EventStore
    settings: Settings
    voice: Voice
    files: OwnFiles | None = None

    def play(self, table: Table) -> None:
        play_table(table, self.voice, self.settings.think, files=self.files)


def open_hall(store: EventStore, settings: Settings, voice: Voice, files: OwnFiles | None = None) -> None:
    """Be in the hall until the player leaves."""
    hall = Hall(store, settings, voice, files)
    voice.say("Duskhall. " + HELP)
    try:
        while True:
            doors = tell_doors(hall)
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


def tell_doors(hall: Hall) -> list[Callable[[], None]]:
    """Say where one can go, numbered, and the way to each."""
    rows = [row for row in hall.store.tables() if is_continuable(row)][:MOST_ROWS]
    hall.voice.say("")
    hall.voice.list(continue_line(row) for row in rows)
    hall.voice.list((f"New table: {game.title}" for game in GAMES.values()), len(rows) + 1)
    hall.voice.list((f"Learn: {game.title}" for game in GAMES.values()), len(rows) + len(GAMES) + 1)
    hall.voice.list(("Replays", "Statistics"), len(rows) + 2 * len(GAMES) + 1)
    return [
        *(partial(continue_table, hall, row.id) for row in rows),
        *(partial(lay_table, hall, game) for game in GAMES.values()),
        *(partial(learn, hall, game) for game in GAMES.values()),
        partial(watch_again, hall),
        lambda: tell_statistics(hall.voice, hall.store.tables()),
    ]


def learn(hall: Hall, game: Game) -> None:
    """Ask for the lesson, where there are several, and follow it."""
    lessons = lessons_of(game.slug)
    hall.voice.say("", *(f"{name}: {lesson.title}. {lesson.about}" for name, lesson in lessons.items()))
    name = asked_word(hall.voice, "lesson", tuple(lessons), next(iter(lessons)))
    converse(PlainLesson(game.slug, name, hall.voice, hall.files or OwnFiles(locate())), hall.settings.think)


def watch_again(hall: Hall) -> None:
    """Ask for a finished game, and tell it step by step."""
    row = asked_game(hall.voice, hall.store.tables())
    if row is not None:
        watch(Table.open(hall.store, row.id).journal, eyes_of(row.summary), hall.voice)


def continue_table(hall: Hall, id: str) -> None:
    hall.play(Table.open(hall.store, id))


def is_continuable(row: Row) -> bool:
    """Whether somebody at this keyboard can play on."""
    mine = any(sat.kind == "person" and not sat.keyboard for sat in row.summary.seats)
    return row.game in GAMES and mine and not row.summary.finished and not row.summary.view_only


def continue_line(row: Row) -> str:
    summary = row.summary
    turn = ", your turn" if is_my_turn(summary) else ""
    return f"Continue: {GAMES.entry(row.game).title}, {row.id}, {summary.stage}{turn}"


def lay_table(hall: Hall, game: Game) -> None:
    """Ask for options, seats and company, each with a default for Enter, and play."""
    settings, voice = hall.settings, hall.voice
    table = asked_table(voice, last_laid(game.slug, settings.last_options.get(game.slug, {})))
    level = asked_bots(voice, game) if len(table.places) > 1 else LEVEL
    for seat, place in enumerate(table.places):
        table = table.with_place(seat, Place(level) if place.who != PERSON else place)
    names = asked_names(voice, len(table.places), settings.name or YOU)
    for seat, name in enumerate(names if len(names) > 1 else ()):
        table = table.with_place(seat, Place(PERSON, name))
    if refusal := table.refusal():
        voice.say(refusal)
        return
    hall.play(lay(table, names[0], hall.store, now))


def asked_table(voice: Voice, table: T) -> T:
    """Ask for the options of a table and how many play."""
    game = GAMES[table.game]
    for option in game.options:
        voice.say("", *(f"{option.name_of(value)}: {meaning}." for value, meaning in option.explained() if meaning))
        named = {option.name_of(value): value for value in option.values}
        usual = option.name_of(table.options[option.name])
        value = named[asked_word(voice, plain(option.name), tuple(named), usual)]
        table = table.with_option(option.name, value)
    return table.with_seats(asked_seats(voice, seat_counts(game, table.options), table.count))


def asked_bots(voice: Voice, game: Game) -> str:
    """A level, or an opponent by name, with a line about everybody; return the word that logs keep."""
    voice.say(*(f"{name}: {about}." for name, about in in_company(game)))
    named = {rival.shown: rival.word for rival in rivals_of(game)}
    return named[asked_word(voice, "bots", tuple(named), LEVEL)]


def asked_names(voice: Voice, seats: int, usual: str) -> list[str]:
    """Who plays at this keyboard: one at least, and no more than can sit down."""
    while True:
        typed = voice.hear(f"your name, or the names of all players here, separated by commas; Enter for {usual}")
        names = [name for part in typed.split(",") if (name := plain_name(part))] or [usual]
        if len(names) <= seats:
            return names
        voice.say(f"There are {seats} seats. The same name twice is one person in two seats.")


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


def asked_word(voice: Voice, name: str, words: tuple[str, ...], default: str) -> str:
    """One of several words, by its number or its beginning, in capitals or not."""
    listed = ", ".join(f"{number} {word}" for number, word in enumerate(words, 1))
    while True:
        typed = voice.hear(f"{name}: {listed}, Enter for {default}").casefold()
        if not typed:
            return default
        if typed.isdigit() and 1 <= int(typed) <= len(words):
            return words[int(typed) - 1]
        meant = [word for word in words if word.casefold().startswith(plain(typed))]
        whole = [word for word in meant if word.casefold() == plain(typed)]
        if len(whole or meant) == 1:
            return (whole or meant)[0]
        voice.say(f"Type one of: {', '.join(words)}.")


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
