"""Records the golden logs: whole games by random choices, with fixed seeds and a clock that ticks once a line.

`python -m tests.playthroughs.make` writes the logs that are missing and touches no other: a log that is there stays as
it was recorded. A new game gets its rows in `RECORDS`.
"""

import random
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import msgspec

from engine.core import Rejected, observe
from engine.journal import Consented, Journal, Seated
from engine.journal.signing import signed_event
from tests.signatories import HALL

FOLDER = Path(__file__).resolve().parent
FIRST_TICK = 1_700_000_000_000
NAMES = ("Mira", "Aldo", "Brann", "Cyra", "Jan", "Ilse")


class Record(msgspec.Struct, frozen=True):
    """One log: which table, by which chance, whether people also undo, redo and change seats, whether they play as the
    game's bot does, which keeps long games short, or at random, and whether a hall laid and signed it.
    """

    game: str
    options: dict[str, str]
    seats: int
    seed: int
    restless: bool = False
    sensible: bool = False
    view: tuple[int, ...] | None = None
    signed: bool = False

    @property
    def path(self) -> Path:
        words = [self.game, *self.options.values(), str(self.seats), *(["restless"] if self.restless else [])]
        if self.view is not None:
            words.append("view")
        if self.signed:
            words.append("signed")
        return FOLDER / f"{'-'.join(words)}.jsonl"


RECORDS = (
    Record("fairy_tale", {"rules": "basic", "teams": "none"}, 2, 1),
    Record("fairy_tale", {"rules": "basic", "teams": "partners"}, 4, 2),
    Record("fairy_tale", {"rules": "basic", "teams": "garfield"}, 4, 3),
    Record("fairy_tale", {"rules": "expert", "teams": "none"}, 3, 4),
    Record("fairy_tale", {"rules": "expert", "teams": "none"}, 5, 57),
    Record("fairy_tale", {"rules": "expert", "teams": "partners"}, 4, 6),
    Record("fairy_tale", {"rules": "expert", "teams": "garfield"}, 4, 7),
    Record("fairy_tale", {"rules": "expert", "teams": "none"}, 4, 8, restless=True),
    Record("fairy_tale", {"rules": "expert", "teams": "none"}, 3, 9, view=(1,)),
    Record("fairy_tale", {"rules": "basic", "teams": "none"}, 3, 10, sensible=True, signed=True),
    *(
        Record("quests_of_shadowgate", options, seats, seed, sensible=True)
        for seed, (seats, options) in enumerate(
            (
                (2, {"setup": "starred", "stealing": "off", "match": "single"}),
                (4, {"setup": "draft", "stealing": "on", "match": "single"}),
                (2, {"setup": "draft", "stealing": "off", "match": "to_100"}),
                (3, {"setup": "starred", "stealing": "on", "match": "each_starts_once"}),
                (2, {"setup": "draft", "stealing": "on", "match": "time_limit", "minutes": "30"}),
                (2, {"setup": "starred", "stealing": "off", "match": "time_limit", "minutes": "45"}),
                (2, {"setup": "draft", "stealing": "off", "match": "time_limit", "minutes": "60"}),
            )
        )
    ),
    Record("quests_of_shadowgate", {"setup": "draft", "stealing": "on", "match": "single"}, 3, 7, True, True),
    Record("quests_of_shadowgate", {"setup": "draft", "stealing": "on", "match": "single"}, 2, 8, False, True, (1,)),
    Record("mage_quest", {"books": "dealt", "ending": "immediate"}, 2, 1, sensible=True),
    Record("mage_quest", {"books": "draft", "ending": "finish_round"}, 2, 2, True, True),
    Record("shadowscape", {"mode": "competitive", "advanced": "off"}, 2, 1, sensible=True),
    Record("shadowscape", {"mode": "competitive", "advanced": "on"}, 4, 2, sensible=True),
    Record("shadowscape", {"mode": "cooperative", "advanced": "off"}, 3, 3, sensible=True),
    Record("shadowscape", {"mode": "cooperative", "advanced": "on", "fate_per_phase": "2"}, 2, 4, True, True),
    Record("shadowscape", {"mode": "competitive", "advanced": "off"}, 3, 5, False, True, (1,)),
    *(
        Record(
            "shadowscape", {"mode": "cooperative", "fate_discard": discard, "heroes": "dealt"}, 2, seed, sensible=True
        )
        for seed, discard in enumerate(("5", "10", "15"), 6)
    ),
    *(
        Record("shadowrift", {"faction": faction}, seats, seats, sensible=True)
        for seats, faction in enumerate(("dragons", "demons", "glacien", "drow", "necromancers", "storm_lords"), 1)
    ),
    Record("shadowrift", {"scenario": "first_fire", "purses": "closed"}, 2, 7, True, True),
    Record("shadowrift", {"stacks": "choose", "difficulty": "calm"}, 2, 8, False, True, (1,)),
    Record("shadowrift", {"faction": "random", "stacks": "first", "difficulty": "grim"}, 1, 9, sensible=True),
    *(
        Record("shadowrift", {"scenario": scenario}, 1, seed, sensible=True)
        for seed, scenario in enumerate(
            (
                "bread_and_ashes",
                "knives_at_table",
                "the_ninth_bell",
                "white_road",
                "gravediggers_year",
                "weather_eye",
                "walls_before_winter",
            ),
            10,
        )
    ),
)


