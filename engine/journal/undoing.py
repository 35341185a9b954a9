"""What undo needs to know beyond the tree of moves: which lines a choice consists of, and chance drawn afresh.

A mere answer touches only its seat's own pieces and numbers and leads to nothing else: such answers can be taken back
one by one, in any order, while their question is open; at a free ask whatever others did since, if they would have done
the same without it. Everything else is taken back together with all that followed from it.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from engine.core import (
    Answered,
    AnyEvent,
    Asked,
    Counted,
    Done,
    Fact,
    Moved,
    Noted,
    Planned,
    Rejected,
    Reseeded,
    Turned,
    World,
    fold,
    is_free,
    perform,
)
from engine.core.chance import numbers, shuffle
from engine.core.facts import DOWN
from engine.core.places import NOBODY, Layout
from engine.journal.lines import is_game_line
from engine.journal.reading import UNFIT
from engine.journal.steps import Step, drew_afresh


def last_moves(tip: Step, n: int) -> tuple[int, ...]:
    """The last n moves that count, and whatever was written between them, newest first."""
    if type(n) is not int:
        raise Rejected("NothingToUndo", f"An undo takes back a number of moves, not {n!r}.")
    if not 1 <= n <= tip.moves:
        raise Rejected("NothingToUndo", "There is no move to undo.")
    lines, step, left = [], tip, tip.moves - n
    while step.moves > left:
        lines.append(step.event.seq)
        assert step.parent is not None, "the first line is no move"
        step = step.parent
    return tuple(lines)


def last_answer_of(tip: Step, seat: int) -> tuple[int, ...]:
    """This seat's last answer, if the question it belongs to is still open and nothing has followed from it."""
    last = next((step for step in tip.path() if is_move_of(step, (seat,))), None)
    if last is None or not can_go_alone([last], tip):
        raise Rejected("NothingToUndo", "You cannot undo your answer any more: the question is closed.")
    return (last.event.seq,)


def last_choice_of(tip: Step, seats: Collection[int]) -> tuple[int, ...]:
    """The last choice of one of these seats, a whole group, and all that followed from it, newest first.

    Answers that others gave to the same question stay where nothing has followed from them yet.
    """
    last = next((step for step in tip.path() if is_move_of(step, seats)), None)
    if last is None:
        raise Rejected("NothingToUndo", "There is no move to undo.")
    choice = [
        step for step in last.path() if step.event.group == last.event.group and step.event.seat == last.event.seat
    ]
    if can_go_alone(choice, tip):
        return tuple(step.event.seq for step in choice)
    since = [step for step in tip.path() if step.depth >= choice[-1].depth][::-1]
    lines: list[int] = []
    followed = False
    for step in since:
        mere = is_mere_answer(step)
        if step in choice or followed or not mere:
            lines.append(step.event.seq)
        followed = followed or not mere
    return tuple(reversed(lines))


def can_go_alone(choice: Sequence[Step], tip: Step) -> bool:
    """Whether a choice, newest line first, can be taken back without anything that others have done since."""
    if not all(map(is_mere_answer, choice)):
        return False
    since = [step for step in tip.path() if step.depth > choice[-1].depth and step not in choice][::-1]
    if all(map(is_free_act, choice)):
        return stands_without(choice[-1], since)
    return all(map(is_mere_answer, since))


def is_free_act(step: Step) -> bool:
    """Whether a move did nothing but act for its own seat, where everybody acts in any order."""
    return step.parent is not None and is_own(step.event, step.parent.world) and is_free(step.parent.world())


def stands_without(gone: Step, since: Sequence[Step]) -> bool:
    """Whether the same would have been done since, at the same open question, without a choice that begins here."""
    assert gone.parent is not None, "the first line is no move"
    world = gone.parent.world().copy()
    depth = len(world.agenda)
    for step in since:
        if not is_game_line(step.event.action) or closes(world, step.event.facts, depth):
            return False
        try:
            facts = perform(world.game, world, step.event.seat, step.event.action)
        except UNFIT:
            return False
        if tuple(facts) != step.event.facts:
            return False
    return True


def closes(world: World, facts: Iterable[Fact], depth: int) -> bool:
    """Whether facts end the task at this depth of the agenda, or leave nobody to wait for in it."""
    level, waiting = len(world.agenda), set(world.asks[depth - 1])
    for fact in facts:
        if isinstance(fact, Planned):
            level += len(fact.tasks)
        elif isinstance(fact, Done):
            level -= 1
        elif isinstance(fact, Asked) and level == depth:
            waiting.add(fact.seat)
        elif isinstance(fact, Answered) and level == depth:
            waiting.discard(fact.seat)
        if level < depth or not waiting:
            return True
    return False


def is_move_of(step: Step, seats: Collection[int]) -> bool:
    """Whether a step is a move made by one of these seats."""
    return is_game_line(step.event.action) and step.event.seat in seats


def is_mere_answer(step: Step) -> bool:
    """Whether a move did nothing but answer for its own seat."""
    return step.parent is not None and is_own(step.event, step.parent.world)


def is_own(event: AnyEvent, before: Callable[[], World]) -> bool:
    """Whether a line is a move that touches nothing but its seat's own pieces, numbers and asks."""
    seat = event.seat
    if seat is None or not is_game_line(event.action):
        return False
    return all(is_own_doing(fact, seat, before) for fact in event.facts)


def is_own_doing(fact: Fact, seat: int, before: Callable[[], World]) -> bool:
    """Whether a fact touches nothing but this seat's own pieces, numbers and asks."""
    if isinstance(fact, Answered | Asked):
        return fact.seat == seat
    if isinstance(fact, Noted):
        return True
    if not isinstance(fact, Moved | Turned | Counted):
        return False
    world = before()
    layout: Layout = world.game.layout
    if isinstance(fact, Moved):
        return layout.specs[fact.origin].owner == seat == layout.specs[fact.to].owner
    if isinstance(fact, Turned):
        return lies_with(world, fact.piece, seat)
    if layout.counters[fact.counter].of == "piece":
        return lies_with(world, fact.key, seat)
    return fact.key == seat and layout.counters[fact.counter].of == "seat"


def lies_with(world: World, piece: object, seat: int) -> bool:
    """Whether a piece lies in a zone of that seat."""
    zone = world.zone_of(piece) if isinstance(piece, int) else None
    return zone is not None and world.game.layout.specs[zone].owner == seat


def takes_back_chance(tip: Step, lines: frozenset[int]) -> bool:
    """Whether these lines include chance drawn anew: the old order, once seen, must not come back."""
    for step in tip.path():
        if not step.fresh:  # nor did any line before it
            return False
        if step.event.seq in lines and drew_afresh(step.event):
            return True
    return False


def next_seed(world: World) -> int:
    """Another seed, which follows from the present one."""
    return numbers(world, "seed", 1)[0] >> 16


def agreed_facts(world: World, seed: int) -> Iterator[Fact]:
    """A new seed, and a new order for every zone whose order nobody knew."""
    fresh = world.copy()
    yield fold_in(fresh, Reseeded(seed))
    for name, lying in world.zones.items():
        if len(lying) > 1 and is_unknown_to_all(world, name):
            yield fold_in(fresh, shuffle(fresh, name))


def is_unknown_to_all(world: World, zone: str) -> bool:
    """Whether nobody knows any piece of that zone."""
    spec = world.game.layout.specs[zone]
    return all((spec.down if world.sides[piece] == DOWN else spec.up) is NOBODY for piece in world.lying(zone))


def fold_in(world: World, fact: Fact) -> Fact:
    """The fact, after folding it."""
    fold(world, fact)
    return fact
