"""Tables of the hall in few words: who sits, who is away, what a table waits for. Used by the lobby and the rooms."""

from __future__ import annotations

from collections.abc import Iterator

from engine.tables.hall.listing import Chair, Listed
from tui.draw.canvas import Ink, Span
from tui.draw.glyphs import DONE, EMPTY, NOW, THINKING, seat_glyph
from tui.draw.theme import Palette

MINUTE = 60_000


def minutes_of(milliseconds: int) -> str:
    """A time still to come, in whole minutes."""
    minutes = -(-milliseconds // MINUTE)
    return "1 minute" if minutes == 1 else f"{minutes} minutes"


def drawn_of(table: Listed) -> tuple[object, ...]:
    """What of a table a list shows: where it is the same, nothing has to be drawn anew."""
    summary = table.summary
    chairs = tuple((one.kind, one.name, one.is_due, one.is_away, one.is_lent) for one in table.chairs)
    return table.id, table.state, chairs, len(table.watchers), summary.stage, summary.done, table.is_my_turn


def marks_of(table: Listed, palette: Palette) -> Iterator[Span]:
    """A sign a seat: its shape where somebody sits, an empty box where nobody does."""
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "free":
            yield EMPTY, Ink(palette.dim)
        else:
            yield seat_glyph(seat), Ink(palette.seat(seat), bold=not chair.is_away)


def names_of(table: Listed, palette: Palette, me: str) -> Iterator[Span]:
    """Everybody by name, with what is to be known of them."""
    for seat, chair in enumerate(table.chairs):
        if seat:
            yield "  ", Ink()
        if chair.kind == "free":
            yield f"{EMPTY} free", Ink(palette.dim)
            continue
        yield f"{seat_glyph(seat)} ", Ink(palette.seat(seat), bold=True)
        yield table.names[seat], Ink(palette.bright if chair.owner == me else palette.text, bold=chair.owner == me)
        note = note_of(chair)
        if note:
            yield f" {note}", Ink(palette.dim)
    if table.watchers:
        yield f"   {len(table.watchers)} watching", Ink(palette.dim)


def note_of(chair: Chair) -> str:
    """What is to be known of somebody in one word."""
    if chair.is_lent:
        return "(bot for now)"
    if chair.is_away:
        return "(away)"
    return "(bot)" if chair.kind == "bot" else ""


def state_of(table: Listed, palette: Palette, me: str) -> list[Span]:
    """What a table waits for, or offers."""
    if table.is_my_turn:
        return [(f"{NOW} your turn", Ink(palette.lit, bold=True))]
    free = len(table.chairs) - table.taken
    if table.state == "open" and table.is_mine:
        return [(f"{THINKING} waiting for {free}", Ink(palette.gold))]
    if table.state == "open":
        return [(f"{DONE} join", Ink(palette.lit, bold=True)), (f", {free} free", Ink(palette.text))]
    if table.state == "over":
        return [("over", Ink(palette.dim))]
    return waited_for(table, palette, me)


def waited_for(table: Listed, palette: Palette, me: str) -> list[Span]:
    """Whose turn it is."""
    due = [seat for seat, chair in enumerate(table.chairs) if chair.is_due]
    if len(due) == 1:
        name = table.names[due[0]]
        return [(f"{THINKING} ", Ink(palette.dim)), (f"{seat_glyph(due[0])} {name}", Ink(palette.seat(due[0])))]
    return [(f"{THINKING} {len(due)} thinking" if due else f"{THINKING} in progress", Ink(palette.dim))]
