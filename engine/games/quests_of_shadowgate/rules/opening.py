"""The beginning of a game: gathering what the game before left, who starts, the draft or the deal of starred sides."""

from collections.abc import Iterator
from typing import Any

from engine.core.chance import roll, shuffle
from engine.core.errors import Rejected
from engine.core.facts import DOWN, UP, Answered, Asked, Done, Entered, Fact, Moved, Noted, Planned
from engine.core.world import World
from engine.games.quests_of_shadowgate.actions import Draft
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.names import time_to
from engine.games.quests_of_shadowgate.rules.belonging import lies_in
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
from engine.kit.rules import Choice, Deed, Duty
from engine.kit.words import a_or_an, listed

RULE = "Set-up"


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
            if lying := world.pieces(zone):
                yield Moved(tuple(lying), zone, to, side=DOWN)
    for seat in range(world.seats):
        yield Moved(tuple(world.pieces(CHARACTER[seat])), CHARACTER[seat], CHARACTERS, side=UP)
        yield Moved(tuple(world.pieces(ABILITY[seat])), ABILITY[seat], ABILITIES, side=UP)
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
        cards += world.pieces(CHARACTERS)
    if not world.zones[ABILITY[seat]]:
        cards += world.pieces(ABILITIES)
    return [Draft(card, side) for card in cards for side in ("a", "b")]


def draft(world: World, seat: int, action: Draft) -> Iterator[Fact]:
    yield Answered(seat)
    yield Done()
    origin, to = (CHARACTERS, CHARACTER) if action.card in world.zones[CHARACTERS] else (ABILITIES, ABILITY)
    yield Moved((action.card,), origin, to[seat], side=action.side)


def cannot_draft(world: World, seat: int, ask: ToDraft, action: Draft) -> Rejected:
    if action.side not in ("a", "b"):
        return Rejected("NoSuchSide", "Choose one of the card's two sides.", RULE)
    for offer, what in ((CHARACTERS, "character"), (ABILITIES, "ability")):
        if lies_in(world, offer, action.card):
            return Rejected("HasOne", f"You already have {a_or_an(what)}; take {on_offer(world, seat)}.", RULE)
    if any(lies_in(world, own[other], action.card) for own in (CHARACTER, ABILITY) for other in range(world.seats)):
        return Rejected("IsTaken", "That card is taken, and so is its other side.", RULE)
    return Rejected("NotOnOffer", f"That is not on offer; take {on_offer(world, seat)}.", RULE)


def on_offer(world: World, seat: int) -> str:
    """The cards a seat may still take, by the names on both sides."""
    known: dict[str, Any] = {**box().characters, **box().abilities}
    cards: list[Any] = [offer.card for offer in offers(world, seat, ToDraft()) if offer.side == "a"]
    sides = [known[world.kinds[card]] for card in cards]
    return listed([f"{card.a.name} / {card.b.name}" for card in sides], "or")


def deal_stars(world: World) -> Iterator[Fact]:
    """Everybody gets a character and an ability with the starred side up."""
    content = box()
    stars = {card.id: card.star for card in content.characters.values()}
    stars |= {card.id: card.star for card in content.abilities.values()}
    for origin, to in ((CHARACTERS, CHARACTER), (ABILITIES, ABILITY)):
        yield shuffle(world, origin)
        for seat in range(world.seats):
            card = world.pieces(origin)[-1]
            yield Moved((card,), origin, to[seat], side=stars[world.kinds[card]])


def deal(world: World, task: DealDue) -> Iterator[Fact]:
    yield Done()
    yield shuffle(world, DECK)
    for seat in range(world.seats):
        yield Moved(tuple(world.pieces(DECK)[-DEALT:]), DECK, HAND[seat])
    yield from fill_pool(world)
    yield shuffle(world, QUEST_DECK)
    yield from fill_column(world)
    yield Planned((TurnDue(STARTER(world)),))


CHOICES = (Choice(ToDraft, offers, time_to(ToDraft), RULE),)
DEEDS = (Deed(Draft, (ToDraft,), draft, cannot_draft),)
DUTIES = (Duty(GameDue, begin_game), Duty(DraftDue, ask_to_draft), Duty(DealDue, deal))
