"""What the board of Quests of Shadowgate shows, as plain frozen values.

Filled by `scene` from what the viewer may see; the painters draw them and know neither World nor rules. Everything the
cursor can be on is a `Slot`, which knows the action it stands for and whether the question is about such things.
"""

from __future__ import annotations

import msgspec

from engine.games.quests_of_shadowgate.content.forms import Ability, Character, Level, Quest
from engine.games.quests_of_shadowgate.content.vocabulary import NOTHING, Three
from tui.board.spots import DIGITS, Slot, Spot, View, in_area
from tui.draw.canvas import Words

HAND, QUESTS, STAFF, ITEMS, POOL, TURN, CHOICE = "hand", "quests", "staff", "items", "pool", "turn", "choice"
YOU, EVENT, LIT, DRAFT = "you", "event", "lit", "draft"
PLAY, DRAFTING = "play", "drafting"


def seat_area(seat: int) -> str:
    """The area of another player; seats count from 0."""
    return f"seat{seat}"


class Verdict(msgspec.Struct, frozen=True):
    """What a card is good for now, in 15 cells and in 8, and its role."""

    text: str
    short: str
    role: str = "dim"


class Card(Slot, frozen=True, kw_only=True):
    """A card of the adventure deck by kind. `suggested`: it belongs to the cheapest payment.

    `cost` is there where the event in force changes what the item costs, `worth` where one has to go.
    """

    kind: str
    verdict: Verdict | None = None
    suggested: bool = False
    cost: Three | None = None
    word: str = ""
    worth: float = 0.0


class Servant(msgspec.Struct, frozen=True):
    """An item that would serve a quest, and whether it stays afterwards."""

    item: int
    kind: str
    stays: bool


class QuestView(Slot, frozen=True, kw_only=True):
    """An open quest: `levels` the viewer's items reach, `points` of the four levels now, what would be short to pay.

    `is_mine`: the viewer can pay for it in this very turn, so what is reached is a promise and not a forecast.
    `net`: what the best level brings now, in halves, less what the items it uses up would have scored.
    """

    face: Quest
    levels: tuple[Level, ...] = ()
    points: tuple[int, ...] = (1, 3, 5, 8)
    short: Three | None = None
    servants: tuple[Servant, ...] = ()
    net: int = 0
    is_mine: bool = False
    is_top: bool = False
    is_chosen: bool = False


class Holder(msgspec.Struct, frozen=True):
    """A seat that has an item of some type, first or not."""

    seat: int
    first: bool


class TypeMark(Slot, frozen=True, kw_only=True):
    """A type on the Staff's track, with who has it."""

    type: str
    holders: tuple[Holder, ...] = ()
    base: bool = False


class StaffView(Slot, frozen=True, kw_only=True):
    """The Staff of Ages: its cost, what the viewer still needs, in words, and who lacks nothing but the cost."""

    cost: Three
    found: int
    note: str = ""
    makers: tuple[int, ...] = ()


class ItemView(Slot, frozen=True, kw_only=True):
    """An acquired item. `stays`: of a base type of its owner. `serves`: it would serve the quest at hand.

    `loss` is what its owner's sheet would lose with it, in halves, where one is to serve.
    """

    kind: str
    first: bool = False
    used: bool = False
    stays: bool = False
    serves: bool = False
    loss: int = 0


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A player with everything that lies in front of them. `match` is the running score in halves, if there is one."""

    seat: int
    name: str
    kind: str = ""
    status: str = ""
    character: Character | None = None
    ability: Ability | None = None
    vp: int = 0
    hand: int = 0
    match: int | None = None
    ending: tuple[tuple[str, int], ...] = ()
    who: tuple[Slot, ...] = ()
    items: tuple[ItemView, ...] = ()
    in_turn: bool = False


class Button(Slot, frozen=True, kw_only=True):
    """Something to do that is no card: stop, cycle, take back, pay as suggested, play an event."""

    label: str
    brief: str = ""
    key: str = ""
    name: str = ""
    pieces: tuple[int, ...] = ()


class Pile(Slot, frozen=True, kw_only=True):
    """A pile of cards: `deck`, `discard`, `quests` still to come or `done`."""

    name: str
    count: int


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """The turn under way: whose, the torch, actions left of how many; `note` tells of another player's purchase."""

    seat: int | None = None
    torch: str | None = None
    left: int = 0
    of: int = 0
    note: Words = ()


