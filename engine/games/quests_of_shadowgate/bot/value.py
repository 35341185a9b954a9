"""How well a seat stands in the middle of a game: what the table and its own hand come to by the end, on average.

The weights were fitted on games between equal bots (`python -m tests.games.quests_of_shadowgate.weights`): they say how
much each thing a seat has at the beginning of a turn adds to its final lead, and to `STAKE` points for winning by how
much likelier it makes that.
Asked by the search at its horizon; reads only what the seat may know.
"""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from engine.core.world import World
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import STAFF_TYPES, WILD
from engine.games.quests_of_shadowgate.content.printed import (
    CHARACTERS_OF,
    COST,
    NO_ACTION,
    TORCH_OF,
    TYPE,
    WORTH,
    Face,
)
from engine.games.quests_of_shadowgate.content.vocabulary import Three, less
from engine.games.quests_of_shadowgate.effects.rows import EFFECTS
from engine.games.quests_of_shadowgate.rules.drawing import hand_limit
from engine.games.quests_of_shadowgate.scoring import sheets_of
from engine.games.quests_of_shadowgate.table import base_of, items_of
from engine.games.quests_of_shadowgate.tasks import ToDraw
from engine.games.quests_of_shadowgate.zones import ABILITY, CHARACTER, ENOUGH_VP, FIRST, HAND, MATCH, USED, VP

OVER = ("draw", "end")  # phases in which a turn has nothing more to decide but cards
STAKE = 20.0  # what winning is worth beside the lead, in points
POINTS_EARLY, POINTS_LATE = 4, 20  # quest points of the leader until which, and from which, a game is early or late
USUAL_WORTH, USUAL_TORCH = 8, 5  # of a card, of the best torch in a hand
CARDS_SAVED = 20.0  # for an average card less for every item and quest
A_CARD = 1.25  # what an average card brings of a stat


class Weights(msgspec.Struct, frozen=True):
    """Points for one of each."""

    tempo: float  # being in turn
    point: float  # for quests
    first: float
    leads: tuple[float, float, float]  # being ahead of the best rival by one first, the second, the third
    no_first: float
    piece: float  # of the Staff
    no_piece: float
    base: float  # items that stay after use
    plain: float  # items that are used up
    wild: float
    card: float  # in hand
    card_worth: float
    no_action: float
    new_card: float  # in hand: of a type nobody has yet
    piece_card: float
    base_card: float
    torch: float  # for each action of the best torch in hand


EARLY = Weights(
    tempo=4.9, point=1.45, first=1.5, leads=(5.1, 4.6, 0.6), no_first=3.5, piece=7.5, no_piece=1.4, base=4.1, plain=1.8,
    wild=4.4, card=2.3, card_worth=0.5, no_action=1.2, new_card=0.5, piece_card=1.7, base_card=0.5, torch=0.35,
)  # fmt: skip
LATE = Weights(
    tempo=2.0, point=1.25, first=3.5, leads=(8.4, 0.0, 1.1), no_first=0.0, piece=3.8, no_piece=0.0, base=0.9,
    plain=-1.0, wild=0.1, card=1.3, card_worth=0.2, no_action=0.8, new_card=1.0, piece_card=0.0, base_card=0.0,
    torch=0.3,
)  # fmt: skip


def lateness(points: int) -> float:
    """From 0 in an early game to 1 in a late one."""
    return min(1.0, max(0.0, (points - POINTS_EARLY) / (POINTS_LATE - POINTS_EARLY)))


@lru_cache(maxsize=64)
def weights_at(points: int) -> Weights:
    """The weights when the leader has so many quest points."""
    late = lateness(points)
    first, last = msgspec.structs.asdict(EARLY), msgspec.structs.asdict(LATE)
    leads = tuple(a + late * (b - a) for a, b in zip(EARLY.leads, LATE.leads, strict=True))
    mixed = {name: first[name] + late * (last[name] - first[name]) for name in first if name != "leads"}
    return Weights(leads=leads, **mixed)  # type: ignore[arg-type]


def value(world: World, seat: int) -> float:
    """The lead over the best rival: in the end as it is, before that as it is likely to become."""
    if world.outcome is not None:
        totals = [MATCH(world, sheet.seat) + sheet.halves for sheet in sheets_of(world)]
        return (totals[seat] - max(total for other, total in enumerate(totals) if other != seat)) / 2
    return likely_lead(world, seat, weights_at(most_points(world)))


def most_points(world: World) -> int:
    """The quest points of whoever has most: they say how late it is."""
    return min(ENOUGH_VP, max([VP(world, seat) for seat in range(world.seats)]))


