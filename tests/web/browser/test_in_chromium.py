"""At home in a browser, in a real one: mouse and touch, sizes, downloads, title, clipboard, a server that goes."""

from pathlib import Path

import pytest

from engine.bots.thinking.thinker import Inline
from engine.store import MemoryStore
from tests.ssh.halls import until
from tests.web.chromium import PHONE, Tab, chromium, needed, sit_alone, tab
from tests.web.pages import web_hall
from tui.config.locations import locate
from tui.draw.theme import HOUSE
from tui.server.process.service import Service
from tui.server.remote_app import Meetings


@pytest.fixture(autouse=True)
def a_browser():
    needed()


async def test_a_click_chooses_and_the_wheel_scrolls():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser) as page:
        await page.sees("Play Fairy Tale?")
        await page.page.mouse.move(*await page.place_of("Fairy Tale"))
        await page.page.mouse.wheel(0, 100)
        await page.sees("Play Quests of Shadowgate?")
        await page.page.mouse.click(*await page.place_of("New table"))
        await page.sees("Enter opens the table")


async def test_on_a_phone_taps_choose_drags_scroll_and_a_row_of_keys_types():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser, (844, 390), **PHONE) as page:
        await page.sees("Play Fairy Tale?")
        columns, rows = await page.size()
        assert columns >= 80
        assert rows >= 20
        await page.page.tap("#keys [aria-label=Down]")
        await page.sees("Play Quests of Shadowgate?")
        await page.page.tap("#keys button:has-text('?')")
        await page.sees("On every page")
        await page.page.tap("#keys button:has-text('Esc')")
        await page.sees("Play Quests of Shadowgate?")
        await page.page.tap("#keys [aria-label='All actions']")
        await page.sees("Another device")
        await page.page.tap("#keys button:has-text('Esc')")
        await page.sees("Play Quests of Shadowgate?")
        x, y = await page.place_of("Quests of Shadowgate")
        await drag(page, x, y, 60)
        await page.sees("Play Fairy Tale?")
        await page.page.touchscreen.tap(*await page.place_of("New table"))
        await page.sees("Enter opens the table")
        for mode in ("none", "text", "none"):  # the keys on the screen come when they are asked for, and go again
            await page.becomes("[document.activeElement.inputMode, document.activeElement.tagName]", [mode, "TEXTAREA"])
            await page.page.tap("#letters")


async def drag(page, x, y, down):
    """A finger that goes down, and takes what lies under it along."""
    session = await page.page.context.new_cdp_session(page.page)
    for kind, at in (("touchStart", y), ("touchMove", y + down / 3), ("touchMove", y + down), ("touchEnd", None)):
        points = [] if at is None else [{"x": x, "y": at}]
        await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


async def test_upright_the_board_uses_the_height_and_lying_it_is_comfortable():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser, (390, 844), **PHONE) as page:
        await page.sees("Play Fairy Tale?")
        columns, rows = await page.size()
        assert 80 <= columns <= 84
        assert rows > 60
        await sit_alone(page)
        await page.sees("─ Log ─")
        lines = (await page.text()).split("\n")
        prompt = next(row for row, line in enumerate(lines) if "Choose a card to keep" in line)
        log = next(row for row, line in enumerate(lines) if line.startswith("─ Log ─"))
        assert rows // 2 < prompt < log < rows - 8, "board and prompt above, the log under them"
        assert "Standing" in lines[log]
        await page.becomes("document.getElementById('offer').hidden", False)
        hall, offer, keys = [await page.page.locator(part).bounding_box() for part in ("#hall", "#offer", "#keys")]
        assert hall["y"] + hall["height"] <= offer["y"], "what is offered lies under the board, not over it"
        assert offer["y"] + offer["height"] <= keys["y"] + 1
        await page.page.set_viewport_size({"width": 844, "height": 390})
        await until_size(page, lambda columns, rows: columns >= 100 and rows >= 24)
        await page.sees("Choose a card to keep")


async def until_size(page, fits):
    for _ in range(500):
        if fits(*await page.size()):
            return
        await page.page.wait_for_timeout(20)
    raise AssertionError(await page.size())


async def test_keys_change_the_size_of_signs_and_keep_eighty_columns():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser, (1000, 700)) as page:
        await page.sees("Play Fairy Tale?")
        before = await page.size()
        await page.press("Control+-", "Control+-")
        await until_size(page, lambda columns, rows: columns > before[0] and rows > before[1])
        for _ in range(10):
            await page.press("Control+=")
        columns, _ = await page.size()
        assert 80 <= columns < before[0]
        await page.press("Control+0")
        await until_size(page, lambda *size: size == before)
        await page.press("Control+-", "Control+-", "Control+-")
        await until_size(page, lambda columns, rows: columns > before[0])
        chosen = await page.size()
        await page.page.reload()
        await page.sees("Play Fairy Tale?")
        assert await page.size() == chosen, "the size one likes is kept"
        await page.press("Control+0")
        await until_size(page, lambda *size: size == before)
        await page.page.set_viewport_size({"width": 1400, "height": 430})
        await until_size(page, lambda columns, rows: columns > before[0] and rows >= 24)
        await page.page.set_viewport_size({"width": 844, "height": 150})  # over the letters of a phone that lies
        await until_size(page, lambda columns, rows: rows < 24)
        assert await page.page.evaluate("duskhall.terminal.options.fontSize") == 9, "few rows, but they can be read"


