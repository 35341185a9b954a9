"""Laying a table: what can be chosen, what is refused and why, who sits where, and what is remembered."""

import pytest

import tui.games
from engine.core import Rejected
from engine.games import GAMES
from engine.tables import Bot, Person
from tests.tui.halls import Shelf, click, in_hall, press, top, type_in
from tests.tui.screen_snapshot import ScreenFile, text_of
from tests.tui.tables import SIZES, SLUG, settled
from tui.config.settings import Settings, load
from tui.lobby.pages.laying import last_terms
from tui.table.company import rivals_of
from tui.table.laying import PERSON, Place, Seating, last_laid, usual

EVERY = dict(GAMES)


def page_of(pilot):
    return pilot.app.screen.query_one("NewTablePage")


async def go_to(pilot, row: str) -> None:
    """Move the cursor up from the start button to a row."""
    for _ in range(20):
        if page_of(pilot).cursor == row:
            return
        await press(pilot, "up")
    raise AssertionError(f"no key leads to {row}")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
async def test_the_page_looks_as_drawn(size, snapshot):
    async with in_hall(size=size) as pilot:
        await press(pilot, "1")
        assert text_of(pilot.app) == snapshot(extension_class=ScreenFile)


async def test_the_page_tells_how_a_second_seat_becomes_one_s_own():
    async with in_hall(size=(120, 40)) as pilot:
        await press(pilot, "4")
        shown = " ".join(line[74:].strip() for line in text_of(pilot.app).splitlines())
        assert "Type your own name at a friend's seat to play it as well." in " ".join(shown.split())


async def test_options_are_named_as_players_read_them():
    async with in_hall(size=(120, 40)) as pilot:
        await press(pilot, str(list(tui.games.FACES).index("shadowrift") + 1))
        await go_to(pilot, "scenario")
        shown = text_of(pilot.app)
        for name in ("Fire Dragons", "Storm Lords", "Gravedigger's Year", "Walls Before Winter"):
            assert name in shown
        assert "gravediggers" not in shown


async def test_a_table_is_laid_as_chosen():
    async with in_hall() as pilot:
        await press(pilot, "1")
        await go_to(pilot, "rules")
        await press(pilot, "left", "plus", "enter")
        await settled(pilot)
        table = pilot.app.screen.session.table
        assert table.journal.header.options["rules"] == "basic"
        assert table.sitters == (Person("Mira"), Bot("Aldo", "adept"), Bot("Brann", "adept"), Bot("Cyra", "adept"))


async def test_an_opponent_is_chosen_by_name_with_a_line_about_them():
    one = GAMES[SLUG].opponents[0]
    async with in_hall() as pilot:
        await press(pilot, "1")
        await go_to(pilot, "seat 1")
        await press(pilot, "right", "right")
        assert page_of(pilot).laid.places[1] == Place(f"{one.level}:{one.id}")
        assert f"{one.name}, {one.level}: {one.about}." in text_of(pilot.app)
        await press(pilot, "enter")
        await settled(pilot)
        table = pilot.app.screen.session.table
        assert table.sitters[1:] == (Bot(one.name, f"{one.level}:{one.id}"), Bot("Aldo", "adept"))


async def test_an_opponent_plays_on_another_level_by_one_key():
    one = GAMES[SLUG].opponents[0]
    async with in_hall(size=(80, 24)) as pilot:
        await press(pilot, "1")
        await go_to(pilot, "seat 1")
        await press(pilot, "right", "right", "v")
        assert page_of(pilot).laid.places[1] == Place(f"master:{one.id}")
        assert f"{one.name}, master" in text_of(pilot.app)
        await press(pilot, "v")
        assert page_of(pilot).laid.places[1] == Place(f"apprentice:{one.id}")
        await press(pilot, "enter")
        await settled(pilot)
        assert pilot.app.screen.session.table.sitters[1] == Bot(one.name, f"apprentice:{one.id}")


async def test_a_person_has_no_level():
    async with in_hall(size=(80, 24)) as pilot:
        await press(pilot, "1")
        await go_to(pilot, "seat 0")
        before = page_of(pilot).laid
        assert "v  level" not in text_of(pilot.app)
        await press(pilot, "v")
        assert page_of(pilot).laid == before


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
async def test_the_row_under_the_cursor_tells_what_its_choice_means(size):
    teams = next(option for option in GAMES[SLUG].options if option.name == "teams")
    async with in_hall(size=size) as pilot:
        await press(pilot, "1")
        await go_to(pilot, "teams")
        await press(pilot, "right", "right")
        assert teams.meaning_of("garfield") in "\n".join(page_of(pilot).lines()[-3:])


def test_an_opponent_on_another_level_is_offered_where_they_would_be():
    game, one = GAMES[SLUG], GAMES[SLUG].opponents[0]
    usual = [rival.word for rival in rivals_of(game)]
    offered = [rival.word for rival in rivals_of(game, f"master:{one.id}")]
    assert offered.index(f"master:{one.id}") == usual.index(f"{one.level}:{one.id}")


