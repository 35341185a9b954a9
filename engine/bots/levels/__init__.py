"""How well a bot plays: random, apprentice, adept, master. Each chooses from what its seat may see."""
