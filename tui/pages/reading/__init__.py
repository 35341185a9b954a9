"""Pages of text: rulebook, help."""