def test_an_opponent_on_another_level_is_offered_as_they_sit():
    game, one = GAMES[SLUG], GAMES[SLUG].opponents[0]
    sitting = f"apprentice:{one.id}"
    offered = {rival.word: rival.shown for rival in rivals_of(game, sitting)}
    assert offered[sitting] == f"{one.name}, apprentice"
    assert f"{one.level}:{one.id}" not in offered
    assert len(offered) == len(rivals_of(game))


def test_the_older_word_for_adept_is_offered_again_as_adept():
    laid = last_laid(SLUG, {"options": {}, "seats": [["person", ""], ["greedy", ""]]})
    assert laid.places == (Place(PERSON), Place("adept"))


async def test_what_was_laid_last_is_offered_again():
    shelf = Shelf()
    async with in_hall(shelf) as pilot:
        await press(pilot, "1", "plus", "enter")
        await settled(pilot)
    async with in_hall(shelf, settings=load(pilot.app.places.settings).settings) as pilot:
        await press(pilot, "2")
        assert len(page_of(pilot).laid.places) == 4


async def test_an_option_that_wants_other_numbers_brings_the_seats_along():
    async with in_hall() as pilot:
        await press(pilot, "1")
        await go_to(pilot, "teams")
        await press(pilot, "right")
        assert len(page_of(pilot).laid.places) == 4
        assert "With partners there are 4 seats." in text_of(pilot.app)


async def test_a_number_of_seats_the_game_refuses_says_why_and_changes_nothing():
    async with in_hall() as pilot:
        await press(pilot, "1")
        await go_to(pilot, "teams")
        await press(pilot, "right")
        await go_to(pilot, "teams")
        await press(pilot, "plus")
        with pytest.raises(Rejected) as refused:
            GAMES[SLUG].check(page_of(pilot).laid.options, 5)
        assert len(page_of(pilot).laid.places) == 4
        assert f"× {refused.value}" in text_of(pilot.app)


async def test_somebody_has_to_sit_down():
    async with in_hall() as pilot:
        await press(pilot, "1")
        await go_to(pilot, "seat 0")
        await press(pilot, "right")
        assert "At least one seat must be a person" in text_of(pilot.app)
        assert page_of(pilot).laid.places[0].who == PERSON


async def test_a_friend_at_this_keyboard_gets_a_name_without_control_characters():
    async with in_hall() as pilot:
        await press(pilot, "1")
        await go_to(pilot, "seat 1")
        await press(pilot, "left", "left", "e")
        await type_in(pilot, "Jan\x1b[31m [bold]X")
        assert page_of(pilot).laid.places[1] == Place(PERSON, "Jan [31m [bold]X")
        assert "Jan [31m [bold]X" in text_of(pilot.app)
        await press(pilot, "enter")
        await settled(pilot)
        assert pilot.app.screen_stack[2].session.mine == (0, 1)


async def test_a_seed_shuffles_the_same_way_again():
    hands = []
    for _ in range(2):
        async with in_hall() as pilot:
            await press(pilot, "1")
            await go_to(pilot, "seed")
            await press(pilot, "e")
            await type_in(pilot, "77")
            await press(pilot, "enter")
            await settled(pilot)
            hands.append(pilot.app.screen.session.table.journal.at(0).zones)
    assert hands[0] == hands[1]


async def test_a_seed_that_is_no_number_is_asked_for_again():
    async with in_hall() as pilot:
        await press(pilot, "1")
        await go_to(pilot, "seed")
        await press(pilot, "e")
        await type_in(pilot, "soup")
        assert "Enter a whole number" in text_of(pilot.app)
        await press(pilot, "escape")
        assert page_of(pilot).laid.seed is None


async def test_the_mouse_chooses_and_starts():
    async with in_hall() as pilot:
        await press(pilot, "1")
        await click(pilot, "basic")
        assert page_of(pilot).laid.options["rules"] == "basic"
        await click(pilot, "Enter  start")
        await settled(pilot)
        assert top(pilot) == "TableScreen"


async def test_a_game_never_played_offers_its_lesson_beside_the_start():
    async with in_hall() as pilot:
        await press(pilot, "1")
        assert "learn in five minutes" in text_of(pilot.app)
        await press(pilot, "t")
        assert top(pilot) == "LessonScreen"


def test_the_first_person_is_called_as_the_settings_say():
    seating = Seating(SLUG, {}, (Place("greedy"), Place(PERSON), Place(PERSON)))
    assert seating.names("Mira") == ("Aldo", "Mira", "Friend 3")


def test_among_friends_nobody_is_called_you():
    friends = Seating(SLUG, {}, (Place(PERSON), Place("greedy"), Place(PERSON)))
    assert friends.names() == ("Player 1", "Aldo", "Friend 3")
    assert usual(SLUG).names()[0] == "You"


async def test_below_the_button_that_starts_comes_the_first_row():
    async with in_hall() as pilot:
        await press(pilot, "1")
        start = page_of(pilot).cursor
        await press(pilot, "down")
        first = page_of(pilot).cursor
        assert first == page_of(pilot).rows()[0].name
        await press(pilot, "up")
        assert page_of(pilot).cursor == start


