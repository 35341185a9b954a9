"""Lanterns, a game made for tests: every kind of zone, counter, ask and chance there is, in three rounds."""

from tests.toy.game import LANTERNS, Lanterns

__all__ = ["LANTERNS", "Lanterns"]
