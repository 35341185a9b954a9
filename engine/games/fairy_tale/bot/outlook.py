"""What a seat can look forward to: its row in points, what its sets may grow into, and what a reveal would do.

Made by the bot for one decision, from what the seat may know. Rows are kinds, and their points are remembered.
"""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import combinations, permutations

from engine.core.world import World
from engine.games.fairy_tale.bot.taste import PLAIN, Taste
from engine.games.fairy_tale.content.forms import Effect, IfShown, Kind, Square
from engine.games.fairy_tale.content.printed import by_kind
from engine.games.fairy_tale.effects.room import as_it_was
from engine.games.fairy_tale.effects.rows import EFFECTS, after, row_of
from engine.games.fairy_tale.effects.turning import Flip
from engine.games.fairy_tale.scoring import points_of, rivals_of
from engine.games.fairy_tale.setup import allies_of
from engine.games.fairy_tale.table import shown_by
from engine.games.fairy_tale.zones import DEALT, PLAYS, ROUND, ROUNDS, ROW

GROWTH = 0.8  # how much of what could come is counted
ORDINARY = 3.0  # what a play brings anyway: only more than that is growth
HARM = 0.7  # what a point less for a rival is worth, in a game of two


def wants_of(kind: Kind) -> tuple[tuple[str, bool], ...]:
    """The kinds that this kind would like to have beside it, and whether they are its friends."""
    match kind.scoring:
        case Square():
            return ((kind.id, False),)
        case IfShown(cards=cards):
            return tuple((card, False) for card in cards)
    return tuple((friend, True) for friend in kind.friends)


WANTS = by_kind(wants_of)


class Outlook:
    """See the module."""

    def __init__(self, world: World, seat: int, taste: Taste = PLAIN) -> None:
        self.world, self.seat, self.taste = world, seat, taste
        self.rows = [shown_by(world, other) for other in range(world.seats)]
        self.up: Sequence[str] = self.rows[seat]
        self.down: Sequence[str] = [world.kinds[card] for card in world.lying(ROW[seat]) if not world.is_up(card)]
        self.rivals = [
            rivals_of(row for other, row in enumerate(self.rows) if other != player) for player in range(world.seats)
        ]
        self.known: dict[tuple[int, tuple[str, ...]], int] = {}
        self.chance = self.chances()
        self.liked = taste.liked()

    def chances(self) -> dict[str, float]:
        """How many copies of each kind the seat can hope to be offered in the rounds to come."""
        world = self.world
        rounds = ROUNDS - ROUND(world)
        seen = Counter(
            world.kinds[card] for zone in world.zones for card in world.lying(zone) if world.sees(self.seat, zone, card)
        )
        hidden = len(world.kinds) - seen.total()
        if not rounds or not hidden:
            return {}
        offered = rounds * sum(DEALT - place for place in range(min(world.seats, DEALT)))
        share = min(1.0, offered / hidden)
        return {kind: (copies - seen[kind]) * share for kind, copies in Counter(world.kinds).items()}

    # Rows

    def points(self, player: int, up: Sequence[str]) -> int:
        key = player, tuple(sorted(up))
        if key not in self.known:
            self.known[key] = points_of(up, self.rivals[player])
        return self.known[key]

    def own_points(self, up: Sequence[str]) -> int:
        return self.points(self.seat, up)

    def gain(self, kind: str) -> int:
        return self.gain_for(self.seat, kind)

    def gain_for(self, player: int, kind: str) -> int:
        row = self.rows[player]
        return self.points(player, [*row, kind]) - self.points(player, row)

    def row_worth(self, up: Sequence[str]) -> float:
        """Points now and growth to come."""
        return self.points(self.seat, up) + GROWTH * self.growth(up)

    def growth(self, up: Sequence[str]) -> float:
        """What the cards wanted by this row would add beyond an ordinary card, by the chance to get one."""
        if not self.chance:
            return 0.0
        # In order, so that sums are the same.
        wanted = {
            name: self.taste.friends if is_friend else self.taste.sets for kind in up for name, is_friend in WANTS[kind]
        }
        base = self.points(self.seat, up) + ORDINARY
        return sum(
            weight * min(1.0, self.chance[kind]) * max(0.0, self.points(self.seat, [*up, kind]) - base)
            for kind, weight in wanted.items()
            if kind in self.chance
        )

    # Cards held

    def hand_worth(self, held: Sequence[str]) -> float:
        """What the best cards of a hand would make of the row, effects included, in the best order."""
        count = min(PLAYS, len(held))
        hands = {tuple(sorted(chosen)) for chosen in combinations(held, count)}
        return max(max(self.play_out(order) for order in orders_of(hand)) for hand in hands)

    def plan_worth(self, first: str, held: Sequence[str], plays: int) -> float:
        """The best that can become of a round that goes on with this card."""
        rest = list(held)
        rest.remove(first)
        plans = {(first, *others) for others in permutations(rest, min(plays - 1, len(rest)))}
        return max(self.play_out(plan) for plan in plans)

    def play_out(self, plan: Sequence[str]) -> float:
        """The worth of the row after these reveals, if the others did nothing."""
        up, down, extra = self.up, self.down, 0.0
        for kind in plan:
            up = [*up, kind]
            extra += self.liked.get(kind, 0.0)
            for effect in EFFECTS[kind]:
                up, down = after(effect, up, down, self.own_points)
                extra += self.side_worth(effect)
        return self.row_worth(up) + extra

    def side_worth(self, effect: Effect) -> float:
        """What an effect is worth beside what it does to the own row."""
        if effect.who == "all" and isinstance(effect, Flip):
            return self.taste.harm * HARM * self.harm(effect) / (self.world.seats - 1)
        return row_of(effect).beside

    def harm(self, effect: Flip) -> float:
        """What the others would lose, allies counted the other way."""
        allies = allies_of(self.world, self.seat)
        total = 0
        for player, row in enumerate(self.rows):
            if player != self.seat:
                left = after(effect, row, (), partial(self.points, player))[0]
                lost = self.points(player, row) - self.points(player, left)
                total += -lost if player in allies else lost
        return total


def orders_of(hand: Sequence[str]) -> Sequence[Sequence[str]]:
    """The orders worth looking at: all of them if a card turns others, else any one."""
    turners = sum(any(row_of(effect).after is not as_it_was for effect in EFFECTS[kind]) for kind in hand)
    return list(permutations(hand)) if turners else [hand]
