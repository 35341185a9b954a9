"""The board of a running table: what pointing and choosing mean, at every moment of whole games."""

import pytest
from msgspec.structs import replace

from engine.core import Spot as Place
from engine.games.fairy_tale.actions import Exchange, Keep, Play, Turn
from engine.games.fairy_tale.zones import KEPT, ROW
from tests.games.fairy_tale.builders import Tale, a_game
from tests.tui.games.fairy_tale.scenes import GAME, TABLES, Heard, Silent, scene_of, viewers, worlds_of
from tests.tui.themed import Themed
from tui.board.contract import Scene, SceneBoard
from tui.board.spots import Pick, Spot
from tui.games.fairy_tale.board import FairyTaleBoard
from tui.games.fairy_tale.view import HAND, row_area

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def swapping() -> Tale:
    """Seat 0 is to swap a card with seat 2, whose second card lies face down."""
    tale = Tale(4, teams="garfield").row(0, "castle").row(2, "fairy_ring", "-dawn_sprite")
    tale.kept(0, "demon", "vampire")
    return tale.reveal("witchs_hut", "homesteaders", "homesteaders", "homesteaders")


def reachable(scene: Scene) -> set[object]:
    """Every action that some card under the cursor stands for, half exchanges made whole."""
    board = Silent(scene)
    assert board.table is not None
    found = set()
    for spot in board.table.spots():
        board.step_back()
        choose(board, spot)
        if board.made and scene.seat is not None:
            for target in board.table.spots():
                if target.area != row_area(scene.seat):
                    choose(board, target)
        found |= set(board.chosen)
    return found


def choose(board: Heard, spot: Spot) -> None:
    board.go(spot)
    board.action_choose()


@every_table
def test_every_legal_action_of_a_game_can_be_chosen_on_the_board(table):
    asked = 0
    for world in worlds_of(table, every=3):
        for seat in world.waiting():
            scene = scene_of(world, seat)
            assert set(scene.legal) <= reachable(scene)
            asked += 1
    assert asked > 20


@every_table
def test_the_hint_puts_the_cursor_where_enter_does_what_was_hinted(table):
    for world in worlds_of(table, every=11):
        for seat in world.waiting():
            scene = scene_of(world, seat)
            for action in scene.legal[:9]:
                board = Heard(scene)
                board.point_at(action)
                assert board.pointed.action == action
                board.action_choose()
                assert board.chosen == [action]


@every_table
def test_pointing_at_a_card_stands_for_a_legal_action_or_one_with_a_reason_why_not(table):
    for world in worlds_of(table, every=11):
        for seat in list(world.waiting())[:1]:
            board = Heard(scene_of(world, seat))
            for spot in board.table.spots():
                board.go(spot)
                action = board.pointed.action
                if action is not None and action not in board.scene.legal:
                    assert GAME.why_not(board.scene.world, seat, action)


@every_table
def test_whatever_is_chosen_is_legal_or_refused_with_a_sentence(table):
    for moment, world in enumerate(worlds_of(table, every=4)):
        seat = moment % world.seats
        scene = scene_of(world, seat)
        for action in reachable(scene):
            assert action in scene.legal or GAME.why_not(scene.world, seat, action)


@every_table
def test_every_card_can_be_inspected_by_everybody_at_every_moment(table):
    for moment, world in enumerate(worlds_of(table, every=9)):
        seats = viewers(world)
        board = Heard(scene_of(world, seats[moment % len(seats)]))
        for spot in board.table.spots():
            board.go(spot)
            inspection = board.pointed.inspection
            assert inspection is not None
            assert "".join(word.text for word in inspection.title).strip()
            assert inspection.lines


# Pointing


def test_the_cursor_starts_on_the_card_whose_loss_costs_least():
    tale = Tale(2).row(0, "fairy_ring", "castle", "homesteaders").kept(0, "vampire").reveal("demon", "vampire")
    board = Heard(scene_of(tale.world, 0))
    assert board.spot == Spot(row_area(0), 2)
    assert board.pointed.action == Turn(tale.in_row(0, "homesteaders"))


