"""What a single card file cannot know: counts, sums, names used twice, types and classes that belong together.

Called by `content.read` once all files have their form. It reports and never repairs.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from engine.content.lesson import problems_of_lessons
from engine.content.loading import ContentProblem, duplicates
from engine.content.problems import ARROW
from engine.games.quests_of_shadowgate.content.forms import (
    CLASS_OF,
    FLAVOUR_LENGTH,
    PLAIN_TYPES,
    STAFF_TYPES,
    TEXT_LENGTH,
    WORDS,
    Ability,
    AbilityFile,
    AdventureCard,
    AdventureFile,
    CharacterFile,
    EventCard,
    Files,
    GameFile,
    Item,
    Named,
    Quest,
    QuestFile,
    Wild,
)
from engine.games.quests_of_shadowgate.effects.rows import EFFECTS

Problems = Iterator[ContentProblem]
Found = list[tuple[str, AdventureCard]]
FOLDER = "quests_of_shadowgate"
GAME_FILE = f"{FOLDER}/game.toml"
CHARACTER_FILE, ABILITY_FILE = f"{FOLDER}/cards/characters.toml", f"{FOLDER}/cards/abilities.toml"
ADVENTURE_FILE, EVENT_FILE = f"{FOLDER}/cards/adventure.toml", f"{FOLDER}/cards/events.toml"
QUEST_FILE, STAFF_FILE = f"{FOLDER}/cards/quests.toml", f"{FOLDER}/cards/staff.toml"

STAT_SUM, BASE_OF_TYPE = 4, 3
RESOURCE_SUM, RESOURCE_MOST, ITEM_COST_SUM, QUEST_COST_SUM, QUESTS_OF_TYPE = (3, 6), 3, (4, 8), (7, 11), (2, 3)
WORTH = (6, 9)  # resources and torch together: a torch burns high where resources are low
DEEDS = ("read", "draft", "light", "act", "double", "pay", "level", "serve", "reward", "draw", "discard")


def cross_problems(files: Files) -> list[ContentProblem]:
    """Everything wrong between the files, in the order of the files."""
    cards: Found = [(ADVENTURE_FILE, card) for card in files.adventure.cards]
    cards += [(EVENT_FILE, card) for card in files.events.cards]
    ids = [
        *((CHARACTER_FILE, card.id) for card in files.characters.cards),
        *((ABILITY_FILE, card.id) for card in files.abilities.cards),
        *((file, card.id) for file, card in cards),
        *((QUEST_FILE, card.id) for card in files.quests.cards),
    ]
    faces = [*_faces(files, cards), (STAFF_FILE, "staff", files.staff.staff)]
    return [
        *_words(files.game),
        *duplicates(ids, "cards"),
        *_same_names(faces),
        *(problem for face in faces for problem in _fit(*face)),
        *_stats(files.characters),
        *_base_types(files.characters),
        *_effects(files.abilities),
        *(problem for file, card in cards for problem in _numbers(file, card)),
        *_places(files.adventure, files.events),
        *_quest_numbers(files.quests),
        *_counts(files, cards),
        *problems_of_lessons(FOLDER, files.lesson, files.lessons, DEEDS, sorted(id for _, id in ids)),
    ]


def _faces(files: Files, cards: Found) -> list[tuple[str, str, Named]]:
    """Every face with its file and key path."""
    found: list[tuple[str, str, Named]] = []
    for file, sided in (
        (CHARACTER_FILE, files.characters),
        (ABILITY_FILE, files.abilities),
        (QUEST_FILE, files.quests),
    ):
        for two in sided.cards:
            found += [(file, f'cards "{two.id}"{ARROW}{side}', getattr(two, side)) for side in ("a", "b")]
    return found + [(file, f'cards "{card.id}"', card) for file, card in cards]


def _words(game: GameFile) -> Problems:
    for word in WORDS:
        if word not in game.names:
            yield ContentProblem(GAME_FILE, f"names{ARROW}{word}", "this key is missing; it must be text")


def _same_names(faces: Sequence[tuple[str, str, Named]]) -> Problems:
    seen: dict[str, str] = {}
    for file, path, face in faces:
        if face.name in seen:
            sentence = f'"{face.name}" is already the name of {seen[face.name]}; every name is used once'
            yield ContentProblem(file, f"{path}{ARROW}name", sentence)
        seen.setdefault(face.name, f"{file}: {path}")


def _fit(file: str, path: str, face: Named) -> Problems:
    texts = [("flavour", face.flavour, FLAVOUR_LENGTH)]
    if isinstance(face, Ability | EventCard):
        texts.append(("text", face.text, TEXT_LENGTH))
    for key, text, length in texts:
        if len(text) > length:
            sentence = f"this has {len(text)} characters; at most {length} fit"
            yield ContentProblem(file, f"{path}{ARROW}{key}", sentence)
    if isinstance(face, Item | Wild | EventCard) and face.id != slug_of(face.name):
        yield ContentProblem(file, f"{path}{ARROW}id", f'the id is the name in small letters: "{slug_of(face.name)}"')


def slug_of(name: str) -> str:
    """A name as an id."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


def _stats(characters: CharacterFile) -> Problems:
    for card in characters.cards:
        for side, face in (("a", card.a), ("b", card.b)):
            path = f'cards "{card.id}"{ARROW}{side}'
            if sum(face.stats) != STAT_SUM:
                sentence = f"the stats add up to {sum(face.stats)}; valid: three numbers that add up to {STAT_SUM}"
                yield ContentProblem(CHARACTER_FILE, f"{path}{ARROW}stats", sentence)
            if len(set(face.base)) < len(face.base):
                yield ContentProblem(CHARACTER_FILE, f"{path}{ARROW}base", "each type may stand here once")


