"""What people type, made plain at the border: no control characters, no line breaks, no invisible marks, no long tails.

Every name, search word, invitation and line of chat goes through here before it is stored or drawn.
"""

import unicodedata

from engine.tables.name_scripts import skeleton

LONGEST_NAME = 20
LONGEST_LINE = 200
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
MARKS = {"Mn", "Me"}
"""Accents set upon the letter before them."""

STACK = 2
"""Accents that a letter may carry: more than any language needs would climb over the lines above."""


def plain(text: str, longest: int | None = None) -> str:
    """One line of visible signs, with single spaces between words."""
    seen = "".join(" " if unicodedata.category(sign) in INVISIBLE else sign for sign in _unstacked(text))
    return " ".join(seen.split())[:longest].rstrip()


def _unstacked(text: str) -> str:
    """Text in which no sign carries more accents than it can."""
    kept: list[str] = []
    stack = 0
    for sign in text:
        stack = stack + 1 if unicodedata.category(sign) in MARKS else 0
        if stack <= STACK:
            kept.append(sign)
    return "".join(kept)


def plain_name(text: str, otherwise: str = "") -> str:
    """A name as it may stand at a table."""
    return plain(text, LONGEST_NAME) or otherwise


def sound_of(name: str) -> str:
    """What two names have in common that people would take for the same."""
    return skeleton(name)
