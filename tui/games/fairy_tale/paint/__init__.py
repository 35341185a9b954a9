"""How the parts of the board of Fairy Tale are painted."""
