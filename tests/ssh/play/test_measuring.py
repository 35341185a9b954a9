"""`duskhall bench --ssh`: people at tables, keys pressed, everything told."""

from types import SimpleNamespace

import pytest
from click.testing import CliRunner

from engine.store import SqliteStore
from tests.ssh.halls import open_hall
from tui.bench import hall_speed, ssh_hardships, ssh_trouble
from tui.bench.figures import Figure
from tui.bench.hall_served import lay_tables
from tui.bench.players import CHOICE, MOVES, address_of, cycle_of
from tui.cli import main
from tui.config.locations import Locations


def test_a_small_hall_is_measured(monkeypatch):
    """How quick it is depends on the machine; that everything is told and nobody is sent away does not."""
    monkeypatch.setattr(hall_speed, "WARM_UP", 1.0)
    figures = {figure.what.partition(": ")[2]: figure for figure in hall_speed.hall_figures(hall_speed.Load(2, 1, 1.5))}
    assert {"CPU of the server", "memory a session", "sent for a key", "first screen, p95"} <= set(figures)
    assert any(what.startswith("key to paint") for what in figures)
    assert "everybody stayed" not in figures
    assert figures["first screen, p95"].value > 0


def test_a_hall_is_measured_with_the_game_and_the_seats_that_are_asked_for(tmp_path):
    names, others = lay_tables(Locations(tmp_path), 6, 4, "shadowrift", 4)
    assert (names, others) == ([*"012345"], ["8", "9", "10", "11"])
    with SqliteStore(Locations(tmp_path).store) as store:
        rows = store.tables()
    assert [(row.game, len(row.summary.seats)) for row in rows] == [("shadowrift", 4)] * 3


def test_heroes_of_a_small_hall_play_and_are_measured(monkeypatch):
    monkeypatch.setattr(hall_speed, "WARM_UP", 1.0)
    figures = list(hall_speed.hall_figures(hall_speed.Load(2, 1, 1.5, "ssh", "shadowrift", 2)))
    assert all(figure.what.startswith("Shadowrift, tables of 2, 2 sessions, 1 worker: ") for figure in figures)
    told = {figure.what.partition(": ")[2]: figure for figure in figures}
    assert any(what.startswith("key to paint") for what in told)
    assert "everybody stayed" not in told


def test_one_key_in_five_chooses_and_heroes_say_done_as_well():
    assert hall_speed.key_of_done("") == hall_speed.key_of_done("fairy_tale") == b""
    usual, heroes = cycle_of(), cycle_of(hall_speed.key_of_done("shadowrift"))
    assert [usual.count(key) for key in (CHOICE, *MOVES)] == [1, 2, 2]
    assert heroes[:10] == usual * 2
    assert heroes[-2:] == (b"d", b"d")
    assert len(heroes) == 15


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--ssh", "4", "--seats", "7"), "No game has a table for 7."),
        (("--ssh", "4", "--game", "shadowrift", "--seats", "0"), "Shadowrift has no table for 0."),
        (("--web", "4", "--game", "mage-quest"), "Mage Quest has no table for 4."),
        (("--game", "shadowrift"), "--game needs --ssh or --web and a number of people."),
    ],
)
def test_a_table_that_no_game_has_is_not_measured(words, said):
    result = CliRunner().invoke(main, ["bench", *words])
    assert result.exit_code == 2
    assert said in result.output


def sat(*times: float, received: int = 0, late: int = 0, is_over: bool = False) -> SimpleNamespace:
    player = SimpleNamespace(times=list(times), received=received, pressed_at=[0.0] * late, is_over=is_over)
    return SimpleNamespace(player=player, first_screen=0.25)


def told(*seated: SimpleNamespace, keys: int, workers: int = 2) -> dict[str, Figure]:
    used = (hall_speed.Used(1.0, 0), hall_speed.Used(2.0, 0), hall_speed.Used(7.0, 6_000_000))
    found = hall_speed.figures(hall_speed.Load(len(seated), workers, 10.0), seated, keys, used)  # type: ignore[arg-type]
    return {figure.what.partition(": ")[2]: figure for figure in found}


def test_what_was_timed_is_told_in_the_units_of_the_bars():
    figures = told(sat(0.01, 0.02, received=3000), sat(0.03, 0.2, received=1000, late=1), keys=4)
    assert figures["key to paint, p50"].value == pytest.approx(30)
    assert figures["key to paint, p95"].value == pytest.approx(200)
    assert figures["key to paint, p95"].most == 100
    assert figures["keys not painted at the end"].value == 1
    assert figures["CPU of the server"].value == pytest.approx(50)
    assert figures["memory a session"].value == pytest.approx(3)
    assert figures["sent for a key"].value == pytest.approx(1)
    assert figures["first screen, p95"].value == 0.25


def test_who_was_sent_away_and_what_was_never_painted_is_said():
    figures = told(sat(is_over=True), keys=0)
    assert {"everybody stayed", "key to paint"} <= set(figures)


def test_people_play_while_others_make_trouble(monkeypatch):
    """That trouble is made beside them, everything is told and nobody is sent away does not depend on the machine."""
    some = [name for name in ssh_trouble.ALL if name != ssh_trouble.NEVER_LOG_IN][:3]
    monkeypatch.setattr(hall_speed, "WARM_UP", 1.0)
    monkeypatch.setitem(ssh_hardships.RUNS, "some of it", some)
    found = list(ssh_hardships.hardship_figures(hall_speed.Load(2, 1, 1.5), ["some of it"]))
    figures = {figure.what.rpartition(": ")[2]: figure for figure in found}
    assert figures["sessions that ended"].value == 0
    assert any(what.startswith("key to paint") for what in figures)


def test_every_hardship_is_made_alone_and_all_of_them_at_once():
    assert [len(hardships) for hardships in ssh_hardships.RUNS.values()] == [0, 1, 1, 1, 1, 1, 1, 1, 7]


async def test_who_never_logs_in_is_counted():
    async with open_hall() as hall:
        done = await ssh_trouble.make(hall.port, 0.5, ["0"], [ssh_trouble.NEVER_LOG_IN])
        assert done["knocks"] >= 1


def test_hardships_are_held_against_the_bar_and_nobody_may_be_sent_away():
    seated = (sat(0.01, 0.3), sat(0.02, is_over=True))
    found = ssh_hardships.figures(hall_speed.Load(2, 1, 1.0), seated, "noise")
    figures = {figure.what.rpartition(": ")[2]: figure for figure in found}
    assert figures["key to paint, p95"].most == 200
    assert figures["key to paint, p95"].verdict == "misses"
    assert figures["sessions that ended"].verdict == "misses"


def test_everybody_comes_from_an_address_of_their_own():
    assert len({address_of(number, net) for number in range(600) for net in (1, 2, 3)}) == 1800


def test_hardships_need_somebody_to_endure_them():
    assert CliRunner().invoke(main, ["bench", "--hardships"]).exit_code == 2


@pytest.mark.parametrize("words", [("--ssh", "0"), ("--ssh", "4", "--workers", "0"), ("--ssh", "4", "--seconds", "0")])
def test_nobody_or_nothing_cannot_be_measured(words):
    result = CliRunner().invoke(main, ["bench", *words])
    assert result.exit_code == 2
