"""The screen of Shadowrift."""
