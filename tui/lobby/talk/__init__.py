"""Talk: a line to say something in, and what was said."""
