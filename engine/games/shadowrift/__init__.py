"""Shadowrift: heroes defend Haven Town against one deck of monsters."""

from engine.games.shadowrift.game import Shadowrift

__all__ = ["Shadowrift"]
