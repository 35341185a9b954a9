"""The board of Shadowrift is drawn at every size, says what a player needs, and shows the same to equal eyes."""

import random
import re

import pytest

from engine.core import guess, observe
from engine.core.facts import DOWN
from engine.games.shadowrift.zones import MONSTER_DECK, MONSTER_TOP, SPACE, TOWN_DECK, TOWN_DISCARD
from tests.games.shadowrift.builders import Siege
from tests.tui.games.shadowrift.scenes import (
    LARGE,
    MIDDLE,
    SIZES,
    SMALL,
    drawn,
    played,
    scene_of,
    table_of,
    text_of,
)
from tui.board.spots import Spot
from tui.draw.glyphs import ASCII
from tui.games.shadowrift.inspecting import inspection_of
from tui.games.shadowrift.layout import plan
from tui.games.shadowrift.scene import Table
from tui.games.shadowrift.scenes.gauges import how_near
from tui.games.shadowrift.scenes.threats import verdict
from tui.games.shadowrift.view import Sight

every_size = pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_boards_of_many_moments_are_drawn_within_their_size(size):
    for moves in (0, 11, 47, 90):
        world = played(moves, seats=2 + moves % 4, seed=moves + 1, faction="random")
        for seat in (0, None):
            canvas = drawn(table_of(world, seat), size)
            assert {len(line) for line in canvas.lines()} == {size[0]}
            for region, _ in canvas.hots:
                assert region.x >= 0
                assert region.right <= size[0]
                assert region.bottom <= size[1]


@pytest.mark.parametrize("height", [18, 20, 23, 27, 28, 31, 36, 45, 46, 48, 60])
def test_parts_of_the_board_never_overlap_nor_leave_it(height):
    for width in range(80, 202, 11):
        parts = list(plan(width, height).parts.values())
        for index, part in enumerate(parts):
            assert part.right <= width
            assert part.bottom <= height
            assert not any(part.overlaps(other) for other in parts[index + 1 :])


@every_size
def test_every_size_shows_gauges_track_power_town_travellers_hand_and_heroes(size):
    siege = Siege(3)
    siege.monster("cinder_drake", 1, hits=2)
    siege.area("shadowrift", "ember_rain")
    siege.town("innkeeper", "guard", "", "corpse", "sage")
    siege.hand(0, "strike", "prowess", "prowess", "heal", "wound")
    text = text_of(drawn(table_of(siege.world), size))
    for words in ("walls", "rifts", "town", "plague", "world", "Cinder Drake", "a Burn for each", "3 of 5"):
        assert words in text, words
    for words in ("Power", "Shadowrift", "Ember Rain", "Innkeeper", "Sage", "Corpse", "Traveller", "Moat"):
        assert words in text, words
    for words in ("Strike", "Prowess ×2", "Heal", "Wound", "done", "Mira", "Aldo", "Brann", "In play"):
        assert words in text, words


def test_a_lone_monster_shows_all_its_plans_and_what_the_next_one_means():
    siege = Siege()
    siege.monster("cinder_drake", 1)
    siege.town("merchant")
    text = text_of(drawn(table_of(siege.world), MIDDLE))
    for words in ("a Wound for one", "kill the Merchant", "a Burn for each", "absent: hunts"):
        assert words in text, words


def test_whom_a_plan_will_find_is_said_of_the_town_that_will_be_laid():
    siege = Siege()
    drake = siege.monster("cinder_drake", 1)
    assert verdict(table_of(siege.world).sight, drake, 1) == "if laid in Town"
    siege.town("merchant")
    assert verdict(table_of(siege.world).sight, drake, 1) == "absent: hunts"
    siege.town_deck("bard", "sage")
    assert verdict(table_of(siege.world).sight, drake, 1) == "if laid in Town"
    siege.world.phase = "monsters"
    assert verdict(table_of(siege.world).sight, drake, 1) == "in play"
    siege.move(siege.world.pieces(SPACE[0])[0], SPACE[0], TOWN_DISCARD)
    assert verdict(table_of(siege.world).sight, drake, 1) == "absent: hunts"


def test_a_wall_is_broken_next_round_only_if_one_can_be_laid():
    siege = Siege()
    wyrm, wrack = siege.monster("kilnback_wyrm", 0), siege.monster("greater_flamewrack", 2)
    sight = table_of(siege.world).sight
    assert verdict(sight, wyrm, 0) == "no Wall"
    assert verdict(sight, wrack, 2) == "no Wall: hunts"
    [moat] = siege.town("moat")
    assert verdict(table_of(siege.world).sight, wrack, 2) == "no Wall: hunts"
    siege.move(moat, SPACE[0], TOWN_DECK, 0, DOWN)
    assert verdict(table_of(siege.world).sight, wrack, 2) == "if laid in Town"


