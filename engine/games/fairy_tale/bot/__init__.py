"""The bot of Fairy Tale: policy, value, look-ahead, likings."""
