"""Players made of code. `BOTS` lists them by level; they are shown what their seat may see, and nothing else."""

from engine.bots.levels.adept import Adept
from engine.bots.levels.apprentice import Apprentice
from engine.bots.levels.bot import Advice, Bot, Budget, Considered
from engine.bots.levels.master import Master
from engine.bots.levels.random_bot import Random
from engine.content.nearest import nearest
from engine.core import Rejected

BOTS: dict[str, Bot] = {bot.level: bot for bot in (Random(), Apprentice(), Adept(), Master())}
OLDER_WORDS = {"greedy": "adept"}  # in logs and commands for ever


def known_bot(level: str) -> Bot:
    """The bot of that level."""
    current = OLDER_WORDS.get(level, level)
    if current not in BOTS:
        raise Rejected("UnknownBot", f"There is no bot {level!r}; {nearest(level, BOTS)}.")
    return BOTS[current]


__all__ = [
    "BOTS",
    "OLDER_WORDS",
    "Adept",
    "Advice",
    "Apprentice",
    "Bot",
    "Budget",
    "Considered",
    "Master",
    "Random",
    "known_bot",
]
