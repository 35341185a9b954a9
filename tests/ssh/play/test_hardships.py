"""Windows of any size, endless pastes, noise, deaf clients, cut lines: whoever does it, the others play on."""

import asyncio
import random

import asyncssh
import pytest
from textual.screen import Screen

from tests.ssh.halls import HALL, narrow_line, new_key, open_hall, until, visit
from tui.draw.ask import AskScreen
from tui.server.connection import ssh_entrance
from tui.server.connection import visit as staying
from tui.server.process.service import CLOSED
from tui.server.terminal import output_buffer as outlet
from tui.server.terminal.driver import RESTORED
from tui.server.terminal.terminal import HIGHEST, WIDEST

NOISE = b"\x1b[<;:?0123456789MmuABt~RIO$yP\\^\x00\x7f\xff\xc3\x9b"
MODES = (b"?1049", b"?1000", b"?1002", b"?1006", b"?2004")


def size_of(hall):
    [stay] = hall.house.stays
    return tuple(stay.app.size)


async def test_a_window_may_take_any_size_and_is_painted_again():
    async with open_hall() as hall, visit(hall) as client:
        await client.sees(HALL)
        client.resize(0, 0)
        await until(lambda: size_of(hall) == (1, 1))
        client.resize(1000, 1000)
        await until(lambda: size_of(hall) == (WIDEST, HIGHEST))
        client.resize(80, 24)
        await until(lambda: size_of(hall) == (80, 24))
        await client.sees(HALL)
        await client.answers()


async def test_a_window_that_nobody_measured_is_an_ordinary_one():
    async with open_hall() as hall, visit(hall, size=(0, 0)) as client:
        await client.sees(HALL)
        assert size_of(hall) == (80, 24)


async def test_a_hundred_sizes_in_a_row_end_with_the_last():
    async with open_hall() as hall, visit(hall) as client:
        await client.sees(HALL)
        for width in range(80, 180):
            client.resize(width, 30)
        await until(lambda: size_of(hall) == (179, 30))
        await client.answers()


@pytest.fixture
def layouts(monkeypatch):
    """Which screens were laid out for which width of a window."""
    found, refresh = [], Screen._refresh_layout

    def laid_out(screen, size=None, scroll=False):
        if size is not None:
            found.append((type(screen).__name__, size.width))
        refresh(screen, size, scroll)

    monkeypatch.setattr(Screen, "_refresh_layout", laid_out)
    return found


async def test_a_size_is_laid_out_once_and_nothing_behind_the_page(layouts):
    """Textual lays out the table twice and the lobby behind it, which nobody sees, three times."""
    async with open_hall() as hall, visit(hall, size=(120, 40)) as client:
        await client.sees(HALL)
        [stay] = hall.house.stays
        app = stay.app
        id = app.halls.lay(app.who, "fairy_tale", {}, 2)
        app.halls.fill(app.who, id)
        app.call_later(app.go_into, id)
        await client.sees("Choose a card to keep")
        client.resize(100, 30)
        await until(lambda: ("SharedTableScreen", 100) in layouts)
        await until(lambda: not app.screen.message_queue_size and not app.screen._layout_required)
        await client.sees("Choose a card to keep")
        assert [one for one in layouts if one[1] == 100] == [("SharedTableScreen", 100)]
        app.call_later(app.go_to_hall)
        await until(lambda: ("LobbyScreen", 100) in layouts, "the lobby in the window's size")


async def test_a_question_and_the_page_behind_it_take_the_size_of_the_window_once(layouts):
    async with open_hall() as hall, visit(hall, size=(120, 40)) as client:
        await client.sees(HALL)
        [stay] = hall.house.stays
        stay.app.call_later(stay.app.push_screen, AskScreen.confirm("Really?", "Say so."))
        await client.sees("Really?")
        client.resize(90, 26)
        shown = stay.app.screen_stack[-2:]
        await until(lambda: len([one for one in layouts if one[1] == 90]) >= 2)
        await until(lambda: not any(screen.message_queue_size or screen._layout_required for screen in shown))
        assert sorted(one for one in layouts if one[1] == 90) == [("AskScreen", 90), ("LobbyScreen", 90)]
        await client.sees("Really?")
        await client.sees(HALL)


async def test_a_giant_paste_does_nothing():
    async with open_hall() as hall, visit(hall) as client, visit(hall) as other:
        await client.sees(HALL)
        await other.sees(HALL)
        client.type(b"\x1b[200~" + b"q\r\x03" * 100_000 + b"\x1b[201~")
        await other.answers()
        await client.answers()


async def test_keys_by_the_thousand_hold_up_nobody_else():
    async with open_hall() as hall, visit(hall) as client, visit(hall) as other:
        await client.sees(HALL)
        await other.sees(HALL)
        client.type(b"\x1b[B\x1b[A" * 20_000)
        await other.answers()
        assert len(hall.house.stays) == 2


async def test_noise_ends_nobodys_session_but_perhaps_its_own():
    rng = random.Random(7)
    async with open_hall() as hall, visit(hall) as client, visit(hall) as other:
        await client.sees(HALL)
        await other.sees(HALL)
        for _ in range(20):
            client.type(
                bytes(rng.choice(b"\x1b[<;:?0123456789MmuABt~RIO$yP\\^\x00\x7f\xff\xc3\x9b") for _ in range(300))
            )
        await other.answers()
        assert not hall.said("fault")
        assert not any("Error" in record.getMessage() for record in hall.records)


