"""The other heroes: a short row of each below the map, everything about them over it; and the lord."""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region

from engine.games.shadowscape import zones as z
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.printed import FACE, GEAR, LORD, WHISPER
from engine.games.shadowscape.dungeon import chart_of
from engine.games.shadowscape.names import enemy_name, hero_name, side_of
from engine.games.shadowscape.scoring import shards_of
from engine.games.shadowscape.sums import hand_size, lord_withstands
from engine.games.shadowscape.table import (
    cards_of,
    hand_count,
    hand_of,
    hero_of,
    is_cooperative,
    is_used,
    lord_of,
    lord_stands,
    tokens_of,
    worn_by,
    wounds_of,
)
from tui.board.spots import Spot
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import FACE_DOWN, NOTHING, seat_glyph
from tui.games.shadowscape.look import in_signs, sign, sign_of, signs
from tui.games.shadowscape.paint.hero import number_words, shard_words, slot_words, token_words
from tui.games.shadowscape.paint.pen import Pen
from tui.games.shadowscape.paint.rooms import room_name
from tui.games.shadowscape.scenes.errands import goal_of, how_far
from tui.games.shadowscape.view import CARDS, HEROES
from tui.games.shadowscape.view import LORD as LORD_AREA

ROOMY = ((False, " "), (True, " "), (True, ""))
"""Ways to tell of a hero, the roomiest first."""
RIVAL_WIDTH = 21
"""Columns that a hero needs for what counts."""


def seats_shown(pen: Pen) -> list[int]:
    """The other heroes in the order of their slots."""
    heroes = {
        hero_of(pen.table.world, seat): seat
        for seat in range(pen.table.world.seats)
        if pen.table.world.zones[z.HERO[seat]]
    }
    return [heroes[slot.ref] for slot in pen.table.slots(HEROES)]  # type: ignore[index]


