"""What people type, made plain at the border, as the tables do it: for names and search words that a screen takes."""

from engine.tables.plain_text import INVISIBLE, LONGEST_NAME, plain, plain_name

__all__ = ["INVISIBLE", "LONGEST_NAME", "plain", "plain_name"]
