"""What must be true of the fate deck: how often every symbol comes, and no two texts alike."""

from collections import Counter
from itertools import combinations

from engine.content.problems import ContentProblem, Problems, path_of
from engine.games.shadowscape.content.effect_forms import Recall
from engine.games.shadowscape.content.file_forms import Files
from engine.games.shadowscape.content.forms import Title
from engine.games.shadowscape.content.naming import file_of
from engine.games.shadowscape.content.words import SYMBOLS, TYPES

FATE = file_of("fate")
SINGLES, PAIRS, RECALLS = 5, 2, 7


def problems(files: Files) -> Problems:
    yield from _symbols(files.fate.titles)
    yield from _texts(files.fate.titles)


def _symbols(titles: tuple[Title, ...]) -> Problems:
    borne: Counter[frozenset[str]] = Counter()
    for title in titles:
        for type in TYPES:
            symbols = title.symbols(type)
            if len(set(symbols)) < len(symbols):
                sentence = f"{symbols[0]} stands here twice; valid: one symbol or two different ones"
                yield ContentProblem(FATE, path_of("titles", title.id, type), sentence)
            else:
                borne[frozenset(symbols)] += 1
    wanted = [(frozenset((symbol,)), SINGLES) for symbol in SYMBOLS]
    wanted += [(frozenset(pair), PAIRS) for pair in combinations(SYMBOLS, 2)]
    for found, valid in wanted:
        if borne[found] != valid:
            told = " and ".join(symbol for symbol in SYMBOLS if symbol in found)
            how = "alone" if len(found) == 1 else "together"
            sentence = f"{told} {how}: on {borne[found]} of the cards; valid: {valid}"
            yield ContentProblem(FATE, "titles", sentence)


def _texts(titles: tuple[Title, ...]) -> Problems:
    for colour in ("red", "green"):
        seen: dict[object, str] = {}
        for title in titles:
            effects = getattr(title, colour).effects
            if seen.setdefault(effects, title.id) != title.id:
                sentence = f'these are the effects of "{seen[effects]}"; every title has a text of its own'
                yield ContentProblem(FATE, path_of("titles", title.id, colour, "effects"), sentence)
    recalls = sum(any(isinstance(effect, Recall) for effect in title.green.effects) for title in titles)
    if recalls != RECALLS:
        yield ContentProblem(FATE, "titles", f"{recalls} green texts recall cards; valid: {RECALLS}")
