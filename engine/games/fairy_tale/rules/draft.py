"""The opening, the deal, the draft and the end of a round.

Run by `rules`. Packets are passed whole through a zone of their own, so that they never mix (ruling 9).
"""

from collections.abc import Iterator, Sequence

from engine.core.chance import shuffle
from engine.core.facts import Asked, Done, Entered, Fact, Moved, Noted, Planned
from engine.core.game import answer
from engine.core.world import World
from engine.games.fairy_tale.actions import Keep
from engine.games.fairy_tale.tasks import (
    ChoiceDue,
    DealDue,
    DraftDue,
    OpeningDue,
    PassDue,
    RevealDue,
    RoundEndDue,
    ScoreDue,
    Task,
    ToKeep,
)
from engine.games.fairy_tale.zones import DEALT, DECK, DISCARD, HAND, KEPT, PACKET, PLAYS, ROUND, ROUNDS

PICKS = DEALT - 1  # the last card of a packet is no choice
DONE = Done()
ASKED_TO_KEEP = tuple(Asked(seat, ToKeep()) for seat in range(len(HAND)))


def round_plan() -> Planned[Task]:
    """Everything a round brings after the deal; the last task is the first to come."""
    due: list[Task] = []
    for pick in range(1, PICKS + 1):
        due += (DraftDue(pick), PassDue(pick))
    for play in range(1, PLAYS + 1):
        due += (ChoiceDue(play), RevealDue())
    return Planned((RoundEndDue(), *reversed(due)))


ROUND_PLAN = round_plan()
NEXT_ROUND = Planned((DealDue(),))
THE_END = Planned((ScoreDue(),))


def open_game(world: World, task: OpeningDue) -> Iterator[Fact]:
    yield DONE
    yield shuffle(world, DECK)
    yield NEXT_ROUND


def deal(world: World, task: DealDue) -> Iterator[Fact]:
    yield DONE
    yield ROUND.to(ROUND(world) + 1)
    yield Entered("draft")
    yield from refill(world, DEALT * world.seats)
    for seat in range(world.seats):
        yield Moved(top_of(world, DEALT), DECK, HAND[seat])
    yield ROUND_PLAN


def top_of(world: World, count: int) -> tuple[int, ...]:
    """The topmost cards of the deck, as many as there are."""
    return tuple(world.zones[DECK][-count:])  # type: ignore[arg-type]


def refill(world: World, need: int) -> Iterator[Fact]:
    """If the deck is short, the discards are shuffled into it."""  # ruling 6
    discards = world.zones[DISCARD]
    if len(world.zones[DECK]) < need and discards:
        yield Noted("refilled", (len(discards),))
        yield Moved(tuple(discards), DISCARD, DECK)  # type: ignore[arg-type]
        yield shuffle(world, DECK)


def ask_to_keep(world: World, task: DraftDue) -> Iterator[Fact]:
    return iter(ASKED_TO_KEEP[: world.seats])


def keep(world: World, seat: int, action: Keep) -> Iterator[Fact]:
    yield Moved((action.card,), HAND[seat], KEPT[seat])
    yield from answer(world, seat)


def pass_packets(world: World, task: PassDue) -> Iterator[Fact]:
    yield DONE
    zones, receivers = world.zones, receivers_of(world)
    if task.pick == PICKS:
        for seat, receiver in enumerate(receivers):
            yield Moved(tuple(zones[HAND[seat]]), HAND[seat], KEPT[receiver])  # type: ignore[arg-type]
        return
    for seat, receiver in enumerate(receivers):
        yield Moved(tuple(zones[HAND[seat]]), HAND[seat], PACKET[receiver])  # type: ignore[arg-type]
    for seat in receivers:
        yield Moved(tuple(zones[PACKET[seat]]), PACKET[seat], HAND[seat])  # type: ignore[arg-type]


def receivers_of(world: World) -> Sequence[int]:
    """Who gets the packet of seat 0, 1, 2 …: the left neighbour in odd rounds, the right one in even rounds."""
    seats = world.seats
    step = 1 if ROUND(world) % 2 else seats - 1
    return [(seat + step) % seats for seat in range(seats)]


def end_round(world: World, task: RoundEndDue) -> Iterator[Fact]:
    """Unused cards go away, face down; nobody may look at them again."""
    yield DONE
    for seat in range(world.seats):
        if unused := world.zones[KEPT[seat]]:
            yield Moved(tuple(unused), KEPT[seat], DISCARD)  # type: ignore[arg-type]
    yield NEXT_ROUND if ROUND(world) < ROUNDS else THE_END
