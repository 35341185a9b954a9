"""Figures about the games a player has finished, from the rows of the store alone.

Counted is the person at this machine (`Summary.me`), per game and by whom they played against. Games with
a hint, games in which something seen was taken back, and forks, count apart; games without such a person, still running
or imported ones do not count.
"""

from collections import defaultdict
from collections.abc import Iterable
from itertools import groupby

import msgspec

from engine.bots.names import BETWEEN, level_of
from engine.games import GAMES
from engine.kit import sides
from engine.store import Row, Summary

FRIENDS = "friends"
MIXED = "mixed"
ALONE = "alone"


class Figures(msgspec.Struct, frozen=True):
    """How a group of games went for the player, oldest first. Scores are absent where a game has none."""

    played: int = 0
    won: int = 0
    scores: tuple[float, ...] = ()
    lengths: tuple[int, ...] = ()
    results: tuple[bool, ...] = ()
    moments: tuple[int, ...] = ()
    tables: tuple[str, ...] = ()

    @property
    def streak(self) -> int:
        """How many of the last games were won in a row; below 0 where they were not."""
        last = self.results[-1:] == (True,)
        run = next((back for back, won in enumerate(reversed(self.results)) if won != last), len(self.results))
        return run if last else -run

    @property
    def longest_streak(self) -> int:
        """The most games won in a row."""
        return max((len(list(run)) for won, run in groupby(self.results) if won), default=0)

    def with_game(self, row: Row) -> "Figures":
        """The figures with one more game."""
        summary = row.summary
        me = summary.me or 0
        return Figures(
            self.played + 1,
            self.won + has_won(summary),
            (*self.scores, *summary.scores[me : me + 1]),
            (*self.lengths, summary.moves),
            (*self.results, has_won(summary)),
            (*self.moments, row.updated),
            (*self.tables, row.id),
        )


class GameFigures(msgspec.Struct, frozen=True):
    """One game: all games played without assistance, the same by level and by opponent, and the assisted ones."""

    fair: Figures
    against: dict[str, Figures]
    assisted: Figures
    met: dict[str, Figures] = {}


def statistics_of(rows: Iterable[Row]) -> dict[str, GameFigures]:
    """The player's figures, by game in the order of `GAMES`."""
    fair: defaultdict[str, Figures] = defaultdict(Figures)
    assisted: defaultdict[str, Figures] = defaultdict(Figures)
    against: defaultdict[str, defaultdict[str, Figures]] = defaultdict(lambda: defaultdict(Figures))
    met: defaultdict[str, defaultdict[str, Figures]] = defaultdict(lambda: defaultdict(Figures))
    for row in sorted(filter(counts, rows), key=lambda row: (row.updated, row.id)):
        summary = row.summary
        if summary.assisted:
            assisted[row.game] = assisted[row.game].with_game(row)
            continue
        fair[row.game] = fair[row.game].with_game(row)
        group = opponents_of(summary)
        against[row.game][group] = against[row.game][group].with_game(row)
        for name in opponents_by_name(summary):
            met[row.game][name] = met[row.game][name].with_game(row)
    played, known = fair.keys() | assisted.keys(), list(GAMES)
    games = sorted(played, key=lambda slug: (known.index(slug), "") if slug in known else (len(known), slug))
    return {
        game: GameFigures(
            fair[game], dict(sorted(against[game].items())), assisted[game], dict(sorted(met[game].items()))
        )
        for game in games
    }


def counts(row: Row) -> bool:
    """Whether a row is a finished game of the player."""
    return row.summary.finished and row.summary.me is not None and not row.summary.imported


def has_won(summary: Summary) -> bool:
    """Whether the player's side won; alone against the game, whether the player did."""
    return summary.me is not None and sides.has_won(summary.places, summary.sides, summary.me)


def opponents_by_name(summary: Summary) -> list[str]:
    """People and opponents with a liking, each once; bots of the house have names that mean nothing."""
    mine = None if summary.me is None else summary.seats[summary.me]
    named = (sat for sat in summary.seats if sat != mine and (sat.kind == "person" or BETWEEN in sat.level))
    return list(dict.fromkeys(sat.name for sat in named))


def opponents_of(summary: Summary) -> str:
    """Whom the player met: the level of the bots, `mixed` levels, `friends` where other people were among them.

    Who played by themselves was `alone`.
    """
    mine = None if summary.me is None else summary.seats[summary.me]
    others = [sat for sat in summary.seats if sat != mine]
    if not others:
        return ALONE
    if any(sat.kind == "person" for sat in others):
        return FRIENDS
    levels = {level_of(sat.level) for sat in others if sat.kind == "bot"}
    return levels.pop() if len(levels) == 1 else MIXED
