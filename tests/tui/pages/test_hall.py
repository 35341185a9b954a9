"""The hall: continue, play, learn, and go everywhere else, at every size, by key and by mouse."""

import pytest

from engine.games import GAMES
from engine.journal import is_game_line
from tests.tui.halls import Shelf, click, in_hall, press, top
from tests.tui.rest import resized
from tests.tui.screen_snapshot import ScreenFile, text_of
from tests.tui.tables import SIZES, SLUG, settled
from tui.config.settings import Settings
from tui.draw.theme import DARK, HOUSE
from tui.games import FACES, poster_of
from tui.pages.hall.hall import HallPage
from tui.pages.hall.plan import LARGE_GAME
from tui.pages.hall.rows import GameRow, TableRow
from tui.pages.hall.teaching import rows_of
from tui.table.session.narration import Narrator

PALETTE = HOUSE[DARK]
sizes = pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))


@pytest.fixture
def shelf() -> Shelf:
    """Two unfinished tables, the newest at somebody's second pick, and three that are over."""
    shelf = Shelf()
    for number in range(3):
        shelf.put(f"old-owl-{number + 10}", 300 - 50 * number, seed=number)
    shelf.put("red-fox-21", 30, bots=("Karl",), moves=11, rules="basic")
    shelf.put("amber-hare-42", 2, bots=("Aldo", "Brann", "Cyra"), moves=40)
    return shelf


def moves_of(app) -> int:
    """The moves a person made at the newest table."""
    row = app.store.tables()[0]
    table = app.screen_stack[-1].session.table
    assert table.id == row.id
    return sum(is_game_line(event.action) and event.seat == row.summary.me for event in table.journal.events)


@sizes
async def test_three_keys_lead_from_the_start_to_the_first_move_of_a_game_alone(size):
    async with in_hall(size=size) as pilot:
        await press(pilot, "1", "enter")
        await settled(pilot)
        assert moves_of(pilot.app) == 0
        await press(pilot, "enter")
        await settled(pilot)
        assert moves_of(pilot.app) == 1


@sizes
async def test_the_hall_looks_as_drawn(shelf, size, snapshot):
    async with in_hall(shelf, size) as pilot:
        assert text_of(pilot.app) == snapshot(extension_class=ScreenFile)


@sizes
async def test_the_first_hall_looks_as_drawn(size, snapshot):
    async with in_hall(size=size) as pilot:
        assert text_of(pilot.app) == snapshot(extension_class=ScreenFile)


async def test_the_rows_left_over_tell_what_the_game_under_the_cursor_is_about():
    async with in_hall(size=(200, 60)) as pilot:
        text = " ".join(text_of(pilot.app).split())
        assert f"{GAMES[SLUG].title} in short" in text
        assert "r all rules" in text


def test_headings_of_the_rules_in_short_are_told_whole_or_not_at_all():
    whole = rows_of(SLUG, 60, 99, PALETTE)
    for height in range(1, len(whole)):
        rows = ["".join(text for text, _ in row) for row in rows_of(SLUG, 60, height, PALETTE)]
        assert len(rows) <= height
        assert not rows or rows[-1].endswith(".")


async def test_enter_continues_the_table_played_last(shelf):
    async with in_hall(shelf) as pilot:
        await press(pilot, "enter")
        await settled(pilot)
        assert top(pilot) == "TableScreen"
        assert pilot.app.screen.session.table.id == "amber-hare-42"
        assert pilot.app.screen.session.mine == (0,)


async def test_a_digit_continues_the_table_it_stands_at(shelf):
    async with in_hall(shelf) as pilot:
        await press(pilot, "2")
        await settled(pilot)
        assert pilot.app.screen.session.table.id == "red-fox-21"


async def test_a_table_goes_on_where_it_was_left_after_duskhall_was_closed():
    shelf = Shelf()
    async with in_hall(shelf) as pilot:
        await press(pilot, "1", "enter", "enter")
        await settled(pilot)
        table = pilot.app.screen.session.table
        left = table.world
    async with in_hall(shelf) as pilot:
        await press(pilot, "1")
        await settled(pilot)
        assert pilot.app.screen.session.table.world == left


async def test_coming_back_from_a_table_puts_the_cursor_on_it(shelf):
    async with in_hall(shelf) as pilot:
        await press(pilot, "3", "enter", "enter")
        await settled(pilot)
        pilot.app.go_to_hall()
        await pilot.pause()
        newest = pilot.app.store.tables()[0]
        assert pilot.app.screen.query_one("HallPage").cursor == TableRow(newest.id)


async def test_arrows_and_tab_and_enter_reach_every_part(shelf):
    async with in_hall(shelf) as pilot:
        page = pilot.app.screen.query_one("HallPage")
        assert page.cursor == TableRow("amber-hare-42")
        await press(pilot, "j")
        assert page.cursor == TableRow("red-fox-21")
        await press(pilot, "down")
        assert isinstance(page.cursor, GameRow)
        await press(pilot, "tab", "down", "down", "down", "enter")
        assert top(pilot) == "StatisticsScreen"


