"""Why a hint is good in Fairy Tale: sets, friends, conditions, effects, denial, losses, swaps."""

import pytest

from engine.games.fairy_tale.actions import Exchange, Keep, Play, Turn
from engine.games.fairy_tale.bot.outlook import Outlook
from engine.games.fairy_tale.bot.reasons import adding, reasons
from engine.games.fairy_tale.tasks import DraftDue, ExchangeDue, ToTurn, TurnDue
from engine.games.fairy_tale.zones import HAND, KEPT
from engine.kit.reasons import in_words
from tests.games.fairy_tale.builders import Tale

CHILD = "children_of_the_dragon"


def clauses(tale: Tale, seat: int, action) -> list[str]:
    return [reason.clause for reason in reasons(tale.world, seat, action)]


def test_a_third_copy_makes_each_of_them_worth_three():
    tale = Tale().in_round(2).row(0, CHILD).kept(0, CHILD).hand(0, CHILD, "castle").hand(1, "castle", "castle")
    tale.due(DraftDue(4))
    action = Keep(tale.card(CHILD, HAND[0]))
    assert "a third Child makes each of them worth 3" in clauses(tale, 0, action)
    assert in_words(reasons(tale.world, 0, action)).startswith("a third Child makes each of them worth 3")


def test_a_card_the_next_player_would_score_most_with_is_denied():
    tale = Tale().in_round(2).row(1, CHILD, CHILD).hand(0, CHILD, "dawn_sprite").hand(1, "castle", "castle")
    tale.due(DraftDue(4))
    assert "the next player would score 5 with it" in clauses(tale, 0, Keep(tale.card(CHILD, HAND[0])))
    assert not any("next player" in one for one in clauses(tale, 0, Keep(tale.card("dawn_sprite", HAND[0]))))


def test_a_friend_adds_to_the_cards_that_count_it():
    tale = Tale().in_round(1).row(0, "dwarven_warrior", "dwarven_warrior")
    found = {reason.clause: reason.worth for reason in adding(Outlook(tale.world, 0), "sky_dance_dragon")}
    assert found["it adds 6 to your 2 Dwarven Warriors"] == 6


def test_the_cheapest_loss_is_called_so_and_a_dearer_one_tells_how_much_dearer():
    tale = Tale().in_round(1).row(0, "castle", "dawn_sprite").row(1, "castle")
    tale.world.agenda.append(TurnDue(False, ()))
    tale.world.asks.append({0: ToTurn(False, ("any",))})
    tale.world.rested.append({})
    assert clauses(tale, 0, Turn(tale.in_row(0, "dawn_sprite"))) == ["it is your cheapest loss: 1 point"]
    assert clauses(tale, 0, Turn(tale.in_row(0, "castle"))) == ["it costs 6 points, 5 more than your cheapest card"]


def test_a_card_turned_up_scores_again():
    tale = Tale().in_round(1).row(0, "-castle", "-dawn_sprite").row(1, "castle")
    tale.world.agenda.append(TurnDue(True, ()))
    tale.world.asks.append({0: ToTurn(True, ("any",))})
    tale.world.rested.append({})
    assert clauses(tale, 0, Turn(tale.in_row(0, "castle"))) == ["it scores 6 points again"]


def test_a_card_to_play_is_judged_with_the_rest_of_the_plan():
    tale = Tale().in_round(1).kept(0, CHILD, CHILD, CHILD, "nightmare").kept(1, "castle", "castle", "castle")
    tale.choose()
    assert "a third Child makes each of them worth 3" in clauses(tale, 0, Play(tale.card(CHILD, KEPT[0])))


def test_what_comes_only_with_a_card_still_held_says_so():
    chapters = ("fairy_tale_3", "knights_tale_3")
    tale = Tale().in_round(3).row(0, *chapters, "castle", "dawn_sprite").kept(0, CHILD, "bronze_dragon", "nightmare")
    tale.kept(1, "castle", "castle", "castle").choose()
    told = clauses(tale, 0, Play(tale.card(CHILD, KEPT[0])))
    assert "with Bronze Dragon it adds 8 each to your Fairy Tale 3 and Knight's Tale 3" in told
    tale = Tale().in_round(3).row(0, *chapters, "castle", "dawn_sprite", "bronze_dragon").kept(0, CHILD, "nightmare")
    tale.kept(1, "castle", "castle").choose()
    told = clauses(tale, 0, Play(tale.card(CHILD, KEPT[0])))
    assert "it adds 8 each to your Fairy Tale 3 and Knight's Tale 3" in told


