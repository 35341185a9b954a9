"""What the Fairy Tale board shows, as plain frozen values.

The screen fills these from what the viewer may see; board, cards and sheet draw them and know neither World nor rules.
A face the viewer does not know carries no name at all: `CardFace.unknown()`.
"""

from __future__ import annotations

import msgspec

from tui.board.spots import DIGITS, Slot, Spot, View, in_area, is_legal
from tui.draw.canvas import Words

HAND = "hand"
KEPT = "kept"
SPOTS = 12
"""Cards in a row when the game ends."""

PACKET = 5
"""Cards in a hand when a round begins, and picks kept when it is drafted."""


def row_area(seat: int) -> str:
    """The area of a seat's row; seats count from 0."""
    return f"row{seat}"


def seat_of(area: str) -> int | None:
    """Whose row an area is, if it is a row."""
    return int(area[3:]) if area.startswith("row") else None


class CardFace(msgspec.Struct, frozen=True, kw_only=True):
    """A card as one viewer sees it.

    `lines` is the name in two lines of 13, `compact` in two of 11, `short` in one of 13. `badge` is the printed value,
    `points` what it scores now in its row, `maths` how (`3×1`), `worth` what it would add to the viewer's score.
    `effect` is what it does in words and signs, wrapped at 13 in four lines; a line break in it is kept. `swaps` tells
    that revealing it makes partners swap a card as well.
    """

    title: str = ""
    lines: tuple[str, ...] = ()
    short: str = ""
    compact: tuple[str, ...] = ()
    faction: str = "all"
    category: str = "all"
    badge: str = ""
    effect: str = ""
    flavour: str = ""
    copies: int = 0
    points: int | None = None
    maths: str = ""
    worth: int | None = None
    swaps: bool = False
    up: bool = True
    known: bool = True

    @staticmethod
    def unknown() -> CardFace:
        """A card lying face down that the viewer may not know."""
        return CardFace(up=False, known=False)


class Card(Slot, frozen=True, kw_only=True):
    """A card in its place; `chosen`: it is kept, played or given already.

    `change` tells what happened to it since the viewer's last turn: `new`, `up`, `down`, `swap` or nothing; `promise`
    what it would add beside this round's picks.
    """

    face: CardFace
    chosen: bool = False
    promise: int = 0
    change: str = ""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A player with the row in front of them. `status` is `thinking`, `ready` or nothing.

    `together` is what partners have between them, `ally` whether this is the viewer's; `call` says what is to be chosen
    from this row now.
    """

    seat: int
    name: str
    kind: str = ""
    status: str = ""
    score: int = 0
    together: int | None = None
    ally: bool = False
    call: str = ""
    row: tuple[Card, ...] = ()

    @property
    def down(self) -> int:
        return sum(not slot.face.up for slot in self.row)


class Table(View, msgspec.Struct, frozen=True, kw_only=True):
    """The whole board from one viewer's place.

    `you` is the row at the bottom; a spectator gets any seat there, `mine` False and no hand. `kept` are the picks of
    this round, `picks` how many there will be (0: no draft going on). `holds_cards`: the hand wants room, also empty.
    """

    you: Player
    others: tuple[Player, ...] = ()
    hand: tuple[Card, ...] = ()
    hand_title: str = "Your hand"
    hand_note: Words = ()
    kept: tuple[Card, ...] = ()
    picks: int = 0
    kept_note: str = ""
    mine: bool = True
    holds_cards: bool = True

    def slots(self, area: str) -> tuple[Card, ...]:
        """The cards of an area."""
        if area == HAND:
            return self.hand
        if area == KEPT:
            return self.kept
        return next((player.row for player in (*self.others, self.you) if row_area(player.seat) == area), ())

    def areas(self) -> tuple[str, ...]:
        """The areas that hold cards, in the order of Tab: hand, own row, picks, then the others."""
        rows = (row_area(player.seat) for player in self.others)
        order = (HAND, row_area(self.you.seat), KEPT, *rows)
        return tuple(area for area in order if self.slots(area))

    def keyed(self) -> tuple[Spot, ...]:
        """The cards with a digit, the first with 1: where cards of a row are asked for those, else the hand."""
        rows = (row_area(player.seat) for player in (self.you, *self.others))
        asked = [spot for area in rows for spot in in_area(self, area) if is_legal(self, spot)]
        return tuple(asked or in_area(self, HAND))[:DIGITS]
