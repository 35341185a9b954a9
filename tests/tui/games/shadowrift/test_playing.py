"""Playing Shadowrift by keys and by mouse: every question has its way on the board, a choice is put together there."""

import random

import pytest

from engine.core import perform
from engine.games.shadowrift.actions import (
    Bind,
    Build,
    Buy,
    Choose,
    Discard,
    Expel,
    Give,
    Invite,
    Keep,
    Offer,
    OpenPurse,
    Pick,
    Play,
    PlaySkill,
    SayDone,
    SeekAid,
    Sink,
    Tell,
    Use,
)
from engine.games.shadowrift.tasks import DiscardDue
from tests.games.shadowrift.builders import GAME, Siege
from tests.tui.games.shadowrift.scenes import (
    LARGE,
    MIDDLE,
    SMALL,
    Desk,
    clicked,
    desk_after,
    played,
    scene_of,
    table_of,
)
from tui.board.spots import Spot
from tui.games.shadowrift.view import DEEDS, HEROES, MARKET, RAMPART, TILES, TRACK_AREA, WAYS

every_size = pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)


# A card with its target and its boost


@every_size
async def test_a_strike_is_put_together_from_card_target_and_boost(size):
    siege = Siege()
    one, two = siege.monster("cinder_drake", 1), siege.monster("ashwing", 2)
    strike, *_ = siege.hand(0, "strike", "prowess")
    desk = await desk_after(siege.world, "1", "1", "enter", "enter", size=size)
    assert desk.chosen == [Play(strike, (two,), 1)]
    assert not desk.refused
    assert one in siege.world.zones["track:1"]


async def test_nothing_is_sent_before_everything_is_picked():
    siege = Siege()
    siege.monster("cinder_drake", 1), siege.monster("ashwing", 2)
    siege.hand(0, "strike", "prowess")
    desk = await desk_after(siege.world, "1", "1", "enter")
    assert desk.chosen == []
    assert len(desk.board.made) == 2
    assert desk.board.spot.area == WAYS


async def test_arrows_lead_to_another_target():
    siege = Siege()
    drake = siege.monster("cinder_drake", 0)
    siege.monster("ashwing", 2)
    strike, *_ = siege.hand(0, "strike", "prowess")
    desk = await desk_after(siege.world, "1", "1", "left", "enter", "1", "1")
    assert desk.chosen == [Play(strike, (drake,), 0)]


async def test_esc_takes_the_last_pick_back_and_the_next_the_one_before():
    siege = Siege()
    siege.monster("cinder_drake", 1), siege.monster("ashwing", 2)
    siege.hand(0, "strike", "prowess")
    desk = Desk(siege.world)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.press("1", "1", "enter")
        sizes = []
        for _ in range(3):
            sizes.append(len(desk.board.made))
            stepped = desk.board.step_back()
        assert sizes == [2, 1, 0]
        assert not stepped


async def test_a_monster_may_be_picked_first_and_then_what_it_is_attacked_with():
    siege = Siege()
    siege.monster("cinder_drake", 1)
    ashwing = siege.monster("ashwing", 2)
    volley, *_ = siege.hand(0, "spear_volley", "strike")
    desk = Desk(siege.world)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        desk.board.go(Spot(TRACK_AREA, 1))
        await pilot.press("enter")
        lit = [spot for spot in desk.board.table.spots() if desk.board.table.slot(spot).legal]
        assert {spot.area for spot in lit} == {TILES}
        desk.board.point_at(Play(volley, (ashwing,)))
        desk.board.action_choose()
        await pilot.pause()
    assert desk.chosen == [Play(volley, (ashwing,))]


async def test_the_preview_says_what_is_dealt_and_what_is_left():
    siege = Siege()
    siege.monster("cinder_drake", 2)
    siege.hand(0, "spear_volley", "prowess", "prowess", "prowess")
    desk = Desk(siege.world)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.press("1", "1")
        await pilot.pause()
        told = "".join(word.text for line in desk.board.inspection().lines for word in line)
    assert "2 hits, 2 more for 2†: 4 of its 5♥. No Wound. Left: 1† 0* 0¢" in told


async def test_the_list_of_ways_begins_with_the_cheapest_kill():
    siege = Siege()
    drake = siege.monster("cinder_drake", 2, hits=2)
    volley, *_ = siege.hand(0, "spear_volley", "prowess", "prowess", "prowess")
    desk = await desk_after(siege.world, "1", "1", "enter")
    assert desk.chosen == [Play(volley, (drake,), 1)]


async def test_a_strike_that_may_be_ranged_begins_with_the_way_that_costs_no_wound():
    siege = Siege(scenario="knives_at_table")
    foe = siege.monster("venom_blade", 2)
    siege.play_area(0, "lightning_daggers")
    strike, *_ = siege.hand(0, "strike", "prowess")
    desk = await desk_after(siege.world, "1", "1", "enter")
    assert desk.chosen == [Play(strike, (foe,), 1, ranged=True)]


