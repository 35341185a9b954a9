"""An exchange of partners: where it begins, and what it would bring before it is made: both partners' points.

Called by `scene` and the inspector. A partner's face-down card stays unknown and counts nothing.
"""

from __future__ import annotations

from engine.core import Ref, World
from engine.core import Spot as Place
from engine.games.fairy_tale.names import card_name
from engine.games.fairy_tale.scoring import Shown, score
from engine.games.fairy_tale.setup import partner_of
from engine.games.fairy_tale.tasks import ToExchange
from engine.games.fairy_tale.words.description import rows_of
from engine.games.fairy_tale.zones import ROW
from tui.board.contract import Scene
from tui.board.reading import asked_of
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import seat_glyph
from tui.games.fairy_tale.look import gain
from tui.games.fairy_tale.view import row_area


def begins_exchange(scene: Scene, area: str) -> bool:
    """Whether choosing here names the own card of an exchange, the first half of it."""
    return scene.seat is not None and isinstance(asked_of(scene), ToExchange) and area == row_area(scene.seat)


def swap_words(scene: Scene, giving: Ref | None, ref: Ref) -> Words:
    """`for Castle: you +3, ■ Brann −1, together +2`; nothing where no swap of these two is under way."""
    places = None if giving is None or scene.seat is None else swapped_places(scene.world, scene.seat, giving, ref)
    if places is None or scene.seat is None:
        return ()
    partner = partner_of(scene.seat)
    before = rows_of(scene.world)
    after = swapped(before, scene.seat, partner, *places)
    mine, theirs = (score(after)[seat].total - score(before)[seat].total for seat in (scene.seat, partner))
    unseen = ", unseen" if isinstance(ref, Place) else ""
    return (
        Word(f"for {card_name(scene.world, giving)}{unseen}: "),
        *change("you", mine),
        Word(", "),
        *change(f"{seat_glyph(partner)} {scene.names[partner]}", theirs, f"seat-{partner + 1}"),
        Word(", "),
        *change("together", mine + theirs),
    )


def change(who: str, points: int, role: str = "text") -> Words:
    shown_as = "lit" if points > 0 else "warn" if points < 0 else "dim"
    return (Word(f"{who} ", role), Word(gain(points), shown_as, bold=True))


def swapped_places(world: World, seat: int, giving: Ref, ref: Ref) -> tuple[int, int] | None:
    """Where the two cards lie, if they are an own one and one of the partner's."""
    own, other = world.zones[ROW[seat]], world.zones[ROW[partner_of(seat)]]
    if isinstance(ref, Place):
        there = ref.index if ref.zone == ROW[partner_of(seat)] else None
    else:
        there = other.index(ref) if ref in other else None
    return (own.index(giving), there) if giving in own and there is not None else None


def swapped(rows: list[list[Shown]], seat: int, partner: int, mine: int, theirs: int) -> list[list[Shown]]:
    """The rows after the exchange; each card keeps its face."""
    after = [list(row) for row in rows]
    after[seat][mine], after[partner][theirs] = rows[partner][theirs], rows[seat][mine]
    return after
