"""The bot of Shadowscape: policy, value, look-ahead, likings."""
