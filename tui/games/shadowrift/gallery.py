"""Every card of Shadowrift for the gallery: a hero's cards by sort, Town, and the cards of each faction."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.printed import COST, HEALTH, PLANS, PRICE, SORT, SYMBOLS, TEXT
from engine.games.shadowrift.names import cost_in_words
from engine.games.shadowrift.rules.heroes.paying import cost_of_price
from engine.games.shadowrift.zones import MOST_SEATS
from tui.draw.canvas import Word, Words
from tui.games.shadowrift.look import role_of, sign_of, type_words
from tui.games.shadowrift.scenes.keywords import keywords_of
from tui.words.cards import Card

SORTS = {
    "resource": "Every hero's cards",
    "action": "Actions",
    "attack": "Attacks",
    "skill": "Skills",
    "loot": "Loot",
    "affliction": "Wounds and rewards",
    "heroism": "Wounds and rewards",
    "villager": "Villagers",
    "traveller": "Travellers",
    "infiltrator": "Infiltrators",
    "wall": "Walls",
    "corpse": "Corpses",
}


def cards() -> tuple[Card, ...]:
    """All cards of heroes and of Town by sort, then each faction's."""
    known = box()
    of_faction = {
        card.id: (id, faction.faction.name)
        for id, faction in known.factions.items()
        for card in (*faction.monsters, *faction.powers, *faction.specials)
    }
    return tuple(_card(kind, *of_faction.get(kind, ("dragons", ""))) for kind in known.cards)


def _card(kind: str, faction: str, title: str) -> Card:
    card = box().cards[kind]
    group = title or ("Shadowrifts" if kind == box().rift.id else SORTS.get(SORT[kind], "Other cards"))
    role = role_of(kind, faction)
    return Card(
        group=group,
        name=card.name,
        title=(Word(f"{sign_of(kind, faction)} {card.name}", role, bold=True), Word(f"  {type_words(kind)}", "dim")),
        lines=tuple(_lines(kind)),
        kinds=(kind,),
        copies=copies_of(card),
    )


def copies_of(card: Any) -> int:
    """How many of a card are in the box: those of its stack, and what every hero begins with."""
    if hasattr(card, "starter"):
        return int(card.stack + MOST_SEATS * card.starter)
    return int(getattr(card, "copies", 1))


def _lines(kind: str) -> Iterator[Words]:
    if TEXT[kind]:
        yield (Word(TEXT[kind]),)
    figures = (
        (f"Health {HEALTH[kind]}.", HEALTH[kind]),
        (f"It arrives for {COST[kind]} power and brings {SYMBOLS[kind]}.", COST[kind]),
    )
    told = " ".join(words for words, there in figures if there)
    if told:
        yield (Word(told),)
    for step, plan in enumerate(PLANS[kind] or (), 1):
        yield (Word(f"{step} ", "warn"), Word(plan.text))
    price = PRICE[kind]
    if price.worth:
        yield (Word(f"Price: {cost_in_words(cost_of_price(price))}.", "dim"),)
    for word, about in keywords_of(kind):
        yield (Word(f"{word}: ", "gold"), Word(about, "dim"))
