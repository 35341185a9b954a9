"""What annoyed in further games played by hand: news that hides a question, lines cut, keys that do nothing."""

import random

import pytest

from engine.core import observe
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToAct, ToAim, ToDefend, ToRouse, ToTarget
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.sums import left_by
from engine.games.shadowscape.zones import ACTIONS_LEFT
from engine.store import MemoryStore
from engine.tables import Bot, Person, Table
from tests.games.shadowscape.builders import GAME, Dungeon
from tests.tui.games.shadowscape.scenes import LARGE, LOW, MIDDLE, Desk, Heard, drawn, game, scene_of
from tests.tui.tables import at_table, laid, shown, stage_of
from tui.board.contract import SceneBoard
from tui.board.spots import Spot
from tui.games.shadowscape import view as v
from tui.games.shadowscape.inspecting import inspection_of
from tui.games.shadowscape.layout import plan
from tui.games.shadowscape.scene import table_of
from tui.games.shadowscape.scenes.errands import how_far, needs_of
from tui.games.shadowscape.scenes.phase import phase_of
from tui.table.session.session import Session

ROOMS = {1: "chapel", 5: "pyre", 6: "camp", 7: "sump", 11: "mill"}


# What stands in the rows around the board


def struck_twice():
    """A table where seat 0 is to defend in another's turn, with bad news of that turn already."""
    table, rng = laid(slug=GAME.slug, seats=3, seed=5, heroes="dealt"), random.Random(1)
    session = Session(table, (0,), pace="instant")
    while True:
        seat = table.waiting()[0]
        in_passing = isinstance(table.view(0).ask_of(0), ToDefend) and table.view(0).turn != 0
        if in_passing and session.picture().bad_news:
            return table
        table.act(seat, table.game.bot.pick(table.view(seat), seat, rng))


async def test_on_the_smallest_screen_older_news_does_not_hide_what_an_answer_comes_to():
    async with at_table(struck_twice(), size=(80, 24)) as pilot:
        told = stage_of(pilot).inspection
        assert told is not None
        assert "Since your last turn" not in shown(pilot)
        assert "".join(word.text for word in told.title) in shown(pilot)


async def test_where_there_is_a_row_for_it_older_news_stays_beside_the_question():
    async with at_table(struck_twice(), size=(120, 40)) as pilot:
        assert "Since your last turn" in shown(pilot)


async def test_with_the_lord_awake_the_smallest_screen_still_says_how_much_fate_is_left():
    table = Dungeon("fengray", "arani", "elatha", "crow", mode="cooperative").wake().ready()
    status = GAME.words.status(table.world, 0)
    left = len(table.world.zones["fate_deck"])
    assert status.note == f"{left} Fate left"
    assert status.side is not None
    header = f" ◆ Shadowscape  Turn 10 │ Actions done, {status.note}  {status.side.brief or status.side.words}"
    assert len(header) <= 79


# Keys


def test_keys_of_cards_are_shown_only_while_a_card_can_be_used_or_flipped():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).ready()
    assert {"a-g", "m"} <= {key for key, _ in Heard(scene_of(dungeon.world, 0)).own_keys()}
    dungeon.fold([ACTIONS_LEFT.to(0)])
    assert not {"a-g", "m"} & {key for key, _ in Heard(scene_of(dungeon.world, 0)).own_keys()}


async def test_every_enemy_in_reach_is_found_with_the_arrows_on_the_smallest_screen():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp")
    for kind, room in (("gloom_hound", "chapel"), ("redsand_thrall", "chapel"), ("bone_walker", "chapel"),
                       ("gloom_hound", "pyre"), ("lantern_cutter", "mill")):  # fmt: skip
        dungeon.enemy(kind, room)
    dungeon.ready().use("Doorway Shot")
    assert isinstance(dungeon.ask(), ToTarget)
    desk = Desk(dungeon.world)
    async with desk.run_test(size=LOW) as pilot:
        await pilot.pause()
        board = desk.board
        wanted = {spot for spot, slot in board.table.everything() if isinstance(slot.action, a.Target) and slot.legal}
        assert len(wanted) == 5
        seen, todo = {board.spot}, [board.spot]
        while todo:
            start = todo.pop()
            for way in ("up", "down", "left", "right"):
                board.lay(board.table, start)
                await pilot.press(way)
                if board.spot in wanted and board.spot not in seen:
                    seen.add(board.spot)
                    todo.append(board.spot)
        assert wanted <= seen
        board.lay(board.table, max(wanted, key=lambda spot: spot.index))
        await pilot.press("enter")
        await pilot.pause()
        assert [type(action) for action in desk.chosen] == [a.Target]
        assert desk.refused == []


