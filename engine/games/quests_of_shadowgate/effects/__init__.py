"""The effects of Quests of Shadowgate, a file a family; `rows` puts them together."""
