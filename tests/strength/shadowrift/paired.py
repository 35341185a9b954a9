"""Masters against Adepts on the same deals: how often each team wins, and the difference with its 95 % interval.

Run by hand: `python -m tests.strength.shadowrift.paired FIRST DEALS ITERATIONS [SEATS] [option=value ...]`. Deals are
numbered, so that stretches played apart can be put together: a line for each deal, then the sum. Factions take turns.
"""

import math
import sys
from collections.abc import Iterable

from engine.bots.arena.playing import play
from engine.bots.levels.bot import Budget
from engine.games.shadowrift.content.words import FACTIONS
from engine.games.shadowrift.game import Shadowrift
from engine.games.shadowrift.rules.ending import WINS

GAME = Shadowrift()
SEED = 313
NORMAL = 1.96


def code_of(bot: str, heroes: int, deal: int, iterations: int, options: dict[str, str]) -> str:
    """How a team of one sort of bot ends one deal."""
    faction = {"faction": FACTIONS[deal % len(FACTIONS)]}
    return play(GAME, faction | options, (bot,) * heroes, SEED, deal * heroes, Budget(None, iterations)).code


def difference(pairs: Iterable[tuple[bool, bool]]) -> tuple[float, float, float]:
    """The mean of (first wins) - (second wins) over deals, with the ends of its 95 % interval."""
    more = [int(first) - int(second) for first, second in pairs]
    mean = sum(more) / len(more)
    spread = math.sqrt(sum((one - mean) ** 2 for one in more) / max(1, len(more) - 1) / len(more))
    return mean, mean - NORMAL * spread, mean + NORMAL * spread


def main(first: int, deals: int, iterations: int, heroes: int, options: dict[str, str]) -> None:
    pairs = []
    for deal in range(first, first + deals):
        codes = [code_of(bot, heroes, deal, iterations, options) for bot in ("master", "adept")]
        pairs.append((codes[0] in WINS, codes[1] in WINS))
        print(deal, FACTIONS[deal % len(FACTIONS)], *codes, flush=True)
    masters, adepts = (sum(pair[side] for pair in pairs) for side in (0, 1))
    mean, low, high = difference(pairs)
    print(f"{len(pairs)} deals: Masters {masters}, Adepts {adepts}, difference {mean:+.1%} ({low:+.1%} to {high:+.1%})")


if __name__ == "__main__":
    first, deals, iterations, *seats = (int(word) for word in sys.argv[1:] if "=" not in word)
    main(first, deals, iterations, (seats or [3])[0], dict(word.split("=") for word in sys.argv[1:] if "=" in word))
