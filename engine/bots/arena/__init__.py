"""Many games between bots: playing them, counting them, rating who plays."""
