"""`duskhall bench --web`: the same people, keys and figures as over SSH, in pages."""

import pytest
from click.testing import CliRunner

from tui.bench import hall_speed
from tui.bench.web import textual_serve
from tui.cli import main


def test_a_small_hall_of_pages_is_measured(monkeypatch):
    """How quick it is depends on the machine; that everything is told and nobody is sent away does not."""
    monkeypatch.setattr(hall_speed, "WARM_UP", 0.5)
    load = hall_speed.Load(2, 1, 1.5, "web")
    figures = {figure.what.partition(": ")[2]: figure for figure in hall_speed.hall_figures(load)}
    assert {"CPU of the server", "memory a session", "sent for a key", "first screen, p95"} <= set(figures)
    assert any(what.startswith("key to paint") for what in figures)
    assert "everybody stayed" not in figures
    assert figures["keys not painted at the end"].value == 0


@pytest.mark.parametrize("words", [("--web", "0"), ("--web", "2", "--workers", "0"), ("--web", "2", "--seconds", "0")])
def test_nobody_is_not_measured(words):
    assert CliRunner().invoke(main, ["bench", *words]).exit_code == 2


def test_where_textual_serve_is_not_installed_the_run_says_so(monkeypatch):
    monkeypatch.setattr(hall_speed, "hall_figures", lambda load: [])
    monkeypatch.setattr(textual_serve, "find_spec", lambda name: None)
    told = CliRunner().invoke(main, ["bench", "--web", "1", "--seconds", "1"]).output
    [line] = [line for line in told.splitlines() if line.startswith("textual-serve")]
    assert line.split("  ")[0] == "textual-serve"
    assert " not installed " in line
    assert line.rstrip().endswith("not measured")


def test_where_textual_serve_is_installed_its_pages_are_measured():
    pytest.importorskip("textual_serve", reason="textual-serve is not installed")
    figures = {figure.what.partition(": ")[2]: figure for figure in textual_serve.textual_serve_figures(1)}
    assert set(figures) == {"key to paint, p95", "memory a session", "first screen, p95"}
    assert all(figure.value > 0 for figure in figures.values())
