"""Unflip and Flip: who owes how many turns, which cards may be turned, and turning them.

All effects of one step are owed together, and all seats choose at the same time. What is forced happens without asking.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import DOWN, UP, Asked, Done, Fact, Noted, Side, Turned
from engine.core.world import World
from engine.games.fairy_tale.actions import Turn
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.content.printed import MASK, TARGET
from engine.games.fairy_tale.effects.rows import EFFECTS
from engine.games.fairy_tale.effects.turning import Flip, Unflip
from engine.games.fairy_tale.names import bound_name_of
from engine.games.fairy_tale.rules.matching import can_all_turn, forced_among, turns_for
from engine.games.fairy_tale.tasks import Source, ToTurn, TurnDue
from engine.games.fairy_tale.zones import ROW
from engine.kit.rules import Choice, Deed, Duty, answer, lies_in

EFFECTS_HEADING = "Effects"
DONE = Done()


def turn_cards(world: World, task: TurnDue) -> Iterator[Fact]:
    """Tell each effect, let happen what is forced, and ask those who have a choice."""
    note = "unflip" if task.up else "flip"
    for source in task.sources:
        yield Noted(note, (source.seat, source.kind, source.effect))
    asked = False
    for seat, owed in enumerate(owed_by_seat(world, task.sources)):
        if owed:
            for fact in turns_of(world, seat, ToTurn(task.up, owed)):
                asked = asked or type(fact) is Asked
                yield fact
    if not asked:
        yield DONE


def owed_by_seat(world: World, sources: Sequence[Source]) -> list[tuple[str, ...]]:
    """What every seat must turn in this step, one target a turn."""
    owed: list[tuple[str, ...]] = [()] * world.seats
    for source in sources:
        effect = EFFECTS[source.kind][source.effect]
        assert isinstance(effect, Flip | Unflip)
        targets = (effect.what,) * effect.count
        for seat in felt_by(source, world.seats):
            owed[seat] += targets
    return owed


def felt_by(source: Source, seats: int) -> Sequence[int]:
    """The seats that an effect hits: what ALL must do everybody, what YOU must do whoever revealed the card."""
    return range(seats) if EFFECTS[source.kind][source.effect].who == "all" else (source.seat,)


def turns_of(world: World, seat: int, ask: ToTurn) -> Iterator[Fact]:
    """What follows for a seat that owes these turns: forced ones, a question for a choice, a note if some fail."""
    cards = turnable(world, seat, ask)
    forced = forced_turns(world, cards, ask)
    side: Side = UP if ask.up else DOWN
    for card in forced:
        yield Turned(card, side)
    if len(forced) < len(cards):
        yield Asked(seat, ToTurn(ask.up, ask.owed, (*ask.turned, *forced)))
    elif len(ask.turned) + len(forced) < len(ask.owed):
        yield Noted("spared", (seat, side, len(ask.turned) + len(forced), *ask.owed))


def turnable(world: World, seat: int, ask: ToTurn) -> list[int]:
    """The cards this seat may turn next: with each of them as many turns as possible can still happen."""
    if len(ask.turned) == len(ask.owed):
        return []
    kinds, sides = world.kinds, world.sides
    side = DOWN if ask.up else UP
    cards = [card for card in world.pieces(ROW[seat]) if sides.get(card) == side]
    if len(ask.owed) == 1:
        target = TARGET[ask.owed[0]]
        return [card for card in cards if MASK[kinds[card]] & target]
    owed = [TARGET[what] for what in ask.owed]
    turned = [MASK[kinds[card]] for card in ask.turned]
    fits = {mask: can_all_turn((*turned, mask), owed) for mask in {MASK[kinds[card]] for card in cards}}
    return [card for card in cards if fits[MASK[kinds[card]]]]


def forced_turns(world: World, cards: list[int], ask: ToTurn) -> list[int]:
    """Those of the turnable cards that must be turned, whatever else is chosen."""
    if len(cards) < 2:
        return cards
    if len(ask.owed) == 1:
        return []
    kinds = world.kinds
    masks = [MASK[kinds[card]] for card in cards]
    turned = [MASK[kinds[card]] for card in ask.turned]
    owed = [TARGET[what] for what in ask.owed]
    return [cards[index] for index in forced_among(masks, turned, owed)]


def turns_left(world: World, seat: int, ask: ToTurn) -> int:
    """How many more cards this seat will turn in this step."""
    masks = [MASK[world.kinds[card]] for card in (*ask.turned, *turnable(world, seat, ask))]
    return turns_for(masks, [TARGET[what] for what in ask.owed]) - len(ask.turned)


def open_targets(world: World, seat: int, ask: ToTurn) -> list[str]:
    """What the next card may be turned as: targets that some card of this seat can still pay for."""
    turned = [MASK[world.kinds[card]] for card in ask.turned]
    cards = [MASK[world.kinds[card]] for card in turnable(world, seat, ask)]
    owed = [TARGET[what] for what in ask.owed]
    return [
        what
        for place, what in enumerate(ask.owed)
        if any(card & owed[place] for card in cards) and can_all_turn(turned, [*owed[:place], *owed[place + 1 :]])
    ]


def turn(world: World, seat: int, action: Turn) -> Iterator[Fact]:
    ask = world.asks[-1][seat]
    yield Turned(action.card, UP if ask.up else DOWN)
    done = True
    for fact in turns_of(world, seat, ToTurn(ask.up, ask.owed, (*ask.turned, action.card))):
        done = done and type(fact) is not Asked
        yield fact
    if done:
        yield from answer(world, seat)


def turns(world: World, seat: int, ask: ToTurn) -> Sequence[Turn]:
    return [Turn(card) for card in turnable(world, seat, ask)]


def cannot_turn(world: World, seat: int, ask: ToTurn, action: Turn) -> Rejected:
    card = action.card
    name = bound_name_of(world, card)
    if not lies_in(world, ROW[seat], card):
        return Rejected("NotInYourRow", f"{name} is not in your row.", EFFECTS_HEADING)
    if (world.sides[card] == DOWN) is not ask.up:
        side = "face up" if ask.up else "face down"
        return Rejected("AlreadyTurned", f"{name} is already {side}.", EFFECTS_HEADING)
    mask = MASK[world.kinds[card]]
    if not any(mask & TARGET[what] for what in ask.owed):
        names: dict[Any, str] = box().game.names
        wanted = list(dict.fromkeys(names[what] for what in ask.owed))
        named = f"the effect names {wanted[0]}" if len(wanted) == 1 else f"the effects name {' or '.join(wanted)}"
        return Rejected("WrongCard", f"You cannot turn {name}: {named}.", EFFECTS_HEADING)
    sentence = f"You must turn as many cards as you can, and turning {name} would leave fewer."
    return Rejected("TooFewTurns", sentence, EFFECTS_HEADING)


CHOICES = (Choice(ToTurn, turns, "First turn one of your cards.", EFFECTS_HEADING),)
DEEDS = (Deed(Turn, (ToTurn,), turn, cannot_turn),)
DUTIES = (Duty(TurnDue, turn_cards),)
