"""Who comes in, over SSH or another way: doors, identity, limits, and each person's visit."""
