"""What the board shows: the areas, what lies in each, and the names of what can be pressed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core import World
from tui.board.contract import Scene
from tui.board.reading import Reading
from tui.board.spots import DIGITS, Slot, Spot, View, in_area
from tui.draw.canvas import Block, Hot, Words
from tui.games.shadowscape.board_keys import CARD_LETTERS, DONE_KEY, MOVE_KEY

OPTIONS, MAP, FOES, HERO, CARDS, MOVES, HAND = "options", "map", "foes", "hero", "cards", "moves", "hand"
TOKENS, WORN, WHISPERS, EQUIPMENT, GENERALS, WISHES = "tokens", "worn", "whispers", "equipment", "generals", "wishes"
HEROES, LORD, BUTTONS = "heroes", "lord", "buttons"
AREAS = (
    OPTIONS, CARDS, MOVES, MAP, FOES, HAND, HERO, TOKENS, WORN, WHISPERS, WISHES, EQUIPMENT, GENERALS, HEROES, LORD,
    BUTTONS,
)  # fmt: skip
"""In the order of Tab."""

OFFERS = (WHISPERS, WISHES, EQUIPMENT, GENERALS)
OFFER_PANEL, FATE_PANEL, HERO_PANEL = "offers", "fate", "heroes"
PANELS = {OFFER_PANEL: OFFERS, FATE_PANEL: (HAND,), HERO_PANEL: (HEROES,)}
"""What lies over the map when it is asked for, with the areas in it."""


class Option(Slot, frozen=True, kw_only=True):
    """A row of a list of options: what it is called, and a word about it."""

    title: Words = ()
    text: Words = ()


class Button(Slot, frozen=True, kw_only=True):
    """Something to press."""

    label: str = ""


class Way(msgspec.Struct, frozen=True):
    """How a room is reached: the rooms on the way, itself last, and whether an enemy stops the walk there."""

    rooms: tuple[int, ...]
    stops: bool

    @property
    def steps(self) -> int:
        return len(self.rooms)


class Table(View):
    """One scene, read. `ways` are the rooms in reach, `aim` the room picked to move to, `panel` lies over the map.

    `calm` is the dungeon before the enemy phase that is on, where that was seen, so that walks can be told.
    `pictures` are parts of the board as they were painted for it, for the next key.
    """

    def __init__(
        self, reading: Reading, slots: dict[str, tuple[Slot, ...]], ways: dict[int, Way], aim: int | None, panel: str
    ) -> None:
        self.reading, self.by_area, self.ways, self.aim, self.panel = reading, slots, ways, aim, panel
        self.calm: World | None = None
        self.pictures: dict[tuple[object, ...], tuple[Block, tuple[Hot, ...], int]] = {}

    @property
    def scene(self) -> Scene:
        return self.reading.scene

    @property
    def world(self) -> World:
        return self.reading.world

    @property
    def me(self) -> int:
        return self.reading.me

    @property
    def ask(self) -> Any:
        return self.reading.ask if self.reading.is_asked else None

    def areas(self) -> Sequence[str]:
        return [area for area in AREAS if self.by_area.get(area)]

    def slots(self, area: str) -> Sequence[Slot]:
        return self.by_area.get(area, ())

    def keyed(self) -> Sequence[Spot]:
        listed = self.by_area.get(OPTIONS)
        return in_area(self, OPTIONS if listed else HAND)[:DIGITS]

    def lettered(self, letter: str) -> Sequence[Spot]:
        if letter == MOVE_KEY:
            return in_area(self, MOVES)
        if letter == DONE_KEY:
            return in_area(self, BUTTONS)
        at = CARD_LETTERS.index(letter)
        return (Spot(CARDS, at),) if at < len(self.slots(CARDS)) else ()
