"""What the board knows of a scene: the heroes, the hand in tiles, the town, the track, what can be paid.

Read once for every scene, through the engine's own questions. What may be done comes from the scene's legal actions.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from engine.core import Hidden, World
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.printed import BOSS, SORT
from engine.games.shadowrift.rules.heroes.paying import Means, means_of
from engine.games.shadowrift.scoring import Gauges, gauges_of
from engine.games.shadowrift.setup import faction_of
from engine.games.shadowrift.table import in_space, on_track, track_space
from engine.games.shadowrift.tasks import EffectDue, PlanDue, ToAct, ToDiscard, ToOffer, ToSink
from engine.games.shadowrift.zones import (
    AREA,
    FACTION,
    HAND,
    MONSTER_DECK,
    MONSTER_TOP,
    PLAY,
    PURSE,
    ROUND,
    SPACES,
    TRACK,
    TRAVELLER,
    WALLS,
)
from tui.board.contract import Scene
from tui.board.reading import Reading, asked_of
from tui.games.shadowrift.look import sort_of

TRACK_AREA, POWER_AREA, TOWN, GUESTS, RAMPART, TILES, IN_PLAY, HEROES, DEEDS, MARKET, WAYS, LOOKED, STACKS = (
    "track",
    "power",
    "town",
    "guests",
    "rampart",
    "hand",
    "play",
    "heroes",
    "deeds",
    "market",
    "ways",
    "looked",
    "stacks",
)
ORDER = ("attack", "action", "skill", "loot", "resource", "heroism", "affliction")
"""The sorts of cards in a hand, from left to right."""


class Tile(msgspec.Struct, frozen=True):
    """Equal cards of a hand, as one thing with a count."""

    kind: str
    cards: tuple[int, ...]

    @property
    def ref(self) -> int:
        return self.cards[0]


def tiles_of(world: World, seat: int) -> tuple[Tile, ...]:
    """The known cards of a hand."""
    found: dict[str, list[int]] = {}
    for card in world.lying(HAND[seat]):
        found.setdefault(world.kinds[card], []).append(card)
    tiles = [Tile(kind, tuple(cards)) for kind, cards in found.items()]
    return tuple(sorted(tiles, key=lambda tile: (ORDER.index(sort_of(tile.kind)), tile.kind)))


class Sight(Reading):
    """See the module."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.ask = asked_of(scene)

    @property
    def is_laid(self) -> bool:
        """Whether anything lies on the table yet."""
        return bool(FACTION(self.world))

    @property
    def faction(self) -> str:
        return faction_of(self.world) if self.is_laid else "dragons"

    @property
    def acts(self) -> bool:
        return isinstance(self.ask, ToAct)

    @property
    def picks_stacks(self) -> bool:
        """Whether the stacks of the game are still to be chosen."""
        return not ROUND(self.world)

    @property
    def gives_up_cards(self) -> bool:
        return isinstance(self.ask, ToDiscard | ToOffer)

    @property
    def sinks(self) -> bool:
        return isinstance(self.ask, ToSink)

    @cached_property
    def gauges(self) -> Gauges:
        return gauges_of(self.world)

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        return tiles_of(self.world, self.me)

    @property
    def knows_hand(self) -> bool:
        return not any(isinstance(card, Hidden) for card in self.world.zones[HAND[self.me]])

    @cached_property
    def means(self) -> Means | None:
        """What the hero in focus can pay with, as far as the hand is known."""
        return means_of(self.world, self.me) if self.knows_hand else None

    @cached_property
    def foes(self) -> tuple[tuple[int, int], ...]:
        """(space, monster) from Start on, the oldest of a space first."""
        return tuple((space, card) for space, zone in enumerate(TRACK) for card in self.world.lying(zone))

    @cached_property
    def acting(self) -> int | None:
        """The monster that carries out its plan at this moment."""
        due = self.world.agenda[-1] if self.world.agenda else None
        monster = getattr(due, "monster", None) if isinstance(due, PlanDue | EffectDue) else None
        return monster if isinstance(monster, int) else None

    @cached_property
    def area(self) -> tuple[int, ...]:
        return tuple(self.world.lying(AREA))

    @cached_property
    def top(self) -> int | None:
        """The open card of the monster deck."""
        return next(iter(self.world.lying(MONSTER_TOP)), None)

    @cached_property
    def known_next(self) -> tuple[int, ...]:
        """Cards below the top one that a Wall or a Spell has shown."""
        deck = reversed(self.world.zones[MONSTER_DECK])
        found: list[int] = []
        for card in deck:
            if not isinstance(card, int):
                break
            found.append(card)
        return tuple(found[:3])

    @cached_property
    def town(self) -> tuple[int | None, ...]:
        return tuple(in_space(self.world, space) for space in range(SPACES))

    @cached_property
    def guests(self) -> tuple[int | None, ...]:
        return tuple(next(iter(self.world.lying(zone)), None) for zone in TRAVELLER)

    @cached_property
    def walls(self) -> tuple[tuple[str, int | None], ...]:
        """(kind, card of the stack) of all eight Walls; None where it is built."""
        stack = {self.world.kinds[card]: card for card in self.world.lying(WALLS)}
        return tuple((kind, stack.get(kind)) for kind in box().walls())

    @cached_property
    def in_play(self) -> tuple[int, ...]:
        return tuple(self.world.lying(PLAY[self.me]))

    def coins(self, seat: int) -> int:
        return len(self.world.zones[PURSE[seat]])

    @cached_property
    def boss(self) -> tuple[str, int | None]:
        """The kind of the faction's boss, and its space on the track if it is there."""
        kind = next((m.id for m in box().factions[self.faction].monsters if m.boss), "")  # type: ignore[index]
        found = [monster for monster in on_track(self.world) if BOSS[self.world.kinds[monster]]]
        return kind, track_space(self.world, found[0]) if found else None

    def kind(self, card: Any) -> str:
        return str(self.world.kinds[card])

    def is_freeze(self, card: int | None) -> bool:
        return card is not None and SORT[self.kind(card)] == "freeze"
