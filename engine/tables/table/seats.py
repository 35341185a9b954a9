"""Who sits at a table: people, bots, or nobody yet. Read from the log, where every change is a line."""

from collections.abc import Collection, Iterable, Sequence

import msgspec

from engine.bots.names import player_named
from engine.core import AnyEvent, World
from engine.journal import Journal, Seated
from engine.kit.game import Game
from engine.store import Sat


class Person(msgspec.Struct, frozen=True):
    """Somebody. People with the same `keyboard` play side by side; the nameless one is this machine's.

    Seats with equal persons are one person's, who plays all of them and knows what they know together.
    """

    name: str
    keyboard: str = ""


class Bot(msgspec.Struct, frozen=True):
    """A bot of some level, under a name of its own, or under that of somebody whom it stands in for."""

    name: str
    level: str
    stands_in: bool = False


class Empty(msgspec.Struct, frozen=True):
    """Nobody: the table waits when this seat is asked."""


Sitter = Person | Bot | Empty


BOT_NAMES = ("Aldo", "Brann", "Cyra", "Dagny", "Eskil", "Fenna", "Gorm", "Hild")
"""What bots are called; as many as the largest table has seats."""


def bot_names(game: Game, words: Iterable[str], taken: Collection[str] = ()) -> list[str]:
    """What bots are called at one table: opponents by their name, the others by names of the house; no name twice."""
    house = iter(free_names(taken))
    called: list[str] = []
    for word in words:
        own = name_of(game, word)
        called.append(own if own and own not in (*taken, *called) else next(house))
    return called


def name_of(game: Game, word: str) -> str:
    """The name of the opponent that a word names; empty where it names a level."""
    opponent = player_named(game, word).opponent
    return "" if opponent is None else opponent.name


def distinct(names: Iterable[str]) -> tuple[str, ...]:
    """The names of seats as they are shown, none of them twice: a person's second seat has a number."""
    called: list[str] = []
    known: list[str] = []
    for name in names:
        known.append(name)
        called.append(name if not name or known.count(name) == 1 else f"{name} ({known.count(name)})")
    return tuple(called)


def names_of(game: Game, world: World, names: Sequence[str]) -> tuple[str, ...]:
    """What the seats of a table are called: by who sits there; where that is one name, by what each seat plays."""
    called = distinct(names)
    return tuple(
        (game.words.seat_title(world, seat) if names.count(name) > 1 else "") or called[seat]
        for seat, name in enumerate(names)
    )


def free_names(taken: Collection[str]) -> list[str]:
    """Names for bots that nobody at the table has."""
    return [name for name in BOT_NAMES if name not in taken]


def line_for(sitter: Sitter) -> Seated:
    """The line that says who took a seat."""
    if isinstance(sitter, Person):
        return Seated("person", sitter.name, keyboard=sitter.keyboard)
    return Seated("bot", sitter.name, sitter.level) if isinstance(sitter, Bot) else Seated("empty", "")


def sitter_in(line: Seated) -> Sitter:
    """Who took a seat by this line."""
    if line.who == "person":
        return Person(line.name, line.keyboard)
    return Bot(line.name, line.level) if line.who == "bot" else Empty()


def sat(sitter: Sitter) -> Sat:
    """The sitter as lists of tables show it."""
    line = line_for(sitter)
    return Sat(line.who, line.name, line.level, line.keyboard)


def nobody(journal: Journal) -> tuple[Sitter, ...]:
    """A table nobody has sat down at."""
    return (Empty(),) * len(journal.header.seats)


def after(sitters: tuple[Sitter, ...], event: AnyEvent) -> tuple[Sitter, ...]:
    """Who sits where after a line."""
    if not isinstance(event.action, Seated) or event.seat is None:
        return sitters
    seated, before = sitter_in(event.action), sitters[event.seat]
    if isinstance(seated, Bot) and seated.name == name_held(before):
        seated = Bot(seated.name, seated.level, stands_in=True)
    return (*sitters[: event.seat], seated, *sitters[event.seat + 1 :])


def name_held(sitter: Sitter) -> str | None:
    """The name of the person whose seat this is, also while a bot plays for them."""
    is_theirs = isinstance(sitter, Person) or (isinstance(sitter, Bot) and sitter.stands_in)
    return sitter.name if is_theirs else None  # type: ignore[union-attr]


def people_of(sitters: Sequence[Sitter]) -> tuple[int, ...]:
    """The seats that people hold."""
    return tuple(seat for seat, sitter in enumerate(sitters) if isinstance(sitter, Person))


def seats_of(sitters: Sequence[Sitter], seat: int) -> tuple[int, ...]:
    """All seats of the person who holds this one; a bot has no other."""
    mine = sitters[seat]
    return tuple(other for other in people_of(sitters) if sitters[other] == mine) or (seat,)


def persons_of(sitters: Sequence[Sitter]) -> tuple[tuple[int, ...], ...]:
    """The people at a table, each by the seats that are theirs."""
    return tuple(dict.fromkeys(seats_of(sitters, seat) for seat in people_of(sitters)))


def holders_of(sitters: Sequence[Sitter]) -> tuple[int, ...]:
    """The seats that people hold, and those that bots play for people who are away."""
    return tuple(seat for seat, sitter in enumerate(sitters) if name_held(sitter) is not None)


def spokesmen(sitters: Sequence[Sitter], seats: Iterable[int]) -> tuple[int, ...]:
    """One seat, the first, of each person who holds some of these."""
    first: dict[str | None, int] = {}
    for seat in seats:
        first.setdefault(name_held(sitters[seat]), seat)
    return tuple(first.values())


def is_one_keyboard(sitters: Sequence[Sitter]) -> bool:
    """Whether all people here sit side by side, or there is but one, or none. Who is away sits elsewhere."""
    people = people_of(sitters)
    return len({sitters[seat].keyboard for seat in people}) <= 1 and people == holders_of(sitters)  # type: ignore[union-attr]


def is_between_people(journal: Journal) -> bool:
    """Whether several people ever sat here, side by side or apart, also if a bot plays for some of them by now."""
    seated = (event.action for event in journal.events if isinstance(event.action, Seated))
    return len({sitter_in(line) for line in seated if line.who == "person"}) > 1


def beside(sitters: Sequence[Sitter], seat: int) -> tuple[int, ...]:
    """The seats of the people at the same keyboard as this one, itself among them."""
    mine = sitters[seat]
    if not isinstance(mine, Person):
        return ()
    return tuple(other for other in people_of(sitters) if sitters[other].keyboard == mine.keyboard)  # type: ignore[union-attr]
