"""Paints the Staff of Ages: a track of the eleven types with who holds which and who was first, and its cost."""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region

from engine.games.quests_of_shadowgate.content.forms import STAFF_TYPES, TYPES
from engine.kit.words import cut
from tui.board.spots import Spot
from tui.draw.canvas import Ink, Span, width_of
from tui.draw.glyphs import FIRST, NOTHING, NOW, seat_glyph
from tui.games.quests_of_shadowgate.look import ABBREVIATED, role_of, sign_of, word_of
from tui.games.quests_of_shadowgate.look import STAFF as STAFF_ROLE
from tui.games.quests_of_shadowgate.paint.pen import Pen
from tui.games.quests_of_shadowgate.view import STAFF, Table, TypeMark

LEAST_CELL = 4
"""What a type takes beside its name: its sign, a first holder and the gap."""
RULED, BOXED, COSTED, EXPLAINED = 5, 6, 7, 8
ROWS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("magic", ("fire", "ice", "wind")),
    ("weapon", ("melee", "ranged", "armor")),
    ("relic", ("artifact", "royal")),
    (STAFF_ROLE, STAFF_TYPES),
)


def paint_staff(pen: Pen, table: Table) -> None:
    """The track in the form that the rows allow."""
    if pen.height >= RULED:
        _track(pen, table)
    elif pen.height >= 2:
        _half_lines(pen, table)
    else:
        _line(pen, table)


def spot_of(type: str) -> Spot:
    """The Staff itself is the first thing of its area, the types follow."""
    return Spot(STAFF, 1 + TYPES.index(type))


def mark_of(table: Table, type: str) -> TypeMark:
    return table.track[TYPES.index(type)]


def holders(pen: Pen, mark: TypeMark) -> list[Span]:
    """`▲¹■`: the first of its type before the others; dots where nobody has one."""
    spans: list[Span] = []
    for holder in mark.holders:
        spans.append((seat_glyph(holder.seat), pen.seat(holder.seat)))
        if holder.first:
            spans.append((FIRST, pen.bright))
    return spans or [(NOTHING * 2, pen.dim)]


def title(pen: Pen, table: Table, words: str = "Staff of Ages") -> list[Span]:
    if pen.is_here(Spot(STAFF, 0)):
        return [(f"{NOW} ", pen.arrow), (words, pen.arrow._replace(underline=True))]
    return [(words, pen.lit if table.staff.legal else pen.title)]


# Lines


def _line(pen: Pen, table: Table) -> None:
    """Everything in one row."""
    x = _chips(pen, table, _head(pen, table), 0, TYPES)
    _ending(pen, table, x, 0)


def _half_lines(pen: Pen, table: Table) -> None:
    x = _head(pen, table)
    _chips(pen, table, x, 0, TYPES[:6])
    _ending(pen, table, _chips(pen, table, x, 1, TYPES[6:]), 1)


def _head(pen: Pen, table: Table) -> int:
    """What leads a line; return where the types begin."""
    x = pen.canvas.spans(1, 0, title(pen, table, "Staff"))
    pen.hot(Region(0, 0, x, 1), Spot(STAFF, 0))
    return x + 1


def _chips(pen: Pen, table: Table, x: int, y: int, types: Sequence[str]) -> int:
    """Types as their signs with their holders behind them."""
    for type in types:
        start, here = x, pen.is_here(spot_of(type))
        found = bool(mark_of(table, type).holders)
        ink = pen.ink(role_of(type), bold=found) if found else pen.dim
        if here:
            ink = Ink(pen.palette.selected, bold=True, reverse=True)
        x = pen.canvas.text(x, y, sign_of(type), ink)
        x = pen.canvas.spans(x, y, holders(pen, mark_of(table, type)) if found else [(NOTHING, pen.dim)])
        pen.hot(Region(start, y, x - start, 1), spot_of(type))
        x += 1
    return x


def state(pen: Pen, table: Table, found: str) -> list[Span]:
    """How many types are found; when nothing but the cost is lacking, who only needs to pay."""
    makers = table.staff.makers
    if not makers:
        return [(found, pen.text)]
    is_you = makers == (table.you.seat,) and table.mine
    words = "you only need to pay" if is_you else f"only {'need' if len(makers) > 1 else 'needs'} to pay"
    return [*((f"{seat_glyph(seat)} ", pen.seat(seat)) for seat in makers), (words, pen.ink("warn", bold=True))]