async def test_a_client_that_never_reads_is_hung_up_and_the_others_play_on(monkeypatch):
    monkeypatch.setattr(outlet, "PATIENCE", 0.5)
    async with open_hall() as hall, visit(hall, size=(300, 100), sock=narrow_line(hall)) as deaf, visit(hall) as other:
        await deaf.sees(HALL)
        await other.sees(HALL)
        stay = next(stay for stay in hall.house.stays if stay.app.size.width == 300)
        deaf.connection._transport.pause_reading()
        for _ in range(1000):
            if stay not in hall.house.stays:
                break
            if stay.app is not None:
                stay.app.call_later(stay.app.repaint)
            await other.answers()
        assert hall.said("takes no output")
        await until(lambda: len(hall.house.stays) == 1)


async def test_a_client_that_was_slow_is_painted_again_when_it_has_caught_up(monkeypatch):
    monkeypatch.setattr(outlet, "FULL", 4000)
    monkeypatch.setattr(outlet, "DRAINED", 100)
    async with open_hall() as hall, visit(hall, size=(300, 100), sock=narrow_line(hall)) as slow:
        await slow.sees(HALL)
        [stay] = hall.house.stays
        written = stay.app._driver.outlet
        slow.connection._transport.pause_reading()

        def is_choked():
            stay.app.call_later(stay.app.repaint)
            return written.is_choked and written.dropped

        await until(is_choked)
        slow.screen.cells.clear()
        slow.connection._transport.resume_reading()
        await until(lambda: not written.is_choked)
        await slow.sees(HALL)
        await slow.answers()


async def test_a_cut_line_ends_the_app_and_frees_the_place():
    async with open_hall() as hall:
        async with visit(hall) as client:
            await client.sees(HALL)
            client.connection.abort()
            await until(lambda: not hall.house.stays)
        await until(lambda: not hall.house.doors)
        assert hall.house.crowd.inside() == 0
        async with visit(hall) as again:
            await again.sees(HALL)


async def test_a_client_that_vanished_without_a_word_is_missed(monkeypatch):
    monkeypatch.setattr(ssh_entrance, "KEEPALIVE", 0.1)
    async with open_hall() as hall, visit(hall, new_key()) as client:
        await client.sees(HALL)
        client.connection._transport.pause_reading()
        await until(lambda: not hall.house.stays and not hall.house.doors, "that somebody is missed")
        assert hall.house.crowd.inside() == 0


async def test_a_line_cut_before_the_first_picture_leaves_nothing_behind():
    async with open_hall() as hall:
        for _ in range(5):
            async with visit(hall) as client:
                client.connection.abort()
        await until(lambda: not hall.house.stays and not hall.house.doors)
        assert hall.house.crowd.inside() == 0


async def test_an_app_that_is_stuck_is_ended_after_the_line_was_cut(monkeypatch):
    monkeypatch.setattr(staying, "GRACE", 0.05)
    async with open_hall() as hall, visit(hall) as client:
        await client.sees(HALL)
        [stay] = hall.house.stays
        stay.app.call_later(asyncio.sleep, 3600)
        await until(lambda: stay.app.message_queue_size == 0)
        client.connection.abort()
        await until(lambda: not hall.house.stays)


async def test_who_quits_has_the_terminal_back():
    async with open_hall() as hall, visit(hall) as client:
        await client.sees(HALL)
        assert all(b"\x1b[" + mode + b"h" in client.output for mode in MODES)
        client.type(b"q")
        await client.is_sent_away()
        assert client.status == 0
        assert RESTORED.encode() in client.output
        assert all(
            client.output.rfind(b"\x1b[" + mode + b"l") > client.output.rfind(b"\x1b[" + mode + b"h") for mode in MODES
        )
        assert client.output.rfind(b"\x1b[?25h") > client.output.rfind(b"\x1b[?25l")


async def test_closing_tells_everybody_and_gives_the_terminals_back():
    async with open_hall() as hall, visit(hall) as one, visit(hall, new_key()) as other:
        await one.sees(HALL)
        await other.sees(HALL)
        await hall.service.stop()
        for client in (one, other):
            await client.is_sent_away()
            after = client.output.partition(RESTORED.encode())[2].decode()
            assert after.strip() == CLOSED


async def test_who_comes_while_the_hall_closes_is_not_let_in():
    async with open_hall() as hall:
        hall.house.is_closing = True
        with pytest.raises((asyncssh.Error, OSError)):
            async with visit(hall):
                pass


async def test_who_falls_asleep_is_let_go(monkeypatch):
    monkeypatch.setattr("tui.server.connection.visits.ROUND", 0.05)
    async with open_hall() as hall, visit(hall) as client:
        await client.sees(HALL)
        [stay] = hall.house.stays
        stay.heard_at -= hall.house.rules.idle_time
        await client.is_sent_away()
        assert "You were away" in client.text()


async def test_an_app_that_cannot_start_costs_a_sentence():
    def broken(visitor, terminal):
        raise RuntimeError("the card of seat 2 is the Vampire")

    async with open_hall(broken) as hall, visit(hall) as client:
        await client.is_sent_away()
        assert client.text().startswith("Duskhall stopped because of a bug")
        assert "Vampire" not in client.text()
        assert hall.said("RuntimeError")
        assert not hall.said("Vampire")


async def test_an_app_that_breaks_tells_neither_traceback_nor_path():
    async with open_hall() as hall, visit(hall) as client:
        await client.sees(HALL)
        [stay] = hall.house.stays

        def fail():
            raise RuntimeError("the card of seat 2 is the Vampire")

        stay.app.call_later(fail)
        await client.is_sent_away()
        assert client.status == 1
        text = client.text()
        assert "Duskhall had to stop" in text
        assert "Traceback" not in text
        assert "Vampire" not in text
        assert str(stay.house.app_for) not in text
        assert "crashes/" not in text
