"""Damage to heroes: what is held off, where wounds are placed, and how they are removed."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import UP, Asked, Done, Fact, Moved, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowscape.actions import Discard, Mend, Suffer, Take
from engine.games.shadowscape.asks import (
    ToDefend,
    ToMend,
    ToWound,
)
from engine.games.shadowscape.content.standing_forms import Hurts, Piercing
from engine.games.shadowscape.names import any_name, card_name
from engine.games.shadowscape.sums import abilities_of, card_serves, deals, defence_of, is_ranged, left_by
from engine.games.shadowscape.table import (
    cards_of,
    free_slots,
    hand_count,
    hand_of,
    hero_of,
    is_cooperative,
    is_lord,
    slots_left,
    slots_of,
    woundable,
    wounded,
    wounds_of,
)
from engine.games.shadowscape.tasks import (
    DefendingDue,
    EffectsDue,
    MendingDue,
    WoundingDue,
)
from engine.games.shadowscape.zones import FATE_DISCARD, HAND, HEALED, HURT, PLEDGED, WOUNDS
from engine.kit.rules import Choice, Deed, Duty, answer, not_in_hand

DEFENDING, WOUNDS_RULE = "Defending", "Wounds"
TAKE = Take()


# Defending


def ask_to_defend(world: World, task: DefendingDue) -> Iterator[Fact]:
    """Whoever is struck and holds a card is asked, also without any that helps."""  # rulings 13 and 47
    seat, enemy = task.seat, task.enemy
    if left_by(world, enemy, seat) and can_hold_off(world, seat, enemy):
        yield Asked(seat, ToDefend(enemy))
    else:
        yield Done()
        yield from be_hit(world, seat, enemy, 0)


def can_hold_off(world: World, seat: int, enemy: int) -> bool:
    if any(isinstance(effect, Piercing) for effect in abilities_of(world, enemy)):
        return False
    if is_cooperative(world):  # ruling 41
        return any(card_serves(world, seat, fate, "defence") for fate in hand_of(world, seat))
    return hand_count(world, seat) > 0


def defends(world: World, seat: int, ask: ToDefend) -> Sequence[Any]:
    if left_by(world, ask.enemy, seat) <= len(world.zones[PLEDGED[seat]]):
        return (TAKE,)
    found: list[Any] = [Discard(fate) for fate in hand_of(world, seat) if card_serves(world, seat, fate, "defence")]
    return [*found, TAKE]


def hold_off(world: World, seat: int, action: Discard) -> Iterator[Fact]:
    """A card is named; when nothing is left to hold off, that is enough."""
    yield Moved((action.fate,), HAND[seat], PLEDGED[seat])
    task: DefendingDue = world.agenda[-1]
    if left_by(world, task.enemy, seat) <= len(world.zones[PLEDGED[seat]]):
        yield from take(world, seat, TAKE)


def take(world: World, seat: int, action: Take) -> Iterator[Fact]:
    task: DefendingDue = world.agenda[-1]
    pledged = tuple(world.pieces(PLEDGED[seat]))
    if pledged:
        yield Moved(pledged, PLEDGED[seat], FATE_DISCARD, None, UP)
    yield from answer(world, seat)
    yield from be_hit(world, seat, task.enemy, len(pledged))


def be_hit(world: World, seat: int, enemy: int, discards: int) -> Iterator[Fact]:
    """What is not held off is placed as wounds; a hero that is wounded may suffer more."""
    damage = deals(world, enemy, seat)
    held = min(damage, defence_of(world, seat, is_ranged(world, enemy)) + discards)
    yield Noted("hits", (seat, The(enemy), damage, held))
    if damage > held:
        hurts = hurting(world, seat, enemy) if free_slots(world, seat) else []
        yield Planned((*hurts, WoundingDue(seat, damage - held)))


def hurting(world: World, seat: int, enemy: int) -> list[EffectsDue]:
    """What an enemy's card does to a hero whom it wounds."""
    kind = world.kinds[enemy]
    side = "cooperative" if is_cooperative(world) else "competitive"
    root = f"{kind}.{side}" if is_lord(world, enemy) else f"{kind.rpartition('_')[0]}.enemy"
    found = enumerate(abilities_of(world, enemy))
    return [EffectsDue(seat, f"{root}.{at}") for at, effect in found if isinstance(effect, Hurts)]


