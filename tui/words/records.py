"""A player's figures in words: shared by the page of statistics and by line mode."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import mean

from engine.games import GAMES
from engine.tables.statistics import ALONE, Figures, GameFigures

HELPED = "Games with help (a hint, or undo after a reveal) are counted separately."


def is_company(slug: str) -> bool:
    """Whether all play a game together, against it."""
    game = GAMES.get(slug)
    return game is not None and len(game.sides(game.complete({}), game.seats[-1])) == 1


def group_in_words(slug: str, name: str) -> str:
    """Whom a group of games was played with: `against adept`."""
    met = "with" if is_company(slug) else "against"
    return {"all": "all games", "assisted": "with help", ALONE: ALONE}.get(name, f"{met} {name}")


def streaks(figures: Figures) -> str:
    """`won the last 3; longest streak 5`"""
    now, longest = figures.streak, figures.longest_streak
    last = f"won the last {now}" if now > 1 else "won the last one" if now == 1 else ""
    last = last or (f"{-now} games since the last win" if longest and now < -1 else "")
    best = f"longest streak {longest}" if longest > 1 else ""
    return "; ".join(filter(None, (last, best)))


def statistics_in_lines(figures: Mapping[str, GameFigures]) -> Iterator[str]:
    """Everything the page of statistics tells, as sentences."""
    for slug, game in figures.items():
        yield f"{GAMES.entry(slug).title if slug in GAMES else slug}:"
        groups = {"all": game.fair, **game.against, **game.met, "assisted": game.assisted}
        for name, found in groups.items():
            if found.played:
                yield f"  {group_in_words(slug, name)}: {figures_in_words(found)}."
        if told := streaks(game.fair):
            yield f"  {told}."
    yield HELPED if figures else "No statistics yet: finish a game first."


def figures_in_words(found: Figures) -> str:
    """`2 of 6 won, 33%, average 45.5, best 57, 121 moves a game`"""
    points = f", average {mean(found.scores):.1f}, best {max(found.scores):g}" if found.scores else ""
    moves = round(sum(found.lengths) / len(found.lengths))
    return f"{found.won} of {found.played} won, {found.won / found.played:.0%}{points}, {moves} moves a game"
