"""The board of a running table: shows scenes, points with the game's actions, and pays a suggested set with one key.

Made by the game's face for the table screen. It asks nobody whether something is legal: it says what the thing under
the cursor stands for, and the screen tells why not.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace
from textual.binding import BindingType

from engine.games.quests_of_shadowgate import actions, tasks
from tui.commands import bindings_of
from tui.games.contract import Inspection, Scene
from tui.games.quests_of_shadowgate.board import PartedTable
from tui.games.quests_of_shadowgate.board_keys import COMMANDS
from tui.games.quests_of_shadowgate.buttons import PAY_ALL, TAKE_BACK
from tui.games.quests_of_shadowgate.landing import landing, question_of, spot_of
from tui.games.quests_of_shadowgate.look import spelled
from tui.games.quests_of_shadowgate.scene import table_of
from tui.games.quests_of_shadowgate.telling import inspection_of
from tui.games.quests_of_shadowgate.view import POOL, Button
from tui.glyphs import LEFT, RIGHT


class QuestsBoard(PartedTable):
    """See the module."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of(COMMANDS)

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.scene: Scene | None = None

    # What the screen calls

    def show(self, scene: Scene) -> None:
        before, self.scene = self.scene, scene
        is_new = before is None or question_of(scene) != question_of(before)
        table = table_of(scene)
        self.lay(table, landing(table, self.table, self.spot, is_new=is_new, asked=bool(scene.legal)))
        self.spot_moved()

    def point_at(self, action: Any) -> None:
        spot = spot_of(self.table, action) if self.table is not None else None
        if spot is not None:
            self.go(spot)

    def step_back(self) -> bool:
        """Esc takes a purchase back; a theft, which has cost an action, only after a second thought."""
        ask = self.ask
        if not isinstance(ask, tasks.ToPay) or self.table is None or self.scene is None:
            return False
        back = spot_of(self.table, actions.TakeBack())
        theft = self.table.slot(back)
        if isinstance(theft, Button) and theft.label.startswith("Give") and back is not None and self.spot != back:
            self.go(back)
        else:
            self.post_message(self.Chose(actions.TakeBack()))
        return True

    def keys(self) -> tuple[tuple[str, str], ...]:
        if self.table is None:
            return ()
        cards = len(self.table.options) or len(self.table.hand)
        digits = ((f"1-{min(cards, 9)}", "look"),) if cards > 1 else ()
        enter = (("Enter", self._verb()),) if self.ask is not None else ()
        back = tuple(("Esc", button.label.lower()) for button in self.table.buttons if button.name == TAKE_BACK)
        return (*digits, (f"{LEFT}{RIGHT}", "move"), *enter, *back, ("Tab", "area"))

    # What the cursor does

    def action_stop_acting(self) -> None:
        self._wish(actions.EndActions())

    def action_cycle_quests(self) -> None:
        self._wish(actions.Cycle())

    def _wish(self, action: Any) -> None:
        """Choose something by its own key; what is not legal now is refused with the reason."""
        if self.ask is not None:
            self.post_message(self.Chose(action))

    @property
    def ask(self) -> Any | None:
        """What the viewer is asked and may answer now."""
        scene = self.scene
        return scene.world.ask_of(scene.seat) if scene is not None and scene.seat is not None and scene.legal else None

    def spot_moved(self) -> None:
        if self.scene is None or self.table is None:
            return
        slot = self.slot
        action = slot.action if slot is not None and slot.legal is not None else None
        self.post_message(self.Pointed(action, self._inspection()))

    def spot_chosen(self) -> None:
        slot = self.slot
        if self.scene is None or self.scene.seat is None or slot is None or slot.action is None:
            return
        others = slot.pieces[1:] if isinstance(slot, Button) and slot.name == PAY_ALL else ()
        self.post_message(self.Chose(slot.action, tuple(map(actions.Pay, others))))

    def _inspection(self) -> Inspection | None:
        assert self.scene is not None
        assert self.table is not None
        told = inspection_of(self.scene, self.table, self.spot)
        if told is None:
            return None
        lines = tuple(spelled(line, self.glyphs) for line in told.lines)
        return replace(told, title=spelled(told.title, self.glyphs), lines=lines)

    def _verb(self) -> str:
        assert self.scene is not None
        slot = self.slot
        if isinstance(slot, Button):
            return "take back" if slot.name == TAKE_BACK else "do it"
        if self.spot is not None and isinstance(self.ask, tasks.ToAct):
            return "draw" if self.spot.area == POOL else "start"
        world = self.scene.world
        return str(world.game.prompt(world, self.scene.seat).verb)
