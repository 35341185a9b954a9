"""Playing Mage Quest by keys and mouse: on the board alone, and at the real table screen up to its score sheet."""

import random

import pytest

from engine.core import fold, perform
from engine.games.mage_quest.actions import Build, Finish, Gain, Hire, Take, Travel
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.table import books_of
from engine.games.mage_quest.tasks import ToDraft
from engine.games.mage_quest.zones import BOOK_DECK, MARKS
from tests.games.mage_quest.builders import GAME, a_land
from tests.tui.games.mage_quest.scenes import LARGE, MIDDLE, NAMES, SMALL, Desk, drawn, ended, game, opened, scene_of
from tests.tui.tables import at_table, laid, play, press, settled, shown, stage_of
from tui.board.spots import Spot
from tui.draw.glyphs import ASCII
from tui.games.mage_quest.board import QuestBoard
from tui.games.mage_quest.face import FACE
from tui.games.mage_quest.landing import landing
from tui.games.mage_quest.scene import Table
from tui.games.mage_quest.score.scene import decisive, sheet_of
from tui.games.mage_quest.score.sheet import ScoreSheet
from tui.games.mage_quest.view import Focus, Sight


async def desk_after(world, *keys, size=MIDDLE, seat=0):
    """The desk after some keys."""
    desk = Desk(QuestBoard(), world, seat)
    async with desk.run_test(size=size) as pilot:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
        desk.places = desk.board.places()
        return desk


async def clicked(desk, spot, times=2, size=MIDDLE):
    """Click on a thing where it is drawn."""
    async with desk.run_test(size=size) as pilot:
        await pilot.pause()
        for _ in range(times):
            region = desk.board.places()[spot]
            await pilot.click(QuestBoard, offset=(region.x, region.y))
            await pilot.pause()
    return desk


# Keys


async def test_enter_on_a_space_moves_the_ship_and_enter_where_it_stands_ends_the_move():
    desk = await desk_after(a_land().world, "right", "enter", "enter")
    assert desk.chosen == [Travel(0, 1), Finish()]
    assert not desk.refused
    assert desk.board.spot.area == "water"


async def test_arrows_follow_the_path_over_the_edge_of_what_is_in_sight():
    land = a_land().caravan("marrow", "city")
    desk = await desk_after(land.world, "v", *["right"] * 30, size=SMALL)
    assert desk.board.spot == Spot("land", land.place() + 31)
    assert desk.board.spot in desk.places
    assert Spot("land", land.place()) not in desk.places


async def test_two_vehicles_move_one_after_the_other_in_one_move():
    land = a_land().caravan("marrow", "city").ship("vesk", 2)
    place = land.place()
    desk = await desk_after(land.world, "v", "v", "enter", "v", "enter", "f", "F")
    dock = min(card for card in land.chart.docks if card > land.card("vesk"))
    assert desk.chosen == [Travel(0, place + 1), Travel(1, dock), Finish()]
    assert not desk.refused


async def test_up_and_down_walk_through_the_actions():
    desk = await desk_after(a_land().world, "shift+tab", "shift+tab", "down", "up", "enter")
    assert desk.chosen == [Build()]


async def test_gaining_is_repeated_with_enter_and_ended_with_f_twice():
    land = a_land().caravan("marrow", "wood")
    desk = await desk_after(land.world, "enter", "enter", "f", "f")
    assert desk.chosen[:2] == [Gain(0), Gain(0)]
    assert land.stored("wood") == 2


async def test_a_digit_points_at_a_vehicle_and_again_picks_it():
    land = a_land().caravan("marrow", "city").ship("vesk", 2)
    desk = await desk_after(land.world, "2", "2")
    assert desk.board.focused.vehicle == 1
    assert desk.board.spot.area == "water"


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
async def test_random_keys_never_break_the_board(seed, size):
    rng = random.Random(seed)
    worlds = [world for number, world in enumerate(game(seed, moves=60)) if number == 59]
    desk = Desk(QuestBoard(), worlds[0], next(iter(worlds[0].waiting())))
    keys = ["left", "right", "up", "down", "tab", "shift+tab", "home", "end", "v", "1", "3", "enter", "f"]
    async with desk.run_test(size=size) as pilot:
        for _ in range(60):
            await pilot.press(rng.choice(keys))
        await pilot.pause()
        assert desk.board.slot is not None


