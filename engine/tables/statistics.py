"""Figures about the games a player has finished, from the rows of the store alone.

Counted is the person at this machine (`Summary.me`), per game and by whom they played against. Games in which something
seen was taken back, and forks, count apart; games without such a person, still running or imported ones do not count.
"""

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from engine.bots.names import level_of
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

    def with_game(self, summary: Summary) -> "Figures":
        """The figures with one more game."""
        me = summary.me or 0
        return Figures(
            self.played + 1,
            self.won + has_won(summary),
            (*self.scores, *summary.scores[me : me + 1]),
            (*self.lengths, summary.moves),
        )


class GameFigures(msgspec.Struct, frozen=True):
    """One game: all games played without assistance, the same by opponents, and the assisted ones."""

    fair: Figures
    against: dict[str, Figures]
    assisted: Figures


def statistics_of(rows: Iterable[Row]) -> dict[str, GameFigures]:
    """The player's figures, by game."""
    fair: defaultdict[str, Figures] = defaultdict(Figures)
    assisted: defaultdict[str, Figures] = defaultdict(Figures)
    against: defaultdict[str, defaultdict[str, Figures]] = defaultdict(lambda: defaultdict(Figures))
    for row in sorted(filter(counts, rows), key=lambda row: (row.updated, row.id)):
        summary = row.summary
        if summary.assisted:
            assisted[row.game] = assisted[row.game].with_game(summary)
            continue
        fair[row.game] = fair[row.game].with_game(summary)
        group = opponents_of(summary)
        against[row.game][group] = against[row.game][group].with_game(summary)
    games = sorted(fair.keys() | assisted.keys())
    return {game: GameFigures(fair[game], dict(sorted(against[game].items())), assisted[game]) for game in games}


def counts(row: Row) -> bool:
    """Whether a row is a finished game of the player."""
    return row.summary.finished and row.summary.me is not None and not row.summary.imported


def has_won(summary: Summary) -> bool:
    """Whether the player's side won; alone against the game, whether the player did."""
    return summary.me is not None and sides.has_won(summary.places, summary.sides, summary.me)


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
