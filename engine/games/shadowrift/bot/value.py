"""How the heroes stand: how near the two wins are against how near the three losses are. The same for every hero."""

from engine.core.world import World
from engine.games.shadowrift.bot.foes import harm_of
from engine.games.shadowrift.bot.holdings import gained_by_all, wall_count
from engine.games.shadowrift.bot.planning import GROUP
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.printed import SORT, SYMBOLS, Table
from engine.games.shadowrift.scoring import people_of_town
from engine.games.shadowrift.table import health_of, on_track, rifts_sealed
from engine.games.shadowrift.zones import AREA, CORPSES, HITS, POWER, PURSE, WALLS

STAKE = 60.0
END = 60.0
WALL_BUILT, RIFT_SEALED, NEARLY = 5.0, 16.0, 12.0
COIN, SYMBOL, POINT, CORPSE, LIVING, FLOOR, DEAD = 0.9, 2.2, 0.25, 0.5, 0.8, 2.0, 0.6
FEW_CORPSES, FEW_LIVING = 5, 9
DECK = {"wound": -1.1, "burn": -1.8, "heroism": 1.1, "might": 0.9, "seal": 1.0, "strike": 0.4}
GROUPS = {"arms": 1.3, "draws": 1.2, "mends": 0.9, "magic": 1.2, "stone": 0.6, "other": 0.5}
CARD: Table[float] = Table(lambda card: DECK.get(card.id) or GROUPS[GROUP[card.id]])


def value(world: World, seat: int) -> float:
    """Points for what brings a win nearer, less what brings a loss nearer."""
    if world.outcome is not None:
        return END if world.outcome.places[seat] == 1 else -END
    return wins(world) + decks_and_town(world) - threats(world)


def wins(world: World) -> float:
    """Walls and rifts; the nearer an end of the road, the more each step counts."""
    total = wall_count()
    walls, seals = 1 - len(world.zones[WALLS]) / total, rifts_sealed(world) / world.seats
    coin = COIN * sum([len(world.zones[PURSE[seat]]) for seat in range(world.seats)])
    return WALL_BUILT * total * walls + RIFT_SEALED * 3 * seals + NEARLY * max(walls, seals) ** 2 + coin


def decks_and_town(world: World) -> float:
    """What heroes gained since the first round, and who lives in Town."""
    living, others = people_of_town(world)
    worth = sum([CARD[kind] for kind in gained_by_all(world)])
    return worth + LIVING * living - FLOOR * max(0, FEW_LIVING - living) - DEAD * others


def threats(world: World) -> float:
    """Monsters by the harm they will do, what feeds them, and Corpses."""
    kinds = world.kinds
    harm = POINT * POWER(world)
    for card in world.pieces(AREA):
        harm += SYMBOL * SYMBOLS[kinds[card]] * (0.5 if SORT[kinds[card]] == "rift" else 1.0)
    for foe in on_track(world):
        hits = HITS(world, foe)
        share = 1.0 - 0.6 * hits / health_of(world, foe) if hits else 1.0
        harm += share * harm_of(world, foe)
    left = len(world.zones[CORPSES])
    return harm + CORPSE * (box().corpses - left) + max(0, FEW_CORPSES - left) ** 2
