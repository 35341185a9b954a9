"""What annoyed in two more games played whole by own choices: questions that are none, and where the cursor lands."""

import pytest
from msgspec.structs import replace

from engine.core import Moved
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToBoost, ToFace, ToKeep, ToPick, ToPoint, ToRouse, ToStand, ToTarget
from engine.games.shadowscape.table import lord_of
from engine.games.shadowscape.tasks import KeepingDue
from engine.games.shadowscape.zones import ACTIONS_LEFT, DEEDS, LORD_ROOM, PLACE
from tests.games.shadowscape.builders import GAME, Dungeon
from tests.tui.games.shadowscape.scenes import LOW, MIDDLE, Desk, Heard, drawn, game, scene_of
from tests.tui.tables import at_table, laid, play, stage_of
from tui.board.spots import Spot
from tui.draw.glyphs import DOWN, UP
from tui.games.shadowscape import view as v
from tui.games.shadowscape.inspecting import inspection_of
from tui.games.shadowscape.scene import table_of
from tui.games.shadowscape.settling import settled
from tui.table.session.session import Session

FRIEND = "at this keyboard"
OFFERED = ("torchbearer", "dead_run")
ROOMS = {1: "chapel", 5: "pyre", 6: "camp", 7: "mill", 8: "sump", 11: "vault", 12: "arena", 13: "well"}


def far(*heroes: str, **options) -> Dungeon:
    """Heroes far from the Camp."""
    return Dungeon(*heroes, rooms=ROOMS, **options).at("pit", 0).at("pit", 1)


def at_a_table(ask: type, **options):
    """A table of Shadowscape at the first moment when seat 0 is asked this."""
    table = laid(slug="shadowscape", **options)
    for _ in range(3_000):
        if isinstance(table.journal.world.ask_of(0), ask):
            return table
        play(table, 1)
    raise AssertionError("never asked")


# All enemies at once


def hounds(*rooms: str) -> Dungeon:
    table = far()
    for room in rooms:
        table.enemy("gloom_hound", room)
    table.top("old_oath_beast").ready().end()
    assert isinstance(table.ask(), ToRouse)
    return table


def test_one_key_lets_all_enemies_act_where_their_order_changes_nothing():
    board = Heard(scene_of(hounds("camp", "sump", "mill").world, 0))
    assert board.spot == Spot(v.BUTTONS, 0)
    assert board.slot.label == "Let all 3 act"
    assert [type(action) for action in (board.slot.action, *board.slot.then)] == [a.Rouse] * 3
    assert board.inspection().enter == "let all 3 act"
    assert "Their order changes nothing." in GAME.words.prompt(board.scene.world, 0).remark


def test_where_two_enemies_come_upon_the_same_hero_the_cursor_begins_with_the_first_of_them():
    board = Heard(scene_of(hounds("pit", "pit").world, 0))
    assert board.spot.area == v.FOES
    assert board.table.slots(v.BUTTONS)[0].label == "Let both act"
    assert "order" not in GAME.words.prompt(board.scene.world, 0).remark


def test_all_enemies_at_once_are_the_same_lines_of_the_log_as_one_by_one_and_undone_together():
    table = at_a_table(ToRouse)
    session = Session(table, (0,), pace="instant")
    before, (first, *then) = len(table.journal.events), session.legal()
    assert session.choose(first, *then).said == "done"
    lines = [event for event in table.journal.events[before:] if event.seat == 0]
    assert [line.action for line in lines] == [first, *then][: len(lines)]
    assert len(lines) > 1
    assert len({line.group for line in lines}) == 1
    session.undo()
    assert session.legal() == (first, *then)


def test_every_walk_of_all_enemies_at_once_is_pictured():
    for seed in range(7, 20):
        table = at_a_table(ToRouse, seed=seed)
        session = Session(table, (0,), pace="brisk")
        session.choose(*session.legal())
        told = []
        while session.beats:
            told.append(session.told())
            session.advance()
        acted = {line.seq for line in table.journal.events if isinstance(line.action, a.Rouse)}
        if len(acted) > 2 and len(told) > 3:
            assert [len(lines) for lines in told] == sorted(len(lines) for lines in told)
            assert len({len(lines) for lines in told}) > 2
            return
    raise AssertionError("nothing to see")


# A boost that is none


