"""How the parts of the board of Quests of Shadowgate are painted."""