def test_of_held_cards_that_do_the_same_only_as_many_are_named_as_are_needed():
    tale = Tale().in_round(2).row(0, "dawn_sprite", "fairy_ring").hand(0, "knights_tale_3", "castle")
    tale.kept(0, CHILD, "bronze_dragon", "sky_dance_dragon").hand(1, "castle", "castle").due(DraftDue(4))
    told = clauses(tale, 0, Keep(tale.card("knights_tale_3", HAND[0])))
    assert "with Bronze Dragon and Sky Dance Dragon you meet its condition: 8 points" in told


def test_a_chapter_names_only_the_cards_that_are_missing():
    tale = Tale().in_round(2).row(0, "castle").hand(0, "knights_tale_2", "demon").hand(1, "castle", "castle")
    tale.due(DraftDue(4))
    told = clauses(tale, 0, Keep(tale.card("knights_tale_2", HAND[0])))
    assert "it scores 7 once you also show Empire Herald" in told


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ((), "two Dragonvale and two Fairywood cards"),
        (("dawn_sprite", "bronze_dragon"), "one Dragonvale and one Fairywood card"),
        (("dawn_sprite", "fairy_ring"), "two Dragonvale cards"),
        (("the_egg_of_chaos", "castle"), "one Dragonvale and one Fairywood card"),
    ],
)
def test_a_chapter_of_factions_tells_how_many_cards_of_each_are_missing(row, told):
    tale = Tale().in_round(2).row(0, *row).hand(0, "knights_tale_3", "demon").hand(1, "castle", "castle")
    tale.due(DraftDue(4))
    clause = f"it scores 8 once you also show {told}"
    assert clauses(tale, 0, Keep(tale.card("knights_tale_3", HAND[0])))[0] == clause


def test_a_card_below_nothing_has_the_minus_sign_that_is_printed_on_it():
    tale = Tale().in_round(2).hand(0, "witchs_hut", "demon").hand(1, "castle", "castle")
    tale.due(DraftDue(4))
    assert "it is worth −1 point" in clauses(tale, 0, Keep(tale.card("witchs_hut", HAND[0])))


def test_friends_still_held_do_not_score_now():
    tale = Tale().in_round(2).row(0, "castle").hand(0, "dwarven_warrior", "castle").kept(0, "sky_dance_dragon")
    tale.hand(1, "castle", "castle").due(DraftDue(4))
    told = clauses(tale, 0, Keep(tale.card("dwarven_warrior", HAND[0])))
    assert "it scores 3 for each Sky Dance Dragon: 3, counting what you hold" in told


def test_a_swap_tells_what_both_partners_gain_and_that_a_face_down_card_is_not_seen():
    tale = Tale(4, teams="garfield").in_round(1).row(0, CHILD, CHILD, "castle").row(2, "dawn_sprite", "-castle")
    for seat in (1, 3):
        tale.row(seat, "castle")
    tale.due(ExchangeDue(0))
    swaps = [action for action in tale.legal(0) if isinstance(action, Exchange)]
    said = [clause for action in swaps for clause in clauses(tale, 0, action)]
    assert any(one.startswith("the two of you lose about") for one in said)
    assert "you take a card unseen" in said


def test_a_swap_tells_what_it_gains_both_partners():
    tale = Tale(4, teams="garfield").in_round(1).row(0, "wandering_bard", "castle").row(2, "royal_chronicler", "demon")
    for seat in (1, 3):
        tale.row(seat, "castle")
    tale.due(ExchangeDue(0))
    action = Exchange(tale.in_row(0, "wandering_bard"), tale.in_row(2, "demon"))
    assert action in tale.legal(0)
    [told] = clauses(tale, 0, action)
    assert told.startswith("the two of you gain about ")


