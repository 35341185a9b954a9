"""Figures about a player's games come from the rows of the store."""

import pytest

from engine.store import Row, Sat, Summary
from engine.tables import Table, statistics_of
from engine.tables.hall.table_names import BEASTS, COLOURS
from tests.tables.building import ALONE, finish, table_of

ME, FRIEND = Sat("person", "Ada"), Sat("person", "Bo")
RANDOM, GREEDY = Sat("bot", "Robin", "random"), Sat("bot", "Greta", "greedy")


def row(number: int, *others: Sat, place: int = 1, score: float = 10, game: str = "lanterns", **named) -> Row:
    places = (place, *(2 if place == 1 else 1 for _ in others))
    summary = Summary(
        **{
            "seats": (ME, *others), "me": 0, "finished": True, "places": places,
            "scores": (score, *(0.0 for _ in others)), "moves": 20 + number, **named,
        }
    )  # fmt: skip
    return Row(f"t{number}", game, number, number, 30, summary)


def test_games_are_counted_by_game_and_by_opponents():
    rows = [
        row(1, RANDOM, score=5),
        row(2, RANDOM, RANDOM, place=2, score=7),
        row(3, GREEDY, place=2, score=1),
        row(4, GREEDY, RANDOM),
        row(5, FRIEND, GREEDY),
        row(6, GREEDY, game="other"),
    ]
    found = statistics_of(rows)
    assert list(found) == ["lanterns", "other"]
    fair = found["lanterns"].fair
    assert (fair.played, fair.won, fair.scores) == (5, 3, (5, 7, 1, 10, 10))
    assert fair.lengths == (21, 22, 23, 24, 25)
    assert fair.results == (True, False, False, True, True)
    assert fair.tables == ("t1", "t2", "t3", "t4", "t5")
    assert list(found["lanterns"].met) == ["Bo"]
    against = found["lanterns"].against
    assert {group: (one.played, one.won, one.scores, one.lengths) for group, one in against.items()} == {
        "friends": (1, 1, (10,), (25,)),
        "adept": (1, 0, (1,), (23,)),
        "mixed": (1, 1, (10,), (24,)),
        "random": (2, 1, (5, 7), (21, 22)),
    }


def test_games_stand_in_the_order_of_the_hall_and_those_of_yesterday_behind_them():
    played = ["other", "shadowrift", "fairy_tale", "lanterns", "quests_of_shadowgate"]
    found = statistics_of([row(number, RANDOM, game=game) for number, game in enumerate(played)])
    assert list(found) == ["fairy_tale", "quests_of_shadowgate", "shadowrift", "lanterns", "other"]


def test_named_opponents_count_by_their_level():
    named = [Sat("bot", "Ysolde", "adept:collector"), Sat("bot", "Greta", "greedy"), Sat("bot", "Odo", "master:raider")]
    found = statistics_of([row(1, *named[:2]), row(2, named[2]), row(3, *named)])["lanterns"]
    assert {group: figures.played for group, figures in found.against.items()} == {"adept": 1, "master": 1, "mixed": 1}


def test_opponents_with_a_liking_have_figures_of_their_own_and_bots_of_the_house_have_none():
    named = [Sat("bot", "Ysolde", "adept:collector"), Sat("bot", "Greta", "greedy"), Sat("bot", "Odo", "master:raider")]
    found = statistics_of([row(1, *named[:2]), row(2, named[2], place=2), row(3, *named)])["lanterns"]
    assert {name: (one.played, one.won) for name, one in found.met.items()} == {"Odo": (2, 1), "Ysolde": (2, 2)}


def test_assisted_games_count_apart():
    found = statistics_of([row(1, RANDOM), row(2, RANDOM, assisted=True)])["lanterns"]
    assert (found.fair.played, found.assisted.played, found.against["random"].played) == (1, 1, 1)


@pytest.mark.parametrize("why", [{"finished": False}, {"me": None}, {"imported": True}])
def test_games_that_run_are_not_the_players_or_were_imported_do_not_count(why):
    assert statistics_of([row(1, RANDOM, **why)]) == {}


def test_games_stand_in_the_order_they_ended_whatever_the_order_of_the_rows():
    rows = [row(number, RANDOM, score=number) for number in (3, 1, 2)]
    assert statistics_of(rows)["lanterns"].fair.scores == (1, 2, 3)


def test_a_place_shared_by_everybody_is_no_win_and_one_shared_by_some_is():
    assert statistics_of([row(1, RANDOM, places=(1, 1))])["lanterns"].fair.won == 0
    assert statistics_of([row(1, RANDOM, GREEDY, places=(1, 1, 3))])["lanterns"].fair.won == 1


def test_a_game_without_scores_counts_all_the_same():
    fair = statistics_of([row(1, RANDOM, scores=())])["lanterns"].fair
    assert (fair.played, fair.won, fair.scores, fair.lengths) == (1, 1, (), (21,))


def test_a_real_table_is_counted():
    table = finish(table_of(*ALONE))
    found = statistics_of(table.store.tables())["lanterns"]
    assert (found.fair.played, found.fair.scores) == (1, table.summary.scores[:1])
    assert list(found.against) == ["mixed"]


def test_words_of_table_names_are_plain_different_and_many():
    for words in (COLOURS.split(), BEASTS.split()):
        assert len(words) == len(set(words))
        assert all(word.isascii() and word.islower() and word.isalpha() for word in words)
    assert len(COLOURS.split()) * len(BEASTS.split()) * 90 > 300_000


def test_a_game_with_a_hint_is_counted_apart_for_good():
    table = table_of(*ALONE)
    table.note_hint(0)
    assert table.summary.assisted
    lines = len(table.journal.lines)
    table.note_hint(0)  # one is enough
    assert len(table.journal.lines) == lines
    again = finish(Table.open(table.store, table.id))
    assert again.summary.assisted
    [figures] = statistics_of([again.store.row(again.id)]).values()
    assert (figures.fair.played, figures.assisted.played) == (0, 1)
