"""Why a hint is good in Mage Quest: where a journey leads, what books need, what a trade pays for."""

import re

import pytest

from engine.games.mage_quest.actions import (
    Build,
    Convert,
    Create,
    Finish,
    Gain,
    Hire,
    Invoke,
    Mark,
    Muster,
    Sell,
    Skip,
    Swap,
    Travel,
)
from engine.games.mage_quest.bot.reasons import reasons
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import ELEMENTS
from engine.games.mage_quest.land import market_of
from engine.games.mage_quest.names import allies
from engine.games.mage_quest.table import books_of, place_of
from engine.games.mage_quest.tasks import ToAct
from engine.games.mage_quest.zones import SPEED
from engine.kit.reasons import in_words
from tests.games.mage_quest.builders import GAME, Land, a_game, a_land, along_a_game


def clauses(land: Land, action, seat: int = 0) -> list[str]:
    return [reason.clause for reason in reasons(land.world, seat, action)]


def on_element() -> tuple[Land, str]:
    land = Land().laid()
    card, element = next((site.card, site.element) for site in land.chart.sites if site.element is not None)
    land.caravan(land.chart.cards[card].id, element).has(allies=5).ready()
    return land, element


def test_an_element_that_books_need_tells_how_many_do():
    land, element = on_element()
    name = box().elements[element].name
    assert clauses(land, Gain(land.vehicle())) == [f"four of your books need {name}, and you hold none"]


def test_an_element_that_no_book_needs_is_spare():
    land, element = on_element()
    land.full(*(land.world.kinds[book] for book in books_of(land.world, 0)))
    name = box().elements[element].name
    assert clauses(land, Gain(land.vehicle())) == [
        f"spare {name} can be traded in a city",
        f"no book needs more {name}",
    ]


def test_selling_what_books_still_need_is_a_risk_and_selling_what_is_left_over_is_none():
    land, element = Land().laid(), ELEMENTS[0]
    site = next(site for site in land.chart.sites if site.kind == "city")
    land.caravan(land.chart.cards[site.card].id, "city").has(**{element: 2}).ready()
    risk = f"your books still need that {box().elements[element].name}"
    assert risk in clauses(land, Sell(land.vehicle(), element))
    land.full(*(land.world.kinds[book] for book in books_of(land.world, 0)))
    assert risk not in clauses(land, Sell(land.vehicle(), element))


def test_selling_as_many_as_the_books_still_need_is_a_risk():
    land, element = in_city(), ELEMENTS[0]
    land.full(*(land.world.kinds[book] for book in books_of(land.world, 0)[:2])).has(**{element: 2}).ready()
    assert clauses(land, Sell(land.vehicle(), element))[1:] == [
        f"your books still need that {box().elements[element].name}"
    ]
    land.full(land.world.kinds[books_of(land.world, 0)[2]])
    assert len(clauses(land, Sell(land.vehicle(), element))) == 1


def test_the_sixth_mark_completes_a_book():
    land, element = on_element()
    book = box().books[land.world.kinds[books_of(land.world, 0)[0]]]
    place = (book.circle.index(element) + 1) % 6
    land.marked(book.id, book.circle[place], 5).has(**{element: 1})
    action = Mark(land.vehicle(), land.book(book.id), element)
    assert clauses(land, action)[0] == f"it completes the circle of {book.name}: create it on a sacred space"


def test_a_journey_tells_where_it_leads_and_what_can_be_done_there():
    land = a_game()
    travels = [action for action in land.legal(land.asked()[0]) if isinstance(action, Travel)]
    said = [in_words(reasons(land.world, land.asked()[0], action)) for action in travels]
    assert any(", where you can " in one for one in said)


def test_a_journey_to_a_place_of_no_use_leads_away():
    said = [
        in_words(reasons(world, seat, action))
        for world, seat in along_a_game(3, 60)
        if isinstance(world.ask_of(seat), ToAct)
        for action in GAME.legal(world, seat)
        if isinstance(action, Travel)
    ]
    away = [one for one in said if not one.startswith("it leads to ")]
    assert away
    assert set(away) == {"it leads away from what your books need"}


def test_within_a_move_a_space_is_judged_by_what_it_is_good_for():
    land = a_land().caravan("vesk", "city").has(allies=3)
    city = land.place()
    land.act(0, Travel(0, city + 1))
    assert clauses(land, Travel(0, city + 2)) == ["your books still need Fire"]
    assert clauses(land, Travel(0, city)) == ["you can trade there"]


def test_within_a_move_an_element_that_no_book_needs_is_of_no_use():
    land = a_land().caravan("vesk", "city").has(allies=3)
    land.full(*(land.world.kinds[book] for book in books_of(land.world, 0)))
    city = land.place()
    land.act(0, Travel(0, city + 1))
    assert clauses(land, Travel(0, city + 2)) == ["you have no use for that space now"]


