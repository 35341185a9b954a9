"""Spoiling data files in a copy of the content, to see what is said about it."""

from pathlib import Path


def spoil(path: Path, old: str, new: str, count: int = 1) -> None:
    """Put something else in the place of words that are there."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, count), encoding="utf-8")
