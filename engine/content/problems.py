"""What content checks say: a problem names file, key path, what is wrong and what would be valid.

Made by the content loader and by each game's own cross checks; shown by the content check as it is.
"""

from collections.abc import Iterable, Sequence

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
