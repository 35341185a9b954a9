"""Cards of the content as faces to draw: what is printed on a kind, and what a card of it scores in its row.

Called by `scene` and `score.scene`. It looks up words and puts points beside them; what scores what is the engine's.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.content.forms import Flat, Kind, PerFriend, Square
from engine.games.fairy_tale.score_sheet import Copies, Friends, Line, Printed
from tui.draw.glyphs import CONDITIONAL, NOT_POSSIBLE, SQUARE
from tui.games.fairy_tale.look import EVERY, figure
from tui.games.fairy_tale.view import CardFace


def faction_of(kind: Kind) -> str:
    """The faction whose colour and sign a kind has."""
    return EVERY if kind.is_every_faction else kind.factions[0]


def category_of(kind: Kind) -> str:
    """The category whose sign a kind has."""
    return EVERY if len(kind.categories) > 1 else kind.categories[0]


def badge_of(kind: Kind) -> str:
    """The printed value: `6`, `n²`, `3×` a friend, `7★` if a condition is met."""
    match kind.scoring:
        case Flat(points=points):
            return figure(points)
        case Square():
            return f"n{SQUARE}"
        case PerFriend(points=points):
            return f"{points}{NOT_POSSIBLE}"
        case scoring:
            return f"{scoring.points}{CONDITIONAL}"


@lru_cache(maxsize=256)
def printed_face(id: str) -> CardFace:
    """A card of this kind as it is printed."""
    kind = box()[id]
    return CardFace(
        title=kind.name,
        lines=kind.lines,
        short=kind.short,
        compact=kind.compact,
        faction=faction_of(kind),
        category=category_of(kind),
        badge=badge_of(kind),
        effect=kind.text,
        flavour=kind.flavour,
        copies=kind.copies,
    )


def face_in_row(line: Line) -> CardFace:
    """A card of a row: face up with what it scores there; a stranger's face-down card as nothing but a back."""
    if line.kind is None:
        return CardFace.unknown()
    if not line.up:
        return replace(printed_face(line.kind), up=False)
    return replace(printed_face(line.kind), points=line.points, maths=maths_of(line))


def maths_of(line: Line) -> str:
    """How a card comes to its points, in four cells: `3×2` friends or copies, a star for a condition."""
    match line.why:
        case Copies(real=real, lent=lent):
            return f"1{NOT_POSSIBLE}{real + len(lent)}"
        case Friends(points=points, real=real, lent=lent):
            return f"{points}{NOT_POSSIBLE}{real + len(lent)}"
        case Printed():
            return ""
    return CONDITIONAL
