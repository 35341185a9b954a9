"""What a seat could reach now with each open quest: for the screen's quest panels, descriptions and the bot.

Reads what the seat may know. `short` is what hand and actions cannot pay at best; outside its own turn a seat is shown
what its stats and whole hand would do, since its actions are not known yet.
"""

from collections.abc import Sequence

import msgspec

from engine.core.folding import fold
from engine.core.pieces import Ref
from engine.core.world import World
from engine.games.quests_of_shadowgate.content.forms import Level
from engine.games.quests_of_shadowgate.content.vocabulary import NOTHING, Three, less
from engine.games.quests_of_shadowgate.rules.drawing import discard_item
from engine.games.quests_of_shadowgate.rules.paying import (
    actions_left,
    free_payments_left,
    kinds_in_hand,
    means_of,
    theft_costs,
)
from engine.games.quests_of_shadowgate.rules.questing import points_of
from engine.games.quests_of_shadowgate.rules.services import levels_of, servants_of
from engine.games.quests_of_shadowgate.rules.sums import shortfall
from engine.games.quests_of_shadowgate.scoring import Sheet, sheets_of
from engine.games.quests_of_shadowgate.table import is_base, items_of, quest_of
from engine.games.quests_of_shadowgate.tasks import ServiceDue
from engine.games.quests_of_shadowgate.zones import ENOUGH_VP, FINISHER, HAND, USED, VP


class Prospect(msgspec.Struct, frozen=True):
    """The best level a seat's items reach, its points with the event in force, and what would be short to pay."""

    level: Level
    points: int
    short: Three

    @property
    def is_payable(self) -> bool:
        return self.short == NOTHING


def prospect_of(world: World, seat: int, quest: int) -> Prospect:
    """What a seat would reach with this open quest."""
    face = quest_of(world, quest)
    level = levels_of(world, seat, quest)[-1]
    missing = less(face.cost, means_of(world, seat, "quest"))
    short = shortfall(kinds_in_hand(world, seat), plays_for_quest(world, seat), missing)
    return Prospect(level, points_of(world, face, level), short)


def plays_for_quest(world: World, seat: int) -> int:
    """How many cards a seat could play for a quest: by its actions in its action phase, else all but the torch."""
    if world.turn == seat and world.phase == "action":
        return max(0, actions_left(world, seat) - 1 + free_payments_left(world, seat))
    return max(0, len(world.zones[HAND[seat]]) - 1)


# What a level uses up


def serving(world: World, seat: int, quest: int, level: Level) -> list[int]:
    """The items that would serve a level: for each need one that stays, else the one that loses the fewest points."""
    served: list[int] = []
    for _ in quest_of(world, quest).needs(level):
        fitting = servants_of(world, seat, quest, level, served)
        staying = [item for item in fitting if is_base(world, seat, item)]
        if staying or len(fitting) == 1:
            served.append((staying or fitting)[0])
        else:
            served.append(min(fitting, key=lambda item: points_lost(world, seat, [*served, item])))
    return served


def begins_last_turns(world: World, seat: int, points: int) -> bool:
    """Whether so many points more would give everybody else their last turn when this one ends."""
    return not FINISHER(world) and VP(world, seat) + points >= ENOUGH_VP


def points_lost(world: World, seat: int, items: Sequence[Ref]) -> int:
    """What a seat's sheet loses, in halves, if these items serve a quest; with those that stay it loses nothing."""
    return sheets_ahead(world)[seat].halves - sheets_ahead(world, seat, items)[seat].halves


def lost_with(world: World, seat: int, item: int) -> int:
    """What a seat's sheet loses, in halves, if this item serves beside those that serve the quest at hand already."""
    task = world.agenda[-1] if world.agenda else None
    served = task.served if isinstance(task, ServiceDue) else ()
    return points_lost(world, seat, [*served, item]) - points_lost(world, seat, served)


def sheets_ahead(world: World, seat: int = 0, items: Sequence[Ref] = ()) -> list[Sheet]:
    """The sheets as they will be when what this turn used up is discarded, and these items of a seat with it."""
    gone = {item: owner for owner in range(world.seats) for item in items_of(world, owner) if USED(world, item)}
    gone |= {item: seat for item in items if isinstance(item, int) and not is_base(world, seat, item)}
    if not gone:
        return sheets_of(world)
    after = world.copy()
    for item, owner in gone.items():
        for fact in discard_item(after, owner, item):
            fold(after, fact)
    return sheets_of(after)


# What a thief pays


def thief_pays(world: World, owner: int, thief: int, item: int, doubled: int) -> Three:
    """What a thief would have to pay with cards if the owner doubled this stat."""
    return less(theft_costs(world, item, owner)[doubled], means_of(world, thief, "theft"))
