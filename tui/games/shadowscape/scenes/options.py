"""Options in words: the rows of a list, and the labels of buttons."""

from __future__ import annotations

from typing import Any

from engine.core import World
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.printed import FACE
from tui.draw.canvas import Word
from tui.games.shadowscape.look import in_signs, sign, told
from tui.games.shadowscape.view import Option

BUTTON_LABELS = {
    a.EndActions: "End your actions",
    a.Go: "Go",
    a.Halt: "Stay here",
    a.Take: "Take it",
    a.Enough: "Give no more",
    a.AsTheyLie: "Leave them",
    a.Decline: "Pay nothing",
    a.Accept: "Discard a card",
}
"""What is pressed and not pointed at."""


def button_label(world: World, action: Any, seat: int) -> str:
    """A few words for a button; where a number matters, the game's own."""
    if isinstance(action, a.Take | a.Go | a.Decline):
        return str(world.game.words.label(world, action, seat))
    return BUTTON_LABELS[type(action)]


def option_of(world: World, action: Any, seat: int) -> Option:
    """A row of the list."""
    if isinstance(action, a.Choose):
        return hero_option(action)
    if isinstance(action, a.Face):
        face = FACE[world.kinds[action.card], action.side]
        star = (Word(" "), sign("skill")) if face.skill else ()
        return Option(action=action, legal=True, title=(*told(face.name, "bright"), *star), text=in_signs(face.text))
    label, about = world.game.words.label(world, action, seat), world.game.words.about(world, action, seat)
    return Option(action=action, legal=True, title=in_signs(label, "bright"), text=in_signs(about, "dim"))


def hero_option(action: a.Choose) -> Option:
    """A hero to choose: class, numbers and ability in one row."""
    hero = box().heroes[action.hero]
    numbers = (
        Word(f"{hero.name:10}", "bright", bold=True),
        Word(f"{box().word(hero.class_):8}", "dim"),
        sign("move"), Word(f"{hero.move} ", "bright"),
        sign("defence"), Word(f"{hero.defence} ", "bright"),
        sign("hand"), Word(f"{hero.hand}", "bright"),
    )  # fmt: skip
    return Option(action=action, legal=True, title=numbers, text=in_signs(hero.ability.brief))
