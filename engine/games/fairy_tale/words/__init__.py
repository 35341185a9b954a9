"""Fairy Tale in words: labels, prompts, the story, descriptions."""
