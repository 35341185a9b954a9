"""Effects that give means: points, Coin, cards, lower prices, more Actions."""

from collections.abc import Iterator

from engine.core.facts import Fact, Noted
from engine.core.world import World
from engine.games.shadowrift.content.effects import Discount, Draw, ExtraAction, Gain
from engine.games.shadowrift.effects.attack import SIGNS
from engine.games.shadowrift.effects.doing import By
from engine.games.shadowrift.rules.drawing import draw
from engine.games.shadowrift.rules.heroes.buying import promise
from engine.games.shadowrift.rules.heroes.paying import gain_coin
from engine.games.shadowrift.rules.heroes.waking import wake
from engine.games.shadowrift.table import clockwise
from engine.games.shadowrift.zones import EXTRA, MAGIC, PROWESS, STRIKES
from engine.kit.effects import Effect

ON = {
    "wall": "your next Wall",
    "villager": "inviting",
    "infiltrator": "sending off Infiltrators",
    "rift": "sealing a rift",
}


def gain_does(world: World, by: By, effect: Gain) -> Iterator[Fact]:
    """Coin from the stack, or points of the round."""  # rulings 44, 78
    assert by.seat is not None
    if effect.what == "coin":
        yield from gain_coin(world, by.seat, effect.n)
        return
    counter = MAGIC if effect.what == "magic" else STRIKES if effect.only_for == "strikes" else PROWESS
    yield counter.to(counter(world, by.seat) + effect.n, by.seat)
    yield Noted("gains", (by.seat, effect.what, effect.n))


def draw_does(world: World, by: By, effect: Draw) -> Iterator[Fact]:
    """The hero, another one, or all others; who is done and draws is asked again."""  # ruling 55
    assert by.seat is not None
    if effect.who == "self":
        yield Noted("draws", (by.seat, effect.n))
        yield from draw(world, by.seat, effect.n)
        return
    others = [seat for seat in clockwise(world, by.seat) if seat != by.seat]
    if effect.who == "another":
        others = [seat for seat in others if seat == by.action.hero]
    for seat in others:
        yield Noted("draws", (seat, effect.n))
        yield from draw(world, seat, effect.n)
        yield from wake(world, seat)


def discount_does(world: World, by: By, effect: Discount) -> Iterator[Fact]:
    assert by.seat is not None
    if effect.times is not None:
        yield from promise(world, by.seat, effect.on, effect.what, effect.n, effect.times)
        yield Noted("promised", (by.seat, effect.on, effect.what, effect.n))


def extra_does(world: World, by: By, effect: ExtraAction) -> Iterator[Fact]:
    """Of aid; Skills are counted while they lie open."""
    assert by.seat is not None
    yield EXTRA.to(EXTRA(world, by.seat) + effect.n, by.seat)
    yield Noted("extra", (by.seat, effect.n))


def gain_words(effect: Gain) -> str:
    return f"+{effect.n}{SIGNS[effect.what]}{' for Strikes only' if effect.only_for == 'strikes' else ''}"


def draw_words(effect: Draw) -> str:
    cards = "a card" if effect.n == 1 else f"{effect.n} cards"
    who = {"self": "draw", "another": "another hero draws", "others": "every other hero draws"}[effect.who]
    return f"{who} {cards}"


ROWS = (
    Effect(
        form=Gain,
        does=gain_does,
        words=gain_words,
        worth=lambda effect: effect.n * (1.0 if effect.what == "prowess" else 2.0),
        sign="gain",
    ),
    Effect(form=Draw, does=draw_does, words=draw_words, worth=lambda effect: 0.9 * effect.n, sign="draw"),
    Effect(
        form=Discount,
        does=discount_does,
        words=lambda effect: f"{ON[effect.on]} costs {effect.n}{SIGNS[effect.what]} less",
        worth=lambda effect: 1.0 * effect.n,
        sign="coin",
    ),
    Effect(
        form=ExtraAction,
        does=extra_does,
        words=lambda effect: "one more Action that is not quick" if effect.n == 1 else f"{effect.n} more Actions",
        worth=lambda effect: 1.0 * effect.n,
        sign="action",
    ),
)
