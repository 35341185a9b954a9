"""The three ways things go wrong, each with a stable slug for programs and a sentence for people."""

import msgspec


class Rejected(Exception):
    """A choice, option or request that the rules or the table do not allow. Nothing has changed."""

    def __init__(self, slug: str, sentence: str, rule: str = "") -> None:
        super().__init__(slug, sentence, rule)  # all of it, so that another process can be told
        self.slug = slug
        self.sentence = sentence
        self.rule = rule

    def __str__(self) -> str:
        return self.sentence


class Damaged(Exception):
    """A log file that cannot be read from `line` on (counted from 1, the header)."""

    def __init__(self, line: int, slug: str, sentence: str) -> None:
        super().__init__(line, slug, sentence)
        self.line = line
        self.slug = slug
        self.sentence = sentence

    def __str__(self) -> str:
        return f"line {self.line}: {self.sentence}"


class Problem(msgspec.Struct, frozen=True):
    """Something `verify` found: which line of the log, what kind of fault, and a sentence about it."""

    line: int
    slug: str
    sentence: str