@pytest.mark.parametrize(
    ("full", "said"), [(0, "you have no use for that space now"), (1, "you can create a book there")]
)
def test_within_a_move_a_sacred_space_is_of_use_for_a_full_book(full, said):
    land = a_land().caravan("high_fells", "sacred")
    sacred = land.place()
    land.full(*(land.world.kinds[book] for book in books_of(land.world, 0)[:full]))
    land.act(0, Travel(0, sacred - 1))
    assert clauses(land, Travel(0, sacred)) == [said]


def test_within_a_move_a_ship_is_told_where_there_is_no_dock():
    land = a_land().has(speed=4)
    land.act(0, Travel(0, 1))
    reached = [action for action in land.legal(0) if isinstance(action, Travel)]
    said = {action.space in land.chart.docks: clauses(land, action) for action in reached}
    assert said == {True: ["a ship can land there"], False: ["no ship can land there"]}


def test_a_ship_within_a_move_goes_where_it_can_land():
    land = a_land()
    docked = [place in land.chart.docks for place in range(3)]
    land.act(0, Travel(0, 1))
    said = {True: "a ship can land there", False: "no ship can land there"}
    assert clauses(land, Travel(0, 2)) == [said[docked[2]]]
    assert clauses(land, Travel(0, 0)) == [said[docked[0]]]


def test_a_card_of_the_draft_tells_which_neighbours_are_close_and_what_it_shares_with_books_taken():
    land = a_game("draft")
    first, second = land.asked()[0], 1 - land.asked()[0]
    takes = land.legal(first)
    for take in takes:
        [close] = clauses(land, take, first)
        one, other, book, spaces = re.fullmatch(
            r"(\w+) and (\w+) are neighbours in ([\w ]+) and only (\d+) spaces? apart on the map", close
        ).groups()
        circle = [box().elements[element].name for element in named(book).circle]
        assert (circle.index(one) - circle.index(other)) % 6 in (1, 5)
        assert int(spaces) < 6
    land.act(first, takes[0])
    [shared] = clauses(land, land.legal(second)[0], first)
    assert " are neighbours in two of your books and only " in shared


def named(book: str):
    return next(one for one in box().books.values() if one.name == book)


def test_allies_that_buy_nothing_are_no_gain():
    land = a_land().caravan("marrow", "city").has(allies=2, mana=6)
    land.full(*(land.world.kinds[book] for book in books_of(land.world, 0)))
    assert clauses(land, Hire(0))[0] == "you have all the elements you need"


def test_the_fourth_book_wins():
    land = Land().laid()
    books = [land.world.kinds[book] for book in books_of(land.world, 0)]
    land.created(*books[:3]).full(books[3]).ready()
    assert clauses(land, Create(land.book(books[3]))) == ["it is your fourth book, and four win"]


@pytest.mark.parametrize(
    ("full", "mana", "said"),
    [
        (4, 4, "you can create all your books here and now, and four win"),
        (4, 3, "it is book 1 of the 4 you need"),
        (3, 4, "it is book 1 of the 4 you need"),
    ],
)
def test_the_first_of_books_that_win_together_is_told_as_a_win(full, mana, said):
    land = a_land().caravan("high_fells", "sacred").has(mana=mana)
    land.full(*(land.world.kinds[book] for book in books_of(land.world, 0)[:full]))
    assert clauses(land, Create(books_of(land.world, 0)[0])) == [said]


def test_allies_are_hired_for_the_elements_still_needed():
    land = Land().laid()
    site = next(site for site in land.chart.sites if site.kind == "city")
    land.caravan(land.chart.cards[site.card].id, "city").has(allies=2, mana=6).ready()
    assert clauses(land, Hire(land.vehicle()))[0] == "you still need 24 elements and have 2 Allies to buy them"


@pytest.mark.parametrize(("mana", "risky"), [(4, True), (5, False)])
def test_mana_that_the_books_will_cost_is_a_risk_to_trade_away(mana, risky):
    land = in_city(mana=mana, allies=2).ready()
    assert ("each book will cost 1 Mana" in clauses(land, Hire(land.vehicle()))) is risky


def test_a_second_ship_and_skipping_have_their_reasons():
    land = a_land()
    assert "its 3 Allies would buy three elements" in clauses(land, Build())
    assert clauses(land, Skip()) == ["nothing you can do now brings a book nearer"]


def in_city(**has: int) -> Land:
    """A caravan in the first city with a market."""
    land = Land().laid()
    site = next(site for site in land.chart.sites if site.index in land.chart.markets)
    return land.caravan(land.chart.cards[site.card].id, "city").has(**has)


