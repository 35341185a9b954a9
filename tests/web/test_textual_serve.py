"""textual-serve: with a driver set from outside the program paints, although it stands on no terminal."""

import subprocess
import sys

import pytest

from tui.bench.terminal import ESCAPES, surroundings
from tui.command_line.shared.call import Call

DRIVER = "textual.drivers.web_driver:WebDriver"


def test_with_a_driver_from_outside_there_is_something_to_paint_on(monkeypatch):
    monkeypatch.setenv("TEXTUAL_DRIVER", DRIVER)
    assert not Call().wants_plain()
    call = Call()
    call.plain = True
    assert call.wants_plain()


@pytest.mark.skipif(sys.platform == "win32", reason="the driver of textual-serve needs POSIX")
def test_the_hall_is_painted_in_packets_as_textual_serve_reads_them(own_home):
    environment = surroundings(own_home, TEXTUAL_DRIVER=DRIVER, COLUMNS="100", ROWS="30", TERM="dumb")
    with subprocess.Popen(
        [sys.executable, "-m", "tui"], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as program:
        painted = b""
        while b"Fairy Tale" not in ESCAPES.sub(b"", painted):
            kind, length = read(program, 1), int.from_bytes(read(program, 4), "big")
            if kind == b"_":  # the first line says that packets follow
                assert painted == b""
                rest = length.to_bytes(4, "big") + program.stdout.readline()
                assert kind + rest == b"__GANGLION__\n"
                continue
            data = read(program, length)
            painted += data if kind == b"D" else b""
        program.stdin.write(b"M" + len(b'{"type": "quit"}').to_bytes(4, "big") + b'{"type": "quit"}')
        program.stdin.flush()
        program.stdout.read()
        assert program.wait(30) == 0


def read(program, count):
    data = program.stdout.read(count)
    assert len(data) == count, "the program has ended"
    return data
