"""Shadowrift at the whole table screen: how it looks at three sizes in the moments that look different, and its end."""

import pytest
from msgspec.structs import replace

from engine.games.shadowrift.actions import Buy, SayDone
from engine.games.shadowrift.names import faction_name
from engine.games.shadowrift.rules.heroes.buying import kind_in_stack
from engine.games.shadowrift.scoring import curves
from engine.games.shadowrift.setup import faction_of
from engine.games.shadowrift.tasks import PlanDue, ToAct
from engine.games.shadowrift.zones import ROUND
from engine.kit.words import counted
from engine.store import MemoryStore
from engine.tables import Person, Table
from tests.games.shadowrift.builders import GAME, Siege
from tests.tui.games.shadowrift.scenes import NAMES, scene_of
from tests.tui.screen_snapshot import ScreenFile
from tests.tui.tables import SIZES, at_table, beats_of, laid, press, shown, stage_of
from tui.games.shadowrift.face import FACE
from tui.games.shadowrift.look import SIGNS
from tui.games.shadowrift.scenes.gauges import how_near
from tui.games.shadowrift.score.scene import sheet_of
from tui.table.session.record import course_of

every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def after_rounds(rounds: int):
    """A table whose heroes have done nothing for some rounds: no bot has a say in how it looks."""
    table = laid(people=3, slug=GAME.slug, seats=3, seed=4, stacks="first")
    while not table.is_over and not (ROUND(table.journal.world) > rounds and is_acting(table)):
        seat = table.waiting()[0]
        ask = table.journal.world.ask_of(seat)
        table.act(seat, SayDone() if isinstance(ask, ToAct) else table.legal(seat)[0])
    return table


def is_acting(table) -> bool:
    return len(table.waiting()) == 3 and isinstance(table.journal.world.ask_of(0), ToAct)


@every_size
@pytest.mark.parametrize("keys", [(), ("m",)], ids=["heroes", "market"])
async def test_the_screen_looks_as_it_did(keys, size, snapshot):
    async with at_table(after_rounds(2), size=size) as pilot:
        await press(pilot, *keys)
        assert shown(pilot) == snapshot(extension_class=ScreenFile)


@every_size
async def test_a_monsters_step_looks_as_it_did(size, snapshot):
    table = after_rounds(1)
    for seat in (0, 1):
        table.act(seat, SayDone())
    before = table.journal.world.copy()
    event = table.act(2, SayDone())
    beats = beats_of(before, event)
    walking = [beat for beat in beats if beat.world.phase == "monsters"]
    assert walking
    async with at_table(after_rounds(1), mine=(0, 1, 2), size=size, pace="step") as pilot:
        stage = stage_of(pilot)
        board = stage.board
        scene = scene_of(walking[-1].world, None)
        board.show(scene)
        await pilot.pause()
        assert "\n".join(board.lines()) == snapshot(extension_class=ScreenFile)


def test_the_monsters_act_in_pictures_of_their_own_one_by_one():
    table = after_rounds(2)
    for seat in (0, 1):
        table.act(seat, SayDone())
    before = table.journal.world.copy()
    event = table.act(2, SayDone())
    phases = [beat.world.phase for beat in beats_of(before, event)]
    assert phases.count("monsters") >= 2
    assert {"draw", "town", "travellers"} <= set(phases)


@every_size
async def test_the_end_looks_as_it_did(size, snapshot):
    table = after_rounds(99)
    assert table.is_over
    async with at_table(table, size=size) as pilot:
        assert shown(pilot) == snapshot(extension_class=ScreenFile)


def test_the_end_tells_every_gauge_over_the_rounds_and_every_hero():
    table = after_rounds(99)
    course = course_of(table.journal)
    world = table.journal.world
    sheet = sheet_of(replace(scene_of(world, 0, (0, 1, 2)), course=course))
    assert [curve.name for curve in sheet.curves] == ["walls", "seals", "town", "plague", "world"]
    assert len(sheet.curves[0].shares) >= len(list(curves(course))) > 1
    assert [score.name for score in sheet.scores] == list(NAMES[:3])
    assert not sheet.won
    assert sheet.closing
    assert sheet.close[0].startswith("Closest")
    left = sheet.curves[-1].of - sheet.curves[-1].value
    assert f"it got within {counted(left, 'step')} of the end." in " ".join(sheet.close)


def test_the_end_counts_the_living_of_town_as_play_does():
    siege = Siege(2)
    siege.town("baker", discard=("corpse",) * 3)
    scene = scene_of(siege.world, 0)
    curve = next(curve for curve in sheet_of(scene).curves if curve.name == "town")
    line = next(line for line in how_near(scene) if any("town" in word.text for word in line))
    assert line[-1].text == f" {curve.value} of {curve.of}" == " 10 of 13"
    assert curve.shares == (pytest.approx(10 / 13),)