def test_a_conversion_tells_what_it_is_on_the_way_to():
    said = [said for world, seat in along_a_game(3, 60) for said in of_conversions(world, seat)]
    assert any(one[0].startswith("it is on the way to ") and one[0].endswith(" there") for one in said)


def of_conversions(world, seat):
    legal = GAME.legal(world, seat)
    return [[one.clause for one in reasons(world, seat, action)] for action in legal if isinstance(action, Convert)]


def test_an_element_is_traded_for_one_that_books_need():
    land = in_city()
    trade = market_of(land.world, land.vehicle()).trade
    land.has(**{trade.give: 2}).ready()
    take = box().elements[trade.take].name
    swap = Swap(land.vehicle())
    assert clauses(land, swap) == [f"your books still need {take}: this saves you the trip"]
    land.full(*(land.world.kinds[book] for book in books_of(land.world, 0)))
    assert clauses(land, swap)[1] == f"no book needs more {take}"


def test_speed_mustering_and_finishing_have_their_reasons():
    land = in_city(mana=9).ready()
    faster = SPEED(land.world, 0) + 1
    assert clauses(land, Invoke()) == [f"with speed {faster} every later Move goes further"]
    assert clauses(land, Muster()) == ["without Allies you cannot buy elements"]
    assert clauses(land, Finish()) == ["doing more of this would not bring a book nearer"]


# Why this one


def on_salt(**stores: int) -> Land:
    """A caravan on Salt, with two books that can take Salt next: Ash Psalter then needs Carabolic, Tidewright Ice."""
    land = Land().laid()
    card = next(site.card for site in land.chart.sites if site.element == "salt")
    return land.caravan(land.chart.cards[card].id, "salt").has(salt=1, **stores).ready()


def marks_of(land: Land) -> dict[str, str]:
    """What is said of marking Salt on each book, after how far it would be."""
    found = (action for action in land.legal(0) if isinstance(action, Mark) and action.element == "salt")
    return {land.world.kinds[action.book]: clauses(land, action)[0].split(", and ")[1] for action in found}


def test_a_mark_says_why_this_book_and_no_other():
    said = marks_of(on_salt(carabolic=1, echo=1, ice=1, wood=1, fire=1))
    assert len(said) == 4
    assert all(why.endswith(", which comes next, is in your stores") for why in said.values())


def test_a_mark_with_nothing_stored_for_the_next_says_what_lies_close_by():
    land = on_salt()
    said = marks_of(land)
    here = land.chart.sites[place_of(land.world, land.vehicle())].index
    near = {
        box().elements[site.element].name for site in land.chart.sites if site.element and abs(site.index - here) <= 4
    }
    close = [why for why in said.values() if "which comes next" in why]
    assert close
    assert {why.split(",")[0] for why in close} <= near
    assert {why for why in said.values() if why not in close} <= {"it makes room in your stores"}


def test_where_two_books_take_an_element_the_one_that_is_further_on_says_so():
    land = Land().laid()
    first, second, *rest = (land.world.kinds[book] for book in books_of(land.world, 0))
    circle, other = box().books[first].circle, box().books[second].circle
    element = circle[4]
    land.marked(first, circle[0], 4).marked(second, other[(other.index(element) - 1) % 6], 1)
    land.full(*rest)
    card = next(site.card for site in land.chart.sites if site.element == element)
    land.caravan(land.chart.cards[card].id, element).has(**{element: 1}).ready()
    mark = Mark(land.vehicle(), land.book(first), element)
    assert mark in land.legal(0)
    name = box().elements[element].name
    assert clauses(land, mark)[0].endswith(f", and no other book that can take {name} is as far along")


def test_a_mark_that_takes_nothing_from_another_book_needs_no_comparison():
    land = on_salt()
    land.full(*(land.world.kinds[book] for book in books_of(land.world, 0)[1:]))
    assert list(marks_of(land).values()) == ["it makes room in your stores"]


def test_mana_for_an_element_is_worth_what_it_pays_here_and_now():
    land, element = in_city(), ELEMENTS[0]
    land.has(allies=2, mana=1, **{element: 1}).ready()
    market = market_of(land.world, land.vehicle())
    said = clauses(land, Sell(land.vehicle(), element))[0]
    bought = allies(market.mana * market.allies)
    assert said == f"{market.mana} Mana buys {bought} here, and you still need 23 elements"
    land.full(*(land.world.kinds[book] for book in books_of(land.world, 0)))
    said = clauses(land, Sell(land.vehicle(), element))[0]
    assert said == "your four books will cost 4 Mana, and you have 1"
    land.has(mana=6)
    assert clauses(land, Sell(land.vehicle(), element))[0].endswith(" can go into speed or into Allies")
