"""Creating books (F), the end at once or with the round, the turn limit, and what is left over."""

import pytest

from engine.core import Ended, Entered, Noted, Outcome
from engine.games.mage_quest.actions import Create, Finish, Hire
from engine.games.mage_quest.rules.ending import outcome_of
from engine.games.mage_quest.scoring import Standing, standing_of
from engine.games.mage_quest.zones import ACTIONS, CREATED, ROUND
from tests.builders import at_random
from tests.games.mage_quest.builders import Land, a_game

MINE = ("ash_psalter", "tidewright", "nine_knots", "hollow_choir")
THEIRS = ("grey_ledger", "rook_hours", "low_lantern", "sealed_rain")


def at_shrine(ending: str = "immediate", starter: int = 0) -> Land:
    """Both seats have a caravan on a sacred space."""
    land = Land(ending=ending).laid(starter=starter)
    return land.caravan("high_fells", "sacred").caravan("rimewood", "sacred", seat=1)


def create(land: Land, *books: str, seat: int = 0) -> None:
    for book in books:
        land.act(seat, Create(land.book(book)))


def result(land: Land) -> Outcome:
    outcome = land.world.outcome
    assert outcome is not None
    return outcome


def test_a_full_book_is_created_on_a_sacred_space_for_one_mana():
    land = at_shrine().full("ash_psalter").ready()
    create(land, "ash_psalter")
    assert land.world.sides[land.book("ash_psalter")] == CREATED
    assert land.amounts() == (3, 4)
    assert ACTIONS(land.world) == 1


def test_several_books_are_created_in_one_action_for_one_mana_each():  # ruling 22
    land = at_shrine().full("ash_psalter", "tidewright", "nine_knots").ready()
    create(land, "ash_psalter", "nine_knots")
    assert ACTIONS(land.world) == 1
    assert land.amounts() == (3, 3)
    assert [type(action) for action in land.legal(0)] == [Create, Finish]


def test_a_book_with_five_marks_is_not_created():
    land = at_shrine().marked("ash_psalter", "fire", 5).ready()
    refused = land.refuses(0, Create(land.book("ash_psalter")))
    assert refused.sentence == "Ash Psalter has 5 of 6 elements; all 6 must be marked first."


def test_books_are_created_only_where_a_caravan_stands_on_a_sacred_space():
    land = Land().laid().caravan("vesk", "city").full("ash_psalter").ready()
    assert land.refuses(0, Create(land.book("ash_psalter"))).slug == "NotSacred"


def test_a_book_is_created_once():
    land = at_shrine().created("ash_psalter").ready()
    assert land.refuses(0, Create(land.book("ash_psalter"))).slug == "AlreadyCreated"


def test_without_mana_no_book_is_created():
    land = at_shrine().full("ash_psalter").has(mana=0).ready()
    assert land.refuses(0, Create(land.book("ash_psalter"))).slug == "NotEnoughMana"


def test_the_other_players_books_are_not_created():
    land = at_shrine().full("grey_ledger").ready()
    assert land.refuses(0, Create(land.book("grey_ledger"))).slug == "NotYourBook"


def test_the_first_with_four_books_wins_at_once():  # ruling 24
    land = at_shrine().created(*MINE[:3]).full(MINE[3]).ready()
    create(land, MINE[3])
    assert result(land).places == (1, 2)
    assert result(land).reason == "4 spell books against 0"
    assert result(land).scores == (4.0, 0.0)
    assert land.asked() == []


def test_the_result_records_mana_and_allies_left_over():
    land = at_shrine().created(*MINE[:3]).full(MINE[3]).has(1, allies=7, mana=2).ready()
    create(land, MINE[3])
    assert [fact.args for fact in land.facts(Noted) if fact.note == "left_over"] == [(0, 4, 3), (1, 2, 7)]


