"""The hero under the cursor while one is to be chosen: numbers, ability, and both sides of all four cards."""

from __future__ import annotations

from textual.geometry import Region

from engine.games.shadowscape.actions import Choose
from engine.games.shadowscape.content.box import box
from tui.draw.canvas import Word
from tui.games.shadowscape.look import in_signs, sign
from tui.games.shadowscape.paint.pen import Pen
from tui.games.shadowscape.view import OPTIONS


def paint_candidate(pen: Pen) -> None:
    """A hero as the panel will show it."""
    spot = pen.here if pen.here is not None and pen.here.area == OPTIONS else None
    slot = pen.table.slot(spot)
    if slot is None or not isinstance(slot.action, Choose):
        return
    side = pen.plan.side
    hero = box().heroes[slot.action.hero]
    pen.rule(side, side.y, (Word(hero.name, "bright", bold=True), Word(f" {box().word(hero.class_)}", "dim")))
    numbers = (("move", hero.move), ("defence", hero.defence), ("hand", hero.hand))
    words = [word for name, number in numbers for word in (sign(name), Word(f" {number}  ", "bright"))]
    pen.words(side.x, side.y + 1, words, side.width)
    ability = (Word(f"{hero.ability.name}: ", "gold", bold=True), *in_signs(hero.ability.text))
    y = pen.wrapped(side, side.y + 2, ability, 4) + 1
    for id in box().actions_of(slot.action.hero):
        card = box().hero_actions[id]
        if y >= side.bottom - 1:
            return
        slots = f"{card.slots} wound slot{'' if card.slots == 1 else 's'}" if card.slots else "never wounded"
        pen.rule(side, y, (), (Word(slots, "dim"),))
        y += 1
        for face in (card.a, card.b):
            star = (Word(" "), sign("skill")) if face.skill else ()
            text = face.brief if pen.is_low else face.text
            pen.words(side.x, y, (Word(face.name, "bright"), *star, Word(": "), *in_signs(text)), side.width)
            y += 1
    pen.wrapped(Region(side.x, 0, side.width, 0), y + 1, (Word(hero.flavour, "dim"),), max(0, side.bottom - y - 1))
