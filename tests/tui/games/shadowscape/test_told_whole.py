"""What stands beside the map and over it is told whole, on the smallest screen as on the largest."""

import pytest

from engine.games.shadowscape.asks import ToDefend, ToRouse
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.sums import left_by
from engine.games.shadowscape.zones import DEEDS
from tests.games.shadowscape.builders import Dungeon
from tests.tui.games.shadowscape.scenes import LARGE, LOW, MIDDLE, drawn, in_reach_of_both, scene_of
from tui.board.spots import Spot
from tui.games.shadowscape import view as v
from tui.games.shadowscape.inspecting import inspection_of
from tui.games.shadowscape.layout import plan
from tui.games.shadowscape.scene import table_of
from tui.games.shadowscape.scenes.errands import how_far, needs_of

ROOMS = {1: "chapel", 5: "pyre", 6: "camp", 7: "sump", 11: "mill"}


def test_several_heroes_in_reach_are_told_in_the_plural():
    text = " ".join(drawn(table_of(scene_of(in_reach_of_both("competitive").world, 0)), MIDDLE).lines())
    assert "Elatha and Crow are in reach" in text


def test_the_other_side_of_a_wounded_card_is_told_whole():
    dungeon = Dungeon("oswin", "arani", rooms=ROOMS).at("camp")
    dungeon.wounded(dungeon.card("Spade Blow"))
    rows = drawn(table_of(scene_of(dungeon.ready().world, 0)), MIDDLE).lines()
    assert any("× 1 wound" in row and "↔ Say the Words: draw 1" in row for row in rows)


def test_what_gets_through_is_written_beside_its_blocks_on_the_largest_screen():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp")
    dungeon.enemy("ghoren_warrior", "camp")
    dungeon.hold("old_oath")
    dungeon.top(next(id for id, card in box().fate.items() if card.type == "beast"))
    dungeon.ready().end()
    assert isinstance(dungeon.ask(), ToDefend)
    rows = [row[plan(*LARGE).side.x :] for row in drawn(table_of(scene_of(dungeon.world, 0)), LARGE).lines()]
    left = left_by(dungeon.world, dungeon.ask().enemy, 0)
    assert any(row.strip() == f"= {left} wounds" for row in rows)


def test_gear_is_named_in_full_on_the_largest_screen():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS)
    for kind in ("gloom_hound", "redsand_thrall", "bone_walker"):
        dungeon.token(kind)
    dungeon.wear("oath_hammer")
    rows = drawn(table_of(scene_of(dungeon.ready().world, 0)), LARGE).lines()
    assert any("Oath Hammer" in row for row in rows)


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_the_hands_of_the_others_are_told_whole_on_the_smallest_screen(mode):
    dungeon = Dungeon("elatha", "hareag", "crow", rooms=ROOMS, mode=mode)
    held = [id for id, card in box().fate.items() if len(card.symbols) == 2][:5]
    dungeon.hold(*held, seat=1)
    table = table_of(scene_of(dungeon.ready().world, 0), panel=v.HERO_PANEL)
    rows = [row[: plan(*LOW).map.width] for row in drawn(table, LOW, Spot(v.HEROES, 0)).lines()]
    told = next(row for row in rows if "hand" in row)
    assert "…" not in told
    assert "hand 5" in told
    inspected = inspection_of(table, Spot(v.HEROES, 0))
    assert inspected is not None
    names = [box().fate[id].title.name for id in held]
    listed = " ".join("".join(word.text for word in line) for line in inspected.lines)
    assert all(name in listed for name in names) is (mode == "cooperative")  # rivals keep theirs closed


@pytest.mark.parametrize("whisper", box().whispers)
def test_what_a_whisper_asks_is_whole_beside_the_map_where_it_may_be_wished_for(whisper):
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS, mode="cooperative").offer(whisper).ready()
    table = table_of(scene_of(dungeon.world, 0))
    assert table.slots(v.WISHES)
    row = next(row for row in drawn(table, MIDDLE).lines() if box().whispers[whisper].name in row)
    assert " mine" in row
    for need in needs_of(dungeon.world, 0, dungeon.world.pieces("whispers")[0]):
        assert "".join(word.text for word in need.brief) in row


@pytest.mark.parametrize("whisper", box().whispers)
def test_the_offers_over_the_smallest_map_say_in_words_where_a_whisper_is_claimed(whisper):
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).offer(whisper).ready()
    table = table_of(scene_of(dungeon.world, 0), panel=v.OFFER_PANEL)
    row = next(row for row in drawn(table, LOW).lines() if box().whispers[whisper].name in row)
    row = row[: plan(*LOW).map.width]
    assert "…" not in row
    needs = needs_of(dungeon.world, 0, dungeon.world.pieces("whispers")[0])
    few = ["".join(word.text for word in need.in_few_words) for need in needs]
    brief = ["".join(word.text for word in need.brief) for need in needs]
    assert all(words in row for words in few) or (len(" ".join(few)) > 22 and all(words in row for words in brief))
    if whisper in ("black_water", "anothers_door", "a_bell_below"):
        assert all(words in row for words in few)


def test_the_name_of_a_hero_is_not_cut_by_what_was_claimed():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS, mode="cooperative").ready()
    rows = [row[plan(*MIDDLE).side.x :] for row in drawn(table_of(scene_of(dungeon.world, 0)), MIDDLE).lines()]
    assert "Fengray Fighter" in rows[0]
    assert "…" not in rows[0]


def test_a_whisper_that_nothing_is_missing_for_is_not_some_actions_away():
    assert how_far(0.2) == "can be claimed at once"
    assert how_far(1.2) == "about 1 action"


@pytest.mark.parametrize("enemies", [False, True], ids=["action", "enemy phase"])
@pytest.mark.parametrize("whisper", box().whispers)
def test_what_a_whisper_asks_is_whole_in_the_column_of_the_largest_screen(whisper, enemies):
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).offer(whisper)
    dungeon.enemy("gloom_hound", "chapel")
    dungeon.at("chapel").top(next(id for id, card in box().fate.items() if card.type == "beast")).ready()
    if enemies:
        dungeon.end()
        assert dungeon.world.phase == "enemies"
    table = table_of(scene_of(dungeon.world, 0))
    rows = [row[plan(*LARGE).side.x :] for row in drawn(table, LARGE, Spot(v.HERO, 0)).lines()]
    at = next(index for index, row in enumerate(rows) if box().whispers[whisper].name in row)
    told = f"{rows[at]} {rows[at + 1]}"
    assert "…" not in told
    for need in needs_of(dungeon.world, 0, dungeon.world.pieces("whispers")[0]):
        manners = ("".join(word.text for word in words) for words in (need.brief, need.in_few_words, need.words))
        assert any(words in told for words in manners)


def test_beside_enemies_the_cards_of_the_smallest_screen_leave_out_the_move_nobody_can_make():
    dungeon = Dungeon("melekai", "arani", rooms=ROOMS).at("camp")
    dungeon.card("Ask the Dark")
    for room in ("chapel", "pyre", "sump", "mill"):
        dungeon.enemy("gloom_hound", room)
    dungeon.take("field_prayer", DEEDS[0])
    dungeon.hold("war_cry", "grave_salt", "toll_bell", "old_oath")
    dungeon.top(next(id for id, card in box().fate.items() if card.type == "beast"))
    dungeon.ready().end()
    assert isinstance(dungeon.ask(), ToRouse)
    rows = [row[plan(*LOW).side.x :] for row in drawn(table_of(scene_of(dungeon.world, 0)), LOW).lines()]
    assert any(row.split() == ["b", "Ask", "the", "Dark", "search", "3"] for row in rows)
