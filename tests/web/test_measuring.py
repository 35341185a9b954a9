"""`duskhall bench --web`: the same people, keys and figures as over SSH, in pages."""

import pytest
from click.testing import CliRunner

from tui.bench import hall_speed
from tui.cli import main


def test_a_small_hall_of_pages_is_measured(monkeypatch):
    """How quick it is depends on the machine; that everything is told and nobody is sent away does not."""
    monkeypatch.setattr(hall_speed, "WARM_UP", 1.0)
    load = hall_speed.Load(2, 1, 3.0, "web")
    figures = {figure.what.partition(": ")[2]: figure for figure in hall_speed.hall_figures(load)}
    assert {"CPU of the server", "memory a session", "sent for a key", "first screen, p95"} <= set(figures)
    assert any(what.startswith("key to paint") for what in figures)
    assert "everybody stayed" not in figures
    assert figures["keys not painted at the end"].value == 0


@pytest.mark.parametrize("words", [("--web", "0"), ("--web", "2", "--workers", "0"), ("--web", "2", "--seconds", "0")])
def test_nobody_is_not_measured(words):
    assert CliRunner().invoke(main, ["bench", *words]).exit_code == 2
