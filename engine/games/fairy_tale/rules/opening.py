"""The opening, the deal, the draft and the end of a round.

Run by `rules`. Packets are passed whole through a zone of their own, so that they never mix (ruling 9).
"""

from collections.abc import Iterator, Sequence

from engine.core.chance import shuffle
from engine.core.errors import Rejected
from engine.core.facts import Asked, Done, Entered, Fact, Moved, Planned
from engine.core.world import World
from engine.games.fairy_tale import tasks
from engine.games.fairy_tale.actions import Keep
from engine.games.fairy_tale.deck import refill, top_of
from engine.games.fairy_tale.names import bound_name_of
from engine.games.fairy_tale.zones import DEALT, DECK, DISCARD, HAND, KEPT, PACKET, PLAYS, ROUND, ROUNDS
from engine.kit.rules import Choice, Deed, Duty, answer

DRAFT = "The draft"
PICKS = DEALT - 1  # the last card of a packet is no choice
DONE = Done()
ASKED_TO_KEEP = tuple(Asked(seat, tasks.ToKeep()) for seat in range(len(HAND)))


def round_plan() -> Planned[tasks.Task]:
    """Everything a round brings after the deal; the last task is the first to come."""
    due: list[tasks.Task] = []
    for pick in range(1, PICKS + 1):
        due += (tasks.DraftDue(pick), tasks.PassDue(pick))
    for play in range(1, PLAYS + 1):
        due += (tasks.ChoiceDue(play), tasks.RevealDue())
    return Planned((tasks.RoundEndDue(), *reversed(due)))


ROUND_PLAN = round_plan()
NEXT_ROUND = Planned((tasks.DealDue(),))
THE_END = Planned((tasks.ScoreDue(),))


def open_game(world: World, task: tasks.OpeningDue) -> Iterator[Fact]:
    yield DONE
    yield shuffle(world, DECK)
    yield NEXT_ROUND


def deal(world: World, task: tasks.DealDue) -> Iterator[Fact]:
    yield DONE
    yield ROUND.to(ROUND(world) + 1)
    yield Entered("draft")
    yield from refill(world, DEALT * world.seats)
    for seat in range(world.seats):
        yield Moved(top_of(world, DEALT), DECK, HAND[seat])
    yield ROUND_PLAN


def ask_to_keep(world: World, task: tasks.DraftDue) -> Iterator[Fact]:
    return iter(ASKED_TO_KEEP[: world.seats])


def keep(world: World, seat: int, action: Keep) -> Iterator[Fact]:
    yield Moved((action.card,), HAND[seat], KEPT[seat])
    yield from answer(world, seat)


def pass_packets(world: World, task: tasks.PassDue) -> Iterator[Fact]:
    yield DONE
    receivers = receivers_of(world)
    if task.pick == PICKS:
        for seat, receiver in enumerate(receivers):
            yield Moved(tuple(world.pieces(HAND[seat])), HAND[seat], KEPT[receiver])
        return
    for seat, receiver in enumerate(receivers):
        yield Moved(tuple(world.pieces(HAND[seat])), HAND[seat], PACKET[receiver])
    for seat in receivers:
        yield Moved(tuple(world.pieces(PACKET[seat])), PACKET[seat], HAND[seat])


def receivers_of(world: World) -> Sequence[int]:
    """Who gets the packet of seat 0, 1, 2 …: the left neighbour in odd rounds, the right one in even rounds."""
    seats = world.seats
    step = 1 if ROUND(world) % 2 else seats - 1
    return [(seat + step) % seats for seat in range(seats)]


def end_round(world: World, task: tasks.RoundEndDue) -> Iterator[Fact]:
    """Unused cards go away, face down; nobody may look at them again."""
    yield DONE
    for seat in range(world.seats):
        if unused := world.pieces(KEPT[seat]):
            yield Moved(tuple(unused), KEPT[seat], DISCARD)
    yield NEXT_ROUND if ROUND(world) < ROUNDS else THE_END


def keeps(world: World, seat: int, ask: tasks.ToKeep) -> Sequence[Keep]:
    return [Keep(card) for card in world.pieces(HAND[seat])]


def cannot_keep(world: World, seat: int, ask: tasks.ToKeep, action: Keep) -> Rejected:
    return Rejected("NotInPacket", f"{bound_name_of(world, action.card)} is not in the hand you were passed.", DRAFT)


CHOICES = (Choice(tasks.ToKeep, keeps, "First keep a card from your hand.", DRAFT),)
DEEDS = (Deed(Keep, (tasks.ToKeep,), keep, cannot_keep),)
DUTIES = (
    Duty(tasks.OpeningDue, open_game),
    Duty(tasks.DealDue, deal),
    Duty(tasks.DraftDue, ask_to_keep),
    Duty(tasks.PassDue, pass_packets),
    Duty(tasks.RoundEndDue, end_round),
)
