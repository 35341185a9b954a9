"""The end: points, places, ties, partners, and which tables can be laid at all."""

import pytest

from engine.core import Ended, Outcome, Rejected
from engine.games import GAMES
from engine.games.fairy_tale.actions import Play
from engine.games.fairy_tale.tasks import ScoreDue
from engine.games.fairy_tale.zones import ROUND
from tests.builders import at_random
from tests.games.fairy_tale.builders import Tale, a_game

GAME = GAMES["fairy_tale"]


def ended(*rows: tuple[str, ...], teams: str = "none") -> Outcome:
    """The outcome of a game that ends with these rows."""
    tale = Tale(len(rows), teams=teams)
    for seat, row in enumerate(rows):
        tale.row(seat, *row)
    tale.due(ScoreDue())
    assert tale.world.outcome is not None
    return tale.world.outcome


def test_the_highest_total_wins():
    outcome = ended(("castle",), ("homesteaders", "homesteaders"), ("demon",))
    assert outcome.scores == (6, 4, 1)
    assert outcome.places == (1, 2, 3)
    assert outcome.winners() == (0,)
    assert outcome.reason == "6 points, 2 ahead"


def test_only_face_up_cards_count():  # ruling 4
    outcome = ended(("-castle", "-fairy_ring"), ("demon",))
    assert outcome.scores == (0, 1)


def test_equal_totals_share_the_place():
    outcome = ended(("castle",), ("fairy_ring",), ("demon",), ())
    assert outcome.places == (1, 1, 3, 4)
    assert outcome.reason == "a tie at 6 points"


def test_a_tie_of_all_has_no_loser():
    outcome = ended(("castle",), ("fairy_ring",))
    assert outcome.winners() == (0, 1)


def test_most_compares_with_everybody_and_counts_a_tie():
    outcome = ended(("fairy_tale_1", "dawn_sprite"), ("mischievous_fairy", "dawn_sprite"), ("-fairy_ring", "demon"))
    assert outcome.scores == (7, 2, 1)


def test_partners_add_their_points_and_take_the_same_place():
    outcome = ended(("castle",), ("fairy_ring",), ("demon",), ("demon", "homesteaders"), teams="partners")
    assert outcome.scores == (6, 6, 1, 2)
    assert outcome.places == (2, 1, 2, 1)
    assert outcome.reason == "8 points together, 1 ahead"


def test_teams_with_equal_totals_share_the_win():
    outcome = ended(("castle",), ("demon",), ("demon",), ("castle",), teams="garfield")
    assert outcome.places == (1, 1, 1, 1)
    assert outcome.reason == "a tie at 7 points together"


@pytest.mark.parametrize(
    ("rules", "seats", "teams"),
    [("basic", 2, "none"), ("basic", 3, "none"), ("expert", 5, "none"), ("expert", 4, "garfield")],
)
def test_a_game_ends_once_after_four_rounds(rules, seats, teams):
    tale = a_game(seats, rules, teams)
    tale.play_out(at_random(3))
    assert ROUND(tale.world) == 4
    assert len([fact for _, event in tale.events for fact in event.facts if isinstance(fact, Ended)]) == 1
    assert tale.world.outcome is not None


def test_after_the_end_nobody_can_do_anything():
    tale = a_game(2)
    tale.play_out(at_random(3))
    assert not tale.asked()
    assert [list(tale.legal(seat)) for seat in tale.seats] == [[], []]
    assert tale.refuses(0, Play(3)).slug == "GameOver"


@pytest.mark.parametrize(
    ("rules", "seats"), [("basic", 2), ("basic", 3), ("basic", 4), ("expert", 2), ("expert", 4), ("expert", 5)]
)
def test_these_tables_can_be_laid(rules, seats):
    GAME.check({"rules": rules}, seats)


@pytest.mark.parametrize(
    ("options", "seats", "slug"),
    [
        ({"rules": "basic"}, 5, "WrongSeats"),
        ({"rules": "expert"}, 6, "WrongSeats"),
        ({"rules": "expert"}, 1, "WrongSeats"),
        ({"teams": "partners"}, 3, "TeamsNeedFour"),
        ({"teams": "garfield"}, 5, "TeamsNeedFour"),
        ({"rules": "hard"}, 4, "UnknownValue"),
        ({"team": "none"}, 4, "UnknownOption"),
    ],
)
def test_these_tables_cannot_be_laid(options, seats, slug):
    with pytest.raises(Rejected) as refused:
        GAME.check(options, seats)
    assert refused.value.slug == slug


@pytest.mark.parametrize(("rules", "cards"), [("basic", 80), ("expert", 110)])
def test_the_whole_deck_of_the_rules_is_on_the_table(rules, cards):
    assert len(a_game(2, rules).world.kinds) == cards


def test_the_same_seed_deals_the_same_game_and_another_seed_another():
    assert a_game(3, seed=5).world == a_game(3, seed=5).world
    assert a_game(3, seed=5).world.zones != a_game(3, seed=6).world.zones
