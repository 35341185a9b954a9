"""The beginning of a game: gathering what the game before left, who starts, the draft or the deal of starred sides."""

from collections.abc import Iterator

from engine.core.chance import roll, shuffle
from engine.core.facts import DOWN, UP, Answered, Asked, Done, Entered, Fact, Moved, Noted, Planned
from engine.core.world import World
from engine.games.quests_of_shadowgate.actions import Draft
from engine.games.quests_of_shadowgate.content import box
from engine.games.quests_of_shadowgate.rules.decks import fill_column, fill_pool
from engine.games.quests_of_shadowgate.setup import is_drafted
from engine.games.quests_of_shadowgate.tasks import DealDue, DraftDue, GameDue, ToDraft, TurnDue
from engine.games.quests_of_shadowgate.zones import (
    ABILITIES,
    ABILITY,
    ACTIONS,
    CHARACTER,
    CHARACTERS,
    DEALT,
    DECK,
    DISCARD,
    DONE,
    EVENT,
    EVENT_OWNER,
    FINISHER,
    FREE_CYCLES,
    FREE_PAYMENTS,
    GAME,
    HAND,
    ITEMS,
    OPEN_QUESTS,
    PAYMENT,
    POOL,
    QUEST_DECK,
    QUEST_DISCARD,
    SPENT,
    STARTER,
    TORCH,
    TURN,
    VP,
    WANTED,
)


def begin_game(world: World, task: GameDue) -> Iterator[Fact]:
    yield Done()
    if GAME(world):
        yield from gather(world)
    yield from choose_starter(world)
    yield GAME.to(GAME(world) + 1)
    if is_drafted(world):
        yield Planned((DealDue(), *(DraftDue(seat) for seat in reversed(draft_order(world)))))
    else:
        yield from deal_stars(world)
        yield Planned((DealDue(),))


def gather(world: World) -> Iterator[Fact]:
    """All cards go back where a game begins, and the numbers of a game to their start."""
    common = (DISCARD, POOL, EVENT)
    own = [zone[seat] for seat in range(world.seats) for zone in (HAND, TORCH, WANTED, PAYMENT, SPENT, ITEMS)]
    quests = (*OPEN_QUESTS, QUEST_DISCARD, *(DONE[seat] for seat in range(world.seats)))
    for zones, to in (((*common, *own), DECK), (quests, QUEST_DECK)):
        for zone in zones:
            if lying := world.zones[zone]:
                yield Moved(tuple(lying), zone, to, side=DOWN)  # type: ignore[arg-type]
    for seat in range(world.seats):
        yield Moved(tuple(world.zones[CHARACTER[seat]]), CHARACTER[seat], CHARACTERS, side=UP)  # type: ignore[arg-type]
        yield Moved(tuple(world.zones[ABILITY[seat]]), ABILITY[seat], ABILITIES, side=UP)  # type: ignore[arg-type]
        yield VP.to(0, seat)
    for number in (TURN, ACTIONS, FREE_PAYMENTS, FREE_CYCLES, EVENT_OWNER, FINISHER):
        yield number.to(0)


def choose_starter(world: World) -> Iterator[Fact]:
    """Chance says who starts; where each is to start once, the next seat clockwise does."""  # rulings 3 and 40
    if GAME(world) and world.options.get("match") == "each_starts_once":
        starter = (STARTER(world) + 1) % world.seats
    else:
        rolled = roll(world, "starting player", world.seats)
        yield rolled
        starter = rolled.values[0] - 1
    yield STARTER.to(starter)
    yield Noted("starts", (starter,))


def draft_order(world: World) -> list[int]:
    """Clockwise from the starting seat, then back the same way."""  # ruling 2
    order = [(STARTER(world) + step) % world.seats for step in range(world.seats)]
    return order + order[::-1]


def ask_to_draft(world: World, task: DraftDue) -> Iterator[Fact]:
    yield Entered("draft", task.seat)
    yield Asked(task.seat, ToDraft())


def offers(world: World, seat: int, ask: ToDraft) -> list[Draft]:
    """Both sides of every card of the sort this seat still lacks."""
    cards: list[int] = []
    if not world.zones[CHARACTER[seat]]:
        cards += world.zones[CHARACTERS]  # type: ignore[arg-type]
    if not world.zones[ABILITY[seat]]:
        cards += world.zones[ABILITIES]  # type: ignore[arg-type]
    return [Draft(card, side) for card in cards for side in ("a", "b")]


def draft(world: World, seat: int, action: Draft) -> Iterator[Fact]:
    yield Answered(seat)
    yield Done()
    origin, to = (CHARACTERS, CHARACTER) if action.card in world.zones[CHARACTERS] else (ABILITIES, ABILITY)
    yield Moved((action.card,), origin, to[seat], side=action.side)


def deal_stars(world: World) -> Iterator[Fact]:
    """Everybody gets a character and an ability with the starred side up."""
    content = box()
    stars = {card.id: card.star for card in content.characters.values()}
    stars |= {card.id: card.star for card in content.abilities.values()}
    for origin, to in ((CHARACTERS, CHARACTER), (ABILITIES, ABILITY)):
        yield shuffle(world, origin)
        for seat in range(world.seats):
            card: int = world.zones[origin][-1]  # type: ignore[assignment]
            yield Moved((card,), origin, to[seat], side=stars[world.kinds[card]])


def deal(world: World, task: DealDue) -> Iterator[Fact]:
    yield Done()
    yield shuffle(world, DECK)
    for seat in range(world.seats):
        yield Moved(tuple(world.zones[DECK][-DEALT:]), DECK, HAND[seat])  # type: ignore[arg-type]
    yield from fill_pool(world)
    yield shuffle(world, QUEST_DECK)
    yield from fill_column(world)
    yield Planned((TurnDue(STARTER(world)),))
