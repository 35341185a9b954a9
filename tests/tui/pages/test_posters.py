"""What hangs in the hall for every game, and that nothing heavier is loaded to hang it up."""

import subprocess
import sys
from contextlib import closing

import pytest
from msgspec.structs import replace

from engine.content.lesson import FIRST
from engine.games import GAMES
from engine.kit.words import spelled
from engine.store import MemoryStore, SqliteStore
from engine.tables import Bot, Person, Table
from tests.architecture.tree import ROOT
from tui.board.look import read_about
from tui.config.locations import locate
from tui.draw.glyphs import ASCII
from tui.draw.theme import HOUSE
from tui.games import FACES, poster_of
from tui.table.teaching import lessons_of

every_game = pytest.mark.parametrize("slug", FACES)

OPENED = """
import sys
from engine.store import SqliteStore
from tui.app.app import Duskhall
from tui.config.locations import locate
import asyncio

async def look():
    places = locate().create()
    app = Duskhall(SqliteStore(places.store), places)
    async with app.run_test(size=(200, 60)) as pilot:
        await pilot.pause()
        page = app.screen.query_one("#hall")
        assert len(page.view.over) == int(sys.argv[1]), page.view

asyncio.run(look())
print(*sorted(name for name in sys.modules if name.startswith(("engine.games.", "tui.games."))))
"""


@every_game
def test_a_poster_is_of_its_own_game(slug):
    assert poster_of(slug).slug == slug == FACES[slug].slug


@every_game
def test_an_emblem_has_two_rows_of_three_cells_in_colours_of_the_poster(slug):
    poster = poster_of(slug)
    assert [len(row) for row in poster.emblem] == [3, 3]
    words = [word for row in poster.emblem for word in poster.sign_words(row) if word.text.strip()]
    assert len(words) == 4
    assert {word.role for word in words} | {poster.colour} <= {*poster.hues, "gold"}


@every_game
@pytest.mark.parametrize("palette", HOUSE.values(), ids=HOUSE)
def test_poster_and_board_have_the_same_colours_and_letters(slug, palette):
    poster, face = poster_of(slug), FACES[slug]
    for row in poster.emblem:
        words = poster.sign_words(row)
        assert poster.look.spans(words, palette) == face.spans(words, palette)
        assert poster.look.glyphs(ASCII)(row) == face.glyphs(ASCII)(row)


@every_game
def test_tagline_and_minutes_are_those_of_the_content(slug):
    box = __import__(f"engine.games.{slug}.content.box", fromlist=["box"]).box()
    about = read_about(slug)
    assert (about.tagline, about.minutes) == (box.game.tagline, box.game.minutes)


@every_game
def test_the_hall_says_how_long_the_first_lesson_takes(slug):
    lesson = lessons_of(slug)[FIRST]
    assert poster_of(slug).lesson == f"{spelled(lesson.minutes)} minutes"
    assert lesson.title == f"Learn in {poster_of(slug).lesson}"


@every_game
def test_a_list_names_a_game_as_its_rules_do(slug):
    game, entry = GAMES[slug], __import__(f"engine.games.{slug}.entry", fromlist=["ENTRY"]).ENTRY
    assert (game.slug, game.title, game.seats, game.options) == (slug, entry.title, entry.seats, entry.options)


def keep_a_finished_game_of_each(store):
    for slug, game in GAMES.items():
        seats = [Person("Mira"), *[Bot("Aldo", "adept")] * (game.seats[0] - 1)]
        table = Table.create(MemoryStore(), slug, {}, seats, 1)
        scores = dict.fromkeys(("places", "scores"), tuple(range(1, len(seats) + 1)))
        store.append(slug, 0, table.journal.lines, replace(table.summary, finished=True, **scores))


@pytest.mark.parametrize("played", [False, True], ids=["new", "played"])
def test_the_hall_opens_without_the_rules_the_cards_or_the_board_of_any_game(tmp_path, played):
    if played:
        with closing(SqliteStore(locate(tmp_path).create().store)) as store:
            keep_a_finished_game_of_each(store)
    done = subprocess.run(
        [sys.executable, "-c", OPENED, str(len(GAMES) * played)],
        cwd=ROOT, env={"DUSKHALL_HOME": str(tmp_path)}, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    light = {f"{side}.games.{slug}{room}" for slug in FACES for side, room in LIGHT}
    assert set(done.stdout.split()) == light


LIGHT = (("engine", ""), ("engine", ".entry"), ("tui", ""), ("tui", ".poster"))
