"""Everything the table screen shows at one moment, as one value made for one viewer.

Made by `tui.table.session` and by the replay from observed Worlds only; the panels draw it and know nothing else.
"""

from __future__ import annotations

import msgspec

from engine.core import Prompt, Status, Told
from tui.games.contract import Face, Scene


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """One moment of a table. `told` is the narration as far as the viewer has seen it, the newest line last."""

    face: Face
    title: str
    options: str
    scene: Scene
    status: Status
    prompt: Prompt
    told: tuple[Told, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return self.scene.names

    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Who plays together: the teams, else every seat by itself; none where a game counts no points."""
        return self.status.teams or tuple((seat,) for seat in range(len(self.status.scores)))

    def points(self, side: tuple[int, ...]) -> float:
        """What a side has together."""
        return sum(self.status.scores[seat] for seat in side)

    def side_of(self, seat: int) -> tuple[int, ...]:
        """Whom a seat plays with, itself among them."""
        return next(side for side in self.sides() if seat in side)

    def leaders(self) -> tuple[tuple[int, ...], ...]:
        """The sides with the most points; nobody where a game counts none."""
        best = max(map(self.points, self.sides()), default=0.0)
        return tuple(side for side in self.sides() if self.points(side) == best)


def figure(points: float) -> str:
    """Points as they are written: whole where they are whole."""
    return str(int(points)) if float(points).is_integer() else f"{points:.1f}"
