"""The table of Fairy Tale in words, for front ends without a picture: rows with points, own cards with their text.

Called through the Game with an observed World, so what is hidden from the seat is not there to be told.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.facts import UP
from engine.core.pieces import Entry, Hidden
from engine.core.world import World
from engine.games.fairy_tale.actions import Exchange
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.content.forms import Flat
from engine.games.fairy_tale.score_sheet import Line, Sheet
from engine.games.fairy_tale.scoring import Shown, score
from engine.games.fairy_tale.setup import has_exchange
from engine.games.fairy_tale.zones import CHOSEN, DECK, DISCARD, HAND, KEPT, ROW
from engine.kit.sides import seats_from
from engine.kit.words import numbered


def describe(world: World, seat: int | None, names: Sequence[str]) -> list[str]:
    """Own cards first, then every row from the own seat on, then what lies aside."""
    own = [] if seat is None else [*own_cards(world, seat)]
    sheets, over = sheets_of(world, names), world.outcome is not None
    order = seats_from(seat or 0, world.seats)
    rows = [line for other in order for line in row_in_words(sheets[other], names, over)]
    deck, away = (numbered(len(world.zones[zone]), "card") for zone in (DECK, DISCARD))
    return [*own, *rows, f"Deck: {deck}. Put away: {away}."]


def about(world: World, action: Any, seat: int) -> str:
    """What the card that an action names is and does; nothing for an exchange, whose two cards lie in the rows."""
    card = None if isinstance(action, Exchange) else action.card
    return card_here(world, world.kinds[card]) if type(card) is int else ""


def own_cards(world: World, seat: int) -> Iterator[str]:
    """What only this seat sees, each card with its text on a line of its own."""
    for title, zone in (("Your hand", HAND), ("You have kept", KEPT), ("You have chosen", CHOSEN)):
        known = [piece for piece in world.zones[zone[seat]] if not isinstance(piece, Hidden)]
        if known:
            yield f"{title}, {numbered(len(known), 'card')}:"
            for piece in known:
                yield f"  {name_of(world.kinds[piece])}: {card_here(world, world.kinds[piece])}"


def sheets_of(world: World, names: Sequence[str]) -> list[Sheet]:
    """The points of every row as it lies."""
    return score(rows_of(world), names)


def rows_of(world: World) -> list[list[Shown]]:
    """All rows as the observer knows them."""
    return [[shown(world, entry) for entry in world.zones[ROW[seat]]] for seat in range(world.seats)]


def shown(world: World, entry: Entry) -> Shown:
    """A card in a row as the observer knows it."""
    return (None, False) if isinstance(entry, Hidden) else (world.kinds[entry], world.sides[entry] == UP)


def row_in_words(sheet: Sheet, names: Sequence[str], over: bool) -> Iterator[str]:
    """A row in one line; at the end every card with its points and why."""
    head = f"{names[sheet.seat]}, {numbered(sheet.total, 'point')}, row of {len(sheet.lines)}"
    if not over:
        yield f"{head}: {', '.join(card_in_row(line) for line in sheet.lines)}." if sheet.lines else f"{head}."
        return
    yield f"{head}:"
    for line in sheet.lines:
        yield f"  {card_in_row(line)}: {line.sentence.removeprefix('face down: ')}" if line.kind else "  face down"


def card_in_row(line: Line) -> str:
    """`Castle (6)`, `Demon (face down)` or, for a stranger's card, `face down`."""
    if line.kind is None:
        return "face down"
    return f"{name_of(line.kind)} ({line.points if line.up else 'face down'})"


def card_here(world: World, kind: str) -> str:
    """A card with what it does at this table: for Garfield's partners a Shadow card does one thing more."""
    swap = " Then YOU swap a card with your partner." if has_exchange(world) and box()[kind].is_("shadow") else ""
    return card_in_words(kind) + swap


def card_in_words(kind: str) -> str:
    """Faction, category and what the card does, without signs."""
    card = box()[kind]
    names: dict[Any, str] = box().game.names
    factions = "Every faction" if card.is_every_faction else " and ".join(names[word] for word in card.factions)
    categories = "every category" if len(card.categories) > 1 else names[card.categories[0]]
    printed = f" {numbered(card.scoring.points, 'point')}." if isinstance(card.scoring, Flat) else ""
    words = card.text.lstrip("↑↓»+↔★ ").replace("\u00a0", " ")
    return f"{factions}, {categories}.{printed} {words}"


def name_of(kind: str) -> str:
    return box()[kind].name
