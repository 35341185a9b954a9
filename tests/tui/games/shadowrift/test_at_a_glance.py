"""What a player reads at a glance: nothing is cut in a word, nothing is told twice, every step has its cause."""

from itertools import count

import pytest
from msgspec.structs import replace

from engine.bots.thinking.questions import answer
from engine.core import perform
from engine.games.shadowrift.actions import Play, SayDone, SeekAid
from engine.games.shadowrift.content.printed import PLANS
from engine.games.shadowrift.names import name_of
from engine.games.shadowrift.rules.heroes.buying import build_cost
from engine.games.shadowrift.words.prompts import status
from engine.games.shadowrift.zones import TOWN_DECK, TRAVELLER, TRAVELLER_DECK, WALLS
from engine.store import MemoryStore
from engine.tables import Bot, Person
from engine.tables import Table as EngineTable
from tests.games.shadowrift.builders import GAME, Siege
from tests.tui.games.shadowrift.scenes import (
    MIDDLE,
    SMALL,
    Desk,
    desk_after,
    drawn,
    played,
    scene_of,
    table_of,
    text_of,
)
from tests.tui.games.shadowrift.test_table import after_rounds
from tests.tui.tables import at_table, shown
from tui.board.spots import Spot
from tui.draw.glyphs import seat_glyph
from tui.games.shadowrift.paint.track import widths_of
from tui.games.shadowrift.scene import Table
from tui.games.shadowrift.scenes.gauges import how_near
from tui.games.shadowrift.scenes.threats import verdict
from tui.games.shadowrift.view import Sight
from tui.table.session.session import Session

CROWD = ("hotspark_hatchling", "greater_flamewrack", "smoke_serpent", "cinder_drake")


@pytest.mark.parametrize("size", [SMALL, MIDDLE], ids=str)
def test_of_four_monsters_in_one_space_each_has_name_health_and_plan_in_whole_words(size):
    siege = Siege(3)
    for kind in CROWD:
        siege.monster(kind, 2)
    rows = text_of(drawn(table_of(siege.world), size)).splitlines()
    track = "\n".join(rows[: next(y for y, row in enumerate(rows) if row.startswith(("─ Power", " Power ")))])
    for kind in CROWD:
        assert PLANS[kind][2].text in track, kind
    assert track.count("♥") == 4
    assert "▶ …" not in track


@pytest.mark.parametrize("width", range(80, 202, 7))
@pytest.mark.parametrize("counts", [(0, 0, 0, 0), (4, 0, 0, 0), (1, 4, 1, 0), (0, 1, 9, 2), (7, 7, 7, 7)], ids=str)
def test_the_spaces_of_the_track_fill_its_width(counts, width):
    for rows in (5, 8, 14):
        widths = widths_of(counts, width, rows)
        assert sum(widths) + 3 == width
        assert min(widths) >= 9


@pytest.mark.parametrize("size", [SMALL, MIDDLE], ids=str)
@pytest.mark.parametrize("heroes", [1, 2, 3])
def test_every_missing_wall_has_its_price_and_its_name_which_may_be_cut_but_is_never_another(size, heroes):
    siege = Siege(heroes)
    text = text_of(drawn(table_of(siege.world), size))
    for wall in siege.world.pieces(WALLS):
        name, (prowess, _, coin) = name_of(siege.world, wall), build_cost(siege.world, 0, wall)
        assert any(named in text for named in (name, *(f"{name[:length]}…" for length in range(4, len(name)))))
        assert f"{prowess}†{coin}¢" in text


async def test_beside_a_column_the_gauges_are_told_once():
    async with at_table(after_rounds(1), size=(120, 40)) as pilot:
        assert shown(pilot).count("plague") == 1
        assert shown(pilot).count(" walls ") == 1
    async with at_table(after_rounds(1), size=(80, 24)) as pilot:
        assert shown(pilot).count("plague") == 1


def test_the_column_tells_of_every_hero():
    siege = Siege(3)
    siege.hand(1, "strike", "heal")
    siege.purse(1, 2)
    siege.play_area(2, "brawler")
    siege.does(2, SayDone())
    lines = ["".join(word.text for word in line) for line in how_near(scene_of(siege.world, 0))]
    text = "\n".join(lines)
    for words in ("● Mira you … acting", "▲ Aldo … acting", "2 cards 2¢", "■ Brann √ done", "§ Brawler"):
        assert words in text
    assert "Heal" not in text


