"""The action phase: what a seat may do now, cycling quests and pool, stopping. Purchases begin in `starting`."""

from collections.abc import Iterator
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import UP, Asked, Done, Fact, Moved, Noted
from engine.core.world import World
from engine.games.quests_of_shadowgate.actions import Cycle, EndActions, StartStaff
from engine.games.quests_of_shadowgate.content.forms import STAFF_TYPES
from engine.games.quests_of_shadowgate.content.vocabulary import plus
from engine.games.quests_of_shadowgate.names import time_to
from engine.games.quests_of_shadowgate.rules.belonging import no_actions
from engine.games.quests_of_shadowgate.rules.decks import fill_column, fill_pool
from engine.games.quests_of_shadowgate.rules.drawing import ways_to_draw
from engine.games.quests_of_shadowgate.rules.paying import free_with, kinds_in_hand
from engine.games.quests_of_shadowgate.rules.starting import can_start_staff, startable_items, startable_quests
from engine.games.quests_of_shadowgate.rules.stealing import thefts
from engine.games.quests_of_shadowgate.rules.sums import hand_sums
from engine.games.quests_of_shadowgate.setup import has_stealing
from engine.games.quests_of_shadowgate.table import powers_of, stats_of, types_of
from engine.games.quests_of_shadowgate.tasks import ActionsDue, ToAct
from engine.games.quests_of_shadowgate.zones import ACTIONS, DISCARD, FREE_CYCLES, OPEN_QUESTS, POOL, QUEST_DISCARD
from engine.kit.rules import Choice, Deed, Duty, answer

STOP, CYCLE = EndActions(), Cycle()
RULE = "Actions"


def ask_to_act(world: World, task: ActionsDue) -> Iterator[Fact]:
    """Ask if there is anything to do but to stop. The question stays open below whatever is started."""
    yield Asked(task.seat, ToAct()) if is_asked_on(world, task.seat) else Done()


def is_asked_on(world: World, seat: int) -> bool:
    """Whether the question of the action phase is put, or stays open.

    Without an action only cards that need none can be played. Whether a hand holds one is nobody's business, so the
    first card is drawn by the same question; only where drawing is no choice, being asked tells it.
    """  # ruling 43
    return bool(ACTIONS(world)) or len(ways_to_draw(world, seat)) > 1 or bool(starts(world, seat))


def go_on_acting(world: World, seat: int) -> Iterator[Fact]:
    """After something is done: the question of the action phase closes if nothing is left to do."""
    if not is_asked_on(world, seat):
        yield from answer(world, seat)


def deeds(world: World, seat: int, ask: ToAct) -> list[Any]:
    if ACTIONS(world) or len(draws := ways_to_draw(world, seat)) < 2:
        return [*starts(world, seat), STOP]
    return [*starts(world, seat), *draws]  # ruling 43


def starts(world: World, seat: int) -> list[Any]:
    """Everything a seat may begin now."""
    actions, stats, powers = ACTIONS(world), stats_of(world, seat), powers_of(world, seat)
    plays, hand = actions - 1 + free_with(world, powers), kinds_in_hand(world, seat)
    held, means = types_of(world, seat), plus(stats, powers.for_items)
    sums = hand_sums(hand, plays) if actions else ()
    found = startable_items(world, seat, hand, plays, sums, means, held, bool(actions))
    if actions:
        found += startable_quests(world, sums, plus(stats, powers.for_quests))
        if held.issuperset(STAFF_TYPES) and can_start_staff(world, seat):
            found.append(StartStaff())
        if has_stealing(world):
            found += thefts(world, seat, sums, means, held)
    if actions or FREE_CYCLES(world) < powers.free_cycles:
        found.append(CYCLE)
    return found


def has_free_cycle(world: World, seat: int) -> bool:
    return FREE_CYCLES(world) < powers_of(world, seat).free_cycles


def cycle(world: World, seat: int, action: Cycle) -> Iterator[Fact]:
    """All four open quests and the pool are discarded, and new ones laid out."""  # ruling 20
    if has_free_cycle(world, seat):
        yield FREE_CYCLES.to(FREE_CYCLES(world) + 1)
    else:
        yield ACTIONS.to(ACTIONS(world) - 1)
    yield Noted("cycles", (seat,))
    for zone in OPEN_QUESTS:
        if lying := world.pieces(zone):
            yield Moved(tuple(lying), zone, QUEST_DISCARD)
    if pool := world.pieces(POOL):
        yield Moved(tuple(pool), POOL, DISCARD, side=UP)
    yield from fill_column(world)
    yield from fill_pool(world)
    yield from go_on_acting(world, seat)


def cannot_cycle(world: World, seat: int, ask: ToAct, action: Cycle) -> Rejected:
    return no_actions(RULE)


def stop(world: World, seat: int, action: EndActions) -> Iterator[Fact]:
    return answer(world, seat)


def cannot_stop(world: World, seat: int, ask: ToAct, action: EndActions) -> Rejected:
    return Rejected("NothingToStop", "You have no actions left; draw to end your actions.", RULE)


CHOICES = (Choice(ToAct, deeds, time_to(ToAct), RULE),)
DEEDS = (Deed(Cycle, (ToAct,), cycle, cannot_cycle), Deed(EndActions, (ToAct,), stop, cannot_stop))
DUTIES = (Duty(ActionsDue, ask_to_act),)
