"""What a half-made choice asks, and where the cursor goes: where Enter does no harm, and never on what is not shown."""

import pytest

from engine.core import perform
from engine.games.shadowrift.actions import Build, Buy, Play, PlaySkill, SayDone, SeekAid
from engine.games.shadowrift.tasks import DiscardDue
from tests.games.shadowrift.builders import GAME, Siege
from tests.tui.games.shadowrift.scenes import LARGE, MIDDLE, Desk, desk_after, scene_of
from tui.board.spots import Pick, Spot
from tui.games.shadowrift.view import DEEDS, MARKET, RAMPART, TOWN, TRACK_AREA


@pytest.mark.parametrize(
    ("keys", "call"),
    [
        ((), ""),
        (("1", "1"), "Choose a target for Strike."),
        (("1", "1", "enter"), "Choose how to play Strike."),
        (("2", "2"), "Choose a hero for Heal."),
        (("t", "t"), "Choose a hero to give Coin to."),
        (("v", "v"), "Choose a target for the Guard's aid."),
    ],
    ids=str,
)
async def test_a_half_made_choice_asks_for_its_next_part(keys, call):
    siege = Siege(3)
    siege.monster("cinder_drake", 1), siege.monster("ashwing", 2)
    siege.town("guard")
    siege.hand(0, "strike", "heal", "prowess")
    siege.hand(1, "wound")
    siege.purse(0, 2)
    desk = await desk_after(siege.world, *keys)
    assert desk.board.inspection().call == call
    row = desk.board.keys()
    assert (("Esc", "back") in row) == bool(call)
    assert any(word == "way" for _, word in row) == call.startswith("Choose how")


async def test_a_card_for_two_monsters_asks_for_the_second():
    siege = Siege(2, scenario="bread_and_ashes")
    for space in (0, 1, 2):
        siege.monster("ashwing" if space < 2 else "cinder_drake", space)
    siege.hand(0, "fireball")
    desk = await desk_after(siege.world, "1", "1", "enter")
    assert desk.board.inspection().call == "Choose the second target for Fireball."


async def test_after_buying_the_cursor_stays_on_what_was_bought():
    siege = Siege()
    siege.hand(0, *["prowess"] * 7)
    desk = await desk_after(siege.world, "m", "enter", "enter")
    assert [type(action) for action in desk.chosen] == [Buy, Buy]
    assert {action.stack for action in desk.chosen} == {0}
    assert desk.board.spot == Spot(MARKET, 0)


async def test_another_hero_begins_outside_the_market_and_the_first_is_found_on_the_board_again():
    siege = Siege(2)
    for seat in (0, 1):
        siege.hand(seat, "prowess", "prowess", "explore")
    desk = Desk(siege.world, 0, (0, 1))
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.press("m")
        desk.seat = 1
        desk.board.show(scene_of(siege.world, 1, (0, 1)))
        assert desk.board.panel == ""
        await pilot.press("enter")
        assert [type(action) for action in desk.chosen] == [Play]
        desk.seat = 0
        desk.board.show(scene_of(siege.world, 0, (0, 1)))
        assert desk.board.spot.area != MARKET


async def test_the_cursor_begins_on_nothing_that_costs_something():
    siege = Siege()
    siege.town("spy")
    siege.hand(0, "prowess", "prowess", "wound")
    desk = await desk_after(siege.world)
    assert desk.board.spot.area == DEEDS


async def test_where_a_card_is_to_be_discarded_the_cursor_begins_on_the_least_loss_and_nothing_else_is_offered():
    siege = Siege()
    siege.hand(0, "spear_volley", "strike", "prowess", "wound")
    siege.hand(1, "strike", "prowess")
    siege.due(DiscardDue("any", 1))
    for seat, least in ((0, "wound"), (1, "prowess")):
        desk = await desk_after(siege.world, seat=seat)
        assert desk.board.table.sight.tiles[desk.board.spot.index].kind == least
        assert desk.board.table.buttons == ()
        assert "done" not in desk.text


