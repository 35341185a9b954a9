"""The draft: both sides of every character and ability card, who took which, and the order of choosing."""

from __future__ import annotations

from engine.games.quests_of_shadowgate.actions import Draft
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import Ability, Character
from engine.games.quests_of_shadowgate.rules.opening import DRAFTED, draft_order
from engine.games.quests_of_shadowgate.setup import is_drafted
from engine.games.quests_of_shadowgate.tasks import DraftDue, ToDraft
from engine.games.quests_of_shadowgate.zones import ENOUGH_MATCH, GAME
from tui.games.quests_of_shadowgate.scenes.reading import Reading
from tui.games.quests_of_shadowgate.view import DraftFace, Seating

SIDES = ("a", "b")


def draft_of(reading: Reading) -> tuple[DraftFace, ...]:
    """Characters, then abilities, each card's two sides beside each other, in the order of the box."""
    world, content = reading.world, box()
    cards = [
        (kind, piece, owner)
        for offer, own in DRAFTED
        for kind, piece, owner in sorted(
            [(world.kinds[piece], piece, None) for piece in world.lying(offer)]
            + [(world.kinds[piece], piece, seat) for seat in range(world.seats) for piece in world.lying(own[seat])],
            key=lambda card: order_of(card[0]),
        )
    ]
    faces = []
    for kind, piece, owner in cards:
        star = (content.characters.get(kind) or content.abilities[kind]).star
        for side in SIDES:
            face = DraftFace(
                ref=piece,
                face=face_of(kind, side),
                side=side,
                star=star == side,
                taken=owner,
                is_up=owner is None or world.sides[piece] == side,
            )
            faces.append(reading.stand_for(face, Draft(piece, side), ToDraft))  # type: ignore[arg-type]
    return tuple(faces)


def face_of(kind: str, side: str) -> Character | Ability:
    content = box()
    return content.character(kind, side) if kind in content.characters else content.ability(kind, side)


def order_of(kind: str) -> int:
    """Where a card lies in the box."""
    content = box()
    return [*content.characters, *content.abilities].index(kind)


def seating_of(reading: Reading) -> Seating:
    """The snake, how far it has come, and which game of a match this is."""
    world = reading.world
    order = tuple(draft_order(world)) if is_drafted(world) else ()
    left = sum(isinstance(task, DraftDue) for task in world.agenda)
    return Seating(order=order, done=len(order) - left, game=max(GAME(world), 1), goal=goal_of(reading))


def goal_of(reading: Reading) -> str:
    """How long the match goes on; nothing for a single game."""
    world = reading.world
    match world.options.get("match", "single"):
        case "to_100":
            return f"until someone has {ENOUGH_MATCH}"
        case "each_starts_once":
            return f"of {world.seats}, each starts one"
        case "time_limit":
            return f"until {world.options.get('minutes', '60')} minutes are up"
    return ""
