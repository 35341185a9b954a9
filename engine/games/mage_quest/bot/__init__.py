"""The bot of Mage Quest: policy, value, look-ahead, likings."""
