"""How a seat stands, in shards: what it has, and what it is about to have.

Rivals compare themselves with the best of the others; partners share one value. Of hands only the own one is read.
"""

from engine.core.world import World
from engine.games.shadowscape.bot.plans.fields import KEEP
from engine.games.shadowscape.bot.plans.outlook import CARD, LAMING, WOUND, Outlook, Scene
from engine.games.shadowscape.bot.plans.planning import Planner
from engine.games.shadowscape.scoring import shards_of, whispers_of
from engine.games.shadowscape.table import hand_count, is_cooperative, lord_stands, worn_by, wounded_cards, wounds_of
from engine.games.shadowscape.zones import FATE_DECK, HERO, LAST, SLAYER

GEAR = 0.25  # a piece of equipment, beside its shards
LORD_SHARDS = 3.0
TEMPO = 0.1  # being in turn
CLAIM = 1.0  # cooperative: a whisper claimed
FATE = 0.09  # cooperative: a card left
SLAIN = 10.0


def value(world: World, seat: int) -> float:
    """The lead over the best rival; together, how near the lord's end is."""
    if any(len(world.zones[HERO[other]]) != 1 for other in range(world.seats)):
        return 0.0
    if is_cooperative(world):
        return together(world)
    if world.outcome is not None:
        totals = [float(shards_of(world, other)) for other in range(world.seats)]
        return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
    scene = Scene(world)
    standings = [standing(world, other, scene, other == seat) for other in range(world.seats)]
    return standings[seat] - max(total for other, total in enumerate(standings) if other != seat)


def standing(world: World, seat: int, scene: Scene, knows_hand: bool) -> float:
    """Shards, what the open whispers promise, cards, gear and what wounds cost."""
    total = float(shards_of(world, seat))
    in_room = Outlook(world, seat, scene=scene)
    if in_room.place in scene.chart.shards and not in_room.is_last:
        total -= 0.85  # it counts only at the end
    if SLAYER(world) == seat and LAST(world) < 0:
        total += LORD_SHARDS - 0.1
    elif lord_stands(world):
        planner = Planner(in_room)
        total += planner.lord_promise(in_room.place, planner.lord_base)
    promise = in_room.whispers_worth(in_room.place, in_room.tokens)
    total += promise * (0.2 if in_room.is_last else 1.0)
    total -= WOUND * wounds_of(world, seat) + LAMING * wounded_cards(world, seat)
    total += GEAR * len(worn_by(world, seat)) + TEMPO * (world.turn == seat)
    if knows_hand:
        return total + sum([in_room.card_worth(fate) for fate in in_room.hand()])
    return total + 1.6 * CARD * hand_count(world, seat)


def together(world: World) -> float:
    """Claims, what the heroes are near to, the lord, fate cards left and wounds of all heroes."""
    scene, seats = Scene(world), range(world.seats)
    if world.outcome is not None:
        return SLAIN if world.outcome.places[0] == 1 else -SLAIN
    outlooks = [Outlook(world, seat, scene=scene) for seat in seats]
    total = CLAIM * sum([whispers_of(world, seat) for seat in seats])
    for number, goal in enumerate(outlooks[0].goals):
        nearest = min([one.effort(one.goals[number], one.place, one.tokens) for one in outlooks])
        total += 0.5 * CLAIM * KEEP**nearest * bool(goal)
    if lord_stands(world):
        planners = [Planner(one) for one in outlooks]
        total += max([one.lord_promise(one.place, one.lord_base) for one in planners])
    for seat, one in zip(seats, outlooks, strict=True):
        total -= WOUND * wounds_of(world, seat) + LAMING * wounded_cards(world, seat)
        total += GEAR * len(worn_by(world, seat)) + one.tokens_worth(one.tokens)
        total += sum([one.card_worth(fate) for fate in one.hand()])
    return total + FATE * len(world.zones[FATE_DECK])


def forecast(world: World, seat: int) -> float:
    return value(world, seat)
