"""The secret choice, the reveal, hunts, and the plan of the effects that follow.

Effects work at the reveal only (ruling 2), so what they are is fixed here, once, for the cards not hunted.
"""

from collections.abc import Iterator, Sequence

from engine.core.errors import Rejected
from engine.core.facts import UP, Asked, Done, Entered, Fact, Moved, Planned
from engine.core.world import World
from engine.games.fairy_tale.actions import Play
from engine.games.fairy_tale.content.printed import MASK, SHADOW
from engine.games.fairy_tale.effects import drawing
from engine.games.fairy_tale.effects.hunting import HUNTS, hunt
from engine.games.fairy_tale.effects.rows import STEPS
from engine.games.fairy_tale.effects.turning import FLIP_NAMED
from engine.games.fairy_tale.names import bound_name_of
from engine.games.fairy_tale.setup import has_exchange
from engine.games.fairy_tale.tasks import ChoiceDue, DrawDue, ExchangeDue, RevealDue, Source, Task, ToPlay, TurnDue
from engine.games.fairy_tale.zones import CHOSEN, KEPT, ROW
from engine.kit.rules import Choice, Deed, Duty, answer

DONE = Done()
PLAYING = "Playing cards"
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
        card = world.pieces(CHOSEN[seat])[0]
        cards.append(card)
        yield Moved((card,), CHOSEN[seat], ROW[seat], None, UP)
    kinds = [world.kinds[card] for card in cards]
    hunted: set[int] = set()
    for seat, kind in enumerate(kinds):
        if HUNTS[kind]:
            yield from hunt(cards, kinds, seat, hunted)
    plan = plan_of(kinds, hunted, has_exchange(world))
    if plan:
        yield Planned(tuple(plan))


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
    return DrawDue(sources) if step == drawing.STEP else TurnDue(step < FLIP_NAMED, sources)


def plays(world: World, seat: int, ask: ToPlay) -> Sequence[Play]:
    return [Play(card) for card in world.pieces(KEPT[seat])]


def cannot_play(world: World, seat: int, ask: ToPlay, action: Play) -> Rejected:
    return Rejected("NotInHand", f"{bound_name_of(world, action.card)} is not one of the cards you kept.", PLAYING)


CHOICES = (Choice(ToPlay, plays, "First choose a card to play.", PLAYING),)
DEEDS = (Deed(Play, (ToPlay,), play, cannot_play),)
DUTIES = (Duty(ChoiceDue, ask_to_play), Duty(RevealDue, reveal))
