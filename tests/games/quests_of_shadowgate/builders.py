"""Quests of Shadowgate in a test's words: cards by their id, characters, abilities and quests by their name."""

from typing import Any

from engine.core import Counted, Entered, Moved, Planned, blank, fold
from engine.core.facts import UP, Side
from engine.games.quests_of_shadowgate import actions, setup
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.game import QuestsOfShadowgate
from engine.games.quests_of_shadowgate.tasks import ActionsDue, DrawPhaseDue, EndDue, TidyDue, TurnDue
from engine.games.quests_of_shadowgate.zones import (
    ABILITIES,
    ABILITY,
    ACTIONS,
    CHARACTER,
    CHARACTERS,
    DECK,
    DISCARD,
    EVENT,
    EVENT_OWNER,
    FIRST,
    HAND,
    ITEMS,
    OPEN_QUESTS,
    PAYMENT,
    POOL,
    QUEST_DECK,
    QUESTS,
    VP,
)
from engine.games.quests_of_shadowgate.zones import GAME as GAME_NUMBER
from tests.builders import Table

GAME = QuestsOfShadowgate()


def face(cards: dict[str, Any], name: str) -> tuple[str, Side]:
    """The card and the side that bear a name."""
    sides: tuple[Side, Side] = ("a", "b")
    return next((id, side) for id, card in cards.items() for side in sides if getattr(card, side).name == name)


