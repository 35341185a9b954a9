"""The action cards: the side that is up, the other side dim, what they are worth to a Move, wounds, why they rest."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.shadowscape import zones as z
from engine.games.shadowscape.content.forms import Face
from engine.games.shadowscape.content.printed import FACE
from engine.games.shadowscape.names import side_of
from engine.games.shadowscape.sums import move_of
from engine.games.shadowscape.table import is_used, slots_of
from tui.board.spots import Spot
from tui.draw.canvas import Ink, Word, Words, badge
from tui.draw.glyphs import NOT_POSSIBLE
from tui.games.shadowscape.board_keys import CARD_LETTERS
from tui.games.shadowscape.look import in_signs, sign, sign_of
from tui.games.shadowscape.paint.hero import slot_words
from tui.games.shadowscape.paint.pen import Pen
from tui.games.shadowscape.view import CARDS, MOVES

READY, HURT, USED = "ready", "hurt", "used"
PAIR_ROWS = 4
"""Rows of a card and its other side, each in a frame."""


def state_of(pen: Pen, card: int) -> str:
    world, me = pen.table.world, pen.table.me
    return HURT if z.WOUNDS(world, card) else USED if is_used(world, me, card) else READY


def faces_of(pen: Pen, card: int) -> tuple[Face, Face]:
    """The side that is up, and the other."""
    world = pen.table.world
    kind, up = world.kinds[card], side_of(world, card)
    sides = FACE[kind, up], FACE[kind, "a" if up == "b" else "b"]
    return sides[::-1] if pen.other_side else sides


def paint_cards(pen: Pen, part: Region, rows: int) -> int:
    """All cards with so many rows each, below a rule; return the rows used."""
    left = z.ACTIONS_LEFT(pen.table.world) if pen.table.world.turn == pen.table.me else 0
    title: Words = (Word("Actions", "gold", bold=True),)
    if pen.other_side:
        title = (*title, Word(" other side", "warn"))
    elif not pen.is_low:
        title = (*title, Word(" flip when used", "dim"))
    pen.rule(part, part.y, title, (Word(f"{left} left", "bright"),) if left else ())
    y = part.y + 1
    for index in range(len(pen.table.slots(CARDS))):
        paint_card(pen, Region(part.x, y, part.width, rows), index)
        y += rows
    return y - part.y


def paint_pairs(pen: Pen, part: Region) -> int:
    """Every card as two cards side by side, the side that is up and the other; return the rows used."""
    left = z.ACTIONS_LEFT(pen.table.world) if pen.table.world.turn == pen.table.me else 0
    title = (Word("Actions", "gold", bold=True), Word(f" now {sign_of('flip')} flipped", "dim"))
    pen.rule(part, part.y, title, (Word(f"{left} left", "bright"),) if left else ())
    y, width = part.y + 1, (part.width - 1) // 2
    for index in range(len(pen.table.slots(CARDS))):
        region = Region(part.x, y, width, PAIR_ROWS)
        paint_half(pen, region, index)
        paint_back(pen, Region(region.right + 1, y, part.right - region.right - 1, PAIR_ROWS), index)
        pen.words(region.right, y + 1, (sign("flip"),))
        y += PAIR_ROWS
    return y - part.y


def paint_half(pen: Pen, region: Region, index: int) -> None:
    """The side that is up: its name in the edge, its text, and below it key, Move and slots."""
    slot, spot = pen.table.slots(CARDS)[index], Spot(CARDS, index)
    card: int = slot.ref  # type: ignore[assignment]
    state, selected = state_of(pen, card), pen.is_here(spot)
    edge = pen.palette.lit if slot.legal else pen.palette.strong
    inside = pen.box(region, selected=selected, edge=edge)
    pen.hot(region, spot)
    up, _ = faces_of(pen, card)
    paint_side_text(pen, region, inside, up, state == READY)
    bottom = region.bottom - 1
    key = CARD_LETTERS[index] if index < len(CARD_LETTERS) else " "
    pen.key(region.x + 1, bottom, f" {key} ", slot, selected=selected)
    ending = slots_or_safe(pen, card)
    word = {HURT: "wounded", USED: "rests"}.get(state)
    if word is not None:
        pen.words(region.x + 5, bottom, (Word(word, "warn" if state == HURT else "dim"),))
    pen.right_words(region.right - 1, bottom, (Word(" "), *ending))
    paint_move_at(pen, region.x + 5, bottom, index)


def paint_back(pen: Pen, region: Region, index: int) -> None:
    """The other side, to read."""
    card: int = pen.table.slots(CARDS)[index].ref  # type: ignore[assignment]
    inside = pen.box(region, edge=pen.palette.raised)
    _, other = faces_of(pen, card)
    pen.hot(region, Spot(CARDS, index))
    paint_side_text(pen, region, inside, other, False)


def paint_side_text(pen: Pen, region: Region, inside: Region, face: Face, ready: bool) -> None:
    """Name and skill in the upper edge, the text inside, the boost at its end."""
    star = (Word(" "), sign("skill")) if face.skill else ()
    name = Word(face.name, "bright" if ready else "dim", bold=ready)
    pen.words(region.x + 1, region.y, (Word(" "), name, *star, Word(" ")), region.width - 2)
    role = "text" if ready else "dim"
    boost = (Word("  +", "dim"), sign(face.boost)) if face.boost else ()
    words = in_signs(face.text, role) if ready else (Word(face.text, "dim"),)
    pen.wrapped(inside, inside.y, (*words, *boost), inside.height)


def paint_card(pen: Pen, region: Region, index: int) -> None:
    slot = pen.table.slots(CARDS)[index]
    card: int = slot.ref  # type: ignore[assignment]
    state = state_of(pen, card)
    selected = pen.row(region, Spot(CARDS, index), slot)
    ready = state == READY
    up, other = faces_of(pen, card)
    key = CARD_LETTERS[index] if index < len(CARD_LETTERS) else " "  # a new card before one is tucked
    x = pen.key(region.x, region.y, key if pen.is_low else f" {key} ", slot, selected=selected) + 1
    shows_move = region.height > 1 or any(each.legal for each in pen.table.slots(MOVES))
    if region.height == 1 and shows_move:
        x += 3
    paint_front(pen, region, x, up, card, ready)
    if region.height > 1:
        paint_rest(pen, region, x, up, other, card, state)
    if shows_move:
        paint_move(pen, region, index)


def paint_front(pen: Pen, region: Region, x: int, face: Face, card: int, ready: bool) -> None:
    """The first row: name, and what it does in the fewest signs."""
    role = "bright" if ready else "dim"
    name = Word(face.name, role, bold=ready)
    brief = in_signs(face.brief) if ready else (Word(face.brief, "dim"),)
    if pen.is_low:
        ending = (*brief, *((sign("skill"),) if face.skill else ()))
        start = pen.right_words(region.right, region.y, ending)
        pen.words(x, region.y, (name,), start - x - 1)
        return
    pen.words(x, region.y, (name,), 14)
    if not pen.is_large:
        pen.words(x + 15, region.y, brief, 13)
        if face.boost:
            boost = sign(face.boost) if ready else Word(sign_of(face.boost), "dim")
            pen.words(x + 29, region.y, (Word("+", "dim"), boost))
    if face.skill:
        pen.words(x + 33 if not pen.is_large else x + 15, region.y, (sign("skill"),))
    pen.right_words(region.right, region.y, slots_or_safe(pen, card))


def slots_or_safe(pen: Pen, card: int) -> Words:
    """Wounds and free slots; a heal card takes none."""
    if not slots_of(pen.table.world, pen.table.me, card):
        return (Word("safe", "dim"),)
    return slot_words(pen, pen.table.me, card)


def paint_rest(pen: Pen, region: Region, x: int, up: Face, other: Face, card: int, state: str) -> None:
    """The rows below: why it cannot be used, else its other side; in a large panel its text in full."""
    y = region.bottom - 1
    if pen.is_large:
        boost = (Word("  +", "dim"), sign(up.boost)) if up.boost else ()
        pen.words(x, region.y + 1, (*in_signs(up.text, "text" if state == READY else "dim"), *boost), region.right - x)
    end = region.right
    if pen.is_low:
        end = pen.right_words(region.right, y, slots_or_safe(pen, card)) - 1
    beside = () if pen.is_low and state != READY else (sign("flip"), Word(f" {told(pen, other)}", "dim"))
    if state == HURT:
        wounds = z.WOUNDS(pen.table.world, card)
        words = f"{NOT_POSSIBLE} {wounds} wound{'s' if wounds > 1 else ''}"
        told_why = f"{words}: heal it first  "
        if pen.words_width((Word(told_why), *beside)) > end - x:
            told_why = f"{words}  "
        beside = (Word(words if pen.is_low else told_why, "warn"), *beside)
    elif state == USED:
        words = "rests" if pen.is_low else "rests this turn  "
        if not pen.is_low and pen.words_width((Word(words), *beside)) > end - x:
            words = "rests  "
        beside = (Word(words, "dim", italic=True), *beside)
    pen.words(x + (2 if pen.is_low else 0), y, beside, end - x - (2 if pen.is_low else 0))


def told(pen: Pen, other: Face) -> str:
    """The other side in a row: its text, with its name where there is room."""
    if pen.is_low:
        return other.brief
    full = f"{other.name}: {other.text}"
    return full if pen.is_large and len(full) <= pen.plan.side.width - 8 else f"{other.name}: {other.brief}"


def paint_move(pen: Pen, region: Region, index: int) -> None:
    """What the card is worth flipped to move, below its letter."""
    x = region.x if region.height > 1 else region.x + (1 if pen.is_low else 3)
    paint_move_at(pen, x, region.bottom - 1, index)


def paint_move_at(pen: Pen, x: int, y: int, index: int) -> None:
    """What the card is worth flipped to move: a thing of its own to point at."""
    slot, spot = pen.table.slots(MOVES)[index], Spot(MOVES, index)
    if not (slot.legal or state_of(pen, slot.ref) == READY):  # type: ignore[arg-type]
        return
    points = f"{sign_of('move')}{move_of(pen.table.world, pen.table.me)}"
    selected = pen.is_here(spot)
    if selected:
        ink = pen.cursor
    elif slot.legal:
        filled = pen.table.aim is not None
        ink = badge(pen.palette.lit, pen.palette) if filled else Ink(pen.colour("move"), pen.palette.raised, bold=True)
    else:
        ink = pen.dim
    end = pen.canvas.text(x, y, points if pen.is_low else f" {points}", ink)
    pen.hot(Region(x, y, end - x, 1), spot)