def test_looking_at_a_card_the_question_is_not_about_stands_for_nothing():
    tale = a_game(2)
    tale.row(1, "castle")
    board = Heard(scene_of(tale.world, 0))
    board.go(Spot(row_area(1), 0))
    assert board.pointed.action is None


def test_choosing_a_card_the_question_is_not_about_is_said_so_that_the_screen_can_tell_why_not():
    tale = a_game(2)
    tale.row(1, "castle")
    board = Heard(scene_of(tale.world, 0))
    choose(board, Spot(row_area(1), 0))
    assert board.chosen == [Keep(tale.in_row(1, "castle"))]
    assert "not in the hand" in (GAME.why_not(board.scene.world, 0, board.chosen[0]) or "")


def test_a_card_that_may_not_turn_can_be_pointed_at():
    tale = Tale(2).row(0, "fairy_ring", "castle", "homesteaders").reveal("demon", "vampire")
    board = Heard(scene_of(tale.world, 0))
    board.go(Spot(row_area(0), 0))
    assert board.pointed.action == Turn(tale.in_row(0, "fairy_ring"))
    assert board.pointed.action not in board.scene.legal


def test_a_spectator_can_look_and_choose_nothing():
    tale = a_game(2)
    tale.row(1, "castle")
    board = Heard(scene_of(tale.world, None))
    choose(board, Spot(row_area(1), 0))
    assert board.chosen == []
    assert board.pointed.inspection is not None


def test_who_has_chosen_may_still_say_what_they_would_like():
    tale = a_game(2)
    tale.act(0, tale.legal(0)[0])
    board = Heard(scene_of(tale.world, 0))
    choose(board, Spot(HAND, 3))
    assert board.chosen == [Keep(board.table.hand[3].ref)]
    assert board.pointed.action is None


# The cursor from scene to scene


def test_the_cursor_stays_on_its_card_while_others_choose():
    tale = a_game(3)
    board = Heard(scene_of(tale.world, 0))
    board.go(Spot(HAND, 2))
    tale.act(1, tale.legal(1)[0])
    board.show(scene_of(tale.world, 0))
    assert board.spot == Spot(HAND, 2)


def test_a_new_question_brings_the_cursor_to_a_card_it_is_about():
    tale = Tale(2).row(0, "castle", "homesteaders").kept(0, "witchs_hut", "demon").kept(1, "vampire", "werewolf")
    tale.choose()
    board = Heard(scene_of(tale.world, 0))
    board.go(Spot(HAND, 1))
    tale.play(0, "witchs_hut").play(1, "vampire")
    tale.reveal("demon", "nightmare")
    board.show(scene_of(tale.world, 0))
    slot = board.slot
    assert slot is not None
    assert slot.legal


def test_turning_a_card_down_begins_at_the_first_that_can_turn_and_not_at_the_card_just_played():
    tale = Tale(2).row(0, "castle", "silver_dragon").kept(0, "dragons_lair", "demon").kept(1, "castle", "homesteaders")
    tale.choose()
    board = Heard(scene_of(tale.world, 0))
    board.point_at(Play(tale.card("dragons_lair", KEPT[0])))
    tale.play(0, "dragons_lair")
    board.show(scene_of(tale.world, 0))
    tale.play(1, "homesteaders")
    board.show(scene_of(tale.world, 0))
    assert Turn(tale.in_row(0, "dragons_lair")) in board.scene.legal
    assert board.spot == Spot(row_area(0), 1)
    assert board.pointed.action == Turn(tale.in_row(0, "silver_dragon"))


def test_taking_a_choice_back_leaves_the_cursor_on_the_card():
    tale = a_game(2)
    before = scene_of(tale.world, 0)
    board = Heard(before)
    board.go(Spot(HAND, 3))
    tale.act(0, Keep(board.table.hand[3].ref))
    board.show(scene_of(tale.world, 0))
    board.show(before)
    assert board.spot == Spot(HAND, 3)


