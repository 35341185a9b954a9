"""What a scene of Quests of Shadowgate says besides: what of the hand is known, which purchase is under way."""

from __future__ import annotations

from engine.core import Hidden
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.rules.paying import purchase_by
from engine.games.quests_of_shadowgate.table import character_of
from engine.games.quests_of_shadowgate.tasks import PurchaseDue
from engine.games.quests_of_shadowgate.zones import HAND, PAYMENT, WANTED
from tui.board import reading as shared
from tui.words.agreement import verb_for


class Reading(shared.Reading):
    """One scene being read."""

    @property
    def knows_hand(self) -> bool:
        """Whether the viewer sees the cards held at their place."""
        zones = self.world.zones
        held = (*zones[HAND[self.me]], *zones[WANTED[self.me]], *zones[PAYMENT[self.me]])
        return self.scene.seat is not None and not any(isinstance(card, Hidden) for card in held)

    @property
    def is_drawing(self) -> bool:
        """Whether a card may be drawn now, be it instead of one last thing that needs no action."""
        return actions.DrawCard() in self.legal or any(isinstance(action, actions.TakeCard) for action in self.legal)

    @property
    def has_character(self) -> bool:
        return character_of(self.world, self.me) is not None

    @property
    def purchase(self) -> PurchaseDue | None:
        """The purchase under way, whoever makes it."""
        task = self.world.agenda[-1] if self.world.agenda else None
        return task if isinstance(task, PurchaseDue) else None

    @property
    def own_purchase(self) -> PurchaseDue | None:
        """The purchase at the viewer's own place."""
        return purchase_by(self.world, self.me) if self.knows_hand else None

    def owns(self, seat: int) -> str:
        """`owns`, or `own` behind the name of a viewer who is called just that."""
        return verb_for([self.scene.names[seat]], "owns")
