"""Two heroes at one time, as the board of one of them shows it: what the other does to a choice that is half made."""

from engine.games.shadowrift.actions import Play
from tests.games.shadowrift.builders import Siege
from tests.tui.games.shadowrift.scenes import MIDDLE, Desk, scene_of


async def test_a_half_made_attack_never_goes_on_to_another_monster_when_its_own_falls():
    siege = Siege(2)
    siege.monster("greater_flamewrack", 1)
    hatchling = siege.monster("hotspark_hatchling", 0, hits=3)
    siege.hand(0, "strike", "prowess")
    strike, *_ = siege.hand(1, "strike")
    desk = Desk(siege.world, 0)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.press("1", "enter")
        assert desk.board.table.sight.foes[desk.board.spot.index][1] == hatchling
        await pilot.press("enter")
        assert desk.board.table.ways
        siege.does(1, Play(strike, (hatchling,), 0))
        desk.board.show(scene_of(siege.world, 0))
        await pilot.press("enter")
        await pilot.pause()
    assert desk.board.made == ()
    assert not desk.board.table.ways
    assert desk.chosen == []
