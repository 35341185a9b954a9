"""Ways: what is in reach, one key to a distant room, how an enemy came and where it would go."""

from engine.core import perform
from engine.core.facts import Answered, Moved
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToRouse, ToStep
from engine.games.shadowscape.zones import ROOM
from tests.games.shadowscape.builders import Dungeon
from tests.tui.games.shadowscape.scenes import LOW, MIDDLE, Heard, at_desk, drawn, game, scene_of
from tui.board.spots import Pick, Spot
from tui.games.shadowscape import view as v
from tui.games.shadowscape.scene import table_of
from tui.games.shadowscape.scenes.ways import coming_walk, directions, walk_of
from tui.table.session.event_frames import cuts_of

MILL, CAMP, SUMP = 11, 6, 7
ROOMS = {1: "chapel", 5: "pyre", 6: "camp", 7: "sump", 11: "mill"}


def at_the_start() -> Dungeon:
    """Seat 0 in the north-west corner, the Pyre south of it and the Chapel east of it."""
    dungeon = Dungeon(rooms=ROOMS)
    dungeon.hold("old_oath")
    return dungeon.ready()


def test_a_distant_room_is_reached_by_a_group_of_steps_around_an_enemy():
    dungeon = at_the_start()
    dungeon.enemy("gloom_hound", "chapel")
    dungeon.move().go()
    board = Heard(scene_of(dungeon.world, 0))
    board.go(Spot(v.MAP, CAMP))
    board.action_choose()
    assert board.played == [(a.Step(5), a.Step(CAMP))]
    assert "2 steps: south, east" in board.inspected


def test_a_room_with_an_enemy_says_that_the_enemy_stops_the_walk():
    dungeon = at_the_start()
    dungeon.enemy("gloom_hound", "chapel")
    dungeon.move().go()
    table = table_of(scene_of(dungeon.world, 0))
    assert table.ways[1].stops
    assert not table.ways[5].stops
    board = Heard(scene_of(dungeon.world, 0))
    board.go(Spot(v.MAP, 1))
    assert "Gloom Hound stops you" in board.inspected
    assert "stops you" in "".join(drawn(table, MIDDLE).lines())


def test_before_a_move_a_room_is_picked_first_and_then_the_card_to_flip():
    dungeon = at_the_start()
    board = Heard(scene_of(dungeon.world, 0))
    board.go(Spot(v.MAP, CAMP))
    assert board.slot.pick == Pick(CAMP)
    board.action_choose()
    assert board.spot.area == v.MOVES
    board.action_choose()
    first, *then = board.played[0]
    assert isinstance(first, a.Move)
    assert then[0] == a.Go()
    assert [type(step) for step in then[1:]] == [a.Step, a.Step]


async def test_picking_a_room_and_a_card_walks_there_by_two_keys():
    dungeon = at_the_start()
    desk = await at_desk(dungeon, "tab", "tab", "down", "right", "enter", "enter", size=LOW)
    assert desk.refused == []
    assert dungeon.stands() == "camp"


def test_esc_lets_go_of_the_picked_room():
    board = Heard(scene_of(at_the_start().world, 0))
    board.go(Spot(v.MAP, CAMP))
    board.action_choose()
    assert board.table.aim == CAMP
    assert board.step_back()
    assert board.table.aim is None
    assert board.spot == Spot(v.MAP, CAMP)


def test_a_room_out_of_reach_is_refused_in_words():
    dungeon = at_the_start()
    board = Heard(scene_of(dungeon.world, 0))
    board.go(Spot(v.MAP, 24))
    assert not board.slot.legal
    why = dungeon.game.why_not(dungeon.world, 0, board.slot.action)
    assert why in board.inspected
    board.action_choose()
    assert board.played == [(board.slot.action,)]


def test_directions_are_told_from_door_to_door():
    assert directions(0, (5, CAMP, SUMP)) == "south, east, east"


def test_the_coming_walk_of_an_enemy_is_the_walk_it_takes():
    compared = 0
    for world in game(4, 3, 900):
        seat = min(world.waiting(), default=None)
        if seat is None or not isinstance(world.ask_of(seat), ToRouse):
            continue
        before = world.copy()
        enemy = world.game.legal(world, seat)[0].enemy
        coming = coming_walk(world, enemy)
        after = world.copy()
        perform(world.game, after, seat, a.Rouse(enemy))
        if any(enemy in after.zones[zone] for zone in ROOM):
            here = next(place for place in range(25) if enemy in after.zones[ROOM[place]])
            assert here == coming.rooms[-1]
            taken = walk_of(after, before, enemy)
            assert taken is not None
            assert taken.rooms == coming.rooms
            compared += 1
    assert compared > 3


def test_each_room_of_a_walk_is_a_picture_of_its_own():
    steps = tuple(Moved((7,), ROOM[one], ROOM[two]) for one, two in ((0, 1), (1, 2), (2, 3)))
    assert cuts_of(an_event(Answered(0), *steps)) == [2, 3]


def an_event(*facts):
    """An event of seat 0 with these facts, as far as cutting it needs one."""

    class Told:
        seat = 0

    told = Told()
    told.facts = facts
    return told


def test_only_a_walking_hero_sees_the_reach_of_the_walk():
    dungeon = at_the_start()
    dungeon.move().go()
    assert isinstance(dungeon.ask(), ToStep)
    assert table_of(scene_of(dungeon.world, 0)).ways
    assert not table_of(scene_of(dungeon.world, 1)).ways