def clock() -> Callable[[], int]:
    """Time as the logs know it: a second a line."""
    ticks = count(FIRST_TICK, 1000)
    return lambda: next(ticks)


def played(record: Record) -> Journal:
    """The game of a record."""
    secret = f"{record.seed:032x}" if record.signed else ""
    journal = Journal.start(
        record.game, record.seats, record.options, record.seed, NAMES[: record.seats], clock=clock(), secret=secret
    )
    rng = random.Random(record.seed)
    if record.restless or record.signed:
        for seat in range(record.seats):
            journal.note(seat, Seated("bot", NAMES[seat], "random") if seat else Seated("person", NAMES[seat]))
    while journal.outcome is None:
        if record.restless and rng.random() < 0.15:
            rng.choice(RESTLESSNESS)(journal, rng)
            continue
        seat = rng.choice(journal.waiting())
        if record.sensible:
            journal.act(seat, journal.game.bot.pick(observe(journal.world, seat), seat, rng))
        else:
            journal.act(seat, rng.choice(journal.legal(seat)))
    if record.signed:
        journal.accept(signed_event(journal, HALL))
    return journal


def take_back(journal: Journal, rng: random.Random) -> None:
    try_to(lambda: journal.undo(rng.randint(1, 3)))


def bring_again(journal: Journal, rng: random.Random) -> None:
    take_back(journal, rng)
    try_to(journal.redo)


def take_back_own(journal: Journal, rng: random.Random) -> None:
    try_to(lambda: journal.undo(seat=rng.randrange(len(journal.header.seats))))


def agree(journal: Journal, rng: random.Random) -> None:
    """Take a move back by consent, with chance drawn anew."""
    try_to(lambda: journal.accept(journal.prepare_undo(1, seed=rng.getrandbits(48), agreed=(1,))))


def refuse(journal: Journal, rng: random.Random) -> None:
    last = journal.events[-1].seq
    journal.note(0, Consented((last,), True))
    journal.note(1, Consented((last,), False))


def change_seats(journal: Journal, rng: random.Random) -> None:
    journal.note(
        len(journal.header.seats) - 1,
        rng.choice((Seated("empty", ""), Seated("person", "Ilse"), Seated("bot", "Brann", "greedy"))),
    )


RESTLESSNESS = (take_back, bring_again, take_back_own, agree, refuse, change_seats)


def try_to(act: Callable[[], object]) -> None:
    """Do it where it can be done; a start cannot be undone and nothing left cannot be redone."""
    try:
        act()
    except Rejected:
        return


def log_of(record: Record) -> bytes:
    """The file of a record."""
    journal = played(record)
    return journal.dump() if record.view is None else journal.dump(*record.view)


def main() -> None:
    for record in RECORDS:
        if not record.path.exists():
            record.path.write_bytes(log_of(record))
            print(f"recorded {record.path.name}", file=sys.stderr)


if __name__ == "__main__":
    main()
