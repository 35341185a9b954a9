"""Shadowscape in a test's words: rooms, heroes, cards and enemies by name.

`Dungeon` lays the rooms in the order of their file unless a test puts some elsewhere, with no enemy and no treasure in
it, heroes in the corners, empty hands, nothing on offer, and the lord asleep: a test adds what it is about.
"""

from collections.abc import Iterable
from typing import Any

from engine.core import Moved, Placed, Planned, Turned, blank, fold
from engine.core.facts import DOWN, OTHER, UP
from engine.games.shadowscape import actions as a
from engine.games.shadowscape import setup
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.printed import CARDS_OF, CORNERS
from engine.games.shadowscape.dungeon import chart_of
from engine.games.shadowscape.game import Shadowscape
from engine.games.shadowscape.scoring import shards_of
from engine.games.shadowscape.table import cards_of, hero_of
from engine.games.shadowscape.tasks import (
    TurnsDue,
)
from engine.games.shadowscape.zones import (
    ACTION_BACK,
    ACTION_DECK,
    ACTIONS,
    AWAKE,
    DEEDS,
    DEEP_BACK,
    DUNGEON,
    FATE_DECK,
    FATE_DISCARD,
    FIRST,
    GEAR,
    GEAR_DECK,
    HAND,
    HERO,
    HERO_BACK,
    HOME,
    LAYING,
    LORD,
    LORD_BACK,
    PILE,
    PLACE,
    REMOVED,
    ROOM,
    ROOM_BACK,
    STANDS,
    TOKENS,
    TREASURES,
    WHISPER_BACK,
    WHISPER_DECK,
    WHISPERS,
    WORN,
    WOUNDS,
)
from tests.builders import Table

GAME = Shadowscape()
INNER = [place for place in range(25) if place not in CORNERS]
DECKS = (ACTION_DECK, GEAR_DECK, WHISPER_DECK, REMOVED, *PILE, TREASURES, FATE_DECK, FATE_DISCARD)


