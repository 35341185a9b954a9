"""Fairy Tale: two to five players draft and play cards for sets, friends and chapters."""

from engine.games.fairy_tale.game import FairyTale

__all__ = ["FairyTale"]
