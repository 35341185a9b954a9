"""A scene as the board shows it: what each thing means to Enter under the question that is asked.

Called by the board for every scene. What is legal comes from the scene; a legal action that nothing on the board stands
for is listed, so every question can be answered here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.core import Ref, World
from engine.games.shadowscape import actions as a
from engine.games.shadowscape import asks as q
from engine.games.shadowscape import zones as z
from engine.games.shadowscape.table import cards_of, enemies_at, hero_of, tokens_of, worn_by
from tui.board.contract import Scene
from tui.board.half_made import NOTHING, Picks, picked
from tui.board.reading import Reading
from tui.board.spots import Pick, Slot
from tui.games.shadowscape import view as v
from tui.games.shadowscape.scenes.options import BUTTON_LABELS, button_label, option_of
from tui.games.shadowscape.scenes.ways import group_to, ways_of

Make = Callable[[Any], Any]

ROOM_DEEDS: dict[type, Make] = {
    q.ToStand: a.Stand, q.ToPoint: a.Point, q.ToLead: a.Lead, q.ToSpare: a.Spare, q.ToStep: a.Step, q.ToAct: a.Step,
}  # fmt: skip
FOE_DEEDS: dict[type, Make] = {q.ToTarget: a.Target, q.ToRouse: a.Rouse}
CARD_DEEDS: dict[type, Make] = {q.ToAct: a.Use, q.ToTurn: a.Turn, q.ToMend: a.Mend, q.ToWound: a.Suffer}
HERO_DEEDS: dict[type, Make] = {q.ToAct: a.Employ, q.ToMend: a.Mend, q.ToWound: a.Suffer}
HAND_DEEDS: dict[type, Make] = {
    q.ToAct: a.Alter, q.ToBoost: a.Discard, q.ToDefend: a.Discard, q.ToDiscard: a.Discard, q.ToGive: a.Give,
}  # fmt: skip
TOKEN_DEEDS: dict[type, Make] = {q.ToPay: a.Pay, q.ToKeep: a.Drop, q.ToGive: a.Give}
WORN_DEEDS: dict[type, Make] = {q.ToAct: a.Employ}
OFFER_DEEDS: dict[type, Make] = {q.ToAct: a.Claim, q.ToClaimDeed: a.Claim, q.ToCycle: a.Cycle}
READ_ROOMS = (q.ToAct, q.ToStep, q.ToStand)
"""Questions during which one looks around: a room out of reach is told about like any other."""

HALT = a.Halt()
SILENT = (a.Employ,)
"""What most cards cannot do at all: nothing is barred there."""


def table_of(scene: Scene, made: Picks = NOTHING, panel: str = "") -> v.Table:
    """Everything on the board."""
    return Laying(scene, made, panel).table()


def has_hero(world: World, seat: int) -> bool:
    """Whether a seat has chosen its hero and has its cards."""
    return len(world.zones[z.HERO[seat]]) == 1 and bool(world.zones[z.DEEDS[seat]])


class Laying:
    """One scene being laid out."""

    def __init__(self, scene: Scene, made: Picks, panel: str) -> None:
        self.reading, self.panel = Reading(scene), panel
        self.world, self.me, self.legal = scene.world, self.reading.me, self.reading.legal
        self.ask = self.reading.ask if self.reading.is_asked else None
        self.ways = ways_of(self.world, self.me, self.ask) if has_hero(self.world, self.me) else {}
        aim = picked(made)
        self.aim: int | None = aim if isinstance(aim, int) and isinstance(self.ask, q.ToAct) else None

    def table(self) -> v.Table:
        slots: dict[str, tuple[Slot, ...]] = {v.MAP: self.rooms()}
        if has_hero(self.world, self.me):
            slots |= self.own()
        slots |= self.shared()
        if isinstance(self.ask, tuple(FOE_DEEDS)):
            slots[v.FOES] = self.deeds(self.foes(), FOE_DEEDS)
        slots[v.BUTTONS], slots[v.OPTIONS] = self.rest(slots)
        if isinstance(self.ask, q.ToRouse):
            slots[v.BUTTONS] = (self.all_at_once(),)
        return v.Table(self.reading, slots, self.ways, self.aim, self.panel)

    # What lies on the table

    def own(self) -> dict[str, tuple[Slot, ...]]:
        """The seat's own things."""
        world, me = self.world, self.me
        cards = cards_of(world, me)
        return {
            v.HERO: self.deeds([hero_of(world, me)], HERO_DEEDS),
            v.CARDS: self.deeds(cards, CARD_DEEDS),
            v.MOVES: tuple(map(self.move_with, cards)),
            v.HAND: self.deeds(world.zones[z.HAND[me]], HAND_DEEDS),
            v.TOKENS: self.deeds(tokens_of(world, me), TOKEN_DEEDS),
            v.WORN: self.deeds(worn_by(world, me), WORN_DEEDS),
        }

    def shared(self) -> dict[str, tuple[Slot, ...]]:
        """Offers, the other heroes, the lord."""
        world = self.world
        others = [seat for seat in range(world.seats) if seat != self.me and has_hero(world, seat)]
        found = {
            v.WHISPERS: self.deeds(world.zones[z.WHISPERS], OFFER_DEEDS),
            v.EQUIPMENT: self.deeds(world.zones[z.GEAR], OFFER_DEEDS),
            v.GENERALS: self.deeds(world.zones[z.ACTIONS], OFFER_DEEDS),
            v.HEROES: tuple(Slot(ref=hero_of(world, seat)) for seat in others),
            v.LORD: self.deeds(world.zones[z.LORD], {}),
        }
        if any(isinstance(action, a.Wish) for action in self.legal) and self.has_partner_afar():
            found[v.WISHES] = self.deeds(world.zones[z.WHISPERS], {q.ToAct: a.Wish})
        return found

    def has_partner_afar(self) -> bool:
        """Whether somebody plays along who has to be asked: whoever sits at the same keyboard is told by word."""
        kinds = enumerate(self.reading.scene.kinds)
        return any(seat not in self.reading.scene.you and kind != "at this keyboard" for seat, kind in kinds)

    def foes(self) -> list[int]:
        """Every enemy in the dungeon, room by room, those in the hero's own room first."""
        own = z.PLACE(self.world, self.me)
        places = sorted(range(z.ROOMS), key=lambda place: place != own)
        return [enemy for place in places for enemy in enemies_at(self.world, place)]

    def rooms(self) -> tuple[Slot, ...]:
        dungeon = self.world.zones[z.DUNGEON]
        return tuple(self.room(place, card) for place, card in enumerate(dungeon))

    def room(self, place: int, card: Any) -> Slot:
        """A room: one step or a group of them, somewhere to move to, or what the question is about."""
        deed = ROOM_DEEDS.get(type(self.ask))
        if deed is None:
            return Slot(ref=card)
        way = self.ways.get(place)
        if isinstance(self.ask, q.ToStep) and way is not None and way.steps:
            first, *then = (a.Step(room) for room in way.rooms)
            return Slot(ref=card, action=first, then=tuple(then), legal=first in self.legal)
        if isinstance(self.ask, q.ToAct) and way is not None and way.steps:
            return Slot(ref=card, pick=Pick(place), legal=any(isinstance(action, a.Move) for action in self.legal))
        if isinstance(self.ask, q.ToStep) and way is not None and HALT in self.legal:
            return Slot(ref=card, action=HALT, legal=True)
        if isinstance(self.ask, READ_ROOMS) and deed(place) not in self.legal:
            return Slot(ref=card, action=deed(place))  # one reads it; Enter says why not
        return self.slot(card, deed(place))

    def move_with(self, card: int) -> Slot:
        """Flipping a card to move, straight to the room that was picked."""
        if not isinstance(self.ask, q.ToAct):
            return Slot(ref=card)
        action = a.Move(card)
        then = group_to(self.world, self.me, self.ways[self.aim]) if self.aim in self.ways else ()
        return Slot(ref=card, action=action, then=then, legal=action in self.legal)

    def all_at_once(self) -> v.Button:
        """All enemies that are still to act, one after the other in the order they are offered."""
        first, *then = self.reading.scene.legal
        whom = "both" if len(then) == 1 else f"all {len(then) + 1}"
        return v.Button(action=first, then=tuple(then), legal=True, label=f"Let {whom} act")

    # What Enter means

    def deeds(self, pieces: Iterable[Any], deeds: dict[type, Make]) -> tuple[Slot, ...]:
        """Things with what the question makes of them."""
        deed = deeds.get(type(self.ask))
        if deed is None:
            return tuple(Slot(ref=piece) for piece in pieces)
        return tuple(self.slot(piece, deed(piece), silent=deed in SILENT) for piece in pieces)

    def slot(self, ref: Ref, action: Any, *, silent: bool = False) -> Slot:
        legal = action in self.legal
        if silent and not legal:
            return Slot(ref=ref)
        return Slot(ref=ref, action=action, legal=legal)

    def rest(self, slots: dict[str, tuple[Slot, ...]]) -> tuple[tuple[Slot, ...], tuple[Slot, ...]]:
        """Legal actions that nothing on the board stands for: buttons, and a list of everything else."""
        if self.ask is None:
            return (), ()
        covered = {slot.action for each in slots.values() for slot in each if not slot.then}
        covered |= {slot.action for slot in slots[v.MAP]} | {slot.action for slot in slots.get(v.MOVES, ())}
        covered -= {HALT}  # the hero's own room stands for it, and a key does too
        covered |= {action for action in self.legal if isinstance(action, a.Wish)}  # beside whispers, or to nobody
        left = [action for action in self.reading.scene.legal if action not in covered]
        pressed = [action for action in left if type(action) in BUTTON_LABELS]
        listed = [action for action in left if type(action) not in BUTTON_LABELS]
        if listed and not isinstance(self.ask, q.ToAct):
            listed, pressed = self.whole_list(listed, pressed)
        buttons = tuple(
            v.Button(action=action, legal=True, label=button_label(self.world, action, self.me)) for action in pressed
        )
        return buttons, tuple(option_of(self.world, action, self.me) for action in listed)

    def whole_list(self, listed: Sequence[Any], pressed: Sequence[Any]) -> tuple[list[Any], list[Any]]:
        """A list of options has all of them in it, those without a place of their own included."""
        return [*listed, *pressed], []
