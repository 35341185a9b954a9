"""Where a rule ends: what just does not happen, for rulings whose other tests show what does."""

import pytest

from engine.core import Moved
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToAct, ToFace, ToWound
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.condition_forms import InRoom
from engine.games.shadowscape.holding import Deed, holds
from engine.games.shadowscape.table import lord_of, tokens_of
from engine.games.shadowscape.tasks import LordDue, RousingDue, SpawnDue, TurnsDue
from engine.games.shadowscape.zones import (
    CALMED,
    CHARGE,
    FALLEN,
    FATE_DECK,
    FATE_DISCARD,
    FIRST,
    GEAR,
    MOST_ROUNDS,
    PILE,
    ROUND,
    WHISPERS,
)
from tests.games.shadowscape.builders import Dungeon

ROOMS = {6: "camp", 7: "mill", 8: "sump", 11: "vault", 12: "arena", 13: "pyre", 2: "den"}


def with_door(number: int, door: str, *others: str) -> str:
    """A room with a door on that side, north being 0, that is none of the others."""
    return next(id for id, room in box().rooms.items() if room.doors[number] == door and id not in others)


def test_ruling_17_who_searches_next_door_is_there_and_who_kills_next_door_is_not():
    dungeon = Dungeon(rooms=ROOMS).at("camp")
    mill = dungeon.place("mill")
    assert holds(dungeon.world, 0, InRoom(room="mill"), Deed("search", mill, 3))
    assert not holds(dungeon.world, 0, InRoom(room="mill"), Deed("kill", mill, 3))


def test_ruling_22_a_new_general_action_is_ready_although_the_old_one_was_used():
    dungeon = Dungeon("fengray", "arani").offer("quick_hands")
    old = dungeon.take("war_paint", "deeds:0")
    dungeon.token("treasure")
    dungeon.ready().act(0, a.Move(old))
    dungeon.act(0, a.Halt())
    new = dungeon.world.zones["actions"][0]
    dungeon.act(0, a.Claim(new))
    dungeon.act(0, a.Tuck(old))
    assert dungeon.ask() == ToFace(new)
    dungeon.act(0, a.Face(new, "a"))
    assert a.Use(new) in dungeon.legal(0)


def test_ruling_26_an_enemy_does_not_enter_a_room_it_came_through():
    start = with_door(1, "bone")
    middle = with_door(2, "blood", start)
    last = with_door(0, "bone", start, middle)
    dungeon = Dungeon(rooms={11: start, 12: middle, 17: last})
    cutter = dungeon.enemy("lantern_cutter_1", start)
    assert box().enemies["lantern_cutter"].moves[0] == ("bone", "blood", "bone")
    dungeon.ready().due(RousingDue(0, cutter))
    assert dungeon.where(cutter) == last
    assert dungeon.told("skips")[1:] == ("bone", "back")


def test_ruling_28_discards_stay_where_they_are_while_the_pile_is_large_enough():
    dungeon = Dungeon(rooms=ROOMS)
    pile = tuple(dungeon.world.zones[PILE[0]])
    dungeon.fold([Moved(pile[:2], PILE[0], FALLEN[0], None, "a")])
    dungeon.ready().due(SpawnDue(0, "beast"))
    assert tuple(dungeon.world.zones[FALLEN[0]]) == pile[:2]


def test_ruling_29_the_lord_strikes_after_the_enemies_in_its_own_room():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS, lord="ghost_of_the_toll").at("arena").wake()
    walker = dungeon.enemy("bone_walker", "arena")
    dungeon.top("old_oath_undead").ready().end()
    while isinstance(dungeon.ask(), ToWound):
        dungeon.act(0, dungeon.legal(0)[0])
    facts = [fact for _, event in dungeon.events for fact in event.facts]
    struck = [fact.args[1].piece for fact in facts if getattr(fact, "note", "") == "hits"]
    assert struck == [walker, lord_of(dungeon.world)]


def test_ruling_66_recalled_cards_lie_under_all_others():
    dungeon = Dungeon(mode="cooperative")
    deck = dungeon.world.zones[FATE_DECK]
    dungeon.fold([Moved(tuple(deck[:20]), FATE_DECK, FATE_DISCARD, None, "a")])
    dungeon.hold("loose_stones")
    before = list(dungeon.world.zones[FATE_DECK])
    dungeon.ready().alter("loose_stones")
    assert dungeon.world.zones[FATE_DECK][2:] == before


def test_ruling_63_the_shepherd_calls_no_beast_from_two_rooms_away():
    dungeon = Dungeon(rooms=ROOMS, lord="the_pale_shepherd").wake()
    hound = dungeon.enemy("gloom_hound", "den")
    dungeon.ready().due(LordDue(0))
    assert dungeon.where(hound) == "den"


def test_ruling_74_a_step_through_two_rooms_is_no_charge():
    dungeon = Dungeon("valkea", "arani", rooms=ROOMS).at("camp")
    dungeon.take("storm_word", "deeds:0")
    name = box().general_actions["storm_word"].b.name
    dungeon.ready().use(name).step("mill", "sump")
    assert isinstance(dungeon.ask(), ToAct)
    assert not CHARGE["attack"](dungeon.world, 0)


def test_ruling_78_hareag_calms_no_lord():
    dungeon = Dungeon("hareag", "arani", rooms=ROOMS).at("arena").wake()
    magic = next(
        face.name
        for id in box().actions_of("hareag")
        for face in (box().hero_actions[id].a, box().hero_actions[id].b)
        if face.brief == "☼ 3"
    )
    dungeon.ready().use(magic)
    assert dungeon.told("strikes")[-1] == "stands"
    assert not CALMED(dungeon.world, lord_of(dungeon.world))


def test_ruling_81_a_bone_walker_hit_harder_than_its_defence_is_a_trophy():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS, advanced="on").at("camp")
    walker = dungeon.enemy("bone_walker", "camp")
    dungeon.ready().use("Cleave")
    assert tokens_of(dungeon.world, 0) == [walker]


@pytest.mark.parametrize(("rounds", "over"), [(MOST_ROUNDS - 1, False), (MOST_ROUNDS, True)])
def test_ruling_95_the_game_ends_after_fifty_turns_each_and_not_before(rounds, over):
    assert MOST_ROUNDS == 50
    dungeon = Dungeon()
    dungeon.fold([FIRST.to(0), ROUND.to(rounds)])
    dungeon.due(TurnsDue())
    assert (dungeon.world.outcome is not None) == over


def test_the_red_text_of_grave_goods_allows_no_second_whisper():
    dungeon = Dungeon().offer("a_pair_of_horns", "star_chip")
    for kind in ("gloom_hound", "gloom_hound", "treasure"):
        dungeon.token(kind)
    dungeon.hold("grave_goods")
    dungeon.ready().alter("grave_goods")
    dungeon.act(0, a.Claim(dungeon.world.zones[WHISPERS][0]))
    dungeon.offer("what_hounds_know").at("gullet")
    assert dungeon.refuses(0, a.Claim(dungeon.world.zones[WHISPERS][-1])).slug == "AlreadyClaimed"
    assert a.Claim(dungeon.world.zones[GEAR][0]) in dungeon.legal(0)
