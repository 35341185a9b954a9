"""The fate deck: drawing, discarding, and what happens when its last card leaves it."""

from collections.abc import Iterator

from engine.core.chance import shuffle
from engine.core.facts import DOWN, UP, Asked, Done, Fact, Moved, Noted, Planned
from engine.core.world import World
from engine.games.shadowscape.actions import Discard
from engine.games.shadowscape.asks import (
    ToDiscard,
)
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import Attack
from engine.games.shadowscape.lists import effects_of
from engine.games.shadowscape.rules.ending import lose_together
from engine.games.shadowscape.table import bare_signs, hand_of, is_advanced, is_cooperative
from engine.games.shadowscape.tasks import (
    DiscardingDue,
    EffectsDue,
)
from engine.games.shadowscape.zones import FATE_DECK, FATE_DISCARD, HAND, LAYING, ROOM, TREASURES
from engine.kit.rules import Choice, Duty, answer

FATE = "The fate deck"
FEWEST = 2  # heroes


def draw(world: World, seat: int, cards: int) -> Iterator[Fact]:
    """Cards go to a hand; when the deck runs out the rest comes after the shuffle."""  # rulings 31 and 75
    together = is_cooperative(world)
    yield from refresh(world)
    while cards and world.outcome is None and world.zones[FATE_DECK]:
        drawn = tuple(world.pieces(FATE_DECK)[-cards:])
        cards -= len(drawn)
        yield Moved(drawn, FATE_DECK, HAND[seat], None, UP if together else None)
        if not world.zones[FATE_DECK]:
            yield from runs_out(world)


def refresh(world: World) -> Iterator[Fact]:
    """A deck that ran out with all cards in hands is made when one is drawn and some were discarded."""
    if not world.zones[FATE_DECK] and world.zones[FATE_DISCARD] and not is_cooperative(world):
        yield from runs_out(world)


def runs_out(world: World) -> Iterator[Fact]:
    """The last card has left the deck."""  # ruling 30
    if is_cooperative(world):
        if not strikes_later(world):
            yield from lose_together(world)
        return
    if world.zones[FATE_DISCARD]:
        yield Moved(tuple(world.pieces(FATE_DISCARD)), FATE_DISCARD, FATE_DECK, None, DOWN)
        yield shuffle(world, FATE_DECK)
        yield Noted("reshuffled", (len(world.zones[FATE_DECK]),))
    yield from lay_treasures(world, bare_signs(world))


def strikes_later(world: World) -> bool:
    """Whether an attack of the action under way is still to come, which may slay the lord in the same step."""
    return any(
        isinstance(task, EffectsDue) and any(isinstance(one, Attack) for one in effects_of(task.source)[task.at + 1 :])
        for task in world.agenda
    )


def see_whether_fate_ends(world: World) -> Iterator[Fact]:
    """In a cooperative game an empty deck loses, once nothing of the step is left."""
    if is_cooperative(world) and not world.zones[FATE_DECK] and world.outcome is None:
        yield from lose_together(world)


def lay_treasures(world: World, places: list[int]) -> Iterator[Fact]:
    """One of the hidden treasures in each of these rooms, as long as there are any."""  # rulings 14 and 15
    if places and world.zones[TREASURES]:
        yield shuffle(world, TREASURES)
    for place in places:
        hidden = world.pieces(TREASURES)
        if hidden:
            yield Moved((hidden[-1],), TREASURES, ROOM[place], None, UP)


def recall(world: World, cards: int) -> Iterator[Fact]:
    """Random discards go under the deck, in an order that nobody knows; with fewer there, all of them."""  # ruling 66
    if cards and world.zones[FATE_DISCARD]:
        yield Moved(tuple(world.pieces(FATE_DISCARD)), FATE_DISCARD, LAYING, None, DOWN)
        yield shuffle(world, LAYING)
        yield Moved(tuple(world.pieces(LAYING)[-cards:]), LAYING, FATE_DECK, 0, DOWN)
        if left := world.pieces(LAYING):
            yield Moved(tuple(left), LAYING, FATE_DISCARD, None, UP)


def recalled(world: World) -> int:
    """The table's number of cards that a recall brings back."""  # rulings 66 and 111
    numbers = box().game.numbers
    by_heroes = numbers.recall_advanced if is_advanced(world) else numbers.recall
    more = numbers.recall_twice if world.options.get("fate_per_phase") == "2" else 0
    return by_heroes[world.seats - FEWEST] + more


# Discarding


def ask_to_discard(world: World, task: DiscardingDue) -> Iterator[Fact]:
    """So many of one's own choice; with no more in hand, all of them."""
    hand = world.pieces(HAND[task.seat])
    if task.left <= 0 or not hand:
        yield Done()
    elif len(hand) <= task.left:
        yield Moved(tuple(hand), HAND[task.seat], FATE_DISCARD, None, UP)
        yield Done()
    else:
        yield Asked(task.seat, ToDiscard(task.left))


def discards(world: World, seat: int, ask: ToDiscard) -> list[Discard]:
    return [Discard(fate) for fate in hand_of(world, seat)]


def discard_one(world: World, seat: int, action: Discard) -> Iterator[Fact]:
    task: DiscardingDue = world.agenda[-1]
    yield Moved((action.fate,), HAND[seat], FATE_DISCARD, None, UP)
    yield from answer(world, seat)
    if task.left > 1:
        yield Planned((DiscardingDue(seat, task.left - 1),))


CHOICES = (Choice(ToDiscard, discards, "First discard a Fate card.", "Preparing"),)
DUTIES = (Duty(DiscardingDue, ask_to_discard),)
