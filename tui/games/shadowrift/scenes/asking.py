"""What a half-made choice asks for next, in words: its target, its hero, or how it is to be done.

Said by the inspector in place of the round's question.
"""

from __future__ import annotations

from typing import Any

from engine.games.shadowrift.content.printed import NAME
from tui.games.shadowrift.scene import Table

GIVES = "Choose a hero to give Coin to."
HOW_MUCH = "Choose how much Coin to give."


def asked_next(table: Table) -> str:
    """The question of a choice that is half made; nothing where none is."""
    if not table.made or not table.sight.acts:
        return ""
    kind = table.made[0].what[0]
    if kind == "deed":
        return HOW_MUCH if table.ways else GIVES
    name = name_of_first(table)
    if table.ways:
        return f"Choose how to play {name}." if kind == "card" else "Choose how to do it."
    if kind == "foe":
        return f"Choose what to use on {name}."
    if kind == "hero":
        return f"Choose what to do for {name}."
    aid = "'s aid" if kind == "space" else ""
    return f"Choose {what_is_open(table)} for {name}{aid}."


def name_of_first(table: Table) -> str:
    """What was picked first, by name."""
    sight, (kind, what, *_) = table.sight, table.made[0].what
    if kind == "hero":
        return str(sight.scene.names[what])
    card: Any = sight.town[what] if kind == "space" else what
    return f"the {NAME[sight.kind(card)]}" if kind == "space" else NAME[sight.kind(card)]


def what_is_open(table: Table) -> str:
    """Which part of the action the board is to say next."""
    picked = sum(pick.what[0] == "foe" for pick in table.made)
    aims = {tuple(getattr(action, "targets", ())) for action in table.left}
    if len(aims) > 1:
        return "the second target" if picked else "a target"
    if len({getattr(action, "place", None) for action in table.left}) > 1:
        return "a space of the track"
    return "a hero"
