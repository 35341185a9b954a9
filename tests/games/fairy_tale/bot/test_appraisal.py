"""The inspector's figures: what a card is worth to a seat, why, and where its copies are."""

from engine.core import observe
from engine.games.fairy_tale.bot.appraisal import Sighting, Worth, unseen, unseen_words, worth
from engine.games.fairy_tale.zones import CHOSEN, HAND, ROW
from tests.builders import first_legal
from tests.games.fairy_tale.builders import Tale, a_game

NAMES = ("Mira", "Aldo", "Brann", "Cyra")


def in_hand(tale: Tale, kind: str, seat: int = 0) -> Worth:
    return worth(tale.hand(seat, kind).world, seat, tale.card(kind, HAND[seat]), NAMES)


def test_a_friend_is_worth_itself_and_what_it_adds_to_the_others():
    found = in_hand(Tale(2).row(0, "bronze_dragon", "bronze_dragon"), "knight_of_the_round_table")
    assert found.gain == 9
    assert found.why == "3 itself, 6 for your 2 Bronze Dragons"


def test_a_square_card_raises_its_copies():
    found = in_hand(Tale(2).row(0, "homesteaders", "homesteaders"), "homesteaders")
    assert found.gain == 5
    assert found.why == "three Homesteaders at 3 each instead of two at 2"


def test_a_chapter_says_what_is_missing():
    found = in_hand(Tale(2).row(0, "castle"), "knights_tale_2")
    assert found.gain == 0
    assert "Empire Herald" in found.why


def test_most_is_measured_against_the_others_by_name():
    found = in_hand(Tale(2).row(1, "mischievous_fairy", "dawn_sprite"), "fairy_tale_1")
    assert (found.gain, "Aldo 2" in found.why) == (0, True)


def test_a_home_says_what_its_effect_would_cost():
    found = in_hand(Tale(2).row(0, "homesteaders"), "castle")
    assert found.gain == 6
    assert found.remark == "Its effect costs you 1."


def test_an_unflip_says_what_it_would_bring():
    assert in_hand(Tale(2).row(0, "-castle"), "empire_herald").remark == "Its effect gains you 6."


def test_a_flip_for_all_says_what_the_others_would_lose():
    found = in_hand(Tale(3).row(1, "castle").row(2, "homesteaders", "castle"), "demon")
    assert found.remark == "Its effect costs you nothing and the others 7 in all."


def test_a_flip_that_rids_its_owner_of_a_bad_card_still_costs_the_others():
    found = in_hand(Tale(2).row(0, "witchs_hut").row(1, "castle"), "nightmare")
    assert found.remark == "Its effect gains you 1 and costs the others 6 in all."


def test_a_flip_that_rids_the_others_of_a_bad_card_brings_them_points():
    found = in_hand(Tale(2).row(0, "castle").row(1, "witchs_hut"), "nightmare")
    assert found.remark == "Its effect costs you nothing and gains the others 1 in all."


def test_a_flip_that_finds_nothing_costs_nobody_anything():
    assert in_hand(Tale(2), "demon").remark == "Its effect costs nobody anything now."


def test_a_flip_of_ones_own_that_finds_a_worthless_card_costs_nothing_and_an_unflip_that_finds_none_does_nothing():
    assert in_hand(Tale(2).row(0, "fairy_tale_3"), "fairy_ring").remark == "Its effect costs you nothing now."
    assert in_hand(Tale(2), "dawn_sprite").remark == "Its effect does nothing for you now."


def test_a_shadow_card_of_garfields_partners_says_that_it_swaps():
    swap = "Then you swap a card with your partner."
    assert in_hand(Tale(4, teams="garfield"), "the_trickster").remark == swap
    assert in_hand(Tale(4, teams="garfield"), "the_egg_of_chaos").remark == swap
    assert in_hand(Tale(4, teams="garfield"), "homesteaders").remark == ""
    assert in_hand(Tale(4, teams="partners"), "the_trickster").remark == ""


def test_a_minus_is_no_hyphen_and_a_hyphen_in_a_name_is_no_minus():
    tale = Tale(2).row(1, "mischievous_fairy", "dawn_sprite").hand(0, "fairy_tale_1", "witchs_hut")
    names = ("Mira", "Jean-Luc 2-3")
    assert worth(tale.world, 0, tale.card("fairy_tale_1", HAND[0]), names).why.endswith("Jean-Luc 2-3 2)")
    assert worth(tale.world, 0, tale.card("witchs_hut", HAND[0]), names).why == "−1 itself"


def test_a_card_already_shown_is_worth_what_it_adds_to_the_rest():
    tale = Tale(2).row(0, "homesteaders", "homesteaders")
    assert worth(tale.world, 0, tale.in_row(0, "homesteaders")).gain == 3
    assert worth(tale.world, 0, tale.in_row(0, "homesteaders")).remark == ""


def test_a_card_face_down_is_worth_what_it_would_add():
    tale = Tale(2).row(0, "-castle")
    assert worth(tale.world, 0, tale.in_row(0, "castle")).gain == 6


def test_copies_are_found_where_the_seat_can_see_them():
    tale = Tale(2).hand(0, "castle").row(1, "castle", "-castle").row(0, "-castle")
    found = unseen(tale.world, 0, "castle")
    assert (found.copies, found.unseen) == (4, 1)
    assert found.seen == (Sighting("hand", 0, 1), Sighting("row", 0, 1), Sighting("row", 1, 1))
    assert unseen_words(found, 0, NAMES) == "1 of 4 unseen (1 in your hand, 1 in your row, 1 in Aldo's row)"


def test_what_was_kept_in_the_draft_is_the_hand_to_play_from():
    tale = Tale(2).hand(0, "demon").kept(0, "castle")
    assert unseen_words(unseen(tale.world, 0, "castle"), 0, NAMES) == "3 of 4 unseen (1 kept)"
    tale = Tale(2).kept(0, "castle").held(CHOSEN[0], "castle")
    assert unseen_words(unseen(tale.world, 0, "castle"), 0, NAMES) == "2 of 4 unseen (2 in your hand)"


def test_the_inspector_reads_nothing_that_the_seat_may_not_know():
    tale = a_game(3)
    tale.play_out(first_legal, until=lambda world: len(world.lying(ROW[0])) == 4)
    for seat in tale.seats:
        seen = observe(tale.world, seat)
        for card in (*tale.world.lying(HAND[seat]), *tale.world.lying(ROW[seat])):
            assert worth(seen, seat, card, NAMES) == worth(tale.world, seat, card, NAMES)
            assert unseen(seen, seat, tale.world.kinds[card]) == unseen(tale.world, seat, tale.world.kinds[card])


def test_a_copy_lent_by_the_egg_is_told_with_the_others():
    found = in_hand(Tale(2).row(0, "homesteaders", "the_egg_of_chaos"), "homesteaders")
    assert "the Egg" in found.why
    assert "instead of" not in found.why
