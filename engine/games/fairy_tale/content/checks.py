"""What a single card file cannot know: references, sums, friendships, and whether names and texts fit their cards.

Called by `content.read` once all files have their form. It reports and never repairs.
"""

from collections.abc import Iterable, Mapping, Sequence

from engine.content.lesson import problems_of_lessons
from engine.content.problems import (
    ARROW,
    ContentProblem,
    Problems,
    duplicates,
    misnamed,
    missing,
    path_of,
    too_long,
    too_tall,
    unknown,
)
from engine.games.fairy_tale.content.forms import (
    EFFECT_LINES,
    FLAVOUR_LENGTH,
    FULL_WIDTH,
    Files,
    GameFile,
    IfCounts,
    IfShown,
    Kind,
    PerFriend,
)
from engine.games.fairy_tale.content.vocabulary import CATEGORIES, FACTIONS, MARKS, Set

Kinds = Sequence[tuple[str, Kind]]
DEEDS = ("read", "keep", "play", "flip", "unflip", "exchange")
SETS: tuple[Set, ...] = ("basic", "expert")
FEWEST, MOST = 2, 5
SLUG, GAME_FILE = "fairy_tale", "fairy_tale/game.toml"


def cross_problems(files: Files) -> list[ContentProblem]:
    """Everything wrong between and inside the files of a box."""
    game, kinds = files.game, files.kinds()
    known = {kind.id: kind for _, kind in kinds}
    found = duplicates(((file, kind.id) for file, kind in kinds), "cards")
    found += _same_codes(kinds)
    for file, kind in kinds:
        found += _identity(file, kind)
        found += _references(file, kind, known)
        found += _friendships(file, kind, known)
        found += _fit(file, kind)
    found += missing(GAME_FILE, "names", MARKS, game.names)
    found += _players(game)
    found += _sums(game, kinds)
    found += problems_of_lessons(SLUG, files.lesson, files.lessons, DEEDS, known)
    return found


def _at(file: str, kind: Kind, key: str, sentence: str) -> ContentProblem:
    return ContentProblem(file, path_of("cards", kind.id, key), sentence)


def _same_codes(kinds: Kinds) -> Problems:
    seen: dict[str, str] = {}
    for file, kind in kinds:
        owner = seen.setdefault(kind.code, kind.id)
        if owner != kind.id:
            yield _at(file, kind, "code", f'the code {kind.code} already belongs to "{owner}"; every code is used once')


def _identity(file: str, kind: Kind) -> Problems:
    yield from misnamed(file, path_of("cards", kind.id), kind.id, kind.name)
    for key, words, valid in (("factions", kind.factions, FACTIONS), ("categories", kind.categories, CATEGORIES)):
        if len(set(words)) < len(words):
            yield _at(file, kind, key, "each word may stand here once")
        elif len(words) not in (1, len(valid)):
            yield _at(file, kind, key, f"a card has one of these or all of them: {', '.join(valid)}")


def _references(file: str, kind: Kind, known: Mapping[str, Kind]) -> Problems:
    lists: list[tuple[tuple[str, ...], Iterable[str]]] = [
        (("friends",), kind.friends),
        (("counts_as",), kind.counts_as),
    ]
    if isinstance(kind.scoring, IfShown):
        lists.append((("scoring", "cards"), kind.scoring.cards))
    if isinstance(kind.scoring, PerFriend):
        lists.append((("scoring", "friend"), (kind.scoring.friend,)))
    for keys, ids in lists:
        for id in ids:
            if id not in known:
                yield unknown(file, path_of("cards", kind.id, *keys), "card", id, known)
    if isinstance(kind.scoring, IfCounts) and not kind.scoring.counts:
        yield _at(file, kind, f"scoring{ARROW}counts", f"this is empty; it needs at least one of: {', '.join(MARKS)}")
    if kind.counts_as and not kind.almighty:
        yield _at(file, kind, "counts_as", "only a card with almighty = true counts as other cards")


def _friendships(file: str, kind: Kind, known: Mapping[str, Kind]) -> Problems:
    for id in kind.friends:
        if id in known and kind.id not in known[id].friends:
            yield _at(file, kind, "friends", f'friendship goes both ways; "{id}" must list "{kind.id}" too')
    if isinstance(kind.scoring, PerFriend) and kind.scoring.friend not in kind.friends:
        yield _at(file, kind, "friends", f'the friend it scores for must be listed: "{kind.scoring.friend}"')


def _fit(file: str, kind: Kind) -> Problems:
    for line in kind.lines:
        yield from too_long(file, path_of("cards", kind.id, "lines"), line, FULL_WIDTH)
    yield from too_long(file, path_of("cards", kind.id, "flavour"), kind.flavour, FLAVOUR_LENGTH)
    yield from too_tall(file, path_of("cards", kind.id, "text"), kind.text, FULL_WIDTH, EFFECT_LINES)


def _players(game: GameFile) -> Problems:
    for rules in SETS:
        few, many = game.players.get(rules, (0, 0))
        if rules not in game.players:
            sentence = "this key is missing; it must be two whole numbers"
        elif FEWEST <= few <= many <= MOST:
            continue
        else:
            sentence = f"these are the fewest and the most players, from {FEWEST} to {MOST}, not {few} and {many}"
        yield ContentProblem(GAME_FILE, f"players{ARROW}{rules}", sentence)


def _sums(game: GameFile, kinds: Kinds) -> Problems:
    for rules in SETS:
        expected = game.expected.get(rules)
        if expected is None:
            yield ContentProblem(GAME_FILE, f"expected{ARROW}{rules}", "this key is missing; it must be a table")
            continue
        held = _held([kind for _, kind in kinds if kind.set == rules])
        for key, count in held.items():
            wanted = getattr(expected, key)
            if count != wanted:
                sentence = f"the {rules} cards hold {count} copies here, {wanted} are expected; change `copies` or this"
                yield ContentProblem(GAME_FILE, ARROW.join(("expected", rules, key)), sentence)


def _held(kinds: Sequence[Kind]) -> dict[str, int]:
    held = dict.fromkeys(("all", "dragonvale", "fairywood", "holy_empire", "shadow", "every"), 0)
    for kind in kinds:
        held["all"] += kind.copies
        for group in ["every"] if kind.is_every_faction else kind.factions:
            held[group] += kind.copies
    return held
