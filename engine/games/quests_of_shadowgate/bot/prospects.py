"""What a seat could reach now with each open quest: for the screen's quest panels, descriptions and the bot.

Reads what the seat may know. `short` is what hand and actions cannot pay at best; outside its own turn a seat is shown
what its stats and whole hand would do, since its actions are not known yet.
"""

from collections.abc import Sequence

import msgspec

from engine.core.folding import fold
from engine.core.world import World
from engine.games.quests_of_shadowgate.content.forms import STAFF_TYPES, Level
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
from engine.games.quests_of_shadowgate.scoring import sheets_of
from engine.games.quests_of_shadowgate.table import is_base, quest_of, type_of
from engine.games.quests_of_shadowgate.zones import FIRST, HAND


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
    """The items that would serve a level: what stays is used first, pieces of the Staff and firsts last."""
    served: list[int] = []
    for _ in quest_of(world, quest).needs(level):
        fitting = servants_of(world, seat, quest, level, served)
        served.append(min(fitting, key=lambda item: how_missed(world, seat, item)))
    return served


def how_missed(world: World, seat: int, item: int) -> tuple[bool, bool, int]:
    """How much an item would be missed."""
    return not is_base(world, seat, item), type_of(world, item) in STAFF_TYPES, FIRST(world, item)


def points_lost(world: World, seat: int, items: Sequence[int]) -> int:
    """What a seat's sheet loses, in halves, if these items serve a quest; with those that stay it loses nothing."""
    after = world.copy()
    for item in items:
        if not is_base(world, seat, item):
            for fact in discard_item(after, seat, item):
                fold(after, fact)
    return sheets_of(world)[seat].halves - sheets_of(after)[seat].halves


# What a thief pays


def thief_pays(world: World, owner: int, thief: int, item: int, doubled: int) -> Three:
    """What a thief would have to pay with cards if the owner doubled this stat."""
    return less(theft_costs(world, item, owner)[doubled], means_of(world, thief, "theft"))
