"""`duskhall bench --ssh`: people at tables, keys pressed, everything told."""

import pytest
from click.testing import CliRunner

from tui.bench import ssh_speed
from tui.cli import main


def test_a_small_hall_is_measured(monkeypatch):
    monkeypatch.setattr(ssh_speed, "WARM_UP", 1.0)
    figures = {figure.what.partition(": ")[2]: figure for figure in ssh_speed.ssh_figures(ssh_speed.Load(2, 1, 3.0))}
    assert {"key to paint, p50", "key to paint, p95", "key to paint, p99", "CPU of the server"} <= set(figures)
    assert {"memory a session", "sent for a key", "first screen, p95"} <= set(figures)
    assert "everybody stayed" not in figures
    assert all(figures[what].value > 0 for what in ("key to paint, p50", "sent for a key", "first screen, p95"))


@pytest.mark.parametrize("words", [("--ssh", "0"), ("--ssh", "4", "--workers", "0"), ("--ssh", "4", "--seconds", "0")])
def test_nobody_or_nothing_cannot_be_measured(words):
    result = CliRunner().invoke(main, ["bench", *words])
    assert result.exit_code == 2
