"""The score sheet of Shadowscape."""
