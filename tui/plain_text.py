"""What people type, made plain at the border: no control characters, no line breaks, no invisible marks, no long tails.

Every name and search word goes through here before it is stored or drawn.
"""

import unicodedata

LONGEST_NAME = 20
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def plain(text: str, longest: int | None = None) -> str:
    """One line of visible signs, with single spaces between words."""
    seen = "".join(" " if unicodedata.category(sign) in INVISIBLE else sign for sign in text)
    return " ".join(seen.split())[:longest].rstrip()


def plain_name(text: str, otherwise: str = "") -> str:
    """A name as it may stand at a table."""
    return plain(text, LONGEST_NAME) or otherwise
