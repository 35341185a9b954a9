"""Lasting effects of monsters and Totems: they hold while the card is in play, and change what others do."""

from engine.games.shadowrift.content.effects import (
    CheapKin,
    EachRound,
    Forbid,
    Immune,
    MendRound,
    MoreFrom,
    OnDeath,
    Outrage,
    Rampage,
    Resist,
    Sleep,
    Thorns,
    Toll,
    Tough,
)
from engine.games.shadowrift.effects.attack import SIGNS
from engine.games.shadowrift.names import kind_name
from engine.kit.effects import Effect

WHILE = {
    "always": "",
    "cultist": " while a Cultist is in play",
    "freeze": " while a Freeze is in play",
    "totem": " while a Totem stands",
    "twin": " beside its twin",
    "first_round": " in space 1",
}
TO = {"melee": " in melee", "ranged": " from afar", "all": ""}
TOLLS = {"cast_spell": "playing a Spell", "keep_skill": "keeping a Skill", "buy_coin": "Coin", "seal_rift": "a rift"}
WHOM = {"self": "it has", "kin": "all its kin have", "freeze": "Freezes have", "zombie": "Zombies have"}


def immune_words(effect: Immune) -> str:
    many = " while two Freezes are in play" if effect.least > 1 else WHILE[effect.while_]
    return f"cannot be hit{TO[effect.to]}{many}"


def thorns_words(effect: Thorns) -> str:
    on = "a melee attack on it" if effect.on == "melee" else "the first attack on it each round"
    return f"{on} costs a {effect.what.capitalize()}{WHILE[effect.while_]}"


def forbid_words(effect: Forbid) -> str:
    if effect.what == "aid":
        return f"the {kind_name(effect.of or '')} gives no aid"
    return {"gifts": "nobody can give Coin", "burial": "no Corpse can be removed"}[effect.what]


ROWS = (
    Effect(form=Immune, words=immune_words, worth=lambda effect: -1.5, sign="immune"),
    Effect(
        form=Resist,
        words=lambda effect: f"attacks{TO[effect.to]} deal {effect.n} less",
        worth=lambda effect: -0.6,
        sign="immune",
    ),
    Effect(form=Thorns, words=thorns_words, worth=lambda effect: -1.5, sign="wound"),
    Effect(
        form=Outrage,
        words=lambda effect: f"more than {effect.more_than} hits in a round provoke it{WHILE[effect.while_]}",
        worth=lambda effect: -1.5,
        sign="kill",
    ),
    Effect(form=OnDeath, words=lambda effect: "gains whenever a Villager dies", worth=lambda effect: -1.0, sign="kill"),
    Effect(
        form=Tough,
        words=lambda effect: (
            f"{WHOM[effect.whom]} {effect.n} more health" + (" for each Zombie" if effect.per else WHILE[effect.while_])
        ),
        worth=lambda effect: -0.6 * effect.n,
        sign="health",
    ),
    Effect(
        form=MendRound,
        words=lambda effect: f"mends {effect.n} each round{WHILE[effect.while_]}",
        worth=lambda effect: -0.6 * effect.n,
        sign="mend",
    ),
    Effect(form=EachRound, words=lambda effect: "does more each round", worth=lambda effect: -1.5, sign="power"),
    Effect(
        form=Sleep,
        words=lambda effect: "Walls have no effect" if effect.whom == "walls" else "Guards do not die for others",
        worth=lambda effect: -1.0,
        sign="sleep",
    ),
    Effect(form=Forbid, words=forbid_words, worth=lambda effect: -0.8, sign="mute"),
    Effect(
        form=Toll,
        words=lambda effect: f"{TOLLS[effect.on]} costs {effect.n}{SIGNS[effect.what]} more",
        worth=lambda effect: -0.8 * effect.n,
        sign="coin",
    ),
    Effect(
        form=CheapKin,
        words=lambda effect: f"its kin arrive for {effect.n} power less",
        worth=lambda effect: -1.0 * effect.n,
        sign="power",
    ),
    Effect(
        form=MoreFrom,
        words=lambda effect: f"a Cultist that is laid brings {effect.n} more power",
        worth=lambda effect: -0.8 * effect.n,
        sign="power",
    ),
    Effect(form=Rampage, words=lambda effect: "never flees", worth=lambda effect: -1.0, sign="rampage"),
)
