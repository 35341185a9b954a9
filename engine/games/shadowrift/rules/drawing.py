"""Drawing cards: short decks are shuffled anew, and some cards act as they come. Step 1 of a round is the first use."""

from collections.abc import Iterator

from engine.core.chance import shuffle
from engine.core.facts import DOWN, UP, Counted, Done, Entered, Fact, Moved
from engine.core.world import World
from engine.games.shadowrift.content.printed import DRAWN, SORT
from engine.games.shadowrift.effects.doing import By, carry_out
from engine.games.shadowrift.table import from_token
from engine.games.shadowrift.tasks import DrawDue
from engine.games.shadowrift.zones import DECK, DISCARD, FOR_THE_ROUND, HAND, HAND_SIZE, KEPT, PLAY, ROUND
from engine.kit.rules import Duty

FORGOTTEN = frozenset(counter.name for counter in FOR_THE_ROUND)


def draw(world: World, seat: int, count: int) -> Iterator[Fact]:
    """So many cards; those that act when drawn are shown and act before the next is drawn."""  # rulings 7 to 9
    deck, hand, kinds = DECK[seat], HAND[seat], world.kinds
    while count:
        lying = world.pieces(deck)
        if not lying:
            if not world.zones[DISCARD[seat]]:
                return
            yield from shuffle_discard(world, seat)
            lying = world.pieces(deck)
        quiet = 0
        while quiet < count and quiet < len(lying) and not DRAWN[kinds[lying[-1 - quiet]]]:
            quiet += 1
        if quiet:
            count -= quiet
            yield Moved(tuple(lying[-quiet:]), deck, hand)
        else:
            count -= 1
            card = lying[-1]
            yield Moved((card,), deck, hand, None, UP)
            for effect in DRAWN[kinds[card]]:
                yield from carry_out(world, By(card, seat), effect)


def shuffle_discard(world: World, seat: int) -> Iterator[Fact]:
    """The discard becomes the deck."""
    yield Moved(tuple(world.pieces(DISCARD[seat])), DISCARD[seat], DECK[seat], None, DOWN)
    yield shuffle(world, DECK[seat])


def begin_round(world: World, task: DrawDue) -> Iterator[Fact]:
    """Step 1: what was for one round is over; from the token holder on, each hero discards and draws five."""
    yield Done()
    yield ROUND.to(ROUND(world) + 1)
    yield Entered("draw")
    for name, key in [mark for mark in world.counts if mark[0] in FORGOTTEN]:
        yield Counted(name, key, 0)
    for seat in from_token(world):
        yield from discard_the_rest(world, seat)
        yield from draw(world, seat, HAND_SIZE)


def discard_the_rest(world: World, seat: int) -> Iterator[Fact]:
    """The hand, and Skills that were not kept; a Skill that was, has to be paid for again."""  # rulings 10, 48
    hand = tuple(world.pieces(HAND[seat]))
    if hand:
        yield Moved(hand, HAND[seat], DISCARD[seat], None, UP)
    for card in tuple(world.pieces(PLAY[seat])):
        if KEPT(world, card):
            yield KEPT.to(0, card)
        elif SORT[world.kinds[card]] == "skill":
            yield Moved((card,), PLAY[seat], DISCARD[seat], None, UP)


DUTIES = (Duty(DrawDue, begin_round),)
