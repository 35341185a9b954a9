"""The real program where a stream is closed or the system ends it: one sentence, an exit code, nobody left behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.bots.thinking.processes import cores
from tui.command_line.shared import group
from tui.command_line.shared.group import Program
from tui.config.complaints import sentence_about

ROOT = Path(__file__).resolve().parents[3]
ENDLESS = ("simulate", "fairy_tale", "--games", "200000", "--bots", "random")
LOOKS = 3000
"""How often to look for something that comes; ten times a second."""

posix_only = pytest.mark.skipif(os.name != "posix", reason="closes streams by their number")


def closing(streams, *words):
    """Run Duskhall by a shell that closes some of its streams first."""
    command = [sys.executable, "-m", "tui", *words]
    shell = ["sh", "-c", f'exec "$@" {streams}', "sh", *command]
    return subprocess.run(shell, cwd=ROOT, capture_output=True, text=True)


@posix_only
def test_without_an_output_one_sentence_says_so():
    done = closing(">&-", "locate")
    assert (done.returncode, done.stderr) == (1, "Cannot continue: standard output is closed.\n")


@posix_only
def test_without_an_input_nobody_answers():
    done = closing("<&-", "play", "fairy_tale")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is saved" in done.stdout


@posix_only
def test_without_any_stream_the_exit_code_tells_all():
    assert closing("<&- >&- 2>&-", "locate").returncode == 1
    assert closing("<&- >&- 2>&-", "nonsense").returncode == 2


@posix_only
def test_without_an_output_a_file_is_still_written(tmp_path):
    closing("", "play", "fairy_tale")
    assert closing(">&-", "export", "last", "-o", str(tmp_path / "game.jsonl")).returncode == 0
    assert (tmp_path / "game.jsonl").stat().st_size


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.skipif(cores() < 2, reason="on one core games are played in the program itself")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_games_in_other_processes_end_with_the_one_that_wanted_them(number):
    program = subprocess.Popen(
        [sys.executable, "-m", "tui", *ENDLESS], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    seen = eventually(lambda: pids_of_players(program.pid))
    program.send_signal(number)
    try:
        program.communicate(timeout=LOOKS / 10)  # ends only when nobody is left who could still write
    finally:
        program.kill()
    assert program.returncode in (128 + number, -number)
    assert eventually(lambda: not any(map(is_running, seen)))


def pids_of_players(parent):
    """The processes that play for another one, once there are any."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
            command = path.with_name("cmdline").read_bytes()
        except OSError:
            continue
        if fields[1] == str(parent) and b"spawn_main" in command:
            found.append(int(path.parent.name))
    return found


def is_running(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def eventually(question):
    """The answer of a question that sooner or later has one."""
    for _ in range(LOOKS):
        if answer := question():
            return answer
        time.sleep(0.1)
    return question()


def test_where_not_even_complaints_can_be_loaded_there_is_no_traceback(monkeypatch, capsys, own_home):
    def broken(failure):
        raise ImportError("half an installation")

    def fail():
        raise RuntimeError

    monkeypatch.setattr(group, "sentence_about", broken)
    assert Program()._exit_code(group.Call(), fail) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "This is a bug in Duskhall" in said


def test_a_file_that_is_closed_is_not_taken_for_the_output():
    assert sentence_about(OSError(9, "Bad file descriptor", "game.jsonl")) == (
        "Cannot continue: game.jsonl: Bad file descriptor."
    )
