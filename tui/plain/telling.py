"""Narration, status and rules as lines of text."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.core import Status, Told
from engine.core.content import content_root
from tui.agreeing import said_of
from tui.plain_text import plain


def told_line(told: Told, names: Sequence[str]) -> str:
    """One line of narration with the name of whom it is about."""
    if told.seat is None:
        return told.text
    return said_of(names[told.seat], told.text)


def status_line(status: Status) -> str:
    """Where the game stands."""
    return ", ".join(word for word in (status.stage, status.step, status.note) if word) + "."


def rulebook(slug: str) -> dict[str, list[str]]:
    """The rules of a game by heading, without the marks of Markdown."""
    text = (content_root() / slug / "rulebook.md").read_text(encoding="utf-8")
    sections: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in text.splitlines():
        if line.startswith("#"):
            lines = sections.setdefault(line.lstrip("# ").strip(), [])
        elif bare := bare_line(line):
            lines.append(bare)
    return {heading: lines for heading, lines in sections.items() if lines}


def bare_line(line: str) -> str:
    """A line of Markdown as it is spoken."""
    if re.fullmatch(r"[|\s:-]+", line):
        return ""
    line = re.sub(r"^\s*[-*]\s+", "", line.strip())
    cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else [line]
    return plain(re.sub(r"(\*\*|`|\\(?=[+*_#-]))", "", ", ".join(filter(None, cells))))
