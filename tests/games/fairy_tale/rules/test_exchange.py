"""Garfield's partners: every Shadow card swaps a card with the partner across, after everything else."""

import pytest

from engine.core import Hidden, Spot, observe, redact
from engine.core.facts import Moved
from engine.games.fairy_tale.actions import Exchange
from engine.games.fairy_tale.zones import ROW
from tests.games.fairy_tale.builders import Tale

PLAIN = "sky_dance_dragon"
QUIET = "the_trickster"  # a Shadow card without another effect


def garfield(*reveals: str) -> Tale:
    """Four partners with two cards each in play, one of seat 2's face down."""
    tale = Tale(4, teams="garfield")
    tale.row(0, "castle", "-fairy_ring").row(1, "homesteaders").row(2, "bronze_dragon", "-dragons_lair").row(
        3, "castle"
    )
    return tale.reveal(*reveals) if reveals else tale


def test_whoever_reveals_a_shadow_card_must_swap_with_the_partner_across():
    tale = garfield(QUIET, PLAIN, PLAIN, PLAIN)
    assert tale.asked() == [0]
    tale.exchange(0, "castle", "bronze_dragon")
    assert tale.kinds(ROW[0]) == ["bronze_dragon", "fairy_ring", QUIET]
    assert tale.kinds(ROW[2]) == ["castle", "dragons_lair", PLAIN]
    assert not tale.asked()


def test_any_two_cards_in_play_can_be_swapped():
    tale = garfield(QUIET, PLAIN, PLAIN, PLAIN)
    assert len(tale.legal(0)) == 3 * 3


def test_the_shadow_card_itself_may_go():
    tale = garfield(QUIET, PLAIN, PLAIN, PLAIN).exchange(0, QUIET, PLAIN)
    assert QUIET in tale.up(2)


@pytest.mark.parametrize(("mine", "theirs"), [("castle", 1), ("fairy_ring", "bronze_dragon"), ("fairy_ring", 1)])
def test_each_card_keeps_its_face(mine, theirs):
    tale = garfield(QUIET, PLAIN, PLAIN, PLAIN)
    faces = {card: tale.world.is_up(card) for seat in (0, 2) for card in tale.world.lying(ROW[seat])}
    tale.exchange(0, mine, theirs)
    assert {card: tale.world.is_up(card) for seat in (0, 2) for card in tale.world.lying(ROW[seat])} == faces
    assert mine in tale.kinds(ROW[2])


def test_a_face_down_card_of_the_partner_is_named_by_its_place():  # ruling 7
    tale = garfield(QUIET, PLAIN, PLAIN, PLAIN)
    assert {action.theirs for action in tale.legal(0) if isinstance(action.theirs, Spot)} == {Spot("row:2", 1)}
    tale.exchange(0, "castle", 1)
    assert tale.kinds(ROW[0]) == ["dragons_lair", "fairy_ring", QUIET]


def test_a_face_down_card_of_the_partner_cannot_be_named_by_its_number():  # ruling 7
    tale = garfield(QUIET, PLAIN, PLAIN, PLAIN)
    action = Exchange(tale.in_row(0, "castle"), tale.in_row(2, "dragons_lair"))
    assert tale.refuses(0, action).slug == "NotInPartnersRow"
    assert tale.game.why_not(observe(tale.world, 0), 0, action) == tale.game.why_not(tale.world, 0, action)


def test_a_face_down_card_taken_is_known_to_its_new_owner_and_not_to_the_old_one():
    tale = garfield(QUIET, PLAIN, PLAIN, PLAIN).exchange(0, "fairy_ring", 1)
    assert tale.in_row(0, "dragons_lair") in observe(tale.world, 0).lying(ROW[0])
    assert observe(tale.world, 0).zones[ROW[2]][1] == Hidden("tale")
    assert tale.in_row(2, "fairy_ring") in observe(tale.world, 2).lying(ROW[2])


