"""`duskhall bench` holds every measured figure against its bar, and says what it could not measure."""

import msgspec
import pytest
from click.testing import CliRunner

from engine.games import GAMES
from tui.bench import engine_speed, run
from tui.bench.figures import Figure, missing, number
from tui.cli import main

QUICK = Figure("quick thing", 4.0, "ms", most=15)
SLOW = Figure("slow thing", 40.0, "ms", most=30)
FEW = Figure("few things", 100.0, "games/s", least=600)
PLAIN = Figure("a thing", 1234.5, "games/s")
NONE = missing("no thing", "it is not here")


@pytest.mark.parametrize(
    ("figure", "verdict"),
    [(QUICK, "holds"), (SLOW, "misses"), (FEW, "misses"), (PLAIN, "no bar"), (NONE, "not measured")],
)
def test_a_figure_is_judged_by_its_bar(figure, verdict):
    assert figure.verdict == verdict


def test_a_figure_and_its_bar_are_told_in_words():
    assert (QUICK.measured, QUICK.bar) == ("4 ms", "15 ms or less")
    assert (FEW.measured, FEW.bar) == ("100 games/s", "600 games/s or more")
    assert (PLAIN.measured, PLAIN.bar) == ("1,234 games/s", "")
    assert NONE.measured == "it is not here"


@pytest.mark.parametrize(("value", "told"), [(0.0678, "0.0678"), (3.14159, "3.14"), (37.04, "37"), (12345.6, "12,346")])
def test_a_number_shows_the_digits_that_matter(value, told):
    assert number(value) == told


def bench(monkeypatch, *figures):
    monkeypatch.setattr(run, "PARTS", {"one part": lambda: iter(figures)})
    return lambda *words: CliRunner().invoke(main, ["bench", *words])


def test_the_table_has_a_line_for_every_figure(monkeypatch):
    result = bench(monkeypatch, QUICK, NONE)()
    assert result.exit_code == 0
    assert [line.split("  ")[0] for line in result.stdout.splitlines()] == ["what", "quick thing", "no thing"]


def test_a_missed_bar_makes_the_exit_code_one(monkeypatch):
    assert bench(monkeypatch, QUICK, SLOW)().exit_code == 1


def test_json_holds_values_and_verdicts(monkeypatch):
    [found] = msgspec.json.decode(bench(monkeypatch, QUICK)("--json").stdout)
    assert found == {"what": "quick thing", "value": 4.0, "unit": "ms", "most": 15, "verdict": "holds"}


def test_a_checkout_has_a_bare_loop_and_a_wheel_says_that_it_has_none(monkeypatch, tmp_path):
    game = GAMES["fairy_tale"]
    monkeypatch.setattr(engine_speed, "all_cores", lambda game, what: PLAIN)
    monkeypatch.setattr(engine_speed, "pace", lambda act, span: (1.0, float(act(1))))  # one game, however long it takes
    assert next(engine_speed.play_figures()).unit == "times"
    monkeypatch.setattr(engine_speed, "BARE_LOOPS", tmp_path)
    assert engine_speed.bare_play_of(game) is None
    assert next(engine_speed.play_figures()).measured == "the bare loop is in tests/bench of a checkout"


def test_every_other_game_is_held_against_its_part_of_the_first_one_s_pace_also_with_its_options_on(monkeypatch):
    first, *others = GAMES.values()
    monkeypatch.setattr(engine_speed, "all_cores", lambda game, what: PLAIN)
    monkeypatch.setattr(engine_speed, "bare_figures", lambda game, what: iter(()))
    monkeypatch.setattr(engine_speed, "pace", lambda act, span: (1.0, 40.0 if act.args == (first,) else 30.0))
    figures = [figure for figure in engine_speed.play_figures() if figure.least is not None]
    assert len(figures) == sum(1 + bool(engine_speed.switched_on(game)) for game in others)
    bars = {figure.what: figure.least for figure in figures}
    assert all((figure.value, figure.unit) == (30.0 / 40.0, "times") for figure in figures)
    for game in others:
        assert bars[f"{engine_speed.title_of(game)}: pace of {first.title}"] == game.least_pace
    assert any(engine_speed.switched_on(game) for game in others)


def test_pace_is_told_by_the_clock_that_is_asked():
    now = iter(range(100))
    assert engine_speed.pace(lambda seed: 10, 5.0, lambda: float(next(now))) == (4 / 5, 40 / 5)


def test_games_of_many_cards_and_free_asks_may_be_half_as_quick_as_the_others():
    assert {slug for slug, game in GAMES.items() if game.least_pace == 0.25} == {"shadowscape", "shadowrift"}
    assert {game.least_pace for game in GAMES.values()} == {0.5, 0.25}


def test_what_is_measured_is_a_whole_game():
    game = GAMES["fairy_tale"]
    assert engine_speed.play(game, 1) > 4 * 4 * 7 - 1
    assert engine_speed.played(game).outcome is not None
    assert engine_speed.slowest_undo(engine_speed.played(game)) > 0