# Mouse


async def test_a_click_points_and_a_second_click_moves():
    desk = await clicked(Desk(QuestBoard(), a_land().world), Spot("water", 2))
    assert desk.chosen == [Travel(0, 2)]


async def test_a_trade_is_made_by_clicking_on_its_row():
    land = a_land().caravan("marrow", "city")
    desk = await clicked(Desk(QuestBoard(), land.world), Spot("actions", 6))
    assert desk.chosen == [Hire(0)]


async def test_a_next_element_of_a_book_is_marked_by_clicking_on_it():
    land = a_land().caravan("marrow", "wood").has(fire=1)
    circle = ("carabolic", "salt", "echo", "fire", "ice", "wood")
    desk = await clicked(Desk(QuestBoard(), land.world), Spot("books", 1 + circle.index("fire")), size=LARGE)
    assert [(action.book, action.element) for action in desk.chosen] == [(land.book("ash_psalter"), "fire")]
    assert not desk.refused


# Draft and end


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
async def test_a_digit_twice_takes_a_card_of_the_draft(size):
    world = opened(3, books="draft")
    seat = next(iter(world.waiting()))
    offer = sorted(scene_of(world, seat).legal, key=lambda take: take.card)
    assert isinstance(world.ask_of(seat), ToDraft)
    desk = await desk_after(world, "4", "4", size=size, seat=seat)
    assert desk.chosen == [offer[3]]
    assert isinstance(desk.chosen[0], Take)


def test_the_order_of_a_draft_is_the_same_in_every_game_and_tells_nothing():
    """Every card is on offer, face up for everybody, whatever the shuffle."""
    orders = set()
    for seed in (1, 2, 3):
        world = opened(seed, books="draft")
        sight = Sight(scene_of(world, None))
        assert not world.zones[BOOK_DECK]
        orders.add(tuple(sight.world.kinds[card] for card in sight.offer))
    assert orders == {tuple(box().cards)}


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_a_card_taken_in_the_draft_keeps_its_place_and_the_others_their_numbers(size):
    world = opened(3, books="draft")
    before = Sight(scene_of(world, next(iter(world.waiting())))).offer
    perform(GAME, world, next(iter(world.waiting())), Take(before[3]))
    seat = next(iter(world.waiting()))
    sight = Sight(scene_of(world, seat))
    assert sight.offer == before
    focus = landing(sight, Focus(Spot("draft", 3), None, ""), is_new=True)
    assert focus.spot == Spot("draft", 4)
    read = "\n".join(drawn(sight, size, focus).lines())
    assert read.count(f"taken by {'●▲'[1 - seat]} {NAMES[1 - seat]}") == 1
    slots = [Table(sight, focus).slot(Spot("draft", index)) for index in range(9)]
    assert [slot.legal for slot in slots] == [index != 3 for index in range(9)]


@pytest.mark.parametrize("size", [(80, 18), (100, 22), (125, 36), (200, 50)], ids=str)
async def test_the_score_sheet_tells_who_won_and_every_book(size):
    world = ended(2)
    desk = Desk(ScoreSheet(), world)
    async with desk.run_test(size=size) as pilot:
        await pilot.pause()
        text = "\n".join(desk.board.lines())
        winner = world.outcome.winners()[0]
        assert f"{('Mira', 'Aldo')[winner]} wins" in text
        for word in ("Books", "Marks", "Mana", "Allies", "Left over"):
            assert word in text
        for seat in (0, 1):
            for book in books_of(world, seat):
                assert world.kinds[book].replace("_", " ").title() in text
        mine = desk.board.seats.index(0)
        assert desk.board.spot == (mine, 0)
        await pilot.press("tab", "right")
        assert desk.board.spot == (1 - mine, 1)


async def test_on_the_score_sheet_digits_choose_the_player_and_arrows_walk_all_books():
    desk = Desk(ScoreSheet(), ended(2))
    async with desk.run_test(size=(80, 18)) as pilot:
        await pilot.pause()
        walked = []
        for key in ("1", "end", "down", "2", "left", "up"):
            await pilot.press(key)
            walked.append(tuple(desk.board.spot))
        assert walked == [(0, 0), (0, 3), (1, 0), (1, 0), (0, 3), (0, 2)]
        await pilot.click(ScoreSheet, offset=(6, 8))
        assert desk.board.spot == (0, 2)


