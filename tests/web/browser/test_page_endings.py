"""How visits end in a real browser, and what the page does then: it forgets, comes in again, waits, or says goodbye."""

import pytest

from engine.tables.hall.people import id_of
from tests.ssh.halls import until
from tests.web.chromium import PHONE, chromium, needed, tab
from tests.web.pages import web_hall

GONE = "document.getElementById('gone').hidden"


@pytest.fixture(autouse=True)
def a_browser():
    needed()


async def ask_all_actions(page, words):
    await page.press("Control+p")
    await page.sees("Another device")
    await page.type(words)
    await page.press("Enter")


async def test_a_browser_that_links_itself_comes_in_again_at_once_as_the_other():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser) as page:
        await page.sees("Play Fairy Tale?")
        [before] = hall.house.stays
        mira = hall.meeting.hall.people.call(id_of("mira"), "Mira")
        word = before.app.devices.joining.new_word(mira)
        await ask_all_actions(page, "i have a word")
        await page.sees("Type the word your other device shows.")
        await page.type(word)
        await page.press("Enter")
        await until(lambda: any(stay.app and stay.app.who.id == mira.id for stay in hall.house.stays), "Mira")
        await page.sees("Mira")
        assert await page.page.evaluate(GONE)


async def test_who_leaves_is_told_so_and_comes_back_by_the_button():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser) as page:
        await page.sees("Play Fairy Tale?")
        await page.press("q")
        await page.becomes(GONE, False)
        assert await page.page.inner_text("#gone-words") == "You have left the hall; every move is saved."
        assert await page.page.evaluate("document.getElementById('terminal').className") == "is-old"
        await page.page.click("#gone-back")
        await page.becomes(GONE, True)
        await page.sees("Play Fairy Tale?")
        assert await page.page.evaluate("document.getElementById('terminal').className") == ""


async def test_a_page_that_finds_the_hall_full_waits_and_comes_in_by_itself():
    async with web_hall(max_sessions=1) as hall, chromium() as browser, tab(hall, browser) as first:
        await first.sees("Play Fairy Tale?")
        async with tab(hall, browser) as second:
            await second.page.clock.install()
            await second.load()
            await second.becomes(GONE, False)
            assert await second.page.inner_text("#gone-words") == "The hall is full; come back in a while."
            await first.page.close()
            await until(lambda: not hall.house.stays, "that somebody has left")
            await second.page.clock.fast_forward("00:15")
            await second.sees("Play Fairy Tale?")
            assert await second.page.evaluate(GONE)


async def test_a_browser_that_is_forgotten_forgets_its_table():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser) as page:
        await page.sees("Play Fairy Tale?")
        await page.page.evaluate("sessionStorage.setItem('room', 'winter-otter-75')")
        await ask_all_actions(page, "forget me")
        await page.sees("Forget me here?")
        await page.press("y")
        await page.becomes(GONE, False)
        assert await page.page.evaluate("sessionStorage.length") == 0


async def test_a_long_paste_comes_in_several_messages_and_whole():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser) as page:
        await page.sees("Play Fairy Tale?")
        [stay] = hall.house.stays
        typed = []
        stay.terminal.listener.received = typed.append
        await page.page.evaluate("duskhall.terminal.input('x'.repeat(40000))")
        await until(lambda: sum(map(len, typed)) >= 40000, "all of it")
        assert b"".join(typed) == b"x" * 40000
        assert max(map(len, typed)) <= 8 * 1024


async def test_a_finger_may_miss_by_a_row_and_a_mouse_may_not():
    async with web_hall() as hall, chromium() as browser:
        async with tab(hall, browser, (390, 844), **PHONE) as page:
            await page.sees("Play Fairy Tale?")
            await page.press("n")
            await page.sees("Enter opens the table")
            x, y = await page.place_of("bots only")
            _, below = await page.place_of("Your choices are remembered")
            rows = (await page.text()).split("\n")
            first, last = (
                next(row for row, line in enumerate(rows) if words in line) for words in ("bots", "Your choices")
            )
            await page.page.touchscreen.tap(x, y + (below - y) / (last - first))
            await page.sees("You and 2 bots")
        async with tab(hall, browser) as page:
            await page.sees("Play Fairy Tale?")
            assert [stay.app.reach for stay in hall.house.stays] == [0]


async def test_letters_come_with_a_tap_while_a_line_is_asked_for_and_go_with_it():
    mode = "document.activeElement.inputMode"
    async with web_hall(strangers=True) as hall, chromium() as browser, tab(hall, browser, (390, 844), **PHONE) as page:
        await page.sees("What should the others call you?")
        assert await page.page.evaluate(mode) == "none"
        await page.page.touchscreen.tap(*await page.place_of("Guest"))
        await page.becomes(mode, "text")
        await page.type("Mira")
        await page.page.tap("#keys button:has-text('Enter')")
        await page.becomes(mode, "none")
        await page.sees("Mira")
        await page.press("c")
        await page.sees("Type a message")
        await page.page.touchscreen.tap(*await page.place_of("Type a message"))
        await page.becomes(mode, "text")
        await page.page.tap("#keys button:has-text('Esc')")
        await page.becomes(mode, "none")
        await page.page.tap("#keys [aria-label='All actions']")
        await page.sees("Another device")
        await page.page.touchscreen.tap(*await page.place_of("Wins, scores"))
        await page.sees("finish a game first")
        assert await page.page.evaluate(mode) == "none"


async def test_two_fingers_choose_nothing_and_a_drag_does_not_either():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser, (844, 390), **PHONE) as page:
        await page.sees("Play Fairy Tale?")
        [stay] = hall.house.stays
        typed = []
        stay.terminal.listener.received = typed.append
        session = await page.page.context.new_cdp_session(page.page)
        x, y = await page.place_of("New table")

        async def fingers(kind, *places):
            points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
            await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        await fingers("touchStart", (x, y), (x + 30, y + 30))
        await fingers("touchEnd")
        await fingers("touchStart", (x, y))
        await fingers("touchMove", (x + 40, y))
        await fingers("touchEnd")
        await page.page.touchscreen.tap(x, y)
        await until(lambda: typed, "a tap")
        sent = b"".join(typed)
        assert sent.count(b"\x1b[<0;") == 2, "pressed and let go once"
