"""The rulebook opens where it is wanted, can be searched and read with keys and mouse; help lists every key."""

import pytest

from engine.games import GAMES
from tests.tui.halls import click, in_hall, press, told, top, type_in
from tests.tui.rest import resized
from tests.tui.screen_snapshot import ScreenFile, text_of
from tui.draw.canvas import Ink
from tui.keys.registry import AT_A_TABLE, COVER, CRASH, ON_PAGES
from tui.pages.reading.help import help_text
from tui.pages.reading.markdown import laid_out, parts_of
from tui.pages.reading.markdown import text_of as words_of
from tui.pages.reading.rulebook import rulebook_of


def body(pilot) -> list[str]:
    """The text beside the contents, row by row."""
    return [row.partition("│")[2].strip() for row in text_of(pilot.app).splitlines()[2:-1]]


def bare(words):
    """Words without colours."""
    return [(word.text, Ink()) for word in words]


def page_of(pilot):
    return pilot.app.screen.query_one("RulebookPage")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=lambda size: "{}x{}".format(*size))
async def test_the_rulebook_looks_as_drawn(size, snapshot):
    async with in_hall(size=size) as pilot:
        pilot.app.open_rulebook("fairy_tale", "Effects")
        await pilot.pause()
        assert text_of(pilot.app) == snapshot(extension_class=ScreenFile)


@pytest.mark.parametrize("heading", ["Scoring", "scoring", "Partners"])
async def test_it_opens_at_the_heading_that_fits(heading):
    async with in_hall() as pilot:
        pilot.app.open_rulebook("fairy_tale", heading)
        await pilot.pause()
        assert body(pilot)[0].casefold() == heading.casefold()


async def test_a_heading_that_is_not_there_opens_the_start():
    async with in_hall() as pilot:
        pilot.app.open_rulebook("fairy_tale", "Dragons of the moon")
        await pilot.pause()
        assert body(pilot)[0] == "Fairy Tale"


async def test_headings_are_jumped_to_with_keys_and_mouse():
    async with in_hall() as pilot:
        await press(pilot, "r", "right")
        assert body(pilot)[0] == "Goal"
        await press(pilot, "right_square_bracket")
        assert body(pilot)[0] == "The game in one minute"
        await press(pilot, "left")
        assert body(pilot)[0] == "Goal"
        await click(pilot, "Chapters")
        assert body(pilot)[0] == "Chapters"


async def test_a_search_goes_from_place_to_place():
    async with in_hall(size=(80, 24)) as pilot:
        await press(pilot, "r", "slash")
        await type_in(pilot, "trickster")
        page = page_of(pilot)
        first = page.hit
        assert "Trickster" in words_of(page.reading.rows[first])
        await press(pilot, "n")
        assert page.hit > first
        await press(pilot, "N")
        assert page.hit == first


async def test_a_word_that_is_nowhere_says_so():
    async with in_hall() as pilot:
        await press(pilot, "r", "slash")
        await type_in(pilot, "quokka")
        assert '"quokka" was not found' in told(pilot)


async def test_scrolling_ends_at_the_ends():
    async with in_hall() as pilot:
        await press(pilot, "r", "up")
        assert page_of(pilot).top == 0
        await press(pilot, "end")
        last = page_of(pilot).top
        await press(pilot, "down", "pagedown")
        assert page_of(pilot).top == last


async def test_another_width_keeps_the_place():
    async with in_hall(size=(120, 40)) as pilot:
        pilot.app.open_rulebook("fairy_tale", "Chapters")
        await pilot.pause()
        await resized(pilot, 80, 24)
        assert body(pilot)[0] == "Chapters"


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("width", [40, 53, 84])
def test_no_row_of_a_rulebook_is_wider_than_its_page(slug, width):
    reading = laid_out(parts_of(rulebook_of(slug)), width, bare)
    assert max(len(words_of(row).rstrip()) for row in reading.rows) <= width


def test_a_table_keeps_its_columns():
    text = "| key | does |\n|---|---|\n| `u` | takes the last choice back, all of it |\n| `space` | skips |"
    rows = laid_out(parts_of(text), 30, bare).rows
    assert [words_of(row).rstrip() for row in rows] == [
        "key    does",
        "u      takes the last choice",
        "       back, all of it",
        "space  skips",
    ]


ELSEWHERE = {COVER, CRASH}
"""Places that say themselves which keys they have."""


@pytest.mark.parametrize("command", [*AT_A_TABLE, *ON_PAGES], ids=lambda one: one.name)
def test_help_tells_of_every_key(command):
    if set(command.places) - ELSEWHERE:
        assert f"| `{command.shown}` | {command.tells} |" in help_text()


async def test_help_opens_at_the_page_it_was_asked_from():
    async with in_hall() as pilot:
        await press(pilot, "v", "question_mark")
        assert body(pilot)[0] == "Replays"
        await press(pilot, "question_mark")
        assert top(pilot) == "ReplaysScreen"
