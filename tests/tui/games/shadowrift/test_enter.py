"""Enter pressed once too often: nothing dear happens where the cursor went by itself, and help goes to who needs it."""

import pytest

from engine.core import perform
from engine.games.shadowrift.actions import Build, Keep, Play, SayDone, SeekAid
from tests.games.shadowrift.builders import GAME, Siege
from tests.tui.games.shadowrift.scenes import MIDDLE, Desk, desk_after, scene_of
from tests.tui.tables import at_table, laid, press, shown, stage_of
from tui.board.contract import SceneBoard
from tui.board.spots import Spot
from tui.games.shadowrift.board_keys import KEEP
from tui.games.shadowrift.view import DEEDS, HEROES


class Asked(Desk):
    """A desk that notes which choices are to be asked twice, and does not do them."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.asked = []

    def on_scene_board_chose(self, message: SceneBoard.Chose) -> None:
        message.prevent_default()
        if message.asks:
            self.asked.append(message.action)
            self.board.refused()
        else:
            super().on_scene_board_chose(message)


async def asked_after(world, *keys, size=MIDDLE):
    """The choices that happened and those that are asked twice."""
    desk = Asked(world)
    async with desk.run_test(size=size) as pilot:
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
    return desk.chosen, desk.asked


async def test_the_aid_that_the_cursor_came_to_after_a_card_is_asked_twice():
    siege = Siege(2)
    siege.town("innkeeper")
    (explore,) = siege.hand(0, "explore")
    assert await asked_after(siege.world, "enter", "enter") == ([Play(explore)], [SeekAid(0)])


async def test_aid_where_a_round_begins_is_asked_twice():
    siege = Siege(2)
    siege.town("innkeeper")
    siege.hand(0, "prowess")
    assert await asked_after(siege.world, "enter") == ([], [SeekAid(0)])


@pytest.mark.parametrize("keys", [("v", "v"), ("tab", "v", "enter")], ids=str)
async def test_aid_that_the_player_went_to_is_given_at_once(keys):
    siege = Siege(2)
    siege.town("innkeeper")
    siege.hand(0, "explore")
    assert await asked_after(siege.world, *keys) == ([SeekAid(0)], [])


async def test_enter_twice_on_a_seal_does_not_seal():
    siege = Siege(2)
    rift, _ = siege.area("shadowrift", "dragonfear")
    seal, *_ = siege.hand(0, "seal", *["heroism"] * 3)
    assert await asked_after(siege.world, "enter", "enter") == ([], [Play(seal, (rift,))])
    assert await asked_after(siege.world, "1", "1", "enter") == ([Play(seal, (rift,))], [])


async def test_aid_with_a_target_is_asked_twice_after_enter_and_not_after_its_letter():
    siege = Siege(2)
    siege.monster("cinder_drake", 1)
    ashwing = siege.monster("ashwing", 2)
    siege.town("guard")
    assert await asked_after(siege.world, "v", "enter", "enter") == ([], [SeekAid(0, (ashwing,))])
    assert await asked_after(siege.world, "v", "v", "enter") == ([SeekAid(0, (ashwing,))], [])


async def test_an_attack_goes_on_with_enter_as_before():
    siege = Siege(2)
    siege.monster("cinder_drake", 1), siege.monster("ashwing", 2)
    siege.hand(0, "strike", "prowess")
    chosen, asked = await asked_after(siege.world, "enter", "enter", "enter")
    assert ([type(action) for action in chosen], asked) == ([Play], [])


async def test_after_a_wall_the_next_wall_is_not_built_by_the_same_key():
    siege = Siege(2)
    siege.hand(0, *["prowess"] * 6)
    siege.purse(0, 9)
    chosen, asked = await asked_after(siege.world, "m", "tab", "enter", "enter")
    assert [type(action) for action in (*chosen, *asked)] == [Build, Build]
    assert len(asked) == 1


async def test_at_the_table_one_enter_too_many_is_a_question_and_the_next_one_answers_it():
    table = laid(people=1, slug=GAME.slug, seats=1, seed=4, faction="dragons", stacks="first")
    async with at_table(table, size=(120, 40)) as pilot:
        board = stage_of(pilot).query_one("RiftBoard")
        aids = [spot for spot, slot in board.table.everything() if isinstance(slot.action, SeekAid) and slot.legal]
        board.go(Spot(DEEDS, 0))
        board._is_entered = True  # as after a card that Enter played
        board.lay(board.table, aids[-1])
        before = table.journal.tip
        await press(pilot, "enter")
        assert table.journal.tip is before
        assert "Press Enter again to confirm" in " ".join(shown(pilot).split())
        await press(pilot, "enter")
        assert isinstance(table.journal.tip.event.action, SeekAid)


# Where a hero rests


async def test_a_hero_who_is_done_rests_on_done_and_enter_gives_nothing_away():
    siege = Siege(2)
    siege.purse(0, 2)
    siege.does(0, SayDone())
    desk = await desk_after(siege.world, "enter", "enter")
    assert desk.board.table.buttons[desk.board.spot.index].name == "done"
    assert desk.board.spot.area == DEEDS
    assert desk.chosen == []


async def test_all_done_puts_the_cursor_on_the_button_that_it_asks_about():
    siege = Siege(3)
    siege.town("innkeeper")
    siege.hand(1, "seal")
    siege.area("dragonfear")
    desk = Desk(siege.world, 0, (0, 1))
    async with desk.run_test(size=MIDDLE) as pilot:
        spots = []
        desk.board.post_message_before = desk.board.post_message

        def noted(message):
            if isinstance(message, SceneBoard.Chose):
                spots.append(desk.board.spot)
            return desk.board.post_message_before(message)

        desk.board.post_message = noted
        await pilot.press("D")
        await pilot.pause()
    assert spots == [Spot(DEEDS, 0)] * 2


# Who is helped


@pytest.mark.parametrize("hurt", [0, 1, 2])
async def test_healing_begins_at_the_hero_with_most_wounds_in_sight(hurt):
    siege = Siege(3)
    siege.town("priest")
    for seat in range(3):
        siege.discard(seat, *["wound"] * (3 if seat == hurt else 1))
    desk = await desk_after(siege.world, "v", "v")
    assert desk.board.spot == Spot(HEROES, hurt)


async def test_help_that_heals_nobody_begins_at_somebody_who_still_acts():
    siege = Siege(3)
    siege.purse(0, 2)
    siege.does(1, SayDone())
    desk = await desk_after(siege.world, "t", "t")
    assert desk.board.spot == Spot(HEROES, 2)


# Arrows


async def test_while_a_target_is_chosen_no_arrow_leaves_the_targets():
    siege = Siege(2)
    siege.area("shadowrift")
    siege.town("bard")
    siege.monster("ashwing", 0), siege.monster("cinder_drake", 2)
    siege.hand(0, "strike", "prowess")
    desk = Desk(siege.world)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.press("1", "1")
        for way in ("down", "up", "left", "right"):
            await pilot.press(way)
            assert desk.board.slot.legal, way


async def test_what_somebody_else_does_meanwhile_is_no_reason_to_ask():
    siege = Siege(2)
    siege.town("innkeeper", "sage")
    siege.hand(0, "prowess")
    desk = Asked(siege.world)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.press("v")
        perform(GAME, siege.world, 1, SeekAid(1))
        desk.board.show(scene_of(siege.world, 0))
        await pilot.press("enter")
        await pilot.pause()
    assert (desk.chosen, desk.asked) == ([SeekAid(0)], [])


async def test_a_key_goes_to_a_skill_in_play_and_again_keeps_it():
    siege = Siege(2)
    siege.play_area(0, "shining_blade")
    (brawler,) = siege.play_area(0, "brawler")
    siege.hand(0, "prowess")
    desk = await desk_after(siege.world, "s")
    assert desk.board.slot.ref == brawler
    shown = desk.board.keys()
    assert (KEEP in shown, desk.chosen) == (True, [])
    desk = await desk_after(siege.world, "s", "s", "s")
    assert desk.chosen == [Keep(brawler)]
    shown = desk.board.keys()
    assert KEEP not in shown
