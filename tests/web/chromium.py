"""A real browser for tests: the Chromium of this system, driven by playwright; where either is missing tests say so."""

import asyncio
import json
import shutil
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tui.bench.terminal import ESCAPES

TRIES, GLANCE = 3000, 0.02
SHOWN = "window.duskhall ? duskhall.text() : ''"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
PHONE = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
AXE = Path(__file__).parent / "vendor" / "axe.min.js"


def needed():
    """What a test in a browser needs; it is skipped with the reason where that is not there."""
    pytest.importorskip("playwright", reason="playwright is not installed")
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        pytest.skip("no Chromium is installed on this system")
    return found


@asynccontextmanager
async def chromium():
    """A browser with nothing in it."""
    path = needed()
    from playwright.async_api import async_playwright

    async with async_playwright() as player:
        browser = await player.chromium.launch(executable_path=path, headless=True, args=list(FLAGS))
        try:
            yield browser
        finally:
            await browser.close()


class Tab:
    """A page of the hall in its own browser profile, and every byte its socket was sent."""

    def __init__(self, hall, page):
        self.hall, self.page, self.frames, self.errors = hall, page, [], []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(frame)))
        page.on("console", lambda message: message.type == "error" and self.errors.append(message.text))
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    async def load(self, path="/"):
        await self.page.goto(f"http://localhost:{self.hall.web.port}{path}")

    async def text(self):
        return await self.page.evaluate(SHOWN)

    async def sees(self, words):
        shown = ""
        for _ in range(TRIES):
            shown = await self.text()
            if words in shown:
                return
            await asyncio.sleep(GLANCE)
        raise AssertionError(f"{words!r} did not come, but\n{shown}")

    async def becomes(self, script, wanted):
        """Wait until a script in the page says this."""
        said = None
        for _ in range(TRIES):
            said = await self.page.evaluate(script)
            if said == wanted:
                return
            await asyncio.sleep(GLANCE)
        raise AssertionError(f"{script} is {said!r}, not {wanted!r}")

    async def type(self, keys):
        await self.page.keyboard.type(keys)

    async def press(self, *keys):
        for key in keys:
            await self.page.keyboard.press(key)

    async def place_of(self, words):
        """Where on the page words of the terminal are."""
        lines = (await self.text()).split("\n")
        row, column = next((row, line.index(words)) for row, line in enumerate(lines) if words in line)
        box = await self.page.evaluate(
            "(() => { const box = document.querySelector('.xterm-screen').getBoundingClientRect();"
            " return [box.x, box.y, box.width / duskhall.terminal.cols, box.height / duskhall.terminal.rows]; })()"
        )
        return box[0] + box[2] * (column + 1.5), box[1] + box[3] * (row + 0.5)

    async def size(self):
        return tuple(await self.page.evaluate("[duskhall.terminal.cols, duskhall.terminal.rows]"))

    def bytes_sent(self):
        """Everything the socket was sent that was painted, without the codes."""
        sent = b"".join(frame for frame in self.frames if isinstance(frame, bytes))
        return ESCAPES.sub(b"", sent).decode("utf-8", "replace")

    def told(self, name):
        return [
            json.loads(frame)[name] for frame in self.frames if isinstance(frame, str) and name in json.loads(frame)
        ]


@asynccontextmanager
async def tab(hall, browser, size=(1200, 780), path="/", **more):
    """A page in a profile of its own."""
    context = await browser.new_context(viewport={"width": size[0], "height": size[1]}, **more)
    try:
        found = Tab(hall, await context.new_page())
        await found.load(path)
        yield found
        assert found.errors == []
    finally:
        await context.close()


async def sit_alone(page):
    """Lay a Fairy Tale against bots, with the keyboard."""
    await page.sees("Play Fairy Tale?")
    await page.press("n")
    await page.sees("Enter opens the table")
    await page.press("Enter")
    await page.sees("Your table is waiting")
    await page.press("b")
    await page.sees("Choose a card to keep")
