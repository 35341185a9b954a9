"""The tables the games allow, with every option and seat count, played at random, for the laws that hold on all."""

import itertools
import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from engine.core import TOGETHER, Manner, Rejected, Spot, World, manner_of
from engine.games import GAMES
from engine.journal import Journal
from engine.kit.game import Game
from tests.toy import EMBERS, LANTERNS

KNOWN: dict[str, Game] = dict(GAMES) | {toy.slug: toy for toy in (LANTERNS, EMBERS)}
"""The games, and the toys, which show manners of asking that no game may have yet."""

LONGEST = 20_000
FEW, MANY = 16, 20
HUGE, SAMPLE, OTHERS = 100, 7, 12
STRETCH = 250


class Laid(msgspec.Struct, frozen=True):
    """One way to lay a table."""

    slug: str
    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join((self.slug, *(value for _, value in self.options), str(self.seats)))

    @property
    def game(self) -> Game:
        return KNOWN[self.slug]

    def start(self, seed: int = 7) -> Journal:
        return Journal.start(self.slug, self.seats, dict(self.options), seed, clock=lambda: 0)


def tables_of(slug: str) -> Iterator[Laid]:
    """A game with every combination of options and seats that it allows."""
    game = KNOWN[slug]
    for values in itertools.product(*(option.values for option in game.options)):
        options = tuple(zip((option.name for option in game.options), values, strict=True))
        for seats in game.seats:
            try:
                game.check(dict(options), seats)
            except Rejected:
                continue
            yield Laid(slug, seats, options)


def pairs_of(table: Laid) -> set[tuple[object, object]]:
    """Every two choices that meet at a table."""
    return set(itertools.combinations((*table.options, table.seats), 2))


def covering(tables: list[Laid]) -> list[Laid]:
    """All tables if few; else those at which most pairs of choices meet: MANY at most, fewer of a HUGE number."""
    if len(tables) <= FEW:
        return tables
    missing: set[tuple[object, object]] = set().union(*map(pairs_of, tables))
    chosen: list[Laid] = []
    while missing and len(chosen) < (SAMPLE if len(tables) > HUGE else MANY):
        best = max(tables, key=lambda table: len(pairs_of(table) & missing))
        chosen.append(best)
        missing -= pairs_of(best)
    return chosen


def left_over(slug: str, covered: list[Laid]) -> list[Laid]:
    """The other tables of a game; of a HUGE number only some: those with choices not met yet, and more by chance."""
    tables = [table for table in tables_of(slug) if table not in covered]
    if len(tables) <= HUGE:
        return tables
    met = {choice for table in covered for choice in table.options}
    missing = {choice for table in tables for choice in table.options} - met
    chosen: list[Laid] = []
    while missing:
        chosen.append(max(tables, key=lambda table: len(missing & set(table.options))))
        missing -= set(chosen[-1].options)
    return [*chosen, *random.Random(slug).sample(tables, OTHERS - len(chosen))]


ALL_TABLES = [table for slug in KNOWN for table in tables_of(slug)]
TABLES = [table for slug in KNOWN for table in covering(list(tables_of(slug)))]
OTHER_TABLES = [table for slug in KNOWN for table in left_over(slug, [one for one in TABLES if one.slug == slug])]

on_every_table = pytest.mark.parametrize("table", TABLES, ids=str, scope="module")
"""A module's laws one table after the other, not one law after the other: so a table's game is played once."""


def choose(journal: Journal, rng: random.Random) -> tuple[int, Any]:
    """A random seat that may act, and something it may do."""
    seat = rng.choice([seat for seat in range(len(journal.header.seats)) if journal.legal(seat)])
    return seat, rng.choice(journal.legal(seat))


@lru_cache(maxsize=4)
def played(table: Laid, seed: int = 7) -> Journal:
    """A whole game by random choices. Shared between tests: look, do not act."""
    journal, rng = table.start(seed), random.Random(seed)
    while journal.outcome is None:
        assert len(journal.events) < LONGEST, "random play does not end"
        journal.act(*choose(journal, rng))
    return journal


def questions(table: Laid, seed: int) -> Iterator[tuple[Journal, random.Random]]:
    """A game played at random, stopped at whenever several seats have just been asked together."""
    journal, rng = table.start(seed), random.Random(seed)
    left: list[int] = []
    while journal.outcome is None and len(journal.events) < LONGEST:
        asked = journal.waiting()
        if len(asked) > 1 and asked != left and is_asked(journal.world, TOGETHER):
            yield journal, rng
        seat, action = choose(journal, rng)
        left = [other for other in asked if other != seat]
        journal.act(seat, action)


def is_asked(world: World, manner: Manner) -> bool:
    """Whether everybody who is asked is asked in this manner."""
    return bool(world.waiting()) and all(manner_of(ask) == manner for ask in world.waiting().values())


def manners_of(game: Game) -> set[Manner]:
    """The manners in which a game asks."""
    return {manner_of(ask) for ask in get_args(game.ask_type) or (game.ask_type,)}


def lines_of(journal: Journal) -> list[Any]:
    """Lines spread evenly over a game, all of them in a short one."""
    return journal.events[:: 1 + len(journal.events) // STRETCH]


def moments(table: Laid, every: int, seed: int = 7) -> Iterator[tuple[World, Any]]:
    """Worlds of a played game with the event that followed each of them."""
    journal = played(table, seed)
    for event in journal.events[1::every]:
        yield journal.before(event.seq), event


def eyes_of(world: World) -> list[tuple[int, ...]]:
    """A spectator, every seat alone, and the first two together."""
    return [(), *((seat,) for seat in range(world.seats)), *([(0, 1)] if world.seats > 1 else [])]


def others(game: Game, world: World, seat: int, rng: random.Random, count: int = 50) -> Iterator[Any]:
    """Values of the game's Action union that a seat is not offered, drawn until there are as many as wanted."""
    offered = list(game.legal(world, seat))
    drawn = (random_action(game, world, rng) for _ in itertools.count())
    return itertools.islice((action for action in drawn if action not in offered), count)


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
