"""Everything the table screen shows at one moment, as one value made for one viewer.

Made by the session and by the replay from observed Worlds only; the panels draw it and know nothing else.
"""

from __future__ import annotations

import msgspec

from engine.kit.telling import Prompt, Status, Told
from tui.board.contract import Face, Scene
from tui.draw.glyphs import MINUS


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """One moment of a table. `told` is the narration as far as the viewer has seen it, the newest line last.

    `own` are the seats of the person who looks, `bad_news` what harmed them since they last chose, in a sentence.
    """

    face: Face
    title: str
    options: str
    scene: Scene
    status: Status
    prompt: Prompt
    told: tuple[Told, ...] = ()
    own: frozenset[int] = frozenset()
    bad_news: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        return self.scene.names

    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Who plays together: the teams, else every seat by itself; none where a game counts no points."""
        counted = max(len(self.status.scores), len(self.status.progress))
        return (self.status.teams or tuple((seat,) for seat in range(counted))) if counted else ()

    def points(self, side: tuple[int, ...]) -> float:
        """What a side has together."""
        return sum(self.status.scores[seat] for seat in side)

    def rank(self, side: tuple[int, ...]) -> float:
        """By what a side leads: all that will count at the end."""
        progress = self.status.progress
        return sum(progress[seat].rank for seat in side) if progress else self.points(side)

    def amount(self, side: tuple[int, ...], brief: bool = False) -> str:
        """What a side has, as it is written."""
        if len(side) == 1 and self.status.progress:
            progress = self.status.progress[side[0]]
            return (brief and progress.brief) or progress.words
        return figure(self.rank(side))

    def side_of(self, seat: int) -> tuple[int, ...]:
        """Whom a seat plays with, itself among them."""
        return next(side for side in self.sides() if seat in side)

    def leaders(self) -> tuple[tuple[int, ...], ...]:
        """The sides that are furthest by what will count at the end, or have won; nobody where nothing is counted."""
        outcome = self.scene.world.outcome
        if self.scene.over and outcome is not None and outcome.winners():
            return tuple(side for side in self.sides() if outcome.places[side[0]] == 1)
        best = max(map(self.rank, self.sides()), default=0.0)
        return tuple(side for side in self.sides() if self.rank(side) == best)


def figure(points: float) -> str:
    """Points as they are written: whole where they are whole, with a real minus sign."""
    amount = f"{abs(points):.0f}" if float(points).is_integer() else f"{abs(points):.1f}"
    return f"{MINUS}{amount}" if points < 0 else amount
