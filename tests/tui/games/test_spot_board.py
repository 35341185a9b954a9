"""The kit of boards by itself: a map, a choice put together from picks, a panel over the board, several seats."""

from types import SimpleNamespace

import pytest
from textual.geometry import Region

from tests.tui.themed import Themed
from tui.board.contract import Inspection, Scene, SceneBoard
from tui.board.half_made import picked, still_offered, with_pick
from tui.board.landing import found_again, landing
from tui.board.pen import Pen
from tui.board.spot_board import ACROSS, SpotBoard, in_sight
from tui.board.spots import Pick, Slot, Spot, View, first_spot, in_area, spot_of
from tui.draw.canvas import Canvas, Word
from tui.draw.theme import DARK, HOUSE

MAP, HAND, MARKET = "map", "hand", "market"
SIDE, CARDS = 5, 3
NEAR = (6, 7, 11)
"""The rooms that a card can be played to."""


class Dungeon(View):
    """Twenty-five rooms, three cards that each need a room, and a market that lies over the map when it is open."""

    def __init__(self, *, card: int | None, panel: str, asked: bool, cards: int) -> None:
        self.card, self.panel, self.asked, self.cards = card, panel, asked, cards

    def areas(self):
        return (MARKET,) if self.panel == MARKET else (HAND, MAP)

    def slots(self, area):
        if area not in self.areas():
            return ()
        if area == MARKET:
            return (
                Slot(action="buy", legal=self.asked or None),
                Slot(action="sell", legal=False if self.asked else None),
            )
        if area == HAND:
            picking = self.asked and self.card is None
            return tuple(
                Slot(ref=number, pick=Pick(number), legal=True if picking else None) for number in range(self.cards)
            )
        return tuple(self.room(number) for number in range(SIDE * SIDE))

    def room(self, number):
        if self.card is None:
            return Slot(ref=100 + number)
        return Slot(ref=100 + number, action=("play", self.card, number), legal=number in NEAR)

    def keyed(self):
        return in_area(self, self.areas()[0])


class DungeonBoard(SpotBoard[Dungeon]):
    def read(self, scene, made):
        return Dungeon(card=picked(made), panel=self.panel, asked=bool(scene.legal), cards=len(scene.legal) or CARDS)

    def question(self, scene):
        return (scene.seat, scene.legal)

    def land(self, table, *, is_new):
        return landing(table, self.table, self.spot, asked=is_new, stays=lambda *_: False)

    def inspection(self):
        return Inspection(title=(Word(str(self.spot)),))

    def verb(self):
        return "go on"

    def walks(self, area):
        return ACROSS if area == HAND else ""

    def picks_for(self, action):
        return (Pick(action[1]),) if isinstance(action, tuple) else ()

    def paint(self, canvas: Canvas) -> None:
        pen = Pen(canvas, self.palette, self.spot)
        for number in range(SIDE * SIDE):
            y, x = divmod(number, SIDE)
            pen.hot(Region(4 * x, 2 * y, 3, 1), Spot(MAP, number))
        for number in range(CARDS):
            pen.hot(Region(6 * number, 12, 5, 3), Spot(HAND, number))
        if self.panel:
            inside = pen.overlay(Region(0, 0, 30, 11), [("Market", pen.title)])
            for row in range(2):
                pen.hot(Region(inside.x, inside.y + row, inside.width, 1), Spot(MARKET, row))


def scene(seat=0, legal=("a", "b", "c"), you=(0, 1)):
    world = SimpleNamespace(ask_of=lambda seat: "ask", agenda=[])
    return Scene(world=world, seat=seat, names=("Ada", "Ben"), kinds=("", ""), legal=legal, you=frozenset(you))


class Stage(Themed):
    def __init__(self) -> None:
        super().__init__()
        self.board, self.chosen = DungeonBoard(), list[object]()

    def compose(self):
        yield self.board

    def on_mount(self) -> None:
        self.board.focus()
        self.board.show(scene())

    def on_scene_board_chose(self, message: SceneBoard.Chose) -> None:
        self.chosen.append(message.action)


async def after(*keys: str) -> Stage:
    app = Stage()
    async with app.run_test(size=(40, 20)) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
        return app


# A map


@pytest.mark.parametrize(
    ("keys", "room"),
    [(("right",), 1), (("down",), 5), (("right", "down", "down", "left"), 10), (("left",), 0), (("end", "up"), 19)],
)
async def test_arrows_walk_over_a_map_as_it_is_drawn(keys, room):
    app = await after("tab", *keys)
    assert app.board.spot == Spot(MAP, room)


# Picks


async def test_a_choice_of_two_picks_is_sent_as_one_action():
    app = await after("2", "2", "right", "enter")
    assert app.chosen == [("play", 1, 7)]


async def test_after_a_pick_the_cursor_is_on_the_first_thing_that_can_come_next():
    app = await after("enter")
    assert app.board.spot == Spot(MAP, NEAR[0])
    assert app.chosen == []
    assert dict(app.board.keys())["Esc"] == "back"


async def test_escape_takes_a_pick_back_and_returns_to_what_was_picked():
    app = Stage()
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("3", "3")
        assert app.board.made == (Pick(2),)
        assert app.board.step_back()
        assert (app.board.made, app.board.spot) == ((), Spot(HAND, 2))
        assert not app.board.step_back()