async def test_title_download_and_clipboard():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser) as page:
        await page.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await sit_alone(page)
        await page.becomes("document.title", "Your turn - Duskhall")
        for key, suffix, looks in (("l", ".jsonl", '{"duskhall":'), ("s", ".txt", "Fairy Tale")):
            async with page.page.expect_download() as coming:
                await page.press("e", key)
            download = await coming.value
            assert download.suggested_filename.endswith(suffix)
            assert looks in Path(await download.path()).read_text(encoding="utf-8")
        await page.page.evaluate("duskhall.terminal.select(0, 0, 12)")
        picked = await page.page.evaluate("duskhall.terminal.getSelection()")
        await page.press("Control+c")
        await page.becomes("navigator.clipboard.readText()", picked)
        await page.press("c")
        await page.page.evaluate("navigator.clipboard.writeText('a word from elsewhere')")
        await page.press("Control+v")
        await page.sees("a word from elsewhere")


async def test_a_turn_is_notified_only_after_a_yes_and_only_to_who_looks_elsewhere():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser) as page:
        await page.page.context.add_init_script(
            "window.notes = []; window.asked = 0;"
            "class Notification { static permission = 'default';"
            " static requestPermission() { window.asked += 1; Notification.permission = 'granted'; }"
            " constructor(title) { window.notes.push(title); } close() {} }"
            "window.Notification = Notification;"
        )
        await page.page.reload()
        await sit_alone(page)
        await page.becomes("document.getElementById('offer').hidden", False)
        box = await page.page.locator("#offer").bounding_box()
        for words in ("Round 1", "pick 1 of 5", "Your hand", "Choose a card to keep"):
            assert not covers(box, *await page.place_of(words)), words
        assert await page.page.evaluate("[asked, notes.length]") == [0, 0]
        await page.page.click("#offer-yes")
        assert await page.page.evaluate("[asked, notes.length]") == [1, 0]
        turn = r"duskhall.terminal.write('\x1b]0;Duskhall\x07\x1b]0;Your turn - Duskhall\x07\x1b]0;seen\x07')"
        await page.page.evaluate(turn)
        await page.becomes("document.title", "seen")
        assert await page.page.evaluate("notes.length") == 0, "who looks on is not called"
        await page.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
        await page.page.evaluate(turn)
        await page.becomes("notes[0]", "Your turn")
        await page.page.reload()
        await page.becomes("document.title", "Your turn - Duskhall")
        await page.sees("Choose a card to keep")
        assert await page.page.evaluate("document.getElementById('offer').hidden"), "asked once and never again"


async def test_a_browser_that_shows_no_notification_from_a_page_plays_on():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser) as page:
        await page.page.context.add_init_script(
            "window.tried = 0; window.Notification = class { static permission = 'granted';"
            " constructor() { window.tried += 1; throw new TypeError('Illegal constructor'); } };"
            "Object.defineProperty(document, 'hidden', { value: true });"
        )
        await page.page.reload()
        await sit_alone(page)
        await page.becomes("[tried > 0, document.title]", [True, "Your turn - Duskhall"])
        await page.press("?")
        await page.sees("Fairy Tale")


async def test_who_wants_no_notifications_is_not_asked_by_the_browser():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser) as page:
        await page.page.context.add_init_script(
            "window.asked = 0; window.Notification = class { static permission = 'default';"
            " static requestPermission() { window.asked += 1; } };"
        )
        await page.page.reload()
        await sit_alone(page)
        await page.becomes("document.getElementById('offer').hidden", False)
        await page.page.click("#offer-no")
        assert await page.page.evaluate("[asked, document.getElementById('offer').hidden]") == [0, True]
        await page.becomes("document.activeElement === duskhall.terminal.textarea", True)


async def test_what_the_hall_copies_is_in_the_clipboard():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser) as page:
        await page.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await page.sees("Play Fairy Tale?")
        [stay] = hall.house.stays
        stay.app.copy_to_clipboard("amber-fox-17")
        await page.becomes("navigator.clipboard.readText()", "amber-fox-17")


async def test_a_page_says_what_it_has_painted_and_only_that():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser) as page:
        await page.sees("Play Fairy Tale?")
        [stay] = hall.house.stays
        await until(lambda: stay.terminal.backlog() == 0, "that everything is painted")
        await page.page.evaluate("duskhall.terminal.write = () => null")
        before = stay.terminal.sent
        await page.press("?")
        await until(lambda: stay.terminal.sent > before, "another page")
        await page.page.wait_for_timeout(300)
        assert stay.terminal.backlog() >= stay.terminal.sent - before > 0


