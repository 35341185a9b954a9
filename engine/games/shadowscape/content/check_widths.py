"""What must fit on the smallest screens that show it, and which signs a text may use.

The numbers are cells: a room's floor on a map of 80 columns, the rows of an offer, a Fate card of 25 and of 15 columns.
"""

from collections.abc import Iterable

from engine.content.problems import ARROW, ContentProblem, Problems, path_of, too_long, too_tall
from engine.games.shadowscape.content.file_forms import Files
from engine.games.shadowscape.content.forms import Face, Named, Room
from engine.games.shadowscape.content.naming import action_faces, file_of, printed_faces, whole_cards

FLAVOUR, FLOOR = 72, 9
NAMES = {  # of whole cards, by file
    "heroes": 9,
    "fate": 13,
    "enemies": 15,
    "treasures": 17,
    "equipment": 14,
    "whispers": 17,
    "lords": 22,
}
HERO_TITLE, ABILITY_ROW, ABILITY_TEXT = 14, 43, 100
ACTION_NAME, GENERAL_NAME, ACTION_ROW, ACTION_BRIEF = 14, 13, 22, 14
ACTION_TEXT, FATE_TEXT = (16, 2), (23, 2)  # columns and rows
FATE_BRIEF, EQUIPMENT_TEXT, EQUIPMENT_BRIEF, WHISPER_TEXT, ENEMY_TEXT, LORD_TEXT = 13, 23, 6, 25, 80, 39
Texts = Iterable[tuple[str, str, str, int]]  # file, path, text, width


def problems(files: Files) -> Problems:
    for file, path, text, width in (*_names(files), *_texts(files), *_action_texts(files)):
        yield from too_long(file, path, text, width)
    for room in files.rooms.rooms:
        yield from _floor(room)
    for file, path, face in action_faces(files):
        yield from too_tall(file, f"{path}{ARROW}text", face.text, *ACTION_TEXT)
    for title in files.fate.titles:
        for colour in ("red", "green"):
            path = path_of("titles", title.id, colour, "text")
            yield from too_tall(file_of("fate"), path, getattr(title, colour).text, *FATE_TEXT)
    yield from _signs(files)


def feature_signs(room: Room) -> int:
    """Cells of a room's features: a treasure with its value and a shrine with its sign take two."""
    return (room.lair is not None) + 2 * (room.shrine is not None) + 2 * room.treasure + room.shard


def _floor(room: Room) -> Problems:
    signs = feature_signs(room)
    width = len(room.name) + (1 + signs if signs else 0)
    if width > FLOOR:
        sentence = f'"{room.name}" and its features take {width} cells; at most {FLOOR} fit'
        yield ContentProblem(file_of("rooms"), path_of("rooms", room.id, "name"), sentence)


def _names(files: Files) -> Texts:
    widths = {file_of(name): width for name, width in NAMES.items()}
    for file, table, id, card in whole_cards(files):
        yield file, path_of(table, id, "name"), card.name, widths.get(file, FLOOR)
    for file, path, printed in printed_faces(files):
        yield file, f"{path}{ARROW}flavour", printed.flavour, FLAVOUR


def _texts(files: Files) -> Texts:
    for hero in files.heroes.heroes:
        path = path_of("heroes", hero.id, "ability")
        yield file_of("heroes"), path_of("heroes", hero.id, "title"), hero.title, HERO_TITLE
        yield file_of("heroes"), f"{path}{ARROW}text", hero.ability.text, ABILITY_TEXT
        yield file_of("heroes"), f"{path}{ARROW}brief", f"{hero.ability.name} {hero.ability.brief}", ABILITY_ROW
    for title in files.fate.titles:
        yield file_of("fate"), path_of("titles", title.id, "red", "brief"), title.red.brief, FATE_BRIEF
        yield file_of("fate"), path_of("titles", title.id, "green", "brief"), title.green.brief, FATE_BRIEF
    for card in files.equipment.cards:
        yield file_of("equipment"), path_of("cards", card.id, "text"), card.text, EQUIPMENT_TEXT
        yield file_of("equipment"), path_of("cards", card.id, "brief"), card.brief, EQUIPMENT_BRIEF
    for whisper in files.whispers.whispers:
        yield file_of("whispers"), path_of("whispers", whisper.id, "text"), whisper.text, WHISPER_TEXT
    for enemy in files.enemies.enemies:
        yield file_of("enemies"), path_of("enemies", enemy.id, "text"), enemy.text, ENEMY_TEXT
    for lord in files.lords.lords:
        for side in ("competitive", "cooperative"):
            yield file_of("lords"), path_of("lords", lord.id, side, "text"), getattr(lord, side).text, LORD_TEXT


def _action_texts(files: Files) -> Texts:
    for file, path, face in action_faces(files):
        longest = GENERAL_NAME if file == file_of("general_actions") else ACTION_NAME
        yield file, f"{path}{ARROW}name", face.name, longest
        yield file, f"{path}{ARROW}brief", face.brief, ACTION_BRIEF
        yield file, f"{path}{ARROW}brief", f"{face.name} {face.brief}", ACTION_ROW


def _signs(files: Files) -> Problems:
    """A sign that is in no list has no twin in plain letters."""
    valid = set(files.game.signs.values())
    told = " ".join(sign for sign in files.game.signs.values() if not sign.isascii())
    for file, path, text in _shown(files):
        for sign in dict.fromkeys(text):
            if not sign.isascii() and sign not in valid:
                yield ContentProblem(file, path, f'unknown sign "{sign}"; valid: plain letters and {told}')


def _shown(files: Files) -> Iterable[tuple[str, str, str]]:
    for file, path, printed in printed_faces(files):
        yield file, f"{path}{ARROW}name", printed.name
        yield file, f"{path}{ARROW}flavour", printed.flavour
        for key, text in _words(printed):
            yield file, f"{path}{ARROW}{key}", text


def _words(printed: Named) -> Iterable[tuple[str, str]]:
    """The other texts on a card, by their key."""
    for key in ("text", "brief") if isinstance(printed, Face) else printed.__struct_fields__:
        found = getattr(printed, key)
        if key in ("text", "brief"):
            yield key, found
        elif hasattr(found, "text"):
            yield f"{key}{ARROW}text", found.text
            if hasattr(found, "brief"):
                yield f"{key}{ARROW}brief", found.brief
