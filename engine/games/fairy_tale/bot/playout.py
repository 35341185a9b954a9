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
    MOST_KNOWN,
    TALLY,
    digits_in,
    kinds_in,
    shown_tally,
)
from engine.games.fairy_tale.bot.value import expected_of, plays_left
from engine.games.fairy_tale.content.forms import Effect, Kind
from engine.games.fairy_tale.content.printed import MASK, TARGET, by_kind
from engine.games.fairy_tale.effects.drawing import Draw
from engine.games.fairy_tale.effects.hunting import Hunt
from engine.games.fairy_tale.effects.rows import EFFECTS
from engine.games.fairy_tale.effects.rows import row_of as effect_row
from engine.games.fairy_tale.effects.turning import Flip, Unflip
from engine.games.fairy_tale.rules.turning import turnable
from engine.games.fairy_tale.tasks import ToExchange, ToKeep, ToPlay, ToTurn
from engine.games.fairy_tale.zones import HAND, KEPT, PLAYS, ROUND, ROUNDS, ROW

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


SIDE = by_kind(side_worth)
WHEN = by_kind(turn_of)


class Plans:
    """What a player would do with a row and a hand if the others did nothing, remembered. Cards are digits."""

    def __init__(self) -> None:
        self.worths: dict[tuple[int, int, int, int], float] = {}
        self.keeps: dict[tuple[int, int, int, int, int], int] = {}
        self.plays: dict[tuple[int, int, int, int, int], int] = {}

    def forget(self) -> None:
        for known in (self.worths, self.keeps, self.plays):
            if len(known) > MOST_KNOWN:
                known.clear()

    def worth(self, up: int, down: int, played: int, rounds: int) -> float:
        """Points, prospects and side effects after a set is played in its best order, so many rounds before the end."""
        key = up, down, played, rounds
        if key not in self.worths:
            extra = 0.0
            for kind in sorted(kinds_in(played), key=WHEN.__getitem__):
                up += DIGIT[kind]
                extra += SIDE[kind]
                for effect in EFFECTS[kind]:
                    up, down = turned(effect, up, down)
            self.worths[key] = expected_of(up, rounds) + extra
        return self.worths[key]

    def keep(self, up: int, down: int, kept: int, packet: int, rounds: int) -> int:
        """The card of a packet with which the best set to play is worth most."""
        key = up, down, kept, packet, rounds
        if key not in self.keeps:
            self.forget()
            held = digits_in(kept)

            def worth(digit: int) -> float:
                sets = [kept] if len(held) < PLAYS else [kept - left for left in held]
                return max([self.worth(up, down, one + digit, rounds) for one in sets])

            self.keeps[key] = max(digits_in(packet), key=worth)
        return self.keeps[key]

    def play(self, up: int, down: int, kept: int, plays: int, rounds: int) -> int:
        """The card to begin the best set with."""
        key = up, down, kept, plays, rounds
        if key not in self.plays:
            self.forget()
            held = digits_in(kept)
            sets = combinations(held, min(plays, len(held)))
            best = max(sets, key=lambda one: self.worth(up, down, sum(one), rounds))
            self.plays[key] = min(best, key=lambda digit: WHEN[kinds_in(digit)[0]])
        return self.plays[key]


def turned(effect: Effect, up: int, down: int) -> tuple[int, int]:
    """A row after its player turned what is best to turn."""
    if isinstance(effect, Flip | Unflip):
        is_flip = isinstance(effect, Flip)
        for _ in range(effect.count):
            source, sign = (up, -1) if is_flip else (down, 1)
            target = TARGET[effect.what]
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
