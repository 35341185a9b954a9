"""The end screen of Shadowrift."""