def test_the_others_are_not_told_which_face_down_cards_were_swapped():
    tale = garfield(QUIET, PLAIN, PLAIN, PLAIN).exchange(0, "fairy_ring", 1)
    before, event = tale.events[-1]
    told = redact(before, event, 1)
    assert told.action == Exchange(Spot("row:0", 1), Spot("row:2", 1))
    assert not [piece for fact in told.facts if isinstance(fact, Moved) for piece in fact.pieces if piece in range(110)]


def test_exchanges_go_one_by_one_from_the_first_seat():  # ruling 7
    tale = garfield(QUIET, PLAIN, QUIET, PLAIN)
    assert tale.asked() == [0]
    tale.exchange(0, "castle", "bronze_dragon")
    assert tale.asked() == [2]
    tale.exchange(2, "castle", "bronze_dragon")
    assert not tale.asked()
    assert tale.kinds(ROW[0])[0] == "castle"


def test_exchanges_come_after_the_flips():
    tale = garfield("demon", PLAIN, PLAIN, PLAIN)
    assert "castle" in tale.down(0)
    assert tale.asked() == [0]
    assert tale.notes()[-1] == "exchange"


def test_a_hunted_shadow_card_does_not_exchange():
    tale = garfield(QUIET, "the_fairy_queen", PLAIN, PLAIN)
    assert not tale.asked()
    assert "exchange" not in tale.notes()


def test_an_egg_exchanges_as_a_shadow_card():  # ruling 3
    assert garfield(PLAIN, "the_egg_of_chaos", PLAIN, PLAIN).asked() == [1]


def test_a_shadow_card_that_was_turned_down_by_a_flip_still_exchanges():
    tale = Tale(4, teams="garfield").reveal("nightmare", PLAIN, PLAIN, PLAIN)
    assert tale.kinds(ROW[2]) == ["nightmare"]
    assert tale.kinds(ROW[0]) == [PLAIN]


def test_the_only_possible_exchange_happens_without_asking():
    tale = Tale(4, teams="garfield").reveal(QUIET, PLAIN, PLAIN, PLAIN)
    assert (tale.up(0), tale.up(2)) == ([PLAIN], [QUIET])
    assert not tale.asked()


@pytest.mark.parametrize("teams", ["none", "partners"])
def test_without_garfields_rule_nobody_exchanges(teams):
    tale = Tale(4, teams=teams).row(0, "castle").row(2, "castle").reveal(QUIET, PLAIN, PLAIN, PLAIN)
    assert not tale.asked()
    assert tale.kinds(ROW[0]) == ["castle", QUIET]


@pytest.mark.parametrize(
    ("mine", "theirs", "slug"),
    [
        (Spot("row:0", 0), Spot("row:2", 1), "NotInYourRow"),
        (500, Spot("row:2", 1), "NotInYourRow"),
        ("castle", Spot("row:2", 0), "NotInPartnersRow"),
        ("castle", Spot("row:2", 9), "NotInPartnersRow"),
        ("castle", Spot("row:1", 0), "NotInPartnersRow"),
        ("castle", Spot("deck", 0), "NotInPartnersRow"),
        ("castle", -1, "NotInPartnersRow"),
        ("castle", None, "NotInPartnersRow"),
    ],
)
def test_what_does_not_lie_in_the_two_rows_cannot_be_exchanged(mine, theirs, slug):
    tale = garfield(QUIET, PLAIN, PLAIN, PLAIN)
    own = tale.in_row(0, mine) if isinstance(mine, str) else mine
    refused = tale.refuses(0, Exchange(own, theirs))
    assert (refused.slug, refused.rule) == (slug, "Garfield's partners")


def test_an_opponents_card_cannot_be_taken():
    tale = garfield(QUIET, PLAIN, PLAIN, PLAIN)
    action = Exchange(tale.in_row(0, "castle"), tale.in_row(1, "homesteaders"))
    assert tale.refuses(0, action).slug == "NotInPartnersRow"
