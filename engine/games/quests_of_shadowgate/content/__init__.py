"""The content of Quests of Shadowgate: forms of its files, checks between them, the loaded box."""