class Dungeon(Table):
    """A table of Shadowscape, laid out by name; `ready` asks seat 0 for its first action."""

    def __init__(
        self,
        *heroes: str,
        rooms: dict[int, str] | None = None,
        mode: str = "competitive",
        advanced: str = "off",
        lord: str = "varkhul_the_unburied",
        seed: int = 1,
        **options: str,
    ) -> None:
        self.game = GAME
        names = heroes or ("fengray", "arani")
        together = mode == "cooperative"
        self.world = blank(GAME, len(names), GAME.complete({"mode": mode, "advanced": advanced, **options}), seed)
        self.last = []
        self.events = []
        self.fold(fact for fact in setup.lay() if not isinstance(fact, Planned))
        self.lay_rooms(rooms or {})
        whispers = box().whispers
        ones = tuple(id for id, one in whispers.items() if one.shards == 1)
        self.fold([Placed(tuple(id for id in whispers if id not in ones), WHISPER_DECK, DOWN, DEEP_BACK)])
        self.fold([Placed(ones, WHISPER_DECK, DOWN, WHISPER_BACK)])
        self.fold([Placed((lord,), LORD, OTHER if together else UP, LORD_BACK), FIRST.to(0)])
        for seat, (hero, corner) in enumerate(zip(names, (0, 24, 4, 20), strict=False)):
            self.fold([Placed((hero,), HERO[seat], UP, HERO_BACK)])
            self.fold([Placed(CARDS_OF[hero], DEEDS[seat], UP, ACTION_BACK)])
            self.fold([PLACE.to(corner, seat), HOME.to(corner, seat)])

    def fold(self, facts: Iterable[Any]) -> None:
        for fact in facts:
            fold(self.world, fact)

    def lay_rooms(self, rooms: dict[int, str]) -> None:
        for place in sorted(CORNERS):
            start = list(box().starts)[sorted(CORNERS).index(place)]
            self.lay(start, LAYING, DUNGEON, OTHER if CORNERS[place][0] == "b" else UP)
        self.fold([Placed(tuple(box().rooms), LAYING, UP, ROOM_BACK)])
        others = [kind for kind in box().rooms if kind not in rooms.values()]
        for place in INNER:
            kind = rooms[place] if place in rooms else others.pop(0)
            piece = next(card for card in self.world.lying(LAYING) if self.world.kinds[card] == kind)
            self.fold([Moved((piece,), LAYING, DUNGEON, place, UP)])

    # Laying things out

    def ready(self) -> "Dungeon":
        """Seat 0 is asked for its first action."""
        self.due(TurnsDue())
        return self

    def take(self, kind: str, to: str, side: Any = UP, at: int | None = None) -> int:
        """A piece of this kind, or whose kind begins so, from wherever it waits."""
        for zone in DECKS:
            for piece in self.world.lying(zone):
                if self.world.kinds[piece] == kind or self.world.kinds[piece].startswith(f"{kind}_"):
                    self.fold([Moved((piece,), zone, to, at, side)])
                    return piece
        raise AssertionError(f"no {kind} is left")

    def enemy(self, kind: str, room: str) -> int:
        return self.take(kind, ROOM[self.place(room)])

    def treasure(self, value: int, room: str) -> int:
        kind = next(
            self.world.kinds[piece]
            for piece in self.world.lying(TREASURES)
            if box().treasures[self.world.kinds[piece]].value == value
        )
        return self.take(kind, ROOM[self.place(room)])

    def token(self, kind: str, seat: int = 0) -> int:
        """A trophy by its kind, a treasure by `treasure`."""
        if kind == "treasure":
            kind = self.world.kinds[self.world.lying(TREASURES)[0]]
        return self.take(kind, TOKENS[seat])

    def hold(self, *kinds: str, seat: int = 0) -> list[int]:
        """Fate cards into a hand, by id or by title."""
        side = UP if self.world.options["mode"] == "cooperative" else DOWN
        return [self.take(kind, HAND[seat], side) for kind in kinds]

    def wear(self, kind: str, seat: int = 0) -> int:
        return self.take(kind, WORN[seat])

    def offer(self, *kinds: str) -> "Dungeon":
        for kind in kinds:
            content = box()
            offer = WHISPERS if kind in content.whispers else GEAR if kind in content.equipment else ACTIONS
            self.take(kind, offer)
        return self

    def top(self, *kinds: str) -> "Dungeon":
        """Fate cards on top of the deck, the last named topmost."""
        for kind in kinds:
            self.take(kind, FATE_DECK, DOWN)
        return self

    def at(self, room: str, seat: int = 0) -> "Dungeon":
        self.fold([PLACE.to(self.place(room), seat)])
        return self

    def wounded(self, card: int, wounds: int = 1) -> "Dungeon":
        self.fold([WOUNDS.to(wounds, card)])
        return self

    def up(self, card: int, side: Any) -> "Dungeon":
        self.fold([Turned(card, side)])
        return self

    def wake(self) -> "Dungeon":
        self.fold([AWAKE.to(STANDS)])
        return self

    # Playing

    def use(self, name: str, seat: int = 0) -> "Dungeon":
        """Use the side of this name, boosting nothing unless asked further."""
        self.act(seat, a.Use(self.card(name, seat)))
        return self

    def move(self, number: int = 0, seat: int = 0) -> "Dungeon":
        self.act(seat, a.Move(cards_of(self.world, seat)[number]))
        return self

    def step(self, *rooms: str, seat: int = 0) -> "Dungeon":
        for room in rooms:
            self.act(seat, a.Step(self.place(room)))
        return self

    def go(self, seat: int = 0) -> "Dungeon":
        self.act(seat, a.Go())
        return self

    def alter(self, title: str, seat: int = 0) -> "Dungeon":
        """Play a Fate card of this title from the hand."""
        fate = next(card for card in self.world.lying(HAND[seat]) if self.world.kinds[card].startswith(title))
        self.act(seat, a.Alter(fate))
        return self

    def end(self, seat: int = 0) -> "Dungeon":
        self.act(seat, a.EndActions())
        return self

    # Looking

    def place(self, room: str) -> int:
        return chart_of(self.world).places[room]

    def where(self, piece: int) -> str:
        """The room in which an enemy or a treasure is."""
        place = next(place for place in range(25) if piece in self.world.zones[ROOM[place]])
        return chart_of(self.world).kinds[place]

    def stands(self, seat: int = 0) -> str:
        return chart_of(self.world).kinds[PLACE(self.world, seat)]

    def card(self, name: str, seat: int = 0) -> int:
        """An action card by the name of either side, turned to it."""
        for card in cards_of(self.world, seat):
            action = box().action(self.world.kinds[card])
            for side in ("a", "b"):
                if action.face(side).name == name:
                    if self.world.sides[card] != side:
                        self.up(card, side)
                    return card
        raise AssertionError(f"no card {name}")

    def hero(self, seat: int = 0) -> int:
        return hero_of(self.world, seat)

    def hand(self, seat: int = 0) -> int:
        return len(self.world.zones[HAND[seat]])

    def ask(self, seat: int = 0) -> Any:
        return self.world.ask_of(seat)

    def offers(self, kind: type, seat: int = 0) -> list[Any]:
        return [action for action in self.legal(seat) if isinstance(action, kind)]

    def told(self, note: str) -> tuple[Any, ...]:
        """What a note of the latest happening said."""
        return next(fact.args for fact in self.last if getattr(fact, "note", None) == note)

    def shards(self, seat: int = 0) -> int:
        return shards_of(self.world, seat)
