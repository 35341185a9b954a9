"""How every part of the board is drawn."""
