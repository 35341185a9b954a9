"""The store goes away under somebody in a browser: one calm line, choices refused in words, and play goes on."""

import msgspec
import pytest

from engine.store import ImpatientStore
from tests.ssh.halls import until
from tests.ssh.play.test_store_away import Fickle, gone, reports
from tests.web.lines.test_plain_page import lay_alone, plain_page
from tests.web.pages import browser, come, web_hall
from tui.lobby import meeting
from tui.lobby.meeting import BACK, WAITING
from tui.server.connection.visit import AWAY
from tui.server.web.messages import TURNED_AWAY


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr("tui.server.web.lines.plain_visit.PACE", 0.0)
    monkeypatch.setattr(meeting, "HUSH", 0.1)
    monkeypatch.setattr(meeting, "TROUBLED", 0.05)


def choices_of(seat: int, lines: list[bytes]) -> int:
    """How often a seat chose in this log, where bots choose whenever they like; to sit down has no facts."""
    events = [msgspec.json.decode(line) for line in lines]
    return sum(bool(event.get("facts")) and event["seat"] == seat for event in events)


async def test_who_plays_in_plain_text_is_told_and_plays_on_when_it_is_back():
    store = Fickle()
    async with (
        web_hall(store=ImpatientStore(store, patience=60, rest=0.05)) as hall,
        browser() as session,
        plain_page(hall, session) as page,
    ):
        await lay_alone(page, "fairy_tale")
        await until(lambda: page.choices[0][1].startswith("Keep"), "the hand")
        [row] = store.tables()
        with gone(store):
            await page.hears(WAITING)
            before = len(page.lines)
            await page.answers("1")
            await until(lambda: "cannot reach" in "\n".join(page.lines[before:]), page.text)
        await page.hears(BACK)
        assert choices_of(0, store.read(row.id)) == 0
        await page.answers("1")
        await until(lambda: choices_of(0, store.read(row.id)) == 1, "the choice")
        assert page.code is None
        assert reports() == []
        assert [record for record in hall.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("path", ["/socket", "/plain/socket"])
async def test_who_comes_while_it_is_away_is_to_try_again_and_not_told_that_something_broke(path):
    store = Fickle()
    async with (
        web_hall(store=ImpatientStore(store, patience=60, rest=0.05), strangers=True) as hall,
        browser() as session,
    ):
        with gone(store):
            async with come(hall, session, path=path) as page:
                await page.is_sent_away()
        assert page.code == TURNED_AWAY
        assert AWAY in page.output.decode() or page.last_told("sentence") == AWAY
        assert reports() == []
        async with come(hall, session, path=path) as page:
            await until(lambda: page.output or page.told, "the hall")
