"""The list of stored games: find one, watch it, play on, save its log, bring one in, delete one."""

import pytest

from engine.journal import Journal
from tests.tui.halls import Shelf, click, in_hall, press, told, top, type_in
from tests.tui.screen_snapshot import ScreenFile, text_of
from tests.tui.tables import settled
from tui.draw.glyphs import seat_glyph


@pytest.fixture
def shelf() -> Shelf:
    shelf = Shelf()
    shelf.put("old-owl-10", 300)
    shelf.put("blue-elk-33", 100, people=("Mira", "Jan"), bots=("Odo",), rules="basic", seed=3)
    shelf.put("amber-hare-42", 2, moves=9)
    return shelf


def page_of(pilot):
    return pilot.app.screen.query_one("ReplaysPage")


def listed(pilot) -> list[str]:
    """The names of the tables on the page, from the top."""
    return [row.id for row in page_of(pilot).shown]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=lambda size: "{}x{}".format(*size))
async def test_the_list_looks_as_drawn(shelf, size, snapshot):
    async with in_hall(shelf, size) as pilot:
        await press(pilot, "v", "down")
        assert text_of(pilot.app) == snapshot(extension_class=ScreenFile)


async def test_every_stored_game_is_listed_the_newest_first(shelf):
    async with in_hall(shelf) as pilot:
        await press(pilot, "v")
        assert listed(pilot) == ["amber-hare-42", "blue-elk-33", "old-owl-10"]


async def test_finished_and_unfinished_games_can_be_told_apart(shelf):
    async with in_hall(shelf) as pilot:
        await press(pilot, "v", "f")
        assert listed(pilot) == ["blue-elk-33", "old-owl-10"]
        await press(pilot, "f")
        assert listed(pilot) == ["amber-hare-42"]


@pytest.mark.parametrize(("words", "found"), [("jan", ["blue-elk-33"]), ("BASIC odo", ["blue-elk-33"]), ("soup", [])])
async def test_a_search_looks_at_names_options_and_games(shelf, words, found):
    async with in_hall(shelf) as pilot:
        await press(pilot, "v", "slash")
        await type_in(pilot, words)
        assert listed(pilot) == found


async def test_enter_watches_a_game_and_escape_comes_back_to_the_list(shelf):
    async with in_hall(shelf) as pilot:
        await press(pilot, "v", "end", "enter")
        assert top(pilot) == "ReplayScreen"
        assert pilot.app.screen.film.journal.header.seats == ("Mira", "Aldo", "Brann")
        await press(pilot, "escape")
        assert top(pilot) == "ReplaysScreen"


async def test_an_unfinished_game_is_watched_from_ones_own_seat_only(shelf):
    async with in_hall(shelf) as pilot:
        await press(pilot, "v", "enter")
        assert all(set(eyes) <= {0} for eyes in pilot.app.screen.film.perspectives)


async def test_an_unfinished_game_can_be_played_on(shelf):
    async with in_hall(shelf) as pilot:
        await press(pilot, "v", "c")
        await settled(pilot)
        assert top(pilot) == "TableScreen"


async def test_the_log_of_a_finished_game_is_saved_whole(shelf):
    async with in_hall(shelf) as pilot:
        await press(pilot, "v", "end", "e")
        saved = (pilot.app.places.exports / "old-owl-10.jsonl").read_bytes()
        assert Journal.load(saved).outcome is not None
        assert Journal.load(saved).verify() == []


async def test_the_log_of_an_unfinished_game_is_saved_as_ones_own_seat_sees_it(shelf):
    async with in_hall(shelf) as pilot:
        await press(pilot, "v", "e")
        saved = (pilot.app.places.exports / "amber-hare-42.jsonl").read_bytes()
        assert Journal.load(saved).header.view == (0,)
        assert Journal.load(saved).header.seed is None


async def test_a_log_file_is_brought_in(shelf, tmp_path):
    file = tmp_path / "game.jsonl"
    file.write_bytes(shelf.put("gone-bat-11", seed=5).journal.dump())
    shelf.store.delete("gone-bat-11")
    async with in_hall(shelf) as pilot:
        await press(pilot, "v", "b")
        await type_in(pilot, str(file))
        assert len(listed(pilot)) == 4
        assert page_of(pilot).row_here.summary.imported


@pytest.mark.parametrize(("content", "sentence"), [(None, "No such file"), (b"soup\n", "This is not a Duskhall log")])
async def test_a_file_that_is_no_log_is_refused_in_one_sentence(shelf, tmp_path, content, sentence):
    file = tmp_path / "soup.txt"
    if content is not None:
        file.write_bytes(content)
    async with in_hall(shelf, (120, 40)) as pilot:
        await press(pilot, "v", "b")
        await type_in(pilot, str(file))
        assert top(pilot) == "ReplaysScreen"
        assert sentence in told(pilot)
        assert len(listed(pilot)) == 3


async def test_deleting_asks_first_and_no_keeps_the_game(shelf):
    async with in_hall(shelf) as pilot:
        await press(pilot, "v", "end", "d", "n")
        assert "old-owl-10" in listed(pilot)
        await press(pilot, "d", "y")
        assert listed(pilot) == ["amber-hare-42", "blue-elk-33"]
        assert [row.id for row in shelf.store.tables()] == ["amber-hare-42", "blue-elk-33"]


async def test_the_mouse_goes_to_a_game_and_opens_it_with_a_second_click(shelf):
    async with in_hall(shelf) as pilot:
        await press(pilot, "v")
        await click(pilot, "Jan")
        assert page_of(pilot).row_here.id == "blue-elk-33"
        await click(pilot, "Jan")
        assert top(pilot) == "ReplayScreen"


async def test_a_long_list_scrolls_with_its_cursor():
    shelf = Shelf()
    for number in range(40):
        shelf.put(f"red-fox-{number + 10}", 100 - number, moves=1)
    async with in_hall(shelf, (80, 24)) as pilot:
        await press(pilot, "v", "end")
        assert page_of(pilot).row_here.id == "red-fox-10"
        assert "red-fox-10" in text_of(pilot.app)
        await press(pilot, "home")
        assert page_of(pilot).top == 0


async def test_an_empty_store_says_so():
    async with in_hall() as pilot:
        await press(pilot, "v", "enter", "d", "e", "c")
        assert "No games yet" in text_of(pilot.app)


async def test_on_a_narrow_screen_points_are_whole_and_only_the_owner_is_named():
    shelf = Shelf()
    table = shelf.put("old-owl-10", 3, bots=("Aldo", "Brann", "Cyra"))
    async with in_hall(shelf, (80, 24)) as pilot:
        await press(pilot, "v")
        row = next(line for line in text_of(pilot.app).splitlines() if "Mira" in line)
        for seat, points in enumerate(table.summary.scores):
            name = "Mira " if seat == 0 else ""
            assert f"{seat_glyph(seat)} {name}{points:g}" in row
