"""Line mode tells what somebody may see and takes what they mean: nothing from a whole World, nothing by mistake."""

import io
import re

import pytest

from engine.games import GAMES
from engine.store import MemoryStore
from engine.tables import Bot, Person, Table
from tests.tui.thinkers import Brief
from tui.config.settings import Settings
from tui.plain import Voice, open_hall, play_table, watch

WORDS = ("describe", "prompt", "status", "narrate", "about", "label")
"""What front ends ask a game for, to show it; each is given a World first."""


def talk(table, *lines):
    """Type these lines at a table; everything that was answered."""
    mouth = io.StringIO()
    play_table(table, Voice(False, io.StringIO("".join(f"{line}\n" for line in lines)), mouth), thinker=Brief())
    return mouth.getvalue()


def laid(slug, *sitters):
    return Table.create(MemoryStore(), slug, {}, sitters, 5)


@pytest.fixture
def looked(monkeypatch):
    """The eyes of every World that words were made from."""
    found: list = []

    class Spying:
        """The words of a game, each call noted with the eyes it was made for."""

        def __init__(self, words) -> None:
            self.words = words

        def __getattr__(self, name):
            word = getattr(self.words, name)
            if name not in WORDS:
                return word

            def spy(world, *rest, **named):
                found.append(world.eyes)
                return word(world, *rest, **named)

            return spy

    for game in GAMES.values():
        monkeypatch.setattr(type(game), "words", Spying(game.words))
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_every_word_is_made_from_what_the_player_or_everybody_may_see(slug, looked):
    table = laid(slug, Person("Mira"), Bot("Aldo", "random"))
    said = talk(table, *["1", "look", "log", "hint", "rules", "undo", "2", "about"] * 4)
    assert len(said) > 1000
    assert not table.is_over
    assert set(looked) == {(0,), ()}


@pytest.mark.parametrize("slug", GAMES)
def test_between_two_people_words_are_made_for_one_of_them_at_a_time(slug, looked):
    table = laid(slug, Person("Mira"), Person("Jan"))
    talk(table, *["", "1", "look", "log", "1", "look"] * 5)
    assert {(0,), (1,)} <= set(looked) <= {(0,), (1,), ()}


def test_a_number_beyond_the_choices_chooses_nothing():
    table = laid("fairy_tale", Person("Mira"), Bot("Aldo", "random"))
    said = talk(table, str(len(table.legal(0)) + 1), "0")
    assert said.count("Type a number from 1 to 5") == 2
    assert all(event.seat != 0 or not event.facts for event in table.journal.events)


def test_a_word_that_fits_several_choices_chooses_nothing():
    table = laid("fairy_tale", Person("Mira"), Bot("Aldo", "random"))
    talk(table, "keep", "Keep ")
    assert all(event.seat != 0 or not event.facts for event in table.journal.events)


def apart():
    """Mira here, Jan elsewhere."""
    return laid("fairy_tale", Person("Mira"), Person("Jan", "far"))


def test_nobody_chooses_for_somebody_at_another_keyboard():
    table = apart()
    said = talk(table, "1", "1", "1")
    assert table.waiting() == [1]
    assert re.search("Waiting for Jan", said)
    assert "Jan, press Enter" not in said


def test_there_is_no_hint_where_there_is_nothing_to_choose():
    assert "There is nothing to choose." in talk(apart(), "1", "hint")


def test_among_people_apart_undo_is_for_the_own_choice():
    table = apart()
    table.act(1, table.legal(1)[0])
    assert "Undone." not in talk(table, "undo")
    assert table.waiting() == [0]
    table = apart()
    assert "Undone." in talk(table, "1", "undo")
    assert table.waiting() == [0, 1]


def test_at_one_keyboard_undo_is_for_the_last_choice_of_anybody():
    table = laid("fairy_tale", Person("Mira"), Person("Jan"))
    said = talk(table, "", "1", "", "undo")
    assert "Undone." in said
    assert table.waiting() == [0, 1]


@pytest.mark.parametrize("eyes", [(), (1,)])
@pytest.mark.parametrize("slug", GAMES)
def test_a_running_game_is_watched_with_the_eyes_that_may_look(slug, eyes, looked):
    table = laid(slug, Person("Mira"), Person("Jan"))
    talk(table, *["", "1"] * 6)
    looked.clear()
    mouth = io.StringIO()
    watch(table.journal, eyes, Voice(False, io.StringIO("look\n2\nlook\nall\n"), mouth))
    assert "The game is not over yet." in mouth.getvalue()
    assert set(looked) == {eyes}


def doors(store):
    """What the hall offers to continue."""
    mouth = io.StringIO()
    open_hall(store, Settings(), Voice(False, io.StringIO("quit\n"), mouth))
    return re.findall(r"Continue: [^,]+, ([a-z0-9-]+),", mouth.getvalue())


def test_the_hall_offers_to_continue_what_somebody_here_can_play_on():
    mine = laid("fairy_tale", Person("Mira"), Bot("Aldo", "random"))
    store = mine.store
    assert doors(store) == [mine.id]
    elsewhere = Table.create(store, "fairy_tale", {}, [Person("Jan", "far"), Bot("Aldo", "random")], 5)
    seen = Table.adopt(store, mine.export(0))
    assert {row.id for row in store.tables()} == {mine.id, elsewhere.id, seen.id}
    assert doors(store) == [mine.id]


@pytest.mark.parametrize("slug", GAMES)
def test_one_person_in_two_seats_is_told_what_both_see_and_nothing_is_covered(slug, looked):
    table = laid(slug, Person("Mira"), Person("Mira"))
    said = talk(table, *["1", "look", "log", "hint", "undo", "1"] * 5)
    assert set(looked) <= {(0, 1), ()}
    assert "look away" not in said
    assert "Mira: " in said


def test_the_question_names_which_of_ones_seats_is_asked():
    said = talk(laid("fairy_tale", Person("Mira"), Bot("Aldo", "random"), Person("Mira")), "1")
    assert "Mira: choose a card to keep." in said
    assert "Mira (2): choose a card to keep." in said


def test_between_two_people_with_two_seats_each_the_keyboard_goes_from_one_to_the_other():
    table = laid("fairy_tale", Person("Mira"), Person("Jan"), Person("Mira"), Person("Jan"))
    said = talk(table, "", "1", "1", "", "1", "1")
    assert said.count("Mira chooses now.") == said.count("Jan chooses now.") == 1
    assert "Jan (2): choose a card to keep." in said


def test_a_word_goes_on_with_the_next_of_ones_seats():
    table = laid("fairy_tale", Person("Mira"), Bot("Aldo", "random"), Person("Mira"))
    said = talk(table, "next", "1", "next")
    assert said.index("Mira (2): choose") < said.rindex("Mira: choose")
    assert table.waiting() == [0]
    assert "None of your other seats has a choice to make." in said
