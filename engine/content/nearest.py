"""Nearest valid names, for sentences that say what would have been right."""

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(word: str, valid: Iterable[str]) -> str:
    """`did you mean "flip"? valid: draw, flip, hunt`; without the question if nothing is near."""
    names = list(valid)
    near = get_close_matches(word, names, n=1, cutoff=0.5)
    question = f'did you mean "{near[0]}"? ' if near else ""
    return f"{question}valid: {', '.join(names) if names else 'none'}"
