"""Effects of Villagers, Walls and Infiltrators in one of the five spaces: they change what others do."""

from engine.games.shadowrift.content.effects import (
    BetterAid,
    DiesForOthers,
    Foresight,
    FreeHit,
    MendOnAid,
    MuteLeft,
    Spare,
    StopsHunt,
)
from engine.games.shadowrift.names import hits_in_words, kind_name
from engine.kit.effects import Effect

WHOM = {"guard": "a Guard", "last": "the last Villager in play", "anybody": "somebody"}
AGAINST = {"kill": " to a Kill", "kill_and_hunt": " to a Kill or a Hunt", "everything": ""}


def spare_words(effect: Spare) -> str:
    often = "" if effect.times is None else ", once a round"
    few = "" if effect.symbols_at_most is None else f" of a monster worth {effect.symbols_at_most}"
    lives = "does not die" if effect.instead == "stays" else "is only discarded, and does not die"
    return f"{WHOM[effect.whom]} {lives}{AGAINST[effect.against]}{few}{often}"


ROWS = (
    Effect(form=DiesForOthers, words=lambda effect: "dies for others", worth=lambda effect: 2.0, sign="guard"),
    Effect(form=Spare, words=spare_words, worth=lambda effect: 2.0, sign="guard"),
    Effect(
        form=StopsHunt,
        words=lambda effect: f"monsters worth {effect.symbols_at_most} Heroism do not hunt",
        worth=lambda effect: 2.0,
        sign="wall",
    ),
    Effect(
        form=FreeHit,
        words=lambda effect: f"once a round a hero deals {hits_in_words(effect.n)} from afar",
        worth=lambda effect: 1.0 * effect.n,
        sign="hit",
    ),
    Effect(
        form=MendOnAid,
        words=lambda effect: "whoever seeks aid returns a Wound or Burn from their hand",
        worth=lambda effect: 1.5,
        sign="heal",
    ),
    Effect(
        form=Foresight,
        words=lambda effect: f"you see the next {effect.n} cards to come as well",
        worth=lambda effect: 0.5,
        sign="look",
    ),
    Effect(
        form=BetterAid,
        words=lambda effect: f"the aid of a {kind_name(effect.of)} is {hits_in_words(effect.n)} more",
        worth=lambda effect: 0.5,
        sign="hit",
    ),
    Effect(
        form=MuteLeft,
        words=lambda effect: "the Villager to the left gives no aid",
        worth=lambda effect: -1.0,
        sign="mute",
    ),
)
