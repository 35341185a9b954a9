"""What annoyed in games played by hand: where the cursor lands, what Enter on the own room means, what is in sight."""

import pytest

from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToStand, ToStep, ToTarget, ToWound
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.tasks import WoundingDue
from engine.games.shadowscape.zones import PLACE
from tests.games.shadowscape.builders import Dungeon
from tests.tui.games.shadowscape.scenes import LOW, MIDDLE, Heard, at_desk, drawn, game, scene_of
from tui.board.spots import Spot
from tui.draw.canvas import Canvas, Ink
from tui.draw.glyphs import UNICODE
from tui.draw.theme import HOUSE
from tui.games.shadowscape import view as v
from tui.games.shadowscape.board_keys import CARD_LETTERS
from tui.games.shadowscape.layout import plan
from tui.games.shadowscape.look import LOOK
from tui.games.shadowscape.paint.heroes import rival_words
from tui.games.shadowscape.paint.pen import Pen
from tui.games.shadowscape.scene import table_of
from tui.games.shadowscape.scenes.errands import nearest_to, needs_of

ROOMS = {1: "chapel", 5: "pyre", 6: "camp", 7: "sump", 11: "mill"}
CAMP, CHAPEL, PYRE = 6, 1, 5


def in_words(words) -> str:
    return "".join(word.text for word in words)


def in_the_corner() -> Dungeon:
    """Seat 0 in the north-west corner, the Pyre south of it and the Chapel east of it."""
    dungeon = Dungeon(rooms=ROOMS)
    dungeon.hold("old_oath")
    return dungeon


def standing() -> list:
    """Every moment of a set-up in which a starting room is asked for."""
    return [world.copy() for world in game(3, 3, 60) if any(isinstance(world.ask_of(s), ToStand) for s in range(3))]


# Setting up


@pytest.mark.parametrize("size", [LOW, MIDDLE], ids=["low", "middle"])
def test_heroes_stand_in_their_corner_as_soon_as_they_have_one(size):
    worlds = standing()
    for placed, world in enumerate(worlds):
        seat = min(world.waiting())
        at = plan(*size).map
        rows = drawn(table_of(scene_of(world, seat)), size).lines()[: at.height]
        lines = "".join(row[: at.width] for row in rows)
        names = [box().heroes[world.kinds[world.pieces(f"hero:{one}")[0]]].name for one in range(3)]
        assert sum(name[:5] in lines for name in names) == placed
    assert len(worlds) == 3


def test_nobody_is_nearest_to_a_whisper_before_standing_anywhere():
    first, *others = standing()
    whisper = first.pieces("whispers")[0]
    assert nearest_to(first, whisper) == []
    assert all(nearest_to(world, whisper) for world in others)


# Walking


async def test_a_walk_begins_in_the_own_room_and_arrows_lead_on_from_there():
    dungeon = in_the_corner()
    dungeon.enemy("gloom_hound", "chapel")
    dungeon.enemy("bone_walker", "pyre")
    dungeon.ready().move().go()
    assert Heard(scene_of(dungeon.world, 0)).spot == Spot(v.MAP, PLACE(dungeon.world, 0))
    desk = await at_desk(dungeon, "right", "enter", size=LOW)
    assert desk.refused == []
    assert dungeon.stands() == "chapel"


def test_enter_on_the_own_room_ends_the_walk_there_and_so_does_the_button():
    dungeon = in_the_corner().ready().move().go()
    board = Heard(scene_of(dungeon.world, 0))
    board.action_choose()
    assert board.played == [(a.Halt(),)]
    assert [slot.action for slot in board.table.slots(v.BUTTONS)] == [a.Halt()]


def test_a_room_that_was_picked_is_where_the_move_ends():
    dungeon = in_the_corner().ready()
    board = Heard(scene_of(dungeon.world, 0))
    board.go(Spot(v.MAP, PYRE))
    board.action_choose()
    board.action_choose()
    for action in board.played[0]:
        dungeon.act(0, action)
    assert dungeon.stands() == "pyre"
    assert not isinstance(dungeon.ask(), ToStep)


@pytest.mark.parametrize("enemy", [True, False], ids=["stopped", "all steps used"])
def test_a_move_that_ends_by_itself_is_not_ended_again(enemy):
    dungeon = in_the_corner()
    if enemy:
        dungeon.enemy("gloom_hound", "camp")
    dungeon.ready()
    board = Heard(scene_of(dungeon.world, 0))
    board.go(Spot(v.MAP, CAMP))
    board.action_choose()
    board.action_choose()
    for action in board.played[0]:
        dungeon.act(0, action)
    assert dungeon.stands() == "camp"


def test_no_room_is_in_reach_when_no_card_can_be_flipped():
    dungeon = in_the_corner().ready().use("Field Dressing").go()
    assert table_of(scene_of(dungeon.world, 0)).ways
    for card in dungeon.world.pieces("deeds:0")[:3]:
        dungeon.wounded(card)
    assert not dungeon.offers(a.Move)
    assert table_of(scene_of(dungeon.world, 0)).ways == {}


