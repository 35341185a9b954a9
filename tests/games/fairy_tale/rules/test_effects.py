"""Unflip and Flip, from the printed rules: who chooses what, in which order, and what is forced."""

import pytest

from engine.core import Spot
from engine.core.facts import Turned
from engine.games.fairy_tale.actions import Turn
from engine.games.fairy_tale.effects.rows import row_of
from engine.games.fairy_tale.effects.turning import Flip, Unflip
from engine.games.fairy_tale.tasks import ToTurn
from tests.games.fairy_tale.builders import Tale


def step_of(effect):
    return row_of(effect).step(effect)


PLAIN = "knight_of_the_round_table"


# Flip


def test_example_1_either_the_lair_or_the_sky_dance_dragon_may_be_turned():
    tale = Tale(2).row(0, "sky_dance_dragon").reveal("dragons_lair", PLAIN)
    assert tale.asked() == [0]
    assert sorted(tale.choices(0)) == ["dragons_lair", "sky_dance_dragon"]


@pytest.mark.parametrize(
    ("turned", "left"), [("dragons_lair", ["sky_dance_dragon"]), ("sky_dance_dragon", ["dragons_lair"])]
)
def test_example_1_the_card_chosen_goes_down_and_the_other_stays(turned, left):
    tale = Tale(2).row(0, "sky_dance_dragon").reveal("dragons_lair", PLAIN).turn(0, turned)
    assert (tale.up(0), tale.down(0)) == (left, [turned])
    assert not tale.asked()


def test_a_home_alone_of_its_faction_turns_itself_without_asking():
    tale = Tale(2).row(0, "homesteaders").reveal("dragons_lair", PLAIN)
    assert tale.down(0) == ["dragons_lair"]
    assert not tale.asked()


def test_a_face_down_card_cannot_be_turned_down_again():
    tale = Tale(2).row(0, "-sky_dance_dragon").reveal("dragons_lair", PLAIN)
    assert tale.turned() == [("dragons_lair", "down")]


def test_you_is_the_one_who_played_the_card():
    tale = Tale(2).row(1, "sky_dance_dragon", "bronze_dragon").reveal("dragons_lair", PLAIN)
    assert tale.down(1) == []
    assert not tale.asked()


def test_all_is_everybody_and_the_one_who_played_it_too():
    tale = Tale(3)
    for seat in tale.seats:
        tale.row(seat, "castle")
    tale.reveal("demon", "mischievous_fairy", "mischievous_fairy")
    assert [tale.down(seat) for seat in tale.seats] == [["castle"]] * 3


def test_a_player_without_a_matching_card_ignores_the_effect():
    tale = Tale(2).row(1, "mischievous_fairy").reveal("demon", "vampire")
    assert tale.down(0) == []
    assert tale.down(1) == ["mischievous_fairy"]
    assert "spared" in tale.notes()


def test_only_the_named_faction_is_meant():
    tale = Tale(2).row(0, "homesteaders", "castle", "sky_dance_dragon").reveal("demon", "mischievous_fairy")
    assert tale.choices(0) == ["homesteaders", "castle"]


def test_an_effect_without_a_faction_means_every_card():
    tale = Tale(2).row(0, "homesteaders", "demon").reveal("nightmare", PLAIN)
    assert tale.choices(0) == ["homesteaders", "demon", "nightmare"]
    assert tale.asked() == [0]
    assert tale.down(1) == [PLAIN]


def test_several_players_choose_at_the_same_time_and_in_any_order():
    def asked() -> Tale:
        tale = Tale(3)
        for seat in tale.seats:
            tale.row(seat, "castle", "homesteaders")
        return tale.reveal("demon", "mischievous_fairy", "mischievous_fairy")

    one, other = asked(), asked()
    assert one.asked() == [0, 1, 2]
    one.turn(0, "castle").turn(1, "homesteaders").turn(2, "castle")
    other.turn(2, "castle").turn(1, "homesteaders").turn(0, "castle")
    assert one.world == other.world
    assert one.down(1) == ["homesteaders"]


def test_a_choice_turns_nothing_of_another_seat():
    tale = Tale(2).row(0, "castle", "homesteaders").row(1, "castle", "homesteaders").reveal("demon", "vampire")
    tale.turn(1, "castle")
    assert tale.turned() == [("castle", "down")]
    assert tale.down(0) == []
    assert tale.asked() == [0]


# Unflip


def test_unflip_turns_the_one_matching_card_up_without_asking():
    tale = Tale(2).row(0, "-dragons_lair", "-castle").reveal("silver_dragon", PLAIN)
    assert tale.turned() == [("dragons_lair", "up")]
    assert tale.down(0) == ["castle"]