def test_playing_begins_at_the_card_that_adds_most_and_not_at_the_last_pick():
    tale = a_game(2)
    board = Heard(scene_of(tale.world, 0))
    while board.table.picks:
        board.go(Spot(HAND, len(board.table.hand) - 1))
        assert board.pointed.action in tale.legal(0)
        tale.act(0, board.pointed.action)
        board.show(scene_of(tale.world, 0))
        tale.act(1, tale.legal(1)[0])
        board.show(scene_of(tale.world, 0))
    worths = [card.face.worth for card in board.table.hand]
    assert board.spot == Spot(HAND, worths.index(max(worths)))


# Exchanges


def test_an_exchange_takes_the_own_card_first_and_then_the_partner_s():
    tale = swapping()
    board = Heard(scene_of(tale.world, 0))
    choose(board, Spot(row_area(0), 0))
    assert board.chosen == []
    assert board.spot == Spot(row_area(2), 0)
    assert board.pointed.action == Exchange(tale.in_row(0, "castle"), tale.in_row(2, "fairy_ring"))
    board.action_choose()
    assert board.chosen == [Exchange(tale.in_row(0, "castle"), tale.in_row(2, "fairy_ring"))]


def test_a_partner_s_face_down_card_is_named_by_its_place():
    tale = swapping()
    board = Heard(scene_of(tale.world, 0))
    choose(board, Spot(row_area(0), 1))
    choose(board, Spot(row_area(2), 1))
    assert board.chosen == [Exchange(tale.in_row(0, "witchs_hut"), Place(ROW[2], 1))]


def test_half_an_exchange_is_taken_back_by_stepping_back():
    tale = swapping()
    board = Heard(scene_of(tale.world, 0))
    choose(board, Spot(row_area(0), 1))
    assert board.step_back()
    assert not board.made
    assert board.spot == Spot(row_area(0), 1)
    assert not board.step_back()


def test_another_own_card_can_be_given_instead():
    tale = swapping()
    board = Heard(scene_of(tale.world, 0))
    choose(board, Spot(row_area(0), 1))
    choose(board, Spot(row_area(0), 0))
    assert board.made == (Pick(tale.in_row(0, "castle")),)
    assert board.chosen == []


def test_half_an_exchange_is_forgotten_when_the_question_is_gone():
    tale = swapping()
    board = Heard(scene_of(tale.world, 0))
    choose(board, Spot(row_area(0), 1))
    tale.exchange(0, "castle", "fairy_ring")
    board.show(scene_of(tale.world, 0))
    assert not board.made


def test_an_exchange_shows_what_it_would_bring_before_it_is_made():
    tale = swapping()
    board = Heard(scene_of(tale.world, 0))
    choose(board, Spot(row_area(0), 0))
    told = "".join(word.text for word in board.pointed.inspection.lines[0])
    before = GAME.words.status(tale.world, 0).scores
    tale.exchange(0, "castle", "fairy_ring")
    after = GAME.words.status(tale.world, 0).scores
    assert (after[0] - before[0], after[2] - before[2]) == (0, 0)
    assert told == "for Castle: you +0, ■ Brann +0, together +0"


# Keys


def test_the_keys_name_what_enter_does():
    keys = dict(Heard(scene_of(a_game(2).world, 0)).keys())
    assert keys["Enter"] == "keep"
    board = Heard(scene_of(swapping().world, 0))
    assert dict(board.keys())["Enter"] == "give"
    choose(board, Spot(row_area(0), 0))
    assert dict(board.keys())["Enter"] == "take"


def test_half_an_exchange_says_what_enter_would_give():
    board = Heard(scene_of(swapping().world, 0))
    board.go(Spot(row_area(0), 0))
    assert board.pointed.action is None
    assert board.pointed.inspection.enter == "give Castle"


