"""One game between bots, from the deal to the outcome, without a log. Used by the arena, in every process it starts."""

import hashlib
import random
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from engine.bots.levels.bot import DEFAULT, Budget
from engine.bots.names import player_named
from engine.core import Fact, Moved, World, blank, lay_table, next_to_act, observe, perform
from engine.kit.game import Game
from engine.kit.sides import Sides

MOST_ACTIONS = 100_000


class Played(msgspec.Struct, frozen=True):
    """How one game went. `taken` and `held` count kinds for each seat, where the game declares what to count.

    `opener` is the seat that was asked first, alone or as the first of several; `sides` are those who win together
    (none named: each seat is one); `code` is the reason in one word, where the game has one.
    """

    number: int
    seating: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[float, ...]
    actions: int
    rounds: int | None
    taken: tuple[dict[str, int], ...]
    held: tuple[dict[str, int], ...]
    reason: str = ""
    opener: int = 0
    sides: Sides = ()
    code: str = ""


def seating_of(bots: Sequence[str], number: int) -> tuple[str, ...]:
    """Who sits where in a game: every deal is played once from every rotation of the seats."""
    turn = number % len(bots)
    return (*bots[turn:], *bots[:turn])


def deal_of(seed: int, number: int, seats: int) -> int:
    """The seed of a game's chance, the same for all rotations of one deal."""
    return int.from_bytes(hashlib.sha256(f"{seed}|{number // seats}".encode()).digest()[:6])


def play(
    game: Game, options: Mapping[str, str], bots: Sequence[str], seed: int, number: int, budget: Budget = DEFAULT
) -> Played:
    """Play game `number` of a simulation. It depends on nothing but these arguments, unless the budget is of time."""
    players = [player_named(game, word) for word in seating_of(bots, number)]
    seating = tuple(player.word for player in players)
    seats = len(seating)
    chances = [random.Random(f"{seed}|{number}|{seat}") for seat in range(seats)]
    world = blank(game, seats, game.complete(options), deal_of(seed, number, seats))
    taken: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
    takers = {zone: seat for zones in game.figures.taken_into for seat, zone in enumerate(zones)}
    count_taken(game, world, lay_table(game, world), takers, taken)
    actions, opener = 0, min(world.waiting(), default=0)
    seat: int | None = None
    while world.outcome is None:
        seat = next_to_act(world, seat)
        player = players[seat]
        action = player.bot.choose(game, observe(world, seat), seat, chances[seat], budget, player.taste)
        count_taken(game, world, perform(game, world, seat, action), takers, taken)
        actions += 1
        if actions > MOST_ACTIONS:
            raise RuntimeError(f"game {number} of {game.title} does not end")
    rounds = game.figures.rounds(world) if game.figures.rounds is not None else None
    return Played(
        number, seating, world.outcome.places, world.outcome.scores, actions, rounds,
        tuple(dict(counted) for counted in taken), tuple(held_by(game, world, seat) for seat in range(seats)),
        world.outcome.reason, opener, game.sides(world.options, seats), world.outcome.code,
    )  # fmt: skip


def count_taken(
    game: Game, world: World, facts: Sequence[Fact], takers: Mapping[str, int], taken: tuple[Counter[str], ...]
) -> None:
    """Add the pieces that came to lie where the game says they were taken."""
    for fact in facts:
        if isinstance(fact, Moved) and fact.to in takers:
            known = [piece for piece in fact.pieces if isinstance(piece, int)]
            taken[takers[fact.to]].update(game.figures.counted_as(world, piece) for piece in known)


def held_by(game: Game, world: World, seat: int) -> dict[str, int]:
    """The pieces that count as a seat's own at the end."""
    return dict(
        Counter(
            game.figures.counted_as(world, piece)
            for zones in game.figures.held_in
            for piece in world.lying(zones[seat])
        )
    )
