"""Shadowrift in a test's words: a town laid by name, monsters on the track, hands, purses; then who does what.

`Siege` lays the first-game stacks against a faction and empties hands, Town and track: a test says all it needs.
"""

from typing import Any

from engine.core import Event, Moved, World, blank, fold, lay_table, perform, settle
from engine.core.facts import DOWN, UP, Done, Noted, Planned
from engine.core.places import Counter
from engine.games.shadowrift.content.printed import SORT
from engine.games.shadowrift.game import Shadowrift
from engine.games.shadowrift.table import on_track
from engine.games.shadowrift.tasks import ActDue, EffectDue
from engine.games.shadowrift.words.story import Story
from engine.games.shadowrift.zones import (
    AREA,
    BASE,
    BURNS,
    CORPSES,
    DECK,
    DISCARD,
    FREEZES,
    HAND,
    HEROISM,
    HITS,
    LAYOUT,
    MAGIC_DECK,
    MONSTER_DECK,
    MONSTER_TOP,
    PLAY,
    PURSE,
    SEALED,
    SPACE,
    STACK,
    TOTEMS,
    TOWN_DECK,
    TOWN_DISCARD,
    TRACK,
    TRAVELLER,
    TRAVELLER_DECK,
    WALLS,
    WOUNDS,
    ZOMBIES,
)
from tests.builders import Table

GAME = Shadowrift()
HERO_STOCK = (*BASE, *STACK, WOUNDS, BURNS, HEROISM)
TOWN_STOCK = (TOWN_DECK, TOWN_DISCARD, TRAVELLER_DECK, *TRAVELLER, WALLS, CORPSES, FREEZES)
MONSTER_STOCK = (MONSTER_DECK, MONSTER_TOP, TOTEMS, ZOMBIES)


