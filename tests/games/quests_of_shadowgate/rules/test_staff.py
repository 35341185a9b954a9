"""The Staff of Ages: its conditions one by one, and how it ends a game."""

import pytest

from engine.core import Ended, observe, redact
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.zones import USED
from tests.games.quests_of_shadowgate.builders import Gate

PIECES = ("clouded_orb1", "golden_thorn1", "ashen_stave1")
OTHERS = (
    "flame_of_gorrung1", "rime_ward1", "keening_gale1", "bone_axe1", "elven_longbow1", "oak_shield1", "yorick1",
    "drowned_signet1",
)  # fmt: skip
HAND = ("gatebreaker", "circle_rune", "minor_mistral")  # with 2,1,1: 9,7,6


def maker(pieces=PIECES, others=OTHERS, hand=HAND, count=4, **options):
    gate = Gate(2, **options).plays(0, "Sigrun Frostmane").plays(1, "Brannoc Ironhall")
    return gate.items(0, *pieces).items(1, *others).hand(0, *hand).acting(0, count)


def refused(gate):
    return gate.refuses(0, actions.StartStaff())


def test_the_staff_is_open_to_whoever_meets_all_its_conditions():
    assert actions.StartStaff() in maker().legal(0)


def test_the_staff_needs_orb_thorn_and_stave_of_ones_own():
    refusal = refused(maker(("clouded_orb1",), (*OTHERS, "golden_thorn1", "ashen_stave1")))
    assert refusal.slug == "StaffPieceLacking"
    assert "Thorn and Stave" in refusal.sentence


def test_the_staff_needs_every_type_at_the_table():
    refusal = refused(maker(others=OTHERS[:-2]))
    assert refusal.slug == "TypesLacking"
    assert "Artifact and Royal" in refusal.sentence


def test_a_wild_card_stands_for_no_type_of_the_staff():
    assert refused(maker(others=(*OTHERS[:-1], "mimic"))).slug == "TypesLacking"
    assert refused(maker((*PIECES[:-1], "mimic"), (*OTHERS, "ashen_stave1"))).slug == "StaffPieceLacking"


def test_a_piece_used_on_a_quest_this_turn_does_not_count():
    gate = maker()
    gate.put(USED.to(1, gate.card("golden_thorn")))
    refusal = refused(gate)
    assert refusal.slug == "StaffPieceUsed"
    assert "Golden Thorn" in refusal.sentence


def test_the_staff_needs_an_action():
    gate = maker(
        hand=(*HAND, "throwing_knives", "kings_crown"), others=[o for o in OTHERS if o != "elven_longbow1"], count=0
    )
    assert gate.asked() == [0]
    assert refused(gate).slug == "TypesLacking"
    gate = maker(
        hand=("mimic", "skeleton_key", "kings_crown", "winters_breath", "feather_charm", "throwing_knives"), count=0
    )
    assert gate.asked() == [0]  # the Key needs no action and can be paid with cards that need none
    assert refused(gate).slug == "NotEnoughActions"


def test_the_staff_needs_its_cost():
    refusal = refused(maker(hand=HAND[:2]))
    assert refusal.slug == "CostCannotBeMet"
    assert "the Staff of Ages" in refusal.sentence


def test_whoever_completes_the_staff_wins_at_once():
    gate = maker().vp(0, 24)
    gate.act(0, actions.StartStaff())
    gate.pay(0, *HAND)
    [ended] = gate.facts(Ended)
    assert ended.outcome.places == (1, 2)
    assert ended.outcome.scores[0] < ended.outcome.scores[1]
    assert "Staff" in ended.outcome.reason


def test_the_staff_can_be_taken_back_while_it_is_being_paid():
    gate = maker()
    gate.act(0, actions.StartStaff())
    gate.pay(0, "gatebreaker")
    gate.act(0, actions.TakeBack())
    assert gate.actions() == 4
    assert sorted(gate.held(0)) == sorted(HAND)
    assert gate.world.outcome is None


# Warnings


def told_of(gate, *eyes):
    """The lines about the Staff, as these eyes are told them."""
    events = ((observe(before, *eyes), redact(before, event, *eyes)) for before, event in gate.events)
    lines = [line for seen, event in events for line in gate.game.words.narrate(seen, event, ("Mira", "Aldo"))]
    return [line for line in lines if line.sign == "staff"]


def paid(gate, id):
    """The item of seat 0, acquired with whatever pays."""
    gate.start_item(0, id)
    while offers := gate.offers(0, actions.Pay):
        gate.act(0, offers[0])
    return gate


@pytest.mark.parametrize("eyes", [(0,), (1,), ()])
def test_who_gets_the_last_piece_is_told_to_need_only_the_cost_and_that_is_bad_news_for_all_others(eyes):
    gate = paid(maker(PIECES[:2], hand=("ashen_stave", *HAND)), "ashen_stave")
    [line] = told_of(gate, *eyes)
    assert (line.text, line.seat, line.harmed) == ("only needs to pay for the Staff of Ages to win", 0, (1,))


def test_the_last_type_brings_the_staff_within_reach_of_whoever_has_its_pieces():
    gate = Gate(2).plays(0, "Sigrun Frostmane").plays(1, "Brannoc Ironhall")
    gate.items(1, *PIECES).items(0, *OTHERS[1:]).hand(0, "flame_of_gorrung", *HAND).acting(0, 4)
    [line] = told_of(paid(gate, "flame_of_gorrung"), 0)
    assert (line.seat, line.harmed) == (1, (0,))


def test_nothing_is_told_of_the_staff_while_a_type_or_a_piece_is_lacking():
    assert not told_of(paid(maker(PIECES[:2], OTHERS[1:], hand=("ashen_stave", *HAND)), "ashen_stave"), 1)
    assert not told_of(paid(maker(PIECES[:1], hand=("ashen_stave", *HAND)), "ashen_stave"), 1)


def test_in_a_match_the_staff_is_not_said_to_win():
    gate = paid(maker(PIECES[:2], hand=("ashen_stave", *HAND), match="to_100"), "ashen_stave")
    assert told_of(gate, 1)[0].text == "only needs to pay for the Staff of Ages"


def test_the_standing_says_who_can_make_the_staff_until_a_piece_is_gone():
    gate = maker()
    assert "Staff: you only need to pay" in gate.game.words.status(gate.world, 0).note
    assert "Staff: rival only needs to pay" in gate.game.words.status(gate.world, 1).note
    assert "Staff: player only needs to pay" in gate.game.words.status(gate.world, None).note
    assert [each.words.endswith(", Staff next") for each in gate.game.words.status(gate.world, 1).progress] == [
        True, False,
    ]  # fmt: skip
    status = maker(PIECES[:2]).game.words.status(maker(PIECES[:2]).world, 1)
    assert "Staff" not in status.note
    assert not any("Staff" in each.words for each in status.progress)
