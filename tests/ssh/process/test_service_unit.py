"""The unit for systemd in the repository: systemd takes it as it is, and its command is one that `duskhall` knows."""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import tui.server
from tui.bench.hall_speed import free_port
from tui.cli import main
from tui.server.process.workers import can_share_port

UNIT = Path(tui.server.__file__).parent / "duskhall.service"
ANALYZE = shutil.which("systemd-analyze")


def words():
    """The command of the unit."""
    [line] = [line for line in UNIT.read_text().splitlines() if line.startswith("ExecStart=")]
    return shlex.split(line.partition("=")[2])


@pytest.mark.skipif(ANALYZE is None, reason="there is no systemd-analyze on this machine")
def test_systemd_finds_nothing_to_complain_about(tmp_path):
    copy = tmp_path / UNIT.name
    copy.write_text(UNIT.read_text().replace(words()[0], sys.executable))
    done = subprocess.run([ANALYZE, "verify", copy], capture_output=True, text=True, timeout=60)
    ours = [line for line in done.stderr.splitlines() if UNIT.name in line]
    assert ours == []


@pytest.mark.skipif(not can_share_port(), reason="processes cannot share a port here")
def test_the_command_of_the_unit_opens_a_hall(monkeypatch, own_home):
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    program, *rest = words()
    assert Path(program).name == "duskhall"
    changed = {"/var/lib/duskhall": str(own_home), "2222": str(free_port())}
    assert set(changed) < set(rest)
    result = CliRunner().invoke(main, [changed.get(word, word) for word in rest] + ["--dry-run"])
    assert result.exit_code == 0, result.output
    assert f"data in {own_home}" in result.output


def test_the_service_may_write_nowhere_but_in_its_own_folder():
    lines = UNIT.read_text().splitlines()
    for line in ("DynamicUser=yes", "StateDirectory=duskhall", "ProtectSystem=strict", "NoNewPrivileges=yes"):
        assert line in lines
