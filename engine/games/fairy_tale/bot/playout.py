"""The bot in a hurry: choices for the thousands of look-aheads of a search.

Called on guessed Worlds for any seat; each choice looks only at its own seat's cards. What a set of cards would make of
a row is worked out once and remembered: rows and sets are tallies.
"""

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

from engine.core.facts import UP
from engine.core.world import World
from engine.games.fairy_tale.actions import Keep, Play, Turn
from engine.games.fairy_tale.bot import policy
from engine.games.fairy_tale.bot.tally import (
    DIGIT,
    TALLY,
    digits_in,
    kinds_in,
    shown_tally,
)
from engine.games.fairy_tale.bot.value import expected_of, plays_left
from engine.games.fairy_tale.content.forms import Kind
from engine.games.fairy_tale.content.printed import MASK, TARGET, by_kind
from engine.games.fairy_tale.effects.drawing import Draw
from engine.games.fairy_tale.effects.hunting import Hunt
from engine.games.fairy_tale.effects.rows import row_of as effect_row
from engine.games.fairy_tale.effects.turning import Flip, Unflip
from engine.games.fairy_tale.rules.turning import turnable
from engine.games.fairy_tale.tasks import ToExchange, ToKeep, ToPlay, ToTurn
from engine.games.fairy_tale.zones import HAND, KEPT, PLAYS, ROUND, ROUNDS, ROW
from engine.kit.printed import Printed

HUNTER, DRAWER, HARM = 0.5, 0.5, 0.5  # points beside those of the own row


def side_worth(kind: Kind) -> float:
    """What a card brings beside what it does to the own row."""
    worth = 0.0
    for effect in kind.effects:
        if isinstance(effect, Hunt):
            worth += HUNTER
        elif isinstance(effect, Draw):
            worth += DRAWER
        elif isinstance(effect, Flip) and effect.who == "all":
            worth += HARM
    return worth


def turn_of(kind: Kind) -> int:
    """When to play a card: draws first, then what may be turned down, what turns down, and what turns up again."""
    return max((effect_row(effect).when for effect in kind.effects), default=1)


Turning = tuple[int, int, int]  # -1 for down or 1 for up, how many cards, which


def turning_of(kind: Kind) -> tuple[Turning, ...]:
    """How a card turns cards of its player's row."""
    return tuple(
        (-1 if isinstance(effect, Flip) else 1, effect.count, TARGET[effect.what])
        for effect in kind.effects
        if isinstance(effect, Flip | Unflip)
    )


SIDE = by_kind(side_worth)
WHEN = by_kind(turn_of)
TURNING = by_kind(turning_of)
MOST_PLANS = 50_000


class Worths(dict[int, float]):
    """What sets of cards would make of one row so many rounds before the end, remembered by set.

    Points, prospects and side effects after the set is played in its best order.
    """

    def __init__(self, row: tuple[int, int, int]) -> None:
        super().__init__()
        self.row = row

    def __missing__(self, played: int) -> float:
        up, down, rounds = self.row
        extra = 0.0
        for kind in sorted(kinds_in(played), key=WHEN.__getitem__):
            up += DIGIT[kind]
            extra += SIDE[kind]
            for turning in TURNING[kind]:
                up, down = turned(turning, up, down)
        self[played] = found = expected_of(up, rounds) + extra
        return found


