"""What a scene says about the viewer: whose place it is, what is asked, what is lit, what of the hand is known.

The base of the readers that turn a scene into a `Table`. What may be chosen comes from the scene's legal actions.
"""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from engine.core import Hidden, Ref
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.holdings import character_of
from engine.games.quests_of_shadowgate.tasks import Ask, PurchaseDue
from engine.games.quests_of_shadowgate.zones import HAND, PAYMENT, WANTED
from tui.games.contract import Scene
from tui.games.quests_of_shadowgate.look import NAMELESS
from tui.games.quests_of_shadowgate.view import Slot
from tui.glyphs import seat_glyph
from tui.paint import Word

S = TypeVar("S", bound=Slot)


class Reading:
    """One scene being read. `place` is the seat shown nearest: the viewer's, or the first for a spectator."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.world = scene, scene.world
        self.place = scene.seat or 0
        self.mine = scene.seat is not None and scene.seat in scene.you
        self.is_asked = bool(scene.legal)
        self.legal = frozenset(scene.legal)
        self.ask: Ask | None = None if scene.seat is None else scene.world.ask_of(scene.seat)

    @property
    def knows_hand(self) -> bool:
        """Whether the viewer sees the cards held at their place."""
        zones = self.world.zones
        held = (*zones[HAND[self.place]], *zones[WANTED[self.place]], *zones[PAYMENT[self.place]])
        return self.scene.seat is not None and not any(isinstance(card, Hidden) for card in held)

    @property
    def is_drawing(self) -> bool:
        """Whether a card may be drawn now, be it instead of one last thing that needs no action."""
        return actions.DrawCard() in self.legal or any(isinstance(action, actions.TakeCard) for action in self.legal)

    @property
    def has_character(self) -> bool:
        return character_of(self.world, self.place) is not None

    @property
    def purchase(self) -> PurchaseDue | None:
        """The purchase under way, whoever makes it."""
        task = self.world.agenda[-1] if self.world.agenda else None
        return task if isinstance(task, PurchaseDue) else None

    @property
    def own_purchase(self) -> PurchaseDue | None:
        """The purchase at the viewer's own place."""
        task = self.purchase
        return task if task is not None and task.seat == self.place and self.knows_hand else None

    def is_new(self, ref: Ref | None) -> bool:
        """Whether a piece was touched since the viewer's last choice."""
        return self.scene.before is not None and ref in self.scene.changed

    def who(self, seat: int, *, bold: bool = True) -> Word:
        """A player by shape and name, in the seat's colour."""
        return Word(f"{seat_glyph(seat)} {self.scene.names[seat]}", f"seat-{seat + 1}", bold=bold)

    def has(self, seat: int) -> str:
        """`has`, or `have` behind the name of a viewer who is called just that."""
        return "have" if self.scene.names[seat] == NAMELESS else "has"

    def stand_for(self, slot: S, action: Any | None, *asks: type) -> S:
        """The slot as it stands: for this action, lit or barred where the question is one of these."""
        asked = self.is_asked and isinstance(self.ask, asks)
        return replace(slot, action=action, legal=action in self.legal if asked else None)
