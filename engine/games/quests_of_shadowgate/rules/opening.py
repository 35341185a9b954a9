"""The beginning of a game: gathering what the game before left, who starts, the draft or the deal of starred sides."""

from collections.abc import Iterator
from typing import Any

from engine.core.chance import roll, shuffle
from engine.core.errors import Rejected
from engine.core.facts import DOWN, UP, Asked, Done, Entered, Fact, Moved, Noted, Planned
from engine.core.world import World
from engine.games.quests_of_shadowgate import zones
from engine.games.quests_of_shadowgate.actions import Draft
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.names import time_to
from engine.games.quests_of_shadowgate.rules.decks import fill_column, fill_pool
from engine.games.quests_of_shadowgate.setup import is_drafted
from engine.games.quests_of_shadowgate.tasks import DealDue, DraftDue, GameDue, ToDraft, TurnDue
from engine.kit.rules import Choice, Deed, Duty, answer, lies_in
from engine.kit.sides import seats_from
from engine.kit.words import a_or_an, listed

RULE = "Set-up"
DRAFTED = ((zones.CHARACTERS, zones.CHARACTER), (zones.ABILITIES, zones.ABILITY))
"""Where the cards of a draft lie on offer, and where the one that a seat took."""

OF_A_TURN = (zones.HAND, zones.TORCH, zones.WANTED, zones.PAYMENT, zones.SPENT, zones.ITEMS)
OF_A_GAME = (zones.TURN, zones.ACTIONS, zones.FREE_PAYMENTS, zones.FREE_CYCLES, zones.EVENT_OWNER, zones.FINISHER)


def begin_game(world: World, task: GameDue) -> Iterator[Fact]:
    yield Done()
    if zones.GAME(world):
        yield from gather(world)
    yield from choose_starter(world)
    yield zones.GAME.to(zones.GAME(world) + 1)
    if is_drafted(world):
        yield Planned((DealDue(), *(DraftDue(seat) for seat in reversed(draft_order(world)))))
    else:
        yield from deal_stars(world)
        yield Planned((DealDue(),))


def gather(world: World) -> Iterator[Fact]:
    """All cards go back where a game begins, and the numbers of a game to their start."""
    seats = range(world.seats)
    cards = (zones.DISCARD, zones.POOL, zones.EVENT, *(zone[seat] for seat in seats for zone in OF_A_TURN))
    quests = (*zones.OPEN_QUESTS, zones.QUEST_DISCARD, *(zones.DONE[seat] for seat in seats))
    for origins, to in ((cards, zones.DECK), (quests, zones.QUEST_DECK)):
        for zone in origins:
            if lying := world.pieces(zone):
                yield Moved(tuple(lying), zone, to, side=DOWN)
    for seat in seats:
        for offer, own in DRAFTED:
            yield Moved(tuple(world.pieces(own[seat])), own[seat], offer, side=UP)
        yield zones.VP.to(0, seat)
    for number in OF_A_GAME:
        yield number.to(0)


def choose_starter(world: World) -> Iterator[Fact]:
    """Chance says who starts; where each is to start once, the next seat clockwise does."""  # rulings 3 and 40
    if zones.GAME(world) and world.options.get("match") == "each_starts_once":
        starter = (zones.STARTER(world) + 1) % world.seats
    else:
        rolled = roll(world, "starting player", world.seats)
        yield rolled
        starter = rolled.values[0] - 1
    yield zones.STARTER.to(starter)
    yield Noted("starts", (starter,))


def draft_order(world: World) -> list[int]:
    """Clockwise from the starting seat, then back the same way."""  # ruling 2
    order = seats_from(zones.STARTER(world), world.seats)
    return order + order[::-1]


def ask_to_draft(world: World, task: DraftDue) -> Iterator[Fact]:
    yield Entered("draft", task.seat)
    yield Asked(task.seat, ToDraft())


def offers(world: World, seat: int, ask: ToDraft) -> list[Draft]:
    """Both sides of every card of the sort this seat still lacks."""
    lacking = [offer for offer, own in DRAFTED if not world.zones[own[seat]]]
    return [Draft(card, side) for offer in lacking for card in world.pieces(offer) for side in ("a", "b")]


def draft(world: World, seat: int, action: Draft) -> Iterator[Fact]:
    yield from answer(world, seat)
    origin, to = next((offer, own) for offer, own in DRAFTED if action.card in world.zones[offer])
    yield Moved((action.card,), origin, to[seat], side=action.side)


def cannot_draft(world: World, seat: int, ask: ToDraft, action: Draft) -> Rejected:
    if action.side not in ("a", "b"):
        return Rejected("NoSuchSide", "Choose one of the card's two sides.", RULE)
    for (offer, _), what in zip(DRAFTED, ("character", "ability"), strict=True):
        if lies_in(world, offer, action.card):
            return Rejected("HasOne", f"You already have {a_or_an(what)}; take {on_offer(world, seat)}.", RULE)
    if any(lies_in(world, own[other], action.card) for _, own in DRAFTED for other in range(world.seats)):
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
    for origin, to in DRAFTED:
        yield shuffle(world, origin)
        for seat in range(world.seats):
            card = world.pieces(origin)[-1]
            yield Moved((card,), origin, to[seat], side=stars[world.kinds[card]])


def deal(world: World, task: DealDue) -> Iterator[Fact]:
    yield Done()
    yield shuffle(world, zones.DECK)
    for seat in range(world.seats):
        yield Moved(tuple(world.pieces(zones.DECK)[-zones.DEALT :]), zones.DECK, zones.HAND[seat])
    yield from fill_pool(world)
    yield shuffle(world, zones.QUEST_DECK)
    yield from fill_column(world)
    yield Planned((TurnDue(zones.STARTER(world)),))


CHOICES = (Choice(ToDraft, offers, time_to(ToDraft), RULE),)
DEEDS = (Deed(Draft, (ToDraft,), draft, cannot_draft),)
DUTIES = (Duty(GameDue, begin_game), Duty(DraftDue, ask_to_draft), Duty(DealDue, deal))
