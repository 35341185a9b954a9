"""Aiming with arrows and mouse: targets one after the other, where the cursor begins, and keys that do something."""

import pytest

from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToTarget
from engine.games.shadowscape.zones import ACTIONS_LEFT
from tests.games.shadowscape.builders import Dungeon
from tests.tui.games.shadowscape.scenes import LOW, Desk, Heard, in_reach_of_both, scene_of
from tui.board.spots import Spot
from tui.games.shadowscape import view as v
from tui.games.shadowscape.inspecting import inspection_of
from tui.games.shadowscape.layout import plan
from tui.games.shadowscape.scene import table_of

ROOMS = {1: "chapel", 5: "pyre", 6: "camp", 7: "sump", 11: "mill"}


def test_keys_of_cards_are_shown_only_while_a_card_can_be_used_or_flipped():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).ready()
    assert {"a-d", "m"} <= {key for key, _ in Heard(scene_of(dungeon.world, 0)).own_keys()}
    dungeon.fold([ACTIONS_LEFT.to(0)])
    assert not {"a-d", "m"} & {key for key, _ in Heard(scene_of(dungeon.world, 0)).own_keys()}


def with_a_crowd_next_door() -> Dungeon:
    """Five enemies in reach of an attack, three of them in one room."""
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp")
    for kind, room in (("gloom_hound", "chapel"), ("redsand_thrall", "chapel"), ("bone_walker", "chapel"),
                       ("gloom_hound", "pyre"), ("lantern_cutter", "mill")):  # fmt: skip
        dungeon.enemy(kind, room)
    dungeon.ready().use("Doorway Shot")
    return dungeon


@pytest.mark.parametrize("number", range(5))
async def test_every_enemy_in_reach_is_chosen_by_two_clicks_on_the_smallest_screen(number):
    dungeon = with_a_crowd_next_door()
    desk = Desk(dungeon.world)
    async with desk.run_test(size=LOW) as pilot:
        await pilot.pause()
        board = desk.board
        spot = [spot for spot, slot in board.table.everything() if isinstance(slot.action, a.Target) and slot.legal][
            number
        ]
        action, at = board.table.slot(spot).action, board.places()[spot]
        assert plan(*LOW).map.contains_region(at)
        for _ in range(2):
            await pilot.click(board, offset=(at.x, at.y))
            await pilot.pause()
        assert desk.chosen == [action]


async def test_every_enemy_in_reach_is_found_with_the_arrows_on_the_smallest_screen():
    dungeon = with_a_crowd_next_door()
    assert isinstance(dungeon.ask(), ToTarget)
    desk = Desk(dungeon.world)
    async with desk.run_test(size=LOW) as pilot:
        await pilot.pause()
        board = desk.board
        wanted = {spot for spot, slot in board.table.everything() if isinstance(slot.action, a.Target) and slot.legal}
        assert len(wanted) == 5
        seen, todo = {board.spot}, [board.spot]
        while todo:
            start = todo.pop()
            for way in ("up", "down", "left", "right"):
                board.lay(board.table, start)
                await pilot.press(way)
                if board.spot in wanted and board.spot not in seen:
                    seen.add(board.spot)
                    todo.append(board.spot)
        assert wanted <= seen
        board.lay(board.table, max(wanted, key=lambda spot: spot.index))
        await pilot.press("enter")
        await pilot.pause()
        assert [type(action) for action in desk.chosen] == [a.Target]
        assert desk.refused == []


async def test_arrows_go_from_one_target_to_the_next_and_to_no_enemy_out_of_reach():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp")
    for kind, room in (("gloom_hound", "chapel"), ("redsand_thrall", "mill"), ("bone_walker", "pit")):
        dungeon.enemy(kind, room)
    dungeon.ready().use("Doorway Shot")
    board = Desk(dungeon.world)
    async with board.run_test(size=LOW) as pilot:
        await pilot.pause()
        for way in ("up", "down", "left", "right", "right", "down"):
            before = board.board.spot
            await pilot.press(way)
            assert isinstance(board.board.slot.action, a.Target)
            assert board.board.slot.legal
            assert board.board.spot != before or way in ("up", "down")


def test_the_cursor_begins_on_the_enemy_that_falls_most_easily():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp")
    dungeon.enemy("barrow_knight", "camp")
    hound = dungeon.enemy("gloom_hound", "camp")
    dungeon.ready().use("Quick Shot")
    board = Heard(scene_of(dungeon.world, 0))
    assert board.slot.action == a.Target(hound)


def test_a_card_tells_what_it_makes_of_enemies_its_hero_reaches_by_an_ability():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp")
    dungeon.enemy("gloom_hound", "chapel")
    card = dungeon.card("Quick Shot")
    dungeon.ready()
    table = table_of(scene_of(dungeon.world, 0))
    index = next(index for index, slot in enumerate(table.slots(v.CARDS)) if slot.ref == card)
    told = inspection_of(table, Spot(v.CARDS, index))
    assert told is not None
    assert any("Gloom Hound: 2 of 2" in "".join(word.text for word in line) for line in told.lines)


async def test_beside_a_picked_room_arrows_go_from_one_card_to_flip_to_the_next():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp")
    dungeon.wounded(dungeon.world.pieces("deeds:0")[1])
    desk = Desk(dungeon.ready().world)
    async with desk.run_test(size=LOW) as pilot:
        await pilot.pause()
        desk.board.go(Spot(v.MOVES, 0))
        await pilot.press("down")
        assert desk.board.spot == Spot(v.MOVES, 2)
        await pilot.press("up")
        assert desk.board.spot == Spot(v.MOVES, 0)


@pytest.mark.parametrize(("mode", "hero"), [("competitive", 1), ("cooperative", 0)])
def test_whom_an_enemy_strikes_begins_with_a_rival_or_with_whom_it_hurts_least(mode, hero):
    board = Heard(scene_of(in_reach_of_both(mode).world, 0))
    assert board.slot.action == a.Aim(hero)
