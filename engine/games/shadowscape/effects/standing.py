"""Effects that stand as long as a card lies there: numbers that `sums` and `standing` read; they do nothing."""

from engine.games.shadowscape.content.standing_forms import (
    AlsoActs,
    AnySymbol,
    Boost,
    Cheaper,
    CountAs,
    Dearer,
    Defence,
    Drawn,
    FarShrines,
    Fierce,
    Gathers,
    Hand,
    Hurts,
    LongReach,
    Once,
    Piercing,
    Reaches,
    Rises,
    Skill,
    Slots,
    Steps,
    StrikesAll,
    Tough,
    Weak,
    When,
)
from engine.games.shadowscape.effects.row import Row
from engine.games.shadowscape.names import sign, type_name

EVENTS = {
    "kill": "you eliminate an enemy",
    "vain": "your attack leaves an enemy standing",
    "heal": "you heal",
    "alter": "you alter fate",
    "move": "you moved far",
    "enemy_phase": "your enemy phase begins",
}

OF_HEROES = (
    Row(
        form=Boost,
        words=lambda effect: f"{sign(effect.symbol)} +{effect.plus or 'more'}",
        worth=lambda effect: 1.5 if effect.reach == "either" else 0.8,
        sign="attack",
    ),
    Row(
        form=Defence,
        words=lambda effect: f"{sign('defence')} +{effect.points}",
        worth=lambda effect: 1.2 if effect.against is None else 0.8,
        sign="defence",
    ),
    Row(form=Hand, words=lambda effect: f"hand size +{effect.cards}", worth=lambda effect: 0.8, sign="hand"),
    Row(form=Slots, words=lambda effect: f"wound slots +{effect.slots}", worth=lambda effect: 0.6, sign="slot"),
    Row(form=Skill, words=lambda effect: f"{sign('skill')} +{effect.skill}", worth=lambda effect: 1.0, sign="skill"),
    Row(
        form=CountAs,
        words=lambda effect: f"{sign(effect.symbol)} cards count as {sign(effect.serves_as)}",
        worth=lambda effect: 1.0,
        sign="flip",
    ),
    Row(
        form=AnySymbol,
        words=lambda effect: f"the first card that boosts {sign(effect.symbol)} may show any symbol",
        worth=lambda effect: 1.0,
        sign="flip",
    ),
    Row(form=Cheaper, words=lambda effect: f"treasures cost {effect.by} search less", sign="treasure"),
    Row(form=LongReach, words=lambda effect: "an attack may reach next door", worth=lambda effect: 1.0, sign="ranged"),
    Row(form=FarShrines, words=lambda effect: "shrines next door serve you", sign="shrine"),
    Row(form=When, words=lambda effect: f"each time {EVENTS[effect.event]}", worth=lambda effect: 1.0, sign="flip"),
    Row(form=Once, words=lambda effect: "once a turn", worth=lambda effect: 0.8, sign="flip"),
)
OF_ENEMIES = (
    Row(form=Tough, words=lambda effect: f"its defence is {effect.points} higher", sign="defence"),
    Row(form=Fierce, words=lambda effect: f"its damage is {effect.points} higher", sign="attack"),
    Row(form=Steps, words=lambda effect: "it goes on towards the nearest hero", sign="move"),
    Row(form=StrikesAll, words=lambda effect: "it strikes every hero in reach", sign="attack"),
    Row(form=Piercing, words=lambda effect: "discards hold off nothing", sign="defence"),
    Row(form=Rises, words=lambda effect: "hit for exactly its defence, it rises elsewhere", sign="undead"),
    Row(form=Hurts, words=lambda effect: "a hero it wounds suffers more", sign="wound"),
    Row(form=Reaches, words=lambda effect: "it strikes next door too", sign="ranged"),
    Row(form=Gathers, words=lambda effect: f"{type_name(effect.type)} next door come to it", sign="beast"),
    Row(
        form=AlsoActs,
        words=lambda effect: f"{type_name(effect.type)} act whenever {type_name(effect.drawn)} are drawn",
        sign="beast",
    ),
    Row(form=Drawn, words=lambda effect: f"when {type_name(effect.type)} are drawn", sign="undead"),
    Row(form=Dearer, words=lambda effect: f"claims cost {effect.tokens} token more", sign="treasure"),
    Row(form=Weak, words=lambda effect: f"its defence falls, down to {effect.least}", sign="defence"),
)
ROWS = (*OF_HEROES, *OF_ENEMIES)
