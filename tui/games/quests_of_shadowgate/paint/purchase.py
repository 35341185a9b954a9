"""Paints what is asked in the middle of the board: a purchase as three bars, or a question with its answers.

A bar is solid for stats, hatched for cards, dotted for what is missing; an upright stroke stands at what is needed.
"""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region

from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.vocabulary import STATS
from tui.board.spots import Spot
from tui.draw.canvas import Ink, Span, Word, Words, width_of
from tui.draw.glyphs import BLOCK, DONE, FACE_DOWN, HATCH, NOT_POSSIBLE, NOW, RULE, WALL
from tui.draw.text_flow import cut_rows, wrapped
from tui.games.quests_of_shadowgate.look import card_role, card_sign, sign_of, word_of
from tui.games.quests_of_shadowgate.paint.cards import CLOSE, PLAIN, State, picture
from tui.games.quests_of_shadowgate.paint.pen import Pen
from tui.games.quests_of_shadowgate.view import CHOICE, LIT, Option, Purchase, Table

BOXED = 7
BAR_LEFT = 12
WIDE_OPTION, BOXED_OPTION = 26, 5


def paint_purchase(pen: Pen, table: Table) -> None:
    """The purchase under way."""
    if table.purchase is None:
        return
    deal, boxed = table.purchase, pen.height >= BOXED
    region = Region(0, 0, pen.width, pen.height)
    title: list[Span] = [(deal.title, pen.title)]
    right: list[Span] = [(f"{deal.left}", pen.bright), (f" action{'' if deal.left == 1 else 's'} left", pen.dim)]
    if width_of(title) + width_of(right) + 10 > pen.width:
        right = []
    if boxed:
        pen.box(region, title, right, edge=pen.palette.gold)
    else:
        pen.canvas.rule(0, 0, pen.width, pen.line, title, right)
    last = pen.height - (1 if boxed else 0)
    step = 2 if boxed and last >= 3 * 2 + 6 else 1
    for row in range(3):
        _bar(pen, deal, row, 1 + row * step)
    _tell(pen, deal, 1 + 3 * step, last, ruled=boxed)


def _tell(pen: Pen, deal: Purchase, y: int, last: int, *, ruled: bool) -> None:
    """What to read below the bars, the most useful first; whole if there is room, else a row each."""
    lines = (("Best", deal.suggestion), ("Gives", deal.reach), ("Paid", _paid(deal)), ("After", deal.after))
    room = pen.width - 11
    told = [(name, pen.spans(words)) for name, words in lines if words]
    if ruled and sum(len(wrapped(spans, room)) for _, spans in told) < last - y:
        pen.canvas.text(1, y, RULE * (pen.width - 2), pen.line)
        y += 1
    spare = last - y - len(told)
    for name, words in told:
        shown = min(len(wrapped(words, room)), 1 + max(spare, 0))
        spare -= shown - 1
        for row, spans in enumerate(cut_rows([words], room, shown)):
            if y < last:
                pen.canvas.text(2, y, name if row == 0 else "", pen.dim)
                pen.canvas.spans(9, y, spans, pen.width - 10)
                y += 1


def _paid(deal: Purchase) -> Words:
    words: list[Word] = []
    for card in deal.cards:
        words += [Word(", ", "dim")] if words else []
        words += [Word(f"{card_sign(card.kind)} ", card_role(card.kind)), Word(box().adventure[card.kind].name)]
    return (*words, Word("  only you see them", "dim")) if words else ()


def _bar(pen: Pen, deal: Purchase, index: int, y: int) -> None:
    """One stat: its bar, have of need, stats and cards, met or how much is short."""
    canvas, stat, colour = pen.canvas, STATS[index], pen.ink(STATS[index])
    need, means, paid = deal.cost[index], deal.means[index], deal.paid[index]
    canvas.text(2, y, f"{sign_of(stat)} {word_of(stat)}", colour._replace(bold=True))
    end = pen.width - 25
    scale = 2 if max(need, means + paid) * 2 + 1 <= end - BAR_LEFT else 1
    x = BAR_LEFT
    for point in range(max(need, means + paid)):
        if point == need:
            x = canvas.text(x, y, WALL, pen.bright)
        sign = BLOCK if point < means else HATCH if point < means + paid else FACE_DOWN
        x = canvas.text(x, y, sign * scale, colour if point < means + paid else pen.dim)
    if means + paid <= need:
        canvas.text(x, y, WALL, pen.bright)
    canvas.right(end + 4, y, f"{means + paid}/{need}", pen.bright)
    canvas.text(end + 6, y, f"{means} + {paid}", pen.dim)
    missing = deal.missing[index]
    if missing:
        canvas.right(pen.width - 2, y, f"{missing} short", Ink(pen.palette.warn, bold=True))
    else:
        canvas.right(pen.width - 2, y, f"{DONE} met", pen.lit)