async def test_while_a_target_is_chosen_enter_names_the_monster_first():
    siege = Siege()
    siege.monster("cinder_drake", 2), siege.monster("ashwing", 1)
    siege.town("guard")
    desk = await desk_after(siege.world, "v", "v")
    assert desk.board.inspection().enter == "hit Cinder Drake: 1 ranged hit"


async def test_what_a_card_cannot_hit_is_refused_with_the_reason():
    siege = Siege(faction="demons")
    boss = siege.monster("marzosa", 1)
    siege.monster("hellhound", 2), siege.monster("hellhound", 0)
    siege.town("cultist", "bard")
    siege.hand(0, "strike")
    desk = Desk(siege.world)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.press("1", "1")
        foes = [card for _, card in desk.board.table.sight.foes]
        desk.board.go(Spot(TRACK_AREA, foes.index(boss)))
        await pilot.press("enter")
        await pilot.pause()
    assert "Cultist" in desk.refused[0]


async def test_what_another_hero_does_meanwhile_leaves_a_half_made_choice_alone():
    siege = Siege()
    siege.monster("cinder_drake", 1), siege.monster("ashwing", 2)
    siege.hand(0, "strike", "prowess")
    siege.town("innkeeper")
    desk = Desk(siege.world)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.press("1", "1")
        made, spot = desk.board.made, desk.board.spot
        perform(GAME, siege.world, 1, SeekAid(0))
        desk.board.show(scene_of(siege.world, 0))
        assert (desk.board.made, desk.board.spot) == (made, spot)


# Town, market, buttons


async def test_a_letter_twice_seeks_aid():
    siege = Siege()
    siege.town("", "innkeeper")
    assert (await desk_after(siege.world, "w", "w")).chosen == [SeekAid(1)]


async def test_aid_that_hits_asks_for_its_target():
    siege = Siege()
    siege.monster("cinder_drake", 1)
    ashwing = siege.monster("ashwing", 2)
    siege.town("guard")
    desk = await desk_after(siege.world, "v", "v", "enter")
    assert desk.chosen == [SeekAid(0, (ashwing,))]


async def test_an_infiltrator_is_sent_off_by_its_letter():
    siege = Siege()
    (spy,) = siege.town("spy")
    siege.hand(0, "prowess", "prowess")
    assert (await desk_after(siege.world, "v", "v")).chosen == [Expel(spy)]


async def test_the_dyke_is_used_where_it_lies():
    siege = Siege()
    ashwing = siege.monster("ashwing", 2)
    (dyke,) = siege.town("dyke")
    assert (await desk_after(siege.world, "v", "v")).chosen == [Use(dyke, (ashwing,))]


@every_size
async def test_m_opens_the_market_and_enter_buys(size):
    siege = Siege()
    siege.hand(0, "prowess", "prowess")
    desk = await desk_after(siege.world, "m", "enter", size=size)
    assert [type(action) for action in desk.chosen] == [Buy]
    assert not desk.refused


@pytest.mark.parametrize("size", [SMALL, MIDDLE], ids=str)
async def test_the_market_leaves_the_gauges_in_sight_and_esc_closes_it(size):
    siege = Siege()
    siege.hand(0, "prowess", "prowess")
    desk = Desk(siege.world)
    async with desk.run_test(size=size) as pilot:
        await pilot.press("m")
        opened = "\n".join(desk.board.lines())
        assert "walls" in opened.splitlines()[0]
        assert "Travellers" in opened
        for name in ("Strike", "Coin", "Might", "Seal", "Heal", "Brawler", "Moat", "Dyke"):
            assert name in opened
        assert desk.board.step_back()
        await pilot.pause()
        assert desk.board.spot.area != MARKET


async def test_what_cannot_be_paid_says_what_is_missing():
    siege = Siege()
    siege.hand(0, "prowess", "prowess")
    desk = await desk_after(siege.world, "m")
    assert "1† short" in desk.text
    assert "¢ short" in desk.text


async def test_walls_are_built_on_the_rampart_and_travellers_invited_in_their_line():
    siege = Siege()
    siege.hand(0, *["prowess"] * 6)
    siege.purse(0, 6)
    stone = siege.find("stone_wall", ("walls",))[0]
    wall = next(number for number, (kind, _) in enumerate(table_of(siege.world).sight.walls) if kind == "stone_wall")
    assert (await clicked(siege.world, Spot(RAMPART, wall))).chosen == [Build(stone)]
    siege = Siege()
    siege.hand(0, *["prowess"] * 4)
    siege.purse(0, 3)
    card, zone = siege.find("squire", ("traveller_deck",))
    siege.move(card, zone, "traveller:0")
    assert (await clicked(siege.world, Spot("guests", 0))).chosen == [Invite(0)]


async def test_g_asks_to_whom_and_how_much():
    siege = Siege(3)
    siege.purse(0, 2)
    desk = await desk_after(siege.world, "t", "t", "enter", "2", "2")
    assert [type(action) for action in desk.chosen] == [Give]
    assert desk.chosen[0].count == 2


async def test_a_hero_may_be_picked_first_for_a_gift():
    siege = Siege(3)
    siege.purse(0, 1)
    desk = Desk(siege.world)
    async with desk.run_test(size=MIDDLE) as pilot:
        desk.board.go(Spot(HEROES, 2))
        await pilot.press("enter")
        await pilot.pause()
    assert desk.chosen == [Give(2, 1)]