def test_the_number_that_decided_is_the_first_in_which_the_players_differ():
    sheet = sheet_of(scene_of(ended(2), 0))
    assert sheet.scores[0].place == 1
    assert decisive(sheet) == 0


@pytest.mark.parametrize(
    ("marked", "mana", "index", "words"),
    [
        (1, 5, 1, "books, then marks, then Mana and Allies left over"),
        (0, 6, 2, "books, then marks, then Mana and Allies left over"),
        (0, 5, None, "equal in everything: the win is shared"),
    ],
)
async def test_with_as_many_books_marks_decide_and_then_what_is_left_over(marked, mana, index, words):
    land = a_land().has(mana=mana)
    fold(land.world, MARKS.to(marked, books_of(land.world, 0)[0]))
    assert decisive(sheet_of(scene_of(land.world, 0))) == index
    desk = Desk(ScoreSheet(), land.world)
    async with desk.run_test(size=(80, 18)) as pilot:
        await pilot.pause()
        canvas = desk.board.canvas_of(80, 18)
        desk.board.paint(canvas)
        assert words in "\n".join(canvas.lines())


async def test_the_number_that_decided_is_filled_for_the_winner_alone():
    desk = Desk(ScoreSheet(), ended(2))
    async with desk.run_test(size=(80, 18)) as pilot:
        await pilot.pause()
        canvas = desk.board.canvas_of(80, 18)
        desk.board.paint(canvas)
        books = canvas.lines()[1].index("Books") + len("Books") - 1
        assert [canvas.inks[row][books].reverse for row in (2, 3)] == [True, False]


# At the table


async def test_what_a_hint_points_at_is_played_with_enter():
    table = laid(slug=GAME.slug, seats=2)
    async with at_table(table, size=(80, 24)) as pilot:
        for _ in range(12):
            board = stage_of(pilot).board
            action = GAME.bot.pick(table.view(0), 0, random.Random(1))
            board.point_at(action)
            assert stage_of(pilot).pointed == action
            await press(pilot, "enter")
            assert next(event for event in reversed(table.journal.counting()) if event.seat == 0).action == action


async def test_a_finished_table_shows_its_score_sheet():
    table = play(laid(slug=GAME.slug, seats=2))
    assert table.is_over
    async with at_table(table, size=(80, 24)) as pilot:
        assert "Left over" in shown(pilot)
        assert "rematch" in shown(pilot)


async def test_a_step_of_a_move_can_be_taken_back():
    table = laid(slug=GAME.slug, seats=2)
    async with at_table(table) as pilot:
        await press(pilot, "enter", "enter")
        before = stage_of(pilot).board.sight.place(0)
        await press(pilot, "u")
        assert before == 2
        assert stage_of(pilot).board.sight.place(0) == 0


async def test_why_a_space_cannot_be_reached_is_told():
    async with at_table(laid(slug=GAME.slug, seats=2)) as pilot:
        await press(pilot, "enter", "end", "enter")
        assert "movement" in shown(pilot)


@pytest.mark.parametrize("theme", ["duskhall-light", "duskhall-contrast", "textual-dark"])
async def test_other_themes_show_the_board(theme):
    async with at_table(laid(slug=GAME.slug, seats=2), theme=theme) as pilot:
        assert "Move vehicles" in shown(pilot)


async def test_in_ascii_the_whole_table_has_the_letters_of_this_game():
    async with at_table(laid(slug=GAME.slug, seats=2), ascii=True) as pilot:
        await settled(pilot)
        board = "\n".join(stage_of(pilot).board.lines())
        assert board.isascii()
        assert "Y" in board


def test_the_face_has_a_sign_for_everything_the_log_names():
    for name in ("fire", "ice", "wood", "carabolic", "salt", "echo", "city", "dock", "road", "ship", "book"):
        assert len(FACE.sign(name)) == 1
    assert FACE.sign("nothing of the kind") == ()
    assert FACE.glyphs(ASCII)("♣◊°≡").isascii()
