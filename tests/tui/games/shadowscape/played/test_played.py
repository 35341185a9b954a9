"""What annoyed in whole games played by hand: claims that Enter passes by, and words cut where they matter."""

import pytest

from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToBoost, ToClaimDeed, ToRouse
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.dungeon import chart_of
from engine.games.shadowscape.zones import ACTIONS_LEFT
from tests.games.shadowscape.builders import GAME, Dungeon
from tests.tui.games.shadowscape.scenes import LOW, MIDDLE, Heard, drawn, game, scene_of
from tui.board.spots import Spot
from tui.draw.glyphs import seat_glyph
from tui.games.shadowscape import view as v
from tui.games.shadowscape.inspecting import inspection_of
from tui.games.shadowscape.scene import table_of

ROOMS = {1: "chapel", 5: "pyre", 6: "camp", 7: "well", 11: "mill"}
CUT = "…"
MIDST = 12
"""The room in the middle, where the lord stands."""


def in_words(words) -> str:
    return "".join(word.text for word in words)


def rows_of(dungeon: Dungeon, size: tuple[int, int], panel: str = "") -> list[str]:
    return drawn(table_of(scene_of(dungeon.world, 0), (), panel), size).lines()


# Claims


def with_actions_done(*whispers: str, at: str = "chapel") -> Dungeon:
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).offer(*whispers).at(at)
    dungeon.token("treasure")
    dungeon.ready()
    dungeon.fold([ACTIONS_LEFT.to(0)])
    return dungeon


def test_with_both_actions_done_the_cursor_lands_on_a_whisper_that_can_be_claimed():
    board = Heard(scene_of(with_actions_done("a_pair_of_horns", "a_cold_hearth").world, 0))
    assert isinstance(board.slot.action, a.Claim)
    assert board.spot == Spot(v.WHISPERS, 1)


def test_with_both_actions_done_and_no_whisper_to_claim_the_cursor_lands_on_the_end():
    board = Heard(scene_of(with_actions_done("a_pair_of_horns", "a_cold_hearth", at="camp").world, 0))
    assert isinstance(board.slot.action, a.EndActions)


def test_with_an_action_left_the_cursor_lands_on_a_card():
    dungeon = with_actions_done("a_cold_hearth")
    dungeon.fold([ACTIONS_LEFT.to(1)])
    board = Heard(scene_of(dungeon.world, 0))
    assert isinstance(board.slot.action, a.Move)  # nothing to strike, to find or to heal
    dungeon.treasure(2, "chapel")
    board = Heard(scene_of(dungeon.world, 0))
    assert isinstance(board.slot.action, a.Use)


def test_the_offers_open_on_what_can_be_claimed_before_what_can_be_asked_for():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS, mode="cooperative").offer("a_pair_of_horns", "oxhide_coat")
    dungeon.token("treasure")
    dungeon.ready()
    board = Heard(scene_of(dungeon.world, 0))
    assert any(slot.legal for slot in board.table.slots(v.WISHES))
    board.action_offers()
    assert board.spot == Spot(v.EQUIPMENT, 0)


def test_a_deed_is_ticked_while_its_whisper_can_be_claimed():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).offer("spilled_offering").at("chapel")
    dungeon.enemy("redsand_thrall", "chapel")
    dungeon.token("treasure")
    dungeon.ready()
    before = inspection_of(table_of(scene_of(dungeon.world, 0)), Spot(v.WHISPERS, 0))
    dungeon.use("Cleave")
    while isinstance(dungeon.ask(), ToBoost):
        dungeon.go()
    assert isinstance(dungeon.ask(), ToClaimDeed)
    after = inspection_of(table_of(scene_of(dungeon.world, 0)), Spot(v.WHISPERS, 0))
    assert before is not None
    assert after is not None
    assert any("× eliminate" in in_words(line) for line in before.lines)
    assert any("√ eliminate" in in_words(line) for line in after.lines)
    rows = rows_of(dungeon, MIDDLE, v.OFFER_PANEL)
    assert any("√ eliminate" in row for row in rows)
    assert "√ claim" in next(row for row in rows if "Spilled Offering" in row)


# Words that were cut


