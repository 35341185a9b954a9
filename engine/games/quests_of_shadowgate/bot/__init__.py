"""The bot of Quests of Shadowgate: policy, value, look-ahead, likings."""