async def test_all_done_is_no_choice_that_somebody_overtook():
    siege = Siege(3)
    desk = Desk(siege.world, 0, (0, 1))
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.press("D")
        await pilot.pause()
    assert desk.chosen == [SayDone(), SayDone()]
    assert desk.overtaken == 0


async def test_an_attack_that_needs_no_further_choice_is_not_where_the_cursor_begins():
    siege = Siege(2)
    siege.monster("ashwing", 1)
    siege.hand(0, "strike")
    desk = await desk_after(siege.world)
    assert desk.board.spot.area == DEEDS


async def test_after_an_action_the_cursor_goes_to_the_next_card_that_can_be_played():
    siege = Siege(2)
    siege.monster("ashwing", 1), siege.monster("cinder_drake", 2)
    siege.town("bard")
    siege.hand(0, "explore", "strike", "prowess")
    desk = await desk_after(siege.world, "enter")
    assert [type(action) for action in desk.chosen] == [Play]
    assert desk.board.table.sight.tiles[desk.board.spot.index].kind == "strike"
    assert desk.board.slot.pick is not None


async def test_after_the_last_card_the_cursor_goes_to_a_villager_who_can_still_be_asked():
    siege = Siege(2)
    siege.monster("ashwing", 1), siege.monster("cinder_drake", 2)
    siege.town("guard")
    siege.hand(0, "explore")
    desk = await desk_after(siege.world, "enter")
    assert desk.board.spot == Spot(TOWN, 0)


# What somebody else makes impossible, and what waits


async def told_of_loss(*keys):
    """How often a player is told that a choice is off: after some keys and another hero's deed, and after Enter."""
    siege = Siege(2)
    siege.town("", "innkeeper", "", "sage")
    siege.hand(0, "prowess")
    desk = Desk(siege.world)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        assert desk.board.spot == Spot(TOWN, 1)
        perform(GAME, siege.world, 1, SeekAid(1))
        desk.board.show(scene_of(siege.world, 0))
        await pilot.pause()
        before = desk.overtaken
        await pilot.press("enter")
        await pilot.pause()
    assert desk.chosen == []
    return before, desk.overtaken


async def test_where_the_cursor_only_rested_nothing_is_said_until_the_key_is_pressed():
    assert await told_of_loss() == (0, 1)


async def test_a_choice_that_was_begun_is_told_to_be_off_at_once():
    assert await told_of_loss("w") == (1, 1)


@pytest.mark.parametrize("size", [MIDDLE, LARGE], ids=str)
@pytest.mark.parametrize("back", ["m", "escape"])
async def test_a_half_made_choice_waits_while_the_market_is_open(size, back):
    siege = Siege(2)
    siege.monster("ashwing", 1), siege.monster("cinder_drake", 2)
    siege.hand(0, "strike", "prowess", "prowess")
    desk = Desk(siege.world)
    async with desk.run_test(size=size) as pilot:
        await pilot.press("1", "1")
        made = desk.board.made
        await pilot.press("m")
        assert (len(made), desk.board.made) == (1, ())
        if back == "escape":
            assert desk.board.step_back()
        else:
            await pilot.press(back)
        assert desk.board.made == made
        assert desk.board.inspection().call == "Choose a target for Strike."


async def test_what_can_no_longer_be_paid_after_the_market_is_told():
    siege = Siege(2, scenario="bread_and_ashes")
    foe = siege.monster("ashwing", 1)
    siege.hand(0, "moonlance", "heroism", "prowess")
    desk = Desk(siege.world)
    async with desk.run_test(size=MIDDLE) as pilot:
        desk.board.go(Spot(TRACK_AREA, 0))
        desk.board.pick(Pick(("foe", foe)))
        await pilot.press("m", "enter", "m")
        await pilot.pause()
        assert [type(action) for action in desk.chosen] == [Buy]
        assert desk.board.made == ()
        assert desk.overtaken == 1


