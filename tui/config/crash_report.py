"""What is left of a crash: a report file with where it happened, and nothing anybody held in hand.

Called by the app's crash panel and by the command line. A report names modules, lines and functions; it holds no local
variables, no source lines, and of exceptions only the kind: their messages may quote a World. Where the data folder
cannot be written the report goes to the folder for temporary files.
"""

from __future__ import annotations

import os
import platform
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from engine.bots.thinking.failures import Baffled
from tui.config.locations import HomeUnusable, locate
from tui.config.version import VERSION

TELLABLE = (OSError, ImportError)
"""Kinds whose message speaks of the machine, never of the table. `Baffled` names places in a bot's code."""

PREFIX = "duskhall-crash-"
KEPT = 20
"""Reports that are kept; what fails again and again fills no disk."""


def write_report(crash: BaseException, folder: Path | None = None) -> Path:
    """Write the report of a crash and say where it lies."""
    text = "\n".join(report(crash)) + "\n"
    for place in _places(folder):
        try:
            return _write(place, text)
        except OSError:
            continue
    return Path(os.devnull)


def _places(folder: Path | None) -> Iterator[Path]:
    with suppress(HomeUnusable):
        yield folder or locate().crashes
    yield Path(tempfile.gettempdir())


def report(crash: BaseException) -> Iterator[str]:
    """The lines of a report."""
    yield f"Duskhall {VERSION}"
    yield f"Python {platform.python_version()} on {sys.platform}"
    yield f"{time.strftime('%Y-%m-%d %H:%M:%S %z')}"
    seen: set[int] = set()
    link: BaseException | None = crash
    while link is not None and id(link) not in seen:
        seen.add(id(link))
        yield ""
        yield from _told(link)
        link = link.__cause__ or (None if link.__suppress_context__ else link.__context__)


def _told(crash: BaseException, depth: int = 0) -> Iterator[str]:
    margin = "  " * depth
    detail = f": {crash}" if isinstance(crash, (*TELLABLE, Baffled)) else ""
    yield f"{margin}{type(crash).__module__}.{type(crash).__qualname__}{detail}"
    for frame, line in traceback.walk_tb(crash.__traceback__):
        yield f"{margin}  {frame.f_globals.get('__name__', '?')}:{line} in {frame.f_code.co_qualname}"
    if isinstance(crash, BaseExceptionGroup):
        for part in crash.exceptions:
            yield from _told(part, depth + 1)


def _write(folder: Path, text: str) -> Path:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for old in sorted(folder.glob(f"{PREFIX}*.txt"))[: -KEPT + 1]:  # their names begin with the time
        old.unlink(missing_ok=True)
    stamp = time.strftime(f"{PREFIX}%Y%m%d-%H%M%S-")
    descriptor, name = tempfile.mkstemp(dir=folder, prefix=stamp, suffix=".txt", text=True)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
    return Path(name)
