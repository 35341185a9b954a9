"""Shadowscape: heroes in a shifting dungeon race, or stand together, for whispers worth shadow shards."""

from engine.games.shadowscape.game import Shadowscape

__all__ = ["Shadowscape"]
