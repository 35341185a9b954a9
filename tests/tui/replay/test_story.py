"""Stories and pictures of a game, outside the table."""

import xml.etree.ElementTree as ET

import pytest
from msgspec.structs import replace

from engine.core import observe
from engine.games import GAMES
from engine.journal import Journal
from engine.store import MemoryStore
from engine.tables import Bot, Person, Table
from tests.tui.tables import NAMES, SLUG, laid, play
from tui.table.story import eyes_for, picture_of, story_of


def test_the_story_of_a_finished_game_tells_everything_from_the_names_to_the_winner():
    journal = play(laid()).journal
    story = story_of(journal)
    assert story.startswith(f"{journal.game.title}\n")
    assert all(name in story for name in NAMES[:3])
    assert journal.outcome is not None
    assert story.rstrip().endswith(f"won: {journal.outcome.reason}.")


def test_the_story_of_a_finished_game_explains_the_points_of_every_card():
    journal = play(laid()).journal
    _, end = story_of(journal).split("The table at the end\n")
    scored = [line for line in journal.game.words.describe(journal.world, None, NAMES[:3]) if "): " in line]
    assert len(scored) == 3 * 12
    assert all(line in " ".join(end.split()) for line in map(str.strip, scored))
    assert "The table at the end" not in story_of(play(laid(), 12).journal)


def test_the_story_of_a_running_game_tells_each_seat_only_what_it_saw():
    journal = play(laid(), 12).journal
    stories = [story_of(journal, seat) for seat in range(3)]
    assert len(set(stories)) == 3
    assert story_of(journal) not in stories
    assert story_of(journal.seen_by(1)) == stories[1]
    assert "The game is not over yet." in stories[0]


def test_two_games_that_look_equal_to_a_seat_have_equal_stories_for_it():
    tables = [play(laid(people=3), 0) for _ in range(2)]
    for table, choice in zip(tables, (0, 2), strict=True):
        table.act(1, table.legal(1)[choice])
    assert observe(tables[0].world, 0) == observe(tables[1].world, 0)
    assert story_of(tables[0].journal, 0) == story_of(tables[1].journal, 0)
    assert story_of(tables[0].journal, 1) != story_of(tables[1].journal, 1)


def test_no_line_of_a_story_is_wider_than_a_terminal():
    assert max(map(len, story_of(play(laid()).journal).splitlines())) <= 78


def test_a_space_in_a_story_is_one_that_can_be_searched_for(monkeypatch):
    journal = play(laid()).journal
    monkeypatch.setattr("tui.table.story._ending", lambda journal: "Mira keeps Dragon's Tale\u00a02.")
    assert "Dragon's Tale 2." in story_of(journal)


def test_after_the_end_everybody_s_eyes_are_open():
    assert eyes_for(play(laid(), 5).journal, (1,)) == (1,)
    assert eyes_for(play(laid()).journal, (1,)) == (0, 1, 2)


def test_a_picture_is_an_svg_of_the_table_as_the_seat_sees_it():
    journal = play(laid(), 30).journal
    svg = picture_of(journal, 0)
    text = "".join(ET.fromstring(svg).itertext()).replace("\u00a0", " ")
    assert journal.game.title in text
    assert NAMES[1] in text
    assert "Standing" in text
    assert "Details" not in text


def test_in_a_picture_of_the_end_only_the_seat_that_asks_is_called_you():
    text = "".join(ET.fromstring(picture_of(play(laid()).journal, 0)).itertext()).replace("\u00a0", " ")
    assert f"{NAMES[0]}you" in text
    assert f"{NAMES[1]}you" not in text
    assert f"{NAMES[2]}you" not in text


def test_a_picture_that_cannot_be_taken_shows_nobody_s_cards(monkeypatch, capfd):
    def fail(*given):
        raise RuntimeError("broken")

    monkeypatch.setattr("tui.table.replay.ReplayScreen.present", fail)
    with pytest.raises(RuntimeError):
        picture_of(play(laid(), 30).journal, 0)
    shown = capfd.readouterr()
    assert (shown.out, shown.err) == ("", "")


def test_a_picture_of_a_log_made_for_one_seat_can_be_drawn():
    log = Journal.load(play(laid(), 30).export(2))
    assert NAMES[2] in "".join(ET.fromstring(picture_of(log, 0)).itertext())


def test_the_seats_of_one_person_have_names_that_differ_in_the_story():
    table = Table.create(MemoryStore(), SLUG, {}, [Person("Mira"), Person("Mira"), Bot("Aldo", "random")], 7)
    assert "At the table: Mira, Mira (2), Aldo." in story_of(play(table).journal)


def test_the_story_of_a_running_game_goes_by_the_hero_where_the_game_names_one(monkeypatch):
    titled = replace(GAMES[SLUG].words, seat_title=lambda world, seat: ("Venda", "Korr", "")[seat])
    monkeypatch.setattr(type(GAMES[SLUG]), "words", titled)
    table = Table.create(MemoryStore(), SLUG, {}, [Person("Mira"), Person("Mira"), Bot("Aldo", "random")], 7)
    assert "At the table: Venda, Korr, Aldo." in story_of(table.journal, 0, 1)
