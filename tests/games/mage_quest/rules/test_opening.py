"""Setting up: the row, the markets, the fleets, the books dealt or drafted, and who begins."""

import pytest

from engine.core import Rejected, Rolled
from engine.games.mage_quest.actions import Skip, Take
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.land import chart_of
from engine.games.mage_quest.zones import (
    ASIDE,
    BOOK_DECK,
    BOOKS,
    CARDS,
    DIRECTION,
    FLEETS,
    MAP,
    MARKETS,
    MARKS,
    OFFER,
    SHIP,
    SPEED,
    STARTER,
    STOCK,
    WATER,
)
from tests.games.mage_quest.builders import GAME, a_game, worlds


def test_eleven_maps_lie_in_a_row_right_of_the_garrison_and_the_twelfth_is_left_out():  # rulings 2 and 10
    for world in worlds(20):
        row = [world.kinds[card] for card in world.lying(MAP)]
        assert row[0] == "garrison"
        left_out = [world.kinds[piece] for piece in world.lying(ASIDE) if world.kinds[piece] in box().maps]
        assert sorted(row[1:] + left_out) == sorted(box().maps)
        assert len(left_out) == 1


def test_the_order_of_the_row_and_the_map_left_out_are_drawn_by_chance():
    rows = {tuple(world.kinds[card] for card in world.lying(MAP)) for world in worlds(20)}
    assert len(rows) == 20
    assert len({set(box().maps).difference(row).pop() for row in rows}) > 5


def test_every_city_has_a_market_and_a_seventh_token_is_put_aside_with_the_seventh_city():
    seen: set[int] = set()
    for world in worlds(30):
        chart = chart_of(world)
        cities = [site.index for site in chart.sites if site.kind == "city"]
        assert list(chart.markets) == cities
        assert len(world.lying(MARKETS)) == len(cities)
        assert len(world.lying(MARKETS)) + len([p for p in world.lying(ASIDE) if world.kinds[p] in box().markets]) == 7
        seen.add(len(cities))
    assert seen == {6, 7}


def test_both_begin_with_three_allies_five_mana_speed_two_and_one_ship_at_the_garrison():  # ruling 1
    land = a_game()
    for seat in (0, 1):
        assert land.amounts(seat) == (3, 5)
        assert SPEED(land.world, seat) == 2
        assert FLEETS[seat][0] in land.world.zones[WATER[0]]
        assert land.world.sides[FLEETS[seat][0]] == SHIP
        assert land.world.lying(STOCK[seat]) == list(FLEETS[seat][1:])


def test_each_seat_is_dealt_two_open_cards_of_two_books_and_five_cards_stay_unused():  # ruling 3
    land = a_game()
    for seat in (0, 1):
        cards = land.kinds(CARDS[seat])
        assert len(cards) == 2
        assert land.kinds(BOOKS[seat]) == [book.id for card in cards for book in box().cards[card].books]
    assert len(land.world.zones[BOOK_DECK]) == 5


def test_books_begin_without_arrow_direction_and_marks():
    land = a_game()
    for book in land.world.lying(BOOKS[0]):
        assert (MARKS(land.world, book), DIRECTION(land.world, book)) == (0, 0)


def test_the_starting_player_is_drawn_by_chance():
    starters = [a_game(seed=seed) for seed in range(30)]
    assert {STARTER(land.world) for land in starters} == {0, 1}
    for land in starters:
        assert land.asked() == [STARTER(land.world)]
        assert [fact.label for fact in land.facts(Rolled)] == ["starter"]


def test_a_draft_goes_there_and_back_from_the_starting_player():
    land = a_game(books="draft")
    starter = STARTER(land.world)
    order: list[int] = []
    while land.world.zones[OFFER] and len(order) < 4:
        [seat] = land.asked()
        order.append(seat)
        land.act(seat, land.legal(seat)[0])
    assert order == [starter, 1 - starter, 1 - starter, starter]
    assert land.asked() == [starter]
    assert [len(land.world.zones[BOOKS[seat]]) for seat in (0, 1)] == [4, 4]


def test_a_draft_offers_all_nine_cards_open_and_a_taken_card_is_gone():
    land = a_game(books="draft")
    [seat] = land.asked()
    assert sorted(land.kinds(OFFER, up=True)) == sorted(box().cards)
    card = land.world.lying(OFFER)[3]
    land.act(seat, Take(card))
    assert card in land.world.zones[CARDS[seat]]
    [other] = land.asked()
    assert land.refuses(other, Take(card)).slug == "NotOnOffer"


def test_nobody_acts_before_the_books_are_drafted():
    land = a_game(books="draft")
    [seat] = land.asked()
    assert land.refuses(seat, Skip()).sentence.startswith("First take a card with two spell books")


def test_nothing_is_drafted_where_books_are_dealt():
    land = a_game()
    [seat] = land.asked()
    assert land.refuses(seat, Take(land.world.lying(CARDS[seat])[0])).slug == "WrongAction"


@pytest.mark.parametrize("seats", [1, 3])
def test_mage_quest_is_for_two(seats):
    with pytest.raises(Rejected, match=f"Mage Quest is for 2 players, not {seats}."):
        GAME.check({}, seats)
