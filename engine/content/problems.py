"""What content checks say: a problem names file, key path, what is wrong and what would be valid.

Made by the content loader and by each game's own cross checks, which share what they all ask: ids and names used twice,
ids that are not the name, texts that do not fit, words that are missing, counts. The content check shows it as it is.
"""

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Protocol

import msgspec

from engine.content.nearest import nearest

ARROW = " → "


class ContentProblem(msgspec.Struct, frozen=True):
    """One thing wrong with one place of one file; the sentence also says what would be valid."""

    file: str
    path: str
    sentence: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.path, self.sentence) if part)


Problems = Iterator[ContentProblem]


class Named(Protocol):
    """Whatever has a name printed on it."""

    @property
    def name(self) -> str: ...


class BadContent(Exception):
    """Content that cannot be used, with every problem found in it."""

    def __init__(self, problems: Sequence[ContentProblem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = tuple(problems)


def unknown(file: str, path: str, what: str, word: str, valid: Iterable[str]) -> ContentProblem:
    """A name that is not one of the valid ones: a key, a value of a closed list, a reference, an effect."""
    return ContentProblem(file, path, f'unknown {what} "{word}"; {nearest(word, valid)}')


def duplicates(ids: Iterable[tuple[str, str]], table: str) -> list[ContentProblem]:
    """Problems for every id used before, given (file, id) pairs in reading order."""
    seen: dict[str, str] = {}
    found = []
    for file, id in ids:
        if id in seen:
            sentence = f"this id is already used in {seen[id]}; every id must be unique"
            found.append(ContentProblem(file, f'{table} "{id}"{ARROW}id', sentence))
        seen.setdefault(id, file)
    return found


def path_of(table: str, id: str, *keys: str) -> str:
    """`rooms "den" → doors`"""
    return ARROW.join((f'{table} "{id}"', *keys))


def slug_of(name: str) -> str:
    """A name as an id."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


def misnamed(file: str, path: str, id: str, name: str) -> Problems:
    """An id that is not the name as an id."""
    if id != slug_of(name):
        yield ContentProblem(file, f"{path}{ARROW}id", f'the id is the name in small letters: "{slug_of(name)}"')


def named_twice(faces: Iterable[tuple[str, str, Named]]) -> Problems:
    """Names used before, given (file, key path, face) in reading order."""
    seen: dict[str, str] = {}
    for file, path, face in faces:
        if face.name in seen:
            sentence = f'"{face.name}" is already the name of {seen[face.name]}; every name is used once'
            yield ContentProblem(file, f"{path}{ARROW}name", sentence)
        seen.setdefault(face.name, f"{file}: {path}")


def too_long(file: str, path: str, text: str, most: int) -> Problems:
    """A text that does not fit."""
    if len(text) > most:
        yield ContentProblem(file, path, f'"{text}" has {len(text)} characters; at most {most} fit')


def too_tall(file: str, path: str, text: str, width: int, most: int) -> Problems:
    """A text that does not fit its lines; words are not broken."""
    found = wrap(text, width, break_long_words=False, break_on_hyphens=False)
    if len(found) > most or any(len(line) > width for line in found):
        sentence = f"this takes {len(found)} lines of {width} characters; at most {most} such lines fit"
        yield ContentProblem(file, path, sentence)


def missing(file: str, key: str, words: Iterable[str], found: Container[str]) -> Problems:
    """Words of a closed list that a table of texts lacks."""
    for word in words:
        if word not in found:
            yield ContentProblem(file, f"{key}{ARROW}{word}", "this key is missing; it must be text")


def miscounted(file: str, counted: Iterable[tuple[str, str, int]], expected: object) -> Problems:
    """Counts that are not as expected, given (key of `expected`, what is counted, how many)."""
    for key, what, count in counted:
        wanted = getattr(expected, key)
        if count != wanted:
            sentence = f"the card files hold {count} {what}, {wanted} are expected; change the cards or this number"
            yield ContentProblem(file, f"expected{ARROW}{key}", sentence)
