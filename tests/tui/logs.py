"""Whole and half games as log files, and what can be done to such a file, for the tests of the command line."""

import random
from collections.abc import Callable

import msgspec

from engine.core import Event
from engine.journal import Journal, is_game_line
from engine.journal.chain import encode

GAME = "fairy_tale"


def journal(moves: int | None = None, seats: int = 2, seed: int = 7) -> Journal:
    """A game of random choices, to its end or for some moves; the clock stands still."""
    game = Journal.start(GAME, seats, {"rules": "expert"}, seed, clock=lambda: 0)
    rng = random.Random(seed)
    while game.outcome is None and (moves is None or len(game.events) <= moves):
        seat = game.waiting()[0]
        game.act(seat, rng.choice(game.legal(seat)))
    return game


def relinked(game: Journal, change: Callable[[Event], Event], line: int) -> bytes:
    """The log with one event changed and every digest made to fit, as somebody who knows the form could do it."""
    header, link = encode(game.header, "")
    lines = [header]
    for event in game.events:
        bare = msgspec.structs.replace(event, link="")
        written, link = encode(change(bare) if event.seq + 2 == line else bare, link)
        lines.append(written)
    return b"\n".join(lines) + b"\n"


def a_move(game: Journal, seat: int, after: int = 5) -> Event:
    """The first move of a seat after some lines."""
    return next(event for event in game.events[after:] if event.seat == seat and is_game_line(event.action))
