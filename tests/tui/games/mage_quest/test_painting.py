"""The board of Mage Quest is drawn at every size through whole games, within its parts, and the same for equal eyes."""

import random
import re
from itertools import product

import pytest

from engine.core import guess, observe
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.land import market_of
from engine.games.mage_quest.table import books_of
from engine.games.mage_quest.zones import CARAVAN, LAND
from tests.games.mage_quest.builders import a_land
from tests.tui.games.mage_quest.scenes import HUGE, LARGE, MIDDLE, SIZES, SMALL, drawn, focus_of, game, scene_of
from tests.tui.tables import at_table, laid, shown
from tui.board.spots import Spot, in_area
from tui.draw.glyphs import ASCII, HEAVY
from tui.games.mage_quest.layout import CARDS, plan
from tui.games.mage_quest.look import LOOK, SIGNS, sign_of
from tui.games.mage_quest.scene import Table
from tui.games.mage_quest.scenes.choices import LETTERS, listed_options
from tui.games.mage_quest.scenes.units import words_of
from tui.games.mage_quest.view import Focus, Sight


def every_focus(sight, rng):
    """Some places of the cursor, with every list that could be open."""
    yield focus_of(sight)
    yield Focus()
    for key in ("", *(letter.key for letter in LETTERS if listed_options(sight, letter.key))):
        vehicle = rng.choice(sight.fleet) if sight.fleet else None
        focus = Focus(None, vehicle, key if not sight.is_drafting else "")
        table = Table(sight, focus)
        area = rng.choice(table.areas())
        if table.slots(area):
            yield Focus(rng.choice(in_area(table, area)), vehicle, focus.opened)


@pytest.mark.strength
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("options", [{}, {"books": "draft"}], ids=str)
def test_whole_games_are_drawn_within_the_board(size, options):
    rng = random.Random(3)
    for number, world in enumerate(game(8, moves=260, **options)):
        if number % 13 and number > 4:
            continue
        for seat in (0, 1, None):
            sight = Sight(scene_of(world, seat))
            for focus in every_focus(sight, rng):
                canvas = drawn(sight, size, focus, first=rng.choice((0, 3, CARDS - plan(*size, False).strip.seen)))
                assert {len(line) for line in canvas.lines()} == {size[0]}
                for region, _ in canvas.hots:
                    assert region.x >= 0
                    assert region.right <= size[0]
                    assert region.bottom <= size[1]


@pytest.mark.parametrize("height", [18, 19, 23, 27, 28, 31, 33, 34, 38, 48, 60])
def test_parts_of_the_board_never_overlap_nor_leave_it(height):
    for width, drafting, lends in product(range(80, 202, 7), (False, True), (False, True)):
        parts = list(plan(width, height, drafting, lends).parts.values())
        assert sum(part.area for part in parts) <= width * height
        for index, part in enumerate(parts):
            assert part.right <= width
            assert part.bottom <= height
            assert not any(part.overlaps(other) for other in parts[index + 1 :])


@pytest.mark.parametrize("width", [121, 125, 155, 200])
def test_from_121_columns_on_all_cards_are_in_sight(width):
    sight = Sight(scene_of(a_land().world, 0))
    spots = {spot for _, spot in drawn(sight, (width, 36), focus_of(sight)).hots}
    assert {Spot("land", site.index) for site in sight.chart.sites} <= spots
    assert {Spot("water", card) for card in range(CARDS)} <= spots


def test_a_narrow_board_shows_every_card_in_one_line():
    sight = Sight(scene_of(a_land().world, 0))
    canvas = drawn(sight, SMALL, focus_of(sight))
    overview = canvas.lines()[0]
    for sign in "⌂^*♣◊°≡†Λ":
        assert sign in overview
    assert {spot.index for region, spot in canvas.hots if region.y == 0} == set(range(CARDS))


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE, HUGE], ids=str)
def test_everything_a_player_needs_is_on_every_size(size):
    land = a_land().caravan("marrow", "city").has(fire=2, allies=7, mana=4).marked("ash_psalter", "fire", 2)
    sight = Sight(scene_of(land.world, 0))
    canvas = drawn(sight, size, focus_of(sight))
    text = "\n".join(canvas.lines())
    for words in (
        "Ash Psalter",
        "Tidewright",
        "Nine Knots",
        "Hollow Choir",
        "Allies",
        "Mana",
        "Speed",
        "Stores",
        "Aldo",
    ):
        assert words in text, words
    for letter in LETTERS:
        assert f" {letter.key.ljust(2)} " in text
    areas = {spot.area for _, spot in canvas.hots}
    assert areas == {"land", "water", "actions", "books", "stores", "tracks", "fleet", "rival"}


def test_a_space_in_reach_shows_its_cost_beside_its_sign():
    land = a_land().caravan("marrow", "city")
    sight = Sight(scene_of(land.world, 0))
    canvas = drawn(sight, LARGE, Focus(Spot("actions", 2), 0, ""))
    costs = sight.reach(0)
    assert set(costs.values()) == {1, 2}
    for spot, cost in costs.items():
        region = [region for region, found in canvas.hots if found == spot][-1]
        rows = ["".join(canvas.cells[y][region.x : region.right]) for y in range(region.y, region.bottom)]
        assert any(f"{sign_of(sight.chart.sites[spot.index])}{cost}" in row for row in rows), (spot, rows)


