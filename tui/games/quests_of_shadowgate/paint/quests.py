"""Paints the open quests, in the form that the rows allow: a line, two lines, a box, or a box with the whole ladder.

A quest's levels are a ladder: the cost alone is Minor, each step up asks for items beside it. What the viewer's items
reach is lit, and what would be reached now stands in the edge.
"""

from __future__ import annotations

from textual.geometry import Region

from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import LEVELS, Level
from engine.games.quests_of_shadowgate.content.vocabulary import NOTHING
from engine.kit.words import cut
from tui.board.spots import Spot
from tui.draw.canvas import Ink, Span, Word, Words
from tui.draw.glyphs import DONE, NEW, NOT_POSSIBLE
from tui.games.quests_of_shadowgate.look import (
    ABBREVIATED,
    QUEST,
    amount_signs,
    card_role,
    card_sign,
    role_of,
    sign_of,
    word_of,
)
from tui.games.quests_of_shadowgate.paint.pen import Pen
from tui.games.quests_of_shadowgate.view import QUESTS, QuestView, Table

BOX, ROOMY_BOX, LADDER = 4, 5, 7
OPEN = 4
"""So many quests lie open, the top of their deck among them."""
LINE_NAME, WHOLE_NAME = 15, 22
LINE_REACH = 10
"""Cells at the end of a line for what would be reached, in its short form."""


