"""What annoyed in a game of one person with two heroes, played whole at 80 x 24."""

import pytest

from engine.core import observe
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToBoost, ToDefend, ToDiscard, ToRouse
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import Recall
from engine.games.shadowscape.rules.enemies import left_to_act, ready_of
from engine.games.shadowscape.words.walks import order_matters
from engine.games.shadowscape.zones import HOME
from engine.store import MemoryStore
from engine.tables import Person, Table
from tests.games.shadowscape.builders import GAME, Dungeon
from tests.tui.games.shadowscape.scenes import Heard, scene_of
from tui.board.spots import Spot
from tui.games.shadowscape import view as v
from tui.games.shadowscape.inspecting import inspection_of
from tui.games.shadowscape.scene import table_of
from tui.games.shadowscape.settling import settled
from tui.table.session.session import Session

ROOMS = {1: "chapel", 5: "pyre", 6: "camp", 7: "mill", 8: "sump", 11: "vault", 12: "arena", 13: "well"}
TOGETHER = "cooperative"


def told_of(dungeon: Dungeon, area: str, index: int = 0) -> str:
    told = inspection_of(table_of(scene_of(dungeon.world, 0)), Spot(area, index))
    assert told is not None
    return " ".join("".join(word.text for word in line) for line in told.lines)


def hounds(mode: str, *rooms: str) -> tuple[Dungeon, list[int]]:
    """Heroes in the Pit, and hounds that are to act."""
    dungeon = Dungeon(rooms=ROOMS, mode=mode).at("pit", 0).at("pit", 1)
    enemies = [dungeon.enemy("gloom_hound", room) for room in rooms]
    dungeon.top("old_oath_beast").ready().end()
    assert isinstance(dungeon.ask(), ToRouse)
    return dungeon, enemies


# Enemies act


@pytest.mark.parametrize(("mode", "goes_on"), [(TOGETHER, True), ("competitive", False)])
def test_together_enemies_act_one_after_the_other_once_the_first_was_let_act(mode, goes_on):
    dungeon, (first, *others) = hounds(mode, "camp", "sump", "mill")
    assert settled(dungeon.world, 0, True) is None
    dungeon.act(0, a.Rouse(first))
    then = settled(dungeon.world, 0, True)
    assert then in [a.Rouse(other) for other in others] if goes_on else then is None


def test_together_it_is_asked_who_acts_next_where_two_come_upon_the_same_hero():
    dungeon, (first, *_) = hounds(TOGETHER, "camp", "pit", "pit")
    dungeon.act(0, a.Rouse(first))
    assert isinstance(dungeon.ask(), ToRouse)
    assert settled(dungeon.world, 0, True) is None


def test_one_person_with_two_heroes_is_not_asked_again_after_a_hit_to_let_the_others_act():
    hits = 0
    for seed in range(4):
        table = Table.create(MemoryStore(), "shadowscape", {"mode": TOGETHER}, [Person("Mira"), Person("Mira")], seed)
        session = Session(table, (0, 1), pace="instant", confirm="never")
        for _ in range(300):
            world = table.journal.world
            if world.outcome is not None:
                break
            (seat,) = world.waiting()
            ask, due = world.ask_of(seat), world.agenda[-1]
            if isinstance(ask, ToRouse) and len(left_to_act(world, due)) < len(ready_of(world, due.type)):
                assert order_matters(world, left_to_act(world, due))
            hits += isinstance(ask, ToDefend)
            legal = session.legal()
            done = session.choose(*legal) if isinstance(ask, ToRouse) else session.choose(legal[-1])
            assert done.said == "done"
    assert hits > 5


def test_an_enemy_that_is_to_act_tells_what_its_hit_leaves_on_whom_it_strikes():
    dungeon = Dungeon("fengray", "crow", rooms=ROOMS, mode=TOGETHER).at("pit", 0).at("camp", 1)
    dungeon.enemy("gloom_hound", "camp")
    dungeon.enemy("gloom_hound", "mill")
    dungeon.top("old_oath_beast").ready().end()
    slots = table_of(scene_of(dungeon.world, 0)).slots(v.FOES)
    (camp,) = (place for place, slot in enumerate(slots) if slot.ref in dungeon.world.zones["room:6"])
    assert "Its hit on Crow leaves 3 wounds" in told_of(dungeon, v.FOES, camp)


# Cards that are discarded