def test_one_more_seat_is_taken_by_a_bot_of_the_same_level_but_by_nobody_in_particular():
    seating = usual("fairy_tale").with_place(2, Place("master:collector")).with_seats(4)
    assert [place.who for place in seating.places[2:]] == ["master:collector", "master"]


def test_a_bot_never_has_the_name_of_another_and_a_person_named_twice_has_two_seats():
    seating = Seating(SLUG, {}, (Place(PERSON), Place(PERSON, "Aldo"), Place("greedy"), Place("greedy", "Aldo")))
    assert seating.names("Aldo") == ("Aldo", "Aldo", "Brann", "Aldo 4")
    assert seating.sitters("Aldo")[:2] == (Person("Aldo"), Person("Aldo"))


async def test_ones_own_name_on_another_seat_makes_that_seat_ones_own_too():
    async with in_hall() as pilot:
        await press(pilot, "1")
        page = page_of(pilot)
        page.relay(page.laid.with_place(1, Place(PERSON, pilot.app.settings.name)))
        await pilot.pause()
        assert "2 of them yours" in text_of(pilot.app)
        await press(pilot, "enter")
        await settled(pilot)
        assert pilot.app.screen.session.eyes == (0, 1)


@pytest.mark.parametrize(
    "known",
    [
        {},
        {"options": {"rules": "gone"}, "seats": [["person", ""], ["greedy", ""]]},
        {"options": {}, "seats": []},
        {"options": {}, "seats": [["greedy", ""], ["greedy", ""]]},
        {"options": 7, "seats": "soup"},
    ],
)
def test_remembered_choices_that_make_no_table_give_way_to_the_usual_one(known):
    assert last_laid(SLUG, known) == usual(SLUG)


@pytest.mark.parametrize("slug", GAMES)
def test_the_usual_table_of_every_game_can_be_laid(slug):
    assert usual(slug).refusal() is None


@pytest.mark.parametrize(
    ("slug", "option", "value"),
    [
        ("fairy_tale", "rules", "basic"),
        ("quests_of_shadowgate", "setup", "starred"),
        ("shadowrift", "stacks", "first"),
        ("shadowrift", "difficulty", "calm"),
    ],
)
def test_a_first_game_is_offered_with_the_options_for_beginners_and_later_ones_as_they_were(slug, option, value):
    assert last_laid(slug, {}).options[option] == value
    known = {"options": GAMES[slug].complete({}), "seats": [["person", ""], ["adept", ""]]}
    assert last_laid(slug, known).options[option] != value


@pytest.mark.parametrize("slug", GAMES)
def test_a_first_game_in_a_hall_of_many_is_offered_like_one_alone(slug):
    assert last_terms(slug, {}).options == last_laid(slug, {}).options


@pytest.mark.parametrize("slug", GAMES)
def test_the_options_for_beginners_are_values_of_their_options(slug):
    assert all(not option.first or option.first in option.values for option in GAMES[slug].options)


def test_a_bot_level_that_is_gone_becomes_a_person():
    laid = last_laid(SLUG, {"options": {}, "seats": [["person", ""], ["retired", "Odo"]]})
    assert laid.places == (Place(PERSON), Place(PERSON, "Odo"))


def test_the_last_person_never_leaves():
    seating = Seating(SLUG, GAMES[SLUG].complete({}), (Place("greedy"), Place("greedy"), Place(PERSON)))
    assert seating.with_seats(2).refusal() is None


async def test_starting_answers_the_offer_to_learn():
    async with in_hall(settings=Settings(pace="instant")) as pilot:
        await press(pilot, "1", "enter")
        await settled(pilot)
        assert load(pilot.app.places.settings).settings.introduced == {SLUG: True}


@pytest.mark.parametrize("slug", EVERY)
async def test_at_120_columns_all_games_all_options_and_every_kind_of_sitter_are_in_sight(slug, monkeypatch):
    monkeypatch.setattr(tui.games, "DRAWN", tuple(EVERY))
    for title, game in EVERY.items():
        monkeypatch.setitem(GAMES, title, game)
    async with in_hall(size=(120, 40)) as pilot:
        pilot.app.open_new_table(slug)
        await pilot.pause()
        page = text_of(pilot.app)
        assert [game.title for game in EVERY.values() if game.title not in page] == []
        values = [option.name_of(value) for option in EVERY[slug].options for value in option.values]
        assert [value for value in values if value not in page] == []
        if EVERY[slug].seats[-1] > 1:
            rivals = [rival.shown for rival in rivals_of(EVERY[slug])]
            other = page.partition("▲")[2]
            assert [sitter for sitter in ("friend", *rivals) if sitter not in other] == []


async def test_the_call_counts_one_seat_as_one_and_no_bots_not_at_all():
    async with in_hall() as pilot:
        pilot.app.open_new_table("shadowrift")
        await pilot.pause()
        await press(pilot, "-", "-")
        assert "Enter starts.  1 seat." in text_of(pilot.app)
