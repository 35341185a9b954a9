"""What monsters do with the special cards of their faction, and the stranger effects of Magic."""

from typing import Literal

from engine.games.shadowrift.content.effects.plan import Afflict, Hunt, Kill
from engine.games.shadowrift.content.words import Effect
from engine.kit.structs import Positive

Punishment = Kill | Hunt | Afflict


class Enter(Effect, frozen=True, kw_only=True, tag="enter"):
    """A card of this sort goes to the Town discard; a Cultist comes out of the Traveller deck."""

    what: Literal["freeze", "corpse", "cultist"]


class RaiseTotem(Effect, frozen=True, kw_only=True, tag="totem"):
    """A Totem goes to the Power Area."""


class RaiseZombie(Effect, frozen=True, kw_only=True, tag="raise_zombie"):
    """A Corpse goes back and a Zombie comes to Start."""


class DrawMagic(Effect, frozen=True, kw_only=True, tag="draw_magic"):
    """Reveal the top card of the Magic deck and do what it says."""


class Dare(Effect, frozen=True, kw_only=True, tag="dare"):
    """The heroes discard so many cards a hero in all, or suffer the rest."""

    cards_a_hero: Positive
    otherwise: tuple[Punishment, ...]


class WashAway(Effect, frozen=True, kw_only=True, tag="wash_away"):
    """The Villager closest to the discard goes there alive."""


class MendChoice(Effect, frozen=True, kw_only=True, tag="mend_choice"):
    """The heroes choose a monster that mends; if it was unhurt, Magic is drawn again."""

    n: Positive