async def test_arrows_go_from_one_target_to_the_next_and_to_no_enemy_out_of_reach():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp")
    for kind, room in (("gloom_hound", "chapel"), ("redsand_thrall", "mill"), ("bone_walker", "pit")):
        dungeon.enemy(kind, room)
    dungeon.ready().use("Doorway Shot")
    board = Desk(dungeon.world)
    async with board.run_test(size=LOW) as pilot:
        await pilot.pause()
        for way in ("up", "down", "left", "right", "right", "down"):
            before = board.board.spot
            await pilot.press(way)
            assert isinstance(board.board.slot.action, a.Target)
            assert board.board.slot.legal
            assert board.board.spot != before or way in ("up", "down")


def test_the_cursor_begins_on_the_enemy_that_falls_most_easily():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp")
    dungeon.enemy("barrow_knight", "camp")
    hound = dungeon.enemy("gloom_hound", "camp")
    dungeon.ready().use("Quick Shot")
    board = Heard(scene_of(dungeon.world, 0))
    assert board.slot.action == a.Target(hound)


def test_a_card_tells_what_it_makes_of_enemies_its_hero_reaches_by_an_ability():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp")
    dungeon.enemy("gloom_hound", "chapel")
    card = dungeon.card("Quick Shot")
    dungeon.ready()
    table = table_of(scene_of(dungeon.world, 0))
    index = next(index for index, slot in enumerate(table.slots(v.CARDS)) if slot.ref == card)
    told = inspection_of(table, Spot(v.CARDS, index))
    assert told is not None
    assert any("Gloom Hound: 2 of 2" in "".join(word.text for word in line) for line in told.lines)


async def test_beside_a_picked_room_arrows_go_from_one_card_to_flip_to_the_next():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp")
    dungeon.wounded(dungeon.world.pieces("deeds:0")[1])
    desk = Desk(dungeon.ready().world)
    async with desk.run_test(size=LOW) as pilot:
        await pilot.pause()
        desk.board.go(Spot(v.MOVES, 0))
        await pilot.press("down")
        assert desk.board.spot == Spot(v.MOVES, 2)
        await pilot.press("up")
        assert desk.board.spot == Spot(v.MOVES, 0)


def in_reach_of_both(mode: str) -> Dungeon:
    """Seat 0 is to say whether an enemy strikes its own hero or that of seat 1, who has no defence."""
    dungeon = Dungeon("elatha", "crow", rooms=ROOMS, mode=mode).at("camp", 0).at("camp", 1)
    dungeon.enemy("gloom_hound", "camp")
    dungeon.top(next(id for id, card in box().fate.items() if card.type == "beast"))
    dungeon.ready().end()
    assert isinstance(dungeon.ask(), ToAim)
    return dungeon


@pytest.mark.parametrize(("mode", "hero"), [("competitive", 1), ("cooperative", 0)])
def test_whom_an_enemy_strikes_begins_with_a_rival_or_with_whom_it_hurts_least(mode, hero):
    board = Heard(scene_of(in_reach_of_both(mode).world, 0))
    assert board.slot.action == a.Aim(hero)


def test_several_heroes_in_reach_are_told_in_the_plural():
    text = " ".join(drawn(table_of(scene_of(in_reach_of_both("competitive").world, 0)), MIDDLE).lines())
    assert "Elatha and Crow are in reach" in text


def test_the_other_side_of_a_wounded_card_is_told_whole():
    dungeon = Dungeon("oswin", "arani", rooms=ROOMS).at("camp")
    dungeon.wounded(dungeon.card("Spade Blow"))
    rows = drawn(table_of(scene_of(dungeon.ready().world, 0)), MIDDLE).lines()
    assert any("× 1 wound" in row and "↔ Say the Words: draw 2" in row for row in rows)


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


# What is told of rooms and moves


def test_a_room_out_of_reach_is_told_about_on_the_smallest_screen():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp")
    dungeon.ready()
    board = Heard(scene_of(dungeon.world, 0))
    far = next(place for place in range(25) if place not in board.table.ways)
    board.go(Spot(v.MAP, far))
    pointed = [one for one in board.said if isinstance(one, SceneBoard.Pointed)][-1]
    assert pointed.action is None  # so no refusal takes the row of the inspector
    assert "doors away" in board.inspected
    assert "doors " in board.inspected


