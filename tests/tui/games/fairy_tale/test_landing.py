"""Where the cursor begins: on what adds most, on the cheapest loss, on the swap that costs the partners least."""

from engine.core import fold
from engine.core.facts import Entered
from engine.games.fairy_tale.actions import Turn
from engine.games.fairy_tale.tasks import DraftDue
from engine.games.fairy_tale.zones import HAND as PACKET
from tests.games.fairy_tale.builders import Tale, a_game
from tests.tui.games.fairy_tale.scenes import Heard, scene_of
from tui.board.spots import Spot
from tui.games.fairy_tale.scenes.holding import DRAFT
from tui.games.fairy_tale.view import HAND


def test_a_pick_begins_at_the_card_that_adds_most_now():
    begun = []
    for seed in range(6):
        board = Heard(scene_of(a_game(2, seed=seed).world, 0))
        worths = [card.face.worth for card in board.table.hand]
        begun.append(worths.index(max(worths)))
        assert board.spot == Spot(HAND, begun[-1])
    assert len(set(begun)) > 1


def test_a_pick_begins_at_the_card_that_adds_most_beside_the_picks():
    tale = Tale(2).row(0, "fairy_tale_3", "castle", "empire_herald").kept(0, "bronze_dragon")
    tale.hand(0, "children_of_the_dragon", "wandering_bard").hand(1, "demon", "vampire").due(DraftDue(4))
    fold(tale.world, Entered(DRAFT))
    board = Heard(scene_of(tale.world, 0))
    assert board.slot.ref == tale.card("children_of_the_dragon", PACKET[0])
    assert [card.face.worth for card in board.table.hand] == [1, 3]


def losing() -> Tale:
    """Seat 0 has to turn a card down; its chapter is worth nothing until seat 1 has turned its Nightmare down."""
    tale = Tale(2).row(0, "shadowkings_tale_1", "homesteaders", "castle").row(1, "demon", "homesteaders")
    return tale.reveal("bronze_dragon", "nightmare")


def test_where_a_card_is_lost_the_cursor_goes_along_with_the_cheapest_while_others_choose():
    tale = losing()
    board = Heard(scene_of(tale.world, 0))
    assert board.pointed.action == Turn(tale.in_row(0, "shadowkings_tale_1"))
    tale.turn(1, "nightmare")
    board.show(scene_of(tale.world, 0))
    assert board.pointed.action == Turn(tale.in_row(0, "bronze_dragon"))


def test_a_card_the_player_has_gone_to_keeps_the_cursor_while_others_choose():
    tale = losing()
    board = Heard(scene_of(tale.world, 0))
    board.point_at(Turn(tale.in_row(0, "castle")))
    tale.turn(1, "nightmare")
    board.show(scene_of(tale.world, 0))
    assert board.pointed.action == Turn(tale.in_row(0, "castle"))


def test_the_cursor_lands_on_the_swap_that_costs_the_partners_least():
    tale = Tale(4, teams="garfield").row(0, "wandering_bard", "royal_chronicler").row(2, "castle", "homesteaders")
    tale.reveal("witchs_hut", "homesteaders", "homesteaders", "homesteaders")
    board = Heard(scene_of(tale.world, 0))
    assert board.slot.ref == tale.in_row(0, "witchs_hut")
    board.action_choose()
    assert board.pointed.action.mine == tale.in_row(0, "witchs_hut")
    board.action_choose()
    assert board.chosen == [board.pointed.action]


def test_where_a_card_is_turned_up_the_cursor_lands_on_the_one_that_adds_most():
    tale = Tale(2).row(0, "-homesteaders", "-castle", "-royal_chronicler").reveal("empire_herald", "homesteaders")
    board = Heard(scene_of(tale.world, 0))
    assert board.pointed.action == Turn(tale.in_row(0, "castle"))
