"""Shadowscape on the screen."""
