"""The hand of the hero in focus: equal cards as one tile with a count, the buttons of the turn above them.

As framed cards where there is room, else a line each.
"""

from __future__ import annotations

from typing import Any

from textual.geometry import Region

from engine.games.shadowrift.actions import Bind, Play, PlayLoot, PlaySkill
from engine.games.shadowrift.content.printed import BIND, NAME, PAYS, TEXT
from engine.games.shadowrift.rules.heroes.paying import cost_of_price
from engine.games.shadowrift.table import actions_allowed
from engine.games.shadowrift.zones import ACTED, AIDED, DECK, DISCARD, HAND
from engine.kit.words import cut
from tui.board.spots import DIGITS, Slot, Spot
from tui.draw.canvas import Ink, Word, Words
from tui.draw.glyphs import DONE, NOT_POSSIBLE, NOW
from tui.games.shadowrift.layout import LOW, Plan
from tui.games.shadowrift.look import purse_words, role_of, sign_of, type_words
from tui.games.shadowrift.paint.pen import Pen
from tui.games.shadowrift.scenes.preview import hits_of
from tui.games.shadowrift.scenes.ways import added
from tui.games.shadowrift.view import DEEDS, TILES, Tile

LEAST, MOST = 13, 22
"""The width of a card: the least, and the most that its text needs."""

NARROW = 88
"""Up to this width the title row says everything in fewer letters."""

LEAST_TOLD = 8
"""So much of a card's text is worth telling in a line."""

SAYINGS = 4
"""How the title row is said: in full, without the piles, without what others lend, in the fewest letters."""

COLUMNS = (2, 3, 4)
"""Lines of a low hand side by side: the fewer cards, the more each tells."""


