"""What each act of the Heroes step is worth to a companion: aid, attacks, seals, and whatever is bought."""
