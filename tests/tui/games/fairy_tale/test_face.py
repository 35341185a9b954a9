"""What Fairy Tale tells the hall and the table screen about its looks."""

import pytest

from engine.core import observe, redact
from tests.tui.games.fairy_tale.scenes import NAMES, TABLES, game_at
from tui.board.contract import SceneBoard
from tui.draw.canvas import Word, width_of
from tui.draw.glyphs import ASCII
from tui.draw.theme import HOUSE
from tui.games import FACES
from tui.games.fairy_tale.face import FACE
from tui.games.fairy_tale.poster import POSTER

PALETTES = pytest.mark.parametrize("palette", HOUSE.values(), ids=HOUSE)


def test_the_registry_finds_the_face_by_the_game_s_slug():
    assert FACES["fairy_tale"] is FACE


def test_board_and_sheet_are_new_ones_each_time():
    assert isinstance(FACE.board(), SceneBoard)
    assert isinstance(FACE.sheet(), SceneBoard)
    assert FACE.board() is not FACE.board()


def test_the_emblem_shows_the_four_factions_in_their_colours():
    words = [word for row in POSTER.emblem for word in POSTER.sign_words(row) if word.text.strip()]
    assert [(word.text, word.role) for word in words] == [
        ("♣", "dragonvale"),
        ("♥", "fairywood"),
        ("♦", "holy_empire"),
        ("♠", "shadow"),
    ]


@PALETTES
def test_the_legend_fits_the_narrow_column_of_the_log(palette):
    assert max(width_of(FACE.spans(words, palette)) for words in FACE.signs()) <= 27


def test_the_legend_is_ascii_where_it_must_be():
    assert all(ASCII(word.text).isascii() for words in FACE.signs() for word in words)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_sign_that_a_story_names_is_there(table):
    journal = game_at(table)
    for event in journal.events:
        before, eyes = journal.before(event.seq), range(table.seats)
        for told in journal.game.words.narrate(observe(before, *eyes), redact(before, event, *eyes), NAMES):
            assert not told.sign or FACE.sign(told.sign)


@PALETTES
def test_a_sign_without_a_meaning_is_no_words(palette):
    assert FACE.sign("nothing of the kind") == ()
    assert FACE.spans(FACE.sign("nothing of the kind"), palette) == []


@PALETTES
def test_the_colour_of_the_game_is_one_of_its_own(palette):
    [(_, ink)] = FACE.spans((Word("x", FACE.colour),), palette)
    assert ink.fg is not None
