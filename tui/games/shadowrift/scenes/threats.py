"""What a monster's next plan would do as things stand: who is named, who is missing, which Powers it wakes."""

from __future__ import annotations

from typing import Any

from engine.core.world import World
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.effects import Activate, Afflict, Break, Hunt, Kill, Lose
from engine.games.shadowrift.content.printed import NAME, PLANS, RAMPAGES, SORT, SYMBOLS
from engine.games.shadowrift.table import in_town
from engine.games.shadowrift.zones import BURNS, LAST, SPACE, SPACES, TOKEN, TOWN_DECK, TOWN_DISCARD, WOUNDS
from engine.kit.words import listed, numbered
from tui.games.shadowrift.look import SIGNS
from tui.games.shadowrift.view import Sight
from tui.words.agreement import is_you

BEFORE_PLANS = ("town", "travellers", "monsters")
"""The steps of a round between the laying of Town and the last plan."""

MISSED = {"hunt": ": hunts", "nothing": ""}


def next_plan(sight: Sight, monster: int, space: int) -> str:
    """The plan of the next step in words; what stands in the last space flees."""
    if space < LAST:
        return PLANS[sight.kind(monster)][space].text
    return "starts again" if RAMPAGES[sight.kind(monster)] else "flees"


def verdict(sight: Sight, monster: int, space: int) -> str:
    """What that means now; empty where the plan says everything."""
    kind = sight.kind(monster)
    if space >= LAST:
        return "rampage" if RAMPAGES[kind] else f"+{SYMBOLS[kind]} power a round"
    found = [words for effect in PLANS[kind][space].does if (words := _about(sight, effect))]
    return "; ".join(found)


def _about(sight: Sight, effect: Any) -> str:
    match effect:
        case Kill(whom=whom, otherwise=otherwise):
            return found_words(sight, whom, otherwise)
        case Hunt():
            return f"{numbered(len(sight.world.zones[TOWN_DECK]), 'card')} in the deck"
        case Break(otherwise=otherwise):
            return found_words(sight, "wall", otherwise)
        case Afflict(what=what, who=who):
            if who == "one":
                return f"goes to {holder_of_the_token(sight)}"
            left = len(sight.world.zones[WOUNDS if what == "wound" else BURNS])
            return f"{numbered(left, what.capitalize())} left"
        case Activate():
            powers = [NAME[sight.kind(card)] for card in sight.area if SORT[sight.kind(card)] == "power"]
            return listed(powers) or "no Power yet"
        case Lose():
            return "the end of the world"
    return ""


def holder_of_the_token(sight: Sight) -> str:
    """The holder of the token, in the middle of a sentence."""
    name = sight.scene.names[TOKEN(sight.world)]
    return f"y{name[1:]}" if is_you(name) else name


def found_words(sight: Sight, what: str, otherwise: str) -> str:
    """Whether a plan will find a card in play. While the heroes act, Town is still to be laid anew from its deck."""
    world, missing = sight.world, f"{'no Wall' if what == 'wall' else 'absent'}{MISSED[otherwise]}"
    if world.phase in BEFORE_PLANS:
        there = any(what in (sight.kind(card), SORT[sight.kind(card)]) for _, card in in_town(world))
        return "in play" if there else missing
    seen = sum(what in (sight.kind(card), SORT[sight.kind(card)]) for card in town_in_sight(world))
    if seen >= (sight.gauges.walls.value if what == "wall" else box().town[what].copies):
        return missing
    return "if laid in Town"


def town_in_sight(world: World) -> list[int]:
    """The cards of Town that are not laid in the next round: all in sight, unless they are shuffled before."""
    if len(world.zones[TOWN_DECK]) < SPACES:
        return []
    return [card for zone in (*SPACE, TOWN_DISCARD) for card in world.lying(zone)]


def worth_words(sight: Sight, monster: int) -> str:
    """`worth ★★  flees: +2^`"""
    symbols = SYMBOLS[sight.kind(monster)]
    if not symbols:
        return "worth nothing"
    flees = "rampages" if RAMPAGES[sight.kind(monster)] else f"flees: +{symbols}{SIGNS[sight.faction]}"
    return f"worth {'★' * symbols}  {flees}"
