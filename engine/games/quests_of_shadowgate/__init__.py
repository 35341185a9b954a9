"""Quests of Shadowgate: two to four adventurers gather items, complete quests, and race for the Staff of Ages."""

from engine.games.quests_of_shadowgate.game import QuestsOfShadowgate

__all__ = ["QuestsOfShadowgate"]
