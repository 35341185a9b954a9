"""Shadowscape: heroes in a shifting dungeon race, or stand together, for whispers worth shadow shards."""