def aiming(damage: str, enemy: str, *hand: str) -> Dungeon:
    """A hero beside an enemy who has chosen to strike it with this card."""
    table = Dungeon("fengray", "arani", rooms=ROOMS).at("camp")
    table.enemy(enemy, "camp")
    if hand:
        table.hold(*hand)
    return table.ready().use(damage)


def test_an_attack_that_suffices_is_not_asked_for_a_boost():
    table = aiming("Cleave", "gloom_hound", "old_oath_undead")
    assert isinstance(table.ask(), ToBoost)
    assert settled(table.world, 0, False) == a.Go()


def test_an_attack_that_falls_short_asks_for_a_boost_with_and_without_cards():
    for hand in ("old_oath_undead", "old_oath_brigand"):
        table = aiming("Shield Bash", "barrow_knight", hand)
        assert isinstance(table.ask(), ToBoost)
        assert settled(table.world, 0, True) is None


def test_an_attack_goes_as_soon_as_a_discard_makes_it_suffice():
    table = aiming("Shield Bash", "redsand_thrall", "old_oath_undead")
    assert settled(table.world, 0, False) is None
    table.act(0, a.Discard(table.world.lying("hand:0")[0]))
    assert settled(table.world, 0, False) == a.Go()


def test_a_move_that_no_card_serves_goes_at_once_unless_somebody_elsewhere_would_learn_it():
    table = Dungeon(rooms=ROOMS)
    table.hold("old_oath_brigand")
    table.ready().move()
    assert isinstance(table.ask(), ToBoost)
    assert settled(table.world, 0, True) == a.Go()
    assert settled(table.world, 0, False) is None


def test_what_goes_without_saying_is_done_with_the_same_key():
    done = 0
    for seed in range(7, 12):
        table = laid(slug="shadowscape", seed=seed)
        session = Session(table, (0,), pace="instant")
        for _ in range(400):
            if table.is_over:
                break
            if session.is_asked and isinstance(session.seen.ask_of(0), ToTarget):
                before = len(table.journal.events)
                session.choose(session.legal()[0])
                lines = [event.action for event in table.journal.events[before:] if event.seat == 0]
                done += lines[1:2] == [a.Go()]
                assert not (isinstance(table.view(0).ask_of(0), ToBoost) and settled(table.view(0), 0, True))
            else:
                play(table, 1)
                session._moved_back(table.journal.events[-1])
    assert done


def swapping(*heroes: str) -> Dungeon:
    table = Dungeon(*heroes, rooms=ROOMS, mode="cooperative")
    table.hold("old_oath_beast")
    return table.ready().alter("old_oath")


def test_two_heroes_swap_places_without_a_question():
    table = swapping("fengray", "arani")
    assert isinstance(table.ask(), ToPick)
    chosen = settled(table.world, 0, True)
    assert chosen == a.Pick(0)
    places = PLACE(table.world, 0), PLACE(table.world, 1)
    table.act(0, chosen)
    assert (PLACE(table.world, 1), PLACE(table.world, 0)) == places


def test_three_heroes_are_asked_who_swaps():
    table = swapping("fengray", "arani", "crow")
    assert isinstance(table.ask(), ToPick)
    assert settled(table.world, 0, True) is None


# Where the cursor lands


def test_of_rooms_to_search_the_cursor_begins_with_one_where_a_treasure_lies():
    table = Dungeon(rooms=ROOMS).at("camp")
    table.treasure(3, "mill")
    table.offer("torchbearer")
    (general,) = table.world.lying("actions")
    table.fold([Moved((general,), "actions", "deeds:0", None, "b")])
    table.ready().use("Throw Light")
    assert isinstance(table.ask(), ToPoint)
    assert Heard(scene_of(table.world, 0)).spot == Spot(v.MAP, table.place("mill"))


async def test_an_arrow_leads_from_one_free_corner_to_the_next():
    world = next(world for world in game(3, 2) if isinstance(world.ask_of(0), ToStand))
    free = [action.place for action in GAME.legal(world, 0)]
    assert len(free) > 2
    desk = Desk(world)
    async with desk.run_test(size=LOW) as pilot:
        await pilot.pause()
        seen = {desk.board.spot.index}
        for key in ("right", "down", "left", "up"):
            await pilot.press(key)
            seen.add(desk.board.spot.index)
    assert seen == set(free)


def test_each_card_before_play_begins_with_the_side_that_is_up():
    worlds = [world.copy() for world in game(3, 2, 40) if isinstance(world.ask_of(0), ToFace)]
    board = Heard(scene_of(worlds[0], 0))
    board.go(Spot(v.OPTIONS, 1))
    board.show(scene_of(worlds[1], 0))
    assert board.spot == Spot(v.OPTIONS, 0)


