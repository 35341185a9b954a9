"""What a scene says about its viewer: whose place it is, what is asked, what can be chosen, what is new.

The base of what a game reads from a scene before it is laid out. What may be chosen comes from the scene's legal
actions and is never worked out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from engine.core import Ref
from tui.board.contract import Scene
from tui.board.spots import Slot
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import seat_glyph
from tui.words.seating import YOU

S = TypeVar("S", bound=Slot)


def who(scene: Scene, seat: int, *, bold: bool = True) -> Word:
    """A player by shape and name, in the seat's colour."""
    return Word(f"{seat_glyph(seat)} {scene.names[seat]}", f"seat-{seat + 1}", bold=bold)


def whose(name: str) -> str:
    """`Mira's`, or `Your` of one who gave no name."""
    return "Your" if name == YOU else f"{name}'s"


def all_of(scene: Scene, seats: Iterable[int]) -> Words:
    """Players in their colours: `● Mira and ■ Brann`."""
    named = [who(scene, seat) for seat in seats]
    words: list[Word] = []
    for index, word in enumerate(named):
        if index:
            words.append(Word(" and " if index == len(named) - 1 else ", "))
        words.append(word)
    return tuple(words)


def asked_of(scene: Scene) -> Any | None:
    """What the seat in focus is asked and may answer now."""
    return scene.world.ask_of(scene.seat) if scene.seat is not None and scene.legal else None


class Reading:
    """One scene being read. `me` is the seat in focus, shown nearest: one of the viewer's, a spectator's first."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.world = scene, scene.world
        self.me = scene.seat or 0
        self.mine = scene.seat is not None and scene.seat in scene.you
        self.is_asked = bool(scene.legal) and scene.seat is not None
        self.legal = frozenset(scene.legal)
        self.ask: Any | None = None if scene.seat is None else scene.world.ask_of(scene.seat)

    def who(self, seat: int, *, bold: bool = True) -> Word:
        """A player by shape and name, in the seat's colour."""
        return who(self.scene, seat, bold=bold)

    def whose_hand(self) -> str:
        """`Your hand`; in a replay that of the seat looked from."""
        mine = self.mine or self.scene.seat is None
        return f"{whose(YOU if mine else self.scene.names[self.me])} hand"

    def is_new(self, ref: Ref | None) -> bool:
        """Whether a piece was touched since the viewer's last choice."""
        return self.scene.before is not None and ref in self.scene.changed

    def stand_for(self, slot: S, action: Any | None, *asks: type) -> S:
        """The slot as it stands: for this action, lit or barred where the question is one of these."""
        asked = self.is_asked and isinstance(self.ask, asks)
        return replace(slot, action=action, legal=action in self.legal if asked else None)
