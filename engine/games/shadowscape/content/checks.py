"""What a single card file cannot know: counts, ids and names used twice, words and signs that are missing.

Called by `box.read` once all files have their form. It reports and never repairs. What holds for one sort of card
stands in `check_dungeon`, `check_heroes`, `check_fate` and `check_offers`, what fits on the screen in `check_widths`.
"""

from engine.content.lesson import lesson_problems
from engine.content.loading import ContentProblem, duplicates
from engine.content.problems import ARROW
from engine.games.shadowscape.content import check_dungeon, check_fate, check_heroes, check_offers, check_widths
from engine.games.shadowscape.content.file_forms import SLUG, Files, GameFile
from engine.games.shadowscape.content.naming import (
    GAME,
    Problems,
    action_cards,
    file_of,
    path_of,
    printed_faces,
    slug_of,
    whole_cards,
)
from engine.games.shadowscape.content.words import SIGNS, TYPES, WORDS

DEEDS = (
    "read", "choose", "face", "stand", "act", "target", "boost", "step", "pick", "point", "name", "turn", "mend", "opt",
    "accept", "order", "give", "cycle", "discard", "keep", "pay", "shed", "tuck", "claim_deed", "rouse", "lead", "aim",
    "defend", "wound", "spare", "follow", "rest",
)  # fmt: skip
"""What a step of the lesson may wait for: to be read, or an answer to one of the asks."""


def cross_problems(files: Files) -> list[ContentProblem]:
    """Everything wrong between the files."""
    return [
        *_words(files.game),
        *_same_signs(files.game),
        *_ids(files),
        *_same_names(files),
        *_ids_by_name(files),
        *_counts(files),
        *check_dungeon.problems(files),
        *check_heroes.problems(files),
        *check_fate.problems(files),
        *check_offers.problems(files),
        *check_widths.problems(files),
        *lesson_problems(f"{SLUG}/tutorial.toml", files.lesson, DEEDS, things_of(files), "card"),
    ]


def things_of(files: Files) -> list[str]:
    """Everything a step of the lesson may want to see chosen: cards, Fate cards by their type too, and sides."""
    fates = (f"{title.id}_{type}" for title in files.fate.titles for type in TYPES)
    return [
        *(id for _, _, id, _ in whole_cards(files)),
        *(card.id for _, card in action_cards(files)),
        *fates,
        "a",
        "b",
    ]


def _words(game: GameFile) -> Problems:
    for key, words, found in (("names", WORDS, game.names), ("signs", SIGNS, game.signs)):
        for word in words:
            if word not in found:
                yield ContentProblem(GAME, f"{key}{ARROW}{word}", "this key is missing; it must be text")


def _same_signs(game: GameFile) -> Problems:
    owners: dict[str, str] = {}
    for word, sign in game.signs.items():
        if owners.setdefault(sign, word) != word:
            sentence = f'"{sign}" is already the sign of {owners[sign]}; every sign is used once'
            yield ContentProblem(GAME, f"signs{ARROW}{word}", sentence)


def _ids(files: Files) -> list[ContentProblem]:
    whole = [(file, id) for file, _, id, _ in whole_cards(files)]
    return duplicates([*whole, *((file, card.id) for file, card in action_cards(files))], "cards")


def _same_names(files: Files) -> Problems:
    seen: dict[str, str] = {}
    for file, path, face in printed_faces(files):
        if face.name in seen:
            sentence = f'"{face.name}" is already the name of {seen[face.name]}; every name is used once'
            yield ContentProblem(file, f"{path}{ARROW}name", sentence)
        seen.setdefault(face.name, f"{file}: {path}")


def _ids_by_name(files: Files) -> Problems:
    named = [(file, table, id, card.name) for file, table, id, card in whole_cards(files)]
    general = file_of("general_actions")
    named += [(general, "cards", card.id, card.a.name) for card in files.general_actions.cards]
    for file, table, id, name in named:
        if id != slug_of(name):
            sentence = f'the id is the name in small letters: "{slug_of(name)}"'
            yield ContentProblem(file, path_of(table, id, "id"), sentence)


def _counts(files: Files) -> Problems:
    expected = files.game.expected
    tokens = sum(len(enemy.moves) for enemy in files.enemies.enemies)
    counted = [
        ("rooms", "rooms", len(files.rooms.rooms), expected.rooms),
        ("starts", "starting rooms", len(files.rooms.starts), expected.starts),
        ("heroes", "heroes", len(files.heroes.heroes), expected.heroes),
        ("hero_actions", "hero actions", len(files.hero_actions.cards), expected.hero_actions),
        ("general_actions", "general actions", len(files.general_actions.cards), expected.general_actions),
        ("fate", "fate cards", 3 * len(files.fate.titles), expected.fate),
        ("enemies", "kinds of enemies", len(files.enemies.enemies), expected.enemies),
        ("enemy_tokens", "enemy tokens", tokens, expected.enemy_tokens),
        ("treasures", "treasures", len(files.treasures.treasures), expected.treasures),
        ("equipment", "pieces of equipment", len(files.equipment.cards), expected.equipment),
        ("whispers", "whispers", len(files.whispers.whispers), expected.whispers),
        ("lords", "lords", len(files.lords.lords), expected.lords),
    ]
    for key, what, count, wanted in counted:
        if count != wanted:
            sentence = f"the card files hold {count} {what}, {wanted} are expected; change the cards or this number"
            yield ContentProblem(GAME, f"expected{ARROW}{key}", sentence)
