"""What games are made with: the floor between the core and the games. Knows no game."""