class Gate(Table):
    """A table of Quests of Shadowgate; unless begun, everything lies in its deck and nothing is due."""

    def __init__(self, seats: int = 2, seed: int = 1, unboxed: bool = True, **options: str) -> None:
        self.game = GAME
        self.world = blank(GAME, seats, GAME.complete(options), seed)
        self.last: list[Any] = []
        self.events: list[Any] = []
        if unboxed:
            for fact in setup.lay(self.world.options):
                if not isinstance(fact, Planned):
                    fold(self.world, fact)
            fold(self.world, GAME_NUMBER.to(1))

    # Laying things out

    def plays(self, seat: int, character: str, ability: str = "") -> "Gate":
        """This seat's character and ability, with the named side up."""
        id, side = face(box().characters, character)
        self.lay(id, CHARACTERS, CHARACTER[seat], side)
        if ability:
            id, side = face(box().abilities, ability)
            self.lay(id, ABILITIES, ABILITY[seat], side)
        return self

    def hand(self, seat: int, *ids: str) -> "Gate":
        for id in ids:
            self.lay(id, DECK, HAND[seat])
        return self

    def items(self, seat: int, *ids: str) -> "Gate":
        """Acquired items, `1` behind those that are first of their type."""
        for id in ids:
            piece = self.lay(id.rstrip("1"), DECK, ITEMS[seat], UP)
            if id.endswith("1"):
                fold(self.world, FIRST.to(1, piece))
        return self

    def pool(self, *ids: str) -> "Gate":
        for id in ids:
            self.lay(id, DECK, POOL, UP)
        return self

    def quests(self, *names: str) -> "Gate":
        """Open quests: the column from its first place, the fourth as the top of the deck."""
        for name, zone in zip(names, OPEN_QUESTS, strict=False):
            id, side = face(box().quests, name)
            self.lay(id, QUEST_DECK, zone, side)
        return self

    def stack(self, *ids: str) -> "Gate":
        """These cards will be drawn next, in this order."""
        for id in reversed(ids):
            self.lay(id, DECK, DECK)
        return self

    def discards(self, *ids: str) -> "Gate":
        for id in ids:
            self.lay(id, DECK, DISCARD, UP)
        return self

    def event(self, seat: int, id: str) -> "Gate":
        """The event in force, played by this seat."""
        self.lay(id, DECK, EVENT, UP)
        fold(self.world, EVENT_OWNER.to(seat + 1))
        return self

    def vp(self, *points: int) -> "Gate":
        for seat, count in enumerate(points):
            fold(self.world, VP.to(count, seat))
        return self

    def put(self, fact: Counted | Moved) -> "Gate":
        fold(self.world, fact)
        return self

    # Playing

    def turn(self, seat: int) -> "Gate":
        """This seat's turn begins."""
        self.due(TurnDue(seat))
        return self

    def acting(self, seat: int, count: int) -> "Gate":
        """This seat is in its action phase, with so many actions."""
        fold(self.world, Entered("action", seat))
        fold(self.world, ACTIONS.to(count))
        self.due(EndDue(seat), TidyDue(seat), DrawPhaseDue(seat), ActionsDue(seat))
        return self

    def light(self, seat: int, id: str) -> "Gate":
        self.act(seat, actions.LightTorch(self.card(id)))
        return self

    def play_event(self, seat: int, id: str) -> "Gate":
        self.act(seat, actions.PlayEvent(self.card(id)))
        return self

    def start_item(self, seat: int, id: str) -> "Gate":
        self.act(seat, actions.StartItem(self.card(id)))
        return self

    def start_quest(self, seat: int, name: str) -> "Gate":
        self.act(seat, actions.StartQuest(self.quest(name)))
        return self

    def start_theft(self, seat: int, id: str) -> "Gate":
        self.act(seat, actions.StartTheft(self.card(id)))
        return self

    def pay(self, seat: int, *ids: str) -> "Gate":
        for id in ids:
            self.act(seat, actions.Pay(self.card(id)))
        return self

    def buy(self, seat: int, id: str, *payment: str) -> "Gate":
        return self.start_item(seat, id).pay(seat, *payment)

    def level(self, seat: int, level: Any) -> "Gate":
        self.act(seat, actions.ChooseLevel(level))
        return self

    def stop(self, seat: int) -> "Gate":
        self.act(seat, actions.EndActions())
        return self

    def draw(self, seat: int, times: int = 1) -> "Gate":
        for _ in range(times):
            self.act(seat, actions.DrawCard())
        return self

    def take(self, seat: int, id: str) -> "Gate":
        self.act(seat, actions.TakeCard(self.card(id)))
        return self

    def discard(self, seat: int, *ids: str) -> "Gate":
        for id in ids:
            self.act(seat, actions.DiscardCard(self.card(id)))
        return self

    def cycle(self, seat: int) -> "Gate":
        self.act(seat, actions.Cycle())
        return self

    # Looking

    def card(self, id: str) -> int:
        """The piece of this kind: every kind of adventure card is there once."""
        return self.world.kinds.index(id)

    def quest(self, name: str) -> int:
        return self.world.kinds.index(face(box().quests, name)[0])

    def held(self, seat: int) -> list[str]:
        return self.kinds(HAND[seat])

    def acquired(self, seat: int) -> list[str]:
        return self.kinds(ITEMS[seat])

    def is_first(self, id: str) -> bool:
        return bool(FIRST(self.world, self.card(id)))

    def open_quests(self) -> list[str]:
        """The names of the open quests, the top of the deck last."""
        world = self.world
        return [
            box().quest(world.kinds[piece], world.sides[piece]).name
            for zone in OPEN_QUESTS
            for piece in world.lying(zone)
        ]

    def column(self) -> list[str]:
        world = self.world
        return [box().quest(world.kinds[p], world.sides[p]).name for zone in QUESTS for p in world.lying(zone)]

    def actions(self) -> int:
        return ACTIONS(self.world)

    def points(self, seat: int) -> int:
        return VP(self.world, seat)

    def offers(self, seat: int, kind: type) -> list[Any]:
        """What a seat may do of one sort."""
        return [action for action in self.legal(seat) if isinstance(action, kind)]

    def startable(self, seat: int) -> list[str]:
        return [self.world.kinds[action.card] for action in self.offers(seat, actions.StartItem)]

    def payable(self, seat: int) -> list[str]:
        return [self.world.kinds[action.card] for action in self.offers(seat, actions.Pay)]

    def payment(self, seat: int) -> list[str]:
        return self.kinds(PAYMENT[seat])


def a_game(seats: int = 2, seed: int = 1, **options: str) -> Gate:
    """A real game, laid out and waiting for its first choice."""
    gate = Gate(seats, seed, unboxed=False, **options)
    gate.begin()
    return gate
