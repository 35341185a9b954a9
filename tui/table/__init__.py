"""The parts of the table screen that all games share: the session behind it, and the panels around the board."""
