"""Paints acquired items: the viewer's own and the others', in as many columns as the rows ask for.

An item shows its type, its name, whether it is first of its type, and whether it stays when it is used.
"""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region

from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import STAFF_TYPES
from engine.kit.words import cut
from tui.board.reading import whose
from tui.board.spots import Spot
from tui.draw.canvas import Ink, Span
from tui.draw.glyphs import DONE, FIRST, NEW, NOT_POSSIBLE, NOW
from tui.games.quests_of_shadowgate.look import card_role, card_sign, kind_of, word_of
from tui.games.quests_of_shadowgate.paint.pen import Pen
from tui.games.quests_of_shadowgate.view import ITEMS, ItemView, Table

WORDY = 34
"""From this width on an item has its type and its fate in words."""

FATED = 22
"""From this width on it has its fate."""

LEAST, MARK = 13, 3
"""Below this width an item is its sign alone, in so many cells."""


def paint_items(pen: Pen, table: Table) -> None:
    """The viewer's own items, under a rule or in a box where there is room."""
    items, width = table.you.items, pen.width
    title = "Your items" if table.mine else f"{whose(table.you.name)} items"
    if pen.height < 2:
        x = pen.canvas.text(1, 0, f"{title} ", pen.title)
        grid(pen, items, Region(x, 0, width - x, 1), ITEMS)
        return
    boxed = pen.height >= 5
    region = Region(0, 0, width, pen.height)
    note: list[Span] = [(f"{len(items)}, one per type", pen.dim)]
    if boxed:
        inside = pen.box(region, [(title, pen.title)], note)
    else:
        pen.canvas.rule(0, 0, width, pen.line, [(title, pen.title)], note)
        inside = Region(1, 1, width - 1, pen.height - 1)
    grid(pen, items, inside, ITEMS)


def grid(pen: Pen, items: Sequence[ItemView], region: Region, area: str, first: int = 0) -> None:
    """Items row by row, all of them: narrower where they are many. `first` is the place of the first in its area."""
    if not items:
        pen.canvas.text(region.x + 1, region.y, "none yet", pen.dim, max(region.width - 1, 0))
        return
    if region.height < 1:
        return
    columns = -(-len(items) // region.height)
    share = min(region.width // columns, 60)
    share = share if share >= LEAST else min(share, MARK)
    for index, item in enumerate(items):
        row, column = divmod(index, columns)
        spot = Spot(area, first + index)
        place = Region(region.x + column * share, region.y + row, share, 1)
        _item(pen, item, place, pen.is_here(spot))
        pen.hot(place, spot)


def _item(pen: Pen, item: ItemView, region: Region, here: bool) -> None:
    canvas, x, y = pen.canvas, region.x, region.y
    role = card_role(item.kind)
    inner = Region(x, y, region.width - 1 if region.width > 3 else region.width, 1)
    canvas.fill(inner, pen.glow if here else pen.palette.mix(pen.colour(role), 0.0 if item.used else 0.08))
    if region.width < LEAST:
        _mark(pen, item, inner, here)
        return
    sign = pen.dim if item.used else pen.ink(role, bold=True)
    canvas.text(x, y, NOW if here else _sign(item), pen.arrow if here else _ink(pen, item))
    canvas.text(x + 1, y, card_sign(item.kind), sign)
    name, fate, room = _told(item, inner.width - 3 - item.first, region.width)
    canvas.right(inner.right, y, fate, pen.dim)
    ink = pen.dim if item.used or item.legal is False else pen.bright if here or item.legal else pen.text
    x = canvas.text(x + 3, y, name, ink, max(room, 0))
    if item.first:
        canvas.text(x, y, FIRST, pen.bright)


def _told(item: ItemView, room: int, width: int) -> tuple[str, str, int]:
    """The name, cut where it must be; what becomes of the item; the name's room."""
    card = box().adventure[item.kind]
    fate = next((words for words in _fates(item, width) if len(card.brief) <= room - len(words)), "")
    room -= len(fate)
    return cut(card.name, room), fate, room


def _mark(pen: Pen, item: ItemView, region: Region, here: bool) -> None:
    """An item in two cells: its sign, and the mark of the first."""
    ink = Ink(pen.palette.selected, bold=True, reverse=True) if here else pen.ink(card_role(item.kind), bold=True)
    x = pen.canvas.text(region.x, region.y, card_sign(item.kind), pen.dim if item.used and not here else ink)
    if item.legal:
        x = pen.canvas.text(x, region.y, DONE, pen.lit)
    if item.first and x < region.right:
        pen.canvas.text(x, region.y, FIRST, pen.bright)


def _sign(item: ItemView) -> str:
    """A tick for what can be chosen or serves, a cross for what cannot, news."""
    if item.legal or item.serves:
        return DONE
    if item.legal is False:
        return NOT_POSSIBLE
    return NEW if item.fresh else " "


def _ink(pen: Pen, item: ItemView) -> Ink:
    if item.legal or item.serves:
        return pen.lit
    return pen.dim if item.legal is False else pen.title


def _fates(item: ItemView, width: int) -> list[str]:
    """What becomes of an item when it is used, the longest words first."""
    fate = "used" if item.used else "stays" if item.stays else ""
    words = [f" {fate}"] if fate and width >= FATED else []
    if width < WORDY:
        return words
    type = kind_of(box().adventure[item.kind])
    whole = fate or ("staff" if type in STAFF_TYPES else "one use")
    return [f" {word_of(type)}  {whole:7} ", *words]
