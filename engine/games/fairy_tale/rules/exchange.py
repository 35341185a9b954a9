"""Exchange between partners: one seat after the other, each asked after the last is done (ruling 7).

The chooser names both cards: a partner's face-down card by its place in the row, unseen. Each card keeps its face
and takes the other's place.
"""

from collections.abc import Iterator, Sequence

from engine.core.errors import Rejected
from engine.core.facts import Asked, Done, Fact, Moved, Noted
from engine.core.pieces import Ref
from engine.core.sight import piece_at
from engine.core.world import World
from engine.games.fairy_tale.actions import Exchange
from engine.games.fairy_tale.names import bound_name_of
from engine.games.fairy_tale.setup import partner_of
from engine.games.fairy_tale.tasks import ExchangeDue, ToExchange
from engine.games.fairy_tale.zones import ROW
from engine.kit.rules import Choice, Deed, Duty, answer, lies_in


def ask_to_exchange(world: World, task: ExchangeDue) -> Iterator[Fact]:
    seat = task.seat
    yield Noted("exchange", (seat,))
    choices = exchanges_of(world, seat)
    if len(choices) > 1:
        yield Asked(seat, ToExchange())
    else:
        yield from swapped(world, seat, choices[0])
        yield Done()


def theirs_of(world: World, seat: int) -> list[Ref]:
    """The partner's cards in play, as this seat may name them."""
    zone = ROW[partner_of(seat)]
    return [world.name_of(seat, zone, place) for place in range(len(world.zones[zone]))]


def exchanges_of(world: World, seat: int) -> list[Exchange]:
    theirs = theirs_of(world, seat)
    return [Exchange(mine, card) for mine in world.pieces(ROW[seat]) for card in theirs]


def swapped(world: World, seat: int, action: Exchange) -> Iterator[Fact]:
    own, other = ROW[seat], ROW[partner_of(seat)]
    mine, theirs = action.mine, piece_at(world, action.theirs)
    my_place, their_place = world.zones[own].index(mine), world.zones[other].index(theirs)
    yield Moved((mine,), own, other, their_place)
    yield Moved((theirs,), other, own, my_place)


def exchange(world: World, seat: int, action: Exchange) -> Iterator[Fact]:
    yield from swapped(world, seat, action)
    yield from answer(world, seat)


def exchanges(world: World, seat: int, ask: ToExchange) -> Sequence[Exchange]:
    return exchanges_of(world, seat)


def cannot_exchange(world: World, seat: int, ask: ToExchange, action: Exchange) -> Rejected:
    if not lies_in(world, ROW[seat], action.mine):
        return Rejected("NotInYourRow", f"{bound_name_of(world, action.mine)} is not in your row.", PARTNERS)
    sentence = "Choose one of your partner's cards; a face-down one by its place."
    return Rejected("NotInPartnersRow", sentence, PARTNERS)


PARTNERS = "Garfield's partners"
CHOICES = (Choice(ToExchange, exchanges, "First swap a card with your partner.", PARTNERS),)
DEEDS = (Deed(Exchange, (ToExchange,), exchange, cannot_exchange),)
DUTIES = (Duty(ExchangeDue, ask_to_exchange),)