def test_digits_are_offered_for_as_many_cards_as_are_asked_for():
    assert dict(Heard(scene_of(a_game(2).world, 0)).keys())["1-5"] == "look"
    tale = Tale(2).row(0, "fairy_ring", "castle", "homesteaders").reveal("demon", "vampire")
    assert dict(Heard(scene_of(tale.world, 0)).keys())["1-2"] == "look"


def test_who_is_not_asked_is_offered_no_enter():
    tale = a_game(2)
    tale.act(0, tale.legal(0)[0])
    assert "Enter" not in dict(Heard(scene_of(tale.world, 0)).keys())


class Stage(Themed):
    """The board alone, with ears."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.board, self.scene, self.chosen = FairyTaleBoard(), scene, list[object]()

    def compose(self):
        yield self.board

    def on_mount(self) -> None:
        self.board.show(self.scene)
        self.board.focus()

    def on_scene_board_chose(self, message: SceneBoard.Chose) -> None:
        self.chosen.append(message.action)


async def chosen_with(scene: Scene, *keys: str) -> list[object]:
    app = Stage(scene)
    async with app.run_test(size=(91, 31)) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
        return app.chosen


async def test_a_card_is_kept_with_two_keys():
    scene = scene_of(a_game(4).world, 0)
    hand = sorted(action.card for action in scene.legal)
    assert await chosen_with(scene, "3", "3") == [Keep(hand[2])]
    assert await chosen_with(scene, "1", "right", "enter") == [Keep(hand[1])]


async def test_a_card_is_played_with_the_arrows_and_enter():
    tale = Tale(2).kept(0, "castle", "demon").kept(1, "vampire", "werewolf").choose()
    assert await chosen_with(scene_of(tale.world, 0), "l", "enter") == [Play(tale.card("demon", "kept:0"))]


async def test_a_card_of_the_row_is_turned_with_two_keys():
    tale = Tale(2).row(0, "fairy_ring", "castle", "homesteaders").kept(0, "witchs_hut", "nightmare")
    tale.reveal("demon", "vampire")
    assert await chosen_with(scene_of(tale.world, 0), "2", "2") == [Turn(tale.in_row(0, "homesteaders"))]
    assert await chosen_with(scene_of(tale.world, 0), "3", "3") == []


async def test_an_exchange_is_made_with_digits():
    tale = swapping()
    expected = Exchange(tale.in_row(0, "witchs_hut"), tale.in_row(2, "homesteaders"))
    assert await chosen_with(scene_of(tale.world, 0), "2", "2", "3", "3") == [expected]


async def test_an_exchange_is_made_with_the_keyboard_alone():
    tale = swapping()
    keys = ("right", "enter", "end", "enter")
    expected = Exchange(tale.in_row(0, "witchs_hut"), tale.in_row(2, "homesteaders"))
    assert await chosen_with(scene_of(tale.world, 0), *keys) == [expected]


async def test_an_exchange_is_made_with_the_mouse_alone():
    tale = swapping()
    app = Stage(scene_of(tale.world, 0))
    async with app.run_test(size=(91, 31)) as pilot:
        for spot in (Spot(row_area(0), 1), Spot(row_area(2), 2)):
            await pilot.pause()
            region = next(place for place, key in app.board.hots() if key == spot)
            await pilot.click(FairyTaleBoard, offset=region.offset)
            await pilot.click(FairyTaleBoard, offset=region.offset)
        await pilot.pause()
    assert app.chosen == [Exchange(tale.in_row(0, "witchs_hut"), tale.in_row(2, "homesteaders"))]


def test_the_board_shows_nothing_before_its_first_scene():
    board = Heard()
    assert board.keys() == (("←→", "move"),)
    board.point_at(Keep(1))
    assert board.said == []


def test_a_scene_seen_from_another_seat_begins_afresh():
    tale = swapping()
    board = Heard(scene_of(tale.world, 0))
    choose(board, Spot(row_area(0), 0))
    board.show(replace(scene_of(tale.world, 1)))
    assert not board.made
