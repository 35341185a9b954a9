"""What must be true of rooms, enemies, treasures and lords."""

from collections import Counter

from engine.content.problems import ContentProblem, Problems, path_of
from engine.games.shadowscape.content.file_forms import Files
from engine.games.shadowscape.content.forms import Enemy, Lord, Room, Start, Treasure
from engine.games.shadowscape.content.naming import file_of
from engine.games.shadowscape.content.words import DOORS, SHRINES, SIDES, TYPES

ROOMS, ENEMIES, TREASURES, LORDS = (file_of(name) for name in ("rooms", "enemies", "treasures", "lords"))
LAIRS, TREASURE_SIGNS, SHARD_SIGNS, FEATURES_MOST = 5, 7, 3, 2
TOKENS_OF_KINDS = (3, 3, 4)  # of the three kinds of a type
VALUES = (2, 2, 2, 2, 3, 3, 3, 3, 4, 4)
LORD_DEFENCES = {"competitive": (8, 8, 8, 8, 9), "cooperative": (8, 8, 8, 8, 9)}


def problems(files: Files) -> Problems:
    yield from _doors(files.rooms.rooms)
    yield from _features(files.rooms.rooms)
    yield from _starts(files.rooms.starts)
    yield from _enemies(files.enemies.enemies)
    yield from _letters(files.enemies.enemies, files.lords.lords)
    yield from _treasures(files.treasures.treasures)
    yield from _lords(files.lords.lords)


def _doors(rooms: tuple[Room, ...]) -> Problems:
    seen: dict[tuple[str, ...], str] = {}
    for room in rooms:
        path = path_of("rooms", room.id, "doors")
        missing = [door for door in DOORS if door not in room.doors]
        if missing:
            sentence = f"no door has {' or '.join(missing)}; valid: {', '.join(DOORS)} in any order, each once"
            yield ContentProblem(ROOMS, path, sentence)
        elif seen.setdefault(room.doors, room.id) != room.id:
            sentence = f'the doors are those of "{seen[room.doors]}"; no two rooms may be alike'
            yield ContentProblem(ROOMS, path, sentence)


def _features(rooms: tuple[Room, ...]) -> Problems:
    for room in rooms:
        features = sum((room.lair is not None, room.treasure, room.shard, room.shrine is not None))
        if features > FEATURES_MOST:
            sentence = f"this room has {features} features; it must have at most {FEATURES_MOST}"
            yield ContentProblem(ROOMS, path_of("rooms", room.id), sentence)
    lairs, shrines = Counter(room.lair for room in rooms), Counter(room.shrine for room in rooms)
    counted = [
        *((f"{type} lairs", lairs[type], LAIRS) for type in TYPES),
        *((f"{shrine} shrines", shrines[shrine], 1) for shrine in SHRINES),
        ("treasure signs", sum(room.treasure for room in rooms), TREASURE_SIGNS),
        ("shard signs", sum(room.shard for room in rooms), SHARD_SIGNS),
    ]
    for what, count, valid in counted:
        if count != valid:
            yield ContentProblem(ROOMS, "rooms", f"the rooms have {count} {what}; valid: {valid}")


def _starts(starts: tuple[Start, ...]) -> Problems:
    seen: dict[tuple[str, ...], str] = {}
    for start in starts:
        for side in SIDES:
            pair, path = getattr(start, side), path_of("starts", start.id, side)
            if pair[0] == pair[1]:
                yield ContentProblem(ROOMS, path, f"both doors have {pair[0]}; valid: two different ones")
            if pair in seen:
                yield ContentProblem(ROOMS, path, f"these are the doors of {seen[pair]}; no two sides may be alike")
            seen.setdefault(pair, path)


def _enemies(enemies: tuple[Enemy, ...]) -> Problems:
    for type in TYPES:
        tokens = tuple(sorted(len(enemy.moves) for enemy in enemies if enemy.type == type))
        if tokens != TOKENS_OF_KINDS:
            sentence = f"the {type} kinds have {_listed(tokens)} tokens; valid: three kinds with 4, 3 and 3"
            yield ContentProblem(ENEMIES, "enemies", sentence)
    for enemy in enemies:
        for number, moves in enumerate(enemy.moves, 1):
            if moves in enemy.moves[: number - 1]:
                sentence = "another token of this kind walks the same way; all moves of a kind are different"
                yield ContentProblem(ENEMIES, path_of("enemies", enemy.id, f"moves #{number}"), sentence)


def _letters(enemies: tuple[Enemy, ...], lords: tuple[Lord, ...]) -> Problems:
    owners: dict[str, str] = {}
    named: list[tuple[str, str, Enemy | Lord]] = [(ENEMIES, "enemies", enemy) for enemy in enemies]
    named += [(LORDS, "lords", lord) for lord in lords]
    for file, table, one in named:
        if owners.setdefault(one.letters, one.name) != one.name:
            sentence = f'"{one.letters}" already stands for {owners[one.letters]}; use two other letters'
            yield ContentProblem(file, path_of(table, one.id, "letters"), sentence)


def _treasures(treasures: tuple[Treasure, ...]) -> Problems:
    values = tuple(sorted(treasure.value for treasure in treasures))
    if values != VALUES:
        yield ContentProblem(TREASURES, "treasures", f"the values are {_listed(values)}; valid: {_listed(VALUES)}")


def _lords(lords: tuple[Lord, ...]) -> Problems:
    for side, valid in LORD_DEFENCES.items():
        found = tuple(sorted(getattr(lord, side).defence for lord in lords))
        if found != valid:
            sentence = f"the {side} defences are {_listed(found)}; valid: {_listed(valid)}"
            yield ContentProblem(LORDS, "lords", sentence)


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers)) or "none"
