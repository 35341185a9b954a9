"""What the board of Shadowrift shows and offers, before it is painted."""
