"""The score sheet of Quests of Shadowgate."""
