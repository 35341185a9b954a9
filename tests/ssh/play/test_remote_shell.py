"""`duskhall` in an ordinary remote shell: when the line is cut it ends, also where nohup told it not to."""

import os
import signal
import struct
import subprocess

import pytest

from tui.bench.terminal import duskhall, surroundings

pytest.importorskip("pty", reason="there are no pseudo-terminals here")


def take_terminal(deaf: bool) -> None:
    """What a login does: the terminal is this session's; and what nohup does."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    if deaf:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)


@pytest.mark.parametrize("deaf", [False, True])
def test_a_game_whose_terminal_is_gone_ends(own_home, deaf):
    import fcntl
    import pty
    import termios

    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    program = subprocess.Popen(
        duskhall(),
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=surroundings(own_home),
        start_new_session=True,
        preexec_fn=lambda: take_terminal(deaf),
    )
    os.close(slave)
    try:
        painted = b""
        while b"Fairy Tale" not in painted:
            painted += os.read(master, 65536)
        os.close(master)
        assert program.wait(60) != 0
    finally:
        if program.poll() is None:
            program.kill()
            program.wait()
