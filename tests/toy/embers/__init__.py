"""Embers, a small game for one to six heroes against the night: they act in any order, and win or lose together."""

from tests.toy.embers.game import EMBERS, Embers

__all__ = ["EMBERS", "Embers"]
