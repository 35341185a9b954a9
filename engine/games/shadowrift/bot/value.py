"""How likely the heroes are to win, from what lies open. The same for every hero.

The weights are those of a logistic regression over whole games of companions (BALANCE.md), rounded, and eased where
what was bought and what was won had the same cause. Odds add up; `value` tells them as points from -60 to 60.
"""

import math

from engine.core.world import World
from engine.games.shadowrift.bot.foes import harm_of
from engine.games.shadowrift.bot.holdings import gained_by_all, wall_count
from engine.games.shadowrift.bot.planning import GROUP
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.printed import BOSS, SORT, SYMBOLS, by_kind
from engine.games.shadowrift.rules.heroes.paying import WALL_COSTS
from engine.games.shadowrift.scoring import people_of_town
from engine.games.shadowrift.table import (
    freezes_in_play,
    health_of,
    on_track,
    rifts_open,
    rifts_sealed,
    track_space,
)
from engine.games.shadowrift.zones import AREA, CORPSES, HITS, POWER, PURSE, ROUND, WALLS
from engine.kit.printed import Printed

END = 60.0  # what a win counts; a loss as much below nothing
START, EACH_ROUND = 0.6, 0.15
WALL, SEAL, NEARLY, COIN, OPEN_RIFT = 1.2, 2.0, 1.8, 1.3, -0.6
# Of a card that one hero in the team has more
DECK = {"heroism": 0.6, "might": 0.2, "strike": 0.05, "wound": -0.26, "burn": -0.3}
GROUPS = {"arms": 0.25, "draws": 0.25, "mends": 0.5, "magic": 0.25, "stone": 0.15, "other": 0.3}
SEAL_CARD, SEALS_WANTED = 0.35, 2
STRANGER, FEW, VERY_FEW = -0.1, -0.15, -0.8
ENOUGH, TOO_FEW = 9, 5  # of those who live in Town
CORPSE, MANY_CORPSES, MANY = -0.11, -0.06, 8
POINT, SYMBOL, POWER_CARD, TOTEM, FREEZE = -0.02, -0.08, -0.4, -0.12, -0.7
HARM, HURT, ZOMBIE = -0.11, 0.6, -1.5
BOSS_AT, BOSS_HURT = (-0.3, -0.9, -1.4, -0.9), 1.6
CARD: Printed[str, float] = by_kind(
    lambda card: 0.0 if card.id == "seal" else DECK.get(card.id) or GROUPS[GROUP[card.id]]
)


def value(world: World, seat: int) -> float:
    """Points from -60 to 60: how much likelier a win is than a loss."""
    if world.outcome is not None:
        return END if world.outcome.places[seat] == 1 else -END
    return END * math.tanh(odds(world) / 2)


def odds(world: World) -> float:
    """The logarithm of the odds of a win."""
    return START + EACH_ROUND * ROUND(world) + wins(world) + decks(world) + town(world) + threats(world)


def wins(world: World) -> float:
    """Walls and rifts; the nearer an end of the road, the more each step counts."""
    heroes = world.seats
    walls, seals = 1 - len(world.zones[WALLS]) / wall_count(), rifts_sealed(world) / heroes
    missing = sum([WALL_COSTS[world.kinds[wall], heroes][2] for wall in world.pieces(WALLS)])
    coin = sum([len(world.zones[PURSE[hero]]) for hero in range(heroes)])
    done = WALL * walls + SEAL * seals + NEARLY * max(walls, seals) ** 2
    return done + COIN * min(1.0, coin / max(1, missing)) + OPEN_RIFT * rifts_open(world) / heroes


def decks(world: World) -> float:
    """What heroes gained since the first round."""
    kinds = gained_by_all(world)
    seals = min(SEALS_WANTED * world.seats, kinds.count("seal"))
    return (sum([CARD[kind] for kind in kinds]) + SEAL_CARD * seals) / world.seats


def town(world: World) -> float:
    """Who lives in Town, who should not, and how near the plague is."""
    living, others = people_of_town(world)
    dead = box().corpses - len(world.zones[CORPSES])
    plague = CORPSE * dead + MANY_CORPSES * max(0, dead - MANY) ** 2
    return STRANGER * others + FEW * max(0, ENOUGH - living) + VERY_FEW * max(0, TOO_FEW - living) + plague


def threats(world: World) -> float:
    """Monsters by the harm they will do, what feeds them, and ice in Town."""
    kinds, heroes = world.kinds, world.seats
    fed = POINT * POWER(world)
    kept = 0.0
    for card in world.pieces(AREA):
        sort = SORT[kinds[card]]
        fed += SYMBOL * SYMBOLS[kinds[card]] if sort != "rift" else 0.0
        kept += POWER_CARD if sort == "power" else TOTEM if sort == "totem" else 0.0
    coming = 0.0
    for foe in on_track(world):
        hurt = HITS(world, foe) / health_of(world, foe)
        if BOSS[kinds[foe]]:
            kept += BOSS_AT[track_space(world, foe) or 0] + BOSS_HURT * hurt
        elif SORT[kinds[foe]] == "zombie":
            coming += ZOMBIE
        else:
            coming += HARM * (1.0 - HURT * hurt) * harm_of(world, foe)
    return kept + (fed + coming) / heroes + FREEZE * len(freezes_in_play(world))
