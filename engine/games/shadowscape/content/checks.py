"""What a single card file cannot know: counts, ids and names used twice, words and signs that are missing.

Called by `box.read` once all files have their form. It reports and never repairs. What holds for one sort of card
stands in `check_dungeon`, `check_heroes`, `check_fate` and `check_offers`, what fits on the screen in `check_widths`.
"""

from collections.abc import Iterator

from engine.content.lesson import lesson_problems
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
)
from engine.games.shadowscape.content import check_dungeon, check_fate, check_heroes, check_offers, check_widths
from engine.games.shadowscape.content.file_forms import SLUG, Files, GameFile
from engine.games.shadowscape.content.naming import GAME, action_cards, file_of, printed_faces, whole_cards
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
        *missing(GAME, "names", WORDS, files.game.names),
        *missing(GAME, "signs", SIGNS, files.game.signs),
        *_same_signs(files.game),
        *_recalls(files.game),
        *_ids(files),
        *named_twice(printed_faces(files)),
        *_ids_by_name(files),
        *miscounted(GAME, _counts(files), files.game.expected),
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


def _same_signs(game: GameFile) -> Problems:
    owners: dict[str, str] = {}
    for word, sign in game.signs.items():
        if owners.setdefault(sign, word) != word:
            sentence = f'"{sign}" is already the sign of {owners[sign]}; every sign is used once'
            yield ContentProblem(GAME, f"signs{ARROW}{word}", sentence)


def _recalls(game: GameFile) -> Problems:
    """Stronger enemies never leave the heroes less time."""  # ruling 111
    numbers = game.numbers
    for heroes, (plain, advanced) in enumerate(zip(numbers.recall, numbers.recall_advanced, strict=True), 2):
        if advanced < plain:
            sentence = f"{advanced} cards with {heroes} heroes, fewer than `recall` brings; valid: {plain} or more"
            yield ContentProblem(GAME, f"numbers{ARROW}recall_advanced", sentence)


def _ids(files: Files) -> list[ContentProblem]:
    whole = [(file, id) for file, _, id, _ in whole_cards(files)]
    return duplicates([*whole, *((file, card.id) for file, card in action_cards(files))], "cards")


def _ids_by_name(files: Files) -> Problems:
    named = [(file, table, id, card.name) for file, table, id, card in whole_cards(files)]
    general = file_of("general_actions")
    named += [(general, "cards", card.id, card.a.name) for card in files.general_actions.cards]
    for file, table, id, name in named:
        yield from misnamed(file, path_of(table, id), id, name)


def _counts(files: Files) -> Iterator[tuple[str, str, int]]:
    """(key of `expected`, what it counts, how many there are)."""
    yield "rooms", "rooms", len(files.rooms.rooms)
    yield "starts", "starting rooms", len(files.rooms.starts)
    yield "heroes", "heroes", len(files.heroes.heroes)
    yield "hero_actions", "hero actions", len(files.hero_actions.cards)
    yield "general_actions", "general actions", len(files.general_actions.cards)
    yield "fate", "fate cards", 3 * len(files.fate.titles)
    yield "enemies", "kinds of enemies", len(files.enemies.enemies)
    yield "enemy_tokens", "enemy tokens", sum(len(enemy.moves) for enemy in files.enemies.enemies)
    yield "treasures", "treasures", len(files.treasures.treasures)
    yield "equipment", "pieces of equipment", len(files.equipment.cards)
    yield "whispers", "whispers", len(files.whispers.whispers)
    yield "lords", "lords", len(files.lords.lords)
