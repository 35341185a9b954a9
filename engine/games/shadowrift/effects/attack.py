"""Effects of attacks: hits, what makes them more, and what they cost. The rules put an attack together."""

from collections.abc import Iterator

from engine.core.facts import Fact
from engine.core.world import World
from engine.games.shadowrift.content.effects import BonusHit, Boost, Fee, Hit, MakeRanged, OnKill, Recoil
from engine.games.shadowrift.effects.doing import By
from engine.games.shadowrift.names import hits_in_words
from engine.games.shadowrift.rules.heroes.attacking import more_from_aid, shoot
from engine.games.shadowrift.zones import STRIKE_MORE, STRIKE_TIMES
from engine.kit.effects import Effect

SIGNS = {"prowess": "†", "magic": "*", "coin": "¢"}
TARGETS = {"one": "", "two": " on two monsters", "space": " on each monster in a space", "all": " on every monster"}
BONUS = {
    "strike": "your Strikes deal {n} more",
    "first_melee": "your first melee attack each round deals {n} more",
    "target": "others deal {n} more to it this round",
    "what_i_hit": "others deal {n} more to what you have hit",
}
HIT_WORTH = 1.0


def hit_does(world: World, by: By, effect: Hit) -> Iterator[Fact]:
    """Of aid: ranged hits that are no attack."""  # ruling 69
    assert by.card is not None
    return shoot(world, by, effect, more_from_aid(world, by.card))


def bonus_does(world: World, by: By, effect: BonusHit) -> Iterator[Fact]:
    """Of aid: the hero's next Strikes deal more."""
    if effect.times is not None and by.seat is not None:
        yield STRIKE_MORE.to(STRIKE_MORE(world, by.seat) + effect.n, by.seat)
        yield STRIKE_TIMES.to(max(effect.times, STRIKE_TIMES(world, by.seat)), by.seat)


def hit_words(effect: Hit) -> str:
    return f"{'' if not effect.ranged else 'ranged, '}{hits_in_words(effect.n)}{TARGETS[effect.targets]}"


def hit_worth(effect: Hit) -> float:
    return HIT_WORTH * effect.n * (2 if effect.targets == "two" else 1) + (0.8 if effect.ranged else 0.0)


def bonus_words(effect: BonusHit) -> str:
    if effect.times is not None:
        return f"your next Strike deals {effect.n} more"
    return BONUS[effect.on].format(n=effect.n)


ROWS = (
    Effect(form=Fee, words=lambda effect: f"pay {effect.n}{SIGNS[effect.what]} to play it", sign="fee"),
    Effect(form=Hit, does=hit_does, words=hit_words, worth=hit_worth, sign="hit"),
    Effect(
        form=Boost,
        words=lambda effect: f"{effect.each} more for each {SIGNS[effect.what]} paid, up to {effect.most}",
        worth=lambda effect: 0.5 * effect.each * effect.most,
        sign="hit",
    ),
    Effect(form=BonusHit, does=bonus_does, words=bonus_words, worth=lambda effect: 0.8 * effect.n, sign="hit"),
    Effect(form=MakeRanged, words=lambda effect: "your Strikes may be ranged", worth=lambda effect: 1.2, sign="ranged"),
    Effect(
        form=Recoil,
        words=lambda effect: f"you take {effect.wounds} extra Wound{'s' if effect.wounds > 1 else ''}",
        worth=lambda effect: -1.5 * effect.wounds,
        sign="wound",
    ),
    Effect(form=OnKill, words=lambda effect: "a kill earns you something", worth=lambda effect: 0.8, sign="coin"),
)