def cannot_hold_off(world: World, seat: int, ask: Any, action: Discard) -> Rejected | None:
    if refused := not_in_hand(world, HAND[seat], action.fate, DEFENDING):
        return refused
    return Rejected("NoSuchSymbol", f"{any_name(world, action.fate)} has no # to hold off damage.", DEFENDING)


# Wounds


def place_wounds(world: World, task: WoundingDue) -> Iterator[Fact]:
    """Whoever is wounded chooses; when all slots are full, further wounds do nothing."""  # rulings 11 and 54
    seat, free = task.seat, slots_left(world, task.seat)
    room = sum(free.values())
    if task.left < room and len(free) > 1:
        yield Asked(seat, ToWound(task.left))
        return
    yield Done()
    left = min(task.left, room)
    for piece, slots in free.items():
        there = min(left, slots)
        left -= there
        if there:
            yield from wound(world, seat, piece, there)
    if task.left > room:
        yield Noted("spared", (seat, task.left - room))


def wound(world: World, seat: int, piece: int, count: int = 1) -> Iterator[Fact]:
    yield WOUNDS.to(WOUNDS(world, piece) + count, piece)
    yield HURT.to(HURT(world, seat) + count, seat)


def suffers(world: World, seat: int, ask: ToWound) -> list[Suffer]:
    return [Suffer(piece) for piece in woundable(world, seat)]


def suffer(world: World, seat: int, action: Suffer) -> Iterator[Fact]:
    task: WoundingDue = world.agenda[-1]
    yield from wound(world, seat, action.card)
    yield from answer(world, seat)
    if task.left > 1:
        yield Planned((WoundingDue(seat, task.left - 1),))


def cannot_suffer(world: World, seat: int, ask: Any, action: Suffer) -> Rejected | None:
    card = action.card
    if type(card) is not int or card not in (hero_of(world, seat), *cards_of(world, seat)):
        return Rejected("NotYourCard", "That is not one of your cards.", WOUNDS_RULE)
    if not slots_of(world, seat, card):
        return Rejected("HealCardSafe", "A heal card takes no wounds.", WOUNDS_RULE)  # ruling 39
    return Rejected("SlotTaken", f"All slots of {card_name(world, card)} are taken.", WOUNDS_RULE)


# Removing them


def remove_wounds(world: World, task: MendingDue) -> Iterator[Fact]:
    """Wound by wound; without a choice it is done at once."""
    seat, found = task.seat, wounded(world, task.seat)
    if found[1:] and 0 < task.left < wounds_of(world, seat):
        yield Asked(seat, ToMend(task.left))
        return
    yield Done()
    left = task.left
    for piece in found:
        healed = min(left, WOUNDS(world, piece))
        left -= healed
        if healed:
            yield from remove(world, seat, piece, healed)


def remove(world: World, seat: int, piece: int, count: int = 1) -> Iterator[Fact]:
    yield WOUNDS.to(WOUNDS(world, piece) - count, piece)
    yield HEALED.to(HEALED(world, seat) + count, seat)


def mends(world: World, seat: int, ask: ToMend) -> list[Mend]:
    return [Mend(piece) for piece in wounded(world, seat)]


def mend(world: World, seat: int, action: Mend) -> Iterator[Fact]:
    task: MendingDue = world.agenda[-1]
    yield from remove(world, seat, action.card)
    yield from answer(world, seat)
    if task.left > 1:
        yield Planned((MendingDue(seat, task.left - 1),))


def cannot_mend(world: World, seat: int, ask: Any, action: Mend) -> Rejected | None:
    return Rejected("NoWound", "There is no wound of yours on that card.", "Healing")


CHOICES = (
    Choice(ToDefend, defends, "First hold off what you can, or take the damage.", DEFENDING),
    Choice(ToWound, suffers, "First place your wounds.", WOUNDS_RULE),
    Choice(ToMend, mends, "First choose a wound to remove.", "Healing"),
)
DEEDS = (
    Deed(Take, (ToDefend,), take),
    Deed(Suffer, (ToWound,), suffer, cannot_suffer),
    Deed(Mend, (ToMend,), mend, cannot_mend),
)
DUTIES = (Duty(DefendingDue, ask_to_defend), Duty(WoundingDue, place_wounds), Duty(MendingDue, remove_wounds))