def test_with_finish_round_the_second_player_has_a_last_turn():  # ruling 24
    land = at_shrine("finish_round").created(*MINE[:3]).full(MINE[3]).ready()
    create(land, MINE[3])
    assert land.world.outcome is None
    assert "last_turn" in land.notes()
    land.skip().skip(1)
    assert land.world.outcome is None
    land.skip(1)
    assert result(land).places == (1, 2)


def test_with_finish_round_both_with_four_books_compare_mana_and_allies():  # ruling 24
    land = at_shrine("finish_round").created(*MINE[:3], *THEIRS[:3]).full(MINE[3], THEIRS[3]).has(1, allies=9).ready()
    create(land, MINE[3])
    land.skip()
    create(land, THEIRS[3], seat=1)
    assert land.world.outcome is None
    land.skip(1)
    assert result(land).places == (2, 1)
    assert result(land).reason == "4 spell books each, 13 Mana and Allies against 7"


def test_with_finish_round_equal_mana_and_allies_share_the_win():
    land = at_shrine("finish_round").created(*MINE[:3], *THEIRS[:3]).full(MINE[3], THEIRS[3]).ready()
    create(land, MINE[3])
    land.skip()
    create(land, THEIRS[3], seat=1)
    land.skip(1)
    assert result(land).places == (1, 1)


def test_with_finish_round_the_second_player_alone_ends_the_round_at_once():
    land = at_shrine("finish_round", starter=1).created(*MINE[:3]).full(MINE[3]).ready().skip(1, 2)
    create(land, MINE[3])
    assert result(land).places == (1, 2)


def test_the_last_turn_may_still_be_used_for_trade():
    land = at_shrine("finish_round").created(*MINE[:3], *THEIRS[:3]).full(MINE[3], THEIRS[3])
    land.caravan("tharsend", "city", 2, seat=1).ready()
    create(land, MINE[3])
    land.skip()
    create(land, THEIRS[3], seat=1)
    land.act(1, Hire(4))
    land.finish(1)
    assert result(land).places == (2, 1)


def test_the_game_ends_after_eighty_turns_each():  # ruling 28
    land = Land().laid().at_round(80).has(1, mana=6)
    land.world.turn = 0
    land.ready()
    assert land.asked() == [1]
    land.skip(1, 2)
    assert result(land).places == (2, 1)
    assert result(land).reason == "after 80 turns each, 0 spell books each, 9 Mana and Allies against 8"


def test_before_the_eightieth_turn_the_game_goes_on():
    land = Land().laid().at_round(78).ready()
    land.skip(0, 2).skip(1, 2)
    assert ROUND(land.world) == 80
    assert land.asked() == [0]


@pytest.mark.parametrize(
    ("first", "second", "places", "reason"),
    [
        ((2, 14, 0, 0), (1, 20, 11, 11), (1, 2), "after 80 turns each, 2 spell books against 1"),
        ((1, 9, 11, 11), (1, 10, 0, 0), (2, 1), "after 80 turns each, 1 spell book each, 10 marks against 9"),
        ((1, 9, 5, 1), (1, 9, 2, 3), (1, 2), "after 80 turns each, 1 spell book each, 6 Mana and Allies against 5"),
        ((0, 3, 4, 4), (0, 3, 8, 0), (1, 1), "after 80 turns each, 0 spell books each, and 8 Mana and Allies each"),
    ],
)
def test_at_the_limit_books_count_then_marks_then_mana_and_allies_then_it_is_shared(first, second, places, reason):
    outcome = outcome_of([Standing(0, *first), Standing(1, *second)])
    assert (outcome.places, outcome.reason) == (places, reason)


def test_a_standing_counts_created_books_and_all_marks():
    land = at_shrine().created("ash_psalter").marked("tidewright", "salt", 3).ready()
    assert standing_of(land.world, 0) == Standing(0, 1, 9, 5, 3)


def test_the_game_ends_once_and_in_its_own_phase():
    land = a_game(seed=3)
    land.play_out(at_random(3))
    assert len(land.facts(Ended)) == 1
    assert land.facts(Entered)[-1].phase == "end"
