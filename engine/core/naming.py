"""Nearest valid names, for sentences that say what would have been right."""

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(name: str, known: Iterable[str]) -> str:
    """`; did you mean 'x'?` or the list of what there is, ready to be put before a full stop."""
    names = sorted(known)
    close = get_close_matches(name, names, n=1)
    if close:
        return f"; did you mean {close[0]!r}"
    return f"; there is {', '.join(names)}" if names else ""
