"""The best turn at a glance: one pass over the cards and the rooms in reach, for play in a hurry.

It finds the same sort of turns as the bot that is asked, with fewer of them looked at: one card for moves, boosts only
where they fell or find something, no texts.
"""

from typing import NamedTuple

from engine.games.shadowscape.bot.plans.fields import SEARCH
from engine.games.shadowscape.bot.plans.outlook import Tokens
from engine.games.shadowscape.bot.plans.planning import Made, Planner
from engine.games.shadowscape.dungeon import NEAR
from engine.games.shadowscape.zones import LORD_ROOM

LEAST = 0.01  # a turn that brings less is not worth its cards


class Deed(NamedTuple):
    """One action of a planned turn: the card, where to go or whom and where to strike, and the hand cards for it."""

    card: int
    is_move: bool
    place: int | None
    enemy: int | None
    fates: tuple[int, ...]


class Found(NamedTuple):
    worth: float
    deeds: tuple[Deed, ...]


def best_turn(planner: Planner) -> list[Deed]:
    """The actions of the best turn, none if nothing is worth it."""
    here, tokens = planner.place, planner.tokens
    stand = planner.stands(here, tokens)
    best = Found(LEAST, ())
    busy = busy_rooms(planner)
    firsts = uses_at(planner, here, tokens, 0, None, stand)
    for worth, card, made in firsts:
        then = Found(0.0, ())
        if planner.left > 1:
            then = second(planner, made, card, busy)
        if worth + then.worth > best.worth:
            best = Found(worth + then.worth, (deed(planner, card, made, 0), *then.deeds))
    best = max(best, moves_first(planner, stand, busy), key=lambda one: one.worth)
    return list(best.deeds)


def busy_rooms(planner: Planner) -> set[int]:
    """Rooms from which a card could strike or find something."""
    outlook = planner.outlook
    rooms = {place for place, _ in outlook.scene.every}
    if outlook.lord_up:
        rooms.add(LORD_ROOM)
    for goal in outlook.goals:
        if any(kind == SEARCH for kind, _ in goal.aim.things):
            rooms.add(outlook.scene.chart.places[goal.aim.room])  # type: ignore[index]
    sheets = [planner.sheets[card] for card in planner.usable]
    reaches = [one.reach for sheet in sheets for one in (sheet.attack, sheet.search) if one is not None]
    far = any(reach != "here" for reach in reaches)
    return rooms | {near for room in rooms for near in NEAR[room]} if far else rooms


def uses_at(
    planner: Planner, place: int, tokens: Tokens, spent: int, without: int | None, stand: float
) -> list[tuple[float, int, Made]]:
    """What each card brings in a room, over standing there."""
    found = []
    for card in planner.usable:
        if card != without:
            for made in planner.uses(card, place, tokens, spent):
                worth = made.worth + planner.flips[card] + planner.stands(place, made.tokens or tokens) - stand
                found.append((worth, card, made))
    return found


def second(planner: Planner, made: Made, card: int, busy: set[int]) -> Found:
    """The best second action after using a card here."""
    here, tokens = planner.place, made.tokens or planner.tokens
    stand = planner.stands(here, tokens)
    best = Found(0.0, ())
    for worth, other, then in uses_at(planner, here, tokens, made.spent, card, stand):
        if then.enemy is not None and then.enemy == made.enemy:
            continue
        if worth > best.worth:
            best = Found(worth, (deed(planner, other, then, made.spent),))
    mover = planner.mover(card)
    if mover is not None:
        for to in planner.reach(here, planner.move_points()):
            worth = planner.stands(to, tokens) - stand + planner.flips[mover]
            if worth > best.worth:
                best = Found(worth, (Deed(mover, True, to, None, ()),))
    return best


def moves_first(planner: Planner, stand: float, busy: set[int]) -> Found:
    """The best turn that begins with a move."""
    mover = planner.mover(None)
    best = Found(LEAST, ())
    if mover is None:
        return best
    tokens, points, left = planner.tokens, planner.move_points(), planner.left
    others = [card for card in planner.usable if card != mover]
    still = max([(planner.stills[card] + planner.flips[card], card) for card in others], default=None)
    for place, doors in planner.reach(planner.place, points + 1).items():
        paid = planner.boosts("move", doors - points)
        if not doors or paid is None:
            continue
        there = planner.stands(place, tokens)
        worth, deeds = there - stand + planner.flips[mover] - paid[0], ()
        walk = Deed(mover, True, place, None, fates(planner, paid[1], 0))
        if left > 1 and place in busy:
            for more, card, made in uses_at(planner, place, tokens, paid[1], None, there):
                first = mover if card != mover else planner.mover(card)
                if first is None:
                    continue
                total = worth + more + planner.flips[first] - planner.flips[mover]
                if total > best.worth:
                    begun = walk if first == mover else walk._replace(card=first)
                    best = Found(total, (begun, deed(planner, card, made, paid[1])))
        elif left > 1 and still is not None and still[0] > 0:
            worth, deeds = worth + still[0], (Deed(still[1], False, None, None, ()),)  # type: ignore[assignment]
        if worth > best.worth:
            best = Found(worth, (walk, *deeds))
    return best


def deed(planner: Planner, card: int, made: Made, before: int) -> Deed:
    return Deed(card, False, made.place, made.enemy, fates(planner, made.spent, before))


def fates(planner: Planner, spent: int, before: int) -> tuple[int, ...]:
    """The hand cards that were spent, without those spent before."""
    now = spent & ~before
    return tuple([fate for number, (fate, _) in enumerate(planner.hand) if now >> number & 1])
