"""Shadowrift: heroes defend Haven Town against one deck of monsters."""