def test_six_heroes_have_six_signs_and_colours():
    table = table_of(played(3, seats=6, seed=2))
    text = text_of(drawn(table, MIDDLE))
    assert len({seat_glyph(seat) for seat in range(6)}) == 6
    for seat in range(6):
        assert seat_glyph(seat) in text
    colours = {table.sight.who(seat).role for seat in range(6)}
    assert len(colours) == 6


def test_the_card_that_another_hero_plays_is_named():
    sitters = [Person("Mira"), Person("Jan", "far")]
    tables = (EngineTable.create(MemoryStore(), GAME.slug, {"stacks": "first"}, sitters, seed) for seed in count(1))
    table = next(table for table in tables if strikes(table, 1))
    session = Session(table, (0,))
    table.act(1, strikes(table, 1)[0])
    assert any("plays Strike on" in told.text for told in session.told())


def strikes(table, seat):
    """The Strikes that a hero can play."""
    kinds = table.world.kinds
    return [one for one in table.legal(seat) if isinstance(one, Play) and kinds[one.card] == "strike"]


async def test_each_step_of_the_monsters_is_one_picture_whose_prompt_says_its_cause():
    table = after_rounds(1)
    for seat in (1, 2):
        table.act(seat, SayDone())
    session = Session(table, (0,), pace="step", confirm="never")
    session.choose(SayDone())
    said = []
    while session.beats:
        said.append(session.picture().prompt.call)
        session.advance()
    walks = [call for call in said if " to 1" in call or " to 2" in call or " to 3" in call]
    assert len(walks) == len(set(walks)) >= 2
    assert any(":" in call for call in walks)
    assert any(call.startswith("Power ") for call in said)
    assert any("arrives for" in call for call in said)


def test_a_hint_is_about_deeds_and_gives_no_points():
    table = EngineTable.create(MemoryStore(), GAME.slug, {"stacks": "first"}, [Person("Mira"), Person("Jan")], 4)
    posed = table.pose_for_advice(0)
    assert posed is not None
    [best, *_] = answer(posed.question).choices
    assert b"tell" not in best[0]
    assert "point" not in GAME.bot.amount_in_words(3.0)


async def test_what_somebody_else_takes_away_makes_a_choice_off_and_swallows_the_key_meant_for_it():
    siege = Siege(2)
    siege.town("baker", "sage")
    siege.hand(0, "explore")
    desk = Desk(siege.world)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.press("v")
        perform(GAME, siege.world, 1, SeekAid(0))
        desk.board.show(scene_of(siege.world, 0))
        await pilot.press("enter")
        await pilot.pause()
        assert desk.chosen == []
        assert desk.board.spot == Spot("town", 0)


@pytest.mark.parametrize(("who", "said"), [("smoke_serpent", "gives no aid now"), ("", "2 of your Wounds")])
def test_a_villager_who_may_not_help_says_so_where_the_text_fills_the_chip(who, said):
    siege = Siege(3)
    siege.town("bard", "guard", "healer")
    siege.hand(0, "wound")
    if who:
        siege.monster(who, 1)
    text = text_of(drawn(table_of(siege.world), MIDDLE))
    assert said in text
    assert ("gives no aid now" in text) == bool(who)


async def test_the_market_counts_travellers_and_walls_among_what_is_left_for():
    siege = Siege(2)
    siege.hand(0, *["prowess"] * 3)
    siege.purse(0, 1)
    desk = await desk_after(siege.world, "m", "right")
    assert "What is left buys nothing more." in desk.text
    siege.move(siege.find("watchman", (TRAVELLER_DECK, TOWN_DECK))[0], TRAVELLER_DECK, TRAVELLER[0])
    desk = await desk_after(siege.world, "m", "right")
    assert "What is left is enough for Watchman." in desk.text


def test_a_plan_for_one_names_whom_it_will_hit():
    siege = Siege(2)
    drake = siege.monster("cinder_drake", 0)
    assert verdict(table_of(siege.world).sight, drake, 0).startswith("goes to ")


def test_in_a_hand_of_seven_kinds_no_name_is_written_over():
    siege = Siege(2)
    siege.monster("ashwing", 1)
    siege.hand(0, "strike", "explore", "seal", "might", "prowess", "heroism", "wound")
    text = text_of(drawn(table_of(siege.world), SMALL))
    for name in ("Strike", "Explore", "Seal", "Might", "Heroism", "Wound"):
        assert f" {name} " in text, name


