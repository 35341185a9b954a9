"""The two decks: drawing, laying out, and shuffling discards back. All yield facts; callers say why.

A quest card's first side is decided by chance when it is first seen; later the whole discard is turned over.
"""

from collections.abc import Iterator

from engine.core.chance import roll, shuffle
from engine.core.facts import DOWN, OTHER, UP, Fact, Moved, Side
from engine.core.world import World
from engine.games.quests_of_shadowgate.zones import (
    DECK,
    DISCARD,
    HAND,
    POOL,
    POOL_SIZE,
    QUEST_DECK,
    QUEST_DISCARD,
    QUEST_TOP,
    QUESTS,
)


def has_cards(world: World) -> bool:
    """Whether a card can be drawn from the adventure deck, after shuffling if need be."""  # ruling 41
    return bool(world.zones[DECK] or world.zones[DISCARD])


def fill_deck(world: World) -> Iterator[Fact]:
    """An empty adventure deck is made anew from its discards; what lies in front of players stays there."""
    discards = world.pieces(DISCARD)
    if not world.zones[DECK] and discards:
        yield Moved(tuple(discards), DISCARD, DECK, side=DOWN)
        yield shuffle(world, DECK)


def draw(world: World, seat: int) -> Iterator[Fact]:
    """The top card of the adventure deck goes to a hand."""
    if not world.zones[DECK]:
        yield from fill_deck(world)
    yield Moved((world.pieces(DECK)[-1],), DECK, HAND[seat])


def fill_pool(world: World) -> Iterator[Fact]:
    """The pool is brought back to its size, as far as there are cards."""
    while (gap := POOL_SIZE - len(world.zones[POOL])) > 0 and has_cards(world):
        yield from fill_deck(world)
        yield Moved(tuple(world.pieces(DECK)[: -gap - 1 : -1]), DECK, POOL, side=UP)


def show_quest(world: World, zone: str) -> Iterator[Fact]:
    """The next quest comes to lie there, if there is one."""
    if not world.zones[QUEST_DECK]:
        yield from turn_quests(world)
    deck = world.pieces(QUEST_DECK)
    if deck:
        quest = deck[-1]
        side = world.sides[quest]
        if side == DOWN:
            coin = roll(world, "quest side", 2)
            yield coin
            side = UP if coin.values[0] == 1 else OTHER
        yield Moved((quest,), QUEST_DECK, zone, side=side)  # type: ignore[arg-type]


def turn_quests(world: World) -> Iterator[Fact]:
    """Done quests are turned over and shuffled into a new deck."""  # ruling 21
    turned: tuple[tuple[Side, Side], ...] = ((UP, OTHER), (OTHER, UP))
    for side, other in [
        (tuple(quest for quest in world.pieces(QUEST_DISCARD) if world.sides[quest] == shown), back)
        for shown, back in turned
    ]:
        if side:
            yield Moved(side, QUEST_DISCARD, QUEST_DECK, side=other)
    if world.zones[QUEST_DECK]:
        yield shuffle(world, QUEST_DECK)


def show_top(world: World) -> Iterator[Fact]:
    """The quest deck shows its top card, always."""  # ruling 21
    if not world.zones[QUEST_TOP]:
        yield from show_quest(world, QUEST_TOP)


def fill_column(world: World) -> Iterator[Fact]:
    """Gaps in the column are filled from the top of the quest deck, which then shows the next."""
    for zone in QUESTS:
        if not world.zones[zone]:
            if top := world.pieces(QUEST_TOP):
                yield Moved((top[0],), QUEST_TOP, zone)
            else:
                yield from show_quest(world, zone)
    yield from show_top(world)
