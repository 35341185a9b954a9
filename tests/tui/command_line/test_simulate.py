"""`duskhall simulate` tells who wins, from where, how long and with what; the same seed tells the same."""

import msgspec
import pytest
from click.testing import CliRunner

from engine.bots.arena import arena
from engine.bots.arena.figures import Report, wilson
from tui.cli import main
from tui.command_line.simulation.tables import alike


@pytest.fixture(autouse=True)
def one_process(monkeypatch):
    """Games are played in this process: what other processes do is tested with the arena."""
    monkeypatch.setattr(arena, "cores", lambda: 1)


def simulate(*words):
    return CliRunner().invoke(main, ["simulate", "fairy_tale", *words])


def test_the_figures_stand_in_tables():
    said = simulate("--games", "4", "--bots", "adept,random").stdout
    assert said.startswith("Fairy Tale; rules expert, teams none; adept against random; 4 games; seed 7.\n")
    for title in ("Bots", "Seats", "Endings", "Length", "Cards"):
        assert f"\n{title}" in said
    assert "95% interval" in said
    assert [line.split()[0] for line in said.splitlines() if line.startswith(("adept ", "random "))] == [
        "adept",
        "random",
    ]


def test_one_game_is_one_game():
    assert "; 1 game; " in simulate("--games", "1", "--bots", "random").stdout


def test_scores_and_lengths_are_plotted_on_one_scale():
    said = simulate("--games", "6", "--bots", "adept,random").stdout
    rows = said[said.index("Scores (") :].splitlines()
    plots = [rows[start : start + 6] for start in (1, 7)]
    assert [plot[0].split(",")[0] for plot in plots] == ["adept", "random"]
    assert plots[0][-1] == plots[1][-1]
    assert all("█" in "".join(plot) for plot in plots)
    assert "Actions (games by their length)" in said


def test_plots_in_ascii_are_ascii():
    said = CliRunner().invoke(main, ["--ascii", "simulate", "fairy_tale", "--games", "4"]).stdout
    assert "Scores (" in said
    assert said.isascii()


def test_masters_and_opponents_play_for_as_long_as_told():
    words = ("--games", "1", "--bots", "master:raider,adept:collector", "--iterations", "2", "--json")
    first, again = (msgspec.json.decode(simulate(*words).stdout, type=Report) for _ in range(2))
    assert first == again
    assert first.seating == ("master:raider", "adept:collector")


def test_json_is_the_report_itself():
    report = msgspec.json.decode(simulate("--games", "3", "--seed", "11", "--json").stdout, type=Report)
    assert (report.games, report.asked, report.seed, report.seating) == (3, 3, 11, ("adept", "random"))


def test_the_same_seed_tells_the_same():
    assert simulate("--games", "2", "--json").stdout == simulate("--games", "2", "--json").stdout
    assert simulate("--games", "2", "--json").stdout != simulate("--games", "2", "--seed", "8", "--json").stdout


def test_bots_take_turns_until_all_seats_are_filled():
    words = ("--games", "1", "--seats", "4", "--option", "teams=partners", "--json")
    report = msgspec.json.decode(simulate(*words).stdout, type=Report)
    assert report.seating == ("adept", "random", "adept", "random")
    assert report.options["teams"] == "partners"


def test_a_single_bot_plays_against_itself():
    report = msgspec.json.decode(simulate("--games", "1", "--bots", "random", "--json").stdout, type=Report)
    assert report.seating == ("random", "random")


def test_an_interrupt_prints_what_is_known_so_far(monkeypatch):
    whole = arena.Simulation.alone

    def cut_short(simulation):
        for number, game in enumerate(whole(simulation)):
            if number == 2:
                raise KeyboardInterrupt
            yield game

    monkeypatch.setattr(arena.Simulation, "alone", cut_short)
    result = simulate("--games", "9")
    assert result.exit_code == 130
    assert "2 of 9 games" in result.stdout
    assert "\nBots" in result.stdout


def test_an_interrupt_before_the_first_game_says_so(monkeypatch):
    def interrupted(simulation):
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(arena.Simulation, "alone", interrupted)
    result = simulate("--games", "9")
    assert result.exit_code == 130
    assert result.stdout.endswith("No game was finished.\n")


def test_no_progress_bar_gets_into_a_pipe():
    result = simulate("--games", "2")
    assert result.stderr == ""


@pytest.mark.parametrize("words", [("--games", "0"), ("--seats", "7"), ("--option", "rules=easy")])
def test_an_impossible_simulation_is_refused_in_one_sentence(words):
    result = simulate(*words)
    assert result.exit_code in (1, 2)
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_endings_that_differ_in_numbers_alone_are_counted_together():
    found = alike({"46 points, 3 ahead": wilson(1, 3), "40 points, 12 ahead": wilson(1, 3), "a draw": wilson(1, 3)})
    assert {why: (share.count, share.of) for why, share in found.items()} == {
        "n points, n ahead": (2, 3),
        "a draw": (1, 3),
    }