def test_in_ascii_no_space_looks_like_the_road_that_leads_to_it():
    spelled = LOOK.glyphs(ASCII)
    assert spelled(HEAVY.across) not in {spelled(sign) for sign in SIGNS.values()}


def test_in_ascii_no_sign_of_another_kind_is_drawn_and_nothing_is_unknown():
    for number, world in enumerate(game(5, moves=200)):
        if number % 25 == 0:
            sight = Sight(scene_of(world, 0))
            for size in (SMALL, MIDDLE, LARGE):
                text = "\n".join(drawn(sight, size, focus_of(sight), ASCII).lines())
                assert text.isascii()
                assert "?" not in text


@pytest.mark.strength
@pytest.mark.parametrize("books", ["dealt", "draft"])
def test_worlds_that_look_equal_are_painted_alike(books):
    rng = random.Random(5)
    for number, world in enumerate(game(6, moves=240, books=books)):
        if number % 11 or world.outcome is not None:
            continue
        for seat in (0, 1, None):
            eyes = () if seat is None else (seat,)
            twin = guess(observe(world, *eyes), rng)
            one, two = (Sight(scene_of(each, seat)) for each in (world, twin))
            for size in (SMALL, LARGE):
                shown, same = drawn(one, size, focus_of(one)), drawn(two, size, focus_of(two))
                assert (shown.cells, shown.inks) == (same.cells, same.inks)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_the_narrowest_list_every_unit_reads_differently(seed):
    compared = 0
    for world in game(seed, moves=250):
        if world.outcome is not None:
            break
        sight = Sight(scene_of(world, next(iter(world.waiting()))))
        for letter in LETTERS:
            options = listed_options(sight, letter.key)
            if letter.key == "C" or len(options) < 2:
                continue
            named = len({getattr(option, "caravan", None) for option in options}) > 1
            told = ["".join(word.text for word in words_of(sight, option, named=named))[:31] for option in options]
            assert len(set(told)) == len(told)
            compared += 1
    assert compared


def test_a_huge_board_has_cells_with_names_and_more_water():
    sight = Sight(scene_of(a_land().world, 0))
    text = "\n".join(drawn(sight, HUGE, focus_of(sight)).lines())
    large, huge = plan(*LARGE, False).strip, plan(*HUGE, False).strip
    assert (huge.cell, large.cell) == (2, 1)
    assert huge.water > large.water
    for name in ("road", "city", "sacr…", "moun…", "Fire", "Ice", "Wood", "Cara…", "Salt", "Echo"):
        assert name in text


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE, HUGE], ids=str)
def test_vehicles_at_the_last_space_are_drawn_within_the_strip(size):
    land = a_land()
    last = len(land.chart.sites) - 1
    for seat, number in ((0, 1), (0, 2), (1, 1)):
        land.put(land.vehicle(number, seat), LAND[last], CARAVAN)
    sight = Sight(scene_of(land.world, 0))
    strip = plan(*size, False).strip
    text = "\n".join(drawn(sight, size, focus_of(sight), first=CARDS - strip.seen).lines()[: strip.rows])
    assert text.count("●") >= 2
    assert "▲" in text


def test_a_long_draft_shows_every_card_with_its_circles_at_120_by_40():
    world = next(iter(game(3, books="draft")))
    sight = Sight(scene_of(world, next(iter(world.waiting()))))
    canvas = drawn(sight, MIDDLE, focus_of(sight))
    cards = {spot: region for region, spot in canvas.hots if spot.area == "draft"}
    assert len(cards) == 9
    assert {region.height for region in cards.values()} == {7}


async def test_at_160_columns_the_strip_takes_them_all_and_markets_speak_in_words():
    async with at_table(laid(slug="mage_quest"), size=(160, 48)) as pilot:
        rows = shown(pilot).splitlines()
        names = next(row for row in rows if "Garrison" in row and "─" in row)
        assert len(names.rstrip()) >= 156
        assert any("ally/mana" in row for row in rows)
        assert any("mana/elem" in row for row in rows)
        assert re.search(r"\w{4}…?>\W\w{3}", "\n".join(rows))  # the trade of a token too


def told(land, size, focus=None):
    """The rows of the board where the cursor begins, or on something else."""
    sight = Sight(scene_of(land.world, 0))
    return [row.rstrip() for row in drawn(sight, size, focus or focus_of(sight)).lines()]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_trade_tells_the_mana_and_allies_there_are_and_will_be(size):
    land = a_land().caravan("marrow", "city").has(allies=2, mana=5)
    rate = market_of(land.world, 0).allies
    text = "\n".join(told(land, size)).replace(" → ", "→").replace(" →", "→")
    assert "5→4" in text
    assert f"2→{2 + rate}" in text


@pytest.mark.parametrize("size", [MIDDLE, LARGE, HUGE], ids=str)
def test_the_tracks_count_in_figures_as_well(size):
    rows = told(a_land().has(allies=7, mana=5), size, Focus())
    assert [row for row in rows if re.search(r"10 11 +7\b", row)]
    assert [row for row in rows if re.search(r"10 11 +5\b", row)]


@pytest.mark.parametrize(("direction", "turning"), [(1, "↻"), (-1, "↺")])
def test_a_small_circle_shows_which_way_it_is_marked(direction, turning):
    land = a_land()
    book = land.world.kinds[books_of(land.world, 0)[0]]
    text = "\n".join(told(land.marked(book, box().books[book].circle[0], 2, direction), MIDDLE))
    assert turning in text
    assert "↻↺".replace(turning, "") not in text
