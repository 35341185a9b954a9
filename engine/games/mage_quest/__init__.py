"""Mage Quest: two mages send ships and caravans across one land for elements, and race to write four spell books."""

from engine.games.mage_quest.game import MageQuest

__all__ = ["MageQuest"]
