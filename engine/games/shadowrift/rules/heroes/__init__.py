"""What heroes do in the Heroes act: seek aid, play, fight, pay, buy, give, seal."""
