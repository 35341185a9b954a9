"""The content of Shadowrift: forms of its files, the loaded box, its checks, quick tables of what is printed."""

from engine.games.shadowrift.content.box import Box, box, check, load
from engine.games.shadowrift.content.words import SLUG

__all__ = ["SLUG", "Box", "box", "check", "load"]
