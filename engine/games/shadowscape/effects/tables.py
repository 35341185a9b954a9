"""Effects on what everybody shares: treasures, offers, claims and the fate deck."""

from collections.abc import Iterator

from engine.core.facts import DOWN, UP, Asked, Fact, Moved, Noted
from engine.core.world import World
from engine.games.shadowscape.actions import Cycle as PutUnder
from engine.games.shadowscape.actions import Point
from engine.games.shadowscape.asks import (
    ToCycle,
    ToOrder,
    ToPoint,
)
from engine.games.shadowscape.content.effect_forms import Bury, ClaimMore, Cycle, Fork, LayTreasure, Peek, Recall
from engine.games.shadowscape.content.printed import WHISPER
from engine.games.shadowscape.dungeon import chart_of
from engine.games.shadowscape.effects.row import Row, Want, advance, is_open, put_back
from engine.games.shadowscape.rules.fate import lay_treasures, recall, recalled
from engine.games.shadowscape.rules.spawning import OFFERS, refill
from engine.games.shadowscape.table import bare_signs, is_cooperative, lord_stands
from engine.games.shadowscape.tasks import (
    EffectsDue,
)
from engine.games.shadowscape.zones import (
    BURIED,
    CLAIMS,
    FATE_DECK,
    FATE_DISCARD,
    FORK,
    MORE_CLAIMS,
    PLACE,
    PLEDGED,
    TREASURES,
    WHISPERS,
)

# Treasures and offers


def wants_sign(world: World, run: EffectsDue, effect: LayTreasure) -> Want | None:
    return (ToPoint(), [Point(place) for place in bare_signs(world)]) if is_open(run.place) else None


def lay_treasure(world: World, run: EffectsDue, effect: LayTreasure) -> Iterator[Fact]:
    yield from lay_treasures(world, [run.place])
    yield from advance(world, run)


def can_lay(world: World, seat: int, effect: LayTreasure) -> bool:
    return bool(world.zones[TREASURES]) and bool(bare_signs(world))  # ruling 89


def cyclable(world: World, effect: Cycle) -> list[int]:
    """Open cards; never the last whisper."""  # ruling 88
    deck, offer = OFFERS[effect.offer]
    if not world.zones[deck]:
        return []
    return [card for card in world.pieces(offer) if offer != WHISPERS or not WHISPER[world.kinds[card]].is_lord]


def wants_open_card(world: World, run: EffectsDue, effect: Cycle) -> Want | None:
    return (ToCycle(), [PutUnder(card) for card in cyclable(world, effect)]) if run.card is None else None


def cycle(world: World, run: EffectsDue, effect: Cycle) -> Iterator[Fact]:
    deck, offer = OFFERS[effect.offer]
    yield Moved((run.card,), offer, deck, 0, DOWN)  # type: ignore[arg-type]
    if offer == WHISPERS:
        yield BURIED.to(BURIED(world) + 1)
    yield from refill(world, deck, offer)
    yield from advance(world, run)


def can_cycle(world: World, seat: int, effect: Cycle) -> bool:
    return bool(cyclable(world, effect))


def claim_more(world: World, run: EffectsDue, effect: ClaimMore) -> Iterator[Fact]:
    yield MORE_CLAIMS.to(sum(CLAIMS[kind] for kind in effect.kinds))
    yield from advance(world, run)


# The fate deck


def cards_of_recall(world: World, effect: Recall) -> int:
    """The table's number and more, or one for each hero at a shrine."""  # rulings 66 and 67
    if effect.per_shrine:
        shrines = chart_of(world).shrines
        at_shrine = sum(shrines[PLACE(world, seat)] is not None for seat in range(world.seats))
        return max(effect.least, at_shrine)
    return recalled(world) + (effect.more if effect.awake is None or lord_stands(world) else 0)


def recall_cards(world: World, run: EffectsDue, effect: Recall) -> Iterator[Fact]:
    yield from recall(world, cards_of_recall(world, effect))
    yield from advance(world, run)


def can_recall(world: World, seat: int, effect: Recall) -> bool:
    return bool(world.zones[FATE_DISCARD])


def peek(world: World, run: EffectsDue, effect: Peek) -> Iterator[Fact]:
    """The top cards lie before whoever looks until the list is done; together all see them."""  # ruling 87
    seat = run.seat
    if not world.zones[PLEDGED[seat]] and world.zones[FATE_DECK]:
        looked_at = tuple(world.pieces(FATE_DECK)[-effect.cards :])
        yield Moved(looked_at, FATE_DECK, PLEDGED[seat], None, UP if is_cooperative(world) else DOWN)
        yield Noted("looks", (seat, len(looked_at)))
    if effect.order and len(world.zones[PLEDGED[seat]]) > 1:
        yield Asked(seat, ToOrder())
        return
    yield from advance(world, run)


def can_peek(world: World, seat: int, effect: Peek) -> bool:
    return bool(world.zones[FATE_DECK])


def bury(world: World, run: EffectsDue, effect: Bury) -> Iterator[Fact]:
    """The top card goes under the deck."""  # ruling 80
    yield from put_back(world, run.seat)
    for top in world.pieces(FATE_DECK)[-1:]:
        yield Moved((top,), FATE_DECK, FATE_DECK, 0)
        yield Noted("buries", (run.seat,))
    yield from advance(world, run)


def fork(world: World, run: EffectsDue, effect: Fork) -> Iterator[Fact]:
    yield FORK.to(effect.cards)
    yield from advance(world, run)


ROWS = (
    Row(
        form=LayTreasure,
        words=lambda effect: "lay a treasure on a bare symbol",
        does=lay_treasure,
        worth=lambda effect: 0.5,
        sign="treasure",
        wants=wants_sign,
        can=can_lay,
    ),
    Row(
        form=Cycle,
        words=lambda effect: f"put an open {effect.offer} under its deck",
        does=cycle,
        worth=lambda effect: 0.3,
        sign="shard",
        wants=wants_open_card,
        can=can_cycle,
    ),
    Row(
        form=ClaimMore,
        words=lambda effect: "claim once more this turn",
        does=claim_more,
        worth=lambda effect: 0.6,
        sign="shard",
    ),
    Row(
        form=Recall,
        words=lambda effect: "put random discards under the fate deck",
        does=recall_cards,
        worth=lambda effect: 2.0 + 0.5 * effect.more,
        sign="hand",
        can=can_recall,
    ),
    Row(
        form=Peek,
        words=lambda effect: f"look at the top {'card' if effect.cards == 1 else f'{effect.cards} cards'}",
        does=peek,
        worth=lambda effect: 0.2 * effect.cards,
        sign="hand",
        can=can_peek,
    ),
    Row(form=Bury, words=lambda effect: "put the top Fate card under the deck", does=bury, sign="hand"),
    Row(
        form=Fork,
        words=lambda effect: f"in this enemy phase draw {effect.cards} and use one",
        does=fork,
        worth=lambda effect: 0.6,
        sign="hand",
    ),
)