class Purchase(msgspec.Struct, frozen=True, kw_only=True):
    """The viewer's open purchase: what there is towards what is needed, and what follows when the cost is met."""

    title: str
    cost: Three
    means: Three
    paid: Three = NOTHING
    missing: Three = NOTHING
    cards: tuple[Card, ...] = ()
    left: int = 0
    suggestion: Words = ()
    reach: Words = ()
    after: Words = ()


class Option(Slot, frozen=True, kw_only=True):
    """One answer of a question that is not about cards on the table; `best`: it brings or saves most on balance."""

    title: str
    role: str = "bright"
    lines: tuple[Words, ...] = ()
    name: str = ""
    best: bool = False


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Such a question: a level, a stat to double, what the Staff gives."""

    title: Words
    note: Words = ()


class DraftFace(Slot, frozen=True, kw_only=True):
    """One side of a character or ability card on offer, or taken by a seat."""

    face: Character | Ability
    side: str
    star: bool = False
    taken: int | None = None
    is_up: bool = True


class Seating(msgspec.Struct, frozen=True, kw_only=True):
    """The draft's order: seats as they choose, how many have, and the running score where games went before."""

    order: tuple[int, ...] = ()
    done: int = 0
    game: int = 1
    goal: str = ""


class Table(View, msgspec.Struct, frozen=True, kw_only=True):
    """The whole board from one viewer's place; `you` is nearest, a spectator gets the first seat there."""

    mode: str = PLAY
    you: Person
    others: tuple[Person, ...] = ()
    mine: bool = True
    knows_hand: bool = True
    hand: tuple[Card, ...] = ()
    hand_title: str = "Your hand"
    hand_note: Words = ()
    quests: tuple[QuestView, ...] = ()
    staff: StaffView
    track: tuple[TypeMark, ...] = ()
    pool: tuple[Slot, ...] = ()
    event: tuple[Card, ...] = ()
    event_owner: int | None = None
    lit: tuple[Card, ...] = ()
    turn: Turn = Turn()
    buttons: tuple[Button, ...] = ()
    purchase: Purchase | None = None
    choice: Choice | None = None
    options: tuple[Option, ...] = ()
    draft: tuple[DraftFace, ...] = ()
    seating: Seating = Seating()
    names: tuple[str, ...] = ()

    def slots(self, area: str) -> tuple[Slot, ...]:
        """The things of an area."""
        if area == YOU:
            return self.you.who
        if area.startswith("seat"):
            other = self.person(area)
            return () if other is None else (*other.who, *other.items)
        if area == STAFF:
            return (self.staff, *self.track) if self.mode == PLAY else ()
        return {
            HAND: self.hand,
            QUESTS: self.quests,
            ITEMS: self.you.items,
            POOL: self.pool,
            TURN: self.buttons,
            CHOICE: self.options,
            EVENT: self.event,
            LIT: self.lit,
            DRAFT: self.draft,
        }[area]

    def person(self, area: str) -> Person | None:
        """Whose area it is, if it is a player's."""
        if area == YOU:
            return self.you
        return next((person for person in self.others if seat_area(person.seat) == area), None)

    def areas(self) -> tuple[str, ...]:
        """The areas that hold anything, in the order of Tab: what is asked first, then from the own hand outwards."""
        if self.mode == DRAFTING:
            return (DRAFT,) if self.draft else ()
        order = (CHOICE, HAND, TURN, QUESTS, ITEMS, POOL, *(seat_area(other.seat) for other in self.others))
        return tuple(area for area in (*order, STAFF, EVENT, YOU, LIT) if self.slots(area))

    def keyed(self) -> tuple[Spot, ...]:
        """The things with a digit: answers where a question has some, else the draft or the hand."""
        return in_area(self, CHOICE if self.options else DRAFT if self.mode == DRAFTING else HAND)[:DIGITS]

    def lettered(self, letter: str) -> tuple[Spot, ...]:
        """The button with this letter on it."""
        return tuple(Spot(TURN, index) for index, button in enumerate(self.buttons) if button.key == letter)
