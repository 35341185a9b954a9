"""Effects on heroes, you or others: draw, discard, flip, wound, mend, drop, give."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.core.facts import OTHER, UP, Asked, Fact, Moved, Noted, Turned
from engine.core.world import World
from engine.games.shadowscape.actions import Give as GiveAway
from engine.games.shadowscape.actions import Pick, Turn
from engine.games.shadowscape.asks import (
    ToGive,
    ToPick,
    ToTurn,
)
from engine.games.shadowscape.content.effect_forms import Discard, Draw, Drop, Flip, Give, Mend, OnHeroes, Wound
from engine.games.shadowscape.effects.row import Row, Want, advance, is_open
from engine.games.shadowscape.holding import holds
from engine.games.shadowscape.rules.fate import draw as draw_cards
from engine.games.shadowscape.table import (
    cards_of,
    free_slots,
    hand_count,
    is_used,
    tokens_of,
    within,
    wounds_of,
)
from engine.games.shadowscape.tasks import (
    DiscardingDue,
    DroppingDue,
    EffectsDue,
    KeepingDue,
    MendingDue,
    WoundingDue,
)
from engine.games.shadowscape.zones import PLACE, TOKENS

Matters = Callable[[World, int], bool]
WHO = {
    "you": "",
    "hero": "a hero: ",
    "each_hero": "each hero: ",
    "rival": "a rival: ",
    "each_rival": "each rival: ",
}


def touched(world: World, seat: int, effect: OnHeroes, matters: Matters) -> list[int]:
    """The seats an effect could touch: near enough, conditions true, something to lose or gain."""  # ruling 70
    if effect.who == "you":
        seats = [seat]
    else:
        seats = [other for other in range(world.seats) if other != seat or effect.who in ("hero", "each_hero")]
    places = within(PLACE(world, seat), effect.reach)
    return [
        other
        for other in seats
        if PLACE(world, other) in places
        and matters(world, other)
        and all(holds(world, other, condition) for condition in effect.only)
    ]


def wants_one(matters: Matters) -> Callable[[World, EffectsDue, OnHeroes], Want | None]:
    """A hero or a rival is to be chosen, where the effect is on one of several."""

    def wants(world: World, run: EffectsDue, effect: OnHeroes) -> Want | None:
        if effect.who not in ("hero", "rival") or not is_open(run.hero):
            return None
        return ToPick(), [Pick(seat) for seat in touched(world, run.seat, effect, matters)]

    return wants


def seats_of(world: World, run: EffectsDue, effect: OnHeroes, matters: Matters) -> list[int]:
    """Whom an effect touches, the seat in turn first."""
    if effect.who in ("hero", "rival"):
        return [run.hero]
    found = touched(world, run.seat, effect, matters)
    return sorted(found, key=lambda seat: (seat - run.seat) % world.seats)


def could(matters: Matters) -> Callable[[World, int, OnHeroes], bool]:
    return lambda world, seat, effect: bool(touched(world, seat, effect, matters))


def due_to(matters: Matters, task: Callable[[int, Any], Any]) -> Callable[[World, EffectsDue, Any], Iterator[Fact]]:
    """Each hero touched does it by its own choice, one after the other."""

    def does(world: World, run: EffectsDue, effect: Any) -> Iterator[Fact]:
        seats = seats_of(world, run, effect, matters)
        return advance(world, run, *(task(seat, effect) for seat in reversed(seats)))

    return does


def has_cards(world: World, seat: int) -> bool:
    return hand_count(world, seat) > 0


def has_tokens(world: World, seat: int) -> bool:
    return bool(tokens_of(world, seat))


def has_slots(world: World, seat: int) -> bool:
    return free_slots(world, seat) > 0


def has_wounds(world: World, seat: int) -> bool:
    return wounds_of(world, seat) > 0


# Draw


def draw(world: World, run: EffectsDue, effect: Draw) -> Iterator[Fact]:
    yield from draw_cards(world, run.seat, effect.cards)
    if world.outcome is None:
        yield from advance(world, run)


# Flip: whoever plays the text chooses the card  # ruling 97


def can_flip(world: World, seat: int) -> bool:
    return bool(cards_of(world, seat))


def wants_card(world: World, run: EffectsDue, effect: Flip) -> Want | None:
    want = wants_one(can_flip)(world, run, effect)
    if want is not None or run.card is not None:
        return want
    owner = run.seat if is_open(run.hero) else run.hero
    cards = [card for card in cards_of(world, owner) if not (effect.unused and is_used(world, owner, card))]
    return ToTurn(), [Turn(card) for card in cards]


def flip(world: World, run: EffectsDue, effect: Flip) -> Iterator[Fact]:
    card: Any = run.card
    yield Noted("flips", (run.seat, run.seat if is_open(run.hero) else run.hero, card))
    yield Turned(card, UP if world.sides[card] == OTHER else OTHER)
    yield from advance(world, run)


# Give


def others_near(world: World, seat: int, effect: Give) -> list[int]:
    places = within(PLACE(world, seat), effect.reach)
    return [other for other in range(world.seats) if other != seat and PLACE(world, other) in places]


def wants_gift(world: World, run: EffectsDue, effect: Give) -> Want | None:
    if is_open(run.hero):
        return ToPick(), [Pick(seat) for seat in others_near(world, run.seat, effect)] if can_give(
            world, run.seat, effect
        ) else ()
    if effect.what == "token" and run.card is None:
        return ToGive(run.hero, True), [GiveAway(token) for token in tokens_of(world, run.seat)]
    return None


def give(world: World, run: EffectsDue, effect: Give) -> Iterator[Fact]:
    """A token changes hands; cards are given one by one until it is enough."""  # ruling 52
    if effect.what == "cards":
        yield Asked(run.seat, ToGive(run.hero))
        return
    yield Moved((run.card,), TOKENS[run.seat], TOKENS[run.hero])  # type: ignore[arg-type]
    yield Noted("gives", (run.seat, run.hero))
    yield from advance(world, run, KeepingDue(run.hero))


def can_give(world: World, seat: int, effect: Give) -> bool:
    has = has_cards if effect.what == "cards" else has_tokens
    return has(world, seat) and bool(others_near(world, seat, effect))


ROWS = (
    Row(
        form=Draw,
        words=lambda effect: f"draw {effect.cards}",
        does=draw,
        worth=lambda effect: 0.5 * effect.cards,
        sign="hand",
    ),
    Row(
        form=Discard,
        words=lambda effect: f"{WHO[effect.who]}discard {effect.cards}",
        does=due_to(has_cards, lambda seat, effect: DiscardingDue(seat, effect.cards)),
        worth=lambda effect: 0.4 * effect.cards * (-1 if effect.who == "you" else 1),
        sign="hand",
        wants=wants_one(has_cards),
        can=could(has_cards),
    ),
    Row(
        form=Flip,
        words=lambda effect: f"{WHO[effect.who]}flip an action card",
        does=flip,
        worth=lambda effect: 0.4,
        sign="flip",
        wants=wants_card,
        can=could(can_flip),
    ),
    Row(
        form=Wound,
        words=lambda effect: f"{WHO[effect.who]}take {effect.wounds} wound{'s' if effect.wounds > 1 else ''}",
        does=due_to(has_slots, lambda seat, effect: WoundingDue(seat, effect.wounds)),  # ruling 77
        worth=lambda effect: 0.6 * effect.wounds * (-1 if effect.who == "you" else 1),
        sign="wound",
        wants=wants_one(has_slots),
        can=could(has_slots),
    ),
    Row(
        form=Mend,
        words=lambda effect: f"{WHO[effect.who]}remove {effect.wounds} wound{'s' if effect.wounds > 1 else ''}",
        does=due_to(has_wounds, lambda seat, effect: MendingDue(seat, effect.wounds)),
        worth=lambda effect: 0.5 * effect.wounds,
        sign="heal",
        wants=wants_one(has_wounds),
        can=could(has_wounds),
    ),
    Row(
        form=Drop,
        words=lambda effect: f"{WHO[effect.who]}drop a token",
        does=due_to(has_tokens, lambda seat, effect: DroppingDue(seat, effect.tokens)),
        worth=lambda effect: 1.0 * effect.tokens * (-1 if effect.who == "you" else 1),
        sign="treasure",
        wants=wants_one(has_tokens),
        can=could(has_tokens),
    ),
    Row(
        form=Give,
        words=lambda effect: "give cards to a hero" if effect.what == "cards" else "give a token to a hero",
        does=give,
        worth=lambda effect: 0.3,
        sign="hand",
        wants=wants_gift,
        can=can_give,
    ),
)
