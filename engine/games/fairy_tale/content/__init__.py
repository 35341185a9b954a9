"""The content of Fairy Tale: forms of its files, checks between them, the loaded box."""
