"""The box adds up and can be won whatever is left out; whatever does not fit is told exactly."""

import random
import shutil
from itertools import combinations
from pathlib import Path

import pytest

from engine.content.loading import content_root
from engine.games.mage_quest.content.box import box, check
from engine.games.mage_quest.content.checks import reached_from, turned
from engine.games.mage_quest.content.forms import ELEMENTS, SHORT_WIDTH
from engine.games.mage_quest.land import Chart
from tests.spoiling import spoil

FOLDER = content_root() / "mage_quest"
BOX = box()
MAPS = list(BOX.maps.values())
BOOKS = list(BOX.books.values())
MARKETS = list(BOX.markets.values())


def spaces(kind: str) -> int:
    return sum(space.kind == kind for card in MAPS for space in card.land)


def shuffles(left_out: str, count: int) -> list[Chart]:
    """Rows without one map, with market tokens, in different orders."""
    charts = []
    for seed in range(count):
        rng = random.Random(f"{left_out}|{seed}")
        row = [card for card in MAPS if card.id != left_out]
        charts.append(Chart([BOX.garrison, *rng.sample(row, len(row))], rng.sample(MARKETS, len(MARKETS))))
    return charts


# What must hold


def test_there_are_twelve_maps_of_three_or_four_land_spaces_and_a_garrison_of_one():
    assert len(MAPS) == 12
    assert {len(card.land) for card in MAPS} == {3, 4}
    assert len(BOX.garrison.land) == 1
    assert BOX.garrison.land[0].dock


def test_there_are_seven_cities_with_tharsend_and_ammun_qa_among_them():
    cities = {card.name for card in MAPS if any(space.kind == "city" for space in card.land)}
    assert spaces("city") == len(cities) == 7
    assert {"Tharsend", "Ammun-Qa"} <= cities


def test_there_are_fourteen_element_spaces_and_each_element_is_on_two_or_three_maps():
    assert spaces("element") == 14
    for element in ELEMENTS:
        assert sum(any(space.element == element for space in card.land) for card in MAPS) in (2, 3)


def test_there_are_four_sacred_spaces_four_mountains_four_clouds_and_seven_docks():
    assert (spaces("sacred"), spaces("mountain")) == (4, 4)
    assert sum(card.clouded for card in MAPS) == 4
    assert sum(card.dock is not None for card in MAPS) == 7


def test_the_six_elements_are_fire_ice_wood_carabolic_and_two_of_ours():
    assert list(BOX.elements) == list(ELEMENTS)
    assert {"Fire", "Ice", "Wood", "Carabolic"} < {kind.name for kind in BOX.elements.values()}
    assert len(ELEMENTS) == 6


def test_nine_cards_hold_eighteen_circles_that_differ_by_more_than_turning_and_mirroring():
    assert (len(BOX.cards), len(BOOKS)) == (9, 18)
    assert all(sorted(book.circle) == sorted(ELEMENTS) for book in BOOKS)
    assert len({turned(book.circle) for book in BOOKS}) == 18


def test_turning_and_mirroring_a_circle_leaves_its_name_the_same():
    circle = BOOKS[0].circle
    for step in range(6):
        spun = circle[step:] + circle[:step]
        assert turned(spun) == turned(spun[::-1]) == turned(circle)


def test_the_two_books_of_a_card_share_no_neighbours():
    def neighbours(circle):
        return {frozenset((circle[i], circle[i - 1])) for i in range(6)}

    for card in BOX.cards.values():
        assert not neighbours(card.books[0].circle) & neighbours(card.books[1].circle)


def test_seven_markets_keep_their_rates_in_bounds_and_let_trade_grow():
    assert len(MARKETS) == 7
    for market in MARKETS:
        assert 1 <= market.allies <= 3
        assert 1 <= market.mana <= 3
        assert 3 <= market.allies + market.mana <= 5
        assert market.allies * market.mana >= 2


def test_one_market_trades_wood_for_carabolic():
    assert ("wood", "carabolic") in {(market.trade.give, market.trade.take) for market in MARKETS}


def test_the_trades_lead_from_every_element_to_every_other():
    for element in ELEMENTS:
        assert reached_from(element, MARKETS) == set(ELEMENTS)


