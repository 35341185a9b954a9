"""Keys in order: whatever comes in one burst is handled as if each key had waited for the one before it."""

from typing import ClassVar

import pytest
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Input

from tests.ssh.halls import new_key, open_hall, until, visit
from tests.web.pages import browser, come, web_hall
from tui.server.process.textual_patches import Tamed

ERASE, LEFT, HOME, TAB = b"\x7f", b"\x1b[D", b"\x1b[H", b"\t"
BURSTS = (
    (ERASE * 5 + b"Mira", "Mira"),
    (b"abc" + ERASE * 3 + b"Bo", "guestBo"),
    (LEFT * 2 + b"x" + ERASE + b"y", "gueyst"),
    (HOME + b"my " + b"\x1b[F" + b"!", "my guest!"),
    ((ERASE * 10 + b"0123456789") * 4, "0123456789"),
)


class Form(Tamed):
    """Two lines to type in, in boxes within boxes: a key climbs a long way."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def compose(self) -> ComposeResult:
        with Vertical(), Vertical(), Vertical():
            yield Input("guest", id="name", select_on_focus=False)
            yield Input("", id="word")

    def on_input_submitted(self, message: Input.Submitted) -> None:
        self.lines.append(message.value)


def forms(made):
    def form(visitor, terminal):
        made.append(Form())
        return made[-1]

    return form


@pytest.mark.parametrize(("burst", "line"), BURSTS)
async def test_letters_do_not_overtake_the_keys_before_them_over_ssh(burst, line):
    made = []
    async with open_hall(forms(made)) as hall, visit(hall) as client:
        await client.sees("guest")
        client.type(burst + b"\r")
        await until(lambda: made[0].lines, "what was typed")
        assert made[0].lines == [line]


@pytest.mark.parametrize(("burst", "line"), BURSTS)
async def test_letters_do_not_overtake_the_keys_before_them_in_a_browser(burst, line):
    made = []
    async with web_hall(forms(made)) as hall, browser() as session, come(hall, session) as page:
        await page.sees("guest")
        await page.type(burst + b"\r")
        await until(lambda: made[0].lines, "what was typed")
        assert made[0].lines == [line]


async def test_keys_find_the_field_that_the_keys_before_them_went_to():
    made = []
    async with open_hall(forms(made)) as hall, visit(hall) as client:
        await client.sees("guest")
        client.type(ERASE * 5 + b"one" + TAB + b"two\r" + TAB + b"!\r")
        await until(lambda: len(made[0].lines) == 2, "both lines")
        assert made[0].lines == ["two", "one!"]


async def test_a_key_that_opens_a_question_is_followed_by_the_answer():
    async with open_hall() as hall, visit(hall) as client:
        await client.sees("Play Fairy Tale?")
        client.type(b"i" + b"amber" + ERASE + b"r\r")
        await client.sees("No table has that invitation word.")


@pytest.mark.parametrize("turn", range(4))
async def test_a_key_that_opens_a_page_is_followed_by_what_is_done_there(turn):
    async with open_hall() as hall, visit(hall, size=(120, 40)) as client:
        await client.sees("Play Fairy Tale?")
        client.type(b"n\r")
        await client.sees("Your table is waiting")
        client.type(b"b")
        await client.sees("Choose a card to keep")


class Slowly(Screen):
    """Has its field only after a while."""

    async def on_mount(self) -> None:
        self.set_timer(0.05, self.have_a_field)

    async def have_a_field(self) -> None:
        field = Input()
        await self.mount(field)
        field.focus()


class Opening(Form):
    """A key opens the slow page."""

    BINDINGS: ClassVar = [("ctrl+o", "open")]

    def action_open(self) -> None:
        self.push_screen(Slowly())


async def test_keys_wait_for_the_field_of_a_page_that_a_key_before_them_opened():
    made = []

    def opening(visitor, terminal):
        made.append(Opening())
        return made[-1]

    async with open_hall(opening) as hall, visit(hall) as client:
        await client.sees("guest")
        client.type(b"\x0fMira\r")
        await until(lambda: made[0].lines, "what was typed")
        assert made[0].lines == ["Mira"]


async def test_a_key_after_an_answer_goes_to_the_page_behind_the_question():
    for _ in range(5):
        async with open_hall(strangers=True) as hall, visit(hall, new_key()) as client:
            await client.sees("What should the others call you?")
            client.type(b"\ro")
            await client.sees("Pace of bots")


async def test_a_key_whose_marker_is_lost_keeps_nobody_waiting(monkeypatch):
    monkeypatch.setattr("tui.server.terminal.key_order.PATIENCE", 0.05)
    monkeypatch.setattr("tui.server.terminal.key_order.KeyOrder._climb", lambda self, number: None)
    made = []
    async with open_hall(forms(made)) as hall, visit(hall) as client:
        await client.sees("guest")
        client.type(b"ab\r")
        await until(lambda: made[0].lines, "what was typed")