# What an effect does is a reason to keep and to play a card


def keeping(kind: str, tale: Tale) -> list[str]:
    tale.in_round(2).hand(0, kind, "castle").hand(1, "castle", "castle").due(DraftDue(4))
    return clauses(tale, 0, Keep(tale.card(kind, HAND[0])))


@pytest.mark.parametrize(
    ("kind", "row", "told"),
    [
        ("realm_courier", (), "you draw two more cards to choose from"),
        ("night_raider", (), "it hunts cards that others reveal with it"),
        ("empire_herald", ("-castle",), "its effect gains you 6 more"),
        ("empire_herald", ("castle",), "its effect does nothing for you now"),
        ("castle", ("homesteaders",), "its effect costs you 1"),
    ],
)
def test_what_its_effect_does_is_told_of_a_card_to_keep_and_to_play(kind, row, told):
    assert told in keeping(kind, Tale(rules="expert").row(0, *row))
    tale = Tale().in_round(2).row(0, *row).kept(0, kind, CHILD).kept(1, "castle", "castle")
    tale.choose()
    assert told in clauses(tale, 0, Play(tale.card(kind, KEPT[0])))


def test_what_an_effect_costs_the_others_is_told():
    told = keeping("demon", Tale().row(1, "castle"))
    assert "its effect costs the others 6" in told
    assert not any("costs" in one for one in keeping("demon", Tale().row(1, "fairy_ring")))


def test_cards_to_draw_weigh_as_much_as_there_are():
    tale = Tale().in_round(2).hand(0, "realm_courier", "castle").hand(1, "castle", "castle")
    tale.due(DraftDue(4))
    told = reasons(tale.world, 0, Keep(tale.card("realm_courier", HAND[0])))
    assert [reason.worth for reason in told if reason.clause.startswith("you draw")] == [2]


# How a card scores


@pytest.mark.parametrize(
    ("kind", "row", "others", "told"),
    [
        ("dragons_tale_1", (), (), "it scores 6 while you show the most Dragonvale"),
        ("dragons_tale_1", (), ("bronze_dragon", "bronze_dragon"), "it would score 6 with the most Dragonvale"),
        (CHILD, (), (), "each further Child makes all of them worth more"),
        ("bronze_dragon", (), (), "it will score 3 for each Knight you show; you have none yet"),
        ("bronze_dragon", ("knight_of_the_round_table",), (), "it scores 3 for each Knight: 3 now"),
        ("nightmare", (), (), "it scores nothing itself"),
    ],
)
def test_how_a_card_comes_to_its_points_is_told(kind, row, others, told):
    assert told in keeping(kind, Tale().row(0, *row).row(1, *others))


def test_a_card_for_which_the_trickster_takes_another_name_takes_points_from_the_old_friend():
    tale = Tale().in_round(1).row(0, "the_trickster", "bronze_dragon", "dwarven_warrior")
    told = [reason.clause for reason in adding(Outlook(tale.world, 0), "bronze_dragon")]
    assert "it takes 3 from your Dwarven Warrior" in told


def test_a_card_that_costs_points_is_a_gain_to_turn_down():
    tale = Tale().in_round(1).row(0, "castle", "witchs_hut").row(1, "castle")
    tale.world.agenda.append(TurnDue(False, ()))
    tale.world.asks.append({0: ToTurn(False, ("any",))})
    tale.world.rested.append({})
    assert clauses(tale, 0, Turn(tale.in_row(0, "witchs_hut"))) == ["it even gains you points"]


def test_a_card_turned_up_that_scores_nothing_says_that_no_other_would_score_more():
    tale = Tale().in_round(1).row(0, "-dwarven_warrior", "-bronze_dragon").row(1, "castle")
    tale.world.agenda.append(TurnDue(True, ()))
    tale.world.asks.append({0: ToTurn(True, ("any",))})
    tale.world.rested.append({})
    assert clauses(tale, 0, Turn(tale.in_row(0, "bronze_dragon"))) == ["no face-down card would score more"]