class Siege(Table):
    """A table in the Heroes act of round 1, with nobody in Town, no monster in play and empty hands."""

    def __init__(self, seats: int = 2, faction: str = "dragons", seed: int = 1, **options: str) -> None:
        self.game = GAME
        chosen = {"faction": faction, "stacks": "first", **options}
        self.world = blank(GAME, seats, GAME.complete(chosen), seed)
        lay_table(GAME, self.world)
        self.last: list[Any] = []
        self.events = []
        self.clear()

    def clear(self) -> None:
        """Everything in play goes back where it came from; the heroes are asked to act."""
        world = self.world
        for zone in (*TRACK, AREA):
            for card in tuple(world.pieces(zone)):
                self.move(card, zone, MONSTER_DECK, 0, DOWN)
        for zone in SPACE:
            for card in tuple(world.pieces(zone)):
                self.move(card, zone, TOWN_DECK, 0, DOWN)
        for zone in TRAVELLER:
            for card in tuple(world.pieces(zone)):
                self.move(card, zone, TRAVELLER_DECK, 0, DOWN)
        for seat in range(world.seats):
            for zone in (HAND[seat], DISCARD[seat]):
                for card in tuple(world.pieces(zone)):
                    self.move(card, zone, DECK[seat], 0, DOWN)
        for name, key in list(world.counts):
            counter = LAYOUT.counters[name]
            if name in ("power", "token") or counter.of != "table":
                fold(world, counter.to(counter.default, key))
        while not isinstance(world.agenda[-1], ActDue):
            fold(world, Done())
        assert set(world.waiting()) == set(range(world.seats))

    def move(self, card: int, origin: str, to: str, at: int | None = None, side: Any = UP) -> int:
        fold(self.world, Moved((card,), origin, to, at, side))
        return card

    # Laying things out

    def find(self, kind: str, stock: tuple[str, ...]) -> tuple[int, str]:
        """A card of a kind, and where it lies, of the places that it may be taken from."""
        for zone in stock:
            for card in reversed(self.world.pieces(zone)):
                if self.world.kinds[card] == kind:
                    return card, zone
        raise AssertionError(f"there is no {kind} left")

    def town(self, *kinds: str, discard: tuple[str, ...] = ()) -> list[int]:
        """Cards in the spaces from 1 on; an empty text leaves a space empty."""
        laid = []
        for space, kind in enumerate(kinds):
            if kind:
                card, zone = self.find(kind, TOWN_STOCK)
                laid.append(self.move(card, zone, SPACE[space]))
        for kind in discard:
            card, zone = self.find(kind, tuple(z for z in TOWN_STOCK if z != TOWN_DISCARD))
            self.move(card, zone, TOWN_DISCARD)
        return laid

    def town_deck(self, *kinds: str) -> None:
        """The Town deck, the first named on top; what was in it goes to the Traveller deck."""
        for card in tuple(self.world.pieces(TOWN_DECK)):
            self.move(card, TOWN_DECK, TRAVELLER_DECK, 0, DOWN)
        for kind in reversed(kinds):
            card, zone = self.find(kind, TOWN_STOCK[1:])
            self.move(card, zone, TOWN_DECK, None, DOWN)

    def monster(self, kind: str, space: int = 0, hits: int = 0) -> int:
        card, zone = self.find(kind, MONSTER_STOCK)
        self.move(card, zone, TRACK[space])
        if hits:
            self.set(HITS, hits, card)
        return card

    def monster_next(self, kind: str) -> int:
        """The open card of the monster deck; what lay open goes under the deck."""
        for card in tuple(self.world.pieces(MONSTER_TOP)):
            self.move(card, MONSTER_TOP, MONSTER_DECK, 0, DOWN)
        card, zone = self.find(kind, MONSTER_STOCK)
        return self.move(card, zone, MONSTER_TOP)

    def area(self, *kinds: str) -> list[int]:
        laid = []
        for kind in kinds:
            card, zone = self.find(kind, MONSTER_STOCK)
            laid.append(self.move(card, zone, AREA))
        return laid

    def hand(self, seat: int, *kinds: str) -> list[int]:
        return [self.take(kind, seat, HAND[seat], DOWN) for kind in kinds]

    def discard(self, seat: int, *kinds: str) -> list[int]:
        return [self.take(kind, seat, DISCARD[seat], UP) for kind in kinds]

    def play_area(self, seat: int, *kinds: str) -> list[int]:
        return [self.take(kind, seat, PLAY[seat], UP) for kind in kinds]

    def purse(self, seat: int, count: int) -> list[int]:
        return [self.take("coin", seat, PURSE[seat], UP) for _ in range(count)]

    def deck(self, seat: int, *kinds: str) -> None:
        """The hero's deck, the first named on top; nothing else is in it."""
        for card in tuple(self.world.pieces(DECK[seat])):
            self.move(card, DECK[seat], SEALED)
        for kind in reversed(kinds):
            card, zone = self.find(kind, (*HERO_STOCK, SEALED))
            self.move(card, zone, DECK[seat], None, DOWN)

    def take(self, kind: str, seat: int, to: str, side: Any) -> int:
        card, zone = self.find(kind, (*HERO_STOCK, SEALED, DECK[seat]))
        return self.move(card, zone, to, None, side)

    def magic_next(self, *kinds: str) -> None:
        """The next Magic to be drawn, in this order."""
        for kind in reversed(kinds):
            card, zone = self.find(kind, (MAGIC_DECK,))
            self.move(card, zone, MAGIC_DECK, None, DOWN)

    def due_magic(self, kind: str) -> None:
        """The newest monster draws this Magic; without one, somebody unseen does."""
        self.magic_next(kind)
        monsters = on_track(self.world)
        self.due(
            EffectDue(self.find("eye_of_the_storm", MONSTER_STOCK)[0], "does", 0, monsters[-1] if monsters else None)
        )

    def set(self, counter: Counter, value: int, key: int | None = None) -> None:
        fold(self.world, counter.to(value, key))

    # Playing

    def does(self, seat: int, action: Any) -> list[Any]:
        self.before, self.planned = self.world.copy(), list[Any]()
        self.last = perform(GAME, self.world, seat, action)
        return self.last

    def due(self, *tasks: Any) -> list[Any]:  # type: ignore[override]
        """Let these tasks happen on top of everything, in this order, up to the next question."""
        self.before = self.world.copy()
        self.planned = [Planned(tuple(reversed(tasks)))]
        fold(self.world, self.planned[0])
        self.last = []
        settle(GAME, self.world, self.last)
        return self.last

    def offers(self, seat: int, kind: type) -> list[Any]:
        return [action for action in GAME.legal(self.world, seat) if isinstance(action, kind)]

    def refusal(self, seat: int, action: Any) -> str:
        return GAME.why_not(self.world, seat, action) or ""

    # Looking

    def kinds(self, zone: str, up: bool | None = None) -> list[str]:
        return [self.world.kinds[card] for card in self.world.pieces(zone)]

    def spaces(self) -> list[str]:
        return ["".join(self.kinds(zone)) for zone in SPACE]

    def noted(self, note: str) -> list[tuple[Any, ...]]:
        return [fact.args for fact in self.last if isinstance(fact, Noted) and fact.note == note]

    def story(self) -> list[str]:
        """What the last thing that happened is told as, to everybody's eyes."""
        names = [f"Hero{seat}" for seat in range(self.world.seats)]
        return [f"{names[line.seat]} {line.text}" if line.seat is not None else line.text for line in told(self, names)]

    def sort(self, card: int) -> str:
        return SORT[self.world.kinds[card]]


def told(siege: Siege, names: list[str]) -> list[Any]:
    begun = siege.before.copy()
    return Story.narrate(begun, Event(0, None, 0, 0, None, tuple(siege.planned + siege.last)), names)


def fresh(seats: int = 2, **options: str) -> World:
    """A table as it is laid, in round 1, with nothing changed."""
    world = blank(GAME, seats, GAME.complete(options), 1)
    lay_table(GAME, world)
    return world
