"""Painting the board of Shadowrift, part by part."""