@pytest.mark.parametrize("left_out", BOX.maps)
def test_whichever_map_is_left_out_nothing_needed_is_missing(left_out):
    for chart in shuffles(left_out, 50):
        assert set(chart.elements.values()) == set(ELEMENTS)
        assert len(chart.sacred) >= 3
        assert len(chart.markets) >= 6
        assert all(market.allies * market.mana >= 2 for market in chart.markets.values())
        assert len(chart.docks) >= 7
        reached = {0}
        for site in chart.sites:
            for space, _ in chart.reach(False, site.index, 2):
                reached.add(space)
        assert reached == set(range(len(chart.sites)))


def test_a_dealt_row_reproduces_both_distances_of_the_rulebook():
    row = ["tharsend", "rimewood", "ammun_qa"]
    others = [card.id for card in MAPS if card.id not in (*row, "palewater")]
    cards = [BOX.map_card(id) for id in ("garrison", *others[:3], *row, *others[3:])]
    chart = Chart(cards, MARKETS)
    places = [card.id for card in cards]
    city = next(site.index for site in chart.sites if site.card == places.index("tharsend") and site.kind == "city")
    ice = next(site for site in sorted(chart.elements) if site > city and chart.elements[site] == "ice")
    assert chart.cost(False, city, ice) == 4
    assert chart.cost(True, places.index("tharsend"), places.index("ammun_qa")) == 3


def test_distances_are_the_same_there_and_back_where_both_ends_cost_one():
    chart = shuffles("palewater", 1)[0]
    for a, b in combinations(range(len(chart.sites)), 2):
        if chart.land_costs[a] == chart.land_costs[b]:
            assert chart.cost(False, a, b) == chart.cost(False, b, a)


def test_no_two_spaces_of_a_map_are_called_the_same():
    for card in MAPS:
        assert len({(space.kind, space.element) for space in card.land}) == len(card.land)


# What is refused


@pytest.fixture
def root(tmp_path: Path) -> Path:
    shutil.copytree(FOLDER, tmp_path / "mage_quest")
    return tmp_path


def change(root: Path, file: str, old: str, new: str) -> list[str]:
    spoil(root / "mage_quest" / file, old, new)
    return [str(problem) for problem in check(root)]


def test_an_unknown_kind_of_space_is_named_with_the_nearest(root):
    [told] = change(root, "cards/maps.toml", 'kind = "road"', 'kind = "raod"')
    place = 'mage_quest/cards/maps.toml: maps "marrow" → land #1 → kind: '
    assert told == place + 'unknown value "raod"; did you mean "road"? valid: city, element, mountain, road, sacred'


def test_an_unknown_element_is_named_with_the_nearest(root):
    [told] = change(root, "cards/books.toml", '"carabolic", "salt"', '"carbolic", "salt"')
    assert 'circle #1: unknown value "carbolic"; did you mean "carabolic"?' in told


def test_an_element_space_without_its_element_is_told(root):
    told = change(root, "cards/maps.toml", '{ kind = "element", element = "wood" }', '{ kind = "element" }')
    assert any('maps "marrow" → land #3 → element: element spaces name an element' in line for line in told)


def test_a_city_that_names_an_element_is_told(root):
    told = change(root, "cards/maps.toml", '{ kind = "city" }', '{ kind = "city", element = "ice" }')
    assert any('maps "marrow" → land #2 → element: element spaces name an element' in line for line in told)


def test_two_docks_on_a_card_are_told(root):
    [told] = change(
        root, "cards/maps.toml", '{ kind = "city", dock = true }, { kind = "road" }',
        '{ kind = "city", dock = true }, { kind = "road", dock = true }',
    )  # fmt: skip
    assert told.endswith('maps "vesk" → land: a card has at most one dock')


def test_two_spaces_alike_on_a_card_are_told(root):
    city = '{ kind = "city" }'
    told = change(root, "cards/maps.toml", f'{{ kind = "road" }}, {city}', f"{city}, {city}")
    assert 'maps "marrow" → land: two spaces are alike' in told[0]


