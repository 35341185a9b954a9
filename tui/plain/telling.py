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
    """How far everybody is, the first first; partners by what they have together; nothing where nothing is counted."""
    if status.side is not None:
        return f"Standing: {status.side.words}."
    rows = sorted(rows_of(status, names), key=lambda row: -row[0])
    if len(rows) < 2:
        return ""
    if rows[0][0] == rows[-1][0]:
        return f"Standing: all tied at {rows[0][2]}."
    return f"Standing: {', '.join(f'{who} {words}' for _, who, words in rows)}."


def rows_of(status: Status, names: Sequence[str]) -> list[tuple[float, str, str]]:
    """By what a side ranks, who it is and what it has."""
    if status.teams:
        sums = [sum(status.scores[seat] for seat in side) for side in status.teams]
        called = [" and ".join(names[seat] for seat in side) for side in status.teams]
        return [(points, who, f"{points:g}") for points, who in zip(sums, called, strict=True)]
    if status.progress:
        return [(one.rank, who, one.words) for one, who in zip(status.progress, names, strict=True)]
    return [(score, who, f"{score:g}") for score, who in zip(status.scores, names, strict=False)]
