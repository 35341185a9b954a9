"""When something breaks: a report without anybody's cards, one calm panel, and the way back to the hall."""

import pytest
from textual.app import App

from engine.store import MemoryStore, StoreProblem
from tests.tui.halls import Shelf, click, in_hall, press, told, top
from tests.tui.screen_snapshot import text_of
from tui.app.app import Duskhall, run
from tui.config.locations import locate
from tui.pages.hall.hall import HallPage
from tui.pages.records.statistics import StatisticsPage, StatisticsScreen


def break_badly(*_):
    held = "Vampire in hand"
    raise ValueError(f"cannot play {held}")


async def break_with(pilot, key: str = "s") -> None:
    """Press a key that breaks something. A pilot would raise what broke; a player sees the panel."""
    await press(pilot, key)
    forget(pilot.app)


def forget(app: App) -> None:
    """Take away what a pilot would raise."""
    app._exception = None
    app._exception_event.clear()


def reports(pilot) -> list[str]:
    return [path.read_text() for path in pilot.app.places.crashes.iterdir()]


broken_places = pytest.mark.parametrize(
    ("owner", "name"),
    [
        (HallPage, "action_statistics"),
        (StatisticsScreen, "page"),
        (StatisticsPage, "draw"),
        (StatisticsScreen, "on_screen_resume"),
    ],
    ids=["an action", "composing", "painting", "an event"],
)


@broken_places
async def test_a_crash_shows_one_panel_with_its_report_and_the_hall_lives_on(monkeypatch, owner, name):
    async with in_hall() as pilot:
        with monkeypatch.context() as broken:
            broken.setattr(owner, name, break_badly)
            await break_with(pilot)
        assert top(pilot) == "CrashScreen"
        shown = text_of(pilot.app)
        assert "Something broke" in shown
        assert "Traceback" not in shown
        assert "Vampire" not in shown
        await press(pilot, "enter")
        assert top(pilot) == "HallScreen"
        await press(pilot, "s")
        assert top(pilot) == "StatisticsScreen"


@broken_places
async def test_a_report_says_where_and_holds_neither_variables_nor_messages(monkeypatch, owner, name):
    async with in_hall() as pilot:
        monkeypatch.setattr(owner, name, break_badly)
        await break_with(pilot)
        (report,) = reports(pilot)
        assert "ValueError" in report
        assert "in break_badly" in report
        assert "Vampire" not in report


async def test_the_panel_names_the_report(monkeypatch):
    async with in_hall(size=(200, 60)) as pilot:
        monkeypatch.setattr(HallPage, "action_statistics", break_badly)
        await break_with(pilot)
        (path,) = pilot.app.places.crashes.iterdir()
        place = pilot.app.screen.query_one("#crash-report").region
        rows = text_of(pilot.app).splitlines()[place.y : place.bottom]
        assert "".join(row[place.x : place.right].strip() for row in rows) == str(path)


async def test_the_mouse_leads_back_to_the_hall_too(monkeypatch):
    async with in_hall() as pilot:
        with monkeypatch.context() as broken:
            broken.setattr(HallPage, "action_statistics", break_badly)
            await break_with(pilot)
        await click(pilot, "back to the hall")
        assert top(pilot) == "HallScreen"


async def test_a_failure_that_says_what_is_wrong_is_a_notice_and_no_crash(monkeypatch):
    def locked(*_):
        raise StoreProblem("The store is locked by another program.")

    shelf = Shelf()
    shelf.put("amber-hare-42", moves=3)
    async with in_hall(shelf, (120, 40)) as pilot:
        monkeypatch.setattr(MemoryStore, "read", locked)
        await press(pilot, "enter")
        assert top(pilot) == "HallScreen"
        assert "The store is locked by another program." in told(pilot)
        assert not list(pilot.app.places.crashes.iterdir())


async def test_a_damaged_log_is_told_and_the_hall_stays_open():
    shelf = Shelf()
    shelf.put("amber-hare-42", moves=3)
    shelf.store._lines["amber-hare-42"][2] = b'{"soup":1}'
    async with in_hall(shelf) as pilot:
        assert top(pilot) == "HallScreen"
        assert "The log is damaged at line 3" in told(pilot)
        await press(pilot, "v")
        assert top(pilot) == "ReplaysScreen"
        assert not list(pilot.app.places.crashes.iterdir())


def test_where_nothing_can_go_on_one_sentence_stands_on_standard_error(monkeypatch, capsys):
    real = Duskhall.run
    monkeypatch.setattr(Duskhall, "run", lambda self: real(self, headless=True, size=(80, 24)))
    monkeypatch.setattr(Duskhall, "on_mount", break_badly)
    places = locate().create()
    assert run(MemoryStore(), places) == 1
    (report,) = places.crashes.iterdir()
    said = capsys.readouterr()
    assert said.err == (f"Duskhall had to stop; your game is saved. Details are in {report}.\n")
    assert "Vampire" not in said.out + report.read_text()


def test_leaving_is_no_failure(monkeypatch, capsys):
    real = Duskhall.run
    monkeypatch.setattr(Duskhall, "run", lambda self: real(self, headless=True, size=(80, 24)))
    assert run(MemoryStore(), locate().create(), opening=lambda app: app.exit()) == 0
    assert capsys.readouterr().err == ""
