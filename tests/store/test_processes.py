"""Several programs on one store, and one that is killed in the middle of a game."""

import signal
import subprocess
import sys
from contextlib import contextmanager

import pytest

from engine.store import Summary, open_store
from engine.tables import Table
from tests.architecture.tree import ROOT
from tests.store.contract import HEADER


@contextmanager
def child(*arguments: object):
    command = [sys.executable, "-m", "tests.store.children", *map(str, arguments)]
    process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def start_together(*processes: subprocess.Popen[str]) -> list[list[str]]:
    """Let programs that are ready go on at the same moment; what each of them printed."""
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    printed = [process.communicate()[0].split() for process in processes]
    assert [process.returncode for process in processes] == [0] * len(processes)
    return printed


@pytest.fixture(params=["sqlite", "postgres"])
def path(request, tmp_path):
    """Where a store is to be."""
    return request.getfixturevalue("postgres") if request.param == "postgres" else tmp_path / "new" / "tables.sqlite"


def test_two_programs_appending_to_one_table_lose_nothing_and_double_nothing(path):
    with open_store(path) as store:
        store.append("a", 0, [HEADER], Summary())
        with child("append", path, "x", 100) as one, child("append", path, "y", 100) as two:
            printed = start_together(one, two)
        written = [line.decode() for line in store.read("a")[1:]]
    assert sorted(written) == sorted(printed[0] + printed[1])
    # Each program's own lines stand in the order it wrote them.
    assert [line for line in written if line.startswith("x")] == printed[0]
    assert [line for line in written if line.startswith("y")] == printed[1]


def test_programs_that_make_the_same_store_at_the_same_moment_all_get_it(path):
    with child("open", path) as one, child("open", path) as two, child("open", path) as three:
        assert start_together(one, two, three) == [["0"], ["0"], ["0"]]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="programs cannot be killed like this here")
def test_a_program_killed_in_the_middle_of_a_game_loses_nothing_that_was_shown(path):
    with child("play", path) as player:
        shown = [player.stdout.readline().split() for _ in range(60)]
        player.send_signal(signal.SIGKILL)
        rest, _ = player.communicate()
        assert player.returncode == -signal.SIGKILL
    # The kill may cut the last line it printed, never one that it printed before.
    shown += [line.split() for line in rest.splitlines(keepends=True) if line.endswith("\n")]
    with open_store(path) as store:
        tables = {row.id: Table.open(store, row.id) for row in store.tables()}
        for name, seq, link in shown:
            assert tables[name].journal.events[int(seq)].link == link
        assert all(table.journal.verify() == [] and not table.journal.warnings for table in tables.values())
        # Whatever was stored can be played on.
        last = tables[shown[-1][0]]
        if not last.is_over:
            last.act(last.waiting()[0], last.legal(last.waiting()[0])[0])
