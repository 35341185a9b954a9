"""Narration and status as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kit.telling import Status, Told
from engine.kit.words import capitalized
from tui.words.happenings import sentence_of


def told_line(told: Told, names: Sequence[str]) -> str:
    """One line of narration with the name of whom it is about."""
    return sentence_of(told, names)


def status_line(status: Status) -> str:
    """Where the game stands."""
    said = ", ".join(word for word in (status.stage, status.step, status.note) if word)
    return f"{capitalized(said)}."


def choice_line(label: str, about: str) -> str:
    """A choice and what there is to say about it, unless its label says that already."""
    if not about or about.rstrip(".").lower() in label.lower():
        return label
    return f"{label}. {capitalized(about).removesuffix('.')}."


def standing_line(status: Status, names: Sequence[str]) -> str:
    """How far everybody is, the first first; nothing where nothing is counted yet."""
    if status.side is not None:
        return f"Standing: {status.side.words}."
    rows = [(one.rank, one.words) for one in status.progress] or [(score, f"{score:g}") for score in status.scores]
    ranked = sorted(enumerate(rows), key=lambda row: -row[1][0])
    if len({rank for rank, _ in rows}) < 2:
        return f"Standing: all tied at {rows[0][1]}." if len(rows) > 1 else ""
    return f"Standing: {', '.join(f'{names[seat]} {words}' for seat, (_, words) in ranked)}."
