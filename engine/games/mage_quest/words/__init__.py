"""Mage Quest in words: labels, prompts, the story, descriptions."""