def test_many_monsters_in_one_space_are_all_there_with_their_next_plan():
    siege = Siege()
    for kind in ("cinder_drake", "ashwing", "smoke_serpent"):
        siege.monster(kind, 1)
    canvas = drawn(table_of(siege.world), SMALL)
    assert {spot.index for _, spot in canvas.hots if isinstance(spot, Spot) and spot.area == "track"} == {0, 1, 2}
    assert text_of(canvas).count("kill") == 3


def test_how_near_names_two_wins_and_three_losses():
    siege = Siege()
    siege.town("guard")
    text = near_words(siege)
    for words in ("walls", "rifts", "town", "plague", "world", "1 in play: safe", "Ashmother", "in the deck"):
        assert words in text, words


def near_words(siege):
    return "\n".join("".join(word.text for word in line) for line in how_near(scene_of(siege.world, 0)))


def test_town_is_in_danger_when_few_stand_before_the_heroes_act_and_after_that_when_few_live():
    siege = Siege()
    siege.town("guard")
    siege.world.phase = "monsters"
    assert "1 in play: in danger" in near_words(siege)
    siege.world.phase = "act"
    assert "1 in play: safe" in near_words(siege)
    siege.town(discard=("corpse",) * 7)
    assert "1 in play: in danger" in near_words(siege)


@every_size
def test_in_ascii_every_cell_is_ascii(size):
    for faction in ("demons", "glacien", "drow", "necromancers", "storm_lords"):
        world = played(40, seats=3, seed=2, faction=faction)
        text = text_of(drawn(table_of(world), size, glyphs=ASCII))
        assert text.isascii()


def test_everything_on_the_board_can_be_inspected():
    for moves in (3, 60):
        table = table_of(played(moves, seats=2, seed=8))
        for spot, _ in table.everything():
            told = inspection_of(table, spot)
            assert told is not None
            assert told.title
            assert told.heading


def test_one_person_with_two_heroes_sees_both_hands():
    siege = Siege()
    siege.hand(0, "strike"), siege.hand(1, "heal")
    table = Table(Sight(scene_of(siege.world, 0, (0, 1))))
    assert "Heal" in text_of(drawn(table, MIDDLE, panel="heroes"))
    alone = Table(Sight(scene_of(siege.world, 0)))
    assert "Heal" not in text_of(drawn(alone, MIDDLE, panel="heroes"))


def test_worlds_that_look_equal_are_painted_alike():
    rng = random.Random(5)
    for moves in (4, 33, 71):
        world = played(moves, seats=3, seed=moves)
        for seat in (0, None):
            twin = guess(observe(world, *(() if seat is None else (seat,))), rng)
            for size in (SMALL, LARGE):
                one, two = (drawn(table_of(each, seat), size) for each in (world, twin))
                assert (one.cells, one.inks) == (two.cells, two.inks)


def test_between_two_arrivals_nobody_is_said_to_be_left():
    siege = Siege(2)
    for card in tuple(siege.world.pieces(MONSTER_TOP)):
        siege.move(card, MONSTER_TOP, MONSTER_DECK, side=DOWN)
    assert "nobody is left to come" not in text_of(drawn(table_of(siege.world), SMALL))


@pytest.mark.parametrize("size", [SMALL, MIDDLE, (121, 36), LARGE], ids=str)
def test_bars_of_all_monsters_share_one_scale_and_no_number_is_written_over_them(size):
    siege = Siege()
    (
        siege.monster("greater_flamewrack", 1, hits=2),
        siege.monster("hotspark_hatchling", 2),
        siege.monster("ashmother", 0),
    )
    rows = text_of(drawn(table_of(siege.world), size)).splitlines()
    row = next(row for row in rows if row.count("♥ █") == 3)
    bars = [re.match(r"(█+)(░*) +(?:(\d+) of )?(\d+)!? ", part) for part in row.split("♥ ")[1:]]
    scales = {(len(bar[1]) + len(bar[2])) / int(bar[4]) for bar in bars}
    assert len(scales) == 1 or max(scales) - min(scales) < 0.2
    flamewrack = bars[1]
    assert (flamewrack[3], flamewrack[4]) == ("6", "8")
    assert len(flamewrack[2]) > 0
