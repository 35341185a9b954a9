"""What Lanterns is made of: zones, counters, actions, asks and tasks."""

from typing import ClassVar

import msgspec

from engine.core.asks import TOGETHER, Manner
from engine.core.pieces import Ref
from engine.core.places import ALL, NOBODY, OWNER, Layout, counter, piece_counter, seat_counter, seat_zone, zone

DECK = zone("deck", up=NOBODY, down=NOBODY)
BAG = zone("bag", up=NOBODY, down=NOBODY, loose=True)
OFFER = zone("offer", up=ALL, down=NOBODY)
HAND = seat_zone("hand", up=OWNER, down=OWNER, loose=True)
PICK = seat_zone("pick", up=OWNER, down=OWNER, loose=True)
ROW = seat_zone("row", up=ALL, down=OWNER)
FAN = seat_zone("fan", up=ALL, down=OWNER, loose=True)

ROUND = counter("round", 0, 3)
POINTS = seat_counter("points", 0, 99)
OIL = seat_counter("oil", 0, 9, default=2)
GLOW = piece_counter("glow", 0, 9)

LAYOUT = Layout((DECK, BAG, OFFER, HAND, PICK, ROW, FAN), (ROUND, POINTS, OIL, GLOW))


class Deed(msgspec.Struct, frozen=True, tag=str.lower, tag_field="action", forbid_unknown_fields=True):
    """What actions have in common."""


class Pick(Deed, frozen=True):
    """Choose this card of the hand for the reveal."""

    card: Ref


class Light(Deed, frozen=True):
    """Let this card of one's own row glow."""

    card: Ref


class Throw(Deed, frozen=True):
    """Roll a die for points."""


class Dig(Deed, frozen=True):
    """Draw a card, then bury one."""


class Bury(Deed, frozen=True):
    """Put this card of the hand into the bag."""

    card: Ref


class Due(msgspec.Struct, frozen=True, tag=str.lower, tag_field="task", forbid_unknown_fields=True):
    """What tasks have in common."""


class OpeningDue(Due, frozen=True):
    """Shuffle and deal."""


class PickDue(Due, frozen=True):
    """Everybody picks a card, secretly and together."""


class RevealDue(Due, frozen=True):
    """Picks are revealed; the highest card gives its owner a turn."""


class TurnDue(Due, frozen=True):
    """This seat lights, throws or digs."""

    seat: int


class BuryDue(Due, frozen=True):
    """This seat buries a card; comes on top of whatever was due."""

    seat: int


class EndDue(Due, frozen=True):
    """Count points."""


class ToPick(msgspec.Struct, frozen=True, tag="pick", tag_field="ask", forbid_unknown_fields=True):
    """Pick a card."""

    manner: ClassVar[Manner] = TOGETHER


class ToTurn(msgspec.Struct, frozen=True, tag="turn", tag_field="ask", forbid_unknown_fields=True):
    """Light, throw or dig. `best` is the card that won the turn."""

    best: Ref


class ToBury(msgspec.Struct, frozen=True, tag="bury", tag_field="ask", forbid_unknown_fields=True):
    """Bury a card; `dug` is the one just drawn, which its owner alone knows."""

    dug: Ref


Action = Pick | Light | Throw | Dig | Bury
Task = OpeningDue | PickDue | RevealDue | TurnDue | BuryDue | EndDue
Ask = ToPick | ToTurn | ToBury