# The cards of the turn, where there is room for them


def paint_table_cards(pen: Pen, table: Table) -> None:
    """The torch and the cards spent this turn, as cards."""
    region = Region(0, 0, pen.width, pen.height)
    pen.box(region, [("This turn", pen.title)])
    if not table.lit:
        pen.canvas.text(2, 1, "No torch lit yet.", pen.dim)
        return
    if pen.height < CLOSE.height + 2:
        for row, card in enumerate(table.lit[: pen.height - 2]):
            x = pen.canvas.text(2, row + 1, f"{card.word:8}", pen.dim)
            words = (Word(f"{card_sign(card.kind)} ", card_role(card.kind)), Word(box().adventure[card.kind].name))
            end = pen.words(x, row + 1, words, pen.width - x - 2)
            if pen.is_here(Spot(LIT, row)):
                pen.canvas.text(1, row + 1, NOW, pen.arrow)
            pen.hot(Region(1, row + 1, end - 1, 1), Spot(LIT, row))
        return
    across = max(1, (pen.width - 2) // CLOSE.pitch)
    for index, card in enumerate(table.lit[:across]):
        spot = Spot(LIT, index)
        state = State(selected=True) if pen.is_here(spot) else PLAIN
        block = picture(card.kind, CLOSE, state, None, pen.palette, pen.canvas.glyphs)
        x = 2 + index * CLOSE.pitch
        pen.canvas.lay(x, 1, block)
        pen.canvas.text(x + 2, 1 + CLOSE.height, card.word, pen.dim)
        pen.hot(Region(x, 1, CLOSE.width, CLOSE.height), spot)


# Questions


def paint_choice(pen: Pen, table: Table) -> None:
    """A question with its answers: side by side where they are wide enough, else below each other."""
    choice, options = table.choice, table.options
    if choice is None or not options:
        return
    title = pen.spans(choice.title)
    note = pen.spans(choice.note)
    pen.canvas.rule(0, 0, pen.width, pen.line, title, note if width_of([*title, *note]) < pen.width - 8 else ())
    share = (pen.width - 1) // len(options)
    if share >= WIDE_OPTION and pen.height > BOXED_OPTION:
        for index, option in enumerate(options):
            region = Region(index * share, 1, share - 1, min(pen.height - 1, 6))
            _boxed_option(pen, option, region, str(index + 1), pen.is_here(Spot(CHOICE, index)))
            pen.hot(region, Spot(CHOICE, index))
    else:
        _flat_options(pen, options)


def _flat_options(pen: Pen, options: Sequence[Option]) -> None:
    """Answers below each other, each in a row and as many more as it needs while there is room."""
    left = max(len(option.title) for option in options) + 8
    room, spare, y = pen.width - left - 1, pen.height - 1 - len(options), 1
    for index, option in enumerate(options):
        told = pen.spans(_joined(option))
        more = min(len(wrapped(told, room)) - 1, max(spare, 0))
        region, spare = Region(0, y, pen.width, 1 + more), spare - more
        _flat_option(pen, option, region, index)
        for row, spans in enumerate(cut_rows([told], room, region.height)):
            pen.canvas.spans(left, y + row, spans, room)
        pen.hot(region, Spot(CHOICE, index))
        y = region.bottom


def _joined(option: Option) -> Words:
    return tuple(word for line in option.lines for word in (*line, Word("  ")))


def _boxed_option(pen: Pen, option: Option, region: Region, key: str, here: bool) -> None:
    ink = pen.dim if option.legal is False else pen.ink(option.role, bold=True)
    pen.box(region, [(option.title, ink)], selected=here, edge=pen.palette.lit if option.legal else None)
    for row, words in enumerate(option.lines[: region.height - 2], 1):
        pen.words(region.x + 2, region.y + row, words, region.width - 3)
    label = f" {key} {_mark(option)} "
    plate = pen.cursor if here else pen.lit if option.legal else pen.dim
    pen.canvas.text(region.x + (region.width - len(label)) // 2, region.bottom - 1, label, plate)


def _mark(option: Option) -> str:
    return DONE if option.legal else NOT_POSSIBLE if option.legal is False else ""


def _flat_option(pen: Pen, option: Option, region: Region, index: int) -> None:
    """The key, the mark and the title of an answer."""
    pen.bar(region, option.role, option, selected=pen.is_here(Spot(CHOICE, index)))
    ink = pen.dim if option.legal is False else pen.ink(option.role, bold=True)
    pen.canvas.text(2, region.y, f"{index + 1} {_mark(option)} {option.title}", ink, region.width - 3)
