"""Every table the games allow, played once at random, for the laws that must hold on all of them."""

import itertools
import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, get_args, get_type_hints

import msgspec

from engine.core import Rejected, Spot, World
from engine.core.game import Game
from engine.games import GAMES
from engine.journal import Journal

LONGEST = 6000


class Laid(msgspec.Struct, frozen=True):
    """One way to lay a table."""

    slug: str
    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join((self.slug, *(value for _, value in self.options), str(self.seats)))

    @property
    def game(self) -> Game:
        return GAMES[self.slug]

    def start(self, seed: int = 7) -> Journal:
        return Journal.start(self.slug, self.seats, dict(self.options), seed, clock=lambda: 0)


def all_tables() -> Iterator[Laid]:
    """Every game with every combination of options and seats that it allows."""
    for slug, game in GAMES.items():
        for values in itertools.product(*(option.values for option in game.options)):
            options = tuple(zip((option.name for option in game.options), values, strict=True))
            for seats in game.seats:
                try:
                    game.check(dict(options), seats)
                except Rejected:
                    continue
                yield Laid(slug, seats, options)


TABLES = list(all_tables())


def choose(journal: Journal, rng: random.Random) -> tuple[int, Any]:
    """A random seat that must answer, and something it may do."""
    seat = rng.choice(journal.waiting())
    return seat, rng.choice(journal.legal(seat))


@lru_cache(maxsize=4)
def played(table: Laid, seed: int = 7) -> Journal:
    """A whole game by random choices. Shared between tests: look, do not act."""
    journal, rng = table.start(seed), random.Random(seed)
    while journal.outcome is None:
        assert len(journal.events) < LONGEST, "random play does not end"
        journal.act(*choose(journal, rng))
    return journal


def moments(table: Laid, every: int, seed: int = 7) -> Iterator[tuple[World, Any]]:
    """Worlds of a played game with the event that followed each of them."""
    journal = played(table, seed)
    for event in journal.events[1::every]:
        yield journal.before(event.seq), event


def eyes_of(world: World) -> list[tuple[int, ...]]:
    """A spectator, every seat alone, and the first two together."""
    return [(), *((seat,) for seat in range(world.seats)), (0, 1)]


def random_action(game: Game, world: World, rng: random.Random) -> Any:
    """Any value of the game's Action union, sensible or not."""
    kind = rng.choice(get_args(game.action_type) or (game.action_type,))
    hints = get_type_hints(kind)
    return kind(**{name: random_value(hints[name], world, rng) for name in kind.__struct_fields__})


def random_value(hint: Any, world: World, rng: random.Random) -> Any:
    """Any value of a field's type; pieces and spots near those that exist."""
    inner = get_args(hint)
    if getattr(hint, "__origin__", None) is tuple:
        return tuple(random_value(inner[0], world, rng) for _ in range(rng.randrange(3)))
    if Spot in inner and rng.random() < 0.3:
        return Spot(rng.choice([*world.zones, "nowhere"]), rng.randrange(-2, 14))
    if Spot in inner:
        return rng.randrange(-2, len(world.kinds) + 2)
    if inner and isinstance(inner[0], str):
        return rng.choice(inner)
    if inner and isinstance(inner[0], type):
        return random_value(rng.choice(inner), world, rng)
    return {int: rng.randrange(-2, 12), str: rng.choice(["", "x", *world.kinds[:5]]), bool: rng.random() < 0.5}.get(
        hint
    )
