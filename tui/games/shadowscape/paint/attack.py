"""The panel of the enemy phase: who acts in which order, the walk of the one that acts, and its attack in numbers."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.shadowscape import zones as z
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.printed import HERO, MOVES
from engine.games.shadowscape.dungeon import chart_of
from engine.games.shadowscape.names import enemy_name, fate_name, hero_name
from engine.games.shadowscape.sums import shrine_serves
from engine.games.shadowscape.table import hero_of, is_lord, place_of
from engine.kit.words import listed, numbered
from tui.draw.canvas import Ink, Word, Words, badge
from tui.draw.glyphs import DONE, FACE_DOWN, NOT_POSSIBLE, NOTHING, NOW, seat_glyph
from tui.games.shadowscape.layout import WIDE
from tui.games.shadowscape.look import sign, sign_of, signs
from tui.games.shadowscape.paint.pen import Pen
from tui.games.shadowscape.paint.rooms import room_name
from tui.games.shadowscape.paint.tokens import foe_spot, numbers_of
from tui.games.shadowscape.scenes.phase import ACTING, TO_COME, Attack, Phase
from tui.games.shadowscape.scenes.phase import DONE as HAS_ACTED
from tui.games.shadowscape.scenes.ways import Walk, direction
from tui.games.shadowscape.view import FOES

MARKS = {HAS_ACTED: DONE, ACTING: NOW}
BLOCKS = 20
"""Columns of the points of an attack, drawn as blocks at the right."""


def place_name(pen: Pen, place: int) -> str:
    return room_name(chart_of(pen.table.world).kinds[place])


def paint_phase(pen: Pen, phase: Phase, part: Region) -> int:
    """Order, walk and attack below each other; return the rows used. With few rows the order is told in brief."""
    y = part.y
    walks = phase.enemy is not None and phase.walk is not None and not is_lord(pen.table.world, phase.enemy)
    needed = (2 + len(phase.walk.legs) if walks and phase.walk is not None else 0) + attack_rows(pen, phase.attack)
    with pen.canvas.clipped(part):
        y = paint_order(pen, phase, part, y, part.height - needed - 1)
        if walks:
            y = paint_walk(pen, phase, part, y)
        if phase.attack is not None:
            y = paint_attack(pen, phase.attack, part, y)
    return min(y, part.bottom) - part.y


def paint_order(pen: Pen, phase: Phase, part: Region, y: int, rows: int) -> int:
    """Every enemy of the type: done, acting, to come; of too many for the rows, the acting one and a count."""
    world = pen.table.world
    shown = world.lying(z.SHOWN)
    card: Words = (Word(fate_name(world, shown[-1]), "bright"),) if shown and not pen.is_low else ()
    title: Words = (Word("Enemies act", "warn", bold=True),)
    if phase.enemy is not None and is_lord(world, phase.enemy):
        title = (Word("The lord acts", "gold", bold=True),)
    elif phase.type is not None:
        word = box().word({"undead": "undeads"}.get(phase.type, f"{phase.type}s"))  # type: ignore[arg-type]
        title = (sign(phase.type), Word(f" {word} act", phase.type, bold=True))
    order = phase.order
    if len(order) > max(1, rows) and any(state == ACTING for _, state in order):
        counts = [f"{sum(one == state for _, one in order)} {state}" for state in (HAS_ACTED, TO_COME)]
        card = (Word(", ".join(count for count in counts if count[0] != "0"), "dim"),)
        order = tuple(each for each in order if each[1] == ACTING)
        title = (sign(phase.type), Word(" acts", phase.type, bold=True)) if pen.is_low and phase.type else title
    pen.rule(part, y, title, card)
    y += 1
    for enemy, state in order:
        paint_acting(pen, phase, Region(part.x, y, part.width, 1), enemy, state)
        y += 1
    return y


def paint_acting(pen: Pen, phase: Phase, line: Region, enemy: int, state: str) -> None:
    """An enemy of the order: what has become of it, its doors and numbers, and where it is."""
    world, y = pen.table.world, line.y
    spot = foe_spot(pen, enemy)
    if spot is not None and pen.row(line, spot, pen.table.slots(FOES)[spot.index]):
        state = ACTING
    elif state == ACTING:
        pen.canvas.fill(line, pen.ground(phase.type or "warn", 0.18))
    tone = "lit" if state == HAS_ACTED else "bright" if state == ACTING else "dim"
    mark = Word(MARKS.get(state, NOTHING), tone, bold=True)
    role = "bright" if state == ACTING else "text" if state != HAS_ACTED else "dim"
    start = pen.right_words(line.right, y, (Word(place_name(pen, place_of(world, enemy)), "dim"),))
    if pen.is_low:
        pen.words(line.x, y, (mark, Word(f" {enemy_name(world, enemy)}", role)), start - line.x - 1)
        return
    pen.words(line.x + 1, y, (mark, Word(f" {enemy_name(world, enemy)}", role, bold=state == ACTING)), 18)
    pen.words(line.x + 19, y, (*signs(*MOVES[world.kinds[enemy]]),))
    pen.words(line.x + 24, y, numbers_of(pen, enemy))


def paint_walk(pen: Pen, phase: Phase, part: Region, y: int) -> int:
    """Symbol by symbol: where each led, which were ignored, and why it stopped."""
    assert phase.walk is not None
    note = (Word("by the doors of each room", "dim"),) if part.width >= WIDE else ()
    pen.rule(part, y, (Word("Its way", "gold", bold=True),), note)
    y += 1
    for number, leg in enumerate(phase.walk.legs, 1):
        canvas = pen.canvas
        x = canvas.text(part.x, y, f"{number} ", pen.dim)
        x = canvas.text(x, y, f" {sign_of(leg.door)} ", badge(pen.colour(leg.door), pen.palette)) + 1
        if leg.to is None:
            why = "a wall: ignored" if leg.why == "wall" else "back: ignored"
            canvas.text(x, y, why, pen.dim, part.right - x)
        else:
            told = f"to {place_name(pen, leg.to)}"
            if not pen.is_low:
                told = f"{place_name(pen, leg.place)} {direction(leg.place, leg.to)} {told}"
            canvas.text(x, y, told, pen.text, part.right - x - 2)
            canvas.right(part.right, y, DONE, pen.lit)
        if leg.to is None:
            canvas.right(part.right, y, NOT_POSSIBLE, pen.dim)
        y += 1
    reason = (Word(why_stopped(pen, phase.walk), "warn" if phase.walk.sees else "dim"),)
    return pen.wrapped(Region(part.x + 2, y, part.width - 2, 1), y, reason, 1 if pen.is_low else 2)


def why_stopped(pen: Pen, walk: Walk) -> str:
    """Why an enemy goes no further."""
    if not walk.sees:
        return "no hero in reach" if pen.is_low else "no symbol is left, and no hero is in reach"
    names = listed([hero_name(pen.table.world, seat) for seat in walk.struck])
    reached = f"{names} {'is' if len(walk.struck) == 1 else 'are'} in reach"
    if walk.start == walk.rooms[-1]:
        return f"{names} in reach" if pen.is_low else f"{reached}: it stays and strikes"
    return f"stops at {names}" if pen.is_low else f"{reached}: it stops and strikes"


def held_off(pen: Pen, attack: Attack) -> list[tuple[str, int]]:
    """What holds an attack off, each with its points."""
    world, seat = pen.table.world, attack.seat
    own = HERO[world.kinds[hero_of(world, seat)]].defence
    shrine = shrine_serves(world, seat, "armour")
    parts = (
        ("defence", own),
        ("Armour shrine", shrine),
        ("gear and guard", attack.held - own - shrine),
        ("discarded", attack.discards),
    )
    return [(word, points) for word, points in parts if points]


def attack_rows(pen: Pen, attack: Attack | None) -> int:
    """The rows of an attack: a title, what it deals, what holds it off, and what is left."""
    return 0 if attack is None else 3 + len(held_off(pen, attack))


def paint_attack(pen: Pen, attack: Attack, part: Region, y: int) -> int:
    """What it deals, what is held off, and what is left, in numbers and in blocks."""
    world, seat = pen.table.world, attack.seat
    name = (
        Word("Attack ", "warn", bold=True),
        Word("on ", "dim"),
        Word(f"{seat_glyph(seat)} {hero_name(world, seat)}", f"seat-{seat + 1}", bold=True),
    )
    pen.rule(part, y, name, () if pen.is_low else (Word("ranged" if attack.ranged else "melee", "dim"),))
    y += 1
    blow = sign_of("ranged" if attack.ranged else "attack")
    y = paint_sum(pen, part, y, blow, attack.damage, "damage", 0, attack.damage, "warn")
    held = 0
    for word, points in held_off(pen, attack):
        counted = max(0, min(points, attack.damage - held))
        y = paint_sum(
            pen, part, y, sign_of("defence"), points, word, attack.damage - held - counted, counted, "defence"
        )
        held += counted
    wounds = f"= {through(attack.left)}"
    if attack.left and not pen.is_low and len(wounds) >= part.width - BLOCKS:
        wounds = f"= {numbered(attack.left, 'wound')}"
    ink = Ink(pen.palette.warn if attack.left else pen.palette.lit, bold=True)
    pen.canvas.text(part.x, y, wounds, ink, part.width)
    blocks(pen, part, y, 0, attack.left, "wound")
    return y + 1


def through(wounds: int) -> str:
    """`2 wounds get through`"""
    return (
        f"{numbered(wounds, 'wound')} {'gets' if wounds == 1 else 'get'} through" if wounds else "nothing gets through"
    )


def paint_sum(
    pen: Pen, part: Region, y: int, mark: str, points: int, word: str, start: int, count: int, role: str
) -> int:
    """One row of the reckoning."""
    pen.words(part.x, y, (Word(f"{mark} {points}", role, bold=True), Word(f"  {word}")), part.width)
    blocks(pen, part, y, start, count, role)
    return y + 1


def blocks(pen: Pen, part: Region, y: int, start: int, count: int, role: str) -> None:
    """Points as blocks: damage filled, what holds it off hatched."""
    if pen.is_low:
        return
    x = part.right - BLOCKS + 4 * start
    for number in range(min(count, 5 - start)):
        if role == "defence":
            pen.canvas.text(x + 4 * number, y, FACE_DOWN * 3, pen.ink("defence"))
        else:
            pen.canvas.text(x + 4 * number, y, "   ", badge(pen.palette.warn, pen.palette))
