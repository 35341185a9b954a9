"""What is printed in Shadowscape: the forms of its card files, their checks, and the loaded box."""

from engine.games.shadowscape.content.box import Box, EnemyToken, FateCard, box, check, load
from engine.games.shadowscape.content.file_forms import SLUG

__all__ = ["SLUG", "Box", "EnemyToken", "FateCard", "box", "check", "load"]
