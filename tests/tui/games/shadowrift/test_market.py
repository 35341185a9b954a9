"""Walking the market with keys: in reading order, by digit, from list to list, and back to where it was left."""

import pytest

from engine.games.shadowrift.actions import Build, Buy, Invite
from engine.games.shadowrift.zones import TOWN_DECK, TOWN_DISCARD, TRAVELLER, TRAVELLER_DECK, WALLS
from tests.games.shadowrift.builders import Siege
from tests.tui.games.shadowrift.scenes import MIDDLE, SMALL, Desk, desk_after, drawn, scene_of, table_of, text_of
from tui.board.spots import Spot
from tui.games.shadowrift.view import GUESTS, MARKET, RAMPART

both_sizes = pytest.mark.parametrize("size", [SMALL, MIDDLE], ids=str)


def rich(*guests):
    """A hero who can pay for everything, with these at the gate."""
    siege = Siege(2)
    siege.hand(0, *["prowess"] * 7)
    siege.purse(0, 9)
    for place, kind in enumerate(guests):
        siege.move(siege.find(kind, (TRAVELLER_DECK, TOWN_DECK))[0], TRAVELLER_DECK, TRAVELLER[place])
    return siege


async def test_right_walks_through_all_that_is_offered_and_back_to_the_first():
    desk = Desk(rich("watchman", "squire").world)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.press("m")
        seen = []
        for _ in range(22):
            seen.append(desk.board.spot)
            await pilot.press("right")
        assert [spot.area for spot in seen] == [MARKET] * 12 + [RAMPART] * 8 + [GUESTS] * 2
        assert desk.board.spot == Spot(MARKET, 0)
        await pilot.press("left")
        assert desk.board.spot == Spot(GUESTS, 1)


@both_sizes
async def test_in_the_market_a_digit_twice_buys_from_its_stack(size):
    desk = await desk_after(rich().world, "m", "3", "3", size=size)
    assert desk.chosen == [Buy(2)]


@both_sizes
def test_the_market_shows_the_digits_of_its_stacks(size):
    rows = text_of(drawn(table_of(rich().world), size, Spot(MARKET, 0), panel="market")).splitlines()
    might = next(row for row in rows if "Might" in row)
    assert "3 Might" in might


@both_sizes
@pytest.mark.parametrize(("tabs", "area", "deed"), [(1, RAMPART, Build), (2, GUESTS, Invite)])
async def test_after_building_or_inviting_the_cursor_stays_in_its_list(size, tabs, area, deed):
    desk = await desk_after(rich("watchman", "squire").world, "m", *["tab"] * tabs, "enter", size=size)
    assert [type(action) for action in desk.chosen] == [deed]
    assert desk.board.spot.area == area
    assert isinstance(desk.board.slot.action, deed)
    assert desk.board.slot.ref is not None


@both_sizes
async def test_the_market_opens_where_it_was_left(size):
    desk = await desk_after(rich().world, "m", "5", "m", "m", size=size)
    assert desk.board.spot == Spot(MARKET, 4)


def test_what_is_left_for_names_five_and_counts_only_two_or_more_others():
    told = set()
    for prowess in range(3, 8):
        for coins in range(7):
            siege = Siege(2)
            siege.hand(0, *["prowess"] * prowess)
            siege.purse(0, coins)
            for stack in range(4):
                text = text_of(drawn(table_of(siege.world), MIDDLE, Spot(MARKET, stack), panel="market"))
                told.update(line.strip() for line in text.splitlines() if "enough for" in line)
    assert not [line for line in told if "or 1 others" in line]
    assert any(line.count(",") == 3 and " others" not in line for line in told)  # five by name
    assert any("2 others" in line for line in told)


async def test_tab_leads_to_a_wall_that_is_still_to_be_built():
    siege = Siege(2)
    siege.hand(0, "prowess", "prowess")
    for number in range(2):
        siege.move(siege.world.pieces(WALLS)[0], WALLS, TOWN_DISCARD)
        desk = await desk_after(siege.world, "m", "tab", size=SMALL)
        assert desk.board.spot.area == RAMPART, number
        assert isinstance(desk.board.slot.action, Build), number


async def test_in_lists_side_by_side_down_stays_in_its_column_and_goes_round():
    desk = Desk(rich("watchman", "squire").world)
    async with desk.run_test(size=SMALL) as pilot:
        await pilot.press("m", "tab")
        seen = []
        for _ in range(10):
            seen.append(desk.board.spot)
            await pilot.press("down")
        assert [spot.area for spot in seen] == [RAMPART] * 8 + [GUESTS] * 2
        assert desk.board.spot == seen[0]
        await pilot.press("left")
        assert desk.board.spot.area == MARKET


async def test_another_hero_finds_the_market_at_the_first_thing_to_pay():
    siege = rich()
    siege.hand(1, "might", "might")
    desk = Desk(siege.world, 0, (0, 1))
    async with desk.run_test(size=SMALL) as pilot:
        await pilot.press("m", "5", "m")
        desk.seat = 1
        desk.board.show(scene_of(siege.world, 1, (0, 1)))
        await pilot.press("m")
        assert desk.board.spot == Spot(MARKET, 0)
