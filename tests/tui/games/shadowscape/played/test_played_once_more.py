"""What misled in a game of rivals and in one with two heroes alone: false ticks, hidden doors, keys in vain."""

import pytest

from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToAct, ToBoost, ToCycle, ToFace, ToMend
from engine.games.shadowscape.content.printed import FACE
from engine.games.shadowscape.tasks import MendingDue
from engine.games.shadowscape.zones import ACTIONS_LEFT, CLAIMED, DEEDS, PLACE
from tests.games.shadowscape.builders import GAME, Dungeon
from tests.tui.games.shadowscape.played.test_played_by_choice import ROOMS, at_a_table, hounds
from tests.tui.games.shadowscape.scenes import LARGE, LOW, MIDDLE, Heard, at_desk, drawn, scene_of
from tui.board.spots import Spot
from tui.games.shadowscape import view as v
from tui.games.shadowscape.inspecting import inspection_of
from tui.games.shadowscape.layout import plan, room_at
from tui.games.shadowscape.scene import table_of
from tui.games.shadowscape.settling import settled


def told(table: v.Table, spot: Spot) -> str:
    """Everything the inspector says of a spot."""
    found = inspection_of(table, spot)
    assert found is not None
    return " ".join("".join(word.text for word in words) for words in (found.title, *found.lines))


def test_a_whisper_that_goes_under_its_deck_is_not_said_to_be_claimable():
    dungeon = Dungeon(rooms=ROOMS).offer("a_bell_below", "a_cold_hearth")
    dungeon.hold("lost_rumour")
    dungeon.ready().alter("lost_rumour")
    assert isinstance(dungeon.ask(), ToCycle)
    words = told(table_of(scene_of(dungeon.world, 0)), Spot(v.WHISPERS, 0))
    assert "claim" not in words
    assert "× search 5 in the Well" in words
    for size in (MIDDLE, LARGE):
        rows = drawn(table_of(scene_of(dungeon.world, 0)), size).lines()
        assert not any("√ claim" in row for row in rows)


@pytest.mark.parametrize(("named", "farthest"), [(0, 4), (1, 5)])
def test_while_a_card_that_moves_is_boosted_the_map_shows_how_far_it_goes(named, farthest):
    dungeon = Dungeon("crow", "arani", rooms=ROOMS)
    cards = dungeon.hold("light_fingers_beast")
    dungeon.ready().use("Rafter Run")
    assert isinstance(dungeon.ask(), ToBoost)
    for fate in cards[:named]:
        dungeon.act(0, a.Discard(fate))
    ways = table_of(scene_of(dungeon.world, 0)).ways
    assert max(way.steps for way in ways.values()) == farthest


def test_the_cursor_begins_on_no_attack_that_fells_nobody():
    dungeon = Dungeon("crow", "arani", rooms=ROOMS).at("camp")
    dungeon.enemy("barrow_knight", "camp")
    dungeon.hold("old_oath")
    for name in ("Hit and Hop", "Beak", "Shiny Things", "Murder"):
        dungeon.card(name)
    dungeon.ready()
    assert isinstance(dungeon.ask(), ToAct)
    assert Heard(scene_of(dungeon.world, 0)).slot.action == a.Use(dungeon.card("Murder"))  # 2 and two ★ of defence 4
    dungeon.wounded(dungeon.card("Murder"))
    assert not isinstance(Heard(scene_of(dungeon.world, 0)).slot.action, a.Use)


def test_hareag_who_gains_by_it_is_offered_an_attack_in_vain():
    dungeon = Dungeon("hareag", "arani", rooms=ROOMS).at("camp")
    dungeon.enemy("barrow_knight", "camp")
    dungeon.ready()
    assert isinstance(Heard(scene_of(dungeon.world, 0)).slot.action, a.Use)


@pytest.mark.parametrize("way", ["up", "down", "left", "right"])
async def test_arrows_lead_from_the_button_for_all_to_the_enemies(way):
    dungeon = hounds("camp", "sump", "mill")
    desk = await at_desk(dungeon, way, size=LOW)
    assert desk.board.spot.area == v.FOES
    desk = await at_desk(dungeon, way, "enter", size=LOW)
    assert [type(action) for action in desk.chosen] == [a.Rouse]


