"""The hero's own part of the panel: numbers, ability, wounds, tokens and gear."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.shadowscape import zones as z
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.printed import ENEMY, GEAR, VALUE
from engine.games.shadowscape.names import hero_name
from engine.games.shadowscape.scoring import shards_of, whispers_of
from engine.games.shadowscape.sums import defence_of, move_of, skill_of
from engine.games.shadowscape.table import hero_of, is_cooperative, is_treasure, slots_of
from tui.board.spots import Spot
from tui.draw.canvas import Ink, Word, Words
from tui.draw.glyphs import NOTHING, seat_glyph
from tui.games.shadowscape.layout import WIDE
from tui.games.shadowscape.look import in_signs, sign, sign_of
from tui.games.shadowscape.paint.pen import Pen
from tui.games.shadowscape.view import HERO, TOKENS, WORN

MOST_TOKENS = 3
RULED = 7
"""Columns of a rule that its words leave free."""


def slot_words(pen: Pen, seat: int, piece: int) -> Words:
    """`▣□`: wounds, and slots that are free."""
    world = pen.table.world
    wounds, slots = z.WOUNDS(world, piece), slots_of(world, seat, piece)
    return (Word(sign_of("wound") * wounds, "warn", bold=True), Word(sign_of("slot") * (slots - wounds), "strong"))


def number_words(pen: Pen, seat: int, *, brief: bool) -> Words:
    """`» 2 move  # 2 defence  ★ 2 skill`"""
    world, words = pen.table.world, list[Word]()
    numbers = (
        ("move", move_of(world, seat)),
        ("defence", defence_of(world, seat, False)),
        ("skill", skill_of(world, seat)),
    )
    for name, number in numbers:
        words += [sign(name), Word(f" {number} ", "bright", bold=True), Word(" " if brief else f"{name}  ", "dim")]
    *others, last = words
    return (*others, Word(last.text.rstrip(), last.role)) if not brief else tuple(words)


def shard_words(pen: Pen, seat: int) -> Words:
    """What counts: shards, or whispers claimed where all play together."""
    if is_cooperative(pen.table.world):
        return (Word(f"{whispers_of(pen.table.world, seat)} claimed", "bright"),)
    return (sign("shard"), Word(f" {shards_of(pen.table.world, seat)}", "bright", bold=True))


def paint_hero(pen: Pen, part: Region) -> int:
    """The hero; return the rows used."""
    world, me = pen.table.world, pen.table.me
    hero = box().heroes[world.kinds[hero_of(world, me)]]
    wounds = (Word("wounds ", "dim"), *slot_words(pen, me, hero_of(world, me)))
    name = Word(f"{seat_glyph(me)} {hero_name(world, me)}", f"seat-{me + 1}", bold=True)
    spot, slot = Spot(HERO, 0), pen.table.slots(HERO)[0]
    if pen.is_low:
        line = Region(part.x, part.y, part.width, 1)
        pen.row(line, spot, slot)
        pen.words(part.x, part.y, (name,), part.width - 9)
        pen.right_words(part.right, part.y, wounds)
        numbers = number_words(pen, me, brief=True)
        held = len(pen.table.slots(TOKENS))
        if held == MOST_TOKENS:
            numbers = tuple(word for word in numbers if word.text != " ")
        elif held > MOST_TOKENS:  # one is to be dropped: all must be seen
            numbers = ()
        x = pen.words(part.x, part.y + 1, numbers)
        paint_tokens(pen, Region(x, part.y + 1, part.right - x, 1))
        return 2
    counts = shard_words(pen, me)
    kind = Word(f" {box().word(hero.class_)}, {hero.title}", "dim")
    if pen.words_width((name, kind, *counts)) > part.width - RULED:
        kind = Word(f" {box().word(hero.class_)}", "dim")
    pen.rule(part, part.y, (name, kind), counts)
    line = Region(part.x, part.y + 1, part.width, 2)
    pen.row(line, spot, slot)
    numbers = number_words(pen, me, brief=False)
    is_brief = part.width < WIDE or pen.words_width((*numbers, *wounds)) >= part.width
    pen.words(part.x, part.y + 1, number_words(pen, me, brief=is_brief), part.width - 10)
    pen.right_words(part.right, part.y + 1, wounds)
    ability = (Word(f"{hero.ability.name} ", "gold", bold=True), *in_signs(hero.ability.brief))
    y = pen.wrapped(part, part.y + 2, ability, 2 if pen.is_large else 1)
    x = pen.words(part.x, y, (Word("Tokens ", "dim"),))
    x = paint_tokens(pen, Region(x, y, part.right - x, 1))
    if pen.is_large and pen.table.slots(WORN):  # a narrow column has a row for it
        x, y = part.x - 1, y + 1
    paint_gear(pen, Region(x + 1, y, part.right - x - 1, 1))
    return y + 1 - part.y


def token_words(pen: Pen, token: int) -> tuple[str, str]:
    """A token in few signs, and its role."""
    world = pen.table.world
    if is_treasure(world, token):
        return f"{sign_of('treasure')}{VALUE[world.kinds[token]]}", "treasure"
    enemy = ENEMY[world.kinds[token]]
    return f"{sign_of(enemy.type)}{enemy.letters}", enemy.type


def paint_tokens(pen: Pen, line: Region) -> int:
    """Trophies and treasures as chips, and dots for what could still be held."""
    x, slots = line.x, pen.table.slots(TOKENS)
    gap = "" if pen.is_low else " "
    for index, slot in enumerate(slots):
        text, role = token_words(pen, slot.ref)  # type: ignore[arg-type]
        spot = Spot(TOKENS, index)
        ink = Ink(pen.colour(role), pen.ground(role, 0.2), bold=True)
        if pen.is_here(spot):
            ink = pen.cursor
        elif slot.legal:
            ink = Ink(pen.palette.lit, pen.ground(role, 0.2), bold=True, underline=True)
        end = pen.canvas.text(x, line.y, f"{gap}{text}{gap}", ink)
        pen.hot(Region(x, line.y, end - x, 1), spot)
        x = end + 1
    for _ in range(MOST_TOKENS - len(slots)):
        x = pen.canvas.text(x, line.y, f"{NOTHING} ", pen.dim)
    return x


def paint_gear(pen: Pen, line: Region) -> None:
    """Equipment by name, or that there is none."""
    slots = pen.table.slots(WORN)
    x = pen.words(line.x, line.y, (Word("Gear ", "dim"),))
    if not slots:
        pen.words(x, line.y, (Word(NOTHING, "strong"),))
    for index, slot in enumerate(slots):
        gear = GEAR[pen.table.world.kinds[slot.ref]]  # type: ignore[index]
        room = max(3, (line.right - x) // (len(slots) - index) - 1)
        spot = Spot(WORN, index)
        ink = pen.cursor if pen.is_here(spot) else pen.lit if slot.legal else pen.text
        name = gear.name if len(slots) < 3 else gear.brief
        end = pen.canvas.text(x, line.y, name, ink, room)
        pen.hot(Region(x, line.y, end - x, 1), spot)
        x = end + 1
