"""What the heroes are after: eight Walls, or all rifts sealed; and what sort of help each card for sale is.

The plan is worked out of what lies open, so that all companions come to the same one without a word.
"""

from functools import cache
from typing import Literal

from engine.core.world import World
from engine.games.shadowrift.bot.holdings import gained_by_all, wall_count
from engine.games.shadowrift.bot.taste import PLAIN, Taste
from engine.games.shadowrift.bot.weights import ADEPT, Weights
from engine.games.shadowrift.content.effects import BonusHit, Discount, Draw, MakeRanged
from engine.games.shadowrift.content.printed import ATTACK, HEALS, KEPT, MAKES_MAGIC, PLAYED, by_kind
from engine.games.shadowrift.setup import base_kinds, faction_of
from engine.games.shadowrift.table import STACK_KEYS, rifts_sealed, stack_kinds, walls_built
from engine.games.shadowrift.zones import BASE
from engine.kit.printed import Printed

Plan = Literal["walls", "seals"]
Group = Literal["arms", "draws", "mends", "magic", "stone", "other"]
SURE, LIKING = 9.0, 0.15
HEROES_LEAD = (0.0, 0.05, 0.12, 0.12, 0.12, 0.12)  # alone: see the weights
STACK_LEAD: dict[Group, float] = {"stone": 0.25, "magic": -0.15}


def group_of(kind: str) -> Group:
    """What a hero card is bought for."""
    effects = (*PLAYED[kind], *KEPT[kind])
    if ATTACK[kind] or any(isinstance(effect, BonusHit | MakeRanged) for effect in effects):
        return "arms"
    if any(isinstance(effect, Draw) for effect in effects):
        return "draws"
    if HEALS[kind]:
        return "mends"
    if MAKES_MAGIC[kind]:
        return "magic"
    return "stone" if any(isinstance(effect, Discount) and effect.on == "wall" for effect in effects) else "other"


GROUP: Printed[str, Group] = by_kind(lambda card: group_of(card.id))


def plan_of(world: World, taste: Taste = PLAIN, weights: Weights = ADEPT) -> Plan:
    """Whatever seems nearer to a win: what is done, what the stacks and the foe say, and what somebody likes."""
    return "walls" if wall_lead(world, weights) + LIKING * (taste.walls - taste.seals) > 0 else "seals"


def wall_lead(world: World, weights: Weights) -> float:
    """How much better Walls look than seals; below 0 seals do."""
    if not world.zones[seal_stack()] and not seals_held(world):
        return SURE
    lead = weights.walls_built * walls_built(world, wall_count()) / wall_count()
    lead -= weights.rifts_sealed * rifts_sealed(world) / world.seats
    of_foe: float = getattr(weights, faction_of(world))
    lead += of_foe + (weights.alone if world.seats == 1 else HEROES_LEAD[world.seats - 1])
    counts = world.counts
    return lead + lead_of_stacks(tuple([counts.get(key, 0) for key in STACK_KEYS]))


@cache
def lead_of_stacks(places: tuple[int, ...]) -> float:
    """What the stacks of a game say, by their places in the box as `STACK_KIND` counts them."""
    return sum(STACK_LEAD.get(GROUP[kind], 0.0) for kind in {stack_kinds()[place - 1] for place in places if place})


@cache
def seal_stack() -> str:
    """Where Seals are bought."""
    return BASE[base_kinds().index("seal")]


def seals_held(world: World) -> bool:
    return "seal" in gained_by_all(world)
