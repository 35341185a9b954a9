"""The secret choice, the reveal, hunts, and the plan of the effects that follow.

Effects work at the reveal only (ruling 2), so what they are is fixed here, once, for the cards not hunted.
"""

from collections.abc import Iterator, Sequence

from engine.core.facts import DOWN, UP, Asked, Done, Entered, Fact, Moved, Noted, Planned, Turned
from engine.core.game import answer
from engine.core.world import World
from engine.games.fairy_tale.actions import Play
from engine.games.fairy_tale.marks import DRAW, FLIP_NAMED, HUNTS, MASK, SHADOW, STEPS
from engine.games.fairy_tale.setup import has_exchange
from engine.games.fairy_tale.tasks import ChoiceDue, DrawDue, ExchangeDue, RevealDue, Source, Task, ToPlay, TurnDue
from engine.games.fairy_tale.zones import CHOSEN, KEPT, ROW

DONE = Done()
PLAY = Entered("play")
ASKED_TO_PLAY = tuple(Asked(seat, ToPlay()) for seat in range(len(KEPT)))


def ask_to_play(world: World, task: ChoiceDue) -> Iterator[Fact]:
    if task.play == 1:
        yield PLAY
    yield from ASKED_TO_PLAY[: world.seats]


def play(world: World, seat: int, action: Play) -> Iterator[Fact]:
    yield Moved((action.card,), KEPT[seat], CHOSEN[seat])
    yield from answer(world, seat)


def reveal(world: World, task: RevealDue) -> Iterator[Fact]:
    yield DONE
    cards: list[int] = []
    for seat in range(world.seats):
        card = world.zones[CHOSEN[seat]][0]
        cards.append(card)  # type: ignore[arg-type]
        yield Moved((card,), CHOSEN[seat], ROW[seat], None, UP)  # type: ignore[arg-type]
    kinds = [world.kinds[card] for card in cards]
    hunted: set[int] = set()
    for seat, kind in enumerate(kinds):
        if HUNTS[kind]:
            yield from hunt(cards, kinds, seat, hunted)
    plan = plan_of(kinds, hunted, has_exchange(world))
    if plan:
        yield Planned(tuple(plan))


def hunt(cards: Sequence[int], kinds: Sequence[str], hunter: int, hunted: set[int]) -> Iterator[Fact]:
    """One hunter's prey goes down. It is looked for among all cards of the reveal but its own (ruling 1)."""
    wanted = HUNTS[kinds[hunter]]
    yield Noted("hunt", (hunter, kinds[hunter]))
    prey = [seat for seat, kind in enumerate(kinds) if seat != hunter and MASK[kind] & wanted]
    if not prey:
        yield Noted("no_prey", (hunter,))
    for seat in prey:
        if seat not in hunted:  # two hunters may be after one card
            hunted.add(seat)
            yield Turned(cards[seat], DOWN)


def plan_of(kinds: Sequence[str], hunted: set[int], exchange: bool) -> list[Task]:
    """The tasks of the effects after the hunt, the last to come first."""
    by_step: dict[int, list[Source]] = {}
    traders = []
    for seat, kind in enumerate(kinds):
        if seat not in hunted:
            for step, effect in STEPS[kind]:
                by_step.setdefault(step, []).append(Source(seat, kind, effect))
            if exchange and MASK[kind] & SHADOW:  # ruling 3: an Egg exchanges too
                traders.append(seat)
    plan: list[Task] = [ExchangeDue(seat) for seat in reversed(traders)]  # ruling 7
    plan += [due_at(step, tuple(by_step[step])) for step in sorted(by_step, reverse=True)]
    return plan


def due_at(step: int, sources: tuple[Source, ...]) -> Task:
    return DrawDue(sources) if step == DRAW else TurnDue(step < FLIP_NAMED, sources)
