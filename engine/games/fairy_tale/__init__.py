"""Fairy Tale: two to five players draft and play cards for sets, friends and chapters."""