async def test_a_page_that_comes_back_counts_anew_and_only_what_came_since():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser) as page:
        await page.sees("Play Fairy Tale?")
        [old] = hall.house.stays
        await page.page.evaluate(
            "() => { window.held = []; duskhall.terminal.write = (data, done) => held.push([data.length, done]); }"
        )
        await page.press("?")
        await page.becomes("held.length > 0", True)
        before = await page.page.evaluate("held.length")
        old.terminal.cut()
        await until(lambda: [stay for stay in hall.house.stays if stay is not old], "another connection")
        [new] = [stay for stay in hall.house.stays if stay is not old]
        await page.becomes(f"held.length > {before}", True)
        await page.press("?")
        await page.becomes(f"held.length > {before} + 1", True)
        await page.page.evaluate(f"held.slice(0, {before}).forEach(([_, done]) => done())")
        await page.page.wait_for_timeout(300)
        assert new.terminal.painted == 0, "what came over the old socket is nobody's any more"
        first = await page.page.evaluate(f"(held[{before}][1](), held[{before}][0])")
        await until(lambda: new.terminal.painted > 0, "word of the first picture")
        assert new.terminal.painted == first < new.terminal.sent


async def test_on_a_phone_the_word_that_the_hall_is_gone_and_its_buttons_have_room():
    async with web_hall() as hall, chromium() as browser:
        context = await browser.new_context(viewport={"width": 390, "height": 844}, **PHONE)
        try:
            page = Tab(hall, await context.new_page())
            await page.load()
            await page.sees("Play Fairy Tale?")
            await hall.service.stop()
            await page.becomes("document.getElementById('gone').hidden", False)
            box, back, plain = [
                await page.page.locator(part).bounding_box() for part in ("#gone", "#gone-back", "#gone-plain")
            ]
            assert 390 * 0.9 <= box["width"] <= 390 * 0.95
            assert box["x"] >= 0
            assert box["height"] < 844 / 4
            assert back["x"] + back["width"] < plain["x"] or back["y"] + back["height"] < plain["y"]
        finally:
            await context.close()


async def test_a_browser_that_is_forgotten_keeps_nothing():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser) as page:
        await page.sees("Play Fairy Tale?")
        [known] = await page.page.context.cookies()
        await page.press("Control+p")
        await page.type("forget me")
        await page.press("Enter")
        await page.sees("Forget me here?")
        await page.press("y")
        await page.becomes("document.getElementById('gone').hidden", False)
        assert "forgotten you" in await page.page.inner_text("#gone-words")
        for _ in range(500):
            if not await page.page.context.cookies():
                break
            await page.page.wait_for_timeout(10)
        assert await page.page.context.cookies() == []
        await page.page.click("#gone-back")
        await page.sees("Play Fairy Tale?")
        [given] = await page.page.context.cookies()
        assert given["value"] != known["value"]
        assert (given["httpOnly"], given["sameSite"]) == (True, "Strict")


def covers(box, x, y):
    """Whether something lies over a place of the page."""
    return box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]


async def test_a_server_that_goes_is_told_calmly_and_comes_back_to_the_seat():
    store = MemoryStore()
    async with web_hall(Meetings(store, locate().create(), thinker=Inline(), pause=0)) as hall, chromium() as browser:
        context = await browser.new_context(viewport={"width": 1200, "height": 780})
        try:
            page = Tab(hall, await context.new_page())
            await page.load()
            await sit_alone(page)
            port = hall.web.port
            await hall.service.stop()
            await page.becomes("document.getElementById('gone').hidden", False)
            assert "reconnects by itself" in await page.page.inner_text("#gone-words")
            rules = hall.service.rules
            web = type(rules.web)("127.0.0.1", port)
            again = Service(type(rules)(ssh=False, web=web, max_per_minute=1000), locate().home, hall.service.app_for)
            await again.start()
            try:
                await page.becomes("document.getElementById('gone').hidden", True)
                await page.sees("Choose a card to keep")
            finally:
                await again.stop()
        finally:
            await context.close()


async def test_the_page_around_the_terminal_has_the_colour_of_the_theme():
    colour = "getComputedStyle(document.body).backgroundColor"
    async with web_hall() as hall, chromium() as browser, tab(hall, browser) as page:
        await page.sees("Play Fairy Tale?")
        for theme in ("duskhall-light", "duskhall-dark"):
            [stay] = hall.house.stays
            stay.app.theme = theme
            ground = HOUSE[theme].page
            await page.becomes(colour, f"rgb({ground.r}, {ground.g}, {ground.b})")
            assert await page.page.evaluate("duskhall.terminal.options.theme.background") == ground.hex


async def test_everything_a_page_loads_comes_from_the_hall():
    asked = []
    async with web_hall() as hall, chromium() as browser:
        context = await browser.new_context()
        page = await context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        for path in ("/", "/plain"):
            await page.goto(f"http://localhost:{hall.web.port}{path}")
            await until(lambda: len(hall.house.stays) > 0)
        await context.close()
        assert len(asked) > 8
        assert {url.split("/")[2] for url in asked} == {f"localhost:{hall.web.port}"}
