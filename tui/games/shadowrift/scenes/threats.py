"""What a monster's next plan would do as things stand: who is named, who is missing, which Powers it wakes."""

from __future__ import annotations

from typing import Any

from engine.games.shadowrift.content.effects import Activate, Afflict, Break, Hunt, Kill, Lose
from engine.games.shadowrift.content.printed import NAME, PLANS, RAMPAGES, SORT, SYMBOLS
from engine.games.shadowrift.table import closest, in_town
from engine.games.shadowrift.zones import BURNS, LAST, TOKEN, TOWN_DECK, WOUNDS
from engine.kit.words import listed
from tui.games.shadowrift.look import SIGNS
from tui.games.shadowrift.view import Sight


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
            if closest(sight.world, whom) is not None:
                return f"the {NAME[whom]} is in play"
            return f"no {NAME[whom]}{': it hunts' if otherwise == 'hunt' else ' in play'}"
        case Hunt():
            return f"{len(sight.world.zones[TOWN_DECK])} cards in the deck"
        case Break(otherwise=otherwise):
            walls = [card for _, card in in_town(sight.world) if SORT[sight.kind(card)] == "wall"]
            if walls:
                return f"the {NAME[sight.kind(walls[-1])]}"
            return "no Wall: it hunts" if otherwise == "hunt" else "no Wall in play"
        case Afflict(what=what, who=who):
            if who == "one":
                return f"{sight.scene.names[TOKEN(sight.world)]}, the token"
            left = len(sight.world.zones[WOUNDS if what == "wound" else BURNS])
            return f"{left} {what.capitalize()}s are left"
        case Activate():
            powers = [NAME[sight.kind(card)] for card in sight.area if SORT[sight.kind(card)] == "power"]
            return listed(powers) or "no Power yet"
        case Lose():
            return "the end of the world"
    return ""


def worth_words(sight: Sight, monster: int) -> str:
    """`worth ★★  flees: +2^`"""
    symbols = SYMBOLS[sight.kind(monster)]
    if not symbols:
        return "worth nothing"
    flees = "rampages" if RAMPAGES[sight.kind(monster)] else f"flees: +{symbols}{SIGNS[sight.faction]}"
    return f"worth {'★' * symbols}  {flees}"
