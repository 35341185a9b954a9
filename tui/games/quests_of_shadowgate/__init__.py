"""Quests of Shadowgate on screen: board, score sheet, cards, looks."""
