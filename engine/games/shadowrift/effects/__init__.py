"""The effects of Shadowrift, a room a family: what each does, its words, its worth to a bot, its sign."""
