"""What the program sees to before it does anything: closed streams, and the wish of the system that it ends.

Called once by the outermost group. A closed input has nothing to say, a closed error stream takes everything, and a
closed output complains when something is written to it, not before.
"""

from __future__ import annotations

import io
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

TERMINATED = 128 + signal.SIGTERM


def see_to_streams() -> None:
    """Give every stream that the caller has closed a stand-in, and let none fail for a sign it cannot show."""
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY))
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w")  # told when it is tried
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


@contextmanager
def ends_when_told() -> Iterator[None]:
    """Meanwhile SIGTERM ends the program in order: files are closed, and processes started here end with it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def leave(number: int, frame: FrameType | None) -> NoReturn:
    raise SystemExit(TERMINATED)


def let_go_of_output() -> None:
    """Where nobody takes our output any more, keep the interpreter from complaining about it on its way out."""
    try:
        sys.stdout.flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
