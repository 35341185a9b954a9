"""How long a player waits for the hall, and for `--help` and `--version`: real programs on a real pseudo-terminal."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from engine.games import GAMES
from tui.bench.figures import Figure, missing, seconds
from tui.bench.terminal import Terminal, duskhall, surroundings

REPEATS = 5
LIMIT = 20.0
QUIT = b"\x11"


def start_figures() -> Iterator[Figure]:
    """The hall first, then the quick answers."""
    with TemporaryDirectory() as folder:
        home = Path(folder)
        yield hall_figure(home)
        for word in ("--help", "--version"):
            spent = seconds(lambda word=word: answer(word, home), REPEATS)  # type: ignore[misc]
            yield Figure(word, spent, "s", most=0.15)


def hall_figure(home: Path) -> Figure:
    what = "start to first screen"
    try:
        import pty  # noqa: F401 - there is none on Windows
    except ImportError:
        return missing(what, "it takes a pseudo-terminal")
    return Figure(what, median(hall_time(home) for _ in range(REPEATS)), "s", most=0.7)


def hall_time(home: Path) -> float:
    """From the start of the program until the hall shows its first game."""
    title = GAMES.entry(next(iter(GAMES))).title
    start = time.perf_counter()
    with Terminal(duskhall(), surroundings(home)) as terminal:
        terminal.wait_for(title, limit=LIMIT)
        spent = time.perf_counter() - start
        terminal.type(QUIT)
        terminal.wait_for_end(LIMIT)
    return spent


def answer(word: str, home: Path) -> None:
    """Ask a question that takes no screen."""
    subprocess.run(duskhall(word), env=surroundings(home), stdout=subprocess.DEVNULL, check=True)
