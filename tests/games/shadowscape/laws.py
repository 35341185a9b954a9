"""Many whole games by random choices, both modes and all numbers of heroes in turn: all end, no hero is ever locked.

Run by hand: `python -m tests.games.shadowscape.laws [games] [first]`. It stops at the first game that breaks a law, and
a seed plays the same game again; `test_playing` plays the first few of them.
"""

import sys
from collections import Counter

from tests.games.shadowscape.test_playing import MODES, hold_to_the_laws, played, usable


def main(games: int, first: int) -> None:
    codes: Counter[str] = Counter()
    for number in range(first, first + games):
        mode, seats = MODES[number % len(MODES)]
        world = played(mode, seats, number, usable)
        hold_to_the_laws(world, seats)
        codes[f"{mode} {seats}: {world.outcome.code}"] += 1
        if (number + 1) % 500 == 0:
            print(number + 1, "games", flush=True)
    print(games, "games ended, at the start of every turn there was a usable card")
    for code, count in sorted(codes.items()):
        print(f"{count:6} {code}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000, int(sys.argv[2]) if len(sys.argv) > 2 else 0)