def test_another_pick_of_an_earlier_part_replaces_it_and_what_followed():
    made = with_pick(with_pick(with_pick((), Pick("card")), Pick("target", 1)), Pick("payment", 2))
    assert [pick.what for pick in made] == ["card", "target", "payment"]
    assert with_pick(made, Pick("other target", 1)) == (Pick("card"), Pick("other target", 1))
    assert (picked(made, 1), picked(made, 5)) == ("target", None)


async def test_a_half_made_choice_stays_while_others_act_and_its_picks_are_still_offered():
    app = Stage()
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("2", "2")
        app.board.show(scene(legal=("a", "b")))
        assert app.board.made == (Pick(1),)
        app.board.show(scene(legal=("a",)))
        assert app.board.made == ()


def test_picks_are_kept_only_if_all_of_them_are_still_offered():
    def view_with(made):
        return Dungeon(card=picked(made), panel="", asked=True, cards=2)

    assert still_offered((Pick(1),), view_with) == (Pick(1),)
    assert still_offered((Pick(2), Pick("target", 1)), view_with) == ()
    assert still_offered((Pick(1), Pick("gone", 1)), view_with) == ()


async def test_a_hint_at_an_action_of_several_parts_makes_its_picks():
    app = Stage()
    async with app.run_test() as pilot:
        await pilot.pause()
        app.board.point_at(("play", 2, 11))
        assert (app.board.made, app.board.spot) == ((Pick(2),), Spot(MAP, 11))
        await pilot.press("enter")
        await pilot.pause()
    assert app.chosen == [("play", 2, 11)]


# A panel over the board


async def test_the_key_row_names_tab_where_there_is_another_area_to_go_to():
    app = Stage()
    async with app.run_test():
        assert "Tab" in dict(app.board.keys())
        app.board.open(MARKET)
        assert "Tab" not in dict(app.board.keys())


async def test_a_panel_takes_the_cursor_and_covers_what_lies_below():
    app = Stage()
    async with app.run_test(size=(40, 20)) as pilot:
        await pilot.pause()
        app.board.open(MARKET)
        assert app.board.spot == Spot(MARKET, 0)
        assert Spot(MAP, 12) not in app.board.places()
        assert app.board.thing_at(20, 9) is None
        await pilot.press("tab", "down", "enter")
        await pilot.pause()
        assert app.chosen == ["sell"]
        assert app.board.step_back()
        assert app.board.panel == ""
        assert app.board.spot == Spot(HAND, 0)
        assert app.board.thing_at(16, 8) == Spot(MAP, 24)


# Several seats


async def test_every_seat_of_a_viewer_keeps_its_cursor_and_its_half_made_choice():
    app = Stage()
    async with app.run_test(size=(40, 20)) as pilot:
        await pilot.pause()
        await pilot.press("2", "2", "right")
        app.board.show(scene(seat=1))
        assert (app.board.made, app.board.spot) == ((), Spot(HAND, 0))
        app.board.show(scene(seat=0))
        assert (app.board.made, app.board.spot) == ((Pick(1),), Spot(MAP, 7))


async def test_a_seat_that_is_not_the_viewer_s_begins_afresh():
    app = Stage()
    async with app.run_test(size=(40, 20)) as pilot:
        await pilot.pause()
        await pilot.press("2", "2")
        app.board.show(scene(seat=1, you=(0,)))
        assert app.board.made == ()


# Finding things


def test_a_thing_is_found_again_by_its_piece_wherever_it_lies_and_else_by_its_place():
    before = Dungeon(card=None, panel="", asked=True, cards=3)
    assert found_again(Dungeon(card=None, panel="", asked=True, cards=2), before, Spot(HAND, 1)) == Spot(HAND, 1)
    assert found_again(Dungeon(card=None, panel="", asked=True, cards=2), before, Spot(HAND, 2)) is None
    assert found_again(before, None, Spot(HAND, 1)) is None


def test_the_first_spot_is_the_first_that_can_be_chosen():
    assert first_spot(Dungeon(card=1, panel="", asked=True, cards=3)) == Spot(MAP, NEAR[0])
    assert first_spot(Dungeon(card=None, panel="", asked=False, cards=3)) == Spot(HAND, 0)


def test_an_action_is_where_it_can_be_chosen():
    assert spot_of(Dungeon(card=1, panel="", asked=True, cards=3), ("play", 1, 7)) == Spot(MAP, 7)
    assert spot_of(Dungeon(card=1, panel="", asked=True, cards=3), "nothing of the kind") is None


@pytest.mark.parametrize(
    ("first", "at", "margin", "expected"),
    [(0, 2, 0, 0), (0, 6, 0, 2), (4, 3, 0, 3), (0, 5, 1, 2), (9, None, 0, 5), (0, 9, 1, 5)],
)
def test_the_cursor_pulls_a_long_row_along(first, at, margin, expected):
    assert in_sight(first, 5, 10, at, margin) == expected


def test_six_seats_have_colours_of_their_own():
    assert len({HOUSE[DARK].seat(seat) for seat in range(6)}) == 6
