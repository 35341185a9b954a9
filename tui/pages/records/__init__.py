"""What was played: replays and statistics."""