def likely_lead(world: World, seat: int, weights: Weights) -> float:
    """What a seat has more than its best rival, by these weights."""
    seats = range(world.seats)
    items = [lasting_items(world, other) for other in seats]
    firsts = [sum([FIRST(world, item) for item in own]) for own in items]
    standings = [standing_of(world, other, weights, items[other], firsts[other]) for other in seats]
    if world.turn is not None:
        standings[(world.turn + (world.phase in OVER)) % world.seats] += weights.tempo
    rivals = [other for other in seats if other != seat]
    ahead = firsts[seat] - max([firsts[other] for other in rivals])
    own = standings[seat] + lead_worth(weights, ahead) + hand_worth(world, seat, weights)
    return own - max([standings[other] for other in rivals])


def lasting_items(world: World, seat: int) -> list[int]:
    """The items that a seat will have after this turn."""
    items = items_of(world, seat)
    return [item for item in items if not USED(world, item)] if world.turn == seat else items


def cards_at_end(world: World, seat: int) -> int:
    """How many cards a seat will have in hand when its draw phase is over."""
    cards, ask = len(world.zones[HAND[seat]]), world.ask_of(seat)
    return min(hand_limit(world, seat), cards + ask.cards) if type(ask) is ToDraw else cards


def standing_of(world: World, seat: int, weights: Weights, items: Sequence[int], firsts: int) -> float:
    """What everybody can see that a seat has."""
    kinds, base = world.kinds, base_of(world, seat)
    total = weights.point * (VP(world, seat) + MATCH(world, seat) / 2) + weights.card * cards_at_end(world, seat)
    total += weights.first * firsts + (0.0 if firsts else weights.no_first)
    pieces = 0
    for item in items:
        type = TYPE[kinds[item]]
        if type in base:
            total += weights.base
        elif type in STAFF_TYPES:
            pieces += 1
        else:
            total += weights.wild if type == WILD else weights.plain
    total += weights.piece * pieces + (0.0 if pieces else weights.no_piece)
    return total + drafted_worth(world, seat)


def lead_worth(weights: Weights, ahead: int) -> float:
    """What it is worth to be ahead, or behind, in firsts."""
    steps = sum(weights.leads[: abs(ahead)])
    return steps if ahead > 0 else -steps


def hand_worth(world: World, seat: int, weights: Weights) -> float:
    """How much better than usual the cards are that a seat has in hand; only itself knows them."""
    kinds = world.kinds
    hand = [kinds[card] for card in world.zones[HAND[seat]] if isinstance(card, int)]
    if not hand:
        return 0.0
    everywhere = {TYPE[kinds[item]] for other in range(world.seats) for item in items_of(world, other)}
    held = {TYPE[kinds[item]] for item in items_of(world, seat)}
    types = {TYPE[kind] for kind in hand}
    lacking = types - held
    new = types - everywhere
    new.difference_update((None, WILD))
    worth = sum([WORTH[kind] - USUAL_WORTH for kind in hand])
    return (
        weights.card_worth * worth
        + weights.no_action * sum([NO_ACTION[kind] for kind in hand])
        + weights.new_card * len(new)
        + weights.piece_card * len(lacking.intersection(STAFF_TYPES))
        + weights.base_card * len(lacking.intersection(base_of(world, seat)))
        + weights.torch * (max([TORCH_OF[kind] for kind in hand]) - USUAL_TORCH)
    )


# Characters and abilities


def drafted_worth(world: World, seat: int) -> float:
    """What a seat's character and ability are worth, once it has them."""
    kinds, sides = world.kinds, world.sides
    drafted = (*world.pieces(CHARACTER[seat]), *world.pieces(ABILITY[seat]))
    return sum([face_worth((kinds[card], sides[card])) for card in drafted], 0.0)


@lru_cache(maxsize=64)
def face_worth(face: Face) -> float:
    """How much better than the average of its sort a side of a character or an ability is."""
    ids, worth_of = (
        (box().characters, character_worth) if face[0] in box().characters else (box().abilities, ability_worth)
    )
    worths = {(id, side): worth_of((id, side)) for id in ids for side in ("a", "b")}
    return worths[face] - sum(worths.values()) / len(worths)


def character_worth(face: Face) -> float:
    """Stats are worth the cards they save; a stat of nothing leaves the longest way to go."""
    stats = CHARACTERS_OF[face].stats
    items = [COST[id] for id in box().adventure if TYPE[id] is not None]
    quests = [quest.cost for card in box().quests.values() for quest in (card.a, card.b)]
    return -CARDS_SAVED * sum(
        [sum([cards_for(less(cost, stats)) for cost in costs]) / len(costs) for costs in (items, quests)]
    )


def cards_for(need: Three) -> float:
    """How many average cards meet a need: what is lacking most decides."""
    return max(need) / A_CARD


def ability_worth(face: Face) -> float:
    """What an ability brings over a game, by what it bends."""
    return EFFECTS.worth(box().ability(*face).effects)
