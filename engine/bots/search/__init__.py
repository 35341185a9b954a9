"""Looking ahead: information-set tree search, the same for every game."""
