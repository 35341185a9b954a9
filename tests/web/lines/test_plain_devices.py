"""Several devices in lines: the page of plain text links itself by a word, and is forgotten by one."""

import pytest

from engine.tables.hall.people import id_of
from tests.ssh.halls import until
from tests.web.lines.test_plain_page import plain_page
from tests.web.pages import browser, web_hall
from tui.server.devices import Devices
from tui.server.web.messages import AGAIN, FORGOTTEN


@pytest.fixture(autouse=True)
def quick_typing(monkeypatch):
    monkeypatch.setattr("tui.server.web.lines.plain_visit.PACE", 0.0)


async def test_a_word_from_elsewhere_makes_the_page_that_person():
    async with web_hall() as hall, browser() as session:
        mira = hall.meeting.hall.people.call(id_of("mira"), "Mira")
        word = Devices(hall.meeting.hall).joining.new_word(mira)
        async with plain_page(hall, session) as page:
            await page.answers(f"device {word}")
            await until(lambda: page.code is not None, "the end")
            assert page.code == AGAIN
        async with plain_page(hall, session) as page:
            await page.hears("Welcome, Mira.")


async def test_the_page_shows_a_word_that_links_another_key():
    async with web_hall() as hall, browser() as session, plain_page(hall, session) as page:
        await page.answers("device")
        [line] = [line for line in page.lines if line.startswith("Your word is ")]
        [visitor] = hall.visitors
        devices = Devices(hall.meeting.hall)
        devices.joining.join(id_of("other"), line.split()[3].rstrip("."))
        assert devices.joining.person_of(id_of("other")) == visitor.id


async def test_the_page_forgets_who_asks_for_it():
    async with web_hall() as hall, browser() as session, plain_page(hall, session) as page:
        [visitor] = hall.visitors
        assert hall.meeting.hall.people.profile(visitor.id).name
        await page.answers("device forget")
        await until(lambda: page.code is not None, "the end")
        assert page.code == FORGOTTEN
        assert hall.meeting.hall.people.profile(visitor.id).name == ""
