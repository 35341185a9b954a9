"""The words for things on the table: cards, prices, spaces, sorts. Used by refusals and by all texts."""

from typing import Any

from engine.core.world import World
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.printed import NAME
from engine.games.shadowrift.force import Cost
from engine.games.shadowrift.zones import TRACK
from engine.kit.rules import is_piece
from engine.kit.words import listed, uncapitalized

ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth")
TRACK_NAMES = ("Start", "1", "2", "3")
SORT_WORDS = {"any": "card", "spell": "Spell", "heroism": "Heroism"}
PROPER = frozenset({"marzosa", "ashmother", "matron_ilvara", "skyfather_turm", "imps"})


def name_of(world: World, piece: Any) -> str:
    """A card by its name; anything else is just a card."""
    known = is_piece(world, piece) and world.kinds[piece] in box().cards
    return NAME[world.kinds[piece]] if known else "that card"


def as_clause(text: str) -> str:
    """A card's text as part of a sentence; what the game writes with a capital keeps it."""
    text = text.rstrip(".")
    word = text.partition(" ")[0].rstrip(":")
    terms = {name for key, name in box().game.names.items() if key != "monster"}
    return text if word.removesuffix("s") in terms else uncapitalized(text)


def foe_name(world: World, piece: Any) -> str:
    """A monster by its name; of several of a kind also by its space, of several there by its age.

    `Ashwing`, `Ashwing in 2`, `the second Ashwing at Start`.
    """
    name, alike = (
        name_of(world, piece),
        [[other for other in world.pieces(zone) if world.kinds[other] == world.kinds[piece]] for zone in TRACK],
    )
    at = next((space for space, there in enumerate(alike) if piece in there), None)
    if at is None or sum(map(len, alike)) < 2:
        return name
    age = f"the {ORDINALS[alike[at].index(piece) + 1]} " if len(alike[at]) > 1 else ""
    return f"{age}{name} {'at Start' if not at else f'in {track_name(at)}'}"


def the(world: World, piece: Any) -> str:
    """`the Baker`; those with a name of their own go without."""
    name = name_of(world, piece)
    return name if name.startswith("The ") or world.kinds[piece] in PROPER else f"the {name}"


def kind_name(kind: str) -> str:
    return NAME[kind] if kind in box().cards else kind


def coins(count: int) -> str:
    return f"{count}¢"


def cost_in_words(cost: Cost) -> str:
    """`2† and 4¢`; nothing costs nothing."""
    prowess, magic, coin = cost
    parts = [f"{prowess}†" if prowess else "", f"{magic}*" if magic else "", f"{coin}¢" if coin else ""]
    return listed([part for part in parts if part])


def hits_in_words(count: int) -> str:
    return "1 hit" if count == 1 else f"{count} hits"


def faction_name(faction: str) -> str:
    return box().factions[faction].faction.name  # type: ignore[index]


def track_name(space: int) -> str:
    return TRACK_NAMES[space]
