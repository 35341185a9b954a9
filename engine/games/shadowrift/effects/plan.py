"""What monsters do: effects of plans, of Powers, of Magic, and of Infiltrators when they are laid."""

from collections.abc import Iterator

from engine.core.facts import Fact, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowrift.content.effects import (
    Activate,
    Afflict,
    Break,
    Discard,
    Hunt,
    Kill,
    Lose,
    Mend,
    MoreFrom,
    Power,
    Shun,
    Steal,
)
from engine.games.shadowrift.effects.doing import By
from engine.games.shadowrift.names import SORT_WORDS, kind_name, name_of
from engine.games.shadowrift.rules.afflicting import afflict, heroes_meant
from engine.games.shadowrift.rules.ending import end_game
from engine.games.shadowrift.rules.heroes.fighting import mend
from engine.games.shadowrift.rules.heroes.paying import spend_coin
from engine.games.shadowrift.rules.monsters.killing import break_wall, hunt, kill
from engine.games.shadowrift.rules.monsters.power import more_power
from engine.games.shadowrift.rules.monsters.track import activate
from engine.games.shadowrift.table import WAYS, lasting
from engine.games.shadowrift.tasks import DiscardDue
from engine.games.shadowrift.zones import PURSE, SHUNS
from engine.kit.effects import Effect

WHO = {"each": "each hero", "one": "the token holder", "half": "half the heroes", "self": "whoever draws it"}


def kill_does(world: World, by: By, effect: Kill) -> Iterator[Fact]:
    return kill(world, by, effect.whom, effect.otherwise)


def hunt_does(world: World, by: By, effect: Hunt) -> Iterator[Fact]:
    return hunt(world, by)


def break_does(world: World, by: By, effect: Break) -> Iterator[Fact]:
    return break_wall(world, by, effect.otherwise)


def afflict_does(world: World, by: By, effect: Afflict) -> Iterator[Fact]:
    return afflict(world, heroes_meant(world, effect.who, by.seat), effect.what, effect.n)


def discard_does(world: World, by: By, effect: Discard) -> Iterator[Fact]:
    yield Planned((DiscardDue(effect.what, effect.n),))


def steal_does(world: World, by: By, effect: Steal) -> Iterator[Fact]:
    """Coin goes to the stack; who has none loses none."""
    for seat in heroes_meant(world, effect.who, by.seat):
        count = min(effect.n, len(world.zones[PURSE[seat]]))
        yield from spend_coin(world, seat, count)
        yield Noted("stolen", (seat, count))


def power_does(world: World, by: By, effect: Power) -> Iterator[Fact]:
    """Flat, for each hero, or for every two; a Cultist that is laid may bring more."""  # rulings 61, 83
    heroes = {"flat": 1, "hero": world.seats, "two_heroes": (world.seats + 1) // 2}[effect.per]
    more = 0
    if by.monster is None and by.card is not None:
        kind = world.kinds[by.card]
        more = sum({world.kinds[m]: e.n for m, e in lasting(world, MoreFrom) if e.what == kind}.values())
    yield from more_power(world, effect.n * heroes + more)


def activate_does(world: World, by: By, effect: Activate) -> Iterator[Fact]:
    return activate(world, by)


def shun_does(world: World, by: By, effect: Shun) -> Iterator[Fact]:
    assert by.monster is not None
    yield SHUNS.to(SHUNS(world, by.monster) | WAYS[effect.what], by.monster)
    yield Noted("shuns", (The(by.monster), effect.what))


def mend_does(world: World, by: By, effect: Mend) -> Iterator[Fact]:
    assert by.monster is not None
    return mend(world, by.monster, effect.n)


def lose_does(world: World, by: By, effect: Lose) -> Iterator[Fact]:
    """At once."""  # ruling 33
    return end_game(world, "world", name_of(world, by.monster))


def power_words(effect: Power) -> str:
    return (
        f"+{effect.n} power" + {"flat": "", "hero": " for each hero", "two_heroes": " for every two heroes"}[effect.per]
    )


def otherwise_words(effect: Kill | Break) -> str:
    return "" if effect.otherwise == "hunt" else " in play"


ROWS = (
    Effect(
        form=Kill,
        does=kill_does,
        words=lambda effect: f"kill the {kind_name(effect.whom)}{otherwise_words(effect)}",
        worth=lambda effect: -2.5,
        sign="kill",
    ),
    Effect(form=Hunt, does=hunt_does, words=lambda effect: "hunt", worth=lambda effect: -2.2, sign="kill"),
    Effect(
        form=Break,
        does=break_does,
        words=lambda effect: f"break a Wall{otherwise_words(effect)}",
        worth=lambda effect: -2.5,
        sign="wall",
    ),
    Effect(
        form=Afflict,
        does=afflict_does,
        words=lambda effect: f"a {effect.what.capitalize()} for {WHO[effect.who]}",
        worth=lambda effect: {"each": -4.5, "half": -2.5}.get(effect.who, -1.5) * effect.n,
        sign="wound",
    ),
    Effect(
        form=Discard,
        does=discard_does,
        words=lambda effect: f"each hero discards a {SORT_WORDS[effect.what]}",
        worth=lambda effect: -2.5 if effect.what == "any" else -1.2,
        sign="discard",
    ),
    Effect(
        form=Steal,
        does=steal_does,
        words=lambda effect: f"steal {effect.n}¢ from {WHO[effect.who]}",
        worth=lambda effect: -2.5 * effect.n,
        sign="coin",
    ),
    Effect(form=Power, does=power_does, words=power_words, worth=lambda effect: -1.0 * effect.n, sign="power"),
    Effect(
        form=Activate,
        does=activate_does,
        words=lambda effect: "activate Powers",
        worth=lambda effect: -1.5,
        sign="power",
    ),
    Effect(
        form=Shun,
        does=shun_does,
        words=lambda effect: f"cannot be hit {'in melee' if effect.what == 'melee' else 'from afar'} this round",
        worth=lambda effect: -0.5,
        sign="immune",
    ),
    Effect(
        form=Mend,
        does=mend_does,
        words=lambda effect: f"mends {effect.n}",
        worth=lambda effect: -0.6 * effect.n,
        sign="mend",
    ),
    Effect(form=Lose, does=lose_does, words=lambda effect: "the heroes lose", worth=lambda effect: -60.0, sign="lose"),
)
