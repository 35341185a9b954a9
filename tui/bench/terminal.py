"""A program in a pseudo-terminal: start it, type, wait for what it paints. For measuring the start, and for tests.

Waiting is for output and bounded: what does not come in time raises `Silent` with what came instead.
"""

from __future__ import annotations

import os
import re
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

ESCAPES = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|P[^\x1b]*\x1b\\|[@-Z\\^_=>])")
CHUNK = 65536
GLANCE = 0.05


class Silent(Exception):
    """The program did not paint what was waited for."""


def duskhall(*arguments: str) -> list[str]:
    """The command that runs this very Duskhall."""
    return [sys.executable, "-m", "tui", *arguments]


def surroundings(home: Path, **more: str) -> dict[str, str]:
    """The environment of such a command: this Duskhall, a home of its own, a known terminal."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    root = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
    known = {"PYTHONPATH": path, "DUSKHALL_HOME": str(home), "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    return {**kept, **known, **more}


def hear_interrupts() -> None:
    """A shell's background job, and so all it starts, is deaf to ctrl+c; a program on a terminal is not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """One program on one terminal."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str], size: tuple[int, int] = (120, 40)
    ) -> None:
        import fcntl
        import pty
        import termios

        self.output = b""
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self.before = termios.tcgetattr(slave)
        self.slave = slave
        self.program = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=dict(environment),
            start_new_session=True,
            preexec_fn=hear_interrupts,
        )

    def type(self, keys: bytes) -> None:
        """Press keys."""
        os.write(self.master, keys)

    def mark(self) -> int:
        """How much was painted so far, to wait for what comes after it."""
        return len(self.output)

    def wait_for(self, text: str, since: int = 0, limit: float = 20.0) -> bytes:
        """Read until this text was painted after `since`; everything painted after it."""
        deadline = time.monotonic() + limit
        while text.encode() not in self.text(since):
            ended = self.program.poll() is not None
            more = self.read(0 if ended else GLANCE)
            if (ended and not more) or time.monotonic() > deadline:
                shown = self.text(since).decode("utf-8", "replace")[-2000:]
                raise Silent(f"{text!r} did not appear; instead: {shown}")
        return self.output[since:]

    def text(self, since: int = 0) -> bytes:
        """What was painted, without the escapes that say where and how."""
        return ESCAPES.sub(b"", self.output[since:])

    def read(self, patience: float) -> bool:
        """Take what the program says next; False if it says nothing any more."""
        ready, _, _ = select.select([self.master], [], [], max(patience, 0))
        if not ready:
            return False
        try:
            chunk = os.read(self.master, CHUNK)
        except OSError:
            return False
        self.output += chunk
        return bool(chunk)

    def wait_for_end(self, limit: float = 20.0) -> int:
        """Read until the program has ended; its exit code."""
        deadline = time.monotonic() + limit
        while self.program.poll() is None:
            if time.monotonic() > deadline:
                raise Silent("the program did not end")
            self.read(GLANCE)
        while self.read(0):
            continue
        return self.program.returncode

    def is_restored(self) -> bool:
        """Whether the terminal is as it was: its modes, its main screen, its cursor."""
        import termios

        left = self.output.rfind(b"\x1b[?1049l") > self.output.rfind(b"\x1b[?1049h")
        cursor = self.output.rfind(b"\x1b[?25h") >= self.output.rfind(b"\x1b[?25l")
        return termios.tcgetattr(self.slave) == self.before and left and cursor

    def close(self) -> None:
        """End the program if it still runs, and let go of the terminal."""
        if self.program.poll() is None:
            self.program.send_signal(signal.SIGKILL)
            self.program.wait()
        os.close(self.slave)
        os.close(self.master)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *failed: object) -> None:
        self.close()
