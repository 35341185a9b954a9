"""What the hall shows, as values: tables to continue, games to play, games that are over. Made from the store's rows.

Nothing is read but the rows' summaries, which hold nothing hidden: the hall is there at once, however long the logs.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import msgspec

from engine.content.entry import plain
from engine.games import GAMES
from engine.kit.sides import is_draw
from engine.store import Row
from engine.tables import Figures, GameFigures, statistics_of
from tui.config.settings import Settings
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import NOTHING
from tui.games import FACES, poster_of
from tui.pages.hall.dates import when
from tui.table.stored_tables import is_mine, is_my_turn, is_untried, names_of, ordinal, rank_of, title_of
from tui.words.sentences import clause, is_against_the_game, options_in_words, verdict

NEVER = GameFigures(Figures(), {}, Figures())
SCORES = 24
"""The scores kept for the small plots."""


class Unfinished(msgspec.Struct, frozen=True, kw_only=True):
    """A table to continue. `turns` are the seats that are to act, with their names.

    Where all play on one side nobody has points of their own: `standing` says how far they are.
    """

    id: str
    title: str
    options: str
    stage: str
    step: str
    done: int
    of: int
    yours: bool
    turns: tuple[tuple[int, str], ...]
    scores: tuple[tuple[int, float], ...]
    standing: str
    names: tuple[str, ...]
    me: int | None
    moves: int
    when: str


class Playable(msgspec.Struct, frozen=True, kw_only=True):
    """A game with what this store knows about playing it."""

    slug: str
    title: str
    tagline: str
    players: str
    minutes: int
    lesson: str
    played: int
    won: int
    best: float | None
    untried: bool
    last_scores: tuple[float, ...]
    choices: tuple[tuple[str, str], ...]


class Over(msgspec.Struct, frozen=True, kw_only=True):
    """A game that ended, in few words."""

    id: str
    title: str
    result: Words
    day: str
    when: str


class HallView(msgspec.Struct, frozen=True):
    """Everything the hall shows that changes."""

    unfinished: tuple[Unfinished, ...]
    games: tuple[Playable, ...]
    over: tuple[Over, ...]
    kept: int


def hall_view(rows: Sequence[Row], settings: Settings, now: int, zone: tzinfo | None = None) -> HallView:
    """The hall as these rows show it, the newest first; a table of a game that is not here any more is only counted."""
    known = sorted((row for row in rows if row.game in GAMES), key=lambda row: -row.updated)
    return HallView(
        tuple(_unfinished(row, now, zone) for row in known if is_continuable(row)),
        tuple(_playable(slug, known, settings) for slug in GAMES if slug in FACES),
        tuple(_over(row, now, zone) for row in known if row.summary.finished),
        len(rows),
    )


def is_continuable(row: Row) -> bool:
    """Whether somebody at this keyboard can play on."""
    summary = row.summary
    return not summary.finished and not summary.view_only and any(is_mine(sat) for sat in summary.seats)


def _unfinished(row: Row, now: int, zone: tzinfo | None) -> Unfinished:
    summary = row.summary
    order = sorted(range(len(summary.scores)), key=lambda seat: (-summary.scores[seat], seat))
    return Unfinished(
        id=row.id,
        title=title_of(row),
        options=options_in_words(row.game, summary.options),
        stage=summary.stage,
        step=summary.step,
        done=summary.done,
        of=summary.of,
        yours=is_my_turn(summary),
        turns=tuple((seat, names_of(summary)[seat]) for seat in summary.waiting if seat < len(summary.seats)),
        scores=() if summary.is_one_side else tuple((seat, summary.scores[seat]) for seat in order),
        standing=summary.standing,
        names=names_of(summary),
        me=summary.me,
        moves=summary.moves,
        when=when(row.updated, now, zone),
    )


def _playable(slug: str, rows: Sequence[Row], settings: Settings) -> Playable:
    game, poster = GAMES.entry(slug), poster_of(slug)
    fair = statistics_of(row for row in rows if row.game == slug).get(slug, NEVER).fair
    fewest, most = game.seats[0], game.seats[-1]
    return Playable(
        slug=slug,
        title=game.title,
        tagline=poster.about.tagline,
        players=str(fewest) if fewest == most else f"{fewest}-{most}",
        minutes=poster.about.minutes,
        lesson=poster.lesson,
        played=fair.played,
        won=fair.won,
        best=max(fair.scores, default=None),
        untried=is_untried(slug, rows, settings),
        last_scores=fair.scores[-SCORES:],
        choices=tuple(
            (plain(option.name), f" {NOTHING} ".join(map(option.name_of, option.values))) for option in game.options
        ),
    )


def _over(row: Row, now: int, zone: tzinfo | None) -> Over:
    moment = when(row.updated, now, zone)
    return Over(id=row.id, title=title_of(row), result=result_of(row), day=moment.partition(",")[0], when=moment)


def result_of(row: Row) -> Words:
    """How a game ended for the one who owns this store, else who won it."""
    summary = row.summary
    place = rank_of(summary)
    if place is None:
        said = verdict(summary.places, [sat.name for sat in summary.seats], summary.sides)
        return (Word(clause(said) if said.startswith(("Nobody ", "Everyone ")) else said),)
    if is_draw(summary.places, summary.sides):
        result = Word("tied", "text")
    elif place == 1:
        result = Word("won", "lit", bold=True)
    else:
        result = Word("lost" if is_against_the_game(summary.places, summary.sides) else ordinal(place), "text")
    if summary.scores and summary.me is not None:
        return (result, Word(f" {summary.scores[summary.me]:g}", "bright"))
    return (result,)
