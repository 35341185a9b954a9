"""`duskhall tables --watch`: what goes on in a hall, drawn again with every change, and nothing else."""

import subprocess
import sys

from click.testing import CliRunner

from engine.store import MemoryStore, SqliteStore
from engine.tables.hall.people import Who
from tests.architecture.tree import ROOT
from tests.tables.halls import House
from tests.tui.lobbies import SLUG
from tui.cli import main
from tui.command_line.watching import watch_hall
from tui.config.locations import locate

ADA, BO, CLEO = Who("ada", "Ada"), Who("bo", "Bo"), Who("cleo", "Cleo")


def watched(house, *steps) -> None:
    """Watch while these things happen, one between each two looks."""
    waiting = list(steps)

    def goes_on() -> bool:
        if waiting:
            waiting.pop(0)()
            return True
        return False

    watch_hall(house.store, ascii=False, goes_on=goes_on)


def test_the_hall_is_drawn_at_once_and_again_with_every_change(capsys):
    house = House()
    found: list[str] = []

    def lay() -> None:
        found.append(house.hall.lay(ADA, SLUG, {}, 3))
        house.hall.enter("a", ADA, found[0])

    def fill() -> None:
        house.hall.join(BO, found[0])
        house.hall.fill(ADA, found[0])

    watched(house, lambda: None, lay, lambda: None, fill)
    text = capsys.readouterr().out
    assert text.count(" here") == 3
    empty, open_, playing = text.split(" here")[1:]
    assert found[0] not in empty
    assert "Ada, free, free" in " ".join(open_.split())
    assert "waits" in open_
    assert "Ada (to act), Bo (away), Aldo (bot)" in " ".join(playing.split())


def test_watchers_and_tables_by_invitation_are_listed_without_the_word(capsys):
    house = House()
    id = house.hall.lay(ADA, SLUG, {}, 2, word="xyzzy")
    house.hall.find(CLEO, "xyzzy")
    house.hall.enter("c", CLEO, id)
    watched(house)
    text = capsys.readouterr().out
    assert "by invitation" in text
    assert "Cleo" in text
    assert "xyzzy" not in text


def test_watching_writes_nothing():
    house = House(MemoryStore())
    house.hall.lay(ADA, SLUG, {}, 2)
    watch = house.store.watch()
    watched(house)
    assert not watch.changed()


def test_watching_ends_quietly_when_it_is_interrupted():
    def interrupted() -> bool:
        raise KeyboardInterrupt

    watch_hall(MemoryStore(), ascii=False, goes_on=interrupted)


def test_another_store_can_be_named(tmp_path):
    path = tmp_path / "hall.sqlite"
    with SqliteStore(path) as store:
        House(store).hall.lay(ADA, SLUG, {}, 2)
    listed = CliRunner().invoke(main, ["tables", "--store", str(path)])
    assert listed.exit_code == 0
    assert not locate().home.exists()
    assert CliRunner().invoke(main, ["tables", "--store", "mysql://nowhere"]).exit_code == 1


def test_the_command_draws_a_hall_until_it_is_stopped(tmp_path):
    path = tmp_path / "hall.sqlite"
    with SqliteStore(path) as store:
        id = House(store).hall.lay(ADA, SLUG, {}, 2)
        command = [sys.executable, "-m", "tui", "tables", "--watch", "--store", str(path)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
            lines = [process.stdout.readline() for _ in range(3)]
            process.terminate()
    assert lines[0].startswith("1 table, 0 people here")
    assert id in lines[2]