def test_where_an_enemy_goes_and_whom_it_strikes_fits_the_line_of_the_smallest_screen():
    seen = 0
    for world in game(5, 2, 140, 0.2):
        for seat in world.waiting():
            if not isinstance(world.ask_of(seat), ToRouse):
                continue
            table = table_of(scene_of(world, seat))
            for index in range(len(table.slots(v.FOES))):
                told = inspection_of(table, Spot(v.FOES, index))
                assert told is not None
                assert len(f" {in_words(told.title)}   {in_words(told.lines[0])}") <= 80
                seen += 1
    assert seen > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_enemy_that_reaches_several_heroes_tells_all_of_them_on_the_smallest_screen(seats):
    heroes = ("celenthia", "melekai", "ardenai", "fengray")[:seats]
    dungeon = Dungeon(*heroes, rooms=ROOMS)
    for seat in range(seats):
        dungeon.at("chapel", seat)
    dungeon.enemy("ghoren_warrior", "chapel")
    dungeon.enemy("ghoren_warrior", "mill")
    dungeon.top(next(id for id, card in box().fate.items() if card.type == "beast"))
    dungeon.ready().end()
    assert isinstance(dungeon.ask(), ToRouse)
    told = inspection_of(table_of(scene_of(dungeon.world, 0)), Spot(v.FOES, 0))
    assert told is not None
    line = in_words(told.lines[0])
    assert len(f" {in_words(told.title)}   {line}") <= 78
    assert all(box().heroes[hero].name in line or seat_glyph(seat) in line for seat, hero in enumerate(heroes))


@pytest.mark.parametrize("fourth", [False, True], ids=["three", "one to drop"])
def test_all_tokens_are_whole_on_the_smallest_screen(fourth):
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS)
    for kind in ("gloom_hound", "redsand_thrall", "bone_walker", *(("lantern_cutter",) if fourth else ())):
        dungeon.token(kind)
    row = rows_of(dungeon.ready(), LOW)[1]
    assert row.rstrip().endswith(f"ΨGh §Rt ∩Bw{' §Lc' if fourth else ''}")


@pytest.mark.parametrize(("whisper", "brief"), [("forge_smoke", "Forge §√ gear"), ("the_last_whisper", "slay lord")])
def test_what_a_whisper_asks_for_is_not_cut_beside_the_map(whisper, brief):
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).offer(whisper)
    dungeon.token("redsand_thrall")
    row = next(row for row in rows_of(dungeon.ready(), MIDDLE) if box().whispers[whisper].name in row)
    assert brief in row
    assert CUT not in row


def test_the_other_side_of_a_card_that_rests_is_told_whole():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp")
    dungeon.enemy("gloom_hound", "chapel")
    dungeon.ready().use("Doorway Shot")
    while isinstance(dungeon.ask(), ToBoost):
        dungeon.go()
    assert any("rests  ↔ Doorway Shot: † 2 next" in row for row in rows_of(dungeon, MIDDLE))


def test_a_fate_card_says_whole_what_it_serves_for_and_that_it_can_be_played():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS, mode="cooperative")
    two = [id for id, card in box().fate.items() if len(card.symbols) == 2]
    names = {"/".join(box().word(symbol).lower() for symbol in box().fate[id].symbols): id for id in two}
    longest = max(names, key=len)
    dungeon.hold(names[longest])
    dungeon.hold("old_oath", "grave_salt")
    dungeon.enemy("gloom_hound", "camp")
    rows = rows_of(dungeon.ready(), LOW, v.FATE_PANEL)
    assert any(longest in row for row in rows)
    assert any("√ can play" in row for row in rows)


# Words that were wrong


def test_a_lord_whose_name_begins_with_the_is_struck_in_small_letters():
    dungeon = Dungeon("fengray", "arani", lord="the_pale_shepherd").wake()
    dungeon.at(next(room for room, place in chart_of(dungeon.world).places.items() if place == MIDST)).hold("old_oath")
    dungeon.ready().use("Cleave")
    said = GAME.words.prompt(dungeon.world, 0)
    assert "to the Pale Shepherd" in f"{said.call} {said.remark}"


def test_a_search_that_falls_short_is_short_of_the_treasure():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).at("well")
    dungeon.treasure(3, "well")
    dungeon.hold("old_oath")
    dungeon.up(dungeon.world.pieces("deeds:0")[1], "b").ready().use("Sift Rubble")
    said = GAME.words.prompt(dungeon.world, 0)
    assert "2 of 3: 1 short of the treasure." in f"{said.call} {said.remark}"


def test_who_rouses_an_enemy_is_told_so_and_where_it_would_go():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).at("camp")
    for room in ("chapel", "mill"):
        dungeon.enemy("gloom_hound", room)
    dungeon.hold("bad_blood")
    dungeon.ready().alter("bad_blood")
    assert GAME.words.prompt(dungeon.world, 0).call == "Choose an enemy to rouse."
    board = Heard(scene_of(dungeon.world, 0))
    assert board.spot is not None
    assert board.spot.area == v.FOES
    assert "It goes" in board.inspected or "It stays" in board.inspected
