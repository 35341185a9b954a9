"""Where a card stands in its file, in the words that problems use; every printed face with its place.

Used by the checks only.
"""

from engine.content.problems import path_of
from engine.games.shadowscape.content.file_forms import SLUG, Files
from engine.games.shadowscape.content.forms import Action, Face, Named

Printed = tuple[str, str, Named]  # file, key path, what is printed there

GAME = f"{SLUG}/game.toml"


def file_of(name: str) -> str:
    return f"{SLUG}/cards/{name}.toml"


def whole_cards(files: Files) -> list[tuple[str, str, str, Named]]:
    """Every card that has one name: file, table, id and what is printed."""
    return [
        *((file_of("rooms"), "rooms", room.id, room) for room in files.rooms.rooms),
        *((file_of("rooms"), "starts", start.id, start) for start in files.rooms.starts),
        *((file_of("heroes"), "heroes", hero.id, hero) for hero in files.heroes.heroes),
        *((file_of("fate"), "titles", title.id, title) for title in files.fate.titles),
        *((file_of("enemies"), "enemies", enemy.id, enemy) for enemy in files.enemies.enemies),
        *((file_of("treasures"), "treasures", one.id, one) for one in files.treasures.treasures),
        *((file_of("equipment"), "cards", card.id, card) for card in files.equipment.cards),
        *((file_of("whispers"), "whispers", one.id, one) for one in files.whispers.whispers),
        *((file_of("lords"), "lords", lord.id, lord) for lord in files.lords.lords),
    ]


def action_cards(files: Files) -> list[tuple[str, Action]]:
    """Every card with two action sides, with its file."""
    return [
        *((file_of("hero_actions"), card) for card in files.hero_actions.cards),
        *((file_of("general_actions"), card) for card in files.general_actions.cards),
    ]


def action_faces(files: Files) -> list[tuple[str, str, Face]]:
    """Every side of an action card, with its file and key path."""
    return [
        (file, path_of("cards", card.id, side), card.face(side))
        for file, card in action_cards(files)
        for side in ("a", "b")
    ]


def printed_faces(files: Files) -> list[Printed]:
    """Everything that has a name."""
    return [
        *((file, path_of(table, id), card) for file, table, id, card in whole_cards(files)),
        *action_faces(files),
    ]