@pytest.mark.parametrize(("size", "word"), [(LOW, ""), (MIDDLE, "here")], ids=["low", "middle"])
def test_the_mark_of_ones_own_room_leaves_its_door_in_sight(size, word):
    dungeon = Dungeon(rooms=ROOMS).at("camp").ready()
    board = drawn(table_of(scene_of(dungeon.world, 0)), size)
    at = room_at(plan(*size), PLACE(dungeon.world, 0))
    wall = board.lines()[at.y][at.x : at.right]
    assert wall[at.width // 2] in "♥♦♣♠"
    assert ("here" in wall) == bool(word)


def test_a_side_to_start_with_is_told_whole_with_what_lies_behind_it():
    world = at_a_table(ToFace).journal.world
    table = table_of(scene_of(world, 0))
    kind = world.kinds[world.ask_of(0).card]
    words = told(table, Spot(v.OPTIONS, 0))
    assert FACE[kind, "a"].text in words
    assert FACE[kind, "b"].text in words
    assert "slot" in words or "never" in words


def test_two_rivals_with_three_tokens_are_told_apart_by_gaps():
    dungeon = Dungeon("crow", "sethra", "elatha").ready()
    for seat in (1, 2):
        for kind in ("gloom_hound", "redsand_thrall", "bone_walker"):
            dungeon.token(kind, seat)
    lines = drawn(table_of(scene_of(dungeon.world, 0)), MIDDLE).lines()
    assert any("▲ Sethra ◊0 ≡0 ▣0 Ψ§∩" in line and "■ Elatha ◊0 ≡0 ▣0 Ψ§∩" in line for line in lines)


def searching(card: str) -> Dungeon:
    """A hero who searches the Well, with a treasure of 2 in it and A Bell Below open, and one card that boosts it."""
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).at("well").offer("a_bell_below")
    dungeon.take("long_spear", DEEDS[0])
    dungeon.treasure(2, "well")
    dungeon.hold("grave_goods_undead")
    dungeon.ready().use(card)
    assert isinstance(dungeon.ask(), ToBoost)
    return dungeon


def test_a_search_that_finds_the_treasure_is_asked_for_a_boost_while_a_whisper_asks_for_more():
    dungeon = searching("Read the Dust")
    assert settled(dungeon.world, 0, True) is None
    assert Heard(scene_of(dungeon.world, 0)).spot == Spot(v.HAND, 0)
    remark = GAME.words.prompt(dungeon.world, 0).remark
    assert remark == "Read the Dust searches with 4 of 2: the treasure is found. 1 short of A Bell Below."
    dungeon.act(0, a.Discard(dungeon.world.lying("hand:0")[0]))
    assert GAME.words.prompt(dungeon.world, 0).remark.endswith("Enough for A Bell Below.")
    assert settled(dungeon.world, 0, True) == a.Go()


def test_with_the_claim_used_such_a_search_goes_at_once():
    dungeon = searching("Read the Dust")
    dungeon.fold([CLAIMED.to(1)])
    assert settled(dungeon.world, 0, True) == a.Go()


@pytest.mark.parametrize(("advanced", "answer"), [("on", None), ("off", a.Go())])
def test_an_attack_after_which_a_bone_walker_would_rise_is_asked_for_a_boost(advanced, answer):
    dungeon = Dungeon("arani", "fengray", rooms=ROOMS, advanced=advanced).at("camp")
    dungeon.enemy("bone_walker", "camp")
    dungeon.hold("old_oath_undead")
    dungeon.ready().use("Mace Swing")
    assert settled(dungeon.world, 0, True) == answer
    remark = GAME.words.prompt(dungeon.world, 0).remark
    assert remark.endswith("it rises again elsewhere." if advanced == "on" else "eliminated.")


def test_the_cursor_begins_on_nothing_that_costs_several_tokens():
    dungeon = Dungeon(rooms=ROOMS).offer("dead_run", "long_spear")
    for kind in ("gloom_hound", "bone_walker", "treasure"):
        dungeon.token(kind)
    dungeon.hold("old_oath")
    dungeon.ready()
    dungeon.fold([ACTIONS_LEFT.to(0)])
    assert len(dungeon.offers(a.Claim)) == 2
    assert Heard(scene_of(dungeon.world, 0)).slot.action == a.EndActions()


def test_healing_begins_with_a_card_that_can_be_used_after_it():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS)
    bash, cleave, drill, _ = dungeon.world.pieces(DEEDS[0])
    dungeon.wounded(cleave, 2).wounded(drill).wounded(dungeon.hero(), 1)
    dungeon.due(MendingDue(0, 1))
    assert isinstance(dungeon.ask(), ToMend)
    assert Heard(scene_of(dungeon.world, 0)).slot.ref == drill
    dungeon.wounded(drill, 0).wounded(bash, 0)
    assert Heard(scene_of(dungeon.world, 0)).slot.ref == cleave


def test_the_lord_on_the_map_has_the_defence_it_has_against_the_viewer():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS, mode="cooperative", lord="the_nightfathers_echo").wake()
    dungeon.at("vault", 0).ready()  # next door, but no other hero is: 9 against Fengray, 8 against Arani
    for seat, defence in ((0, 9), (1, 8)):
        lines = drawn(table_of(scene_of(dungeon.world, seat)), MIDDLE).lines()
        assert any(f"{defence}†3 █" in line for line in lines)


def test_a_hero_to_choose_for_a_text_is_told_with_its_wounds():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS, mode="cooperative").at("camp", 1)
    dungeon.wounded(dungeon.hero(1), 2)
    dungeon.hold("old_bandages")
    dungeon.wounded(dungeon.hero(0)).ready().alter("old_bandages")
    table = table_of(scene_of(dungeon.world, 0))
    assert "In the Camp, with 2 wounds" in told(table, Spot(v.OPTIONS, 1))


def test_what_is_too_long_for_a_row_of_a_large_board_is_told_in_few_words():
    dungeon = Dungeon(rooms=ROOMS).offer("anothers_door").ready()
    rows = drawn(table_of(scene_of(dungeon.world, 0)), LARGE).lines()
    assert any("in another's start" in row for row in rows)
