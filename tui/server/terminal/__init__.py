"""A terminal far away: keys in, bytes out, Textual's driver for it."""
