"""Quests of Shadowgate: two to four adventurers gather items, complete quests, and race for the Staff of Ages."""
