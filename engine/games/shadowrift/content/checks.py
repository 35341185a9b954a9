"""What a single card file of Shadowrift cannot know: counts, names used twice, texts that do not fit, wrong references.

Called by `box.read` once all files have their form. It reports and never repairs. What concerns hero stacks only stands
in `check_stacks`, what concerns factions in `check_factions`.
"""

from engine.content.lesson import lesson_problems
from engine.content.problems import (
    ARROW,
    ContentProblem,
    Problems,
    miscounted,
    misnamed,
    missing,
    slug_of,
    too_tall,
    unknown,
)
from engine.games.shadowrift.content.check_factions import faction_problems
from engine.games.shadowrift.content.check_stacks import stack_problems
from engine.games.shadowrift.content.counting import counted
from engine.games.shadowrift.content.effects import BetterAid, Forbid, Kill
from engine.games.shadowrift.content.files import (
    GAME_FILE,
    LESSON_FILE,
    RIFT_FILE,
    SCENARIO_FILE,
    Card,
    Files,
    cards_in,
)
from engine.games.shadowrift.content.forms import Monster, Traveller, Villager, Zombie
from engine.games.shadowrift.content.walking import effects_in
from engine.games.shadowrift.content.words import (
    DIFFICULTIES,
    PLAN_SHAPES,
    TEXT_SHAPES,
    WORDS,
)

DEEDS = ("read", "pick", "act", "sink", "discard", "offer", "choose")  # what a lesson may wait for


def cross_problems(files: Files) -> list[ContentProblem]:
    """Everything wrong between and inside the files."""
    return [
        *_words(files),
        *_ids(files),
        *_names(files),
        *(problem for place in cards_in(files) for problem in _fit(*place)),
        *_references(files),
        *_counts(files),
        *stack_problems(files),
        *faction_problems(files),
        *_wall_coin(files),
        *_first(files),
        *_scenarios(files),
        *lesson_problems(LESSON_FILE, files.lesson, DEEDS, [card.id for _, _, card in cards_in(files)]),
    ]


def _words(files: Files) -> Problems:
    yield from missing(GAME_FILE, "names", WORDS, files.game.names)
    for level in DIFFICULTIES:
        if level not in files.game.difficulty:
            yield ContentProblem(GAME_FILE, f"difficulty{ARROW}{level}", "this key is missing; it must be a table")


def _ids(files: Files) -> Problems:
    seen: dict[str, str] = {}
    for file, path, card in cards_in(files):
        if card.id in seen:
            sentence = f"this id is already used in {seen[card.id]}; every id must be used once"
            yield ContentProblem(file, f"{path}{ARROW}id", sentence)
        seen.setdefault(card.id, file)
        yield from misnamed(file, path, card.id, card.name)


def _names(files: Files) -> Problems:
    seen: dict[str, str] = {}
    for file, path, card in cards_in(files):
        if seen.setdefault(card.name, card.id) != card.id:
            sentence = f'"{card.name}" is already the name of "{seen[card.name]}"; every name is used once'
            yield ContentProblem(file, f"{path}{ARROW}name", sentence)


def _fit(file: str, path: str, card: Card) -> Problems:
    for width, lines in TEXT_SHAPES:
        yield from too_tall(file, f"{path}{ARROW}text", card.text, width, lines)
    if isinstance(card, Monster | Zombie):
        for number, plan in enumerate(card.plans, 1):
            for width, lines in PLAN_SHAPES:
                yield from too_tall(file, f"{path}{ARROW}plans #{number}{ARROW}text", plan.text, width, lines)


def _references(files: Files) -> Problems:
    """Villagers named by effects: monsters kill by a name that is in Town from the start."""
    residents = [card.id for card in files.town.cards if isinstance(card, Villager)]
    everybody = [card.id for card in files.town.cards if isinstance(card, Villager | Traveller)]
    for file, path, card in cards_in(files):
        for key, effect in effects_in(card, path):
            match effect:
                case Kill(whom=whom) if whom not in residents:
                    yield unknown(file, f"{key}{ARROW}whom", "Villager", whom, residents)
                case BetterAid(of=name) if name not in everybody:
                    yield unknown(file, f"{key}{ARROW}of", "Villager", name, everybody)
                case Forbid(what="aid", of=None):
                    sentence = "this key is missing; it must be the id of a Villager"
                    yield ContentProblem(file, f"{key}{ARROW}of", sentence)
                case Forbid(what="aid", of=str(name)) if name not in everybody:
                    yield unknown(file, f"{key}{ARROW}of", "Villager", name, everybody)


def _counts(files: Files) -> Problems:
    yield from miscounted(GAME_FILE, counted(files), files.game.expected)
    if len(files.rifts.cards) != 1:
        sentence = f"there are {len(files.rifts.cards)} kinds of rift; valid: 1, with as many copies as heroes"
        yield ContentProblem(RIFT_FILE, "cards", sentence)


def _wall_coin(files: Files) -> Problems:
    coin = files.game.wall_coin
    if list(coin) != sorted(set(coin)):
        yield ContentProblem(GAME_FILE, "wall_coin", "Walls must cost more with each hero; valid: six rising numbers")


def _first(files: Files) -> Problems:
    yield from _eight(GAME_FILE, "first", files.game.first, files)


def _scenarios(files: Files) -> Problems:
    seen: set[str] = set()
    base = [card.id for card in files.base.cards if card.stack]
    for one in files.scenarios.scenarios:
        path = f'scenarios "{one.id}"'
        if one.id in seen or one.id != slug_of(one.name):
            sentence = f'every id is used once and is the name in small letters; valid: "{slug_of(one.name)}"'
            yield ContentProblem(SCENARIO_FILE, f"{path}{ARROW}id", sentence)
        seen.add(one.id)
        yield from _eight(SCENARIO_FILE, f"{path}{ARROW}stacks", one.stacks, files)
        for number, word in enumerate(one.without, 1):
            if word not in base:
                yield unknown(SCENARIO_FILE, f"{path}{ARROW}without #{number}", "base stack", word, base)


def _eight(file: str, path: str, stacks: tuple[str, ...], files: Files) -> Problems:
    known = [card.id for card in files.stacks.cards]
    for number, stack in enumerate(stacks, 1):
        if stack not in known:
            yield unknown(file, f"{path} #{number}", "stack", stack, known)
        elif stack in stacks[: number - 1]:
            yield ContentProblem(file, f"{path} #{number}", f'"{stack}" stands here twice; valid: eight different ones')