async def test_purse_and_telling_are_buttons():
    siege = Siege()
    names = [button.name for button in table_of(siege.world).buttons]
    desk = await clicked(siege.world, Spot(DEEDS, names.index("purse")), Spot(DEEDS, names.index("tell")))
    assert [type(action) for action in desk.chosen] == [OpenPurse, Tell]


async def test_skills_are_laid_open_and_kept_and_wounds_bound():
    siege = Siege()
    (brawler,) = siege.hand(0, "brawler")
    assert (await desk_after(siege.world, "1", "1")).chosen == [PlaySkill(brawler)]
    siege = Siege()
    (focus,) = siege.play_area(0, "brawler")
    siege.hand(0, "prowess")
    assert (await clicked(siege.world, Spot("play", 0))).chosen == [Keep(focus)]
    siege = Siege()
    (wound,) = siege.hand(0, "wound")
    siege.hand(0, "prowess", "prowess")
    assert (await desk_after(siege.world, "2", "2")).chosen == [Bind(wound)]


# Done


async def test_d_twice_says_done_for_this_hero():
    desk = await desk_after(Siege().world, "d", "d", mine=(0, 1))
    assert desk.chosen == [SayDone()]
    assert desk.seat == 1


async def test_capital_d_says_done_for_all_of_mine():
    siege = Siege(3)
    desk = await desk_after(siege.world, "D", mine=(0, 1))
    assert desk.chosen == [SayDone(), SayDone()]
    assert set(siege.world.waiting()) == {2}


# What monsters ask


async def test_a_card_is_discarded_by_its_digit():
    siege = Siege()
    siege.hand(0, "prowess", "strike", "prowess")
    siege.hand(1, "prowess", "strike")
    siege.due(DiscardDue("any", 1))
    desk = await desk_after(siege.world, "1", "1")
    assert [type(action) for action in desk.chosen] == [Discard]
    assert not desk.refused


async def test_two_cards_are_discarded_one_after_the_other():
    siege = Siege()
    siege.hand(0, "prowess", "strike", "explore", "prowess")
    siege.hand(1, "prowess", "strike", "explore")
    siege.due(DiscardDue("any", 2))
    desk = await desk_after(siege.world, "1", "1", "2", "2")
    assert [len(action.cards) for action in desk.chosen] == [2]


async def test_cards_are_offered_with_a_button():
    siege = Siege(faction="storm_lords")
    siege.monster("gale_rider", 1)
    siege.hand(0, "prowess", "strike"), siege.hand(1, "prowess", "strike")
    siege.due_magic("blinding_flash")
    desk = await desk_after(siege.world, "1", "1")
    assert desk.chosen == []
    assert "offer 1" in desk.text
    desk = await clicked(siege.world, Spot(DEEDS, 0))
    assert desk.chosen == [Offer()]


async def test_the_team_chooses_a_monster_on_the_track():
    siege = Siege(faction="storm_lords")
    rider, giant = siege.monster("gale_rider", 1), siege.monster("cloud_giant", 2)
    siege.due_magic("breeze")
    desk = await desk_after(siege.world, "right", "enter")
    assert desk.chosen == [Choose(giant)]
    assert rider != giant


async def test_cards_looked_at_are_put_under_the_deck_or_left():
    siege = Siege(scenario="knives_at_table")
    (prophecy,) = siege.hand(0, "prophecy")
    siege.hand(0, "prowess")
    siege.does(0, Play(prophecy))
    desk = await desk_after(siege.world, "2", "2")
    assert [len(action.cards) for action in desk.chosen] == [1]
    assert isinstance(desk.chosen[0], Sink)


async def test_stacks_are_chosen_by_digit_or_arrows():
    world = played(0, seats=2, stacks="choose")
    desk = await desk_after(world, "3", "3")
    assert [type(action) for action in desk.chosen] == [Pick]


# Whole games


@pytest.mark.parametrize("faction", ["dragons", "storm_lords"])
def test_every_legal_action_is_on_the_board_after_its_picks(faction):
    rng = random.Random(2)
    for moves in range(5, 125, 12):
        world = played(moves, seats=2, seed=moves, faction=faction)
        for seat in world.waiting():
            table = table_of(world, seat)
            for action in rng.sample(table.sight.scene.legal, min(12, len(table.sight.scene.legal))):
                made = table.picks_for(action)
                assert type(table)(table.sight, made).offers(action), action


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)
async def test_random_keys_never_break_the_board(size):
    rng = random.Random(4)
    desk = Desk(played(20, seats=2, seed=3), 0, (0, 1))
    keys = [*"123gmOdvwxyz", "left", "right", "up", "down", "tab", "shift+tab", "home", "end", "enter", "enter"]
    async with desk.run_test(size=size) as pilot:
        for _ in range(70):
            await pilot.press(rng.choice(keys))
            if rng.random() < 0.1:
                desk.board.step_back()
        await pilot.pause()
        assert desk.board.table is not None
