"""Seeking aid in Town: one Villager for each hero and round, who then goes to the Town discard. And Walls in use."""

from collections.abc import Iterator
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import UP, Fact, Moved, Noted
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowrift.actions import SeekAid
from engine.games.shadowrift.content.effects import MendOnAid
from engine.games.shadowrift.content.printed import AID, VILLAGER, by_kind
from engine.games.shadowrift.effects.doing import By, carry_out
from engine.games.shadowrift.names import name_of, the
from engine.games.shadowrift.rules.afflicting import IN_ORDER, heal
from engine.games.shadowrift.rules.heroes.aiming import Moment, needs_aim
from engine.games.shadowrift.rules.heroes.waking import waking
from engine.games.shadowrift.table import forbids, in_space, is_mute, standing
from engine.games.shadowrift.tasks import ToAct
from engine.games.shadowrift.zones import AIDED, SPACE, SPACES, TOWN_DISCARD
from engine.kit.printed import Printed
from engine.kit.rules import Deed

SEEKING_AID = "Seeking aid"
SEEK = tuple(SeekAid(space) for space in range(SPACES))
AIMED: Printed[str, bool] = by_kind(lambda card: any(needs_aim(effect) for effect in AID[card.id]))


def aids(moment: Moment) -> list[SeekAid]:
    """Every aid this hero may seek."""  # ruling 37
    world = moment.world
    if (AIDED.name, moment.seat) in world.counts:
        return []
    found = []
    forbidden = moment.force.forbidden
    for space, kind in moment.town.aiding:
        if forbidden and ("aid", kind) in forbidden:
            continue
        if AIMED[kind]:
            found += [SeekAid(space, *aim) for aim in moment.aims(AID[kind], needs_target=False)]
        else:
            found.append(SEEK[space])
    return found


def seek_aid(world: World, seat: int, action: SeekAid) -> Iterator[Fact]:
    """The Chapel mends first, then the aid; the Villager goes to the discard."""  # rulings 18, 37, 73
    card = in_space(world, action.space)
    assert card is not None
    yield AIDED.to(1, seat)
    yield Noted("aids", (seat, The(card)))
    for wall, mending in standing(world, MendOnAid):
        yield Noted("chapel", (The(wall),))
        yield from heal(world, seat, seat, mending.n, IN_ORDER, hand_only=True)
    yield Moved((card,), SPACE[action.space], TOWN_DISCARD, None, UP)
    for effect in AID[world.kinds[card]]:
        yield from carry_out(world, By(card, seat, action=action), effect)


def cannot_seek_aid(world: World, seat: int, ask: Any, action: SeekAid) -> Rejected | None:
    if AIDED(world, seat):
        return Rejected("AlreadyAided", "You have already sought aid this round.", SEEKING_AID)
    card = in_space(world, action.space) if type(action.space) is int and 0 <= action.space < SPACES else None
    if card is None:
        return Rejected("NobodyThere", "That space is empty until Town is laid again.", SEEKING_AID)
    kind = world.kinds[card]
    if not VILLAGER[kind] or not AID[kind]:
        return Rejected("NoAid", f"{name_of(world, card)} gives no aid.", SEEKING_AID)
    if is_mute(world, action.space):
        return Rejected("Silenced", f"The Doomsayer beside {the(world, card)} keeps everyone away.", SEEKING_AID)
    monster = forbids(world, "aid", kind)
    if monster is not None:
        sentence = f"{name_of(world, monster)} is in play: {the(world, card)} gives no aid."
        return Rejected("Forbidden", sentence, SEEKING_AID)
    return Rejected("WrongTarget", f"The aid of {the(world, card)} cannot be aimed like that.", SEEKING_AID)


DEEDS = (Deed(SeekAid, (ToAct,), waking(seek_aid), cannot_seek_aid),)
