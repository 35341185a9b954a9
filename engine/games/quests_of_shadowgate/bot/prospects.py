"""What a seat could reach now with each open quest: for the screen's quest panels, descriptions and the bot.

Reads what the seat may know. `short` is what hand and actions cannot pay at best; outside its own turn a seat is shown
what its stats and whole hand would do, since its actions are not known yet.
"""

import msgspec

from engine.core.world import World
from engine.games.quests_of_shadowgate.content.forms import Level
from engine.games.quests_of_shadowgate.content.vocabulary import NOTHING, Three, less
from engine.games.quests_of_shadowgate.rules.paying import (
    actions_left,
    free_payments_left,
    kinds_in_hand,
    means_of,
)
from engine.games.quests_of_shadowgate.rules.questing import points_of
from engine.games.quests_of_shadowgate.rules.services import levels_of
from engine.games.quests_of_shadowgate.rules.sums import shortfall
from engine.games.quests_of_shadowgate.table import quest_of
from engine.games.quests_of_shadowgate.zones import HAND


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
