"""Who won, by side: alone, as partners, or all against the game."""

import pytest

from engine.games import GAMES
from engine.kit.sides import each_alone, has_won, is_draw, share_of_win, teams_of
from tests.toy import EMBERS, LANTERNS

ALL, PARTNERS = ((0, 1, 2),), ((0, 2), (1, 3))


@pytest.mark.parametrize(
    ("places", "sides", "winners", "draw"),
    [
        ((1, 2, 3), (), {0}, False),
        ((1, 1, 3), (), {0, 1}, False),
        ((1, 1), (), set(), True),
        ((1, 2, 1, 2), PARTNERS, {0, 2}, False),
        ((1, 1, 1, 1), PARTNERS, set(), True),
        ((1, 1, 1), ALL, {0, 1, 2}, False),
        ((2, 2, 2), ALL, set(), False),
        ((1,), (), {0}, False),
        ((2,), (), set(), False),
    ],
)
def test_a_side_wins_with_all_its_seats_and_a_draw_takes_several_sides(places, sides, winners, draw):
    assert {seat for seat in range(len(places)) if has_won(places, sides, seat)} == winners
    assert is_draw(places, sides) is draw


@pytest.mark.parametrize(
    ("places", "sides", "share"),
    [
        ((1, 2), (), 1.0),
        ((1, 1), (), 0.5),
        ((2, 1), (), 0.0),
        ((1, 2, 1, 2), PARTNERS, 1.0),
        ((1, 1, 1, 1), PARTNERS, 0.5),
        ((1, 1, 1), ALL, 1.0),
        ((2, 2, 2), ALL, 0.0),
    ],
)
def test_a_win_is_worth_the_same_however_many_seats_a_side_has(places, sides, share):
    assert share_of_win(places, sides, 0) == share


def test_games_say_who_wins_with_whom():
    assert LANTERNS.sides({}, 3) == each_alone(3) == ((0,), (1,), (2,))
    assert EMBERS.sides({}, 3) == ALL
    tale = GAMES["fairy_tale"]
    assert tale.sides({"teams": "partners"}, 4) == tale.sides({"teams": "garfield"}, 4) == PARTNERS
    assert tale.sides({}, 3) == each_alone(3)


def test_seats_that_play_alone_are_no_teams():
    assert teams_of(each_alone(4)) == ()
    assert teams_of(PARTNERS) == PARTNERS
