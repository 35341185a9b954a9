"""Shadowrift in words: labels, prompts, the story, descriptions."""
