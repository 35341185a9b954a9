"""The rules of Mage Quest, a file a family of deeds; `rows` puts them together."""