def _base_types(characters: CharacterFile) -> Problems:
    based = Counter(type for card in characters.cards for face in (card.a, card.b) for type in face.base)
    for type in PLAIN_TYPES:
        if based[type] != BASE_OF_TYPE:
            sentence = f"{type} is a base type of {based[type]} characters; valid: {BASE_OF_TYPE} for every plain type"
            yield ContentProblem(CHARACTER_FILE, "cards", sentence)


def _effects(abilities: AbilityFile) -> Problems:
    for card in abilities.cards:
        for side, face in (("a", card.a), ("b", card.b)):
            for number, effect in enumerate(face.effects, 1):
                if flaw := EFFECTS.of(effect).flaw(effect):
                    path = f'cards "{card.id}"{ARROW}{side}{ARROW}effects #{number}{ARROW}{flaw[0]}'
                    yield ContentProblem(ABILITY_FILE, path, flaw[1])


def _numbers(file: str, card: AdventureCard) -> Problems:
    path = f'cards "{card.id}"'
    total = sum(card.resources)
    if not RESOURCE_SUM[0] <= total <= RESOURCE_SUM[1] or max(card.resources) > RESOURCE_MOST:
        sentence = (
            f"valid: three numbers from 0 to {RESOURCE_MOST} that add up to {_from_to(RESOURCE_SUM)}, not {total}"
        )
        yield ContentProblem(file, f"{path}{ARROW}resources", sentence)
    if not WORTH[0] <= card.worth <= WORTH[1]:
        low, high = max(2, WORTH[0] - total), min(6, WORTH[1] - total)
        sentence = f"a torch burns high where resources are low; with {total} resources valid: {low} to {high}"
        yield ContentProblem(file, f"{path}{ARROW}torch", sentence)
    if isinstance(card, Item) and CLASS_OF[card.type] != card.class_:
        sentence = f"{card.type} belongs to the class {CLASS_OF[card.type]}; valid: {CLASS_OF[card.type]}"
        yield ContentProblem(file, f"{path}{ARROW}class", sentence)
    if isinstance(card, Item | Wild) and not ITEM_COST_SUM[0] <= sum(card.cost) <= ITEM_COST_SUM[1]:
        yield _wrong_sum(file, f"{path}{ARROW}cost", sum(card.cost), ITEM_COST_SUM)


def _places(adventure: AdventureFile, events: AdventureFile) -> Problems:
    for file, own, cards in ((ADVENTURE_FILE, False, adventure.cards), (EVENT_FILE, True, events.cards)):
        for card in cards:
            if isinstance(card, EventCard) is not own:
                other = ADVENTURE_FILE if own else EVENT_FILE
                yield ContentProblem(file, f'cards "{card.id}"{ARROW}card', f"a card of this sort belongs in {other}")


def _quest_numbers(quests: QuestFile) -> Problems:
    asked: Counter[str] = Counter()
    for card in quests.cards:
        for side, face in (("a", card.a), ("b", card.b)):
            asked[face.type] += 1
            yield from _quest(f'cards "{card.id}"{ARROW}{side}', face)
    for type in PLAIN_TYPES:
        if not QUESTS_OF_TYPE[0] <= asked[type] <= QUESTS_OF_TYPE[1]:
            sentence = (
                f"{type} is asked for by {asked[type]} quests; valid: {_from_to(QUESTS_OF_TYPE)} for every plain type"
            )
            yield ContentProblem(QUEST_FILE, "cards", sentence)


def _quest(path: str, face: Quest) -> Problems:
    if not QUEST_COST_SUM[0] <= sum(face.cost) <= QUEST_COST_SUM[1]:
        yield _wrong_sum(QUEST_FILE, f"{path}{ARROW}cost", sum(face.cost), QUEST_COST_SUM)
    if len(set(face.epic)) < len(face.epic):
        yield ContentProblem(QUEST_FILE, f"{path}{ARROW}epic", "each class may stand here once")
    if face.great not in face.epic:
        sentence = f'epic is the whole set of classes; "{face.great}" of great must be in it'
        yield ContentProblem(QUEST_FILE, f"{path}{ARROW}epic", sentence)


def _wrong_sum(file: str, path: str, total: int, valid: tuple[int, int]) -> ContentProblem:
    return ContentProblem(file, path, f"valid: three numbers that add up to {_from_to(valid)}, not {total}")


def _from_to(valid: tuple[int, int]) -> str:
    return f"{valid[0]} to {valid[1]}"


def _counts(files: Files, cards: Found) -> Problems:
    types = Counter(card.type for _, card in cards if isinstance(card, Item))
    expected = files.game.expected
    counted = [
        ("characters", "character cards", len(files.characters.cards), expected.characters),
        ("abilities", "ability cards", len(files.abilities.cards), expected.abilities),
        ("quests", "quest cards", len(files.quests.cards), expected.quests),
        ("adventure", "adventure cards", len(cards), expected.adventure),
        *(("plain_type", f"{type} items", types[type], expected.plain_type) for type in PLAIN_TYPES),
        *(("staff_type", f"{type} items", types[type], expected.staff_type) for type in STAFF_TYPES),
        ("wild", "wild cards", sum(isinstance(card, Wild) for _, card in cards), expected.wild),
        ("events", "events", sum(isinstance(card, EventCard) for _, card in cards), expected.events),
        ("no_action", "cards that need no action", sum(card.no_action for _, card in cards), expected.no_action),
    ]
    for key, what, count, wanted in counted:
        if count != wanted:
            sentence = f"the card files hold {count} {what}, {wanted} are expected; change the cards or this number"
            yield ContentProblem(GAME_FILE, f"expected{ARROW}{key}", sentence)
