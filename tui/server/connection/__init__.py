"""Who comes in over SSH: connections, identity, limits, and each person's visit."""
