"""The rules of Fairy Tale, a file a family of deeds; `rows` puts them together."""