def test_the_end_names_the_boss_and_how_little_it_had_left():
    siege = Siege(2)
    siege.area("shadowrift")
    siege.town("baker")
    siege.due(PlanDue(siege.monster("ashmother", 3, hits=8), 3))
    sheet = sheet_of(scene_of(siege.world, 0))
    assert sheet.closing == "Ashmother has destroyed the world."
    assert "Ashmother was one hit from death." in sheet.close


@pytest.mark.parametrize("keys", [("d", "d"), ("d", "enter"), ("D",)], ids="".join)
async def test_saying_done_is_asked_twice_while_something_useful_is_left(keys):
    table = laid(people=1, slug=GAME.slug, seats=1, seed=4, stacks="first")
    async with at_table(table, size=SIZES[0]) as pilot:
        await press(pilot, *keys)
        assert ROUND(table.journal.world) == 1
        assert "Say you are done?" in shown(pilot)
        await press(pilot, keys[-1])
        assert ROUND(table.journal.world) == 2


async def test_saying_done_is_not_asked_twice_where_the_player_wants_no_questions():
    table = laid(people=1, slug=GAME.slug, seats=1, seed=4, stacks="first")
    async with at_table(table, confirm="never") as pilot:
        await press(pilot, "d", "d")
        assert ROUND(table.journal.world) == 2


@every_size
async def test_every_way_to_play_again_has_a_key_that_is_shown(size):
    async with at_table(after_rounds(99), size=size) as pilot:
        keys = shown(pilot).splitlines()[-2:]
        for key, word in (("m", "rematch"), ("s", "same deal"), ("a", "next foe"), ("x", "harder")):
            assert any(f" {key}  {word} " in f"{line} " for line in keys), word


async def test_the_end_counts_a_deck_alike_in_its_row_and_above_its_cards():
    table = laid(people=3, slug=GAME.slug, seats=3, seed=4, stacks="first")
    buys = [one for one in table.legal(1) if isinstance(one, Buy)]
    table.act(1, next(one for one in buys if kind_in_stack(table.journal.world, one.stack) == "coin"))
    while not table.is_over:
        seat = table.waiting()[0]
        ask = table.journal.world.ask_of(seat)
        table.act(seat, SayDone() if isinstance(ask, ToAct) else table.legal(seat)[0])
    async with at_table(table, size=(80, 24)) as pilot:
        await press(pilot, "tab")
        text = shown(pilot)
        row = next(line for line in text.splitlines() if line.startswith("▶ 2  ▲ Aldo"))
        assert f"Aldo's deck {row.split()[-1]} cards and 1¢" in text
        assert "Coin" not in text


async def test_done_can_be_taken_back():
    table = laid(people=1, slug=GAME.slug, seats=1, seed=4, stacks="first")
    async with at_table(table) as pilot:
        await press(pilot, "d", "d", "d")
        assert ROUND(table.journal.world) == 2
        await press(pilot, "u")
        assert ROUND(table.journal.world) == 1


async def test_one_key_says_done_for_both_heroes_of_a_person_at_the_table():
    sitters = [Person("Mira"), Person("Mira")]
    table = Table.create(MemoryStore(), GAME.slug, {"stacks": "first"}, sitters, 4)
    async with at_table(table, mine=(0, 1)) as pilot:
        await press(pilot, "D")
        assert ROUND(table.journal.world) == 1
        await press(pilot, "D", "D")
        assert ROUND(table.journal.world) == 2


@pytest.mark.parametrize(
    "options", [{"faction": "random"}, {"faction": "storm_lords"}, {"scenario": "weather_eye"}], ids=str
)
async def test_the_header_names_whom_the_heroes_face_whoever_chose_it(options):
    table = laid(people=1, slug=GAME.slug, seats=1, seed=4, **options)
    name = "Weather Eye" if "scenario" in options else faction_name(faction_of(table.journal.world))
    async with at_table(table, size=(120, 40)) as pilot:
        header = shown(pilot).splitlines()[0]
        assert f"Shadowrift  {name}" in header
        assert "random" not in header


@every_size
async def test_without_glyphs_every_cell_is_ascii(size):
    async with at_table(after_rounds(2), size=size, ascii=True) as pilot:
        assert all(row.isascii() for row in shown(pilot).splitlines())


def test_the_face_has_a_sign_for_everything_the_log_names():
    for name in SIGNS:
        assert len(FACE.sign(name)) == 1
    assert FACE.sign("nothing of the kind") == ()