def awake_lord():
    """A weakling and the lord in reach of an attack."""
    table = Dungeon(rooms=ROOMS)
    table.fold([PLACE.to(LORD_ROOM, 0)])
    table.enemy("gloom_hound", ROOMS.get(LORD_ROOM, "arena"))
    table.hold("old_oath_undead", "turned_coat_undead")
    table.wake().up(table.card("Field Dressing"), "b").ready().use("Hold the Line")
    assert isinstance(table.ask(), ToTarget)
    return table.world


def test_of_enemies_that_fall_the_strongest_is_offered_first_and_the_lord_before_all(monkeypatch):
    table = Dungeon(rooms=ROOMS).at("camp")
    table.enemy("gloom_hound", "camp")
    strong = table.enemy("redsand_thrall", "camp")
    table.ready().use("Cleave")
    assert Heard(scene_of(table.world, 0)).slot.ref == strong
    world = awake_lord()
    monkeypatch.setattr("tui.games.shadowscape.landing.lacking_against", lambda *_: 0)
    assert Heard(scene_of(world, 0)).slot.ref == lord_of(world)


def test_a_token_that_a_whisper_asks_for_is_not_the_first_to_be_dropped():
    table = Dungeon(rooms=ROOMS).offer("a_long_grudge").at("camp")
    beasts = [table.token("gloom_hound") for _ in range(2)]
    odd = table.token("redsand_thrall")
    beasts.append(table.token("gloom_hound"))
    table.due(KeepingDue(0))
    assert isinstance(table.ask(), ToKeep)
    board = Heard(scene_of(table.world, 0))
    assert board.slot.ref == odd
    assert odd not in beasts


def test_a_card_that_would_do_nothing_is_not_where_the_cursor_begins():
    table = Dungeon("fengray", "arani", rooms=ROOMS).at("camp")
    table.up(table.card("Cleave"), "b").ready()
    assert a.Use(table.card("Sift Rubble")) in GAME.legal(table.world, 0)
    assert Heard(scene_of(table.world, 0)).slot.ref == table.card("War Drill")


def offered(*cards: str) -> Spot:
    """Where the cursor lands with both actions done and one treasure."""
    table = Dungeon("elatha", "arani", rooms=ROOMS).offer(*cards).at("camp")
    table.token("treasure")
    table.ready()
    table.fold([ACTIONS_LEFT.to(0)])
    spot = Heard(scene_of(table.world, 0)).spot
    assert spot is not None
    return spot


def test_with_both_actions_done_the_cursor_lands_on_nothing_that_costs_a_token():
    assert offered("oxhide_coat").area == offered("quick_hands").area == v.BUTTONS


def test_with_both_actions_done_the_cursor_lands_on_a_whisper_that_can_be_claimed():
    table = Dungeon("elatha", "arani", rooms=ROOMS).offer("a_pair_of_horns", "quick_hands").at("camp")
    for _ in range(2):
        table.token("gloom_hound")
    table.ready()
    table.fold([ACTIONS_LEFT.to(0)])
    assert Heard(scene_of(table.world, 0)).spot == Spot(v.WHISPERS, 0)


def test_the_offers_open_on_gear_the_hero_can_use():
    table = Dungeon("elatha", "arani", rooms=ROOMS).offer("pilgrims_robe", "oxhide_coat").at("camp")
    table.token("treasure")
    board = Heard(scene_of(table.ready().world, 0))
    board.action_offers()
    assert board.spot == Spot(v.EQUIPMENT, 1)


@pytest.mark.parametrize(("mode", "index"), [("competitive", 0), ("cooperative", 1)])
def test_gear_that_is_worth_a_shard_and_nothing_else_is_for_rivals(mode, index):
    table = Dungeon("elatha", "arani", rooms=ROOMS, mode=mode).offer("hollow_crown", "oxhide_coat").at("camp")
    table.token("treasure")
    board = Heard(scene_of(table.ready().world, 0))
    board.action_offers()
    assert board.spot == Spot(v.EQUIPMENT, index)


# What is read


