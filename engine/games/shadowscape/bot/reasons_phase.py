"""Reasons for what is chosen in the enemy phase: whom enemies strike, and where wounds go."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.games.shadowscape import actions as a
from engine.games.shadowscape.bot.plans.outlook import LAMING, WOUND, reached
from engine.games.shadowscape.dungeon import DISTANCE, chart_of
from engine.games.shadowscape.names import card_name, enemy_name, hero_name, room_name
from engine.games.shadowscape.scoring import shards_of
from engine.games.shadowscape.sums import left_by
from engine.games.shadowscape.table import free_slots, hero_of, is_cooperative, place_of
from engine.games.shadowscape.zones import PLACE, WOUNDS
from engine.kit.reasons import Reason
from engine.kit.words import counted

Reasons = Iterator[Reason]


def rouse(case: Any, action: a.Rouse) -> Reasons:
    world, seat, enemy = case.world, case.seat, action.enemy
    rooms = reached(chart_of(world), world.kinds[enemy], place_of(world, enemy))
    struck = [other for other in range(world.seats) if PLACE(world, other) in rooms]
    name = enemy_name(world, enemy)
    rivals = [other for other in struck if other != seat and not is_cooperative(world)]
    if rivals:
        yield Reason("denies", f"{name} reaches {hero_name(world, rivals[0])}", 0.2)
    elif seat in struck:
        yield Reason("risks", f"{name} reaches you, so let it come last", -0.2)
    elif struck:
        yield Reason("risks", f"{name} reaches {hero_name(world, struck[0])}", -0.1)
    else:
        yield Reason("gains", f"{name} reaches nobody", 0.01)


def aim(case: Any, action: a.Aim) -> Reasons:
    world, hero = case.world, action.hero
    left = left_by(world, world.ask_of(case.seat).enemy, hero)
    wounds = counted(left, "wound")
    if is_cooperative(world) and not left:
        yield Reason("gains", f"{hero_name(world, hero)} holds it off", 0.2)
    elif is_cooperative(world):
        yield Reason("risks", f"{hero_name(world, hero)} would take up to {wounds}", -0.1 * left)
    elif hero == case.seat and not left:
        yield Reason("gains", "you hold it off", 0.2)
    elif hero == case.seat:
        yield Reason("risks", f"you would take up to {wounds}", -0.2)
    else:
        leads = all(shards_of(world, hero) >= shards_of(world, other) for other in range(world.seats))
        why = ", who is in the lead" if leads else ""
        yield Reason("denies", f"it strikes {hero_name(world, hero)}{why}, and not you", 0.3 if leads else 0.2)


def lead(case: Any, action: a.Lead) -> Reasons:
    away = DISTANCE[action.place][PLACE(case.world, case.seat)]
    if away:
        yield Reason("gains", f"it stays {counted(away, 'room')} away from you", 0.05 * away)
    else:
        yield Reason("risks", "it comes into your room", -0.2)


def take(case: Any, action: a.Take) -> Reasons:
    if not free_slots(case.world, case.seat):
        yield Reason("gains", "no slot is free, so these wounds have no effect", 0.05)
    elif case.outlook.is_last:
        yield Reason("gains", "wounds cost you nothing any more: the game is ending", 0.05)
    elif case.outlook.wound_price() <= WOUND:
        yield Reason("gains", "your hero card has slots to spare, and your cards are worth more in hand", 0.05)
    else:
        yield Reason("risks", "the wound may disable one of your cards", -LAMING)


def suffer(case: Any, action: a.Suffer) -> Reasons:
    world, card = case.world, action.card
    if card == hero_of(world, case.seat):
        yield Reason("gains", "wounds on your hero card disable nothing", LAMING)
    elif WOUNDS(world, card):
        yield Reason("gains", f"{card_name(world, card)} is already disabled", LAMING)
    else:
        yield Reason("risks", f"{card_name(world, card)} cannot be used until it is healed", -LAMING)


def mend(case: Any, action: a.Mend) -> Reasons:
    world, card = case.world, action.card
    if card == hero_of(world, case.seat):
        yield Reason("gains", "a free slot on your hero card takes the next wound", WOUND)
    elif WOUNDS(world, card) == 1:
        yield Reason("gains", f"{card_name(world, card)} can be used again at once", LAMING)
    else:
        yield Reason("gains", f"{card_name(world, card)} is one wound closer to being usable", LAMING / 2)


def spare(case: Any, action: a.Spare) -> Reasons:
    away = DISTANCE[action.place][PLACE(case.world, case.seat)]
    name = room_name(case.world, action.place)
    if away <= 2:
        yield Reason("gains", f"{name} is close to you and stays quiet", 0.1)
    else:
        yield Reason("gains", f"{name} is too far away for you to hunt there", 0.05)


def face_enemies(case: Any, action: a.FaceEnemies) -> Reasons:
    yield Reason("risks", "enemies can only hurt you in the last round", -0.1)


def rest(case: Any, action: a.Rest) -> Reasons:
    yield Reason("gains", "no enemy can help you in the last round", 0.1)


PHASE_ROWS: dict[type, Callable[[Any, Any], Reasons]] = {
    a.Rouse: rouse,
    a.Lead: lead,
    a.Aim: aim,
    a.Take: take,
    a.Suffer: suffer,
    a.Mend: mend,
    a.Spare: spare,
    a.FaceEnemies: face_enemies,
    a.Rest: rest,
}