async def test_arrows_and_tab_pass_over_empty_spaces_and_their_letter_still_goes_there():
    siege = Siege(2)
    siege.town("", "innkeeper", "", "sage")
    desk = Desk(siege.world)
    async with desk.run_test(size=MIDDLE) as pilot:
        desk.board.go(desk.board.entry(TOWN))
        assert desk.board.spot == Spot(TOWN, 1)
        await pilot.press("right")
        assert desk.board.spot == Spot(TOWN, 3)
        await pilot.press("x")
        assert desk.board.spot == Spot(TOWN, 2)


async def test_the_market_asks_what_to_buy_until_nothing_can_be_paid():
    siege = Siege(2)
    siege.hand(0, *["prowess"] * 4)
    desk = Desk(siege.world)
    async with desk.run_test(size=MIDDLE) as pilot:
        calls = []
        for key in ("m", "enter", "enter"):
            await pilot.press(key)
            await pilot.pause()
            calls.append(desk.board.inspection().call)
        asked, nothing = "Buy, build or invite.", "You cannot pay for anything now: close the market."
        assert calls == [asked, asked, nothing]
        assert desk.board.panel == "market"


async def test_while_a_target_is_chosen_arrows_go_from_target_to_target():
    siege = Siege(2)
    siege.area("shadowrift")
    for kind, space in (("ashwing", 0), ("cinder_drake", 2), ("hotspark_hatchling", 2)):
        siege.monster(kind, space)
    siege.hand(0, "strike", "prowess")
    desk = Desk(siege.world)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.press("1", "1")
        for way in ("left", "right"):
            seen = []
            for _ in range(3):
                await pilot.press(way)
                seen.append(desk.board.spot)
            assert {spot.area for spot in seen} == {TRACK_AREA}
            assert len(set(seen)) == 3


async def test_after_building_in_the_market_the_cursor_is_on_something_the_market_shows():
    siege = Siege(2)
    siege.hand(0, *["prowess"] * 6)
    siege.purse(0, 9)
    desk = Desk(siege.world)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.press("m")
        desk.board.go(desk.board.entry(RAMPART))
        await pilot.press("enter")
        await pilot.pause()
        assert [type(action) for action in desk.chosen] == [Build]
        assert desk.board.panel == "market"
        assert desk.board.spot in desk.board.places()


async def test_a_seal_that_can_be_paid_is_where_the_cursor_goes_before_done():
    siege = Siege(2)
    siege.area("shadowrift")
    siege.hand(0, "seal", *["heroism"] * 3)
    desk = await desk_after(siege.world)
    assert desk.board.table.sight.tiles[desk.board.spot.index].kind == "seal"


async def test_a_skill_that_was_laid_open_does_not_take_the_cursor_along_to_be_kept():
    siege = Siege(2)
    siege.monster("ashwing", 1), siege.monster("cinder_drake", 2)
    siege.hand(0, "brawler", "strike", "prowess")
    desk = await desk_after(siege.world, "2", "2")
    assert [type(action) for action in desk.chosen] == [PlaySkill]
    assert desk.board.table.sight.tiles[desk.board.spot.index].kind == "strike"


async def test_where_nobody_would_die_an_attack_begins_at_the_boss():
    siege = Siege(2)
    boss = siege.monster("ashmother", 1)
    siege.monster("greater_flamewrack", 1), siege.monster("ashwing", 2)
    siege.hand(0, "strike", "prowess")
    desk = await desk_after(siege.world, "1", "1")
    assert desk.board.table.sight.foes[desk.board.spot.index][1] == boss


@pytest.mark.parametrize(("magic", "aimed"), [(0, "kilnback_wyrm"), (3, "shadowrift")])
async def test_a_seal_begins_at_a_rift_it_can_close_else_at_what_brings_most_power(magic, aimed):
    siege = Siege(2)
    siege.area("dragonfear", "kilnback_wyrm", "shadowrift")
    siege.hand(0, "seal", *["heroism"] * magic)
    desk = await desk_after(siege.world, "1", "1")
    sight = desk.board.table.sight
    assert sight.kind(sight.area[desk.board.spot.index]) == aimed