@pytest.mark.parametrize(
    ("key", "screen"),
    [
        ("n", "NewTableScreen"),
        ("v", "ReplaysScreen"),
        ("s", "StatisticsScreen"),
        ("o", "SettingsScreen"),
        ("r", "RulebookScreen"),
        ("t", "LessonScreen"),
        ("g", "GalleryScreen"),
        ("question_mark", "HelpScreen"),
    ],
)
async def test_a_letter_opens_its_page_and_escape_leads_back(shelf, key, screen):
    async with in_hall(shelf) as pilot:
        await press(pilot, key)
        assert top(pilot) == screen
        await press(pilot, "escape")
        assert top(pilot) == "HallScreen"


async def test_the_mouse_opens_tables_games_and_pages(shelf):
    async with in_hall(shelf) as pilot:
        await click(pilot, "Settings")
        assert top(pilot) == "SettingsScreen"
        await click(pilot, "Esc")
        assert top(pilot) == "HallScreen"
        await click(pilot, "Draft five, play three")
        assert top(pilot) == "NewTableScreen"
        await click(pilot, "Esc")
        await click(pilot, "your turn")
        assert top(pilot) == "TableScreen"


async def test_a_game_that_is_over_opens_at_its_score_sheet(shelf):
    async with in_hall(shelf) as pilot:
        await press(pilot, "tab", "tab", "tab", "enter")
        await settled(pilot)
        assert pilot.app.screen.session.table.is_over
        assert pilot.app.screen.session.table.id == "old-owl-12"


async def test_somebody_who_never_played_is_offered_a_lesson_first():
    async with in_hall() as pilot:
        assert "Learn Fairy Tale in five minutes" in text_of(pilot.app)
        await press(pilot, "enter")
        await settled(pilot)
        assert top(pilot) == "LessonScreen"
        assert pilot.app.settings.introduced


async def test_who_has_finished_a_game_is_offered_another_as_new_and_not_as_a_stranger():
    async with in_hall() as pilot:
        assert "First time here?" in text_of(pilot.app)
    played = Shelf()
    played.put("old-owl-10", 30)
    async with in_hall(played) as pilot:
        assert "First time here?" not in text_of(pilot.app)
        assert "New to you" in text_of(pilot.app)


@pytest.mark.parametrize("slug", GAMES)
async def test_every_game_is_offered_with_the_length_of_its_own_lesson(slug):
    untried = Settings(introduced={other: other != slug for other in GAMES})
    async with in_hall(settings=untried, size=(200, 60)) as pilot:
        assert f"learn in {poster_of(slug).lesson}" in text_of(pilot.app)


async def test_the_offer_is_made_once():
    async with in_hall(settings=Settings(introduced=dict.fromkeys(GAMES, True))) as pilot:
        assert "five minutes" not in text_of(pilot.app)


async def test_a_played_game_is_not_offered_as_new(shelf):
    async with in_hall(shelf) as pilot:
        row = next(row for row in text_of(pilot.app).splitlines() if " played, " in row)
        assert GAMES[SLUG].title in row
        assert "learn" not in row


async def test_the_newest_table_tells_its_owner_what_was_last_seen(shelf):
    async with in_hall(shelf) as pilot:
        assert "Last seen ● Mira" in text_of(pilot.app)


async def test_where_friends_share_the_keyboard_the_hall_tells_nobodys_secrets():
    shelf = Shelf()
    table = shelf.put("amber-hare-42", 2, people=("Mira", "Jan"), bots=(), moves=2)
    keeps = [line.text for seat in (0, 1) for line in Narrator(table.journal).lines((seat,)) if "keeps" in line.text]
    assert len(keeps) == 2
    async with in_hall(shelf, (200, 60)) as pilot:
        shown = text_of(pilot.app)
        assert "Round 1, draft" in shown
        assert not any(line in shown for line in keeps)


async def test_below_the_least_size_a_notice_stands_and_only_leaving_works(shelf):
    async with in_hall(shelf, (79, 24)) as pilot:
        assert "80 × 24 is the smallest size" in text_of(pilot.app)
        await press(pilot, "enter", "n", "1")
        assert top(pilot) == "HallScreen"
        await resized(pilot, 80, 24)
        assert "Continue" in text_of(pilot.app)


async def test_the_palette_knows_every_page(shelf):
    async with in_hall(shelf) as pilot:
        await press(pilot, "ctrl+p")
        assert "Statistics" in text_of(pilot.app)
        await press(pilot, *"replays", "enter")
        assert top(pilot) == "ReplaysScreen"


@pytest.mark.parametrize("size", [*SIZES, (100, 30)], ids=str)
async def test_what_a_game_is_is_told_whole_at_every_size(size):
    async with in_hall(size=size) as pilot:
        plan = pilot.app.screen.query_one(HallPage).plan
        words = slice(20 if plan.game >= LARGE_GAME else 14, plan.left.right)
        read = " ".join(" ".join(row[words].split()) for row in text_of(pilot.app).splitlines())
        for slug in FACES:
            assert poster_of(slug).about.tagline in read


@pytest.mark.parametrize("size", [(100, 30), (120, 40), (200, 60)], ids=str)
async def test_the_first_hall_tells_what_the_game_under_the_cursor_is_about(size):
    async with in_hall(size=size) as pilot:
        for slug in FACES:
            pilot.app.screen.query_one(HallPage).go(GameRow(slug))
            await pilot.pause()
            assert f"{GAMES[slug].title} in short" in text_of(pilot.app)