def _ending(pen: Pen, table: Table, x: int, y: int) -> None:
    """How it stands, and the cost where there is room."""
    spans = state(pen, table, f"{table.staff.found} of {len(TYPES)}")
    width = width_of(spans)
    if pen.width - x >= width + 10:
        pen.canvas.spans(pen.width - 8 - width, y, spans)
        pen.three(pen.width - 7, y, table.staff.cost)
    elif pen.width - x > width:
        pen.canvas.spans(pen.width - 1 - width, y, spans)


# The track


def _track(pen: Pen, table: Table) -> None:
    """Four rows of types, in a box where there is room for one."""
    staff, boxed = table.staff, pen.height >= BOXED
    found = state(pen, table, f"{staff.found} of {len(TYPES)} found")
    here = pen.is_here(Spot(STAFF, 0))
    region = Region(0, 0, pen.width, min(pen.height, EXPLAINED))
    if boxed:
        pen.box(region, title(pen, table), found, selected=here, edge=pen.palette.lit if staff.legal else None)
    else:
        pen.canvas.rule(0, 0, pen.width, pen.line, title(pen, table), found)
    pen.hot(Region(0, 0, pen.width, 1), Spot(STAFF, 0))
    for row, (name, types) in enumerate(ROWS):
        _row(pen, table, row + 1, name, types)
    if region.height >= COSTED:
        _footer(pen, table, region)
        pen.hot(Region(0, 5, pen.width, region.height - 5), Spot(STAFF, 0))


def _row(pen: Pen, table: Table, y: int, name: str, types: Sequence[str]) -> None:
    label = _label(pen, name)
    pen.canvas.text(2, y, label, pen.ink(name, bold=True))
    left = 3 + max(len(_label(pen, other)) for other, _ in ROWS)
    share = (pen.width - left - 1) // _columns(pen.width - left - 1, types)
    for column, type in enumerate(types):
        region = Region(left + column * share, y, share - 1, 1)
        _cell(pen, mark_of(table, type), region)
        pen.hot(region, spot_of(type))


def _columns(room: int, types: Sequence[str]) -> int:
    """Three, or as many as there are types where a name with its holder would be cut."""
    longest = max(len(word_of(type)) for type in types)
    return 3 if longest + LEAST_CELL <= room // 3 else len(types)


def _label(pen: Pen, name: str) -> str:
    word = "Staff" if name == STAFF_ROLE else word_of(name)
    return word if pen.width >= 50 else ABBREVIATED.get(name, "Stf")


def _cell(pen: Pen, mark: TypeMark, region: Region) -> None:
    """A type with its holders at the right; the name gives way to them, and to a gap where they are letters."""
    role, here = role_of(mark.type), pen.is_here(spot_of(mark.type))
    found = bool(mark.holders)
    ground = pen.glow if here else pen.palette.mix(pen.colour(role), 0.16 if found else 0.0)
    pen.canvas.fill(region, ground)
    shown = holders(pen, mark)
    ending = sum(len(text) for text, _ in shown)
    pen.canvas.spans(region.right - ending, region.y, shown)
    ink = pen.ink(role, bold=True) if found else pen.dim
    name = f"{sign_of(mark.type)}{cut(word_of(mark.type), region.width - ending - 1 - pen.canvas.glyphs.ascii)}"
    pen.canvas.text(region.x, region.y, name, ink._replace(underline=mark.base))
    if here:
        pen.canvas.text(region.x - 1, region.y, NOW, pen.arrow)


def _footer(pen: Pen, table: Table, region: Region) -> None:
    """The cost and what is still needed, and what the mark of the first means."""
    y = 5
    if region.height >= EXPLAINED:
        pen.canvas.text(2, y, f"{FIRST} first of its type: +2 VP at the end", pen.dim, pen.width - 4)
        y += 1
    x = pen.canvas.text(2, y, "cost ", pen.dim)
    x = pen.three(x, y, table.staff.cost, 1)
    ink = pen.lit if table.staff.legal else pen.dim
    pen.canvas.text(x + 2, y, table.staff.note, ink, max(region.right - x - 3, 0))
