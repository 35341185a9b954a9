"""The rules of Quests of Shadowgate, a file a family of deeds; `rows` puts them together."""
