"""Haven Town: the rampart as the gauge of Walls, the five spaces, the Travellers."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.shadowrift.actions import Invite
from engine.games.shadowrift.content.printed import AID, INFILTRATOR, NAME, SORT, TEXT, VILLAGER, WALL
from engine.games.shadowrift.rules.heroes.buying import build_cost, expel_cost, invite_cost
from engine.games.shadowrift.table import forbids, health_of, is_mute, left_of
from engine.games.shadowrift.zones import AIDED, TOWN_DECK, TOWN_DISCARD, TRAVELLER_DECK, USED
from tui.board.spots import Spot
from tui.draw.canvas import Ink, Word, Words
from tui.draw.glyphs import DONE, NOT_POSSIBLE, NOW
from tui.games.shadowrift.board_keys import SPACE_KEYS
from tui.games.shadowrift.layout import LARGE
from tui.games.shadowrift.look import MERLON, SIGNS, cost_words, role_of, sign_of
from tui.games.shadowrift.paint.pen import Pen, lines_of
from tui.games.shadowrift.scenes.payment import verdict_words
from tui.games.shadowrift.view import GUESTS, RAMPART, TOWN

LEAST_TOLD = 12
"""So much of a text is worth telling where there is no room for all of it."""

# The rampart


def paint_rampart(pen: Pen, region: Region) -> None:
    """Built Walls in stone under their battlements, missing ones with their price."""
    if region.height > 2:
        paint_title(pen, region)
        region = Region(region.x, region.y + 1, region.width, region.height - 1)
    x = region.x
    for number, width in enumerate(wall_widths(pen, region)):
        kind, card = pen.sight.walls[number]
        paint_wall(pen, Region(x, region.y, width, region.height), number, kind, card)
        x += width + 1


def wall_widths(pen: Pen, region: Region) -> list[int]:
    """Alike where name and price have rows of their own; in one row as wide as what each has to say."""
    count = len(pen.sight.walls)
    room = region.width - count + 1
    if region.height > 1:
        return [room // count + (number >= count - room % count) for number in range(count)]
    found = [len(NAME[kind]) + pen.words_width(price_words(pen, card)) for kind, card in pen.sight.walls]
    while sum(found) > room:
        found[found.index(max(found))] -= 1
    for number in range(room - sum(found)):
        found[number % count] += 1
    return found


def price_words(pen: Pen, card: int | None, *, dim: bool = False) -> Words:
    return () if card is None else cost_words(build_cost(pen.sight.world, pen.sight.me, card), sep="", dim=dim)


def paint_wall(pen: Pen, region: Region, number: int, kind: str, card: int | None) -> None:
    spot, y, width = Spot(RAMPART, number), region.bottom - 1, region.width
    selected, legal = pen.is_here(spot), pen.slot(spot).legal
    name, high = NAME[kind], region.height > 1
    stone = pen.ground_of("wall", 0.46)
    ground = pen.glow if selected else stone if card is None else pen.palette.panel
    pen.canvas.fill(
        Region(region.x, y if card is None else region.y, width, 1 if card is None else region.height), ground
    )
    if card is None:
        if high:
            pen.canvas.text(region.x, region.y, (f"{MERLON}{MERLON} " * width)[:width], Ink(stone, faint=True))
        ink = pen.arrow if selected else Ink(pen.palette.on(stone), bold=True)
        pen.canvas.text(region.x, y, f"{NOW if selected else ''}{name}".center(width), ink, width)
    else:
        price = price_words(pen, card, dim=not legal)
        ink = pen.arrow if selected else pen.lit if legal else pen.dim
        mark = NOW if selected and high else ""
        room = width if high else width - pen.words_width(price)
        pen.canvas.text(region.x, region.y, f"{mark}{name}".center(width) if high else name, ink, room)
        if high:
            pen.centred(region, y, price)
        else:
            pen.right_words(region.right, y, price)
    pen.hot(region, spot)


# The five spaces


def paint_title(pen: Pen, region: Region) -> None:
    world = pen.sight.world
    deck = (
        Word("deck ", "dim"),
        Word(str(len(world.zones[TOWN_DECK])), "bright"),
        Word("  discard ", "dim"),
        Word(str(len(world.zones[TOWN_DISCARD])), "bright"),
    )
    pen.rule(
        region,
        region.y,
        (Word("Haven Town", "gold", bold=True), Word(" each hero may seek aid once a round", "dim")),
        deck,
    )


def paint_town(pen: Pen, region: Region) -> None:
    count = len(pen.sight.town)
    pitch = (region.width + 1) // count
    for space, card in enumerate(pen.sight.town):
        width = pitch - 1 if space < count - 1 else region.width - pitch * (count - 1)
        paint_chip(pen, Region(region.x + space * pitch, region.y, width, region.height), space, card)


def paint_chip(pen: Pen, region: Region, space: int, card: int | None) -> None:
    """One space: who is there, the aid in words, and what can be done."""
    spot, key = Spot(TOWN, space), SPACE_KEYS[space]
    if card is None:
        band = pen.card(region, "corpse", spot, faded=True)
        pen.canvas.text(band.x, band.y, f"{key} empty", pen.name_ink(spot, faded=True), band.width)
        pen.canvas.text(band.x, band.y + 1, "until the next", pen.dim, band.width)
        pen.canvas.text(band.x, band.y + 2, "round", pen.dim, band.width)
        return
    kind = pen.sight.kind(card)
    role, dead = role_of(kind, pen.sight.faction), SORT[kind] == "corpse"
    band = pen.card(region, role, spot, picked=pen.is_picked(("space", space)), faded=dead)
    pen.canvas.text(band.x, band.y, sign_of(kind), pen.ink(role, bold=True))
    end = pen.canvas.text(band.x + 2, band.y, NAME[kind], pen.name_ink(spot, faded=dead), band.width - 5)
    if pen.table.news.is_laid(space) and end < band.right - 3:
        pen.canvas.right(band.right - 2, band.y, "!", pen.title)
    pen.canvas.right(band.right - 1, band.y, key, pen.lit if pen.slot(spot).legal else pen.dim)
    foot = foot_words(pen, space, card)
    told = text_of(kind)
    if is_said_by_the_edge(pen, space, kind) and len(lines_of(told, band.width)) >= region.height - 1:
        foot = ()
    rows = region.height - (2 if foot else 1)
    pen.wrapped(band.x, band.y + 1, told, band.width, rows, pen.dim if dead else pen.text)
    pen.words(band.x, region.bottom - 1, foot, band.width)


def is_said_by_the_edge(pen: Pen, space: int, kind: str) -> bool:
    """Whether the lit edge and letter say enough, so that the text may have the last row."""
    if VILLAGER[kind]:
        return not is_kept_from_helping(pen, space, kind)
    return bool(WALL[kind]) and not pen.slot(Spot(TOWN, space)).legal


def is_kept_from_helping(pen: Pen, space: int, kind: str) -> bool:
    """Whether somebody in sight keeps a Villager from giving the aid that the card promises."""
    world = pen.sight.world
    return bool(AID[kind]) and (is_mute(world, space) or forbids(world, "aid", kind) is not None)


def text_of(kind: str) -> str:
    return "No aid." if SORT[kind] == "corpse" else TEXT[kind]


def foot_words(pen: Pen, space: int, card: int) -> Words:
    """What can be done with a card in Town."""
    sight, kind = pen.sight, pen.sight.kind(card)
    slot = pen.slot(Spot(TOWN, space))
    if sight.is_freeze(card):
        told = f"{left_of(sight.world, card)} of {health_of(sight.world, card)}{SIGNS['health']}"
        return (Word(told, "lit" if slot.legal else "text", bold=True),)
    if INFILTRATOR[kind]:
        cost = cost_words(expel_cost(sight.world, sight.me, card), dim=not slot.legal)
        return (mark(slot.legal), Word(" "), *cost, Word(" send off", "lit" if slot.legal else "dim"))
    if WALL[kind]:
        if slot.legal:
            return (mark(True), Word(" use it", "lit", bold=True))
        return (Word("used this round" if USED(sight.world, card) else "in play", "dim"),)
    if not VILLAGER[kind]:
        return ()
    if slot.legal:
        return (mark(True), Word(" seek aid", "lit", bold=True))
    return (Word(why_no_aid(pen, space, kind), "dim"),)


def why_no_aid(pen: Pen, space: int, kind: str) -> str:
    world = pen.sight.world
    if not AID[kind]:
        return "gives no aid"
    if is_mute(world, space):
        return "kept away"
    if forbids(world, "aid", kind) is not None:
        return "gives no aid now"
    return "aid used" if pen.sight.acts and AIDED(world, pen.sight.me) else "in play"


def mark(legal: bool | None) -> Word:
    return Word(DONE, "lit", bold=True) if legal else Word(NOT_POSSIBLE, "dim")


# Travellers


def paint_guests(pen: Pen, region: Region, form: str) -> None:
    """Two chips, or one line."""
    if form == LARGE:
        pitch = region.width // 2
        for place, card in enumerate(pen.sight.guests):
            paint_guest(pen, Region(region.x + 1 + place * pitch, region.y, pitch - 1, region.height), place, card)
        return
    x = pen.canvas.text(region.x + 1, region.y, "Travellers ", pen.title)
    deck = f"deck {len(pen.sight.world.zones[TRAVELLER_DECK])}"
    pen.canvas.right(region.right - 1, region.y, deck, pen.dim)
    end = region.right - len(deck) - 2
    room = (end - x) // (1 if region.height > 1 else 2)
    for place, card in enumerate(pen.sight.guests):
        at = (x, region.y + place) if region.height > 1 else (x + place * room, region.y)
        paint_guest_line(pen, Region(*at, room - 1, 1), place, card)


def paint_guest_line(pen: Pen, region: Region, place: int, card: int | None) -> None:
    spot, y = Spot(GUESTS, place), region.y
    pen.hot(region, spot)
    if card is None:
        pen.canvas.text(region.x, y, "nobody at the gate", pen.cursor if pen.is_here(spot) else pen.dim, region.width)
        return
    kind, sight = pen.sight.kind(card), pen.sight
    cost = invite_cost(sight.world, sight.me, card)
    legal = pen.slot(spot).legal
    ink = pen.cursor if pen.is_here(spot) else pen.lit if legal else pen.bright
    x = pen.canvas.text(region.x, y, f"{sign_of(kind)} ", pen.ink("villager", bold=True))
    x = pen.canvas.text(x, y, NAME[kind], ink)
    x = pen.words(x + 1, y, cost_words(cost, dim=legal is False, sep=""))
    words = verdict_words(sight, Invite(place), legal)
    x = pen.words(x + 1, y, words, max(0, region.right - x - 1)) + 1
    told = TEXT[kind].rstrip(".")
    if region.right - x >= min(len(told), LEAST_TOLD):
        pen.canvas.text(x, y, told, pen.dim, region.right - x)


def paint_guest(pen: Pen, region: Region, place: int, card: int | None) -> None:
    spot = Spot(GUESTS, place)
    if card is None:
        band = pen.card(region, "corpse", spot, faded=True)
        pen.canvas.text(band.x, band.y, "no Traveller", pen.name_ink(spot, faded=True))
        return
    kind, sight = pen.sight.kind(card), pen.sight
    band = pen.card(region, "villager", spot)
    pen.canvas.text(band.x, band.y, f"{sign_of(kind)} ", pen.ink("villager", bold=True))
    pen.canvas.text(band.x + 2, band.y, NAME[kind], pen.name_ink(spot), band.width - 2)
    pen.wrapped(band.x, band.y + 1, TEXT[kind], band.width - 1, region.height - 3, pen.text)
    legal = pen.slot(spot).legal
    x = pen.words(band.x, region.bottom - 2, cost_words(invite_cost(sight.world, sight.me, card), dim=legal is False))
    pen.words(x + 1, region.bottom - 2, verdict_words(sight, Invite(place), legal), band.right - x - 1)
    pen.canvas.text(
        band.x, region.bottom - 1, f"{DONE} invite" if legal else "traveller", pen.lit if legal else pen.dim
    )
