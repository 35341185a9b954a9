"""The score sheet of Fairy Tale."""
