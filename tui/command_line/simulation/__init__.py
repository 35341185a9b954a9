"""Commands that play many games between bots."""