def test_too_few_land_spaces_are_told(root):
    told = change(root, "cards/maps.toml", '{ kind = "road" }, { kind = "city" }, ', '{ kind = "city" }, ')
    assert 'maps "marrow" → land: this has 2 entries; it must have 3 to 4' in told[0]


def test_an_element_on_one_map_only_is_told(root):
    told = change(root, "cards/maps.toml", 'element = "salt"', 'element = "ice"')
    assert "mage_quest/cards/maps.toml: maps: salt is found on 1 maps; every element is on 2 or 3" in told


def test_a_missing_cloud_breaks_its_sum(root):
    [told] = change(root, "cards/maps.toml", "clouded = true", "clouded = false")
    assert told == (
        "mage_quest/game.toml: expected → clouds: the files hold 3, 4 are expected; change the cards or this"
    )


def test_a_garrison_without_a_dock_is_told(root):
    [told] = change(root, "cards/garrison.toml", ", dock = true", "")
    assert told.endswith("land: the Garrison has one land space, with a dock")


def test_a_circle_with_an_element_twice_is_told(root):
    told = change(root, "cards/books.toml", '"carabolic", "salt", "echo"', '"carabolic", "salt", "salt"')
    assert 'books "ash_psalter" → circle: a circle holds each of the six elements once' in told[0]


def test_a_circle_that_is_another_mirrored_is_told(root):
    first, second = BOOKS[0].circle, BOOKS[1].circle
    written = [", ".join(f'"{element}"' for element in circle) for circle in (first[::-1], second)]
    [told] = change(root, "cards/books.toml", written[1], written[0])
    assert 'books "tidewright" → circle: this is the circle of "ash_psalter", turned or mirrored' in told


def test_a_market_rate_out_of_bounds_is_told(root):
    [told] = change(root, "cards/markets.toml", "allies = 1", "allies = 4")
    assert told.endswith('markets "mill_scales" → allies: this must be a whole number from 1 to 3, not 4')


@pytest.mark.parametrize(("allies", "mana"), [(1, 1), (3, 3)])
def test_a_market_too_poor_or_too_rich_is_told(root, allies, mana):
    [told] = change(root, "cards/markets.toml", "allies = 1\nmana = 3", f"allies = {allies}\nmana = {mana}")
    assert "valid: 3 to 5, and at least 2" in told


def test_trades_that_do_not_reach_everything_are_told(root):
    told = change(root, "cards/markets.toml", 'give = "echo", take = "fire"', 'give = "echo", take = "salt"')
    assert any("the trades do not lead from ice to fire" in line for line in told)


def test_a_trade_of_an_element_for_itself_is_told(root):
    told = change(root, "cards/markets.toml", 'give = "fire", take = "ice"', 'give = "ice", take = "ice"')
    assert 'markets "mill_scales" → trade: an element is traded for another one' in told[0]


def test_a_duplicate_id_is_told(root):
    told = change(root, "cards/markets.toml", 'id = "forge_stall"', 'id = "mill_scales"')
    assert 'markets "mill_scales" → id: this id is already used' in told[0]


def test_an_id_must_be_the_name(root):
    [told] = change(root, "cards/maps.toml", 'name = "Vesk"', 'name = "Vask"')
    assert told.endswith('maps "vesk" → id: the id is the name in small letters: "vask"')


def test_a_name_too_long_for_its_card_is_told(root):
    told = change(root, "cards/books.toml", 'name = "Nine Knots"', 'name = "Ninety-Nine Knots"')
    assert any('"Ninety-Nine Knots" has 17 characters; at most 14 fit' in line for line in told)


def test_a_missing_element_is_told(root):
    told = change(root, "cards/elements.toml", 'id = "echo"\nname = "Echo"', 'id = "salt"\nname = "Salt"')
    assert any('elements: there is no entry for "echo"; all six must be told' in line for line in told)


def test_a_narrow_place_has_an_elements_name_or_a_cut_of_it_and_never_another_word():
    for kind in box().elements.values():
        assert kind.short == kind.name or (kind.short.endswith("…") and kind.name.startswith(kind.short[:-1]))
        assert len(kind.short) <= SHORT_WIDTH
