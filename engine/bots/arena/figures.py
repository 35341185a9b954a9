"""Figures about many games: wins with their intervals, seat effect, lengths, scores and cards, as plain data.

Wins are counted by side: partners win together, and where all play against the game they win or lose together. A
shared first place is a win for all sides that share it, unless all of several sides do: that is a draw.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from engine.bots.arena.playing import Played
from engine.kit import sides

Z95 = 1.959963984540054


class Share(msgspec.Struct, frozen=True):
    """How often something happened, and the 95 % interval (Wilson) of how often it does."""

    count: int
    of: int
    share: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """How numbers are distributed; `values` pairs each number with how often it came up."""

    least: float
    mean: float
    median: float
    most: float
    values: tuple[tuple[float, int], ...]


class BotFigures(msgspec.Struct, frozen=True):
    """How a level did, counted once for every seat it held."""

    wins: Share
    draws: int
    scores: Spread | None


class CardFigures(msgspec.Struct, frozen=True):
    """How a kind of piece fared: taken and held per game (in copies), and how often a seat that held it won."""

    taken: float
    held: float
    wins: Share


class Report(msgspec.Struct, frozen=True):
    """What a simulation found. `asked` games were wanted, `games` were played.

    `opener` counts the wins of whoever was asked first, which need not be the first seat; `endings` why games ended.
    """

    game: str
    options: dict[str, str]
    seating: tuple[str, ...]
    seed: int
    asked: int
    games: int
    bots: dict[str, BotFigures]
    seats: tuple[Share, ...]
    opener: Share
    draws: int
    endings: dict[str, Share]
    actions: Spread | None
    rounds: Spread | None
    cards: dict[str, CardFigures]


def wilson(count: int, of: int) -> Share:
    """The share of successes with its 95 % interval; without any trial everything is possible."""
    if not of:
        return Share(0, 0, 0.0, 0.0, 1.0)
    share, square = count / of, Z95 * Z95 / of
    middle = (share + square / 2) / (1 + square)
    reach = Z95 * math.sqrt(share * (1 - share) / of + square / (4 * of)) / (1 + square)
    return Share(count, of, share, max(0.0, middle - reach), min(1.0, middle + reach))


def spread(numbers: Iterable[float]) -> Spread | None:
    """The distribution of some numbers, None of none."""
    ordered = sorted(numbers)
    if not ordered:
        return None
    half = len(ordered) // 2
    median = ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2
    values = tuple(sorted(Counter(ordered).items()))
    return Spread(ordered[0], math.fsum(ordered) / len(ordered), median, ordered[-1], values)


def is_draw(game: Played) -> bool:
    """Whether all of several sides came first."""
    return sides.is_draw(game.places, game.sides)


def has_won(game: Played, seat: int) -> bool:
    """Whether a seat's side won."""
    return sides.has_won(game.places, game.sides, seat)


def report(
    game: str, options: Mapping[str, str], bots: Sequence[str], seed: int, asked: int, played: Sequence[Played]
) -> Report:
    """All figures of these games. The order they came in does not matter."""
    return Report(
        game=game,
        options=dict(options),
        seating=tuple(bots),
        seed=seed,
        asked=asked,
        games=len(played),
        bots={level: bot_figures(level, played) for level in dict.fromkeys(bots)},
        seats=tuple(wilson(sum(has_won(one, seat) for one in played), len(played)) for seat in range(len(bots))),
        opener=wilson(sum(has_won(one, one.opener) for one in played), len(played)),
        draws=sum(is_draw(one) for one in played),
        endings=endings(played),
        actions=spread(one.actions for one in played),
        rounds=spread(one.rounds for one in played if one.rounds is not None),
        cards=card_figures(played),
    )


def endings(played: Sequence[Played]) -> dict[str, Share]:
    """How often games ended for each reason, by its code where it has one, the commonest first."""
    reasons = Counter(one.code or one.reason for one in sorted(played, key=lambda one: one.number))
    return {reason: wilson(count, len(played)) for reason, count in reasons.most_common()}


def bot_figures(level: str, played: Sequence[Played]) -> BotFigures:
    """How one level did."""
    sat = [(one, seat) for one in played for seat, held in enumerate(one.seating) if held == level]
    return BotFigures(
        wins=wilson(sum(has_won(one, seat) for one, seat in sat), len(sat)),
        draws=sum(is_draw(one) for one, _ in sat),
        scores=spread(one.scores[seat] for one, seat in sat if one.scores),
    )


def card_figures(played: Sequence[Played]) -> dict[str, CardFigures]:
    """How every kind fared that anybody took or held."""
    taken: Counter[str] = Counter()
    held: Counter[str] = Counter()
    holders: Counter[str] = Counter()
    winners: defaultdict[str, int] = defaultdict(int)
    for one in played:
        for seat, hand in enumerate(one.taken):
            taken.update(hand)
            held.update(one.held[seat])
            holders.update(one.held[seat].keys())
            for kind in one.held[seat]:
                winners[kind] += has_won(one, seat)
    kinds = sorted(taken.keys() | held.keys())
    games = len(played)
    return {
        kind: CardFigures(taken[kind] / games, held[kind] / games, wilson(winners[kind], holders[kind]))
        for kind in kinds
    }
