"""What must be true of the cards that are claimed for treasure and deeds: equipment and whispers."""

from collections import Counter

from engine.content.problems import ContentProblem, Problems, path_of, unknown
from engine.games.shadowscape.content.condition_forms import DeedSearch, InRoom
from engine.games.shadowscape.content.file_forms import Files
from engine.games.shadowscape.content.forms import Equipment, Whisper
from engine.games.shadowscape.content.naming import file_of
from engine.games.shadowscape.content.standing_forms import Boost
from engine.games.shadowscape.content.words import CLASSES, Class, GearKind, Symbol

EQUIPMENT, WHISPERS = file_of("equipment"), file_of("whispers")
KINDS: dict[GearKind, int] = {"clothing": 4, "trinket": 5, "weapon": 8}
WEAPONS_OF_CLASS, SHARDS = (3, 4), 4
STRIKES: dict[Class, tuple[Symbol, ...]] = {
    "fighter": ("attack",),
    "rogue": ("attack",),
    "cleric": ("attack", "magic"),
    "wizard": ("magic",),
}
WHISPERS_BY_SHARDS = {1: 10, 2: 8, 3: 1}
ROOM_MOST = 2


def problems(files: Files) -> Problems:
    yield from _kinds(files.equipment.cards)
    yield from _weapons(files.equipment.cards)
    yield from _whispers(files.whispers.whispers)
    yield from _places(files.whispers.whispers, [room.id for room in files.rooms.rooms])


def _kinds(cards: tuple[Equipment, ...]) -> Problems:
    kinds = Counter(card.kind for card in cards)
    for kind, valid in KINDS.items():
        if kinds[kind] != valid:
            yield ContentProblem(EQUIPMENT, "cards", f"{kinds[kind]} pieces are of the kind {kind}; valid: {valid}")
    shards = sum(card.shards for card in cards)
    if shards != SHARDS or any(card.shards > 1 for card in cards):
        sentence = f"the pieces have {shards} shards; valid: one each on {SHARDS} of them"
        yield ContentProblem(EQUIPMENT, "cards", sentence)
    for card in cards:
        if len(set(card.classes)) < len(card.classes):
            sentence = "each class may stand here once"
            yield ContentProblem(EQUIPMENT, path_of("cards", card.id, "classes"), sentence)
        if not card.effects and not card.shards:
            sentence = "this piece does nothing; valid: effects, shards or both"
            yield ContentProblem(EQUIPMENT, path_of("cards", card.id, "effects"), sentence)


def _weapons(cards: tuple[Equipment, ...]) -> Problems:
    low, high = WEAPONS_OF_CLASS
    for class_ in CLASSES:
        weapons = [card for card in cards if card.kind == "weapon" and (not card.classes or class_ in card.classes)]
        if not low <= len(weapons) <= high:
            sentence = f"a {class_} can use {len(weapons)} weapons; valid: {low} to {high}"
            yield ContentProblem(EQUIPMENT, "cards", sentence)
        if not any(_adds(weapon, STRIKES[class_]) for weapon in weapons):
            sentence = f"no weapon of a {class_} adds to {' or '.join(STRIKES[class_])}; valid: at least one boost of 1"
            yield ContentProblem(EQUIPMENT, "cards", sentence)


def _adds(weapon: Equipment, symbols: tuple[Symbol, ...]) -> bool:
    return any(
        isinstance(effect, Boost) and effect.symbol in symbols and effect.plus == 1 and effect.reach == "either"
        for effect in weapon.effects
    )


def _whispers(whispers: tuple[Whisper, ...]) -> Problems:
    counted = Counter(whisper.shards for whisper in whispers)
    for shards, valid in WHISPERS_BY_SHARDS.items():
        if counted[shards] != valid:
            sentence = f"{counted[shards]} whispers are worth {shards}; valid: {valid}"
            yield ContentProblem(WHISPERS, "whispers", sentence)
    seen: dict[object, str] = {}
    for whisper in whispers:
        if whisper.is_lord != (whisper.shards == max(WHISPERS_BY_SHARDS)):
            sentence = "the lord is slain for the whisper of 3 shards, and for no other"
            yield ContentProblem(WHISPERS, path_of("whispers", whisper.id, "needs"), sentence)
        if seen.setdefault(whisper.needs, whisper.id) != whisper.id:
            sentence = f'"{seen[whisper.needs]}" needs the same; every whisper needs something else'
            yield ContentProblem(WHISPERS, path_of("whispers", whisper.id, "needs"), sentence)


def _places(whispers: tuple[Whisper, ...], rooms: list[str]) -> Problems:
    named: Counter[str] = Counter()
    for whisper in whispers:
        for number, need in enumerate(whisper.needs, 1):
            if not isinstance(need, InRoom | DeedSearch):
                continue
            named[need.room] += 1
            path = path_of("whispers", whisper.id, f"needs #{number}", "room")
            if need.room not in rooms:
                yield unknown(WHISPERS, path, "room", need.room, rooms)
            elif named[need.room] > ROOM_MOST:
                sentence = f'"{need.room}" is named {named[need.room]} times; valid: at most {ROOM_MOST}'
                yield ContentProblem(WHISPERS, path, sentence)
