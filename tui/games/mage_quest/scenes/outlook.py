"""What a choice would come to: where the own tracks or a book would stand, and whether some of it would be lost.

Read by the tracks, the inspector and the cursor. It plays the choice on a copy of the table; nothing here is left to
chance.
"""

from __future__ import annotations

from typing import Any

from engine.core import perform
from engine.core.facts import Noted
from engine.games.mage_quest.actions import Mark
from engine.games.mage_quest.zones import ALLIES, MANA
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import RIGHT
from tui.games.mage_quest.scenes.pages import count_words, next_words, page_of
from tui.games.mage_quest.view import Sight

PURSES = {"Mana": MANA, "Allies": ALLIES}
LOSSES = ("lost_mana", "lost_allies")


def tracks_after(sight: Sight, action: Any) -> dict[str, int]:
    """Where Mana and Allies would stand after a legal choice, by name; only what would change."""
    if action is None or action not in sight.legal:
        return {}
    world = sight.world.copy()
    perform(world.game, world, sight.me, action)
    counts = {name: counter(world, sight.me) for name, counter in PURSES.items()}
    return {name: count for name, count in counts.items() if count != PURSES[name](sight.world, sight.me)}


def is_wasteful(sight: Sight, action: Any) -> bool:
    """Whether a track is too short for all that a legal choice brings."""  # ruling 18
    facts = perform(sight.world.game, sight.world.copy(), sight.me, action)
    return any(isinstance(fact, Noted) and fact.note in LOSSES for fact in facts)


def book_after(sight: Sight, action: Mark) -> Words:
    """`3 of 6, clockwise; next ° > ^`: how far a book would be with a legal mark."""
    world = sight.world.copy()
    perform(world.game, world, sight.me, action)
    page = page_of(world, action.book)
    return (*count_words(page), Word("; ", "dim"), *next_words(page))


def outlook_words(sight: Sight, action: Any) -> Words:
    """`Mana 5 → 4, Allies 2 → 4`"""
    if isinstance(action, Mark) and action in sight.legal:
        return book_after(sight, action)
    words: list[Word] = []
    for name, then in tracks_after(sight, action).items():
        words += [Word(", ", "dim")] if words else []
        words += [Word(f"{name} {PURSES[name](sight.world, sight.me)} {RIGHT} "), Word(str(then), "lit", bold=True)]
    return tuple(words)
