"""The bot of Shadowrift: what it picks, how it values a table, how it looks ahead."""
