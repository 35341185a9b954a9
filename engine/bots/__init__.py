"""Players made of code. `BOTS` lists them by level; they are shown what their seat may see, and nothing else."""

from engine.bots.contract import Bot
from engine.bots.greedy import Greedy
from engine.bots.random_bot import Random
from engine.core import Rejected
from engine.core.naming import nearest

BOTS: dict[str, Bot] = {bot.level: bot for bot in (Random(), Greedy())}


def known_bot(level: str) -> Bot:
    """The bot of that level."""
    if level not in BOTS:
        raise Rejected("UnknownBot", f"There is no bot {level!r}; {nearest(level, BOTS)}.")
    return BOTS[level]


__all__ = ["BOTS", "Bot", "Greedy", "Random", "known_bot"]