# Losses and targets


def test_a_wound_goes_to_the_hero_first_then_to_a_card_that_is_disabled_already_then_to_most_slots():
    dungeon = Dungeon("fengray", "arani")
    cards = {card: dungeon.world.kinds[card] for card in dungeon.world.pieces("deeds:0")}
    two_slots = next(card for card, kind in cards.items() if box().hero_actions[kind].slots == 2)
    dungeon.due(WoundingDue(0, 1))
    assert isinstance(dungeon.ask(), ToWound)
    assert Heard(scene_of(dungeon.world, 0)).spot == Spot(v.HERO, 0)
    dungeon.wounded(dungeon.hero(), 2)
    board = Heard(scene_of(dungeon.world, 0))
    assert board.slot.ref == two_slots
    dungeon.wounded(two_slots, 1)
    assert Heard(scene_of(dungeon.world, 0)).slot.ref == two_slots


def test_enemies_in_the_own_room_are_offered_before_those_next_door():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp")
    far, near = dungeon.enemy("gloom_hound", "chapel"), dungeon.enemy("redsand_thrall", "camp")
    dungeon.ready().use("Heartseeker")
    assert isinstance(dungeon.ask(), ToTarget)
    board = Heard(scene_of(dungeon.world, 0))
    assert board.slot.ref == near
    assert far in [slot.ref for slot in board.table.slots(v.FOES)]


# Words in sight


def test_a_whisper_that_asks_for_a_kill_tells_the_defence_and_the_shrine():
    dungeon = Dungeon(rooms=ROOMS).offer("spilled_offering", "oathbreaker").ready()
    needs = {
        dungeon.world.kinds[card]: needs_of(dungeon.world, 0, card)[-1] for card in dungeon.world.pieces("whispers")
    }
    shrine, tough = needs["spilled_offering"], needs["oathbreaker"]
    assert in_words(shrine.brief) == "kill #3+ Ω"
    assert in_words(shrine.words) == "eliminate an enemy of defence 3 or more at a shrine"
    assert in_words(tough.brief) == "kill #4+ Ω"


@pytest.mark.parametrize("hero", list(box().heroes))
def test_two_heroes_side_by_side_are_never_cut(hero):
    dungeon = Dungeon("fengray", hero, "arani" if hero != "arani" else "venda").ready()
    for kind in ("gloom_hound", "redsand_thrall", "bone_walker"):
        dungeon.token(kind, 1)
    table = table_of(scene_of(dungeon.world, 0))
    canvas = Canvas(*MIDDLE, Ink(HOUSE["duskhall-dark"].text), LOOK.glyphs(UNICODE))
    pen = Pen(canvas, HOUSE["duskhall-dark"], table, plan(*MIDDLE), None)
    assert pen.words_width(rival_words(pen, 1, True, "")) <= plan(*MIDDLE).side.width // 2 - 1


def test_the_letters_on_action_cards_are_the_keys_to_press():
    dungeon = Dungeon("fengray", "arani").ready()
    lines = drawn(table_of(scene_of(dungeon.world, 0)), MIDDLE).lines()
    for letter, name in zip(CARD_LETTERS, ("Shield Bash", "Cleave", "War Drill", "Field Dressing"), strict=False):
        assert any(f" {letter}  {name}" in line for line in lines)


def test_an_attack_that_the_hand_can_make_up_for_says_with_how_many_cards():
    dungeon = Dungeon("arani", "fengray", rooms=ROOMS).at("camp")
    dungeon.enemy("redsand_thrall", "camp")
    dungeon.ready()
    swing = Spot(v.CARDS, 0)
    board = Heard(scene_of(dungeon.world, 0))
    board.go(swing)
    assert "Redsand Thrall:  2 of 3, 1 short" in board.inspected
    dungeon.hold(next(card.id for card in box().fate.values() if card.symbols == ("attack",)))
    board = Heard(scene_of(dungeon.world, 0))
    board.go(swing)
    assert "Redsand Thrall:  2 of 3, enough with one discard" in board.inspected


def test_an_attack_that_the_hand_cannot_make_up_for_says_what_it_comes_to_with_all_of_it():
    dungeon = Dungeon("arani", "fengray", rooms=ROOMS).at("camp")
    dungeon.enemy("barrow_knight", "camp")
    dungeon.hold(next(card.id for card in box().fate.values() if card.symbols == ("attack",)))
    board = Heard(scene_of(dungeon.ready().world, 0))
    board.go(Spot(v.CARDS, 0))
    assert "Barrow Knight:  2 of 4, 3 with one discard" in board.inspected


def test_tab_enters_the_map_where_the_hero_stands():
    dungeon = in_the_corner().at("camp").ready()
    board = Heard(scene_of(dungeon.world, 0))
    assert board.entry(v.MAP) == Spot(v.MAP, CAMP)
