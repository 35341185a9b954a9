"""Quests of Shadowgate in words: labels, prompts, the story, descriptions."""
