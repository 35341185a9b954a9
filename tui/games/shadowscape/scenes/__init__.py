"""What the board shows, read from a scene: options, ways, attacks, whispers."""