def test_unflip_lets_its_owner_choose_among_several():
    tale = Tale(2).row(0, "-dragons_lair", "-bronze_dragon").reveal("silver_dragon", PLAIN)
    assert tale.choices(0) == ["dragons_lair", "bronze_dragon"]
    tale.turn(0, "bronze_dragon")
    assert tale.down(0) == ["dragons_lair"]


def test_unflip_has_no_use_for_cards_that_lie_face_up():
    tale = Tale(2).row(0, "dragons_lair").reveal("silver_dragon", PLAIN)
    assert not tale.facts(Turned)
    assert not tale.asked()


def test_a_card_that_unflips_two_turns_both_if_there_are_two():
    tale = Tale(2).row(0, "-castle", "-demon").reveal("witchs_hut", PLAIN)
    assert tale.down(0) == []
    assert not tale.asked()


def test_a_card_that_unflips_two_turns_the_only_one_there_is():
    tale = Tale(2).row(0, "-castle").reveal("witchs_hut", PLAIN)
    assert tale.turned() == [("castle", "up")]
    assert "spared" in tale.notes()


def test_two_of_three_are_chosen_one_after_the_other():
    tale = Tale(2).row(0, "-castle", "-demon", "-fairy_ring").reveal("witchs_hut", PLAIN)
    tale.turn(0, "demon")
    assert tale.choices(0) == ["castle", "fairy_ring"]
    tale.turn(0, "fairy_ring")
    assert tale.down(0) == ["castle"]
    assert not tale.asked()


def test_a_later_unflip_triggers_nothing():  # ruling 2
    tale = Tale(2).row(0, "-demon", "castle").row(1, "castle").reveal("witchs_hut", PLAIN)
    assert "demon" in tale.up(0)
    assert tale.up(1) == ["castle", PLAIN]
    assert "flip" not in tale.notes()


# Order


def test_all_unflips_come_before_all_flips():
    tale = Tale(2).row(0, "-bronze_dragon").reveal("silver_dragon", "werewolf")
    assert tale.turned() == [("bronze_dragon", "up")]
    assert sorted(tale.choices(0)) == ["bronze_dragon", "silver_dragon"]


def test_flips_that_name_a_faction_come_before_those_that_do_not():
    tale = Tale(2).row(0, "mischievous_fairy").reveal("vampire", "nightmare")
    assert tale.turned()[0] == ("mischievous_fairy", "down")
    assert tale.down(0) == ["mischievous_fairy", "vampire"]
    assert not tale.asked()


def test_a_flip_that_names_a_faction_is_done_before_the_other_is_chosen():
    tale = Tale(2).row(0, "castle", "mischievous_fairy", "fairy_ring").reveal("vampire", "nightmare")
    assert tale.choices(0) == ["mischievous_fairy", "fairy_ring"]
    tale.turn(0, "fairy_ring")
    assert tale.choices(0) == ["castle", "mischievous_fairy", "vampire"]


def test_nobody_turns_any_card_up_before_all_who_turn_up_a_faction_have_chosen():
    tale = Tale(2).row(0, "-bronze_dragon", "-castle", "-demon").row(1, "-homesteaders", "-knight_of_the_round_table")
    tale.reveal("witchs_hut", "empire_herald")
    assert tale.asked() == [1]
    tale.turn(1, "homesteaders")
    assert tale.asked() == [0]


def test_an_effect_on_a_category_names_no_faction_and_comes_with_the_others():
    assert step_of(Flip("all", 1, "home")) == step_of(Flip("all", 1, "any")) > step_of(Flip("all", 1, "shadow"))
    assert step_of(Unflip("you", 1, "story")) == step_of(Unflip("you", 1, "any")) > step_of(Unflip("you", 1, "shadow"))


def test_unflips_that_name_a_faction_come_before_those_that_do_not():
    tale = Tale(2).row(0, "-bronze_dragon", "-castle", "-demon").row(1, "-homesteaders")
    tale.reveal("witchs_hut", "empire_herald")
    assert tale.turned() == [("homesteaders", "up")]
    assert tale.asked() == [0]


# Several turns in one step


def test_two_flips_of_one_faction_turn_two_cards():
    tale = Tale(2).row(0, "castle", "homesteaders").row(1, PLAIN).reveal("demon", "demon")
    assert sorted(tale.down(0)) == ["castle", "homesteaders"]
    assert tale.down(1) == [PLAIN]


def test_flips_of_different_factions_are_owed_together():
    tale = Tale(2).row(0, "castle", "homesteaders", "fairy_ring", "mischievous_fairy").reveal("demon", "vampire")
    assert tale.world.ask_of(0) == ToTurn(False, ("holy_empire", "fairywood"))
    tale.turn(0, "castle")
    assert tale.choices(0) == ["fairy_ring", "mischievous_fairy"]


