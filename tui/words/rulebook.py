"""The rules of a game as plain text, by heading: for line mode, for browsers without a screen, and for the hall."""

from __future__ import annotations

import re

from engine.content.loading import content_root
from engine.tables.plain_text import plain


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
