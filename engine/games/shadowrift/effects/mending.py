"""Effects on Wounds and Burns: they go back to their stacks, or are never taken."""

from collections.abc import Iterator

from engine.core.facts import Fact
from engine.core.world import World
from engine.games.shadowrift.content.effects import DrawOnWound, Heal, Ward
from engine.games.shadowrift.effects.doing import By
from engine.games.shadowrift.rules.afflicting import heal, heal_any
from engine.kit.effects import Effect
from engine.kit.words import listed

ALL = 99


def heal_does(world: World, by: By, effect: Heal) -> Iterator[Fact]:
    """The hero's own, those of one hero, or spread over any."""  # ruling 72
    assert by.seat is not None
    count = ALL if effect.n == "all" else effect.n
    named = by.seat if effect.whose == "self" or by.action is None or by.action.hero is None else by.action.hero
    if effect.whose == "any":
        yield from heal_any(world, by.seat, named, count, effect.kinds)
    else:
        yield from heal(world, by.seat, named, count, effect.kinds)


def heal_words(effect: Heal) -> str:
    one = effect.n == 1
    kinds = listed([f"{kind.capitalize()}{'' if one else 's'}" for kind in effect.kinds], "or")
    whose = {"self": "of yours", "one": "of one hero", "any": "of any heroes"}[effect.whose]
    return f"{effect.n} {kinds} {whose} {'goes' if one else 'go'} back"


ROWS = (
    Effect(
        form=Heal,
        does=heal_does,
        words=heal_words,
        worth=lambda effect: 1.5 * (3 if effect.n == "all" else effect.n),
        sign="heal",
    ),
    Effect(
        form=Ward,
        words=lambda effect: "once a round a Wound is not taken" if effect.times == 1 else "Wounds are not taken",
        worth=lambda effect: 1.5 * effect.times,
        sign="heal",
    ),
    Effect(
        form=DrawOnWound,
        words=lambda effect: f"draw {effect.n} whenever you take a Wound",
        worth=lambda effect: 0.8 * effect.n,
        sign="draw",
    ),
)
