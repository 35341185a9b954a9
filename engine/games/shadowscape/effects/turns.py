"""Effects that last for a turn, and those that hold others: next, pass enemies, choice, pay."""

from collections.abc import Iterator
from typing import Any

from engine.core.facts import Fact
from engine.core.world import World
from engine.games.shadowscape.actions import Accept, Decline, Opt, Pick
from engine.games.shadowscape.asks import (
    ToAccept,
    ToOpt,
    ToPick,
)
from engine.games.shadowscape.content.effect_forms import Choice, Discard, Next, PassEnemies, Pay
from engine.games.shadowscape.effects.row import Row, Want, advance, is_open, row_of
from engine.games.shadowscape.table import hand_count
from engine.games.shadowscape.tasks import (
    EffectsDue,
)
from engine.games.shadowscape.zones import CHARGE, NEXT, PASSING


def wants_hero(world: World, run: EffectsDue, effect: Next) -> Want | None:
    if effect.who == "you" or not is_open(run.hero):
        return None
    return ToPick(), [Pick(seat) for seat in range(world.seats)]


def next_time(world: World, run: EffectsDue, effect: Next) -> Iterator[Fact]:
    """Charges do not add up with each other, texts do."""  # ruling 76
    seat = run.seat if is_open(run.hero) else run.hero
    if ".ability" in run.source or ".gear" in run.source:
        charge = CHARGE[effect.action]
        yield charge.to(max(charge(world, seat), effect.plus), seat)
    else:
        more = NEXT[effect.action]
        yield more.to(more(world, seat) + effect.plus, seat)
    yield from advance(world, run)


def pass_enemies(world: World, run: EffectsDue, effect: PassEnemies) -> Iterator[Fact]:
    yield PASSING.to(1)
    yield from advance(world, run)


# Choice and pay


def wants_option(world: World, run: EffectsDue, effect: Choice) -> Want | None:
    if not is_open(run.left):
        return None
    return ToOpt(), [Opt(number) for number, option in enumerate(effect.options) if can_all(world, run.seat, option)]


def can_all(world: World, seat: int, effects: tuple[Any, ...]) -> bool:
    """Whether the first effect of a list can do something."""
    return row_of(effects[0]).can(world, seat, effects[0])


def choose(world: World, run: EffectsDue, effect: Choice) -> Iterator[Fact]:
    return advance(world, run, EffectsDue(run.seat, f"{run.source}.{run.at}.{run.left}"))


def can_choose(world: World, seat: int, effect: Choice) -> bool:
    return any(can_all(world, seat, option) for option in effect.options)


def wants_answer(world: World, run: EffectsDue, effect: Pay) -> Want | None:
    """Whoever cannot pay is not asked."""
    if not is_open(run.left):
        return None
    needed = sum(cost.cards for cost in effect.cost if isinstance(cost, Discard))
    return ToAccept(), [Accept(), Decline()] if hand_count(world, run.seat) >= needed else [Decline()]


def pay(world: World, run: EffectsDue, effect: Pay) -> Iterator[Fact]:
    inside = f"{run.source}.{run.at}"
    lists = (EffectsDue(run.seat, f"{inside}.gain"), EffectsDue(run.seat, f"{inside}.cost")) if run.left else ()
    return advance(world, run, *lists)


ROWS = (
    Row(
        form=Next,
        words=lambda effect: f"the next {effect.action} +{effect.plus}",
        does=next_time,
        worth=lambda effect: 0.6 * effect.plus,
        sign="attack",
        wants=wants_hero,
    ),
    Row(
        form=PassEnemies,
        words=lambda effect: "enemies do not stop you",
        does=pass_enemies,
        worth=lambda effect: 0.4,
        sign="move",
    ),
    Row(
        form=Choice,
        words=lambda effect: "one of several effects",
        does=choose,
        worth=lambda effect: 0.8,
        sign="flip",
        wants=wants_option,
        can=can_choose,
    ),
    Row(form=Pay, words=lambda effect: "pay for an effect", does=pay, sign="hand", wants=wants_answer),
)