def seen_in_hand(plan: Plan, count: int) -> int:
    """How many tiles are in sight."""
    region = plan.parts["hand"]
    if plan.form == LOW:
        rows = max(1, region.height - 1)
        return rows * columns_of(count, rows)
    return max(1, region.width // LEAST)


def columns_of(count: int, rows: int) -> int:
    """How many lines of a low hand lie side by side."""
    return next((columns for columns in COLUMNS if count <= rows * columns), COLUMNS[-1])


def paint_hand(pen: Pen, region: Region, plan: Plan, first: int) -> None:
    paint_title(pen, region)
    inside = Region(region.x, region.y + 1, region.width, region.height - 1)
    count = len(pen.sight.tiles)
    hidden = len(pen.sight.world.zones[HAND[pen.sight.me]]) - sum(len(tile.cards) for tile in pen.sight.tiles)
    seen = min(count, seen_in_hand(plan, count))
    if not count:
        told = f"{hidden} cards that you cannot see" if hidden else "no cards in hand"
        pen.canvas.text(inside.x + 2, inside.y + inside.height // 2, told, pen.dim)
        return
    if plan.form == LOW:
        columns = columns_of(count, inside.height)
        pitch = (inside.width + 1) // columns
        for place, number in enumerate(range(first, min(count, first + seen))):
            cell = Region(inside.x + place % columns * pitch, inside.y + place // columns, pitch - 1, 1)
            paint_line(pen, cell, number)
    else:
        pitch = min(MOST, inside.width // max(1, seen))
        for place, number in enumerate(range(first, min(count, first + seen))):
            paint_card(pen, Region(inside.x + place * pitch, inside.y, pitch, inside.height), number)
    if count > seen:
        pen.canvas.right(region.right - 1, region.y, f" {first + 1}-{first + seen} of {count} ", pen.warn)


def paint_title(pen: Pen, region: Region) -> None:
    """Whose hand it is, what it can pay, and what can be done besides."""
    room = region.width - 4 - (buttons_width(pen, region) if pen.sight.is_asked else 0)
    for saying in range(SAYINGS):
        title = title_words(pen, saying)
        if pen.words_width(title) <= room:
            break
    pen.rule(region, region.y, title)
    paint_buttons(pen, region)


def title_words(pen: Pen, saying: int) -> Words:
    """The title in full, or ever shorter."""
    sight = pen.sight
    gap = "  " if saying < 2 else " "
    title: list[Word] = [sight.who(sight.me)]
    if sight.means is not None:
        title += [Word(gap, "dim"), *purse_words(sight.means.prowess, sight.means.magic_in_all, sight.means.coin)]
        if sight.means.lent and saying < 2:
            title.append(Word(f" +{sight.means.lent}¢", "dim"))
    acted = ACTED(sight.world, sight.me) >= actions_allowed(sight.world, sight.me)
    act = f"{gap}{'action' if saying < 3 else 'act'} "
    title += [Word(act, "dim"), tick(not acted), Word(" aid ", "dim"), tick(not AIDED(sight.world, sight.me))]
    if not saying:
        deck, discard = (len(sight.world.zones[zone[sight.me]]) for zone in (DECK, DISCARD))
        title.append(Word(f"   deck {deck}  discard {discard}", "dim"))
    return tuple(title)


def tick(free: bool) -> Word:
    return Word(DONE, "lit", bold=True) if free else Word(NOT_POSSIBLE, "dim")


def labels_of(pen: Pen, region: Region) -> list[str]:
    """What the buttons say: their first word where the row is narrow."""
    return [button.words.split()[0] if region.width <= NARROW else button.words for button in pen.table.buttons]


def buttons_width(pen: Pen, region: Region) -> int:
    keys = (len(button.key) + 1 if button.key else 0 for button in pen.table.buttons)
    return sum(len(words) + 3 for words in labels_of(pen, region)) + sum(keys)


def paint_buttons(pen: Pen, region: Region) -> None:
    """Set into the right end of the title row."""
    if not pen.sight.is_asked:
        return
    words = labels_of(pen, region)
    x = region.right - buttons_width(pen, region)
    for number, button in enumerate(pen.table.buttons):
        spot = Spot(DEEDS, number)
        slot = pen.slot(spot)
        shown = slot if button.name != "market" else Slot(legal=True)
        selected = pen.is_here(spot) or pen.is_picked(("deed", button.name))
        end = pen.label(x, region.y, words[number], shown, selected=selected, key=button.key)
        pen.hot(Region(x, region.y, end - x, 1), spot)
        x = end + 1


# One tile


def name_of(tile: Tile, room: int) -> str:
    count = f" ×{len(tile.cards)}" if len(tile.cards) > 1 else ""
    return f"{cut(NAME[tile.kind], room - len(count))}{count}"


def key_of(number: int) -> str:
    return str(number + 1) if number < DIGITS else ""


def is_faded(slot: Slot, kind: str) -> bool:
    """A card that can do nothing now; what pays is never idle."""
    return slot.legal is False and not PAYS[kind]


def paint_card(pen: Pen, region: Region, number: int) -> None:
    """A framed card: name, sort, text, what it would do, its digit in the frame."""
    sight, tile, spot = pen.sight, pen.sight.tiles[number], Spot(TILES, number)
    slot, role = pen.slot(spot), role_of(tile.kind)
    faded, selected = is_faded(slot, tile.kind), pen.is_here(spot)
    picked = pen.is_picked(("card", tile.ref))
    given = added(pen.table.made)[tile.kind] if sight.gives_up_cards else 0
    colour = pen.colour(role)
    inside = Region(region.x + 1, region.y + 1, region.width - 2, region.height - 2)
    pen.canvas.fill(region if selected else inside, pen.glow if selected or picked else pen.palette.mix(colour, 0.06))
    edge = pen.arrow if selected else pen.lit if picked or given else Ink(pen.palette.strong if faded else colour)
    pen.canvas.frame(region, "double" if selected else "heavy" if picked or given else "round", edge)
    pen.canvas.fill(Region(inside.x, inside.y, inside.width, 1), pen.palette.mix(colour, 0.24))
    ink = pen.arrow if selected else pen.dim if faded else pen.bright
    pen.canvas.text(inside.x, inside.y, name_of(tile, inside.width), ink, inside.width)
    pen.canvas.text(inside.x, inside.y + 1, sign_of(tile.kind), pen.ink(role, bold=True))
    pen.canvas.text(
        inside.x + 2, inside.y + 1, short_type(tile.kind, inside.width - 2), pen.ink(role), inside.width - 2
    )
    foot = (Word(f"{given} chosen", "lit", bold=True),) if given else foot_words(pen, tile, slot)
    rows = inside.height - (3 if foot else 2)
    pen.wrapped(inside.x, inside.y + 2, TEXT[tile.kind], inside.width, rows, pen.dim if faded else pen.text)
    pen.words(inside.x, inside.bottom - 1, foot, inside.width)
    key = key_of(number)
    if key:
        plate = pen.cursor if selected else pen.lit if slot.legal else pen.dim
        pen.canvas.text(region.x + region.width // 2 - 1, region.bottom - 1, f" {key} ", plate)
    pen.hot(region, spot)


def short_type(kind: str, room: int) -> str:
    told = type_words(kind)
    return told if len(told) <= room else told.removesuffix(" attack").removesuffix(" action")


LEAST_NAME = 6
"""With less room for its name, a card does not say what it would do now: the inspector does."""


def paint_line(pen: Pen, region: Region, number: int) -> None:
    """The same in one row."""
    tile, spot = pen.sight.tiles[number], Spot(TILES, number)
    slot, role = pen.slot(spot), role_of(tile.kind)
    selected = pen.is_here(spot)
    picked = pen.is_picked(("card", tile.ref)) or bool(pen.sight.gives_up_cards and added(pen.table.made)[tile.kind])
    pen.canvas.fill(region, pen.glow if selected or picked else pen.palette.mix(pen.colour(role), 0.08))
    plate = pen.cursor if selected else pen.lit if slot.legal else pen.dim
    mark = NOW if picked else " "
    x = pen.canvas.text(region.x, region.y, f"{mark}{key_of(number)} ", plate)
    x = pen.canvas.text(x, region.y, f"{sign_of(tile.kind)} ", pen.ink(role, bold=True))
    foot = foot_words(pen, tile, slot)
    if region.right - x - pen.words_width(foot) - 1 < LEAST_NAME:
        foot = ()
    room = region.right - x - pen.words_width(foot) - 1
    ink = pen.arrow if selected else pen.dim if is_faded(slot, tile.kind) else pen.bright
    x = pen.canvas.text(x, region.y, name_of(tile, room), ink, room) + 1
    room = region.right - x - pen.words_width(foot) - 1
    if room >= LEAST_TOLD:
        pen.canvas.text(x, region.y, TEXT[tile.kind].rstrip("."), pen.dim, room)
    pen.right_words(region.right, region.y, foot)
    pen.hot(region, spot)


def foot_words(pen: Pen, tile: Tile, slot: Slot) -> Words:
    """What a card would do now."""
    kind = tile.kind
    if slot.legal and slot.action is not None and isinstance(slot.action, Bind):
        price = BIND[kind]
        return (Word(f"bind {cost_of_price(price)[0]}†", "lit") if price is not None else Word("bind", "lit"),)
    if PAYS[kind]:
        pays = "†" if PAYS[kind] == ("prowess",) else "† or *" if "magic" in PAYS[kind] else "¢"
        return (Word(f"pays {len(tile.cards) if len(tile.cards) > 1 else 1}{pays}", "dim"),)
    if not slot.legal:
        return ()
    ways = (slot.action,) if slot.action is not None else pen.table.about(("card", tile.ref))
    return best_words(pen, ways)


def best_words(pen: Pen, ways: tuple[Any, ...]) -> Words:
    """The most that a card can do, in two words."""
    most = max((sum(hits for _, hits in hits_of(pen.sight, way)) for way in ways if isinstance(way, Play)), default=0)
    if most:
        return (Word(f"{most} hit{'s' if most > 1 else ''}", "lit", bold=True),)
    if any(isinstance(way, PlaySkill | PlayLoot) for way in ways):
        return (Word("stays in play", "lit", bold=True),)
    return (Word(DONE, "lit", bold=True),)
