"""What the words on the cards mean, for the inspector, and where the rulebook tells of each sort of card."""

from __future__ import annotations

from engine.games.shadowrift.content.printed import DRAWN, MELEE, PLANS, QUICK, RAMPAGES, SORT, SPELL, SYMBOLS

HEADINGS = {
    "resource": "What you pay with",
    "affliction": "Wounds and Burns",
    "attack": "Attacks and kills",
    "action": "Actions",
    "skill": "Skills and Loot",
    "loot": "Skills and Loot",
    "villager": "Seeking aid",
    "traveller": "Travellers and Infiltrators",
    "infiltrator": "Travellers and Infiltrators",
    "wall": "Walls",
    "corpse": "Corpses",
    "monster": "Monsters act",
    "power": "Powers",
    "rift": "Seals and Shadowrifts",
    "freeze": "Glacien",
    "totem": "Drow",
    "zombie": "Necromancers",
    "magic_card": "Storm Lords",
}
SORTS = {
    "skill": ("Skill", "stays for the round; pay to keep it for the next one."),
    "loot": ("Loot", "stays in play until something discards it."),
    "affliction": ("Affliction", "a card that only fills your hand."),
    "villager": ("Aid", "once a round for each hero; the helper goes to the Town discard."),
    "traveller": ("Aid", "once a round for each hero; the helper goes to the Town discard."),
    "infiltrator": ("Infiltrator", "an enemy in Town; pay to send it off."),
    "wall": ("Wall", "works while it lies in one of the five spaces."),
    "corpse": ("Corpse", "when the last of the stack comes to Town, the plague wins."),
    "power": ("Power", "acts whenever a monster activates Powers."),
    "rift": ("Shadowrift", "seal one for each hero and you win."),
    "freeze": ("Freeze", "fills a space of Town until it has taken its hits."),
    "totem": ("Totem", "makes every Drow tougher; a Seal removes it."),
    "zombie": ("Zombie", "rises from a Corpse and hunts in every step."),
}
WORDS = (
    ("kill", "Kill", "whoever is named dies if in play; otherwise the monster hunts."),
    ("hunt", "Hunt", "Town cards are turned over until a Villager dies."),
    ("break", "Break", "the Wall in play closest to the discard goes back to its stack."),
    ("activate", "Activate", "every Power in the Power Area acts, the oldest first."),
    ("lose", "Boss", "when its third plan comes, the heroes lose."),
)


def keywords_of(kind: str) -> list[tuple[str, str]]:
    """The words a card uses, each with what it means."""
    found: list[tuple[str, str]] = []
    if QUICK[kind]:
        found.append(("Quick", "play as many as you like."))
    elif SORT[kind] in ("attack", "action"):
        found.append(("Action", "play one each round, besides quick ones."))
    if SORT[kind] == "attack":
        melee = ("Melee", "your first melee attack of a round costs you a Wound.")
        found.append(melee if MELEE[kind] else ("Ranged", "no Wound for the attacker."))
    if SPELL[kind]:
        found.append(("Spell", "some monsters make Spells cost more or be discarded."))
    if SORT[kind] in SORTS:
        found.append(SORTS[SORT[kind]])
    if DRAWN[kind]:
        found.append(("Drawn", "shown to everyone, and it acts at once."))
    tags = {str(effect.__struct_config__.tag) for plan in PLANS[kind] for effect in plan.does}
    found += [(word, about) for tag, word, about in WORDS if tag in tags]
    if RAMPAGES[kind]:
        found.append(("Rampage", "it does not flee but starts again and keeps its hits."))
    elif SORT[kind] == "monster" and SYMBOLS[kind]:
        found.append(
            ("Heroism", f"killed, it earns {SYMBOLS[kind]}; if it flees, it brings {SYMBOLS[kind]} power a round.")
        )
    return found
