"""Narration, status and rules as lines of text."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.content.loading import content_root
from engine.kit.telling import Status, Told
from engine.tables.plain_text import plain
from tui.words.happenings import sentence_of


def told_line(told: Told, names: Sequence[str]) -> str:
    """One line of narration with the name of whom it is about."""
    return sentence_of(told, names)


def status_line(status: Status) -> str:
    """Where the game stands."""
    return ", ".join(word for word in (status.stage, status.step, status.note) if word) + "."


def standing_line(status: Status, names: Sequence[str]) -> str:
    """How far everybody is, the first first; nothing where nothing is counted yet."""
    if status.side is not None:
        return f"Standing: {status.side.words}."
    rows = [(one.rank, one.words) for one in status.progress] or [(score, f"{score:g}") for score in status.scores]
    ranked = sorted(enumerate(rows), key=lambda row: -row[1][0])
    if len({rank for rank, _ in rows}) < 2:
        return f"Standing: all tied at {rows[0][1]}." if len(rows) > 1 else ""
    return f"Standing: {', '.join(f'{names[seat]} {words}' for seat, (_, words) in ranked)}."


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
