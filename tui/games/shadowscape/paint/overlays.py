"""What lies over the map: lists of options, all offers, the texts of the hand, the other heroes."""

from __future__ import annotations

from textual.geometry import Region

from tui.board.spots import DIGITS, Spot
from tui.draw.canvas import Word
from tui.draw.glyphs import NOW
from tui.games.shadowscape.paint import offers
from tui.games.shadowscape.paint.hand import paint_fates
from tui.games.shadowscape.paint.heroes import paint_heroes
from tui.games.shadowscape.paint.pen import Pen
from tui.games.shadowscape.view import FATE_PANEL, HAND, HERO_PANEL, OFFER_PANEL, OPTIONS, Option

TITLES = {OFFER_PANEL: "Offers", FATE_PANEL: "Fate hand", HERO_PANEL: "Other heroes"}


def paint_panel(pen: Pen, panel: str) -> None:
    """A panel over the whole map."""
    region = pen.plan.map
    pen.canvas.fill(region, pen.palette.panel)
    pen.canvas.hot(region, None)
    if panel == OFFER_PANEL:
        paint_offers(pen, Region(region.x, region.y, region.width, region.height))
        return
    inside = Region(region.x + 1, region.y + 1, region.width - 2, region.height - 1)
    pen.rule(region, region.y, (Word(TITLES[panel], "gold", bold=True),), (Word("Esc", "bright"), Word(" back", "dim")))
    if panel == FATE_PANEL:
        paint_fates(pen, inside)
    else:
        paint_heroes(pen, inside)


def paint_offers(pen: Pen, part: Region) -> None:
    """All offers in full; where there is room, whispers in two rows and a gap between the sorts."""
    roomy = part.height >= 26
    rows = 2 if part.height >= 20 else 1
    y = part.y + offers.paint_whispers(pen, part, 2 if roomy else 1, full=True) + roomy
    y += offers.paint_equipment(pen, below(part, y), full=True) + roomy
    offers.paint_generals(pen, below(part, y), full=True, rows=rows)


def below(part: Region, y: int) -> Region:
    """What is left of a part from a row on."""
    return Region(part.x, y, part.width, max(0, part.bottom - y))


def paint_options(pen: Pen) -> None:
    """A list over the lower part of the map, as high as it must be."""
    slots = pen.table.slots(OPTIONS)
    area, foot = pen.plan.map, pen.plan.foot
    if not pen.table.slots(HAND) and not pen.is_large:
        area = Region(area.x, area.y, area.width, area.height + foot.height)
    width = area.width
    deep = [1 + (pen.words_width((*_title(slot), *_text(slot))) > width - 10 and bool(_text(slot))) for slot in slots]
    if sum(deep) + 2 > area.height:
        deep = [1] * len(slots)
    height = min(area.height, sum(deep) + 2)
    region = Region(area.x, area.bottom - height, width, height)
    prompt = pen.table.world.game.words.prompt(pen.table.world, pen.table.scene.seat)
    inside = pen.overlay(region, pen.spans((Word(prompt.call, "bright", bold=True),)))
    first = first_shown(pen, inside.height, deep)
    y = inside.y
    for index, slot in enumerate(slots[first:], first):
        line = Region(inside.x, y, inside.width, deep[index])
        if line.bottom > inside.bottom:
            break
        assert isinstance(slot, Option)
        paint_option(pen, line, index, slot)
        y = line.bottom


def _title(slot: object) -> tuple[Word, ...]:
    return slot.title if isinstance(slot, Option) else ()


def _text(slot: object) -> tuple[Word, ...]:
    return slot.text if isinstance(slot, Option) else ()


def first_shown(pen: Pen, rows: int, deep: list[int]) -> int:
    """The first row in sight: the cursor pulls the list along."""
    at = pen.here.index if pen.here is not None and pen.here.area == OPTIONS else 0
    first = 0
    while sum(deep[first : at + 1]) > rows:
        first += 1
    return first


def paint_option(pen: Pen, line: Region, index: int, slot: Option) -> None:
    """A row: its digit, what it is called and a word about it."""
    spot = Spot(OPTIONS, index)
    selected = pen.row(line, spot, slot)
    key = str(index + 1) if index < DIGITS else NOW
    if index < DIGITS or selected:
        pen.key(line.x, line.y, f" {key} ", slot, selected=selected)
    x = line.x + 4
    if line.height > 1:
        pen.words(x, line.y, slot.title, line.right - x)
        pen.words(x, line.y + 1, slot.text, line.right - x)
    else:
        x = pen.words(x, line.y, slot.title, line.right - x) + 2
        pen.words(x, line.y, slot.text, line.right - x)
