"""Whispers, equipment and general actions: what can be claimed, what is missing, and who is nearest to a whisper."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.shadowscape import zones as z
from engine.games.shadowscape.actions import Claim
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.printed import GEAR, SHARDS, WHISPER
from engine.games.shadowscape.rules.claiming import cost_of
from engine.games.shadowscape.table import tokens_of
from tui.board.spots import Slot, Spot
from tui.draw.canvas import Ink, Word, Words
from tui.draw.glyphs import DONE, NOT_POSSIBLE, seat_glyph
from tui.games.shadowscape.look import in_signs, sign, sign_of
from tui.games.shadowscape.paint.hero import token_words
from tui.games.shadowscape.paint.pen import Pen
from tui.games.shadowscape.scenes.errands import goal_of, nearest_to, needs_of, progress
from tui.games.shadowscape.view import EQUIPMENT, GENERALS, WHISPERS, WISHES


def deck_words(pen: Pen, deck: str) -> Words:
    return (Word("deck ", "dim"), Word(str(len(pen.table.world.zones[deck])), "bright"))


def mark_words(slot: Slot) -> Word:
    """A tick for what can be claimed now, a cross for what cannot."""
    if slot.legal is None:
        return Word(" ")
    return Word(DONE, "lit", bold=True) if slot.legal else Word(NOT_POSSIBLE, "dim")


def paint_summary(pen: Pen, part: Region) -> int:
    """Offers in two rows, where they have no room: how many can be claimed, and the nearest whisper."""
    pen.rule(part, part.y, (Word("Offers", "gold", bold=True),), (Word("w", "bright"), Word(" opens", "dim")))
    words: list[Word] = []
    for name, area in (("whispers", WHISPERS), ("gear", EQUIPMENT), ("actions", GENERALS)):
        count = sum(bool(slot.legal) for slot in pen.table.slots(area))
        if count:
            words += [Word(f"{DONE} {name} {count} ", "lit", bold=True)]
    none = "claimed this turn" if z.CLAIMED(pen.table.world) else "nothing to claim yet"
    pen.words(part.x, part.y + 1, tuple(words) or (Word(none, "dim"),), part.width)
    goal = goal_of(pen.table.world, pen.table.me)
    if part.height > 2 and goal is not None:
        whisper = WHISPER[pen.table.world.kinds[goal[0]]]
        lead = (Word(sign_of("shard") * whisper.shards, "shard", bold=True), Word(f" {whisper.name}"))
        met = Word(progress(pen.table.world, pen.table.me, goal[0]), "dim")
        start = pen.right_words(part.right, part.y + 2, (met,))
        pen.words(part.x, part.y + 2, lead, start - part.x - 1)
    return min(3, part.height)


# Whispers


def paint_whispers(pen: Pen, part: Region, rows: int = 1, *, full: bool = False) -> int:
    """The open whispers in one or two rows each; return the rows used."""
    full = full or rows > 1
    right = deck_words(pen, z.WHISPER_DECK) if full else (Word("one claim a turn ", "dim"), Word("w", "bright"))
    pen.rule(part, part.y, (Word("Whispers", "gold", bold=True),), right)
    y = part.y + 1
    for index, slot in enumerate(pen.table.slots(WHISPERS)):
        paint_whisper(pen, Region(part.x, y, part.width, rows), index, slot, wordy=full)
        y += rows
    return y - part.y


def paint_whisper(pen: Pen, line: Region, index: int, slot: Slot, *, wordy: bool = False) -> None:
    """A whisper: shards, name, what it asks with ticks, and how far the hero is."""
    world, me = pen.table.world, pen.table.me
    card: int = slot.ref  # type: ignore[assignment]
    whisper = WHISPER[world.kinds[card]]
    selected = pen.row(line, Spot(WHISPERS, index), slot)
    claimable = bool(slot.legal) and isinstance(slot.action, Claim)
    shards = Word(sign_of("shard") * whisper.shards, "shard", bold=True)
    name = Word(whisper.name, "bright" if selected or slot.legal else "text", bold=bool(slot.legal))
    pen.words(line.x, line.y, (shards,))
    ending: Words = (Word(progress(world, me, card), "text"),)
    ending = (
        *ending,
        Word(" "),
        *(Word(seat_glyph(seat), f"seat-{seat + 1}", bold=True) for seat in nearest_to(world, card)[:2]),
    )
    if claimable:
        ending = (Word(f"{DONE} claim", "lit", bold=True),)
    end = paint_wish(pen, line, index)
    brief = need_words(pen, card, claimable=claimable)
    if line.height == 1 and not claimable:  # what it asks comes before how much of it is met, and by whom
        room = end - line.x - 6 - min(17, len(whisper.name)) - pen.words_width(brief)
        ending = next((words for words in (ending, ending[2:]) if pen.words_width(words) <= room), ())
    start = pen.right_words(end, line.y, ending)
    in_words = need_words(pen, card, claimable=claimable, middling=True)
    if wordy and pen.words_width(in_words) < start - line.x - 22:
        brief = in_words
    pen.words(line.x + 4, line.y, (name,), 17)
    if line.height > 1:
        needs, room = need_words(pen, card, full=True, claimable=claimable), line.width - 4
        told = next((words for words in (needs, in_words) if pen.words_width(words) <= room), brief)
        pen.words(line.x + 4, line.y + 1, told, room)
    else:
        start -= bool(ending)
        x = max(line.x + 5 + min(17, len(whisper.name)), min(line.x + 22, start - pen.words_width(brief)))
        pen.words(x, line.y, brief, start - x)


def paint_wish(pen: Pen, line: Region, index: int) -> int:
    """Where all play together: ask the others to leave a whisper to you. Return the column it begins at."""
    slots = pen.table.slots(WISHES)
    if index >= len(slots) or not slots[index].legal:
        return line.right
    spot = Spot(WISHES, index)
    ink = pen.cursor if pen.is_here(spot) else Ink(pen.palette.gold, pen.palette.raised, bold=True)
    start = pen.canvas.right(line.right, line.y, "mine", ink)
    pen.hot(Region(start, line.y, line.right - start, 1), spot)
    return start - 1


def need_words(pen: Pen, whisper: int, *, claimable: bool, full: bool = False, middling: bool = False) -> Words:
    """`Forge § gear√`, or each need in words behind a tick or a cross; of what can be claimed all is met."""
    words: list[Word] = []
    for need in needs_of(pen.table.world, pen.table.me, whisper):
        met = need.met or claimable
        if full:
            words.append(Word(f"{DONE} ", "lit", bold=True) if met else Word(f"{NOT_POSSIBLE} ", "warn"))
            words += [Word(word.text, "lit" if met and word.role == "text" else word.role) for word in need.words]
            words.append(Word("  "))
        else:
            asked = need.in_few_words if middling else need.brief
            words += [Word(word.text, "lit" if met else "dim") if word.role == "text" else word for word in asked]
            words.append(Word(f"{DONE} " if met else " ", "lit", bold=True))
    if words:
        *others, last = words
        words = [*others, Word(last.text.rstrip(), last.role, bold=last.bold)]
    return tuple(words)


# Equipment and general actions


def paint_equipment(pen: Pen, part: Region, across: int = 1, *, full: bool = False) -> int:
    """The open equipment, one or two in a row."""
    title = (Word("Equipment", "gold", bold=True), Word(" for 1 ", "dim"), sign("treasure"))
    pen.rule(part, part.y, title, deck_words(pen, z.GEAR_DECK) if full else ())
    return 1 + paint_grid(pen, part, EQUIPMENT, across, full)


def paint_generals(pen: Pen, part: Region, across: int = 1, *, full: bool = False, rows: int = 1) -> int:
    """The open general actions, one or two in a row, both sides where there is room."""
    have: list[Word] = []
    for token in tokens_of(pen.table.world, pen.table.me) if pen.table.slots("hero") else ():
        text, role = token_words(pen, token)
        have += [Word(f" {text}", role, bold=True)]
    right = (Word("you have", "dim"), *have) if have and not full else deck_words(pen, z.ACTION_DECK)
    pen.rule(
        part,
        part.y,
        (Word("General actions", "gold", bold=True), Word(" for tokens" if full else "", "dim")),
        right,
    )
    return 1 + paint_grid(pen, part, GENERALS, across, full, rows)


def paint_grid(pen: Pen, part: Region, area: str, across: int, full: bool, rows: int = 1) -> int:
    slots, width = pen.table.slots(area), -(-part.width // across)
    for index, slot in enumerate(slots):
        row, column = divmod(index, across)
        x = part.x + column * width
        line = Region(x, part.y + 1 + row * rows, min(width, part.right - x), rows)
        selected = pen.row(line, Spot(area, index), slot)
        pen.words(line.x, line.y, (mark_words(slot),))
        painted = paint_gear if area == EQUIPMENT else paint_general
        room = line.width - 2 - (column < across - 1)
        painted(pen, Region(line.x + 2, line.y, room, rows), slot, selected, full)
    return -(-len(slots) // across) * rows


def name_of(text: str, slot: Slot, selected: bool) -> Word:
    lit = selected or slot.legal
    return Word(text, "bright" if lit else "dim" if slot.legal is False else "text", bold=bool(lit))


def paint_gear(pen: Pen, line: Region, slot: Slot, selected: bool, full: bool) -> None:
    gear = GEAR[pen.table.world.kinds[slot.ref]]  # type: ignore[index]
    name = name_of(gear.name, slot, selected)
    shard = (Word(" "), sign("shard")) if gear.shards and full else ()
    if full:
        pen.words(line.x, line.y, (name,), 14)
        classes = " ".join(box().word(one)[:2] for one in gear.classes) or "all"
        pen.words(
            line.x + 15,
            line.y,
            (Word(f"{gear.kind:9}{classes:6}", "dim"), *in_signs(gear.text), *shard),
            line.width - 15,
        )
    else:
        told = gear.text if pen.is_large and len(gear.text) < line.width - 15 else gear.brief
        start = pen.right_words(line.right, line.y, in_signs(told))
        pen.words(line.x, line.y, (name,), start - line.x - 1)


def paint_general(pen: Pen, line: Region, slot: Slot, selected: bool, full: bool) -> None:
    world = pen.table.world
    kind = world.kinds[slot.ref]  # type: ignore[index]
    action = box().general_actions[kind]
    price = Word(str(cost_of(world, slot.ref)), "treasure", bold=True)  # type: ignore[arg-type]
    one, other = (action.b, action.a) if pen.other_side else (action.a, action.b)
    shard = (Word(" "), sign("shard")) if SHARDS[kind] else ()
    boost = (Word("  boost ", "dim"), sign(one.boost)) if one.boost else ()
    if full:
        pen.words(line.x, line.y, (price, Word(" "), name_of(one.name, slot, selected)), 17)
        pen.words(line.x + 18, line.y, (*in_signs(one.text), *boost, *shard), line.width - 18)
        if line.height > 1:
            pen.words(line.x + 2, line.y + 1, (Word(f"{sign_of('flip')} {other.name}", "dim"),), 15)
            pen.words(line.x + 18, line.y + 1, in_signs(other.text, "dim"), line.width - 18)
        return
    role = "text" if slot.legal is not False else "dim"
    name = (price, Word(" "), name_of(one.name, slot, selected))
    if line.height == 1:
        pen.words(line.x, line.y, name, 16)
        brief = (*in_signs(one.brief, role), *shard)
        x = pen.words(line.x + 17, line.y, brief, line.width - 17)
        back = (Word(f" {sign_of('flip')} {other.brief}", "dim"),)
        pen.words(x, line.y, back, line.right - x)
        return
    start = pen.right_words(line.right - 1, line.y, (*in_signs(one.brief, role), *shard))
    pen.words(line.x, line.y, name, start - line.x - 1)
    if line.height > 1:
        pen.words(
            line.x + 2, line.y + 1, in_signs(f"{sign_of('flip')} {other.name}: {other.brief}", "dim"), line.width - 2
        )