def paint_quests(pen: Pen, table: Table) -> None:
    """All open quests, each in an equal share of the rows."""
    if not table.quests:
        return
    places = max(len(table.quests), OPEN)
    share = min(pen.height // places, LADDER)
    form = next(size for size in (LADDER, ROOMY_BOX, BOX, 2, 1) if size <= max(share, 1))
    spare = (pen.height - form * places) // places
    regions = [Region(0, index * (form + min(spare, 1)), pen.width, form) for index in range(places)]
    name = min(line_name(pen, quest) for quest in table.quests)
    for index, (quest, region) in enumerate(zip(table.quests, regions, strict=False)):
        spot = Spot(QUESTS, index)
        if form == 1:
            _line(pen, quest, region, pen.is_here(spot), name)
        else:
            _FORMS[form](pen, quest, region, pen.is_here(spot))
        pen.hot(region, spot)
    for region in regions[len(table.quests) :]:
        _gap(pen, region)


def _gap(pen: Pen, region: Region) -> None:
    """Where a quest was: the others keep their places until the turn ends."""
    words = "refilled when the turn ends"
    if region.height < BOX:
        pen.canvas.text(region.x + 2, region.y, words, pen.dim, region.width - 3)
        return
    pen.canvas.frame(region, "round", Ink(pen.palette.frame, faint=True))
    pen.canvas.text(region.x + 2, region.y + 1, words, pen.dim, region.width - 4)


# What every form says


def reach(quest: QuestView) -> Words:
    """`√ Great 5`, or what is short; a forecast outside the own turn is not lit."""
    if quest.is_chosen:
        return (Word("being paid", "gold", bold=True),)
    if quest.short is None:
        return ()
    if quest.short != NOTHING:
        return (Word(f"{NOT_POSSIBLE} {amount_signs(quest.short)} short", "dim" if not quest.is_mine else "warn"),)
    level = quest.levels[-1]
    told = f"{level.capitalize()} {quest.points[LEVELS.index(level)]}"
    if quest.legal:
        return (Word(f"{DONE} {told}", "lit", bold=True),)
    return (Word(told, "text"),)


def steps(quest: QuestView) -> tuple[Words, Words, Words]:
    """What Major, Great and Epic ask for beside the cost, in few cells."""
    face = quest.face
    major = (Word(f"{sign_of(face.type)} {word_of(face.type)}", role_of(face.type), bold=True),)
    great = (Word("+", "dim"), Word(word_of(face.great), role_of(face.great)))
    epic: list[Word] = []
    for name in face.epic:
        epic += [Word(" " if epic else "+", "dim"), Word(ABBREVIATED[name], role_of(name))]
    return major, great, tuple(epic)


def level_word(pen: Pen, quest: QuestView, level: Level) -> Span:
    """A level with its points, lit where the viewer's items reach it."""
    words = f"{level.capitalize()} {quest.points[LEVELS.index(level)]}"
    if level in quest.levels:
        payable = quest.short == NOTHING or quest.is_chosen
        return words, pen.lit if payable else Ink(pen.palette.text, bold=True)
    return words, pen.dim


def name_span(pen: Pen, quest: QuestView, room: int) -> Span:
    name = cut(quest.face.name, room)
    faded = quest.legal is False or (quest.short not in (None, NOTHING))
    ink = pen.text if faded else pen.bright
    return name, Ink(pen.palette.gold, bold=True) if quest.is_chosen else ink


# Lines


def line_name(pen: Pen, quest: QuestView) -> int:
    """The cells for a quest's name on a line: all it may need, as far as cost, ladder and verdict leave them."""
    ladder = sum(pen.words_width(words) + 4 for words in steps(quest))
    return max(LINE_NAME, min(WHOLE_NAME, pen.width - ladder - LINE_REACH - 11))


def _line(pen: Pen, quest: QuestView, region: Region, here: bool, room: int) -> None:
    """One row: name, cost, the ladder, what would be reached."""
    canvas, y = pen.canvas, region.y
    pen.bar(region, role_of(quest.face.type), quest, selected=here)
    mark = NEW if quest.fresh else QUEST if quest.is_top else " "
    canvas.text(1, y, mark, pen.title if quest.fresh else pen.dim)
    canvas.spans(2, y, [name_span(pen, quest, room)], room)
    x = pen.three(room + 3, y, quest.face.cost) + 2
    ladder = sum(pen.words_width(words) + 4 for words in steps(quest))
    told = reach(quest)
    if x + ladder + pen.words_width(told) > region.right:
        told = tuple(Word(word.text.removesuffix(" short"), word.role, word.bold) for word in told)
    end = pen.right_words(region.right - 1, y, told)
    for level, words in zip(LEVELS[1:], steps(quest), strict=True):
        needed = pen.words_width(words) + 2
        if x + needed <= end:
            x = pen.words(x, y, words)
            ink = level_word(pen, quest, level)[1]
            x = canvas.text(x, y, f" {quest.points[LEVELS.index(level)]}", ink) + 2


def _two_lines(pen: Pen, quest: QuestView, region: Region, here: bool) -> None:
    canvas, x, y = pen.canvas, region.x, region.y
    pen.bar(region, role_of(quest.face.type), quest, selected=here)
    canvas.spans(x + 2, y, [name_span(pen, quest, 22)], 22)
    if quest.fresh:
        canvas.text(x + 1, y, NEW, pen.title)
    pen.right_words(region.right - 1, y, reach(quest))
    x = pen.three(x + 2, y + 1, quest.face.cost)
    needed = sum(pen.words_width(words) + 2 for words in steps(quest))
    gap = 2 if x + needed + 6 <= region.right else 1
    for level, words in zip(LEVELS[1:], steps(quest), strict=True):
        x = pen.words(x + gap, y + 1, words, max(region.right - x - gap, 0))
        points = f" {quest.points[LEVELS.index(level)]}"
        x = canvas.text(x, y + 1, points, level_word(pen, quest, level)[1])


# Boxes


def _frame(pen: Pen, quest: QuestView, region: Region, here: bool, right: Words) -> None:
    edge = pen.palette.gold if quest.is_chosen else pen.palette.lit if quest.legal else None
    room = region.width - 9 - pen.words_width(right)
    title = [name_span(pen, quest, room - (4 if quest.fresh else 0))]
    if quest.fresh:
        title.append((f" {NEW}new", pen.title))
    pen.box(region, title, pen.spans(right), selected=here, edge=edge)


def _columns(width: int) -> tuple[int, int, int, int]:
    """Where the four levels of a ladder that lies on its side begin."""
    left, spare = (2, width - 42) if width >= 42 else (1, 0)
    step = max(spare, 0) // 4
    return left, left + 8 + step, left + 19 + 2 * step, left + 27 + 3 * step


def _side_ladder(pen: Pen, quest: QuestView, region: Region, y: int, *, cost: bool) -> None:
    """What each level asks for, and below it the level: the cost itself is what Minor asks for."""
    at = _columns(region.width)
    if cost:
        pen.three(region.x + at[0], y, quest.face.cost)
    else:
        pen.canvas.text(region.x + at[0], y, "no item", pen.dim)
    for x, words in zip(at[1:], steps(quest), strict=True):
        pen.words(region.x + x, y, words, region.width - 1 - x)
    for x, level in zip(at, LEVELS, strict=True):
        word, ink = level_word(pen, quest, level)
        pen.canvas.text(region.x + x, y + 1, word, ink)


def _box(pen: Pen, quest: QuestView, region: Region, here: bool) -> None:
    _frame(pen, quest, region, here, reach(quest))
    _side_ladder(pen, quest, region, region.y + 1, cost=True)


def _roomy_box(pen: Pen, quest: QuestView, region: Region, here: bool) -> None:
    _frame(pen, quest, region, here, (Word("deck top", "dim"),) if quest.is_top else ())
    pen.three(region.x + 2, region.y + 1, quest.face.cost, 1)
    pen.right_words(region.right - 2, region.y + 1, reach(quest))
    _side_ladder(pen, quest, region, region.y + 2, cost=False)


def _ladder(pen: Pen, quest: QuestView, region: Region, here: bool) -> None:
    """The whole ladder, a row a level, with the items that would serve the best one within reach."""
    _frame(pen, quest, region, here, (Word("deck top", "dim"),) if quest.is_top else ())
    x = region.x
    end = pen.three(x + 2, region.y + 1, quest.face.cost, 1)
    pen.words(end + 3, region.y + 1, steps(quest)[0])
    pen.right_words(region.right - 2, region.y + 1, reach(quest))
    for row, level in enumerate(LEVELS):
        y = region.y + 2 + row
        word, ink = level_word(pen, quest, level)
        pen.canvas.text(x + 2, y, DONE if level in quest.levels else " ", ink)
        pen.canvas.text(x + 4, y, word, ink)
        pen.words(x + 13, y, _rung(quest, row), region.width - 15)


def _rung(quest: QuestView, row: int) -> Words:
    """What one level adds to the one below it; where it is within reach, by which item."""
    if row == 0:
        return (Word("no item needed", "dim"),)
    asked = steps(quest)[row - 1]
    best = len(quest.levels) - 1
    if row > best or not quest.servants:
        return asked
    shown = quest.servants[:1] if row == 1 else quest.servants[1:] if row == best else ()
    words: list[Word] = [*asked, Word("  ", "dim")]
    for servant in shown:
        fate = "stays" if servant.stays else "goes"
        words += [
            Word(f"{card_sign(servant.kind)} ", card_role(servant.kind)),
            Word(f"{box().adventure[servant.kind].brief} {fate} ", "text"),
        ]
    return tuple(words)


_FORMS = {2: _two_lines, BOX: _box, ROOMY_BOX: _roomy_box, LADDER: _ladder}