class Plans:
    """What a player would do with a row and a hand if the others did nothing, remembered. Cards are digits."""

    def __init__(self) -> None:
        self.worths: Printed[tuple[int, int, int], Worths] = Printed(Worths)
        self.keeps: dict[tuple[int, int, int, int, int], int] = {}
        self.plays: dict[tuple[int, int, int, int, int], int] = {}

    def forget(self) -> None:
        """Begin anew where too much is known; there are one or two sets of cards for every plan."""
        if len(self.keeps) + len(self.plays) > MOST_PLANS:
            for known in (self.worths, self.keeps, self.plays):
                known.clear()

    def keep(self, up: int, down: int, kept: int, packet: int, rounds: int) -> int:
        """The card of a packet with which the best set to play is worth most."""
        key = up, down, kept, packet, rounds
        found = self.keeps.get(key)
        if found is None:
            self.forget()
            worths, held = self.worths[up, down, rounds], digits_in(kept)
            sets = [kept] if len(held) < PLAYS else [kept - left for left in held]
            best = [max([worths[one + digit] for one in sets]) for digit in digits_in(packet)]
            found = self.keeps[key] = digits_in(packet)[best.index(max(best))]
        return found

    def play(self, up: int, down: int, kept: int, plays: int, rounds: int) -> int:
        """The card to begin the best set with."""
        key = up, down, kept, plays, rounds
        found = self.plays.get(key)
        if found is None:
            self.forget()
            worths, held = self.worths[up, down, rounds], digits_in(kept)
            best = max(combinations(held, min(plays, len(held))), key=lambda one: worths[sum(one)])
            found = self.plays[key] = min(best, key=lambda digit: WHEN[kinds_in(digit)[0]])
        return found


def turned(turning: Turning, up: int, down: int) -> tuple[int, int]:
    """A row after its player turned what is best to turn."""
    sign, count, target = turning
    for _ in range(count):
        source = up if sign < 0 else down
        fitting = [DIGIT[kind] for kind in kinds_in(source) if MASK[kind] & target]
        if fitting:
            best = max(fitting, key=lambda digit: TALLY.points(up + sign * digit))
            up, down = up + sign * best, down - sign * best
    return up, down


PLANS = Plans()


def playout(world: World, seat: int, rng: Random) -> Any:
    """A likely choice for a seat that is asked."""
    ask = world.asks[-1][seat]
    return CHOICES[type(ask)](world, seat, ask, rng)


def row_of(world: World, seat: int) -> tuple[int, int]:
    """What a seat shows, and what lies face down before it."""
    kinds, sides = world.kinds, world.sides
    up = down = 0
    row: list[int] = world.zones[ROW[seat]]  # type: ignore[assignment]
    for card in row:
        if sides.get(card) == UP:
            up += DIGIT[kinds[card]]
        else:
            down += DIGIT[kinds[card]]
    return up, down


def digits_of(world: World, zone: str) -> list[int]:
    """The cards of a zone as digits, in order."""
    kinds = world.kinds
    return [DIGIT[kinds[card]] for card in world.zones[zone]]  # type: ignore[index]


def keep(world: World, seat: int, ask: ToKeep, rng: Random) -> Keep:
    up, down = row_of(world, seat)
    packet = digits_of(world, HAND[seat])
    chosen = PLANS.keep(up, down, sum(digits_of(world, KEPT[seat])), sum(packet), ROUNDS - ROUND(world))
    return Keep(world.zones[HAND[seat]][packet.index(chosen)])  # type: ignore[arg-type]


def play(world: World, seat: int, ask: ToPlay, rng: Random) -> Play:
    up, down = row_of(world, seat)
    kept = digits_of(world, KEPT[seat])
    chosen = PLANS.play(up, down, sum(kept), plays_left(world), ROUNDS - ROUND(world))
    return Play(world.zones[KEPT[seat]][kept.index(chosen)])  # type: ignore[arg-type]


def turn(world: World, seat: int, ask: ToTurn, rng: Random) -> Turn:
    """What leaves the most points."""
    kinds, row, sign = world.kinds, shown_tally(world, seat), 1 if ask.up else -1
    cards = turnable(world, seat, ask)
    return Turn(max(cards, key=lambda card: TALLY.points(row + sign * DIGIT[kinds[card]])))


def exchange(world: World, seat: int, ask: ToExchange, rng: Random) -> Any:
    return policy.pick(world, seat, rng)


CHOICES: dict[type, Callable[[World, int, Any, Random], Any]] = {
    ToKeep: keep,
    ToPlay: play,
    ToTurn: turn,
    ToExchange: exchange,
}


def is_far(start: World, world: World) -> bool:
    """The end of the round."""
    return ROUND(world) > ROUND(start)
