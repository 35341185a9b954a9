"""What the bot plans by: what lies where, how far whispers are, what cards make, what offers and texts are worth."""