def test_a_full_power_area_names_every_card_whole_before_it_tells_about_any():
    siege = Siege(3)
    siege.area("shadowrift", "shadowrift", "dragonfear", "shadowrift")
    text = text_of(drawn(table_of(siege.world), MIDDLE))
    line = next(line for line in text.splitlines() if "Dragonfear" in line)
    assert line.count("Shadowrift") == 3
    assert "Dragonfear a Wound for the token holder" in line
    assert "…" not in line


def test_at_80_columns_every_hero_is_named_whole_where_there_is_room():
    siege = Siege(3)
    siege.purse(0, 1), siege.purse(1, 1)
    sight = scene_of(siege.world, 0, (0, 1))
    named = replace(sight, names=("Mira", "Mira (2)", "Aldo"))
    line = next(line for line in text_of(drawn(Table(Sight(named)), SMALL)).splitlines() if "In play" in line)
    assert "▲ Mira (2) …" in line
    assert "■ Aldo …" in line


def test_at_80_columns_the_market_says_what_walls_are_for_without_an_ellipsis():
    siege = Siege(3)
    text = text_of(drawn(table_of(siege.world), SMALL, Spot("market", 0), panel="market"))
    assert "Walls all eight win" in text


def test_at_80_columns_the_price_of_sending_a_cultist_off_is_whole():
    siege = Siege(2, faction="demons")
    siege.town("cultist", "bard", "baker", "sage", "child")
    text = text_of(drawn(table_of(siege.world), SMALL))
    assert "× 1* 1¢ send" in text


def test_at_80_columns_cards_of_the_power_area_are_named_whole_and_the_others_counted():
    siege = Siege(3)
    siege.area("shadowrift", "dragonfear", "shadowrift", "shadowrift")
    line = next(line for line in text_of(drawn(table_of(siege.world), SMALL)).splitlines() if "Dragonfear" in line)
    assert line.split("Dragonfear")[1].split() in (["+2"], ["^", "Shadowrift", "+1"])


@pytest.mark.parametrize("space", [0, 1, 2])
def test_at_80_columns_the_header_keeps_room_to_say_how_near_the_boss_is(space):
    siege = Siege(2)
    siege.monster("ashmother", space)
    note = status(siege.world, 0).note
    assert note.startswith("the boss ")
    assert len(f" ◆ Shadowrift  Round 12 │ Heroes act, {note}  you ▲ Mira (2) ") <= SMALL[0]


def test_a_bot_that_holds_back_waits_and_who_is_not_at_the_table_is_away():
    siege = Siege(3)
    scene = replace(scene_of(siege.world, 0), held=frozenset({1}), kinds=("", "bot, adept", "away"))
    text = "\n".join("".join(word.text for word in line) for line in how_near(scene))
    for words in ("● Mira you … acting", "▲ Aldo … waits", "■ Brann … away"):
        assert words in text
    panel = text_of(drawn(Table(Sight(scene)), MIDDLE, panel="heroes"))
    assert "waits" in panel
    assert "still acting" not in panel


def test_a_bot_is_held_until_it_is_called_or_people_are_done():
    table = EngineTable.create(
        MemoryStore(), GAME.slug, {"stacks": "first"}, [Person("Mira"), Bot("Aldo", "greedy")], 4
    )
    while table.due_bots():  # what a bot says first
        table.bot_turn(table.due_bots()[0])
    session = Session(table, (0,))
    assert session.scene(session.seen).held == {1}
    table.call_bots()
    assert session.scene(session.seen).held == set()


def test_a_narrow_header_names_the_most_urgent_end_and_a_wide_one_the_next_as_well():
    siege = Siege(2)
    siege.monster("ashmother", 2)
    siege.town(discard=("corpse",) * 12)
    first, second, *_ = status(siege.world, 0).note.split("; ")
    assert first == "the boss wins in 1 step"
    assert "plague" in second or "Town" in second


@pytest.mark.parametrize("size", [SMALL, MIDDLE], ids=str)
def test_the_gauges_mark_every_loss_that_is_near(size):
    siege = Siege(2)
    calm = text_of(drawn(table_of(siege.world), size)).splitlines()[0]
    assert "!" not in calm
    siege.town(discard=("corpse",) * 13)
    line = text_of(drawn(table_of(siege.world), size)).splitlines()[0]
    assert "10/23!" in line
    assert "13/16!" in line
