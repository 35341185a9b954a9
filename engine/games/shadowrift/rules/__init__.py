"""The rules of Shadowrift, a file a family of deeds; `rows` puts them together."""
