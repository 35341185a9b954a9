"""What a single card file cannot know: counts, sums, names used twice, types and classes that belong together.

Called by `content.read` once all files have their form. It reports and never repairs.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.content.lesson import problems_of_lessons
from engine.content.problems import (
    ARROW,
    ContentProblem,
    Problems,
    duplicates,
    miscounted,
    misnamed,
    missing,
    named_twice,
    path_of,
    too_long,
)
from engine.games.quests_of_shadowgate.content import forms
from engine.games.quests_of_shadowgate.effects.rows import EFFECTS

Faces = list[tuple[str, str, forms.Named]]  # file, key path, what is printed there
Found = list[tuple[str, forms.AdventureCard]]
FOLDER = "quests_of_shadowgate"
GAME_FILE = f"{FOLDER}/game.toml"
CHARACTER_FILE, ABILITY_FILE = f"{FOLDER}/cards/characters.toml", f"{FOLDER}/cards/abilities.toml"
ADVENTURE_FILE, EVENT_FILE = f"{FOLDER}/cards/adventure.toml", f"{FOLDER}/cards/events.toml"
QUEST_FILE, STAFF_FILE = f"{FOLDER}/cards/quests.toml", f"{FOLDER}/cards/staff.toml"

STAT_SUM, BASE_OF_TYPE = 4, 3
RESOURCE_SUM, RESOURCE_MOST, ITEM_COST_SUM, QUEST_COST_SUM, QUESTS_OF_TYPE = (3, 6), 3, (4, 8), (7, 11), (2, 3)
WORTH = (6, 9)  # resources and torch together: a torch burns high where resources are low
DEEDS = ("read", "draft", "light", "act", "double", "pay", "level", "serve", "reward", "draw", "discard")


def cross_problems(files: forms.Files) -> list[ContentProblem]:
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
        *missing(GAME_FILE, "names", forms.WORDS, files.game.names),
        *duplicates(ids, "cards"),
        *named_twice(faces),
        *(problem for face in faces for problem in _fit(*face)),
        *_on(faces, forms.Character, _character),
        *_base_types([face for _, _, face in faces if isinstance(face, forms.Character)]),
        *_on(faces, forms.Ability, _effects),
        *(problem for file, card in cards for problem in _numbers(file, card)),
        *_places(cards),
        *_on(faces, forms.Quest, _quest),
        *_quest_types([face for _, _, face in faces if isinstance(face, forms.Quest)]),
        *miscounted(GAME_FILE, _counts(files, cards), files.game.expected),
        *problems_of_lessons(FOLDER, files.lesson, files.lessons, DEEDS, sorted(id for _, id in ids)),
    ]


def _faces(files: forms.Files, cards: Found) -> Faces:
    """Every face with its file and key path."""
    found: Faces = []
    for file, sided in (
        (CHARACTER_FILE, files.characters),
        (ABILITY_FILE, files.abilities),
        (QUEST_FILE, files.quests),
    ):
        for two in sided.cards:
            found += [(file, path_of("cards", two.id, side), two.face(side)) for side in ("a", "b")]
    return found + [(file, path_of("cards", card.id), card) for file, card in cards]


def _on(faces: Faces, kind: type, check: Callable[[str, Any], Problems]) -> Problems:
    """What a check finds on the faces of a kind."""
    for _, path, face in faces:
        if isinstance(face, kind):
            yield from check(path, face)


def _fit(file: str, path: str, face: forms.Named) -> Problems:
    yield from too_long(file, f"{path}{ARROW}flavour", face.flavour, forms.FLAVOUR_LENGTH)
    if isinstance(face, forms.Ability | forms.EventCard):
        yield from too_long(file, f"{path}{ARROW}text", face.text, forms.TEXT_LENGTH)
    if isinstance(face, forms.Item | forms.Wild | forms.EventCard):
        yield from misnamed(file, path, face.id, face.name)


def _character(path: str, face: forms.Character) -> Problems:
    if sum(face.stats) != STAT_SUM:
        sentence = f"the stats add up to {sum(face.stats)}; valid: three numbers that add up to {STAT_SUM}"
        yield ContentProblem(CHARACTER_FILE, f"{path}{ARROW}stats", sentence)
    if len(set(face.base)) < len(face.base):
        yield ContentProblem(CHARACTER_FILE, f"{path}{ARROW}base", "each type may stand here once")


def _base_types(characters: Sequence[forms.Character]) -> Problems:
    based = Counter(type for character in characters for type in character.base)
    for type in forms.PLAIN_TYPES:
        if based[type] != BASE_OF_TYPE:
            sentence = f"{type} is a base type of {based[type]} characters; valid: {BASE_OF_TYPE} for every plain type"
            yield ContentProblem(CHARACTER_FILE, "cards", sentence)


def _effects(path: str, face: forms.Ability) -> Problems:
    for number, effect in enumerate(face.effects, 1):
        if flaw := EFFECTS.of(effect).flaw(effect):
            yield ContentProblem(ABILITY_FILE, f"{path}{ARROW}effects #{number}{ARROW}{flaw[0]}", flaw[1])


def _numbers(file: str, card: forms.AdventureCard) -> Problems:
    path = path_of("cards", card.id)
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
    if isinstance(card, forms.Item) and forms.CLASS_OF[card.type] != card.class_:
        sentence = f"{card.type} belongs to the class {forms.CLASS_OF[card.type]}; valid: {forms.CLASS_OF[card.type]}"
        yield ContentProblem(file, f"{path}{ARROW}class", sentence)
    if isinstance(card, forms.Item | forms.Wild) and not ITEM_COST_SUM[0] <= sum(card.cost) <= ITEM_COST_SUM[1]:
        yield _wrong_sum(file, f"{path}{ARROW}cost", sum(card.cost), ITEM_COST_SUM)


def _places(cards: Found) -> Problems:
    for file, card in cards:
        place = EVENT_FILE if isinstance(card, forms.EventCard) else ADVENTURE_FILE
        if file != place:
            yield ContentProblem(file, path_of("cards", card.id, "card"), f"a card of this sort belongs in {place}")


def _quest_types(quests: Sequence[forms.Quest]) -> Problems:
    asked = Counter(quest.type for quest in quests)
    for type in forms.PLAIN_TYPES:
        if not QUESTS_OF_TYPE[0] <= asked[type] <= QUESTS_OF_TYPE[1]:
            sentence = (
                f"{type} is asked for by {asked[type]} quests; valid: {_from_to(QUESTS_OF_TYPE)} for every plain type"
            )
            yield ContentProblem(QUEST_FILE, "cards", sentence)


def _quest(path: str, face: forms.Quest) -> Problems:
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


def _counts(files: forms.Files, cards: Found) -> Iterator[tuple[str, str, int]]:
    """(key of `expected`, what it counts, how many there are)."""
    types = Counter(card.type for _, card in cards if isinstance(card, forms.Item))
    yield "characters", "character cards", len(files.characters.cards)
    yield "abilities", "ability cards", len(files.abilities.cards)
    yield "quests", "quest cards", len(files.quests.cards)
    yield "adventure", "adventure cards", len(cards)
    yield from (("plain_type", f"{type} items", types[type]) for type in forms.PLAIN_TYPES)
    yield from (("staff_type", f"{type} items", types[type]) for type in forms.STAFF_TYPES)
    yield "wild", "wild cards", sum(isinstance(card, forms.Wild) for _, card in cards)
    yield "events", "events", sum(isinstance(card, forms.EventCard) for _, card in cards)
    yield "no_action", "cards that need no action", sum(card.no_action for _, card in cards)
