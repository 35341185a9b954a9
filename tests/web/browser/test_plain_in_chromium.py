"""The page of plain text in a real browser: accessible, in sight at once, and found again."""

import json

import pytest

from tests.web.chromium import AXE, chromium, needed, sit_alone, tab
from tests.web.pages import web_hall
from tui.server.web.lines.plain_talk import IN_HALL

SERIOUS = ("serious", "critical")


@pytest.fixture(autouse=True)
def a_browser():
    needed()


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_axe_finds_nothing_serious_on_the_plain_page(scheme):
    async with (
        web_hall() as hall,
        chromium() as browser,
        tab(hall, browser, path="/plain", color_scheme=scheme) as page,
    ):
        await page.page.wait_for_selector("#choices button")
        await check(page)
        await page.page.click("#choices button:has-text('New table: Fairy Tale')")
        while "Enter for" in await question(page, IN_HALL):
            asked = await question(page)
            await page.page.fill("#answer", "bots" if asked.startswith("who plays") else "")
            await page.press("Enter")
            await question(page, asked)
        await page.becomes("document.title", "Your turn - Duskhall")
        assert await question(page) == "Your choice"
        assert "At the table:" in await page.page.inner_text("#said")
        live = {name: await page.page.get_attribute("#said", name) for name in ("role", "aria-live", "aria-relevant")}
        assert live == {"role": "log", "aria-live": "polite", "aria-relevant": "additions"}
        assert await page.page.get_attribute("#count", "role") == "status"
        await check(page)
        async with page.page.expect_download() as coming:
            await page.page.fill("#answer", "export story")
            await page.press("Enter")
        assert (await coming.value).suggested_filename.endswith(".txt")


async def test_in_plain_text_a_page_loaded_anew_is_at_its_table_and_so_is_the_board_in_the_same_tab():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser) as page:
        await sit_alone(page)
        for _ in range(2):
            await page.load("/plain")
            await page.becomes("document.title", "Your turn - Duskhall")
            assert "Keep " in await page.page.inner_text("#choices")
        await page.page.fill("#answer", "quit")
        await page.press("Enter")
        for _ in range(2):
            await page.becomes("document.getElementById('question').textContent", IN_HALL)
            await page.load("/plain")
        await page.page.click("#choices button:has-text('Continue: Fairy Tale')")
        await page.becomes("document.title", "Your turn - Duskhall")
        await page.load()
        await page.sees("Choose a card to keep")


async def test_what_happened_choices_and_answer_are_in_sight_at_once_in_plain_text():
    async with web_hall() as hall, chromium() as browser:
        for size in ((1280, 800), (390, 844)):
            async with tab(hall, browser, size, "/plain") as page:
                await page.page.wait_for_selector("#choices button")
                for part in ("#said", "#choices", "#answer", "#form [type=submit]"):
                    box = await page.page.locator(part).bounding_box()
                    assert box["height"] >= 40
                    assert box["y"] + box["height"] <= size[1], part


async def test_the_newest_words_and_the_first_choice_are_in_sight_in_plain_text():
    async with web_hall() as hall, chromium() as browser, tab(hall, browser, (390, 844), "/plain") as page:
        await page.page.wait_for_selector("#choices button")
        await page.page.evaluate("document.getElementById('choices').scrollTop = 200")
        assert await page.page.evaluate("document.getElementById('choices').scrollTop") > 100
        for _ in range(6):
            await page.page.fill("#answer", "who")
            await page.press("Enter")
        await page.page.fill("#answer", "")
        await page.press("Enter")
        await page.becomes("document.getElementById('choices').scrollTop", 0)
        await page.becomes(
            "(() => { const said = document.getElementById('said');"
            " return [said.scrollTop > 0, said.scrollTop + said.clientHeight >= said.scrollHeight - 2]; })()",
            [True, True],
        )


async def question(page, other_than=""):
    for _ in range(1000):
        asked = await page.page.inner_text("#question")
        if asked != other_than:
            return asked
        await page.page.wait_for_timeout(10)
    raise AssertionError(f"still asked {other_than}")


async def check(page):
    """Run axe-core over the page as it is, by the developer's console, which no policy of the page holds back."""
    session = await page.page.context.new_cdp_session(page.page)
    await session.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
    found = await session.send(
        "Runtime.evaluate",
        {
            "expression": "axe.run().then(found => JSON.stringify(found.violations))",
            "awaitPromise": True,
            "returnByValue": True,
        },
    )
    violations = json.loads(found["result"]["value"])
    told = [" ".join((one["impact"], one["id"], one["nodes"][0]["html"])) for one in violations]
    assert [line for line in told if line.startswith(SERIOUS)] == []
