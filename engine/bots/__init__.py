"""Players made of code. `BOTS` lists them by level; they are shown what their seat may see, and nothing else."""

from engine.bots.adept import Adept
from engine.bots.apprentice import Apprentice
from engine.bots.contract import Advice, Bot, Budget, Considered
from engine.bots.master import Master
from engine.bots.random_bot import Random
from engine.core import Rejected
from engine.core.naming import nearest

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