def paint_rivals(pen: Pen, part: Region) -> int:
    """The other heroes side by side, two in a row of a narrow part: what counts, hand, wounds, tokens."""
    seats = seats_shown(pen)
    across = min(len(seats), max(1, part.width // RIVAL_WIDTH))
    rows = -(-len(seats) // max(1, across))
    if not seats or part.height < rows:
        return 0
    for kind in ROOMY:
        told = [rival_words(pen, seat, *kind) for seat in seats]
        widths = [max(map(pen.words_width, told[column::across])) for column in range(across)]
        if sum(widths) + across - 1 <= part.width:
            break
    starts = columns(widths, part.width)
    for index, words in enumerate(told):
        row, column = divmod(index, across)
        x, y, spot = part.x + starts[column], part.y + row, Spot(HEROES, index)
        room = starts[column + 1] - starts[column] - 1
        pen.row(Region(x, y, room, 1), spot, pen.table.slots(HEROES)[index])
        pen.words(x, y, words, room)
    return rows


def columns(widths: Sequence[int], room: int) -> list[int]:
    """Where each column begins, and where one more would: all alike if that is wide enough, else by what they need."""
    alike = room // len(widths)
    if max(widths) < alike:
        return [number * alike for number in range(len(widths) + 1)]
    return [sum(widths[:number]) + number for number in range(len(widths))] + [room + 1]


def rival_words(pen: Pen, seat: int, tight: bool, gap: str) -> Words:
    """`▲ Celenthia ◊ 4 ≡4 ▣1 Ψ§`; `tight`: `◊4`, and without the gaps where there is no room for them."""
    world = pen.table.world
    apart = " " if is_cooperative(world) else gap
    wounds = wounds_of(world, seat)
    words = [
        Word(f"{seat_glyph(seat)} {hero_name(world, seat)}{apart}", f"seat-{seat + 1}", bold=True),
        *(short_shards(pen, seat) if tight else shard_words(pen, seat)),
        Word(f"{gap}{sign_of('hand')}", "dim"), Word(str(hand_count(world, seat))),
        Word(f"{gap}{sign_of('wound')}", "warn" if wounds else "strong"), Word(f"{wounds}{gap}"),
    ]  # fmt: skip
    for token in tokens_of(world, seat):
        text, role = token_words(pen, token)
        words.append(Word(text[:1], role, bold=True))
    return tuple(words)


def short_shards(pen: Pen, seat: int) -> Words:
    """`◊4`; where all play together the header tells what they claimed."""
    world = pen.table.world
    return () if is_cooperative(world) else (sign("shard"), Word(str(shards_of(world, seat)), "bright", bold=True))


def paint_heroes(pen: Pen, part: Region) -> None:
    """Everything open about the other heroes."""
    seats = seats_shown(pen)
    each = max(4, part.height // max(1, len(seats)))
    for index, seat in enumerate(seats):
        region = Region(part.x, part.y + index * each, part.width, min(each, part.bottom - part.y - index * each))
        if region.height > 2:
            with pen.canvas.clipped(region):
                paint_other(pen, region, index, seat)


def paint_other(pen: Pen, part: Region, index: int, seat: int) -> None:
    world = pen.table.world
    hero = box().heroes[world.kinds[hero_of(world, seat)]]
    pen.row(part, Spot(HEROES, index), pen.table.slots(HEROES)[index])
    player = pen.table.scene.names[seat]
    name = (
        Word(f"{seat_glyph(seat)} {hero.name}", f"seat-{seat + 1}", bold=True),
        Word(f" {box().word(hero.class_)}{f', {player}' if player != hero.name else ''}", "dim"),
    )
    pen.rule(part, part.y, name, shard_words(pen, seat))
    where = room_name(chart_of(world).kinds[z.PLACE(world, seat)])
    x = pen.words(
        part.x,
        part.y + 1,
        (
            *number_words(pen, seat, brief=True),
            Word(f"in the {where}  "),
            Word("wounds ", "dim"),
            *slot_words(pen, seat, hero_of(world, seat)),
        ),
    )
    pen.words(x, part.y + 1, hand_words(pen, seat, part.right - x), part.right - x)
    rows: list[Words] = [
        (Word(f"{hero.ability.name} ", "gold", bold=True), *in_signs(hero.ability.brief)),
        belongings(pen, seat),
    ]
    goal = goal_of(world, seat)
    if goal is not None:
        whisper = WHISPER[world.kinds[goal[0]]]
        rows.append(
            (
                Word("nearest to ", "dim"),
                Word(whisper.name, "bright"),
                Word(f", {how_far(goal[1])}", "dim"),
            )
        )
    rows += [card_words(pen, seat, card) for card in cards_of(world, seat)]
    for number, words in enumerate(rows[: max(0, part.height - 2)]):
        pen.words(part.x, part.y + 2 + number, words, part.width)


def hand_words(pen: Pen, seat: int, room: int) -> Words:
    """How many cards a hero holds; where hands are open, the symbols of each."""
    world = pen.table.world
    count = f"{hand_count(world, seat)} of {hand_size(world, seat)}"
    cards = [box().fate[world.kinds[card]].symbols for card in hand_of(world, seat)]
    if is_cooperative(world) and len(cards) == hand_count(world, seat):
        opened = [word for symbols in cards for word in (Word(" "), *signs(*symbols))]
        words: Words = (Word("  hand", "dim"), *opened, *(() if cards else (Word(f" {NOTHING}", "dim"),)))
    else:
        words = (Word("  hand ", "dim"), Word(FACE_DOWN * hand_count(world, seat), "warn"), Word(f" {count}"))
    brief = (Word("  hand ", "dim"), Word(count if len(count) + 7 <= room else str(hand_count(world, seat))))
    return words if pen.words_width(words) <= room else brief


def belongings(pen: Pen, seat: int) -> Words:
    """Tokens and gear."""
    words: list[Word] = [Word("tokens ", "dim")]
    for token in tokens_of(pen.table.world, seat):
        text, role = token_words(pen, token)
        words.append(Word(f"{text} ", role, bold=True))
    if len(words) == 1:
        words.append(Word(f"{NOTHING} ", "dim"))
    names = ", ".join(GEAR[pen.table.world.kinds[piece]].name for piece in worn_by(pen.table.world, seat))
    return (*words, Word("  gear ", "dim"), Word(names or NOTHING))


def card_words(pen: Pen, seat: int, card: int) -> Words:
    """`Cleave † 3 ↔ Sift Rubble search 2`, with what keeps it from being used."""
    world = pen.table.world
    kind, up = world.kinds[card], side_of(world, card)
    face, other = FACE[kind, up], FACE[kind, "a" if up == "b" else "b"]
    star = (sign("skill"), Word(" ")) if face.skill else ()
    state = " wounded" if z.WOUNDS(world, card) else " rests" if is_used(world, seat, card) else ""
    back = Word(f" {sign_of('flip')} {other.name}: {other.brief}", "dim")
    return (Word(f"{face.name} ", "text"), *star, *in_signs(face.brief), Word(state, "warn"), back)


def paint_lord(pen: Pen, part: Region) -> int:
    """The lord: asleep or awake, its numbers and its text."""
    world = pen.table.world
    if not pen.table.slots(LORD_AREA) or part.height < 1:
        return 0
    lord = lord_of(world)
    side = LORD[world.kinds[lord], is_cooperative(world)]
    spot = Spot(LORD_AREA, 0)
    state = "awake" if lord_stands(world) else "slain" if z.AWAKE(world) == z.SLAIN else "asleep"
    tight = not pen.is_large and len(pen.table.slots(CARDS)) > 4
    rows = min(part.height, 3 if pen.is_large else 1 if tight else 2)
    pen.row(Region(part.x, part.y, part.width, rows), spot, pen.table.slots(LORD_AREA)[0])
    name = Word(enemy_name(world, lord), "bright" if pen.is_here(spot) else "text")
    numbers = (
        Word(f"{lord_withstands(world, pen.table.me)}", "bright", bold=True),
        Word(sign_of("attack"), "warn", bold=True),
        Word(str(side.damage), "warn", bold=True),
    )
    if pen.is_low or rows == 1:
        pen.words(part.x, part.y, (Word("Lord ", "gold", bold=True), *numbers, Word(" "), name), part.width - 7)
        pen.right_words(part.right, part.y, (Word(state, "dim" if state == "asleep" else "warn"),))
        return 1
    pen.rule(
        part, part.y, (Word("Lord ", "gold", bold=True), name), (Word(state, "dim" if state == "asleep" else "warn"),)
    )
    pen.wrapped(part, part.y + 1, (*numbers, Word("  "), *in_signs(side.text)), rows - 1)
    return rows
