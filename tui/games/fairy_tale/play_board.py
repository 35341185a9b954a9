"""The board of a running table: shows scenes, points with the game's actions, and takes an exchange in two steps.

Made by the game's face for the table screen. It asks nobody whether something is legal: it says what the card under the
cursor stands for, and the screen tells why not.
"""

from __future__ import annotations

from typing import Any

from engine.core import Ref
from engine.games.fairy_tale.actions import Exchange
from engine.games.fairy_tale.tasks import ToExchange
from tui.games.contract import Scene
from tui.games.fairy_tale.board import CardTable, first_spot, nearest_spot, slot_at
from tui.games.fairy_tale.choosing import (
    area_asked_for,
    ask_of,
    begins_exchange,
    chosen_action,
    pointed_action,
    question_of,
)
from tui.games.fairy_tale.inspecting import inspection_of
from tui.games.fairy_tale.scene import table_of
from tui.games.fairy_tale.view import HAND, Player, Spot, Table
from tui.glyphs import LEFT, RIGHT
from tui.paint import Canvas

BLANK = Table(you=Player(seat=0, name=""), holds_cards=False)


class FairyTaleBoard(CardTable):
    """See the module. `giving` is the own card already named in an exchange."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(BLANK, id=id)
        self.scene: Scene | None = None
        self.giving: Ref | None = None

    # What the screen calls

    def show(self, scene: Scene) -> None:
        is_new = self.scene is None or question_of(scene) != question_of(self.scene)
        self.scene = scene
        if is_new:
            self.giving = None
        table = table_of(scene, self.giving)
        self.lay(table, self._spot_in(table, is_new))
        self.spot_moved()

    def point_at(self, action: Any) -> None:
        if self.scene is None:
            return
        if isinstance(action, Exchange):
            self._give(action.mine)
        spot = spot_of(self.table, action.theirs if isinstance(action, Exchange) else action.card)
        if spot is not None:
            self.go(spot)

    def step_back(self) -> bool:
        if self.giving is None:
            return False
        given = self.giving
        self._give(None)
        back = spot_of(self.table, given)
        if back is not None:
            self.go(back)
        return True

    def keys(self) -> tuple[tuple[str, str], ...]:
        ask = ask_of(self.scene) if self.scene is not None else None
        cards = len(self.table.keyed())
        digits = ((f"1-{cards}", "look"),) if cards > 1 else ()
        enter = (("Enter", self._verb()),) if ask is not None else ()
        return (*digits, (f"{LEFT}{RIGHT}", "move"), *enter, ("Tab", "area"))

    # What the cursor does

    def paint(self, canvas: Canvas) -> None:
        if self.scene is not None:
            super().paint(canvas)

    def spot_moved(self) -> None:
        scene, slot, spot = self.scene, self.slot, self.spot
        if scene is None:
            return
        if slot is None or slot.ref is None or spot is None:
            self.post_message(self.Pointed(None, None))
            return
        action = pointed_action(scene, spot.area, slot.ref, self.giving)
        self.post_message(self.Pointed(action, inspection_of(scene, spot, slot.ref, self.giving)))

    def spot_chosen(self) -> None:
        scene, slot, spot = self.scene, self.slot, self.spot
        if scene is None or slot is None or slot.ref is None or spot is None:
            return
        if begins_exchange(scene, spot.area):
            self._give(slot.ref)
            target = first_spot(self.table)
            if target is not None:
                self.go(target)
            return
        action = chosen_action(scene, slot.ref, self.giving)
        if action is not None:
            self.post_message(self.Chose(action))

    def _give(self, ref: Ref | None) -> None:
        """Name the own card of an exchange, or take that back."""
        assert self.scene is not None
        self.giving = ref
        self.lay(table_of(self.scene, ref))
        self.spot_moved()

    def _verb(self) -> str:
        assert self.scene is not None
        if isinstance(ask_of(self.scene), ToExchange):
            return "give" if self.giving is None else "take"
        world = self.scene.world
        return str(world.game.prompt(world, self.scene.seat).verb)

    def _spot_in(self, table: Table, is_new: bool) -> Spot | None:
        """Where the cursor goes: it stays on its card, unless a new question is about others.

        The card just played carries the cursor into the row, and is not meant when one of the row is asked for next.
        """
        assert self.scene is not None
        here = self.slot
        same = spot_of(table, here.ref) if here is not None else None
        slot, asked = slot_at(table, same), area_asked_for(self.scene, None)
        stays = slot is not None and (slot.legal if asked == HAND else not asked)
        if same is not None and (stays or not is_new):
            return same
        return first_spot(table) if asked else nearest_spot(table, self.spot)


def spot_of(table: Table, ref: Ref | None) -> Spot | None:
    """Where a card lies on the board."""
    if ref is None:
        return None
    found = (
        Spot(area, index) for area in table.areas() for index, slot in enumerate(table.slots(area)) if slot.ref == ref
    )
    return next(found, None)