def test_what_is_forced_happens_and_the_rest_is_asked():
    tale = Tale(2).row(0, "castle", "fairy_ring", "mischievous_fairy").reveal("demon", "vampire")
    assert ("castle", "down") in tale.turned()
    assert tale.choices(0) == ["fairy_ring", "mischievous_fairy"]


def test_as_many_turns_as_possible_must_happen():  # ruling 5
    tale = Tale(2).row(0, "the_egg_of_chaos", "castle", "homesteaders").reveal("demon", "vampire")
    assert tale.turned()[0] == ("the_egg_of_chaos", "down")
    assert sorted(tale.choices(0)) == ["castle", "homesteaders"]


def test_two_eggs_may_stand_in_for_whatever_is_still_owed():  # ruling 5
    tale = Tale(3).row(0, "the_egg_of_chaos", "the_egg_of_chaos", "castle", "homesteaders")
    tale.reveal("demon", "demon", "vampire").turn(0, "castle")
    assert sorted(tale.choices(0)) == ["homesteaders", "the_egg_of_chaos", "the_egg_of_chaos"]
    tale.turn(0, "homesteaders")
    assert tale.choices(0) == ["the_egg_of_chaos", "the_egg_of_chaos"]


def test_the_egg_turns_as_every_faction():  # ruling 3
    for flipper in ("demon", "vampire", "werewolf"):
        tale = Tale(2).row(1, "the_egg_of_chaos").reveal(flipper, "demon" if flipper != "demon" else "vampire")
        assert tale.down(1) == ["the_egg_of_chaos"]


def test_an_egg_can_be_turned_up_as_any_faction():  # ruling 3
    tale = Tale(2).row(0, "-the_egg_of_chaos").reveal("silver_dragon", PLAIN)
    assert tale.turned() == [("the_egg_of_chaos", "up")]


# Refusals


def flipping() -> Tale:
    tale = Tale(2).row(0, "castle", "homesteaders", "-royal_chronicler", "mischievous_fairy").row(1, "empire_herald")
    return tale.reveal("demon", "sky_dance_dragon")


@pytest.mark.parametrize(
    ("kind", "slug"),
    [("royal_chronicler", "AlreadyTurned"), ("mischievous_fairy", "WrongCard"), ("demon", "WrongCard")],
)
def test_a_card_that_is_not_meant_cannot_be_turned(kind, slug):
    tale = flipping()
    refused = tale.refuses(0, Turn(tale.in_row(0, kind)))
    assert (refused.slug, refused.rule) == (slug, "Effects")


def why_not(tale: Tale, kind: str) -> str:
    return tale.refuses(0, Turn(tale.in_row(0, kind))).sentence


def test_a_refusal_says_what_is_wrong_with_the_card():
    tale = Tale(2).row(
        0, "castle", "homesteaders", "fairy_ring", "mischievous_fairy", "bronze_dragon", "-silver_dragon"
    )
    tale.reveal("demon", "vampire")
    assert why_not(tale, "bronze_dragon") == "You cannot turn Bronze Dragon: the effects name Holy Empire or Fairywood."
    assert why_not(tale, "silver_dragon") == "Silver Dragon is already face down."
    tale.turn(0, "castle")
    told = "You must turn as many cards as you can, and turning Homesteaders would leave fewer."
    assert why_not(tale, "homesteaders") == told
    assert (
        why_not(flipping(), "mischievous_fairy") == "You cannot turn Mischievous Fairy: the effect names Holy Empire."
    )
    rising = Tale(2).row(0, "-castle", "-homesteaders", "knight_of_the_round_table").reveal("empire_herald", "demon")
    assert why_not(rising, "knight_of_the_round_table") == "Knight of the Round Table is already face up."


def test_another_players_card_cannot_be_turned():
    tale = flipping()
    assert tale.refuses(0, Turn(tale.in_row(1, "sky_dance_dragon"))).slug == "NotInYourRow"


@pytest.mark.parametrize("card", [-1, 999, Spot("row:0", 0), Spot("row:1", 0), None, 1.0, True])
def test_what_is_no_card_of_the_row_cannot_be_turned(card):
    assert flipping().refuses(0, Turn(card)).slug == "NotInYourRow"


def test_a_second_card_for_the_same_turn_is_refused():
    tale = Tale(2).row(0, "castle", "homesteaders", "fairy_ring", "mischievous_fairy").reveal("demon", "vampire")
    tale.turn(0, "castle")
    assert tale.refuses(0, Turn(tale.in_row(0, "homesteaders"))).slug == "TooFewTurns"
