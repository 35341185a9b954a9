"""The companions over whole games: better than chance at every size, by both ways to win, never for ever."""

from engine.bots.arena.playing import play
from engine.bots.levels.bot import Budget
from engine.games.shadowrift.content.words import FACTIONS
from engine.games.shadowrift.game import Shadowrift
from engine.games.shadowrift.rules.ending import WINS

GAME = Shadowrift()
BUDGET = Budget(None, 1)


def codes(bot: str, heroes: int, games: int, **options: str) -> list[str]:
    """How so many different deals end, each faction in turn."""
    return [
        play(GAME, {"faction": FACTIONS[n % 6], **options}, (bot,) * heroes, 77, n * heroes, BUDGET).code
        for n in range(games)
    ]


def wins(found: list[str]) -> int:
    return sum(code in WINS for code in found)


def test_companions_beat_random_play():
    assert wins(codes("random", 3, 12)) <= 1 < wins(codes("adept", 3, 12))
