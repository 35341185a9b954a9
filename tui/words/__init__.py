"""Sentences that every front end says in the same words."""
