"""How the parts of the board of Mage Quest are painted."""
