"""What the program knows of the machine and the player before a screen opens: places, settings, version."""
