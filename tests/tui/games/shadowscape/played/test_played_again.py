"""What annoyed in further games played by hand: news that hides a question, rooms and walks that were not told."""

import random

import pytest

from engine.core import observe
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToAct, ToDefend, ToRouse
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.zones import ACTIONS_LEFT
from engine.store import MemoryStore
from engine.tables import Bot, Person, Table
from tests.games.shadowscape.builders import GAME, Dungeon
from tests.tui.games.shadowscape.scenes import Heard, game, scene_of
from tests.tui.tables import at_table, laid, shown, stage_of
from tui.board.spots import Spot
from tui.games.shadowscape import view as v
from tui.games.shadowscape.inspecting import inspection_of
from tui.games.shadowscape.scene import table_of
from tui.games.shadowscape.scenes.phase import phase_of
from tui.table.session.session import Session

ROOMS = {1: "chapel", 5: "pyre", 6: "camp", 7: "sump", 11: "mill"}


# What stands in the rows around the board


def struck_twice():
    """A table where seat 0 is to defend in another's turn, with bad news of that turn already."""
    for seed in range(20):
        table, rng = laid(slug=GAME.slug, seats=3, seed=seed, heroes="dealt"), random.Random(seed)
        session = Session(table, (0,), pace="instant")
        while not table.is_over:
            seat = table.waiting()[0]
            in_passing = isinstance(table.view(0).ask_of(0), ToDefend) and table.view(0).turn != 0
            if in_passing and session.picture().bad_news:
                return table
            table.act(seat, table.game.bot.pick(table.view(seat), seat, rng))
    raise AssertionError("nobody was struck twice in another's turn")


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


# What is told of rooms and moves


def test_a_room_out_of_reach_is_told_about_on_the_smallest_screen():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp")
    dungeon.ready()
    board = Heard(scene_of(dungeon.world, 0))
    far = next(place for place in range(25) if place not in board.table.ways)
    board.go(Spot(v.MAP, far))
    pointed = board.pointed
    assert pointed.action is None  # so no refusal takes the row of the inspector
    assert "doors away" in board.inspected
    assert "doors " in board.inspected


def test_after_a_room_is_picked_the_card_to_flip_is_asked_for():
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp").ready()
    board = Heard(scene_of(dungeon.world, 0))
    board.go(Spot(v.MAP, next(place for place, way in board.table.ways.items() if way.steps)))
    board.action_choose()
    pointed = board.pointed
    assert pointed.inspection.call == "Elatha: choose the card to flip."


@pytest.mark.parametrize("room", [*box().rooms, *box().starts])
def test_where_a_move_would_go_is_whole_on_the_smallest_screen(room):
    name = (box().rooms.get(room) or box().starts[room]).name
    entry = f"go to the {name}; then pick a card"
    longest = max(len(hero.name) for hero in box().heroes.values())
    assert len("▶ : choose an action.  Enter: ") + longest + len(entry) <= 78


@pytest.mark.parametrize(("left", "step"), [(2, "Action 1"), (1, "Action 2"), (0, "Actions done")])
def test_playing_a_text_before_between_or_after_the_actions_is_no_action(left, step):
    dungeon = Dungeon("elatha", "arani", rooms=ROOMS).at("camp")
    dungeon.hold("soft_tread")
    dungeon.ready()
    dungeon.fold([ACTIONS_LEFT.to(left)])
    assert GAME.words.status(dungeon.world, 0).step == step
    dungeon.alter("soft_tread")
    assert not isinstance(dungeon.ask(), ToAct)
    assert GAME.words.status(dungeon.world, 0).step == step


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