def test_the_key_row_names_the_letters_there_are_and_the_arrows_of_a_list():
    table = Dungeon(rooms=ROOMS).ready()
    keys = dict(Heard(scene_of(table.world, 0)).own_keys())
    assert "a-d" in keys
    table.take("field_prayer", DEEDS[0])
    keys = dict(Heard(scene_of(table.world, 0)).own_keys())
    assert "a-d t" in keys
    world = next(world for world in game(3, 2) if world.ask_of(0) is not None)
    board = Heard(scene_of(world, 0))
    assert board.spot.area == v.OPTIONS
    row = board.keys()
    assert (f"{UP}{DOWN}", "move") in row


@pytest.mark.parametrize("size", [LOW, MIDDLE], ids=["low", "middle"])
def test_a_hero_beside_an_enemy_leaves_its_damage_in_sight(size):
    table = Dungeon(rooms=ROOMS).at("camp")
    table.enemy("toll_archer", "camp")
    text = "\n".join(drawn(table_of(scene_of(table.ready().world, 0)), size).lines())
    assert "2→3" in text


def test_numbers_and_wounds_of_a_hero_keep_apart():
    table = Dungeon("elatha", "arani", rooms=ROOMS)
    table.wear("grave_coin")
    text = "\n".join(drawn(table_of(scene_of(table.ready().world, 0)), MIDDLE).lines())
    assert "□□□□" in text
    assert "skillwounds" not in text


def test_keeping_the_sides_that_are_up_is_said_of_the_card_in_question_too():
    world = next(world for world in game(3, 2, 40) if isinstance(world.ask_of(0), ToFace))
    assert "Keep this and the rest as they are" in [GAME.label(world, action, 0) for action in GAME.legal(world, 0)]


def test_a_card_to_be_flipped_says_whose_it_is_and_what_both_sides_do():
    table = Dungeon("fengray", "arani", rooms=ROOMS)
    card = table.card("Mace Swing", 1)
    assert GAME.label(table.world, a.Turn(card), 0) == "Choose Arani's Mace Swing: † 2 ↔ Morning Rite: draw 2"
    assert GAME.label(table.world, a.Turn(card), 1).startswith("Choose Mace Swing: † 2")


def test_a_second_general_action_counts_in_the_log_as_soon_as_it_is_claimed():
    table = Dungeon(rooms=ROOMS).offer("dead_run", "torchbearer")
    for _ in range(3):
        table.token("gloom_hound")
    first, second = (next(c for c in table.world.lying("actions") if table.world.kinds[c] == k) for k in OFFERED)
    table.fold([Moved((first,), "actions", "deeds:0")])
    table.ready()
    table.act(0, a.Claim(second))
    told = [line.text for before, event in table.events for line in GAME.words.narrate(before, event, ("Mira", "Aldo"))]
    assert "claims Dead Run / Last Word, ◊ (1 in all)" in told


def test_a_whisper_is_asked_for_only_where_somebody_has_to_be_asked():
    table = Dungeon(rooms=ROOMS, mode="cooperative").offer("a_long_grudge").ready()
    scene = scene_of(table.world, 0)
    shown = {kind: table_of(replace(scene, kinds=("you", kind))) for kind in ("bot, adept", "elsewhere", FRIEND)}
    assert {kind: bool(table.slots(v.WISHES)) for kind, table in shown.items()} == {
        "bot, adept": True,
        "elsewhere": True,
        FRIEND: False,
    }
    assert not shown[FRIEND].slots(v.OPTIONS)
    both = table_of(replace(scene, kinds=("you", "you"), you=frozenset((0, 1))))
    assert not both.slots(v.WISHES)


def test_a_recall_says_how_many_cards_that_is():
    table = Dungeon(rooms=ROOMS, mode="cooperative")
    (fate,) = table.hold("wrong_foot")
    table.ready()
    told = inspection_of(table_of(scene_of(table.world, 0)), Spot(v.HAND, 0))
    assert "That is 3 cards here." in ["".join(word.text for word in line) for line in told.lines]
    assert fate


# Keys while pictures pass


async def test_enter_ends_the_pictures_and_chooses_nothing_and_a_digit_counts():
    for key, names in (("enter", False), ("2", True)):
        table = at_a_table(ToRouse)
        async with at_table(table, pace="slow") as pilot:
            stage = stage_of(pilot)
            session = stage.session
            session.choose(*session.legal())
            await stage.show_table()
            assert session.beats
            moves = len(table.journal.events)
            await pilot.press(key)
            await pilot.pause()
            assert not session.beats
            assert len(table.journal.events) == moves
            if names and session.is_asked and len(stage.board.table.keyed()) > 1:
                assert stage.board.spot == stage.board.table.keyed()[1]