def struck(*hand: str) -> Dungeon:
    """A hero who is struck for more than is held off."""
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS, mode=TOGETHER).at("camp")
    dungeon.enemy("barrow_knight", "camp")
    dungeon.hold(*hand)
    dungeon.top("war_cry_undead").ready().end()
    assert isinstance(dungeon.ask(), ToDefend)
    return dungeon


def bearing(symbol: str, *, recalls: bool) -> list[str]:
    """Fate cards with a symbol, those with one symbol first, by whether they recall others."""
    found = [
        card
        for card in box().fate.values()
        if symbol in card.symbols and any(isinstance(one, Recall) for one in card.text(True).effects) == recalls
    ]
    return [card.id for card in sorted(found, key=lambda card: len(card.symbols)) if card.id != "war_cry_undead"]


def test_a_defence_begins_with_the_card_that_is_worth_least():
    (recall, *_), (plain, *_) = bearing("defence", recalls=True), bearing("defence", recalls=False)
    dungeon = struck(recall, plain)
    (card,) = (card for card in dungeon.world.pieces("hand:0") if dungeon.world.kinds[card] == plain)
    assert Heard(scene_of(dungeon.world, 0)).slot.ref == card


def test_a_defence_begins_with_taking_the_hit_where_only_a_recall_would_serve():
    (recall, *_) = bearing("defence", recalls=True)
    assert Heard(scene_of(struck(recall).world, 0)).slot.action == a.Take()


def test_a_boost_begins_with_the_card_that_is_worth_least():
    (recall, *_), (plain, *_) = bearing("attack", recalls=True), bearing("attack", recalls=False)
    dungeon = Dungeon("arani", "fengray", rooms=ROOMS, mode=TOGETHER).at("camp")
    dungeon.enemy("redsand_thrall", "camp")
    _, fate = dungeon.hold(recall, plain)
    blows = [
        face.name
        for id in box().actions_of("arani")
        for face in (box().hero_actions[id].a, box().hero_actions[id].b)
        if face.brief == "† 2"
    ]
    dungeon.ready().use(blows[0])
    assert isinstance(dungeon.ask(), ToBoost)
    assert Heard(scene_of(dungeon.world, 0)).slot.ref == fate


def test_the_question_how_to_defend_leaves_room_for_what_enter_does_on_the_smallest_screen():
    (plain, *_) = bearing("defence", recalls=False)
    prompt = GAME.words.prompt(observe(struck(plain).world, 0), 0)
    assert len(f" ▶ {prompt.call}  Enter: discard Soft Tread ") < 80
    assert prompt.remark.startswith("Barrow Knight deals 4, ")


# What is told


def test_together_the_shards_on_a_card_and_in_a_room_say_that_they_count_for_nothing():
    said = "Shards count for nothing when you play together."
    for mode in (TOGETHER, "competitive"):
        dungeon = Dungeon(rooms=ROOMS, mode=mode).offer("black_water", "hollow_crown", "deep_pockets", "war_paint")
        told = [told_of(dungeon.ready(), area) for area in (v.WHISPERS, v.EQUIPMENT, v.GENERALS)]
        told += [told_of(dungeon, v.MAP, 5)]
        assert [said in text for text in told] == [mode == TOGETHER] * 4
        assert said not in told_of(dungeon, v.GENERALS, 1)


def test_a_starting_room_tells_who_began_there():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS)
    dungeon.fold([HOME.to(4, 0), HOME.to(20, 1)])
    dungeon.ready()
    assert "Fengray began here." in told_of(dungeon, v.MAP, 4)
    assert "Arani began here." in told_of(dungeon, v.MAP, 20)


def test_every_turn_has_a_heading_with_the_hero_it_is_of():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS, mode=TOGETHER)
    dungeon.top("old_oath_undead").ready().end()
    before, event = dungeon.events[-1]
    titles = [told for told in GAME.words.narrate(before, event, ["Fengray", "Arani"]) if told.tone == "title"]
    assert (titles[-1].text.startswith("Turn "), titles[-1].seat) == (True, 1)


def test_discarding_down_to_the_hand_begins_with_the_card_that_is_worth_least():
    recalls = [
        card.id for card in box().fate.values() if any(isinstance(one, Recall) for one in card.text(True).effects)
    ]
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS, mode=TOGETHER)
    dungeon.hold(*recalls[:4], "war_cry_beast")
    dungeon.top(*recalls[4:7]).ready().use("War Drill")
    assert isinstance(dungeon.ask(), ToDiscard)
    slot = Heard(scene_of(dungeon.world, 0)).slot
    assert dungeon.world.kinds[slot.ref] == "war_cry_beast"