def test_after_a_room_is_picked_the_card_to_flip_is_asked_for():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp").ready()
    board = Heard(scene_of(dungeon.world, 0))
    board.go(Spot(v.MAP, next(place for place, way in board.table.ways.items() if way.steps)))
    board.action_choose()
    pointed = [one for one in board.said if isinstance(one, SceneBoard.Pointed)][-1]
    assert pointed.inspection.call == "Elatha: choose the card to flip."


@pytest.mark.parametrize("room", [*box().rooms, *box().starts])
def test_where_a_move_would_go_is_whole_on_the_smallest_screen(room):
    name = (box().rooms.get(room) or box().starts[room]).name
    entry = f"go to the {name}; then pick a card"
    longest = max(len(hero.name) for hero in box().heroes.values())
    assert len("▶ : choose an action.  Enter: ") + longest + len(entry) <= 78


def test_playing_a_text_between_two_actions_is_no_action():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp")
    dungeon.hold("soft_tread")
    dungeon.ready()
    dungeon.fold([ACTIONS_LEFT.to(1)])
    assert GAME.words.status(dungeon.world, 0).step == "Action 2"
    dungeon.alter("soft_tread")
    assert not isinstance(dungeon.ask(), ToAct)
    assert GAME.words.status(dungeon.world, 0).step == "Action 2"


def test_the_walk_of_an_enemy_is_told_also_where_ones_last_choice_is_long_ago():
    board, start, with_calm, without = None, None, [], []
    for world in game(6, 3, 2500):
        start = start or world.copy()
        scene = scene_of(world, 0, start)
        board = board or Heard(scene)
        board.show(scene)
        if world.turn != 0 and isinstance(world.ask_of(0), ToDefend):
            with_calm.append(phase_of(scene, board.table.calm).walk)
            without.append(phase_of(scene).walk)
    assert len(with_calm) > 5
    assert None in without
    assert None not in with_calm


def test_line_mode_tells_where_an_enemy_would_go_and_whom_it_would_strike():
    told = 0
    for world in game(4, 2, 500):
        for seat in world.waiting():
            if isinstance(world.ask_of(seat), ToRouse):
                seen = observe(world, seat)
                for action in GAME.legal(seen, seat):
                    about = GAME.words.about(seen, action, seat)
                    table = table_of(scene_of(world, seat))
                    foe = next(index for index, slot in enumerate(table.slots(v.FOES)) if slot.ref == action.enemy)
                    shown_line = "".join(word.text for word in inspection_of(table, Spot(v.FOES, foe)).lines[0])
                    assert about.startswith(shown_line.split(" and ")[0].split(";")[0])
                    told += 1
    assert told > 20


def test_an_enemy_that_goes_on_when_it_reaches_nobody_tells_so():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS, advanced="on").at("camp")
    for room in ("mill", "sump"):
        dungeon.enemy("gloom_hound", room)
    dungeon.at("moss_gate", 0).at("moss_gate", 1)
    dungeon.top(next(id for id, card in box().fate.items() if card.type == "beast"))
    dungeon.ready().end()
    assert isinstance(dungeon.ask(), ToRouse)
    abouts = [GAME.words.about(dungeon.world, action, 0) for action in dungeon.offers(a.Rouse)]
    assert any(about.endswith("then one room on.") or "strikes" in about for about in abouts)
    assert not any("reaches nobody" in about for about in abouts)


# Wishes


def together(people: int) -> Table:
    """A cooperative table whose first seats are one person's, at the first choice of an action."""
    sitters = [Person("Mira") if seat < people else Bot(f"Bot {seat}", "greedy") for seat in range(2)]
    table, rng = Table.create(MemoryStore(), GAME.slug, {"mode": "cooperative"}, sitters, 3), random.Random(1)
    while not (table.waiting() and isinstance(table.view(0).ask_of(0), ToAct)):
        seat = table.waiting()[0]
        table.act(seat, GAME.bot.pick(table.view(seat), seat, rng))
    return table


@pytest.mark.parametrize(("people", "asks"), [(1, True), (2, False)], ids=["with a bot", "alone"])
def test_whoever_leads_all_heroes_is_offered_no_wish(people, asks):
    session = Session(together(people), range(people), pace="instant")
    assert any(isinstance(action, a.Wish) for action in session.legal()) == asks
    table = table_of(session.picture().scene)
    assert bool(table.slots(v.WISHES)) == asks


# Whispers on the largest screen


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
        brief, full = ("".join(word.text for word in words) for words in (need.brief, need.words))
        assert brief in told or full in told
