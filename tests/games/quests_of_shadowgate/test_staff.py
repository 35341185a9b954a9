"""The Staff of Ages: its conditions one by one, and how it ends a game."""

from engine.core import Ended
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
