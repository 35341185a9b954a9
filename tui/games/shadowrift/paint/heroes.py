"""The heroes: who is done, what each holds openly, whose the token is; and what lies in play before the one in focus.

One row on the board; the whole company in a panel of its own.
"""

from __future__ import annotations

from textual.geometry import Region

from engine.games.shadowrift.content.printed import KEEP, NAME, SORT, TEXT
from engine.games.shadowrift.rules.heroes.paying import cost_of_price
from engine.games.shadowrift.zones import CLOSED, DECK, DISCARD, HAND, KEPT, PLAY, PURSE, TOKEN
from engine.kit.words import listed, numbered
from tui.board.spots import Spot
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import DONE, NOW, THINKING, seat_glyph
from tui.games.shadowrift.layout import LARGE_WIDTH
from tui.games.shadowrift.look import SIGNS, cost_words, role_of, sign_of
from tui.games.shadowrift.paint.pen import Pen
from tui.games.shadowrift.scenes.gauges import state_of
from tui.games.shadowrift.scenes.preview import afflictions_of
from tui.games.shadowrift.view import HEROES, IN_PLAY, Sight, tiles_of


def paint_play(pen: Pen, region: Region, *, told_beside: bool = False) -> None:
    """What the hero in focus has in play, and all heroes in short; shorter still where a column tells of them."""
    names = [pen.sight.scene.names[seat] for seat in range(pen.sight.world.seats)]
    least = sum(len(name) + 5 for name in names) if told_beside else region.width // 2 + 10
    end = max(region.x + region.width // 3, region.right - least)
    x = pen.canvas.text(region.x + 1, region.y, "In play ", pen.title)
    if not pen.sight.in_play:
        x = pen.canvas.text(x, region.y, "nothing", pen.dim) + 2
    for number, card in enumerate(pen.sight.in_play):
        x = paint_lying(pen, x, region.y, number, card, end)
    if region.width < LARGE_WIDTH:
        piles = (len(pen.sight.world.zones[zone[pen.sight.me]]) for zone in (DECK, DISCARD))
        told = "deck {}  discard {}".format(*piles)
        if x + len(told) + 2 < end:
            pen.canvas.text(x, region.y, told, pen.dim)
    paint_company(pen, Region(max(x + 1, end), region.y, 0, 1), region.right, told_beside=told_beside)


def paint_lying(pen: Pen, x: int, y: int, number: int, card: int, end: int) -> int:
    spot, kind = Spot(IN_PLAY, number), pen.sight.kind(card)
    ink = pen.cursor if pen.is_here(spot) else pen.lit if pen.slot(spot).legal else pen.ink(role_of(kind), bold=True)
    start = x
    x = pen.canvas.text(x, y, f"{sign_of(kind)} {NAME[kind]}", ink)
    if SORT[kind] == "skill":
        kept = KEPT(pen.sight.world, card)
        x = pen.words(
            x, y, (Word(" kept", "dim"),) if kept else (Word(" keep ", "dim"), *cost_words(cost_of_price(KEEP[kind])))
        )
    pen.hot(Region(start, y, x - start, 1), spot)
    return x + 2


def paint_company(pen: Pen, start: Region, end: int, *, told_beside: bool) -> None:
    """Every hero by shape, name as far as there is room, hand and purse unless they are told elsewhere."""
    x, y, seats = start.x, start.y, pen.sight.world.seats
    whole = [sum(len(word.text) for word in hero_words(pen, seat, end, told_beside)) + 1 for seat in range(seats)]
    even = max(6, (end - x) // seats)
    widths = [even] * seats if max(whole) <= even else shared(whole, max(end - x, 6 * seats))
    for seat, each in enumerate(widths):
        spot = Spot(HEROES, seat)
        words = hero_words(pen, seat, each - 1, told_beside)
        ink = pen.cursor if pen.is_here(spot) else pen.lit if pen.slot(spot).legal else pen.seat(seat)
        stop = pen.canvas.text(x, y, words[0].text, ink, each - 1)
        pen.words(stop, y, words[1:], max(0, x + each - 1 - stop))
        pen.hot(Region(x, y, each - 1, 1), spot)
        x += each


def shared(wanted: list[int], room: int) -> list[int]:
    """Widths that fit the room together: the widest give way first."""
    widths = list(wanted)
    while sum(widths) > room:
        widths[widths.index(max(widths))] -= 1
    return widths


def hero_words(pen: Pen, seat: int, room: int, told_beside: bool) -> Words:
    """`▲ Aldo √ 4 2¢ ★`, or `▲ Aldo √` where the rest is told elsewhere."""
    sight, world = pen.sight, pen.sight.world
    state = THINKING if seat in sight.scene.thinking else DONE
    coins = sight.coins(seat)
    rest = f" {state}" if told_beside else f" {state} {len(world.zones[HAND[seat]])}"
    token = f" {SIGNS['heroism']}" if TOKEN(world) == seat and not told_beside else ""
    purse = f" {coins}¢" if coins and not told_beside else ""
    name = sight.scene.names[seat]
    spare = room - 2 - len(rest) - len(token) - len(purse)
    called = name if len(name) <= spare else name.partition(" (")[0][: max(0, spare)]
    shown = f"{seat_glyph(seat)} {called}".rstrip()
    return (
        Word(shown, f"seat-{seat + 1}", bold=True),
        Word(rest, "dim"),
        Word(purse, "coin", bold=True),
        Word(token, "heroism", bold=True),
    )


# The panel


def paint_heroes_panel(pen: Pen, region: Region) -> None:
    """Everybody: hand, purse, what lies in play, deck and discard."""
    inside = pen.overlay(region, [("Heroes", pen.title)], [("O closes", pen.dim)])
    each = max(2, min(6, inside.height // pen.sight.world.seats))
    for seat in range(pen.sight.world.seats):
        cell = Region(inside.x, inside.y + seat * each, inside.width, each)
        with pen.canvas.clipped(cell):
            paint_hero(pen, cell, seat)


def paint_hero(pen: Pen, region: Region, seat: int) -> None:
    sight, world, spot = pen.sight, pen.sight.world, Spot(HEROES, seat)
    if pen.is_here(spot):
        pen.canvas.fill(region, pen.glow)
        pen.canvas.text(region.x, region.y, NOW, pen.arrow)
    state = state_of(sight, seat)
    token = f"  {SIGNS['heroism']} next Heroism" if TOKEN(world) == seat else ""
    purse = "closed" if CLOSED(world, seat) else "open"
    pen.words(
        region.x + 2,
        region.y,
        (
            sight.who(seat),
            Word(f"  {sight.scene.kinds[seat]}  " if sight.scene.kinds[seat] else "  ", "dim"),
            Word(state, "lit" if state == "done" else "text"),
            Word(f"  {len(world.zones[PURSE[seat]])}¢ {purse}", "coin"),
            Word(token, "heroism", bold=True),
            Word(f"  deck {len(world.zones[DECK[seat]])} discard {len(world.zones[DISCARD[seat]])}", "dim"),
        ),
        region.width - 3,
    )
    rows = [hand_line(sight, seat), play_line(sight, seat)]
    for number, line in enumerate(rows[: region.height - 1], 1):
        pen.canvas.text(region.x + 4, region.y + number, line, pen.text, region.width - 5)
    pen.hot(region, spot)


def hand_line(sight: Sight, seat: int) -> str:
    """The hand as far as it is known."""
    count = len(sight.world.zones[HAND[seat]])
    tiles = tiles_of(sight.world, seat)
    known = listed([f"{NAME[tile.kind]}{f' ×{len(tile.cards)}' if len(tile.cards) > 1 else ''}" for tile in tiles])
    hurt = afflictions_of(sight, seat)
    seen = f"; {numbered(hurt, 'Wound or Burn', 'Wounds or Burns')} in sight" if hurt else ""
    return f"Hand {count}{f': {known}' if known else ''}{seen}."


def play_line(sight: Sight, seat: int) -> str:
    lying = [sight.kind(card) for card in sight.world.lying(PLAY[seat])]
    told = "; ".join(f"{NAME[kind]}: {TEXT[kind].rstrip('.')}" for kind in lying)
    return f"In play: {told or 'nothing'}."
